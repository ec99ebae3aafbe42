import Diagnostics
import Documents

// How the keys of a mapping find their fields.

extension BindingPlan {
  /// The position of the field that a key names, nil when the structure has no such field.
  ///
  /// The guess is tried first: one after the field of the key before, since most files write
  /// their fields in the order of the model.
  func field(
    named node: DocumentNode, of tree: DocumentTree, in structure: StructurePlan, guess: Int
  ) -> Int? {
    let first = structure.fields.lowerBound
    let count = structure.fields.count
    if guess < count, matches(node, of: tree, fields[first + guess]) { return guess }
    for position in 0..<count where matches(node, of: tree, fields[first + position]) {
      return position
    }
    return nil
  }

  private func matches(_ node: DocumentNode, of tree: DocumentTree, _ field: FieldPlan) -> Bool {
    guard node.count == field.nameCount else { return false }
    let start = Int(node.textStart)
    let nameStart = Int(field.nameStart)
    if node.isDecoded {
      for offset in 0..<Int(node.count)
      where tree.decoded[start + offset] != names[nameStart + offset] { return false }
    } else {
      for offset in 0..<Int(node.count)
      where tree.source.bytes[start + offset] != names[nameStart + offset] { return false }
    }
    return true
  }
}
