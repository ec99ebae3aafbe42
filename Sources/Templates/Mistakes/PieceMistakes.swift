package import Diagnostics
import HTMLRules

extension Diagnostic {
  /// A template that makes a piece of a page at the address of a folder, and may have forgotten the
  /// layout.
  package static func pieceAtFolder(
    _ address: String, layout: String?, at span: Span?
  ) -> Diagnostic {
    Diagnostic(
      .warning, .htmlDocument,
      "the page \(quoted(address)) is a piece of a page: it has no doctype and no title", at: span,
      notes: ["other pages of the site are whole; readers who open this one see it without style"],
      help: [
        layout.map { Help("begin with '{% extends \"\($0)\" %}', and write it into a block") }
          ?? Help("begin with '<!doctype html>', or extend a layout that does"),
        Help("a piece that scripts fetch has the name of a file: 'at: pieces/NAME.html'"),
      ])
  }
}
