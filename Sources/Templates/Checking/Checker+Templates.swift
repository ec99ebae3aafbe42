import Diagnostics
import Schema

// Templates as wholes: layouts, blocks, includes, imports.
extension Checker {
  /// The parts of a page: its template within its layouts.
  mutating func checkPage(
    _ template: Template, context: StructureID, present: Set<String>
  ) -> [TypedNode] {
    page = newVariable()
    self.context = context
    var globals = Scope(kind: .globals)
    for field in types[context].fields {
      var value = TypedExpression(
        .field(
          TypedExpression(.variable(page), .structure(context), template.source.wholeSpan),
          slot: field.slot), field.type, template.source.wholeSpan)
      let path = Path(root: page, steps: [.field(field.slot)])
      value.path = path
      value.isNonEmpty = field.isNonEmpty
      if present.contains(field.name) { facts.present.insert(path) }
      pageNames.insert(field.name)
      globals.bindings[field.name] = .global(value)
    }
    scopes = [globals]
    return checkTemplate(template)
  }

  /// The parts of a template within its layouts, in a new scope.
  mutating func checkTemplate(_ template: Template) -> [TypedNode] {
    let outer = (unit, scopes, isMuted)
    defer { (unit, scopes, isMuted) = outer }
    scopes.append(Scope(kind: .template))
    unit = Unit(chain: chain(from: template), scopeCount: scopes.count)
    if uses.isEmpty { usage.pages.formUnion(unit.chain.map(\.name)) }
    if unit.chain.contains(where: { !$0.isWhole }) { usesBrokenTemplate = true }
    for template in unit.chain {
      for name in template.blockNames {
        guard let block = template.blocks[name] else { continue }
        unit.blocks[name, default: []].append(
          Unit.Definition(template: template.name, block: block))
      }
    }
    var nodes: [TypedNode] = []
    let depth = uses.count
    for (index, template) in unit.chain.enumerated() {
      if index > 0, let parent = unit.chain[index - 1].parent {
        uses.append(
          Use(subject: .template(template.name), label: Use.extended, span: parent.span))
      }
      isMuted = isMuted || index < unit.chain.count - 1
      if index == unit.chain.count - 1 { isMuted = outer.2 }
      for macro in template.macros.values { bindOwn(macro, of: template) }
      nodes += check(template.nodes)
    }
    uses.removeLast(uses.count - depth)
    reportUnusedBlocks()
    return nodes
  }

  private mutating func bindOwn(_ macro: Macro, of template: Template) {
    bind(
      macro.name.text,
      .macro(
        MacroReference(
          macro: macro, template: template.name, scopes: nil, scopeCount: scopes.count)))
  }

  /// A template and those it extends, up to the layout that extends none.
  private mutating func chain(from template: Template) -> [Template] {
    var chain = [template]
    while let parent = chain[chain.count - 1].parent {
      guard let next = find(parent.name) else { break }
      if let index = chain.firstIndex(where: { $0.name == next.name }) {
        let names = chain[index...].map(\.name) + [next.name]
        report(.templateCycle(names, verb: "extends", at: parent.span))
        break
      }
      guard chain.count < Checker.useLimit else {
        report(.tooManyUses(limit: Checker.useLimit, at: parent.span))
        break
      }
      chain.append(next)
    }
    return chain
  }

  /// The template that an expression names.
  mutating func find(_ expression: Expression) -> Template? {
    guard !expression.isInvalid else { return nil }
    guard let name = expression.literalText else {
      report(.templateNameNotLiteral(at: expression.span))
      return nil
    }
    if let template = templates.templates[name] { return template }
    missesTemplate = true
    report(
      .unknownTemplate(
        name, nearest: templates.nearestName(to: name), at: expression.span))
    return nil
  }

  // MARK: Blocks

  /// The parts of the block that is shown at the place of `block`.
  mutating func checkBlock(_ block: Block, at span: Span) -> [TypedNode] {
    guard !isMuted else { return [] }
    let definitions = unit.blocks[block.name.text] ?? []
    if definitions.first?.block.isRequired ?? block.isRequired,
      unit.chain.allSatisfy(\.isWhole)
    {
      reportRequired(block)
    }
    return checkDefinition(0, of: block.name.text, isScoped: block.isScoped, at: span)
  }

