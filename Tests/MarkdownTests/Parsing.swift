import Diagnostics
import Markdown
import Tables

/// A text parsed for a test, with what was reported.
struct Parsed {
  let document: MarkdownDocument
  let log: DiagnosticLog

  init(_ bytes: [UInt8], options: MarkdownOptions = .init()) {
    var map = SourceMap()
    var log = DiagnosticLog()
    document = MarkdownDocument(
      parsing: map.add(path: "text.md", bytes: bytes), options: options, log: &log)
    self.log = log
  }

  init(_ text: String, options: MarkdownOptions = .init()) {
    self.init(Array(text.utf8), options: options)
  }

  /// The whole document as HTML; holes are empty.
  var html: String {
    var output: [UInt8] = []
    var anchors = AnchorSet()
    _ = MarkdownPart(document).appendHTML(to: &output, anchors: &anchors)
    return String(decoding: output, as: UTF8.self)
  }

  /// What a node was written as.
  func written(_ index: MarkdownNode.Index) -> String { written(document.span(of: index)) }

  /// The source text of a span.
  func written(_ span: Span) -> String {
    String(decoding: document.source.bytes[span.range], as: UTF8.self)
  }

  /// The indices of the nodes of a kind.
  func nodes(_ kind: MarkdownNode.Kind) -> [MarkdownNode.Index] {
    document.nodes.tableIndices.filter { document.nodes[$0].kind == kind }
  }
}
