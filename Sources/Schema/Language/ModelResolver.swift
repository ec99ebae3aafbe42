import Diagnostics

/// Turns what model files declare into `Models`: names to identities, attributes to rules.
struct ModelResolver {
  /// A type that has a name, and where it was named.
  struct Named {
    let type: ValueType
    let span: Span?
  }

  /// An attribute whose key path is looked up when all fields are known.
  struct PendingKeyPath {
    let structure: StructureID
    let slot: FieldSlot
    let attribute: AttributeSyntax
    let root: ModelName
    let member: ModelName
  }

  var models: Models
  /// Whether the declarations are those of Apus itself.
  let isBuiltIn: Bool
  /// What names mean: those of `models`, and those declared now, which take precedence.
  var names: [String: Named] = [:]
  var log = DiagnosticLog()
  var inverses: [PendingKeyPath] = []
  /// The lists of known gaps that `@Ascending` names.
  var knownGaps: [PendingKeyPath] = []
  /// The fields with codes of currencies that `@Currency` names.
  var currencies: [PendingKeyPath] = []
  /// The fields each structure declares, right or wrong.
  var declaredFields: [StructureID: Set<String>] = [:]
  /// Uncertain where declarations may have been lost.
  private(set) var certainty = Certainty.certain

  /// Adds what `files` declare to `models`.
  static func resolve(
    _ files: [ModelFileSyntax], into models: inout Models, isBuiltIn: Bool,
    log: inout DiagnosticLog
  ) {
    var resolver = ModelResolver(models: models, isBuiltIn: isBuiltIn)
    resolver.certainty = Certainty(of: files.lazy.map(\.certainty))
    let firstStructure = models.structures.count
    let firstChoice = models.choices.count
    resolver.nameKnownTypes()
    let (structs, enums) = resolver.declare(files)
    for (index, syntax) in enums.enumerated() {
      resolver.models.choices[firstChoice + index].cases = resolver.cases(of: syntax)
    }
    for (index, syntax) in structs.enumerated() {
      resolver.resolveFields(of: StructureID(firstStructure + index), syntax)
    }
    resolver.resolveInverses()
    KnownGapLists(
      pending: resolver.knownGaps, declaredFields: resolver.declaredFields,
      certainty: resolver.certainty
    ).add(to: &resolver.models, log: &resolver.log)
    CurrencyFields(pending: resolver.currencies, declaredFields: resolver.declaredFields)
      .add(to: &resolver.models, log: &resolver.log)
    DeviceRecordCheck(structures: resolver.models.structures[firstStructure...])
      .check(log: &resolver.log)
    if !isBuiltIn {
      var graph = ComponentGraph(resolver.models, from: firstStructure)
      graph.refuse(log: &resolver.log)
      resolver.models = graph.models
    }
    log.merge(resolver.log)
    let mistakes = MistakePlaces(log.diagnostics)
    for (index, syntax) in structs.enumerated() where mistakes.has(oneIn: syntax.whole) {
      resolver.models.structures[firstStructure + index].certainty = .uncertain
    }
    for (index, syntax) in enums.enumerated() where mistakes.has(oneIn: syntax.whole) {
      resolver.models.choices[firstChoice + index].certainty = .uncertain
    }
    resolver.models.noteAmbiguity(among: files)
    models = resolver.models
  }

  private mutating func nameKnownTypes() {
    for (index, choice) in models.choices.enumerated().reversed() {
      names[choice.name] = Named(type: .choice(ChoiceID(index)), span: choice.span)
    }
    for (index, structure) in models.structures.enumerated().reversed() {
      names[structure.name] = Named(type: .structure(StructureID(index)), span: structure.span)
    }
  }

  /// Gives every type its identity, and returns those that have one.
  private mutating func declare(
    _ files: [ModelFileSyntax]
  ) -> ([StructSyntax], [EnumSyntax]) {
    var structs: [StructSyntax] = []
    var enums: [EnumSyntax] = []
    var declared: [String: Span] = [:]
    for file in files {
      for syntax in file.structs where declareName(syntax.name, in: &declared) {
        let id = models.add(
          Structure(
            name: syntax.name.text, kind: kind(of: syntax), fields: [],
            documentation: syntax.documentation, span: syntax.name.span))
        names[syntax.name.text] = Named(type: .structure(id), span: syntax.name.span)
        structs.append(syntax)
        log.reportHiddenFunction(of: models[id])
      }
      for syntax in file.enums where declareName(syntax.name, in: &declared) {
        names[syntax.name.text] = Named(
          type: .choice(ChoiceID(models.choices.count)), span: syntax.name.span)
        models.choices.append(
          Choice(
            name: syntax.name.text, cases: [], documentation: syntax.documentation,
            span: syntax.name.span))
        enums.append(syntax)
      }
    }
    return (structs, enums)
  }

