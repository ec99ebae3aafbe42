import Schema

/// Finds the addresses of the site in texts that a template makes with them, such as
/// `note.url ~ "?x=1"` or what `set` captures.
struct AddressText {
  /// How many variables, or texts in others, are followed.
  static let depthLimit = 6
  /// What a value that is an absolute URL looks like.
  static let example = Array("https://…".utf8)

  /// The values of variables that are assigned once.
  let captures: [VariableID: TypedExpression]
  /// Variables whose values change.
  let changing: Set<VariableID>

  /// The values that a text is made of, in their order; nil where none is an address of the site.
  func pieces(of text: TypedExpression) -> [TypedExpression]? {
    guard holdsAddress(text, depth: 0) else { return nil }
    switch text.kind {
    case .many(.concatenate, let pieces): return pieces
    case .unary(.addressText, let value), .unary(.text(.urlEncode), let value): return [value]
    case .variable(let variable): return captures[variable].map { [$0] }
    case .capture(let nodes, asText: true): return nodes.compactMap(\.piece)
    default: return nil
    }
  }

  private func holdsAddress(_ value: TypedExpression, depth: Int) -> Bool {
    guard depth < Self.depthLimit else { return false }
    switch value.kind {
    case .unary(.addressText, _): return true
    case .unary(.text(.urlEncode), let operand): return holdsAddress(operand, depth: depth + 1)
    case .many(.concatenate, let pieces):
      return pieces.contains { holdsAddress($0, depth: depth + 1) }
    case .variable(let variable):
      guard !changing.contains(variable), let value = captures[variable] else { return false }
      return holdsAddress(value, depth: depth + 1)
    case .capture(let nodes, asText: true):
      let pieces = nodes.map(\.piece)
      return !pieces.contains { $0 == nil }
        && pieces.contains { piece in
          piece.map { $0.type == .address || holdsAddress($0, depth: depth + 1) } ?? false
        }
    default: return false
    }
  }
}

extension TypedNode {
  /// The value that a part of a text prints; nil where conditions or loops decide.
  fileprivate var piece: TypedExpression? {
    switch kind {
    case .text(let bytes): .text(bytes, span)
    case .print(let value): value
    default: nil
    }
  }
}
