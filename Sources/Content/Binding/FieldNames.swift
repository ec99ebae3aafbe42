import Diagnostics
import Documents
import Tables

// How the keys of a mapping find their fields.

extension BindingPlan {
  /// The field that a key names, nil when the structure has no such field.
  ///
  /// The guess is tried first. A good guess is the field after that of the previous key, since most
  /// files write their fields in the order of the model.
  func field(
    named node: DocumentNode, of tree: DocumentTree, in structure: StructurePlan,
    guess: FieldIndex
  ) -> FieldIndex? {
    let likely = structure.plan(of: guess)
    if likely < structure.fields.upperBound, matches(node, of: tree, fields[likely]) {
      return guess
    }
    for index in structure.fields where matches(node, of: tree, fields[index]) {
      return structure.field(at: index)
    }
    return nil
  }

  private func matches(_ node: DocumentNode, of tree: DocumentTree, _ field: FieldPlan) -> Bool {
    guard node.count == field.nameCount else { return false }
    return node.isDecoded
      ? isName(of: field, in: tree.decoded.span, at: Int(node.textStart))
      : isName(of: field, in: tree.source.bytes.span, at: Int(node.textStart))
  }

  /// Whether the name of a field is in bytes at an offset.
  private func isName(of field: FieldPlan, in bytes: Swift.Span<UInt8>, at start: Int) -> Bool {
    let count = Int(field.nameCount)
    let written = bytes.extracting(start..<start + count)
    let name = names.span.extracting(Int(field.nameStart)..<Int(field.nameStart) + count)
    for index in name.indices where written[index] != name[index] { return false }
    return true
  }
}
