import Diagnostics

extension ModelResolver {
  /// Applies an attribute to a field, or reports why it does not fit.
  mutating func apply(
    _ attribute: AttributeSyntax, _ kind: ModelAttribute.Kind, to field: inout Field,
    in structure: StructureID
  ) {
    guard fits(kind, field, structure) else {
      log.report(
        .attributeMisfit(
          kind.rawValue, of: field.name, fits: kind.fields, at: attribute.span,
          place: field.span, help: advice(on: kind, field)))
      return
    }
    switch kind {
    case .key: if takesNothing(attribute, kind) { field.isKey = true }
    case .secret: if takesNothing(attribute, kind) { field.isSecret = true }
    case .unique:
      if takesNothing(attribute, kind) {
        field.constraints.append(Constraint(.unique, span: attribute.span))
      }
    case .within, .count, .length:
      guard
        let bounds = BoundsReader(attribute: attribute, kind: kind, type: field.type)
          .bounds(log: &log)
      else { return }
      let rule: Constraint.Rule =
        kind == .within ? .within(bounds) : kind == .count ? .count(bounds) : .length(bounds)
      field.constraints.append(Constraint(rule, span: attribute.span))
    case .matches: applyPattern(attribute, to: &field)
    case .named: if let name = text(attribute, kind) { field.fileName = name }
    case .absent: applyAbsent(attribute, to: &field)
    case .inverse: applyInverse(attribute, field, structure)
    case .body: if takesNothing(attribute, kind) { field.placement = .body }
    case .heading: if takesNothing(attribute, kind) { field.placement = .heading }
    case .firstImage: if takesNothing(attribute, kind) { field.placement = .firstImage }
    case .section: field.placement = text(attribute, kind).map(Placement.section)
    case .labelled: field.placement = text(attribute, kind).map(Placement.labelled)
    case .searchable: applySearchable(attribute, to: &field)
    case .autocomplete: applyAutocomplete(attribute, to: &field)
    case .ascending:
      field.constraints += AscendingReader(attribute, of: field, in: structure)
        .constraints(noting: &knownGaps, log: &log)
    case .currency:
      field.constraints += CurrencyReader(attribute, of: field, in: structure)
        .constraints(noting: &currencies, log: &log)
    }
  }

  /// What to write where an attribute does not fit its field, if that is certain.
  private func advice(on kind: ModelAttribute.Kind, _ field: Field) -> [Diagnostic.Help] {
    guard kind == .key, field.type.required.canBeKey, !field.type.canBeKey else { return [] }
    return [
      Diagnostic.Help("write the type without '?': a key tells each one apart, so none may lack it")
    ]
  }

  /// Whether a field of this type may have an attribute.
  private func fits(_ kind: ModelAttribute.Kind, _ field: Field, _ structure: StructureID) -> Bool {
    let type = field.type
    switch kind {
    case .key: return type.canBeKey
    case .unique:
      return models[structure].kind == .entry && type.required.isScalarOrChoice
    case .within: return type.single.isNumber
    case .count: return type.isList
    case .length, .matches: return type.single.isText
    case .named, .secret: return true
    case .searchable: return !type.isListOfLists && isSearchable(type.single)
    case .section: return !type.isListOfLists && type.single != .tree
    case .absent: return type.isOptional || type.isList
    case .inverse:
      return type.isList && !type.isListOfLists && entry(type.single) != nil
        && models[structure].kind == .entry
    case .body:
      return (type.single == .markdown || type.single == .string) && !type.isListOfLists
    case .heading: return type.required == .markdown || type.required == .string
    case .firstImage: return type.required == .structure(.image)
    case .labelled:
      guard case .structure = type.required else { return !type.isList && type.single != .tree }
      return entry(type.required) != nil
    case .autocomplete:
      return models[structure].kind == .deviceRecord
        && (type.required.isText || type.required.isNumber)
    case .ascending: return models[structure].kind == .component && type == .int
    case .currency: return type.single == .decimal
    }
  }

