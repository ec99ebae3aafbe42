/// The other side of an `@Inverse` list.
package struct Inverse: Hashable, Sendable {
  /// The structure whose entries are listed.
  package let structure: StructureID
  /// The slot of its field that refers to the listing entry.
  package let slot: FieldSlot

  package init(structure: StructureID, slot: FieldSlot) {
    self.structure = structure
    self.slot = slot
  }
}
