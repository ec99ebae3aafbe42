/// What the values of a field are used for. It is given wherever a field's name is resolved, so
/// that secret fields cannot be used by oversight.
package enum FieldPurpose: Sendable {
  /// They reach the output, or decide what is in it: texts, addresses, order, groups, conditions,
  /// data for programs and for the reader's device. Secret fields are not visible for it.
  case output
  /// They are read, checked and stored, and stay inside the build.
  case checking
}

/// What a name means among the fields of a structure, for a purpose.
package enum FieldLookup: Sendable {
  case field(Field)
  /// There is such a field, but it is secret, and the purpose is output.
  case secret(Field)
  case unknown
}

extension Structure {
  /// The fields that are visible for a purpose, in the order of the model.
  package func fields(for purpose: FieldPurpose) -> [Field] {
    switch purpose {
    case .checking: fields
    case .output: fields.filter { !$0.isSecret }
    }
  }

  /// What `name` means, as Swift and templates write it. A path of several names is resolved name
  /// by name, so that nothing below a secret field is found either.
  package func lookUp(_ name: String, for purpose: FieldPurpose) -> FieldLookup {
    guard let field = fields.first(where: { $0.name == name }) else { return .unknown }
    if purpose == .output, field.isSecret { return .secret(field) }
    return .field(field)
  }

  /// The same for a name in Swift, otherwise one in files.
  package func lookUp(nameOrFileName name: String, for purpose: FieldPurpose) -> FieldLookup {
    if case .unknown = lookUp(name, for: purpose) {
      let named = fields.first { $0.fileName == name }
      return named.map { lookUp($0.name, for: purpose) } ?? .unknown
    }
    return lookUp(name, for: purpose)
  }

  /// The field called `name` in Swift and in templates; nil where there is none for the purpose.
  package func field(named name: String, for purpose: FieldPurpose) -> Field? {
    guard case .field(let field) = lookUp(name, for: purpose) else { return nil }
    return field
  }
}
