extension Models {
  /// The built-in structures alone: `Image` and `File`.
  package static var builtIn: Models {
    Models(structures: [image, file], choices: [])
  }

  /// Adds a structure that Apus makes and returns its identity.
  ///
  /// A type in its fields may be that of a structure added later: identities are indices.
  @discardableResult
  package mutating func add(_ structure: Structure) -> StructureID {
    structures.append(structure)
    return StructureID(structures.count - 1)
  }

  private static var image: Structure {
    Structure(
      builtIn: "Image", fields: ImageField.declarations,
      documentation: "A picture of the site, with its size and the text that stands for it.")
  }

  private static var file: Structure {
    Structure(
      builtIn: "File", fields: FileField.declarations,
      documentation: "A file of the site to download.")
  }
}

extension Structure {
  /// Makes a structure that Apus itself declares, its fields in the slots from 1 on.
  package init(builtIn name: String, fields: [(String, ValueType)], documentation: String = "") {
    self.init(
      name: name, kind: .builtIn,
      fields: fields.enumerated().map { index, field in
        Field(name: field.0, type: field.1, slot: FieldSlot(ofField: index))
      },
      documentation: documentation)
  }
}
