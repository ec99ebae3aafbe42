package import Diagnostics
package import Documents
import Tables

/// What a fuzzed parser found; kept, so that the optimiser cannot drop the call.
nonisolated(unsafe) package var kept = 0

/// The input of one run as a source.
package func source(_ bytes: UnsafePointer<UInt8>?, _ count: Int, path: String) -> Source {
  var sources = SourceMap()
  return sources.add(
    path: path, bytes: unsafe Array(UnsafeBufferPointer(start: bytes, count: count)))
}

/// Ends the run when a place lies outside the source.
package func check(_ log: DiagnosticLog, in source: Source) {
  for diagnostic in log.diagnostics {
    let spans = [diagnostic.span].compactMap { $0 } + diagnostic.places.map(\.span)
    for span in spans {
      precondition(span.start <= span.end && Int(span.end) <= source.bytes.count)
    }
  }
  unsafe kept &+= log.diagnostics.count
}

/// Ends the run when a tree is not sound.
package func check(_ tree: DocumentTree) {
  unsafe kept &+= tree.nodes.count
  guard let root = tree.nodes.first else { return }
  precondition(root.next == NodeIndex(tree.nodes.count))
  for index in tree.nodes.tableIndices {
    let node = tree[index]
    precondition(node.start <= node.end && Int(node.end) <= tree.source.bytes.count)
    if node.isScalar {
      precondition(node.next == index + 1)
      precondition(String(validating: tree.text(of: index), as: UTF8.self) != nil)
    } else {
      let count = tree.children(of: index).reduce(0) { count, _ in count + 1 }
      precondition(count == Int(node.count) * (node.kind == .mapping ? 2 : 1))
    }
  }
}
