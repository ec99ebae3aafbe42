import Diagnostics

/// An `import` or `from` tag, which binds names to a template as a module, or to some of its
/// definitions.
struct ImportTag {
  let reference: ModuleReference

  /// `import module as name`.
  func typed(as name: Identifier, by checker: inout Checker) -> [TypedNode] {
    guard let (module, nodes) = module(by: &checker) else {
      checker.here.bindInvalid(name, in: &checker.typing)
      return []
    }
    checker.here.scopes.bind(name.text, .module(module))
    return nodes
  }

  /// `from module import name as alias`.
  func typed(
    taking names: [(name: Identifier, alias: Identifier)], by checker: inout Checker
  ) -> [TypedNode] {
    guard let (module, nodes) = module(by: &checker) else {
      for name in names { checker.here.bindInvalid(name.alias, in: &checker.typing) }
      return []
    }
    for (name, alias) in names {
      checker.here.bind(alias, to: name, of: module, in: &checker.typing)
    }
    return nodes
  }

  /// The module that the tag names, and the parts that bind its names; nil where there is none,
  /// which is reported.
  private func module(by checker: inout Checker) -> (module: Module, nodes: [TypedNode])? {
    guard
      let template = checker.templates.template(
        namedBy: reference.template, reportingTo: &checker.typing.reports),
      checker.here.unit.enter(
        template, label: "imported here", verb: "imports", at: reference.template.span,
        in: &checker.typing.reports)
    else { return nil }
    let outer = checker.here.scopes
    if !reference.hasContext { checker.here.scopes = ScopeStack([Scope(kind: .globals)]) }
    let result = WholeTemplate(template: template).module(by: &checker)
    checker.here.scopes = outer
    checker.typing.reports.uses.leave()
    return result
  }
}
