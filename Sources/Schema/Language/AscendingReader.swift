import Diagnostics

/// Reads what `@Ascending` says: how the numbers of the components of a list go up.
struct AscendingReader {
  private let attribute: AttributeSyntax
  /// The field that has it.
  private let structure: StructureID
  private let slot: FieldSlot

  /// Makes a reader of an attribute of a field.
  init(_ attribute: AttributeSyntax, of field: Field, in structure: StructureID) {
    (self.attribute, self.structure, slot) = (attribute, structure, field.slot)
  }

  /// The rule; none where the arguments are wrong, which is reported. The key path to the numbers
  /// that are known to be missing is looked up later.
  func constraints(
    noting pending: inout [ModelResolver.PendingKeyPath], log: inout DiagnosticLog
  ) -> [Constraint] {
    guard let arguments = attribute.arguments else { return [constraint(from: nil)] }
    if case .range(let range)? = arguments.first, range.upper == nil,
      case .number(let text)? = range.lower?.value, let first = Int(text)
    {
      if arguments.count == 1 { return [constraint(from: first)] }
      if arguments.count == 2, case .keyPath(let root, let member) = arguments[1] {
        pending.append(
          ModelResolver.PendingKeyPath(
            structure: structure, slot: slot, attribute: attribute, root: root, member: member))
        return [constraint(from: first)]
      }
    }
    log.report(
      .attributeArguments(
        "Ascending", expected: "nothing, or the first number as '1...'",
        example: ModelAttribute.Kind.ascending.example, at: attribute.span))
    return []
  }

  private func constraint(from first: Int?) -> Constraint {
    Constraint(.ascending(Constraint.Ascending(from: first)), span: attribute.span)
  }
}

/// The lists of numbers that are known to be missing, which `@Ascending` names by key paths.
struct KnownGapLists {
  let pending: [ModelResolver.PendingKeyPath]
  /// The fields each structure declares, right or wrong.
  let declaredFields: [StructureID: Set<String>]
  /// Uncertain where declarations may have been lost.
  let certainty: Certainty

  /// Looks them up, and adds them to their rules.
  func add(to models: inout Models, log: inout DiagnosticLog) {
    for pending in pending {
      guard let known = find(pending, in: models, log: &log),
        let field = models[pending.structure].fields.firstIndex(where: { $0.slot == pending.slot })
      else { continue }
      let constraints = models[pending.structure].fields[field].constraints
      models[pending.structure].fields[field].constraints = constraints.map { constraint in
        guard case .ascending(var rule) = constraint.rule else { return constraint }
        rule.known = known
        return Constraint(.ascending(rule), span: constraint.span)
      }
    }
  }

  private func find(
    _ pending: ModelResolver.PendingKeyPath, in models: Models, log: inout DiagnosticLog
  ) -> Constraint.KnownGaps? {
    if let owner = models.structure(named: pending.root.text) {
      let list = models[owner].field(named: pending.member.text, for: .checking)
      if let list, list.type == .list(.int) {
        return Constraint.KnownGaps(structure: owner, slot: list.slot)
      }
      if list == nil, declaredFields[owner]?.contains(pending.member.text) == true { return nil }
    } else if certainty == .uncertain {
      return nil
    }
    log.report(.noKnownGaps(pending.root.text, pending.member.text, at: pending.member.span))
    return nil
  }
}
