import Documents
import Escaping
import Schema
import Tables

// Data of any shape is kept as JSON without blanks: what a file writes, and nothing read into it.

extension Binder {
  /// Binds a node as data of any shape.
  mutating func bindTree(_ node: NodeIndex, of tree: DocumentTree, to target: BindingTarget) {
    let start = chunk.text.count
    appendJSON(of: node, in: tree)
    chunk.slots[target.slot] = .tree(
      TextSlice(buffer: chunk.buffer, range: start..<chunk.text.count))
  }

  /// Appends the JSON of a node. Documents bound the depth.
  private mutating func appendJSON(of node: NodeIndex, in tree: DocumentTree) {
    switch tree[node].kind {
    case .mapping:
      var separator = UInt8(ascii: "{")
      for (key, value) in tree.pairs(of: node) {
        chunk.text.append(separator)
        separator = UInt8(ascii: ",")
        JSONText.appendString(tree.text(of: key).span, to: &chunk.text, style: .file)
        chunk.text.append(UInt8(ascii: ":"))
        appendJSON(of: value, in: tree)
      }
      if separator == UInt8(ascii: "{") { chunk.text.append(separator) }
      chunk.text.append(UInt8(ascii: "}"))
    case .sequence:
      var separator = UInt8(ascii: "[")
      for element in tree.children(of: node) {
        chunk.text.append(separator)
        separator = UInt8(ascii: ",")
        appendJSON(of: element, in: tree)
      }
      if separator == UInt8(ascii: "[") { chunk.text.append(separator) }
      chunk.text.append(UInt8(ascii: "]"))
    case .string: JSONText.appendString(tree.text(of: node).span, to: &chunk.text, style: .file)
    case .number, .bool: chunk.text.append(contentsOf: tree.text(of: node))
    case .null: chunk.text.append(contentsOf: "null".utf8)
    case .plain: appendJSON(ofPlain: tree.text(of: node), isNothing: tree.isNothing(node))
    }
  }

  /// Appends a text that YAML writes without quotes: `null`, `true`, `false` and numbers as JSON
  /// writes them are those, everything else is text.
  private mutating func appendJSON(ofPlain text: ArraySlice<UInt8>, isNothing: Bool) {
    if isNothing {
      chunk.text.append(contentsOf: "null".utf8)
    } else if text.elementsEqual("true".utf8) || text.elementsEqual("false".utf8)
      || Scalar.isNumber(text.span)
    {
      chunk.text.append(contentsOf: text)
    } else {
      JSONText.appendString(text.span, to: &chunk.text, style: .file)
    }
  }
}
