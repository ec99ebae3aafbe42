import Diagnostics

extension Diagnostic {
  /// An address of the pages of entries in which nothing is of an entry.
  static func addressOfAllEntries(_ name: String, address: String, at span: Span?) -> Diagnostic {
    Diagnostic(
      .error, .collision,
      "all pages of \(quoted(name)) would have the address \(quoted(address))", at: span,
      help: [Help("write a field of the entry in 'at', such as '{slug}/'")])
  }
}
