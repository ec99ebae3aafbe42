import Diagnostics
import Schema

/// A routine that stands for a macro which calls itself, for values of certain types.
struct MacroRoutine: Sendable {
  /// What a parameter is given: a value of a type, or a macro or module.
  enum Key: Hashable, Sendable {
    case type(Type)
    case macro(Span)
    case module(String)
  }

  let keys: [Key]
  /// Whether a call block calls it.
  let hasCaller: Bool
  let routine: RoutineID
}

// Macros that call themselves: their bodies are checked once for each kind of call, and run as
// routines.
extension Checker {
  /// What a macro prints that is called while it is being checked.
  mutating func callAgain(
    _ reference: MacroReference, _ subject: Use.Subject, _ values: [Given],
    caller: CallerReference?, _ span: Span
  ) -> TypedExpression {
    guard macroRoutines[subject] != nil else {
      recursiveMacros.insert(subject)
      return .invalid(span)
    }
    guard caller == nil else {
      return fail(.recursiveCallBlock(reference.macro.name.text, at: span), span)
    }
    guard macroRoutines[subject, default: []].count < Checker.useLimit else {
      return fail(.tooManyKinds(limit: Checker.useLimit, at: span), span)
    }
    let outer = (scopes, unit.current)
    uses.append(
      Use(
        subject: subject, label: "'\(reference.macro.name.text)' calls itself here", span: span))
    defer {
      uses.removeLast()
      (scopes, unit.current) = outer
    }
    return routine(reference, subject, values, caller: nil, span)
  }

  /// What a macro that calls itself prints: the call of its routine.
  mutating func routine(
    _ reference: MacroReference, _ subject: Use.Subject, _ values: [Given],
    caller: CallerReference?, _ span: Span
  ) -> TypedExpression {
    let macro = reference.macro
    enterScope(of: reference, caller: caller)
    var nodes = bind(macro.allParameters, to: values, span)
    var keys: [MacroRoutine.Key] = []
    var arguments: [TypedExpression] = []
    for parameter in macro.allParameters {
      switch scopes.last?.bindings[parameter.name.text] {
      case .variable(let variable):
        let value = read(variable, at: span)
        guard !value.isInvalid else { return .invalid(span) }
        keys.append(.type(value.type))
        arguments.append(value)
      case .macro(let macro): keys.append(.macro(macro.macro.name.span))
      case .module(let module): keys.append(.module(module.template))
      default: return fail(.recursiveCallOfLoop(parameter.name.text, at: span), span)
      }
    }
    forgetNamespaces()
    var known = macroRoutines[subject, default: []].first {
      $0.keys == keys && $0.hasCaller == (caller != nil)
    }?.routine
    var definition: TypedRoutine?
    if known == nil {
      let routine = newRoutine()
      known = routine
      macroRoutines[subject, default: []].append(
        MacroRoutine(keys: keys, hasCaller: caller != nil, routine: routine))
      definition = self.definition(of: macro, for: arguments, span)
    }
    guard let known else { return .invalid(span) }
    let call = TypedCall(routine: known, arguments: arguments, definition: definition)
    nodes.append(TypedNode(.call(call), span))
    let scope = [TypedNode(.scope(nodes), span)]
    if uses.count(where: { $0.subject == subject }) == 1 { return capture(scope, at: span) }
    // Whether the whole macro prints markup is not known before it is checked.
    return TypedExpression(
      .capture(scope, asText: keepsText), keepsText ? .string : .markup, span)
  }

  /// The body of a macro for any values of these types.
  private mutating func definition(
    of macro: Macro, for arguments: [TypedExpression], _ span: Span
  ) -> TypedRoutine {
    let outer = (isMuted, facts, forgotten.count)
    isMuted = false
    defer {
      isMuted = outer.0
      restore(outer.1, since: outer.2)
    }
    var parameters: [VariableID] = []
    for parameter in macro.allParameters {
      guard case .variable? = scopes.last?.bindings[parameter.name.text] else { continue }
      let variable = Variable(id: newVariable(), type: arguments[parameters.count].type)
      parameters.append(variable.id)
      bind(parameter.name.text, .variable(variable))
    }
    return TypedRoutine(parameters: parameters, body: check(macro.body))
  }
}
