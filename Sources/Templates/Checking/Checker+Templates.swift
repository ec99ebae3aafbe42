import Diagnostics
import Schema

// Templates as wholes: layouts, blocks, includes, imports.
extension Checker {
  /// The parts of a page: its template within its layouts.
  mutating func checkPage(
    _ template: Template, context: StructureID, present: Set<String>
  ) -> [TypedNode] {
    page.variable = parts.newVariable()
    page.context = context
    var globals = Scope<Binding>(kind: .globals)
    for field in types[context].fields {
      var value = TypedExpression(
        .field(
          TypedExpression(.variable(page.variable), .structure(context), template.source.wholeSpan),
          slot: field.slot), field.type, template.source.wholeSpan)
      let path = Path(root: page.variable, steps: [.field(field.slot)])
      value.path = path
      value.isNonEmpty = field.isNonEmpty
      if present.contains(field.name) { knowledge.assumePresent(path) }
      page.names.insert(field.name)
      globals.bind(field.name, .global(value))
    }
    here.scopes = ScopeStack([globals])
    return checkTemplate(template)
  }

  /// The parts of a template within its layouts, in a new scope.
  mutating func checkTemplate(_ template: Template) -> [TypedNode] {
    let outer = here
    defer { (here.unit, here.scopes, here.isMuted) = (outer.unit, outer.scopes, outer.isMuted) }
    here.scopes.enter(.template)
    here.unit = Unit(chain: chain(from: template), scopeCount: here.scopes.count)
    if here.uses.count == 0 { usage.pages.formUnion(here.unit.chain.map(\.name)) }
    recovery.noteTemplate(here.unit.certainty)
    for template in here.unit.chain {
      for name in template.blockNames {
        guard let block = template.blocks[name] else { continue }
        here.unit.blocks[name, default: []].append(
          Unit.Definition(template: template.name, block: block))
      }
    }
    var nodes: [TypedNode] = []
    let depth = here.uses.count
    for (index, template) in here.unit.chain.enumerated() {
      if index > 0, let parent = here.unit.chain[index - 1].parent {
        here.uses.enter(
          UseStack.Use(.template(template.name), UseStack.extended, at: parent.span))
      }
      here.isMuted = here.isMuted || index < here.unit.chain.count - 1
      if index == here.unit.chain.count - 1 { here.isMuted = outer.isMuted }
      for macro in template.macros.values { bindOwn(macro, of: template) }
      nodes += check(template.nodes)
    }
    here.uses.leave(downTo: depth)
    reportUnusedBlocks()
    return nodes
  }

