import Documents
import Schema
import Tables

// Data of any shape is kept as JSON without blanks: what a file writes, and nothing read into it.

extension Binder {
  /// Binds a node as data of any shape.
  mutating func bindTree(_ node: NodeIndex, of tree: DocumentTree, to target: BindingTarget) {
    let start = chunk.text.count
    TreeJSON(of: tree).append(node, to: &chunk.text)
    chunk.slots[target.slot] = .tree(
      TextSlice(buffer: chunk.buffer, range: start..<chunk.text.count))
  }
}
