import Schema
import Templates

/// What templates know about the records on the reader's device: the fields of each model, as forms
/// show them. There are no values; what readers write never leaves their device.
struct DeviceRecords {
  /// The structure of `records`.
  let id: StructureID
  private let formField: RecordLayout<ContextFields.FormField>
  /// The models of the records with the structures of their forms, by name.
  private let forms: [String: (model: Structure, form: StructureID)]

  /// Adds the structures of `records` to the models.
  init(formField: RecordLayout<ContextFields.FormField>, models: inout Models) {
    self.formField = formField
    let found = models.structures.filter { $0.kind == .deviceRecord }.map { record in
      // The names and lengths of secret fields are not secrets; values do not exist here.
      let form = models.add(
        Structure(
          builtIn: "Form of \(record.name)",
          fields: record.fields(for: .checking).map {
            ($0.name, .structure(formField.structure))
          }, documentation: record.documentation))
      return (model: record, form: form)
    }
    forms = Dictionary(found.map { ($0.model.name, $0) }, uniquingKeysWith: { first, _ in first })
    id = models.add(
      Structure(
        builtIn: "Records",
        fields: found.map { ($0.model.name, .structure($0.form)) },
        documentation: "The records on the reader's device, by the names of their models."))
  }

  /// The value of `records`.
  func value(in models: Models, _ builder: inout StoreBuilder) -> Value {
    builder.record(id, in: models) { record, builder in
      guard let (model, form) = forms[record.name] else { return .none }
      return builder.record(form, in: models) { field, builder in
        model.field(named: field.name, for: .checking).map { self.record(of: $0, in: &builder) }
          ?? .none
      }
    }
  }

  private func record(of field: Field, in builder: inout StoreBuilder) -> Value {
    let kind = kind(of: field)
    let (least, most) = bounds(of: field)
    var form = formField.record()
    form[.name] = builder.text(field.name)
    form[.kind] = builder.text(kind)
    form[.autocomplete] = builder.text(field.autocomplete ?? (kind == "email" ? "email" : "off"))
    form[.isKey] = .bool(field.isKey)
    form[.isRequired] = .bool(field.type == field.type.unwrapped && kind != "checkbox")
    form[.minimum] = least.map(Value.int) ?? .none
    form[.maximum] = most.map(Value.int) ?? .none
    form[.initial] = builder.text(initial(of: field))
    return builder.add(form)
  }

  /// The default of a field, as a form has it; nil for none, and for a box that is not checked. A
  /// password has none.
  private func initial(of field: Field) -> String? {
    switch field.defaultValue {
    case .string(let text), .number(let text): text
    case .bool(let isTrue): isTrue ? "true" : nil
    case .choice, .emptyList, nil: nil
    }
  }

  /// The kinds of input that there are.
  static let kinds = KnownWords(
    "kind of input",
    Set(ScalarKind.allCases.compactMap { $0.type.input }).union(["password", "tel"]).sorted(),
    areFixed: true)

  /// The kind of input for a field.
  private func kind(of field: Field) -> String {
    if field.isSecret { return "password" }
    let input = field.type.unwrapped.scalar?.input ?? "text"
    return input == "text" && field.autocomplete?.hasPrefix("tel") == true ? "tel" : input
  }

  private func bounds(of field: Field) -> (Int?, Int?) {
    for constraint in field.constraints {
      switch constraint.rule {
      case .length(let bounds), .within(let bounds):
        return (bounds.least?.whole, bounds.most?.whole)
      case .count, .matches, .unique, .ascending, .currency: continue
      }
    }
    return (nil, nil)
  }
}
