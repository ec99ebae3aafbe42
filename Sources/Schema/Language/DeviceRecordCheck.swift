import Diagnostics

/// Checks the models of data that readers keep on their own device: they describe forms, never
/// content.
struct DeviceRecordCheck {
  /// The structures among which such models are.
  let structures: ArraySlice<Structure>

  /// Checks that forms can ask for every field of each record, and that one field identifies it.
  func check(log: inout DiagnosticLog) {
    for structure in structures where structure.kind == .deviceRecord {
      if structure.certainty == .certain, structure.key == nil {
        log.report(.deviceRecordWithoutKey(structure.name, at: structure.span))
      }
      var secret: Field?
      for field in structure.fields {
        check(field, log: &log)
        guard field.isSecret else { continue }
        if field.type != .string {
          log.report(.deviceField(field, "a password is a String that is always there"))
        } else if secret != nil {
          log.report(.deviceField(field, "a record has one password"))
        }
        secret = secret ?? field
      }
    }
  }

  private func check(_ field: Field, log: inout DiagnosticLog) {
    if field.type.required.scalar?.input == nil {
      let names = ScalarKind.names { $0.input != nil }.joined(separator: ", ")
      log.report(.deviceField(field, "a form asks for fields of the types \(names)"))
    }
    let rules = field.constraints.contains { constraint in
      switch constraint.rule {
      case .length, .within: false
      case .matches, .unique, .count, .ascending, .currency: true
      }
    }
    if rules || field.placement != nil || field.inverse != nil || !field.absentTexts.isEmpty {
      log.report(
        .deviceField(
          field, "forms keep '@Key', '@Secret', '@Length', '@Within' and '@Autocomplete'"))
    }
    if field.isSecret, field.defaultValue != nil {
      log.report(.deviceField(field, "a password has no default"))
    }
  }
}
