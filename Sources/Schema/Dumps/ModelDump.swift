extension Models {
  /// The models of the site as text: one line per structure or choice, and below it its fields or
  /// cases.
  package var dump: String {
    let own = structures.filter { $0.kind != .builtIn }.sorted { $0.name < $1.name }
    let structures = own.map { structure in
      "\(structure.kind) \(structure.name)\n" + structure.fields.map(line).joined()
    }
    let used = Set(own.flatMap(\.fields).compactMap { choice(in: $0.type) })
    let choices = used.map { self[$0] }.sorted { $0.name < $1.name }.map { choice in
      "choice \(choice.name)\n" + choice.cases.map { "  \($0.name) \($0.text)\n" }.joined()
    }
    return (structures + choices).joined()
  }

  private func choice(in type: ValueType) -> ChoiceID? {
    switch type {
    case .choice(let id): id
    case .optional(let inner), .list(let inner): choice(in: inner)
    case .scalar, .markdown, .tree, .address, .structure: nil
    }
  }

  private func line(_ field: Field) -> String {
    let facts = [
      field.isKey ? "key" : nil, field.isSecret ? "secret" : nil,
      field.placement.map { "\($0)" }, field.defaultValue.map { "default \($0)" },
    ]
    let words =
      [field.name, name(of: field.type), "slot \(field.slot.offset)"] + facts.compactMap(\.self)
    return "  " + words.joined(separator: ", ") + "\n"
  }
}
