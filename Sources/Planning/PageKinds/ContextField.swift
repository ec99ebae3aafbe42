import Schema

/// A name of a context, and its value on each page.
struct ContextField {
  let name: String
  let type: ValueType
  let value: PageValue

  init(_ name: String, _ type: ValueType, _ value: PageValue) {
    self.name = name
    self.type = type
    self.value = value
  }

  /// A name that stands for a record.
  init(_ name: String, _ structure: StructureID, _ value: PageValue) {
    self.init(name, .structure(structure), value)
  }

  /// The names of a record that a page shows: that of its model, and the one that all templates
  /// have.
  static func shown(_ name: String, _ structure: StructureID, _ value: PageValue, in models: Models)
    -> (own: ContextField, common: ContextField?)
  {
    let own = models[structure].hidesFunction ? name : models[structure].variableName
    return (
      ContextField(own, structure, value),
      own == name ? nil : ContextField(name, structure, value)
    )
  }
}