  /// Reports a block that has to be replaced and is not: at the block that was probably meant to
  /// do it, if there is one.
  private mutating func reportRequired(_ block: Block) {
    let page = unit.chain.first?.name ?? ""
    let unknown = unit.chain.flatMap { template in
      template.blockNames.filter { unit.blocks[$0]?.last?.template == template.name }
        .compactMap { template.blocks[$0] }
    }.filter { $0.name.text != block.name.text }
    let nearest = Suggestion.nearest(to: block.name.text, among: unknown.map(\.name.text))
    guard let meant = unknown.first(where: { $0.name.text == nearest }) else {
      return report(.requiredBlock(block.name.text, at: block.name.span, template: page))
    }
    usage.read.insert(meant.name.span)
    log.report(
      .requiredBlock(
        block.name.text, at: block.name.span, template: page, writtenAs: meant.name.span))
  }

  /// The parts of one of the definitions of a block.
  mutating func checkDefinition(
    _ level: Int, of name: String, isScoped: Bool, at span: Span
  ) -> [TypedNode] {
    guard let definitions = unit.blocks[name], level < definitions.count else { return [] }
    let definition = definitions[level]
    let use = Use(
      subject: .block(name, level: level), label: "the block is shown here", span: span)
    if uses.contains(where: { $0.subject == use.subject }) {
      report(.templateCycle(["block \(name)", "block \(name)"], verb: "shows", at: span))
      return []
    }
    usage.read.formUnion(definitions.map(\.block.name.span))
    let outer = (scopes, unit.current)
    if !isScoped { scopes = Array(scopes.prefix(unit.scopeCount)) }
    scopes.append(Scope(kind: .block))
    unit.current = (name, level)
    uses.append(use)
    let nodes = check(definition.block.body)
    uses.removeLast()
    (scopes, unit.current) = outer
    return [TypedNode(.scope(nodes), span)]
  }

  private mutating func reportUnusedBlocks() {
    guard unit.chain.count > 1, let layout = unit.chain.last, unit.chain.allSatisfy(\.isWhole)
    else { return }
    for template in unit.chain.dropLast() {
      for name in template.blockNames {
        guard let block = template.blocks[name], !usage.read.contains(block.name.span),
          unit.blocks[name]?.last?.template == template.name
        else { continue }
        let known = unit.blocks.keys.filter { $0 != name }.sorted()
        log.report(.unusedBlock(name, layout: layout.name, known: known, at: block.name.span))
      }
    }
  }

  // MARK: Includes

  mutating func checkInclude(_ include: Include, at span: Span) -> [TypedNode] {
    switch include.template.kind {
    case .conditional(let condition, let then, let otherwise):
      let test = checkCondition(condition)
      let first = Include(
        template: then, ignoresMissing: include.ignoresMissing, hasContext: include.hasContext)
      let branch = TypedBranch(condition: test.value, body: checkInclude(first, at: span))
      var rest: [TypedNode] = []
      if let otherwise {
        let second = Include(
          template: otherwise, ignoresMissing: include.ignoresMissing,
          hasContext: include.hasContext)
        rest = checkInclude(second, at: span)
      }
      return [TypedNode(.condition([branch], otherwise: rest), span)]
    case .list(let names), .tuple(let names):
      for name in names {
        guard let text = name.literalText else {
          report(.templateNameNotLiteral(at: name.span))
          return []
        }
        if let template = templates.templates[text] {
          return checkIncluded(template, include, at: name.span)
        }
      }
      if !include.ignoresMissing {
        report(.unknownTemplates(names.compactMap(\.literalText), at: include.template.span))
      }
      return []
    default:
      if include.ignoresMissing, let name = include.template.literalText,
        !templates.contains(name)
      {
        return []
      }
      guard let template = find(include.template) else { return [] }
      return checkIncluded(template, include, at: include.template.span)
    }
  }

