import Schema

/// What templates know of the records on the reader's device: of each model its fields, as forms
/// ask for them. There are no values; what readers write never leaves their device.
struct DeviceRecords {
  /// The structure of `records`.
  let id: StructureID
  private let formField: StructureID
  private let models: [(id: StructureID, fields: [Field])]

  /// Adds the structures of `records` to the models.
  init(formField: StructureID, models: inout Models) {
    self.formField = formField
    let found = models.structures.filter { $0.kind == .deviceRecord }
    self.models = found.map { record in
      // The names and lengths of secret fields are no secrets; values do not exist here.
      let fields = record.fields(for: .checking)
      let id = models.add(
        Structure(
          builtIn: "Form of \(record.name)",
          fields: fields.map { ($0.name, .structure(formField)) },
          documentation: record.documentation))
      return (id, fields)
    }
    id = models.add(
      Structure(
        builtIn: "Records",
        fields: zip(found, self.models).map { ($0.name, .structure($1.id)) },
        documentation: "The records on the reader's device, by the names of their models."))
  }

  /// The value of `records`.
  func value(in builder: inout StoreBuilder) -> Value {
    let records = models.map { model in
      let fields = model.fields.map { record(of: $0, in: &builder) }
      return builder.record(model.id, fields)
    }
    return builder.record(id, records)
  }

  private func record(of field: Field, in builder: inout StoreBuilder) -> Value {
    let kind = kind(of: field)
    let (least, most) = bounds(of: field)
    return builder.record(
      formField,
      [
        builder.text(field.name), builder.text(kind),
        builder.text(field.autocomplete ?? (kind == "email" ? "email" : "off")),
        .bool(field.isKey), .bool(field.type == field.type.unwrapped && kind != "checkbox"),
        least.map(Value.int) ?? .none, most.map(Value.int) ?? .none,
      ])
  }

  /// The kind of input that asks for a field.
  private func kind(of field: Field) -> String {
    if field.isSecret { return "password" }
    switch field.type.unwrapped {
    case .email: return "email"
    case .url: return "url"
    case .int: return "number"
    case .bool: return "checkbox"
    default: return field.autocomplete?.hasPrefix("tel") == true ? "tel" : "text"
    }
  }

  private func bounds(of field: Field) -> (Int?, Int?) {
    for constraint in field.constraints {
      switch constraint.rule {
      case .length(let bounds), .within(let bounds):
        return (
          bounds.lower.flatMap { Int(exactly: $0.rounded(.up)) },
          bounds.upper.flatMap { Int(exactly: $0.rounded(.down)) }
        )
      case .count, .matches, .unique: continue
      }
    }
    return (nil, nil)
  }
}
