import Diagnostics
import Schema

// Macros and call blocks: their bodies are checked at each call, with what they are given there.
extension Checker {
  /// What a macro prints when it is called with these arguments.
  mutating func call(
    _ reference: MacroReference, _ arguments: [Argument], caller: CallerReference?, _ span: Span
  ) -> TypedExpression {
    let macro = reference.macro
    usage.called.insert(macro.name.span)
    let subject = UseStack.Subject.macro(macro.name.text, template: reference.template)
    guard macro.certainty == .certain, let values = values(of: arguments, for: macro, at: span)
    else {
      return .invalid(span)
    }
    if here.uses.contains(subject) {
      return callAgain(reference, subject, values, caller: caller, span)
    }
    guard enter(reference, subject, at: span) else { return .invalid(span) }
    let outer = (here.scopes, here.unit.current)
    defer {
      here.uses.leave()
      (here.scopes, here.unit.current) = outer
    }
    if !routines.isRecursive(subject) {
      let reported = log
      enterScope(of: reference, caller: caller)
      let result = body(macro, values, span)
      // A macro that was found to call itself is checked anew, for values that differ.
      guard routines.isRecursive(subject) else { return result }
      log = reported
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
    if let caller { bind("caller", .caller(caller)) }
  }

  private mutating func enter(
    _ reference: MacroReference, _ subject: UseStack.Subject, at span: Span
  ) -> Bool {
    guard !here.uses.isFull else {
      report(.tooManyUses(limit: UseStack.limit, at: span))
      return false
    }
    here.uses.enter(
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

  /// A value given to a parameter, or a macro or loop that stands for it.
  enum Given {
    case value(TypedExpression)
    case binding(Binding)
    case missing
  }

  private mutating func body(
    _ macro: Macro, _ values: [Given], _ span: Span
  ) -> TypedExpression {
    let wasMuted = here.isMuted
    here.isMuted = false
    defer { here.isMuted = wasMuted }
    let nodes = bind(macro.allParameters, to: values, span) + check(macro.body)
    return capture([TypedNode(.scope(nodes), span)], at: span)
  }

  /// Gives parameters their values, and returns the parts that do it.
  mutating func bind(
    _ parameters: [Parameter], to values: [Given], _ span: Span
  ) -> [TypedNode] {
    var nodes: [TypedNode] = []
    for (parameter, given) in zip(parameters, values) {
      switch given {
      case .binding(let binding): bind(parameter.name.text, binding)
      case .value(let value):
        if let node = bind(parameter.name.text, to: value, declaration: nil) {
          nodes.append(node)
        }
      case .missing:
        guard let expression = parameter.value else { continue }
        var value = check(expression)
        if let type = parameter.type.flatMap({ self.type(named: $0) }) {
          value = expect(value, toBe: type, as: "'\(parameter.name.text)'") ?? .invalid(span)
        }
        if let node = bind(parameter.name.text, to: value, declaration: nil) {
          nodes.append(node)
        }
      }
    }
    return nodes
  }

  // MARK: Arguments

  /// What each parameter is given; nil, reported, where the arguments do not fit.
  private mutating func values(
    of arguments: [Argument], for macro: Macro, at span: Span
  ) -> [Given]? {
    var values = [Given](repeating: .missing, count: macro.parameters.count)
    var more: [Expression] = []
    var isFine = true
    for (place, argument) in arguments.enumerated() {
      if macro.takesMore, argument.name == nil, place >= macro.parameters.count {
        more.append(argument.value)
        continue
      }
      guard let index = index(of: argument, place, for: macro) else {
        _ = check(argument.value)
        isFine = false
        if argument.name == nil { break }
        continue
      }
      if case .missing = values[index] {
        let given = given(argument, to: macro.parameters[index])
        if let given { values[index] = given } else { isFine = false }
      } else {
        reportTwice(argument, after: firstArgument(arguments, for: index, of: macro), index, macro)
        isFine = false
      }
    }
    guard isFine, hasAllValues(values, macro, span) else { return nil }
    guard macro.takesMore else { return values }
    let list = check(Expression(.list(more), more.first?.span ?? span))
    return list.isInvalid ? nil : values + [.value(list)]
  }

  private mutating func reportTwice(
    _ argument: Argument, after first: Argument?, _ index: Int, _ macro: Macro
  ) {
    let span = argument.name?.span ?? argument.value.span
    report(
      .argumentTwice(
        macro.parameters[index].name.text, at: span, first: first?.value.span ?? span))
  }

  /// Whether all parameters without a default have a value; reports those that have none.
  private mutating func hasAllValues(_ values: [Given], _ macro: Macro, _ span: Span) -> Bool {
    var isFine = true
    for (parameter, given) in zip(macro.parameters, values) where parameter.value == nil {
      guard case .missing = given else { continue }
      report(
        .missingMacroArgument(
          parameter.name.text, of: macro.name.text, place: parameter.name.span, at: span))
      isFine = false
    }
    return isFine
  }

  /// The first argument for the parameter at `index`.
  private func firstArgument(
    _ arguments: [Argument], for index: Int, of macro: Macro
  ) -> Argument? {
    arguments.enumerated().first { place, argument in
      argument.name.map { $0.text == macro.parameters[index].name.text } ?? (place == index)
    }?.element
  }

  private mutating func index(
    of argument: Argument, _ place: Int, for macro: Macro
  ) -> Int? {
    guard let name = argument.name else {
      if place < macro.parameters.count { return place }
      report(
        .tooManyMacroArguments(
          of: macro.name.text, count: macro.parameters.count, place: macro.name.span,
          at: argument.value.span))
      return nil
    }
    if let index = macro.parameters.firstIndex(where: { $0.name.text == name.text }) {
      return index
    }
    report(
      .unknownArgument(
        name.text, of: macro.name.text, known: macro.parameters.map(\.name.text), at: name.span,
        suggesting: &log))
    return nil
  }

  private mutating func given(_ argument: Argument, to parameter: Parameter) -> Given? {
    if let binding = compileTimeBinding(of: argument.value) { return .binding(binding) }
    let value = check(argument.value)
    guard let name = parameter.type else { return .value(value) }
    guard let type = type(named: name) else { return nil }
    let subject = "'\(parameter.name.text)'"
    let fitting = expect(value, toBe: type, as: subject, declaredAt: name.span)
    return fitting.map { .value($0) }
  }

  /// The type that a parameter names; nil, reported, where there is none.
  mutating func type(named typeName: TypeName) -> Type? {
    switch typeName {
    case .list(let element, _): return type(named: element).map { .list($0) }
    case .optional(let wrapped, _): return type(named: wrapped)?.madeOptional
    case .name(let name):
      if let type = types.type(named: name.text) { return type }
      let types = types
      let known = log.gathered { types.typeNames } ?? []
      report(.unknownType(name.text, known: known, at: name.span, suggesting: &log))
      return nil
    }
  }

  // MARK: Call blocks

  mutating func checkCallBlock(
    _ parameters: [Parameter], _ expression: Expression, _ body: [Node], at span: Span
  ) -> [TypedNode] {
    guard !here.isMuted, case .call(let callee, let arguments) = expression.kind else { return [] }
    var binding: Binding?
    if case .name(let name) = callee.kind {
      binding = lookUp(name)?.binding
    } else if case .member(let object, let name) = callee.kind,
      case .module(let module)? = compileTimeBinding(of: object)
    {
      binding = member(name.text, of: module)
    }
    guard case .macro(let macro)? = binding else {
      _ = check(expression)
      if case .name = callee.kind, binding != nil { report(.callOfNoMacro(at: callee.span)) }
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
