import Diagnostics

extension Filter {
  /// What kind of value it is, known before anything is rendered.
  static let kind = Filter("kind") { typing, call in
    var kind = call.text(typing.types.kind(of: call.operand.type))
    kind.words = .kinds
    return kind
  }
}
