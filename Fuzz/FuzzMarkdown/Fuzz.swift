import Diagnostics
import FuzzSupport
import Markdown
import Tables

/// One run: the text is read, taken apart and written, and every place lies in the text.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let source = unsafe source(bytes, count, path: "a.md")
  var options = MarkdownOptions()
  options.typography = Typography(language: "fr")
  options.allowsHTML = count.isMultiple(of: 2)
  var log = DiagnosticLog()
  let document = MarkdownDocument(parsing: source, options: options, log: &log)
  check(log, in: source)
  for node in document.nodes {
    precondition(node.start <= node.end && Int(node.end) <= count)
    precondition(node.next <= document.nodes.tableIndices.upperBound)
    _ = document.bytes(of: node.text)
  }
  var part = MarkdownPart(document)
  _ = part.takeFirstImage()
  _ = part.takeLabelled("a")
  for group in part.groups { _ = group.elements }
  _ = part.takeSection("a")
  var output: [UInt8] = []
  var anchors = AnchorSet()
  let html = part.appendHTML(to: &output, anchors: &anchors)
  for hole in html.holes { precondition(output[hole.offset] == UInt8(ascii: "\"")) }
  unsafe kept &+= output.count
  return 0
}
