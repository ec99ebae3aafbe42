// Mistakes about names of the host: assets, pages, texts.

package import Diagnostics

extension Diagnostic {
  /// `addressed` is the name of what has the address that was written for a name.
  package static func unknownHostName(
    _ name: String, argument: String, known: [String], addressed: String? = nil, at span: Span,
    suggesting log: inout DiagnosticLog
  ) -> Diagnostic {
    var diagnostic = Diagnostic(
      .error, .unknownHostName, "there is no \(argument) \(quoted(name))", at: span)
    // Pages of a section have its name before theirs: 'posts.topics'.
    let inSection = known.filter { $0.hasSuffix("." + name) }
    let meant = addressed ?? (inSection.count == 1 ? inSection[0] : nil)
    if let nearest = meant ?? log.nearest(to: name, among: known) {
      diagnostic.help = [
        Help("did you mean '\(nearest)'?", replace: span, with: "\"\(nearest)\"")
      ]
    } else if !known.isEmpty, known.count <= 16 {
      diagnostic.notes = ["there are \(list(known, joinedBy: "and"))"]
    }
    return diagnostic
  }

  static func hostNameNotLiteral(
    _ function: String, argument: String, at span: Span
  ) -> Diagnostic {
    Diagnostic(
      .error, .unknownHostName, "the name of a \(argument) is written out", at: span,
      help: [Help("write '\(function)(\"…\")'; to choose, write an 'if' around it")])
  }
}

extension Diagnostic.Help {
  /// How the page of a record is linked.
  static func pageAddress(of record: String) -> Self {
    Self("the address of the page of a record is '\(DisplayText(record).text).url'")
  }
}
