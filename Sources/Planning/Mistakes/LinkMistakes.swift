package import Diagnostics

extension Diagnostic {
  /// The pages that have one mistake.
  package struct PagesWithMistake: Sendable {
    /// The address of the first of them.
    let first: String
    /// Their number, 1 or more.
    let count: Int

    package init(first: String, count: Int) {
      self.first = first
      self.count = count
    }

    var words: String {
      switch count {
      case 1: quoted(first)
      case 2: "\(quoted(first)) and one more"
      default: "\(quoted(first)) and \(count - 1) more"
      }
    }
  }

  package static func brokenAddress(
    _ address: String, on pages: PagesWithMistake, at span: Span?, isVerbatim: Bool,
    suggestion: String?
  ) -> Diagnostic {
    var diagnostic = brokenLink(address, at: span, isVerbatim: isVerbatim, suggestion: suggestion)
    diagnostic.notes = [
      "it stands on \(pages.count == 1 ? "the page" : "the pages") \(pages.words)"
    ]
    diagnostic.help.append(
      Help("in a template, lead to pages with 'url(…)' or '.url', and to files with 'asset(…)'"))
    return diagnostic
  }

  /// A whole address of the site where there is nothing: another program may answer there.
  package static func brokenWholeAddress(
    _ address: String, on pages: PagesWithMistake, at span: Span?
  ) -> Diagnostic {
    Diagnostic(
      .warning, .brokenLink,
      "\(quoted(address)) has the site's own 'address', and leads to no page or file of it",
      at: span,
      notes: ["it stands on \(pages.count == 1 ? "the page" : "the pages") \(pages.words)"],
      help: [
        Help(
          "in a template, '| absolute' makes the whole address of 'url(…)', '.url' or 'asset(…)'")
      ])
  }

  package static func repeatedAnchor(
    _ anchor: String, on pages: PagesWithMistake, at span: Span?
  ) -> Diagnostic {
    Diagnostic(
      .error, .brokenLink, "the id \(quoted(anchor)) stands twice on one page", at: span,
      label: "here for the second time",
      notes: ["it does on \(pages.count == 1 ? "the page" : "the pages") \(pages.words)"])
  }

  package static func missingAnchor(
    _ anchor: String, of target: String, linkedFrom pages: PagesWithMistake, at span: Span?
  ) -> Diagnostic {
    Diagnostic(
      .error, .brokenLink,
      "there is no id \(quoted(anchor)) on the page \(quoted(target))", at: span,
      notes: [
        "the link stands on \(pages.count == 1 ? "the page" : "the pages") \(pages.words)"
      ])
  }

  /// Adds that more of the same was found at the same place.
  package mutating func noteMore(_ count: Int) {
    notes.append("the same place makes \(count) more that \(count == 1 ? "is" : "are") wrong")
  }
}
