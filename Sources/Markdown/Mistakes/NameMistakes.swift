// Mistakes about what readers are told who do not see a page.

package import Diagnostics

extension DiagnosticCode {
  /// An image without alternative text.
  package static let missingAlternativeText = DiagnosticCode(
    "0408", "images have alternative text",
    """
    Readers who do not see an image are told its alternative text, what stands between the \
    brackets of `![…](…)`. An image that adds nothing to the text around it is marked as \
    decoration by its title: `![](border.svg "decorative")`, and then has no alternative text. The name of a file, such as \
    `IMG_1234.jpg`, says nothing about a picture.
    """)

  /// A heading or link without a text.
  static let elementWithoutName = DiagnosticCode(
    "0418", "headings and links have a name",
    """
    A heading is an entry in the contents of its page, and a link is read aloud by its text. One \
    that holds only a decorative image, `## ![](leaf.svg "decorative")`, has none: it is a line \
    without words there. Write a text, or say in the image's alternative text what the heading is \
    called or where the link leads.
    """)
}

extension Diagnostic {
  /// An image without alternative text, or with the name of its file as one.
  static func badAlternativeText(of typed: String, isName: Bool, at span: Span) -> Diagnostic {
    let address = MarkdownSpelling.destination(typed)
    return Diagnostic(
      isName ? .warning : .error, .missingAlternativeText,
      isName
        ? "the alternative text of the image '\(typed)' is the name of its file"
        : "the image '\(typed)' has no alternative text", at: span,
      help: [
        Help("say between the brackets what it shows: '![A pie on a plate](\(address))'"),
        Help("for mere decoration write '![](\(address) \"decorative\")'"),
      ])
  }

  /// An image with an alternative text and the mark of one that needs none.
  static func namedDecoration(_ typed: String, text: String, at span: Span) -> Diagnostic {
    let (name, address) = (MarkdownSpelling.text(text), MarkdownSpelling.destination(typed))
    return Diagnostic(
      .warning, .missingAlternativeText,
      "the image '\(typed)' has an alternative text, and is marked as mere decoration", at: span,
      help: [
        Help("if it says something, write it without the title: '![\(name)](\(address))'"),
        Help("for mere decoration write '![](\(address) \"decorative\")'"),
      ])
  }

  /// A heading or link without a text.
  static func elementWithoutName(
    isHeading: Bool, holdsImage: Bool, at span: Span
  ) -> Diagnostic {
    let what = isHeading ? "heading" : "link"
    let meaning = isHeading ? "it" : "where it leads"
    let advice =
      holdsImage
      ? "write a text, or let the alternative text of the image say \(meaning): '![Home](logo.svg)'"
      : isHeading ? "write a text, or delete it" : "write a text between the brackets"
    return Diagnostic(
      .warning, .elementWithoutName, "this \(what) has no text", at: span, help: [Help(advice)])
  }

  /// An element in the alternative text of an image.
  static func htmlInAlternativeText(_ html: String, at span: Span) -> Diagnostic {
    Diagnostic(
      .warning, .htmlNotAllowed, "'\(html)' in the alternative text of an image is left out",
      at: span, notes: ["an alternative text has no elements"],
      help: [Help("delete it; for the sign itself, write '\\<'")])
  }
}
