package import Documents
import Escaping
import Schema
import Tables

/// Writes the nodes of a document as JSON without whitespace: exactly what the file writes.
package struct TreeJSON {
  private let tree: DocumentTree

  package init(of tree: DocumentTree) { self.tree = tree }

  /// Appends the JSON of a node. Documents limit the depth.
  package func append(_ node: NodeIndex, to output: inout [UInt8]) {
    switch tree[node].kind {
    case .mapping:
      var separator = UInt8(ascii: "{")
      for (key, value) in tree.pairs(of: node) {
        output.append(separator)
        separator = UInt8(ascii: ",")
        JSONText.appendString(tree.text(of: key).span, to: &output, style: .file)
        output.append(UInt8(ascii: ":"))
        append(value, to: &output)
      }
      if separator == UInt8(ascii: "{") { output.append(separator) }
      output.append(UInt8(ascii: "}"))
    case .sequence:
      var separator = UInt8(ascii: "[")
      for element in tree.children(of: node) {
        output.append(separator)
        separator = UInt8(ascii: ",")
        append(element, to: &output)
      }
      if separator == UInt8(ascii: "[") { output.append(separator) }
      output.append(UInt8(ascii: "]"))
    case .string: JSONText.appendString(tree.text(of: node).span, to: &output, style: .file)
    case .number, .bool: output.append(contentsOf: tree.text(of: node))
    case .null: output.append(contentsOf: "null".utf8)
    case .plain: append(plain: tree.text(of: node), isNothing: tree.isNothing(node), to: &output)
    }
  }

  /// Appends a text that YAML writes without quotes: `null`, `true`, `false` and numbers in the
  /// form of JSON keep their meaning; everything else is text.
  private func append(plain text: ArraySlice<UInt8>, isNothing: Bool, to output: inout [UInt8]) {
    if isNothing {
      output.append(contentsOf: "null".utf8)
    } else if text.elementsEqual("true".utf8) || text.elementsEqual("false".utf8)
      || Scalar.isNumber(text.span)
    {
      output.append(contentsOf: text)
    } else {
      JSONText.appendString(text.span, to: &output, style: .file)
    }
  }
}
