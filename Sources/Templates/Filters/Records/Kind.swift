import Diagnostics

extension Filter {
  /// What kind of value it is, known before anything is rendered.
  static let kind = Filter("kind") { typing, call in
    call.text(typing.types.kind(of: call.operand.type))
  }
}
