import Diagnostics
import Schema
import Tables

/// A call as it is in an expression: of a macro, of the loop or block around, or of a function.
///
/// A name that is bound at this place hides the function with that name.
struct CallUse {
  let callee: Expression
  let arguments: [Argument]
  let span: Span

  /// The result of the call; mistakes in it are reported.
  func typed(by checker: inout Checker) -> TypedExpression {
    switch callee.kind {
    case .name(let name): return call(of: name, by: &checker)
    case .member(let object, let member): return call(of: member, on: object, by: &checker)
    case .call, .filter:
      return checker.typing.fail(.notCallable(type: nil, at: callee.span), span)
    default:
      let value = checker.check(callee)
      return value.isInvalid ? value : notCallable(value.type, in: &checker.typing)
    }
  }

  private func notCallable(_ type: Type, in typing: inout Typing) -> TypedExpression {
    typing.fail(.notCallable(type: typing.name(type), at: callee.span), span)
  }

  private func call(of name: String, by checker: inout Checker) -> TypedExpression {
    switch checker.here.scopes.lookUp(name)?.binding {
    case .macro(let macro): return call(macro, by: &checker)
    case .caller(let caller):
      return CallerCall(caller: caller, arguments: arguments, span: span).typed(by: &checker)
    case .loop(let loop):
      return LoopCall(loop: loop, arguments: arguments, nameSpan: callee.span, span: span)
        .typed(by: &checker)
    case .variable(let variable) where variable.type == .invalid: return .invalid(span)
    case .variable(let variable): return notCallable(variable.type, in: &checker.typing)
    case .global(let value): return notCallable(value.type, in: &checker.typing)
    case .module, .field:
      return checker.typing.fail(.notCallable(type: nil, at: callee.span), span)
    case nil: break
    }
    if name == "super" {
      return captured(
        BlockUse(ofSuperAt: span, in: checker.here.unit, typing: &checker.typing), by: &checker)
    }
    return call(ofFunction: name, by: &checker)
  }

  private func call(_ macro: MacroReference, by checker: inout Checker) -> TypedExpression {
    MacroCall(reference: macro, arguments: arguments, caller: nil, span: span)
      .typed(by: &checker)
  }

  private func call(ofFunction name: String, by checker: inout Checker) -> TypedExpression {
    let environment = checker.environment
    let call = FunctionCall(arguments: checker.check(arguments), span: span)
    if let function = BuiltInFunction.all(in: environment).first(where: { $0.name == name }) {
      return function.rule(&checker.typing, call)
    }
    if let index = environment.site.functions.firstIndex(where: { $0.name == name }) {
      return call.answer(ofHostFunction: HostFunctionIndex(index), in: &checker.typing)
    }
    if checker.typing.reports.isUncertain(name, at: span) { return .invalid(span) }
    let scopes = checker.here.scopes
    let known = checker.typing.reports.log.gathered {
      environment.functionNames + scopes.visibleMacros
    }
    return checker.typing.fail(
      .unknownFunction(
        name, known: known, at: callee.span, suggesting: &checker.typing.reports.log), span)
  }

  // MARK: Members

  private func call(
    of member: Identifier, on object: Expression, by checker: inout Checker
  ) -> TypedExpression {
    if case .name("self") = object.kind, checker.here.scopes.lookUp("self") == nil {
      return captured(
        BlockUse(ofSelf: member, at: span, in: checker.here.unit, typing: &checker.typing),
        by: &checker)
    }
    if case .name("super") = object.kind, checker.here.scopes.lookUp("super") == nil {
      return checker.typing.fail(.superOfSuper(at: span), span)
    }
    switch checker.here.compileTimeBinding(of: object) {
    case .module(let module):
      if case .macro(let macro)? = module.member(member.text) { return call(macro, by: &checker) }
      return module.missing(member, at: span, in: &checker.typing)
    case .loop(let loop) where member.text == "cycle":
      let values = checker.check(arguments).map(\.value)
      return loop.cycle(through: values, span, in: &checker.typing)
    case .loop(let loop) where member.text == "changed":
      let values = checker.check(arguments).map(\.value)
      return loop.changed(values, span, in: &checker.typing)
    case .variable, .global, .loop, .macro, .caller, .field, nil: break
    }
    let value = checker.check(object)
    guard !value.isInvalid else { return value }
    var mistake = Diagnostic.noMethod(
      member.text, filters: FilterTable.names, at: member.span,
      suggesting: &checker.typing.reports.log)
    if value.type.unwrapped == .date, Diagnostic.formatsDates.contains(member.text) {
      mistake.help = [Diagnostic.Help("write '… | date(\"…\")'")]
    }
    return checker.typing.fail(mistake, span)
  }

  /// What a block prints, as a value; invalid where there is no such block.
  private func captured(_ use: BlockUse?, by checker: inout Checker) -> TypedExpression {
    guard let nodes = use?.typed(by: &checker) else { return .invalid(span) }
    return checker.typing.capture(nodes, at: span)
  }
}
