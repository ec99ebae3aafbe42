extension TypedNode {
  /// Whether it prints markup, so that its output cannot be captured as plain text.
  var holdsMarkup: Bool { holdsMarkup(orCalls: true) }

  /// Whether it prints markup; a routine that is called within itself prints what its other parts
  /// print, so such calls count only where the rest of the routine is not examined.
  private func holdsMarkup(orCalls countsCalls: Bool) -> Bool {
    func anyHoldsMarkup(_ nodes: [TypedNode]) -> Bool {
      nodes.contains { $0.holdsMarkup(orCalls: countsCalls) }
    }
    return switch kind {
    case .text(let bytes):
      bytes.contains { $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: "&") }
    case .print(let value): value.type.isMarkup || value.type == .json
    case .condition(let branches, let otherwise):
      branches.contains { anyHoldsMarkup($0.body) } || anyHoldsMarkup(otherwise)
    case .loop(let loop): anyHoldsMarkup(loop.body) || anyHoldsMarkup(loop.otherwise)
    case .scope(let nodes): anyHoldsMarkup(nodes)
    case .call(let call):
      call.definition.map { $0.body.contains { $0.holdsMarkup(orCalls: false) } } ?? countsCalls
    case .braced, .suspect, .unknown, .assign, .assignField: false
    }
  }
}
