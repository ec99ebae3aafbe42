import Diagnostics

/// An `include` tag, whose template may depend on a condition.
struct IncludeTag {
  let include: Include
  let span: Span

  /// The parts of the template; none where nothing is shown.
  func typed(by checker: inout Checker) -> [TypedNode] {
    guard !checker.here.isMuted else { return [] }
    guard case .conditional(let condition, let then, let otherwise) = include.template.kind else {
      let found = checker.templates.template(of: include, reportingTo: &checker.typing.reports)
      if let found { return parts(of: found.template, namedAt: found.place, by: &checker) }
      if let name = include.template.literalText, include.ignoresMissing,
        checker.templates.isBuiltIn(span.source)
      {
        checker.typing.usage.offered.insert(name)
      }
      return []
    }
    let test = checker.checkCondition(condition)
    let branch = TypedBranch(condition: test.value, body: of(then).typed(by: &checker))
    let rest = otherwise.map { of($0).typed(by: &checker) } ?? []
    return [TypedNode(.condition([branch], otherwise: rest), span)]
  }

  /// The same tag for another template.
  private func of(_ template: Expression) -> IncludeTag {
    IncludeTag(
      include: Include(
        template: template, ignoresMissing: include.ignoresMissing,
        hasContext: include.hasContext),
      span: span)
  }

  private func parts(
    of template: Template, namedAt place: Span, by checker: inout Checker
  ) -> [TypedNode] {
    let isEntered = checker.here.unit.enter(
      template, label: "included here", verb: "includes", at: place,
      in: &checker.typing.reports)
    guard isEntered else { return [] }
    let outer = checker.here.scopes
    if !include.hasContext { checker.here.scopes = ScopeStack([Scope(kind: .globals)]) }
    let nodes = WholeTemplate(template: template).typed(by: &checker)
    checker.here.scopes = outer
    checker.typing.reports.uses.leave()
    return [TypedNode(.scope(nodes), place)]
  }
}
