import Diagnostics

// What a whole page lacks, and references to missing names.
extension Diagnostic {
  static func withoutDoctype(at span: Span) -> Diagnostic {
    Diagnostic(
      .error, .htmlDocument, "the page has no doctype: a browser shows it in quirks mode",
      at: span,
      help: [Help("begin it with '<!doctype html>'")])
  }

  static func withoutTitle(at span: Span) -> Diagnostic {
    Diagnostic(
      .error, .htmlDocument, "the page has no title", at: span,
      help: [Help("write '<title>…</title>' in 'head', in every branch")])
  }

  static func emptyTitle(at span: Span) -> Diagnostic {
    Diagnostic(
      .error, .htmlDocument, "the title of the page is empty", at: span,
      help: [Help("write what the page is about")])
  }

  static func withoutLanguage(at span: Span) -> Diagnostic {
    Diagnostic(
      .warning, .htmlDocument, "the page does not say its language", at: span,
      help: [Help("write 'lang=\"{{ page.language }}\"' in the tag 'html'")])
  }

  static func withoutEncoding(at span: Span) -> Diagnostic {
    Diagnostic(
      .warning, .htmlDocument, "the page does not say its encoding", at: span,
      notes: ["where the host does not say it either, a browser may show 'Ã©' in place of 'é'"],
      help: [Help("write '<meta charset=\"utf-8\">' at the beginning of 'head'")])
  }

  static func lateEncoding(at span: Span) -> Diagnostic {
    Diagnostic(
      .warning, .htmlDocument,
      "the page says its encoding after the first 1024 bytes, in which a browser looks for it",
      at: span, help: [Help("move it to the beginning of 'head'")])
  }

  static func withoutAlternative(
    _ name: String, on branch: Span?, at span: Span
  ) -> Diagnostic {
    Diagnostic(
      .error, .htmlNames, "'\(name)' without 'alt'" + (branch == nil ? "" : " in some branches"),
      at: span, places: branch.map { [Place($0, "only in this branch")] } ?? [],
      help: [Help("say what the picture shows, or write 'alt=\"\"' where it is decoration")])
  }

  static func nameless(_ what: String, at span: Span) -> Diagnostic {
    Diagnostic(
      .warning, .htmlNames, "this \(what) has no name for those who do not see it", at: span,
      help: [Help("put text into it, or write 'aria-label=\"…\"'")])
  }

  /// A control without a label; `first` is the one before it in the same `label`.
  static func unlabelled(_ name: String, besides first: Span?, at span: Span) -> Diagnostic {
    Diagnostic(
      .warning, .htmlNames, "this '\(name)' has no label", at: span,
      places: first.map { [Place($0, "the 'label' around both is that of its first control")] }
        ?? [],
      help: [
        Help(
          first == nil
            ? "put it into a 'label', or name its id in the 'for' of one"
            : "put it into a 'label' of its own, or write 'aria-label=\"…\"'")
      ])
  }

  static func emptyHeading(_ name: String, at span: Span) -> Diagnostic {
    Diagnostic(
      .warning, .htmlHeadings, "the heading '\(name)' is empty", at: span,
      help: [Help("put text into it, or leave it out")])
  }

  static func skippedHeading(_ name: String, after level: Int, at span: Span) -> Diagnostic {
    Diagnostic(
      .warning, .htmlHeadings, "'\(name)' follows 'h\(level)': a level is skipped", at: span,
      help: [Help("write 'h\(level + 1)', and set its size in the style sheet")])
  }

  static func withoutHeading(at span: Span) -> Diagnostic {
    Diagnostic(
      .warning, .htmlHeadings, "the page has no heading", at: span,
      help: [Help("write its title in an 'h1'")])
  }

  static func duplicateID(_ name: String, first: Span, at span: Span) -> Diagnostic {
    Diagnostic(
      .error, .htmlReferences, "the id '\(name)' stands on the page twice", at: span,
      places: first == span ? [] : [Place(first, "the first one")],
      notes: first == span ? ["what writes it is used more than once on the page"] : [],
      help: [Help("give each element an id of its own, with a value in it")])
  }

  static func repeatedID(_ name: String, at span: Span) -> Diagnostic {
    Diagnostic(
      .warning, .htmlReferences, "the id '\(name)' is written in every iteration of a loop",
      at: span,
      help: [Help("put a value into it that differs: 'id=\"\(name)-{{ loop.index }}\"'")])
  }

  static func unknownID(
    _ name: String, attribute: String, nearest: String?, at span: Span
  ) -> Diagnostic {
    Diagnostic(
      .error, .htmlReferences,
      "'\(attribute)' names the id '\(name)', which nothing on the page has", at: span,
      help: nearest.map { [Help("did you mean '\($0)'?")] } ?? [])
  }

  /// A reference by a value, whose known beginning no id has.
  static func noSuchID(_ beginning: String, attribute: String, at span: Span) -> Diagnostic {
    Diagnostic(
      .error, .htmlReferences,
      beginning.isEmpty
        ? "'\(attribute)' names an id, and nothing on the page has one"
        : "'\(attribute)' names an id that begins with '\(beginning)', which nothing on the page has",
      at: span, help: [Help("write 'id=\"…\"' with the same value at what it is about")])
  }

  static func unknownMap(_ name: String, nearest: String?, at span: Span) -> Diagnostic {
    Diagnostic(
      .error, .htmlReferences, "'usemap' expects '#' and the name of a 'map', found '\(name)'",
      at: span,
      help: [Help(nearest.map { "did you mean '#\($0)'?" } ?? "put a 'map' on the page")])
  }

  static func wrongTarget(
    _ name: String, attribute: String, element: String, at span: Span
  ) -> Diagnostic {
    Diagnostic(
      .error, .htmlReferences,
      "'\(attribute)' names the id '\(name)', which is that of '\(element)'", at: span,
      help: [Help("name the id of an element that '\(attribute)' can be about")])
  }

  static func tooManyWays(limit: Int, at span: Span) -> Diagnostic {
    Diagnostic(
      .warning, .htmlLimit,
      "from here on only the finished pages are checked: the template is too involved", at: span,
      notes: ["at most \(limit) combinations of open elements are followed at once"],
      help: [Help("close in each branch what it opens")])
  }
}
