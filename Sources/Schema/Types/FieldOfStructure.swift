/// A field of the records of a structure.
package struct FieldOfStructure: Hashable, Sendable {
  package let structure: StructureID
  package let slot: FieldSlot

  /// Makes the field in a slot of a structure.
  package init(_ structure: StructureID, _ slot: FieldSlot) {
    self.structure = structure
    self.slot = slot
  }
}
