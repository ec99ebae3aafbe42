// The rules of front matter.

package import Diagnostics

extension DiagnosticCode {
  package static let frontMatter = DiagnosticCode(
    "0120", "front matter stands between two lines of ---",
    """
    A Markdown file may start with data: a first line of exactly `---`, lines of YAML that are a \
    mapping (`title: Apple pie`), and a line of exactly `---`, both at the left edge. The text \
    follows. Blanks after the dashes do not matter.
    """)
  package static let toml = DiagnosticCode(
    "0121", "front matter is YAML, not TOML",
    """
    Front matter between lines of `+++` is TOML, which Apus does not read. To convert it, write \
    `---` for `+++`, `key: value` for `key = value`, and for a table `[author]` a key `author:` with \
    its pairs indented below it. `apus check --fix` does it in all files of a site, and `apus new \
    FOLDER --from PATH` in the copy of which it makes one.
    """)
}

extension Diagnostic {
  /// Front matter without an end; `almost` is a line that was probably meant as that.
  static func unclosedFrontMatter(at span: Span, almost: Span?) -> Diagnostic {
    guard let almost else {
      return Diagnostic(
        .error, .frontMatter, "the front matter that starts here has no closing '---'", at: span,
        help: [Help("write a line of --- after the last line of data")])
    }
    return Diagnostic(
      .error, .frontMatter, "front matter ends with exactly three hyphens at the left edge",
      at: almost, places: [Place(span, "it starts here")],
      help: [Help("write '---'", replace: almost, with: "---")])
  }

  static func frontMatterWithoutStart(at span: Span) -> Diagnostic {
    Diagnostic(
      .error, .frontMatter, "the front matter does not begin with '---'", at: span,
      help: [
        Help(
          "write a line of --- before the first line of data",
          replace: Span(span.source, Int(span.start), Int(span.start)), with: "---\n")
      ])
  }

  static func secondFrontMatter(at span: Span) -> Diagnostic {
    Diagnostic(
      .error, .frontMatter, "a file has one front matter, and a second one starts here", at: span,
      label: "below this line, the text would begin with a line and a heading",
      help: [
        Help("write its lines into the first one, before the '---' that ends it"),
        Help("to show a line and a heading, write '***' for this '---'"),
      ])
  }

  /// Front matter in TOML; `isRight` says whether it is valid.
  static func tomlFrontMatter(at span: Span, isRight: Bool) -> Diagnostic {
    Diagnostic(
      .error, .toml, "TOML front matter is not supported", at: span,
      notes: isRight ? [] : ["it has a mistake as TOML, too, such as a key twice"],
      help: [
        Help("write '---' for '+++', and 'key: value' for 'key = value'")
      ] + (isRight ? [Help("'apus check --fix' writes it as YAML")] : []))
  }

  /// An object of JSON at the beginning of a text.
  static func jsonFrontMatter(at span: Span) -> Diagnostic {
    Diagnostic(
      .error, .frontMatter, "data at the beginning is not read without a line of '---' before it",
      at: span,
      help: [
        Help("write a line of --- before the '{', and one behind the '}' that closes it"),
        Help("to show JSON, write it between lines of '```'"),
      ])
  }

  static func dotsEndFrontMatter(at span: Span) -> Diagnostic {
    Diagnostic(
      .error, .frontMatter, "'...' does not end front matter", at: span,
      help: [Help("end it with '---'", replace: span, with: "---")])
  }

  static func almostFence(isIndented: Bool, at span: Span) -> Diagnostic {
    Diagnostic(
      .error, .frontMatter,
      isIndented
        ? "'---' is indented, so no front matter starts here"
        : "front matter starts with exactly three dashes", at: span,
      help: [Help("write '---' at the left edge", replace: span, with: "---")])
  }

  static func lookalikesForFence(areDashes: Bool, at span: Span) -> Diagnostic {
    Diagnostic(
      .error, .frontMatter,
      "front matter starts with three hyphens, and "
        + (areDashes ? "these are dashes" : "this line has characters that only look like them"),
      at: span,
      notes: [
        areDashes
          ? "some programs write dashes for hyphens; the line at its end may have them too"
          : "some programs write others for hyphens and blanks; the line at its end may have them too"
      ],
      help: [Help("write '---', typed on the keyboard", replace: span, with: "---")])
  }

  /// A name such as `json` in the line that starts front matter.
  static func fenceWithLanguage(_ name: String, at span: Span) -> Diagnostic {
    let help =
      name.lowercased() == "json"
      ? Help(
        "write '---' for this line: an object of JSON is YAML, too", replace: span, with: "---")
      : Help("write its data in YAML, such as 'title: Apple pie', and '---' for this line")
    return Diagnostic(
      .error, .frontMatter, "front matter is YAML, and starts with '---' alone", at: span,
      help: [help])
  }

  /// A pair such as `title: Apple pie` in the line that starts front matter.
  static func pairBesideFence(at span: Span) -> Diagnostic {
    Diagnostic(
      .error, .frontMatter, "the line that starts front matter is '---' alone", at: span,
      help: [
        Help("write what is behind '---' on the next line, and end the data with another '---'")
      ])
  }

  /// A line such as `===` in the place of `---`.
  static func otherLineForFence(at span: Span) -> Diagnostic {
    Diagnostic(
      .error, .frontMatter, "front matter stands between lines of '---', not of this", at: span,
      help: [
        Help("write '---' for this line and for the one that ends the data"),
        Help("to show lines of data, write them between lines of '```'"),
      ])
  }

  static func lineBeforeFence(_ lines: Span, isComment: Bool, at span: Span) -> Diagnostic {
    Diagnostic(
      .error, .frontMatter,
      "a \(isComment ? "comment" : "blank line") stands before the front matter", at: span,
      label: "this has to be the first line",
      help: [
        isComment
          ? Help("move what stands before it below the '---' that ends it")
          : Help("delete what stands before it", replace: lines, with: "")
      ])
  }

  static func frontMatterIsNoMapping(at span: Span) -> Diagnostic {
    Diagnostic(
      .error, .frontMatter, "front matter must be a mapping", at: span,
      help: [Help("write lines such as 'title: Apple pie'")])
  }

  static func frontMatterTooLong(limit: Int, at span: Span) -> Diagnostic {
    Diagnostic(
      .error, .tooLarge, "the front matter that starts here is longer than \(limit) bytes",
      at: span)
  }
}
