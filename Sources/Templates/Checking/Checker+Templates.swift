import Diagnostics
import Schema

// Templates as wholes: layouts, blocks, includes, imports.
extension Checker {
  /// The parts of a page: its template within its layouts.
  mutating func checkPage(
    _ template: Template, context: StructureID, present: Set<String>
  ) -> [TypedNode] {
    typing.page.variable = typing.parts.newVariable()
    typing.page.context = context
    var globals = Scope<Binding>(kind: .globals)
    for field in typing.types[context].fields {
      var value = TypedExpression(
        .field(
          TypedExpression(
            .variable(typing.page.variable), .structure(context), template.source.wholeSpan),
          slot: field.slot), field.type, template.source.wholeSpan)
      let path = Path(root: typing.page.variable, steps: [.field(field.slot)])
      value.path = path
      value.isNonEmpty = field.isNonEmpty
      if present.contains(field.name) { typing.knowledge.assumePresent(path) }
      typing.page.names.insert(field.name)
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
    let chain = templates.chain(from: template, reportingTo: &typing.reports)
    here.unit = Unit(chain: chain, scopeCount: here.scopes.count)
    if typing.reports.uses.count == 0 { typing.usage.pages.formUnion(here.unit.chain.map(\.name)) }
    typing.reports.recovery.noteTemplate(here.unit.certainty)
    var nodes: [TypedNode] = []
    let depth = typing.reports.uses.count
    for (index, template) in here.unit.chain.enumerated() {
      if index > 0, let parent = here.unit.chain[index - 1].parent {
        typing.reports.uses.enter(
          UseStack.Use(.template(template.name), UseStack.extended, at: parent.span))
      }
      here.isMuted = here.isMuted || index < here.unit.chain.count - 1
      if index == here.unit.chain.count - 1 { here.isMuted = outer.isMuted }
      for macro in template.macros.values { here.bind(macro, of: template) }
      nodes += check(template.nodes)
    }
    typing.reports.uses.leave(downTo: depth)
    here.unit.reportUnusedBlocks(besides: typing.usage.read, reportingTo: &typing.reports)
    return nodes
  }

  // MARK: Blocks

  /// The parts of the block that is shown at the place of `block`.
  mutating func checkBlock(_ block: Block, at span: Span) -> [TypedNode] {
    guard !here.isMuted else { return [] }
    let definitions = here.unit.blocks[block.name.text] ?? []
    if definitions.first?.block.isRequired ?? block.isRequired,
      here.unit.certainty == .certain
    {
      here.unit.reportRequired(block, usage: &typing.usage, reportingTo: &typing.reports)
    }
    return checkDefinition(0, of: block.name.text, isScoped: block.isScoped, at: span)
  }

  /// The parts of one of the definitions of a block.
  mutating func checkDefinition(
    _ level: Int, of name: String, isScoped: Bool, at span: Span
  ) -> [TypedNode] {
    guard let definitions = here.unit.blocks[name], level < definitions.count else { return [] }
    let definition = definitions[level]
    let subject = UseStack.Subject.block(name, level: level)
    if typing.reports.uses.contains(subject) {
      typing.report(.templateCycle(["block \(name)", "block \(name)"], verb: "shows", at: span))
      return []
    }
    typing.usage.read.formUnion(definitions.map(\.block.name.span))
    let outer = here
    if !isScoped { here.scopes = here.scopes.outermost(here.unit.scopeCount) }
    here.scopes.enter(.block)
    here.unit.current = (name, level)
    typing.reports.uses.enter(UseStack.Use(subject, "the block is shown here", at: span))
    let nodes = check(definition.block.body)
    typing.reports.uses.leave()
    (here.scopes, here.unit.current) = (outer.scopes, outer.unit.current)
    return [TypedNode(.scope(nodes), span)]
  }

  // MARK: Includes

  mutating func checkInclude(_ include: Include, at span: Span) -> [TypedNode] {
    guard case .conditional(let condition, let then, let otherwise) = include.template.kind else {
      guard let (template, place) = templates.template(of: include, reportingTo: &typing.reports)
      else { return [] }
      return checkIncluded(template, include, at: place)
    }
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
  }

  private mutating func checkIncluded(
    _ template: Template, _ include: Include, at span: Span
  ) -> [TypedNode] {
    guard
      here.unit.enter(
        template, label: "included here", verb: "includes", at: span, in: &typing.reports)
    else { return [] }
    defer { typing.reports.uses.leave() }
    let outer = here.scopes
    defer { here.scopes = outer }
    if !include.hasContext { here.scopes = ScopeStack([Scope(kind: .globals)]) }
    return [TypedNode(.scope(checkTemplate(template)), span)]
  }

  // MARK: Imports

  /// The module that a template is when it is imported, and what has to be done for it.
  mutating func checkModule(
    _ reference: ModuleReference, at span: Span
  ) -> (module: Module, nodes: [TypedNode])? {
    guard
      let template = templates.template(namedBy: reference.template, reportingTo: &typing.reports),
      here.unit.enter(
        template, label: "imported here", verb: "imports", at: span, in: &typing.reports)
    else { return nil }
    let outer = here
    defer {
      typing.reports.uses.leave()
      (here.unit, here.scopes, here.isMuted) = (outer.unit, outer.scopes, outer.isMuted)
    }
    here.isMuted = true
    if !reference.hasContext { here.scopes = ScopeStack([Scope(kind: .globals)]) }
    here.scopes.enter(.template)
    here.unit = Unit(chain: [template], scopeCount: here.scopes.count)
    typing.reports.recovery.noteTemplate(template.certainty)
    for macro in template.macros.values { here.bind(macro, of: template) }
    let nodes = check(template.nodes)
    let module = Module(
      template: template.name, certainty: template.certainty, scopes: here.scopes)
    return (module, nodes)
  }

  mutating func checkImport(
    _ reference: ModuleReference, as name: Identifier, at span: Span
  ) -> [TypedNode] {
    guard let (module, nodes) = checkModule(reference, at: reference.template.span) else {
      here.bindInvalid(name, in: &typing)
      return []
    }
    here.scopes.bind(name.text, .module(module))
    return nodes
  }

  mutating func checkImport(
    _ reference: ModuleReference, _ names: [(name: Identifier, alias: Identifier)], at span: Span
  ) -> [TypedNode] {
    guard let (module, nodes) = checkModule(reference, at: reference.template.span) else {
      for name in names { here.bindInvalid(name.alias, in: &typing) }
      return []
    }
    for (name, alias) in names {
      here.bind(alias, to: name, of: module, in: &typing)
    }
    return nodes
  }
}
