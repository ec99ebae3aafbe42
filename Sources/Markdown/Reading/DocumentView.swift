import Diagnostics
import Tables

/// The nodes and texts of a document as memory that is valid while `MarkdownDocument.withView`
/// runs: reading it needs no reference counting.
@safe
struct DocumentView {
  private let nodes: UnsafeBufferPointer<MarkdownNode>
  private let source: UnsafeBufferPointer<UInt8>
  private let decoded: UnsafeBufferPointer<UInt8>

  fileprivate init(
    nodes: UnsafeBufferPointer<MarkdownNode>, source: UnsafeBufferPointer<UInt8>,
    decoded: UnsafeBufferPointer<UInt8>
  ) {
    unsafe self.nodes = nodes
    unsafe self.source = source
    unsafe self.decoded = decoded
  }

  subscript(index: MarkdownNode.Index) -> MarkdownNode {
    unsafe precondition(index.position < nodes.count)
    return unsafe nodes[index.position]
  }

  /// The bytes that a node's text is a slice of.
  func buffer(of text: MarkdownText) -> UnsafeBufferPointer<UInt8> {
    unsafe text.isDecoded ? decoded : source
  }

  /// The bytes of a node's text.
  func bytes(of text: MarkdownText) -> UnsafeBufferPointer<UInt8> {
    let buffer = unsafe buffer(of: text)
    let range = text.range
    precondition(range.upperBound <= buffer.count)
    return unsafe UnsafeBufferPointer(rebasing: buffer[range])
  }
}

extension MarkdownDocument {
  /// Calls `body` with a view of the document, which must not outlive the call.
  func withView(_ body: (DocumentView) -> Void) {
    unsafe nodes.withUnsafeBufferPointer { nodes in
      unsafe source.bytes.withUnsafeBufferPointer { source in
        unsafe decoded.withUnsafeBufferPointer { decoded in
          body(unsafe DocumentView(nodes: nodes, source: source, decoded: decoded))
        }
      }
    }
  }
}
