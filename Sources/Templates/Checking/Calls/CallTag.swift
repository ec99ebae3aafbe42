import Diagnostics

/// A `call` tag, which calls a macro and gives it its body as `caller`.
struct CallTag {
  let parameters: [Parameter]
  let call: Expression
  let body: [Node]
  let span: Span

  /// The parts that the macro prints; none where nothing is shown.
  func typed(by checker: inout Checker) -> [TypedNode] {
    guard !checker.here.isMuted, case .call(let callee, let arguments) = call.kind else {
      return []
    }
    let binding = checker.here.binding(ofCallee: callee)
    guard case .macro(let macro)? = binding else {
      _ = checker.check(call)
      if case .name = callee.kind, binding != nil {
        checker.typing.report(.callOfNoMacro(at: callee.span))
      }
      return []
    }
    let caller = CallerReference(
      parameters: parameters, body: body, scopes: checker.here.scopes, unit: checker.here.unit,
      useCount: checker.typing.reports.uses.count, span: span)
    let result = MacroCall(
      reference: macro, arguments: arguments, caller: caller, span: call.span
    ).typed(by: &checker)
    guard case .capture(let nodes, _) = result.kind else { return [] }
    return [TypedNode(.scope(nodes), span)]
  }
}

extension Surroundings {
  /// What the callee of a `call` tag means: a name, or the member of an imported template.
  fileprivate func binding(ofCallee callee: Expression) -> Binding? {
    switch callee.kind {
    case .name(let name): return scopes.lookUp(name)?.binding
    case .member(let object, let name):
      guard case .module(let module)? = compileTimeBinding(of: object) else { return nil }
      return module.member(name.text)
    default: return nil
    }
  }
}

/// A call of `caller` in a macro: the body of the `call` tag, which sees the names around the tag.
struct CallerCall {
  let caller: CallerReference
  let arguments: [Argument]
  let span: Span

  /// What the body prints; mistakes in it are reported.
  func typed(by checker: inout Checker) -> TypedExpression {
    let macro = Macro(
      name: Identifier(text: "caller", span: caller.span), parameters: caller.parameters,
      body: caller.body)
    guard let body = MacroBody(of: macro, for: arguments, at: span, by: &checker) else {
      return .invalid(span)
    }
    let outer = checker.here
    let block = UseStack.Use(.callBlock(outer: caller.useCount), "printed here", at: span)
    guard checker.typing.reports.enter(block) else { return .invalid(span) }
    defer {
      checker.typing.reports.uses.leave()
      (checker.here.scopes, checker.here.unit) = (outer.scopes, outer.unit)
    }
    checker.here.scopes = caller.scopes.entering(.macro)
    checker.here.unit = caller.unit
    return body.typed(by: &checker)
  }
}
