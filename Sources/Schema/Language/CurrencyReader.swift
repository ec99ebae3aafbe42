import Diagnostics

/// Reads what `@Currency` says: of which currency an amount is.
struct CurrencyReader {
  private let attribute: AttributeSyntax
  /// The field that has it.
  private let structure: StructureID
  private let slot: FieldSlot

  /// Makes a reader of an attribute of a field.
  init(_ attribute: AttributeSyntax, of field: Field, in structure: StructureID) {
    (self.attribute, self.structure, slot) = (attribute, structure, field.slot)
  }

  /// The rule; none where the arguments are wrong, which is reported, and for a key path, which is
  /// looked up later.
  func constraints(
    noting pending: inout [ModelResolver.PendingKeyPath], log: inout DiagnosticLog
  ) -> [Constraint] {
    if attribute.arguments?.count == 1, let argument = attribute.arguments?.first {
      if case .keyPath(let root, let member) = argument {
        pending.append(
          ModelResolver.PendingKeyPath(
            structure: structure, slot: slot, attribute: attribute, root: root, member: member))
        return []
      }
      if case .literal(let literal) = argument, case .string(let code) = literal.value {
        if let currency = Currency(code: code) {
          return [Constraint(.currency(.always(currency)), span: attribute.span)]
        }
        log.report(
          .unknownCurrency(
            code, as: .attributeArguments, at: literal.span, suggesting: &log
          ) { "\"\($0)\"" })
        return []
      }
    }
    log.report(
      .attributeArguments(
        "Currency", expected: "the code of a currency, or a key path to the field that holds it",
        example: ModelAttribute.Kind.currency.example, at: attribute.span))
    return []
  }
}

/// The fields with codes of currencies, which `@Currency` names by key paths.
struct CurrencyFields {
  let pending: [ModelResolver.PendingKeyPath]
  /// The fields each structure declares, right or wrong.
  let declaredFields: [StructureID: Set<String>]

  /// Looks them up, and adds the rules.
  func add(to models: inout Models, log: inout DiagnosticLog) {
    for pending in pending {
      let structure = models[pending.structure]
      guard let index = structure.fields.firstIndex(where: { $0.slot == pending.slot }),
        let holder = holder(pending, of: structure.fields[index], in: models, log: &log)
      else { continue }
      models[pending.structure].fields[index].constraints.append(
        Constraint(.currency(.field(holder)), span: pending.attribute.span))
    }
  }

  private func holder(
    _ pending: ModelResolver.PendingKeyPath, of amount: Field, in models: Models,
    log: inout DiagnosticLog
  ) -> FieldSlot? {
    let structure = models[pending.structure]
    guard pending.root.text == structure.name else {
      log.report(
        .currencyOfOther(
          pending.root.text, owner: structure.name, at: pending.root.span))
      return nil
    }
    guard let field = structure.field(named: pending.member.text, for: .checking) else {
      if declaredFields[pending.structure]?.contains(pending.member.text) != true {
        let texts = structure.fields.filter { isText($0.type) && $0.slot != amount.slot }
        log.report(
          .currencyOfNothing(
            pending.member.text, of: structure.name, texts: texts.map(\.name),
            at: pending.member.span, place: structure.span, suggesting: &log))
      }
      return nil
    }
    guard isText(field.type), amount.isSecret || !field.isSecret else {
      log.report(
        .currencyInNoText(
          field.name, isSecret: field.isSecret, at: pending.member.span,
          place: field.span))
      return nil
    }
    return areCodes(of: field, in: models, log: &log) ? field.slot : nil
  }

  private func isText(_ type: ValueType) -> Bool {
    if case .choice = type.required { return true }
    return type.required == .string
  }

  /// Whether all cases of a choice are codes; reports those that are none.
  private func areCodes(of field: Field, in models: Models, log: inout DiagnosticLog) -> Bool {
    guard case .choice(let id) = field.type.required else { return true }
    let others = models[id].cases.filter { Currency(code: $0.text) == nil }
    for other in others {
      log.report(
        .unknownCurrency(other.text, as: .attributeArguments, at: other.span))
    }
    return others.isEmpty
  }
}