  private mutating func bindOwn(_ macro: Macro, of template: Template) {
    bind(
      macro.name.text,
      .macro(
        MacroReference(
          macro: macro, template: template.name, scopes: nil, scopeCount: here.scopes.count)))
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
      guard chain.count < UseStack.limit else {
        report(.tooManyUses(limit: UseStack.limit, at: parent.span))
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
    recovery.noteMissingTemplate()
    report(
      .unknownTemplate(
        name, nearest: templates.nearestName(to: name, suggesting: &log), at: expression.span))
    return nil
  }

  // MARK: Blocks

  /// The parts of the block that is shown at the place of `block`.
  mutating func checkBlock(_ block: Block, at span: Span) -> [TypedNode] {
    guard !here.isMuted else { return [] }
    let definitions = here.unit.blocks[block.name.text] ?? []
    if definitions.first?.block.isRequired ?? block.isRequired,
      here.unit.certainty == .certain
    {
      reportRequired(block)
    }
    return checkDefinition(0, of: block.name.text, isScoped: block.isScoped, at: span)
  }

  /// Reports a block that has to be replaced and is not: at the block that was probably meant to
  /// do it, if there is one.
  private mutating func reportRequired(_ block: Block) {
    let page = here.unit.chain.first?.name ?? ""
    let unknown = here.unit.chain.flatMap { template in
      template.blockNames.filter { here.unit.blocks[$0]?.last?.template == template.name }
        .compactMap { template.blocks[$0] }
    }.filter { $0.name.text != block.name.text }
    let nearest = log.nearest(to: block.name.text, among: unknown.map(\.name.text))
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
    guard let definitions = here.unit.blocks[name], level < definitions.count else { return [] }
    let definition = definitions[level]
    let subject = UseStack.Subject.block(name, level: level)
    if here.uses.contains(subject) {
      report(.templateCycle(["block \(name)", "block \(name)"], verb: "shows", at: span))
      return []
    }
    usage.read.formUnion(definitions.map(\.block.name.span))
    let outer = here
    if !isScoped { here.scopes = here.scopes.outermost(here.unit.scopeCount) }
    here.scopes.enter(.block)
    here.unit.current = (name, level)
    here.uses.enter(UseStack.Use(subject, "the block is shown here", at: span))
    let nodes = check(definition.block.body)
    here.uses.leave()
    (here.scopes, here.unit.current) = (outer.scopes, outer.unit.current)
    return [TypedNode(.scope(nodes), span)]
  }

  private mutating func reportUnusedBlocks() {
    guard here.unit.chain.count > 1, let layout = here.unit.chain.last,
      here.unit.certainty == .certain
    else { return }
    for template in here.unit.chain.dropLast() {
      for name in template.blockNames {
        guard let block = template.blocks[name], !usage.read.contains(block.name.span),
          here.unit.blocks[name]?.last?.template == template.name
        else { continue }
        let known = here.unit.blocks.keys.filter { $0 != name }.sorted()
        log.report(
          .unusedBlock(
            name, layout: layout.name, known: known, at: block.name.span, suggesting: &log))
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
    defer { here.uses.leave() }
    let outer = here.scopes
    defer { here.scopes = outer }
    if !include.hasContext { here.scopes = ScopeStack([Scope(kind: .globals)]) }
    return [TypedNode(.scope(checkTemplate(template)), span)]
  }

  /// Notes the use of a template, unless it is in use already.
  private mutating func enter(
    _ template: Template, label: String, verb: String, at span: Span
  ) -> Bool {
    let subject = UseStack.Subject.template(template.name)
    let active = here.unit.chain.prefix(1).map(\.name) + [template.name]
    if here.uses.contains(subject)
      || here.unit.chain.contains(where: { $0.name == template.name })
    {
      let cycle = here.uses.cycle(to: template.name) ?? active
      report(.templateCycle(cycle, verb: verb, at: span))
      return false
    }
    guard !here.uses.isFull else {
      report(.tooManyUses(limit: UseStack.limit, at: span))
      return false
    }
    here.uses.enter(UseStack.Use(subject, label, at: span))
    return true
  }

  // MARK: Imports

  /// The module that a template is when it is imported, and what has to be done for it.
  mutating func checkModule(
    _ reference: ModuleReference, at span: Span
  ) -> (module: Module, nodes: [TypedNode])? {
    guard let template = find(reference.template),
      enter(template, label: "imported here", verb: "imports", at: span)
    else { return nil }
    let outer = here
    defer {
      here.uses.leave()
      (here.unit, here.scopes, here.isMuted) = (outer.unit, outer.scopes, outer.isMuted)
    }
    here.isMuted = true
    if !reference.hasContext { here.scopes = ScopeStack([Scope(kind: .globals)]) }
    here.scopes.enter(.template)
    here.unit = Unit(chain: [template], scopeCount: here.scopes.count)
    recovery.noteTemplate(template.certainty)
    for macro in template.macros.values { bindOwn(macro, of: template) }
    let nodes = check(template.nodes)
    let module = Module(
      template: template.name, certainty: template.certainty, scopes: here.scopes)
    return (module, nodes)
  }

  /// What a name of a module means where the module was imported.
  func member(_ name: String, of module: Module) -> Binding? {
    guard let binding = module.scopes.innermostBinding(of: name) else { return nil }
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
        let known = log.gathered { module.scopes.innermostNames }
        if module.certainty == .certain {
          report(
            .unknownImport(
              name.text, from: module.template, known: known, at: name.span, suggesting: &log))
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
