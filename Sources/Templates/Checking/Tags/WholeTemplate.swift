import Diagnostics
import Schema

/// A template as a whole: a page's own within its layouts, one that is included, or a module.
///
/// Its names are in a separate scope, inside those that it may see. Of a template that extends
/// another, only the blocks are shown.
struct WholeTemplate {
  let template: Template

  /// How often a template is checked at most until the types of its namespaces are known.
  private static var roundLimit: Int { 16 }

  /// The parts of a page, whose context's fields are the global names; those in `present` always
  /// have a value.
  ///
  /// Where a field of a namespace takes the type of a value that is set to it, what was checked
  /// before knows too little of it: then the template is checked again from the beginning.
  func page(
    context: StructureID, present: Set<String>, by checker: inout Checker
  ) -> [TypedNode] {
    let start = checker
    var nodes: [TypedNode] = []
    for round in 1...Self.roundLimit {
      nodes = checkedPage(context: context, present: present, by: &checker)
      var types = checker.typing.types
      guard types.hasWidened, round < Self.roundLimit else { break }
      types.begin(isLast: round == Self.roundLimit - 1)
      checker = start
      checker.typing.types = types
    }
    return nodes
  }

  private func checkedPage(
    context: StructureID, present: Set<String>, by checker: inout Checker
  ) -> [TypedNode] {
    checker.typing.page.variable = checker.typing.parts.newVariable()
    checker.typing.page.context = context
    let place = template.source.wholeSpan
    var globals = Scope<Binding>(kind: .globals)
    for field in checker.typing.types[context].fields {
      let root = checker.typing.page.variable
      var value = TypedExpression(
        .field(TypedExpression(.variable(root), .structure(context), place), slot: field.slot),
        field.type, place)
      let path = Path(root: root, steps: [.field(field.slot)])
      value.path = path
      value.isNonEmpty = field.isNonEmpty
      if present.contains(field.name) { checker.typing.knowledge.assumePresent(path) }
      checker.typing.page.names.insert(field.name)
      globals.bind(field.name, .global(value))
    }
    checker.here.scopes = ScopeStack([globals])
    return typed(by: &checker)
  }

  /// The parts of the template within its layouts.
  func typed(by checker: inout Checker) -> [TypedNode] {
    let outer = checker.here
    enter(
      checker.templates.chain(from: template, reportingTo: &checker.typing.reports), in: &checker)
    let unit = checker.here.unit
    if checker.typing.reports.uses.count == 0 {
      checker.typing.usage.pages.formUnion(unit.chain.map(\.name))
    }
    var nodes: [TypedNode] = []
    let depth = checker.typing.reports.uses.count
    for (index, template) in unit.chain.enumerated() {
      if index > 0, let parent = unit.chain[index - 1].parent {
        checker.typing.reports.uses.enter(
          UseStack.Use(.template(template.name), UseStack.extended, at: parent.span))
      }
      let isOutermost = index == unit.chain.count - 1
      checker.here.isMuted = !isOutermost || outer.isMuted
      nodes += body(of: template, by: &checker)
    }
    checker.typing.reports.uses.leave(downTo: depth)
    unit.reportUnusedBlocks(
      besides: checker.typing.usage.read, reportingTo: &checker.typing.reports)
    checker.here.leave(to: outer)
    return nodes
  }

  /// The template as an imported module, and the parts that bind its names; nothing of it is shown.
  func module(by checker: inout Checker) -> (module: Module, nodes: [TypedNode]) {
    let outer = checker.here
    checker.here.isMuted = true
    enter([template], in: &checker)
    let nodes = body(of: template, by: &checker)
    let module = Module(
      template: template.name, certainty: template.certainty, scopes: checker.here.scopes)
    checker.here.leave(to: outer)
    return (module, nodes)
  }

  /// Enters the scope of a template with its layouts.
  private func enter(_ chain: [Template], in checker: inout Checker) {
    checker.here.scopes.enter(.template)
    checker.here.unit = Unit(chain: chain, scopeCount: checker.here.scopes.count)
    checker.typing.reports.recovery.noteTemplate(checker.here.unit.certainty)
  }

  private func body(of template: Template, by checker: inout Checker) -> [TypedNode] {
    for macro in template.macros.values { checker.here.bind(macro, of: template) }
    return checker.check(template.nodes)
  }
}

extension Surroundings {
  /// Leaves a template: the surroundings of its use are visible again.
  fileprivate mutating func leave(to outer: Surroundings) {
    (unit, scopes, isMuted) = (outer.unit, outer.scopes, outer.isMuted)
  }
}
