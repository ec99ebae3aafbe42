import Diagnostics

extension Diagnostic.Help {
  /// How a name in `tabs` becomes that of a page of the section.
  static func pageForTab(_ name: String, isElsewhere: Bool) -> Diagnostic.Help {
    let shown = DisplayText(name).text
    return Diagnostic.Help(
      isElsewhere
        ? "a tab is a page of its own section: move '\(shown)' below the 'pages' of this one"
        : "declare it below the 'pages' of this section: '\(shown): { page: \(shown) }'")
  }
}

// Keys that a kind of page needs, or does not have.
extension Diagnostic {
  /// A key that a page of a kind needs.
  static func pageNeeds(
    _ needed: String, for kind: String, page name: String, at span: Span?
  ) -> Diagnostic {
    Diagnostic(
      .error, .pageShape, "page \(quoted(name)) with '\(kind)' needs '\(needed)'", at: span,
      help: [
        Help(
          needed == "at"
            ? "write 'at: …' with the former address"
            : "write '\(needed): …' with the name of a field of the entries")
      ])
  }

  /// A key that has no effect on a page of a kind.
  static func pageRefuses(
    _ refused: String, for kind: String, at span: Span?, help: String
  ) -> Diagnostic {
    Diagnostic(
      .error, .pageShape, "'\(refused)' means nothing for a page with '\(kind)'", at: span,
      help: [Help(help)])
  }

  /// A key that had another name before version 1.
  static func renamedKey(_ old: String, to new: String, at span: Span?) -> Diagnostic {
    Diagnostic(
      .error, .pageShape, "'\(old)' is now called '\(new)'", at: span,
      help: [Help("write '\(new):' instead of '\(old):'")])
  }
}