  private func kind(of syntax: StructSyntax) -> Structure.Kind {
    let written = syntax.kind.flatMap { Structure.Kind(protocolName: $0.text) }
    return written ?? (isBuiltIn ? .builtIn : .component)
  }

  /// Whether a type may have this name; reports why not.
  private mutating func declareName(_ name: ModelName, in declared: inout [String: Span]) -> Bool {
    if let first = declared[name.text] {
      log.report(.duplicateModelName(name.text, what: "type", at: name.span, first: first))
      return false
    }
    declared[name.text] = name.span
    guard !isBuiltIn else { return true }
    if name.text.hasPrefix("_") {
      log.report(.reservedMemberName(name.text, what: "type", at: name.span))
    } else if ReservedNames.types.contains(name.text) || ReservedNames.keywords.contains(name.text)
    {
      log.report(.reservedTypeName(name.text, at: name.span))
    } else if ReservedNames.templateNames.contains(name.text) {
      log.report(.templateTypeName(name.text, at: name.span))
    }
    return true
  }

  private mutating func cases(of syntax: EnumSyntax) -> [Choice.Case] {
    var cases: [Choice.Case] = []
    var names: [String: Span] = [:]
    var texts: [String: Span] = [:]
    for written in syntax.cases {
      let name = written.name
      let text = written.text ?? name.text
      if let first = names[name.text] ?? texts[text] {
        log.report(
          .duplicateModelName(
            names[name.text] == nil ? text : name.text,
            what: names[name.text] == nil ? "text of a case" : "case", at: name.span, first: first))
        continue
      }
      if ReservedNames.choiceMembers.contains(name.text) || name.text.hasPrefix("_") {
        log.report(.reservedMemberName(name.text, what: "case", at: name.span))
        continue
      }
      if text.utf8.allSatisfy({ $0 <= 0x20 }) {
        log.report(.blankModelText("the text of a case", at: name.span))
      }
      names[name.text] = name.span
      texts[text] = name.span
      cases.append(
        Choice.Case(
          name: name.text, text: text, documentation: written.documentation, span: name.span))
    }
    log.reportAmbiguousTexts(of: cases)
    log.reportEqualLabels(of: cases)
    if syntax.cases.isEmpty, syntax.certainty == .certain {
      log.report(.emptyModel(syntax.name.text, lacks: "cases", at: syntax.name.span))
    }
    return cases
  }
}

extension Models {
  /// Marks types of which another declaration has the name: what they say may not be meant.
  fileprivate mutating func noteAmbiguity(among files: [ModelFileSyntax]) {
    var known: Set<String> = []
    var names: Set<String> = []
    for name in files.flatMap({ ($0.structs.map(\.name) + $0.enums.map(\.name)).map(\.text) })
    where !known.insert(name).inserted {
      names.insert(name)
    }
    guard !names.isEmpty else { return }
    for index in structures.indices where names.contains(structures[index].name) {
      structures[index].certainty = .uncertain
      structures[index].isAmbiguous = true
    }
    for index in choices.indices where names.contains(choices[index].name) {
      choices[index].certainty = .uncertain
    }
  }
}

extension Structure {
  /// Whether it is an entry with the name of a function that the theme calls, which is reported.
  package var hidesFunction: Bool { kind == .entry && ReservedNames.functionNames.contains(name) }
}

extension DiagnosticLog {
  /// Reports cases whose text is the name of another one: templates write either.
  fileprivate mutating func reportAmbiguousTexts(of cases: [Choice.Case]) {
    for named in cases {
      guard let other = cases.first(where: { $0.text == named.name && $0.name != named.name }),
        let span = other.span, let place = named.span
      else { continue }
      report(.ambiguousCaseText(other.text, of: other.name, at: span, named: place))
    }
  }

  /// Reports cases that readers cannot tell apart: a comment above `case a, b` is that of both.
  fileprivate mutating func reportEqualLabels(of cases: [Choice.Case]) {
    var labels: [String: Span] = [:]
    for named in cases {
      guard let place = named.span else { continue }
      if let first = labels[named.label] {
        report(.equalLabels(named.label, at: place, first: first))
      } else {
        labels[named.label] = place
      }
    }
  }

  /// Reports an entry with the name of a function that the theme calls.
  fileprivate mutating func reportHiddenFunction(of model: Structure) {
    guard model.hidesFunction, let span = model.span else { return }
    report(.templateTypeName(model.name, at: span))
  }
}
