public import Schema

/// A field of a structure whose records the program makes: an enum with one case per field.
///
/// The names of the enum and of its cases are those of the structure and of its fields. `CodingKey`
/// gives a case its name without reflection, which would cost milliseconds at each start.
@usableFromInline
package protocol RecordField: CaseIterable, CodingKey, RawRepresentable, Sendable
where RawValue == Int {
  /// The name of the structure, and of the enum.
  static var structureName: String { get }
}

extension RecordField {
  /// The name of the field.
  package var name: String { stringValue }
}

/// A structure whose records the program makes: where the value of each of its fields is.
///
/// Names are resolved once, when a site is planned; making a record needs no lookups.
@usableFromInline
package struct RecordLayout<Field: RecordField>: Sendable {
  @usableFromInline
  package let structure: StructureID
  /// The places of the fields among the values of a record, by raw value.
  @usableFromInline
  package let places: [Int]

  /// Finds the structure and its fields by name; nil where there are `differences`.
  package init?(_ models: Models) {
    guard Self.differences(from: models).isEmpty,
      let id = models.builtInStructure(named: Field.structureName)
    else { return nil }
    structure = id
    places = Field.allCases.compactMap { field in
      models[id].field(named: field.name, for: .checking)?.slot.position
    }
  }

  /// The names that only the structure has, so that they would never be set, and those that only
  /// the cases have.
  package static func differences(from models: Models) -> [String] {
    let id = models.builtInStructure(named: Field.structureName)
    let declared = Set(id.map { models[$0].fields(for: .checking).map(\.name) } ?? [])
    return declared.symmetricDifference(Field.allCases.map(\.name)).sorted()
  }

  /// A record without any value yet.
  @inlinable
  package func record() -> RecordBuilder<Field> { RecordBuilder(self) }
}

extension Models {
  /// The structure of this name that Apus itself declares; a site may have a model of the same name.
  package func builtInStructure(named name: String) -> StructureID? {
    structures.firstIndex { $0.kind == .builtIn && $0.name == name }.map(StructureID.init)
  }
}