  private mutating func checkIncluded(
    _ template: Template, _ include: Include, at span: Span
  ) -> [TypedNode] {
    guard enter(template, label: "included here", verb: "includes", at: span) else { return [] }
    defer { uses.removeLast() }
    let outer = scopes
    defer { scopes = outer }
    if !include.hasContext { scopes = [Scope(kind: .globals)] }
    return [TypedNode(.scope(checkTemplate(template)), span)]
  }

  /// Notes the use of a template, unless it is in use already.
  private mutating func enter(
    _ template: Template, label: String, verb: String, at span: Span
  ) -> Bool {
    let subject = Use.Subject.template(template.name)
    let active = unit.chain.prefix(1).map(\.name) + [template.name]
    if uses.contains(where: { $0.subject == subject })
      || unit.chain.contains(where: { $0.name == template.name })
    {
      report(.templateCycle(chainOfTemplates(to: template.name, active), verb: verb, at: span))
      return false
    }
    guard uses.count < Checker.useLimit else {
      report(.tooManyUses(limit: Checker.useLimit, at: span))
      return false
    }
    uses.append(Use(subject: subject, label: label, span: span))
    return true
  }

  private func chainOfTemplates(to name: String, _ fallback: [String]) -> [String] {
    let names = uses.compactMap { use in
      if case .template(let name) = use.subject { name } else { nil }
    }
    guard let start = names.firstIndex(of: name) else { return fallback }
    return names[start...] + [name]
  }

  // MARK: Imports

  /// The module that a template is when it is imported, and what has to be done for it.
  mutating func checkModule(
    _ reference: ModuleReference, at span: Span
  ) -> (module: Module, nodes: [TypedNode])? {
    guard let template = find(reference.template),
      enter(template, label: "imported here", verb: "imports", at: span)
    else { return nil }
    let outer = (unit, scopes, isMuted)
    defer {
      uses.removeLast()
      (unit, scopes, isMuted) = outer
    }
    isMuted = true
    if !reference.hasContext { scopes = [Scope(kind: .globals)] }
    scopes.append(Scope(kind: .template))
    unit = Unit(chain: [template], scopeCount: scopes.count)
    if !template.isWhole { usesBrokenTemplate = true }
    for macro in template.macros.values { bindOwn(macro, of: template) }
    let nodes = check(template.nodes)
    return (Module(template: template.name, hasErrors: !template.isWhole, scopes: scopes), nodes)
  }

  /// What a name of a module means where the module was imported.
  func member(_ name: String, of module: Module) -> Binding? {
    guard let binding = module.scopes.last?.bindings[name] else { return nil }
    guard case .macro(let reference) = binding, reference.scopes == nil else { return binding }
    return .macro(
      MacroReference(
        macro: reference.macro, template: reference.template, scopes: module.scopes,
        scopeCount: reference.scopeCount))
  }

  mutating func checkImport(
    _ reference: ModuleReference, as name: Identifier, at span: Span
  ) -> [TypedNode] {
    guard let (module, nodes) = checkModule(reference, at: reference.template.span) else {
      bindInvalid(name)
      return []
    }
    bind(name.text, .module(module))
    return nodes
  }

  mutating func checkImport(
    _ reference: ModuleReference, _ names: [(name: Identifier, alias: Identifier)], at span: Span
  ) -> [TypedNode] {
    guard let (module, nodes) = checkModule(reference, at: reference.template.span) else {
      for name in names { bindInvalid(name.alias) }
      return []
    }
    for (name, alias) in names {
      if let binding = member(name.text, of: module) {
        bind(alias.text, binding)
      } else {
        let known = module.scopes.last?.bindings.keys.sorted() ?? []
        if !module.hasErrors {
          report(.unknownImport(name.text, from: module.template, known: known, at: name.span))
        }
        bindInvalid(alias)
      }
    }
    return nodes
  }

  /// Lets a name stand for something that was reported.
  mutating func bindInvalid(_ name: Identifier) {
    _ = bind(name.text, to: .invalid(name.span), declaration: nil)
  }
}
