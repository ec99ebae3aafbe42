import Diagnostics
import Schema
import Tables

// Calls of functions.
extension Checker {
  mutating func checkCall(
    _ callee: Expression, _ arguments: [Argument], _ span: Span
  ) -> TypedExpression {
    switch callee.kind {
    case .name(let name): return checkCall(of: name, callee.span, arguments, span)
    case .member(let object, let member):
      return checkCall(of: member, on: object, arguments, span)
    case .call, .filter:
      return typing.fail(.notCallable(type: nil, at: callee.span), span)
    default:
      let value = check(callee)
      return value.isInvalid
        ? value : typing.fail(.notCallable(type: typing.name(value.type), at: callee.span), span)
    }
  }

  private mutating func checkCall(
    of name: String, _ nameSpan: Span, _ arguments: [Argument], _ span: Span
  ) -> TypedExpression {
    switch here.scopes.lookUp(name)?.binding {
    case .macro(let macro): return call(macro, arguments, caller: nil, span)
    case .caller(let caller): return call(caller, arguments, span)
    case .loop(let loop): return call(loop, arguments, at: nameSpan, span)
    case .variable(let variable) where variable.type == .invalid: return .invalid(span)
    case .variable(let variable):
      return typing.fail(.notCallable(type: typing.name(variable.type), at: nameSpan), span)
    case .global(let value):
      return typing.fail(.notCallable(type: typing.name(value.type), at: nameSpan), span)
    case .some: return typing.fail(.notCallable(type: nil, at: nameSpan), span)
    case nil: break
    }
    if name == "super" { return checkSuper(arguments, span) }
    if let function = BuiltInFunction.all(in: environment).first(where: { $0.name == name }) {
      return function.rule(&typing, FunctionCall(arguments: check(arguments), span: span))
    }
    if let index = environment.functions.firstIndex(where: { $0.name == name }) {
      let call = FunctionCall(arguments: check(arguments), span: span)
      return call.answer(ofHostFunction: HostFunctionIndex(index), in: &typing)
    }
    _ = check(arguments)
    if typing.reports.isUncertain(name, at: span) { return .invalid(span) }
    let (scopes, functions) = (here.scopes, environment.functionNames)
    let known = typing.reports.log.gathered { functions + scopes.visibleMacros }
    return typing.fail(
      .unknownFunction(name, known: known, at: nameSpan, suggesting: &typing.reports.log), span)
  }

  private mutating func checkCall(
    of member: Identifier, on object: Expression, _ arguments: [Argument], _ span: Span
  ) -> TypedExpression {
    if case .name("self") = object.kind, here.scopes.lookUp("self") == nil {
      return checkSelf(member, span)
    }
    switch compileTimeBinding(of: object) {
    case .module(let module):
      if case .macro(let macro)? = module.member(member.text) {
        return call(macro, arguments, caller: nil, span)
      }
      let known = typing.reports.log.gathered { module.scopes.innermostNames }
      if module.certainty == .uncertain { return .invalid(span) }
      return typing.fail(
        .unknownImport(
          member.text, from: module.template, known: known, at: member.span,
          suggesting: &typing.reports.log), span
      )
    case .loop(let loop):
      if member.text == "cycle" || member.text == "changed" {
        let values = check(arguments).map(\.value)
        return member.text == "cycle"
          ? loop.cycle(through: values, span, in: &typing)
          : loop.changed(values, span, in: &typing)
      }
    case .variable, .global, .macro, .caller, .field, nil: break
    }
    let value = check(object)
    guard !value.isInvalid else { return value }
    return typing.fail(
      .noMethod(
        member.text, filters: FilterTable.names, at: member.span, suggesting: &typing.reports.log),
      span)
  }

  // MARK: Blocks

  private mutating func checkSuper(_ arguments: [Argument], _ span: Span) -> TypedExpression {
    guard let (name, level) = here.unit.current else {
      if typing.reports.recovery.templates == .uncertain { return .invalid(span) }
      return typing.fail(.superOutsideOfBlock(at: span), span)
    }
    guard let count = here.unit.blocks[name]?.count, level + 1 < count else {
      if typing.reports.recovery.templates == .uncertain || here.unit.lacksLayout {
        return .invalid(span)
      }
      return typing.fail(.nothingAbove(block: name, at: span), span)
    }
    return typing.capture(checkDefinition(level + 1, of: name, isScoped: false, at: span), at: span)
  }

  private mutating func checkSelf(_ name: Identifier, _ span: Span) -> TypedExpression {
    let blocks = here.unit.blocks
    guard blocks[name.text] != nil else {
      let known = typing.reports.log.gathered { blocks.keys.sorted() }
      return typing.fail(
        .unknownBlock(name.text, known: known, at: name.span, suggesting: &typing.reports.log), span
      )
    }
    return typing.capture(checkDefinition(0, of: name.text, isScoped: false, at: span), at: span)
  }
}
