package import Diagnostics
import Escaping

extension DiagnosticCode {
  static let badXML = DiagnosticCode(
    "0712", "XML that a template wrote",
    """
    Files with names such as `feed.xml`, `sitemap.xml` and `map.svg` are to be well-formed XML: one \
    element around all others, each closed where it was opened, values in quotes, and `xmlns` for \
    each prefix. A program that reads such a file gives up at the first mistake. Printed values are \
    right by their escaping; the tags around them are the template's own.
    """)
  package static let noTemplate = DiagnosticCode(
    "0713", "pages without a template",
    """
    A page is made by the template that `template:` names, or else by the first that there is of \
    `SECTION/NAME`, `NAME` and that of its kind (`list`, `entry`, `component`, `group`, `groups`, \
    `feed`, `page`), with the ending of the page's address: `.html` for a folder such as `/about/`, \
    `.xml` for `/sitemap.xml`. One that `template:` names has to have the ending of such a file, too: \
    what a template prints is escaped for the kind of file that its name says.
    """)
  package static let badData = DiagnosticCode(
    "0611", "JSON that a template wrote",
    """
    Files with names such as `feed.json` and `app.webmanifest`, and the text of a `script` whose \
    type ends in `json`, are to be JSON (RFC 8259). Printed values are, by their escaping; the \
    commas, braces and names between them are the template's own, and are checked on each page.
    """)
}

extension Diagnostic {
  /// A script whose addresses are relative to its own file.
  package static func relativeInScript(_ page: String, at span: Span?) -> Diagnostic {
    Diagnostic(
      .warning, .brokenLink,
      "the addresses in the script \(quoted(page)) are relative to it, but browsers read them from "
        + "the page that loads it", at: span,
      help: [
        Help("write 'links: root' for it, so that they begin at the root of the host"),
        Help("or hand them to the script in 'data-' attributes of the page"),
      ])
  }

  /// The languages of data that templates write.
  package enum DataFormat: Hashable, Sendable {
    case json
    case xml
  }

  package static func badData(
    _ message: String, _ format: DataFormat, on pages: PagesWithMistake, at span: Span?
  ) -> Diagnostic {
    let notes = ["it is on \(pages.count == 1 ? "the page" : "the pages") \(pages.words)"]
    switch format {
    case .json:
      return Diagnostic(
        .error, .badData, "what the template writes is no JSON: \(message)", at: span,
        notes: notes,
        help: [
          Help(
            "a comma stands between two values, never after the last: '{% if not loop.last %},{% endif %}'"
          )
        ])
    case .xml:
      return Diagnostic(
        .error, .badXML, "the template does not write well-formed XML: \(message)", at: span,
        notes: notes)
    }
  }

  /// A mistake of HTML in finished pages that could not be found in their template.
  package static func wrongHTML(
    _ message: String, _ code: DiagnosticCode, on pages: PagesWithMistake, at span: Span?
  ) -> Diagnostic {
    Diagnostic(
      .error, code, message, at: span,
      notes: [
        "it is so on \(pages.count == 1 ? "the page" : "the pages") \(pages.words): which branches "
          + "are written there, their values say"
      ])
  }

  package static func noTemplate(
    for page: String, looked names: [String], at span: Span?
  ) -> Diagnostic {
    Diagnostic(
      .error, .noTemplate, "there is no template for the page \(quoted(page))", at: span,
      notes: ["looked for " + list(names.map { "Templates/" + $0 }, joinedBy: "and")],
      help: [
        Help(
          "write 'Templates/\(names[0])', or name another one: 'template: NAME'")
      ])
  }

  /// A template that writes another kind of file than the address of its page says.
  package static func otherKind(
    _ template: String, for address: String, at span: Span?
  ) -> Diagnostic {
    let kind = address.hasSuffix("/") ? .html : OutputKind(ofFile: address)
    let file = template.split(separator: "/").last.map(String.init) ?? template
    let name = file.split(separator: ".").first.map(String.init) ?? file
    return Diagnostic(
      .error, .noTemplate,
      "the page \(quoted(address)) is \(kind.words), and its template \(quoted(template)) writes "
        + OutputKind(ofFile: template).words, at: span,
      notes: ["what it prints is escaped for the kind of file that its name says"],
      help: [
        Help("give the template the ending of the page: '\(name)\(kind.ending(of: address))'"),
        Help("or the page an address with the ending of the template: 'at: \(file)'"),
      ])
  }
}

extension OutputKind {
  /// What a file of this kind is.
  fileprivate var words: String {
    switch self {
    case .html: "HTML"
    case .xml: "XML"
    case .json: "JSON"
    case .csv: "CSV"
    case .script: "a script"
    case .style: "a style sheet"
    case .text: "plain text"
    }
  }

  /// The ending of a page's template.
  fileprivate func ending(of address: String) -> String {
    let file = address.split(separator: "/", omittingEmptySubsequences: false).last ?? ""
    return self == .html ? ".html" : file.lastIndex(of: ".").map { String(file[$0...]) } ?? ".txt"
  }
}
