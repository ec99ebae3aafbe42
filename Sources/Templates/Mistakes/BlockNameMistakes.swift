import Diagnostics

extension Diagnostic {
  /// A name that is bound around the tag of a block, whose body does not see it.
  static func unknownInBlock(_ name: String, block: String, at span: Span) -> Diagnostic {
    Diagnostic(
      .error, .unknownVariable, "there is no \(quoted(name)) here", at: span,
      notes: ["a block does not see what is set around it, such as the variable of a loop"],
      help: [Help("write '{% block \(block) scoped %}' where the block is shown")])
  }
}
