import Diagnostics

extension Filter {
  /// What kind of value it is, known before anything is rendered.
  static let kind = Filter("kind") { checker, call in
    call.text(checker.kind(of: call.operand.type))
  }
}
