import Diagnostics
import Schema

// Macros and call blocks: their bodies are checked at each call, with what they are given there.
extension Checker {
  /// What a macro prints when it is called with these arguments.
  mutating func call(
    _ reference: MacroReference, _ arguments: [Argument], caller: CallerReference?, _ span: Span
  ) -> TypedExpression {
    let macro = reference.macro
    typing.usage.called.insert(macro.name.span)
    let subject = UseStack.Subject.macro(macro.name.text, template: reference.template)
    guard macro.certainty == .certain, let values = values(of: arguments, for: macro, at: span)
    else {
      return .invalid(span)
    }
    if typing.reports.uses.contains(subject) {
      return callAgain(reference, subject, values, caller: caller, span)
    }
    guard enter(reference, subject, at: span) else { return .invalid(span) }
    let outer = (here.scopes, here.unit.current)
    defer {
      typing.reports.uses.leave()
      (here.scopes, here.unit.current) = outer
    }
    if !routines.isRecursive(subject) {
      let reported = typing.reports.log
      enterScope(of: reference, caller: caller)
      let result = body(macro, values, span)
      // A macro that was found to call itself is checked anew, for values that differ.
      guard routines.isRecursive(subject) else { return result }
      typing.reports.log = reported
      (here.scopes, here.unit.current) = outer
    }
    routines.begin(subject)
    let result = routine(reference, subject, values, caller: caller, span)
    routines.end(subject)
    return result
  }

  /// Lets the names be seen that a macro's body sees.
  mutating func enterScope(of reference: MacroReference, caller: CallerReference?) {
    here.scopes = reference.scopes ?? here.scopes.outermost(reference.scopeCount)
    here.scopes.enter(.macro)
    here.unit.current = nil
    if let caller { here.scopes.bind("caller", .caller(caller)) }
  }

  private mutating func enter(
    _ reference: MacroReference, _ subject: UseStack.Subject, at span: Span
  ) -> Bool {
    guard !typing.reports.uses.isFull else {
      typing.report(.tooManyUses(limit: UseStack.limit, at: span))
      return false
    }
    typing.reports.uses.enter(
      UseStack.Use(subject, "'\(reference.macro.name.text)' is called here", at: span))
    return true
  }

  /// What the body of a call block prints when the macro calls it.
  mutating func call(
    _ caller: CallerReference, _ arguments: [Argument], _ span: Span
  ) -> TypedExpression {
    let macro = Macro(
      name: Identifier(text: "caller", span: caller.span), parameters: caller.parameters,
      body: caller.body)
    guard let values = values(of: arguments, for: macro, at: span) else { return .invalid(span) }
    let outer = (here.scopes, here.unit)
    defer { (here.scopes, here.unit) = outer }
    here.scopes = caller.scopes.entering(.macro)
    here.unit = caller.unit
    return body(macro, values, span)
  }

  private mutating func body(
    _ macro: Macro, _ values: [MacroArguments.Given?], _ span: Span
  ) -> TypedExpression {
    let wasMuted = here.isMuted
    here.isMuted = false
    defer { here.isMuted = wasMuted }
    let nodes = bind(macro.allParameters, to: values, span) + check(macro.body)
    return typing.capture([TypedNode(.scope(nodes), span)], at: span)
  }

  /// Gives parameters their values, and returns the parts that do it.
  mutating func bind(
    _ parameters: [Parameter], to values: [MacroArguments.Given?], _ span: Span
  ) -> [TypedNode] {
    var nodes: [TypedNode] = []
    for (parameter, given) in zip(parameters, values) {
      switch given {
      case .binding(let binding): here.scopes.bind(parameter.name.text, binding)
      case .value(let value):
        if let node = here.bind(parameter.name.text, to: value, declaration: nil, in: &typing) {
          nodes.append(node)
        }
      case nil:
        guard let expression = parameter.value else { continue }
        var value = check(expression)
        if let type = parameter.type.flatMap({ typing.type(named: $0) }) {
          value = typing.expect(value, toBe: type, as: "'\(parameter.name.text)'") ?? .invalid(span)
        }
        if let node = here.bind(parameter.name.text, to: value, declaration: nil, in: &typing) {
          nodes.append(node)
        }
      }
    }
    return nodes
  }

  /// What the parameters of a macro are given; nil, reported, where the arguments do not fit.
  private mutating func values(
    of arguments: [Argument], for macro: Macro, at span: Span
  ) -> [MacroArguments.Given?]? {
    var given: [MacroArguments.Argument] = []
    for (place, argument) in arguments.enumerated() {
      let isMore = macro.takesMore && argument.name == nil && place >= macro.parameters.count
      let binding = isMore ? nil : compileTimeBinding(of: argument.value)
      given.append(
        MacroArguments.Argument(
          name: argument.name, span: argument.value.span,
          given: binding.map { .binding($0) } ?? .value(check(argument.value))))
    }
    return MacroArguments(macro: macro, arguments: given, span: span).values(in: &typing)
  }

  // MARK: Call blocks

  mutating func checkCallBlock(
    _ parameters: [Parameter], _ expression: Expression, _ body: [Node], at span: Span
  ) -> [TypedNode] {
    guard !here.isMuted, case .call(let callee, let arguments) = expression.kind else { return [] }
    var binding: Binding?
    if case .name(let name) = callee.kind {
      binding = here.scopes.lookUp(name)?.binding
    } else if case .member(let object, let name) = callee.kind,
      case .module(let module)? = compileTimeBinding(of: object)
    {
      binding = module.member(name.text)
    }
    guard case .macro(let macro)? = binding else {
      _ = check(expression)
      if case .name = callee.kind, binding != nil { typing.report(.callOfNoMacro(at: callee.span)) }
      return []
    }
    let caller = CallerReference(
      parameters: parameters, body: body, scopes: here.scopes, unit: here.unit, span: span)
    let result = call(macro, arguments, caller: caller, expression.span)
    guard case .capture(let nodes, _) = result.kind else { return [] }
    return [TypedNode(.scope(nodes), span)]
  }
}

extension Macro {
  /// Its parameters, and `varargs` where its body reads that.
  var allParameters: [Parameter] {
    let more = Identifier(text: "varargs", span: name.span)
    return takesMore ? parameters + [Parameter(name: more, type: nil, value: nil)] : parameters
  }
}
