import Diagnostics
import Documents
import Schema
import Tables

/// Finds texts between braces that a comma cuts: `{ alt: A thick, burning candle }`.
struct CutTexts {
  private let tree: DocumentTree

  /// Finds them in a document.
  init(in tree: DocumentTree) { self.tree = tree }

  /// A value of a mapping, with the keys behind it that are probably a part of it.
  private struct CutText {
    let key: NodeIndex
    var rest: [NodeIndex] = []
  }

  /// Reports the unknown keys of a mapping that are probably a part of the value before them.
  ///
  /// - Parameters:
  ///   - unknown: The unknown keys, in the order of the file.
  ///   - node: The mapping.
  ///   - binder: Takes what is wrong.
  ///   - field: The field of a key: what its value is meant as, and whether nobody may see it; nil
  ///     where it has none.
  ///   - mayBeField: Whether an unknown key is rather a field that is misspelt.
  /// - Returns: The other keys.
  func taken(
    outOf unknown: [NodeIndex], of node: NodeIndex, by binder: inout Binder,
    field: (NodeIndex, inout Binder) -> (form: Diagnostic.CutForm, isSecret: Bool)?,
    mayBeField: (NodeIndex, inout Binder) -> Bool
  ) -> [NodeIndex] {
    guard unknown.contains(where: isBare) else { return unknown }
    var others: [NodeIndex] = []
    var next = unknown[...]
    var text: CutText?
    for (key, value) in tree.pairs(of: node) {
      let isUnknown = next.first == key
      if isUnknown { next.removeFirst() }
      if isUnknown, isBare(key), let last = text?.rest.last ?? text.map({ $0.key + 1 }),
        isCut(after: last, before: key), !mayBeField(key, &binder)
      {
        text?.rest.append(key)
        continue
      }
      if isUnknown { others.append(key) }
      report(text, by: &binder, field: field)
      text = tree[value].kind == .plain && tree[value].count > 0 ? CutText(key: key) : nil
    }
    report(text, by: &binder, field: field)
    return others
  }

  /// Whether a key is between braces, and neither a colon nor a value follows it.
  func isBare(_ key: NodeIndex) -> Bool {
    guard tree[key].kind == .plain, tree[key + 1].kind == .plain, tree[key + 1].count == 0 else {
      return false
    }
    let rest = tree.source.bytes[Int(tree[key].end)...].drop { $0 == 0x20 }
    return rest.first == UInt8(ascii: ",") || rest.first == UInt8(ascii: "}")
  }

  /// Whether only a comma and blanks are between two nodes.
  private func isCut(after node: NodeIndex, before key: NodeIndex) -> Bool {
    let (end, start) = (Int(tree[node].end), Int(tree[key].start))
    guard end < start else { return false }
    return tree.source.bytes[end..<start].allSatisfy { $0 == 0x20 || $0 == UInt8(ascii: ",") }
  }

  private func report(
    _ text: CutText?, by binder: inout Binder,
    field: (NodeIndex, inout Binder) -> (form: Diagnostic.CutForm, isSecret: Bool)?
  ) {
    guard let text, let first = text.rest.first, let last = text.rest.last else { return }
    let found = field(text.key, &binder) ?? (.text, false)
    let value = text.key + 1
    let end = Int(tree[last].end)
    binder.log.report(
      .cutText(
        [tree.string(of: value)] + text.rest.map { tree.string(of: $0) }, as: found.form,
        isSecret: found.isSecret || binder.isInSecret,
        at: Span(tree.source.id, Int(tree[first].start), end),
        whole: Span(tree.source.id, Int(tree[value].start), end), isLenient: binder.isLenient))
  }
}

extension TypePlan {
  /// What a text for a value of this type was meant as that a comma cut.
  var cutForm: Diagnostic.CutForm {
    switch kind {
    case .list: .list
    case .scalar(.double), .scalar(.decimal): .fraction
    case .scalar(.int): .whole
    default: .text
    }
  }
}