  /// The entry a type refers to; nil for all other types.
  func entry(_ type: ValueType) -> StructureID? {
    guard case .structure(let id) = type, models[id].kind == .entry else { return nil }
    return id
  }

  /// Whether the values of a type have words that a search can find.
  private func isSearchable(_ type: ValueType) -> Bool {
    switch type {
    case .scalar(let kind): kind.type.isSearchable
    case .markdown, .choice: true
    case .structure: entry(type) != nil
    case .tree, .address, .optional, .list: false
    }
  }

  private mutating func applySearchable(_ attribute: AttributeSyntax, to field: inout Field) {
    guard let arguments = attribute.arguments else {
      field.searchWeight = 1
      return
    }
    if arguments.count == 1, case .literal(let literal) = arguments[0],
      case .number(let text) = literal.value, let weight = Int(text), (1...9).contains(weight)
    {
      field.searchWeight = weight
      return
    }
    log.report(
      .attributeArguments(
        "Searchable", expected: "a whole number from 1 to 9",
        example: ModelAttribute.Kind.searchable.example, at: attribute.span))
  }

  private mutating func takesNothing(
    _ attribute: AttributeSyntax, _ kind: ModelAttribute.Kind
  ) -> Bool {
    guard attribute.arguments != nil else { return true }
    log.report(
      .attributeArguments(
        kind.rawValue, expected: "nothing in parentheses", example: kind.example,
        at: attribute.span))
    return false
  }

  /// The one text that an attribute takes.
  mutating func text(
    _ attribute: AttributeSyntax, _ kind: ModelAttribute.Kind
  ) -> String? {
    if attribute.arguments?.count == 1, case .literal(let literal)? = attribute.arguments?.first,
      case .string(let text) = literal.value
    {
      if text.utf8.allSatisfy({ $0 <= 0x20 }) || text.utf8.count > 1_024 {
        log.report(
          text.utf8.count > 1_024
            ? .modelTooLarge("a name has at most 1024 bytes", at: literal.span)
            : .blankAttributeText(kind.rawValue, at: literal.span))
        return nil
      }
      return text
    }
    log.report(
      .attributeArguments(
        kind.rawValue, expected: "one text in quotes", example: kind.example,
        at: attribute.span))
    return nil
  }

  private mutating func applyPattern(_ attribute: AttributeSyntax, to field: inout Field) {
    guard let text = text(attribute, .matches) else { return }
    do throws(PatternMistake) {
      field.constraints.append(Constraint(.matches(try Pattern(text)), span: attribute.span))
    } catch {
      log.report(.unsupportedPattern(error, in: text, at: attribute.arguments?[0].span))
    }
  }

  private mutating func applyAbsent(_ attribute: AttributeSyntax, to field: inout Field) {
    var texts: [String] = []
    for argument in attribute.arguments ?? [] {
      guard case .literal(let literal) = argument, case .string(let text) = literal.value else {
        texts = []
        break
      }
      texts.append(text)
    }
    if texts.isEmpty {
      log.report(
        .attributeArguments(
          "Absent", expected: "one text in quotes or more",
          example: ModelAttribute.Kind.absent.example, at: attribute.span))
    }
    field.absentTexts = texts
  }

  private mutating func applyInverse(
    _ attribute: AttributeSyntax, _ field: Field, _ structure: StructureID
  ) {
    guard attribute.arguments?.count == 1,
      case .keyPath(let root, let member)? = attribute.arguments?.first
    else {
      log.report(
        .attributeArguments(
          "Inverse", expected: "a key path", example: ModelAttribute.Kind.inverse.example,
          at: attribute.span))
      return
    }
    inverses.append(
      PendingKeyPath(
        structure: structure, slot: field.slot, attribute: attribute, root: root, member: member))
  }
}
