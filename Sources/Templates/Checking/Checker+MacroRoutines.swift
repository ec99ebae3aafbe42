package import Diagnostics
import Schema

/// A routine that stands for a macro which calls itself, for values of certain types.
package struct MacroRoutine: Sendable {
  /// What a parameter is given: a value of a type, or a macro or module.
  package enum Key: Hashable, Sendable {
    case type(Type)
    case macro(Span)
    case module(String)
  }

  /// What each parameter is given.
  package let keys: [Key]
  /// Whether a call block calls it.
  package let hasCaller: Bool
  /// What it runs as.
  package let routine: RoutineID
}

// Macros that call themselves: their bodies are checked once for each kind of call, and run as
// routines.
extension Checker {
  /// What a macro prints that is called while it is being checked.
  mutating func callAgain(
    _ reference: MacroReference, _ subject: UseStack.Subject, _ values: [MacroArguments.Given?],
    caller: CallerReference?, _ span: Span
  ) -> TypedExpression {
    guard let known = routines.routines(of: subject) else {
      routines.noteRecursion(of: subject)
      return .invalid(span)
    }
    guard caller == nil else {
      return typing.fail(.recursiveCallBlock(reference.macro.name.text, at: span), span)
    }
    guard known.count < UseStack.limit else {
      return typing.fail(.tooManyKinds(limit: UseStack.limit, at: span), span)
    }
    let outer = (here.scopes, here.unit.current)
    typing.reports.uses.enter(
      UseStack.Use(subject, "'\(reference.macro.name.text)' calls itself here", at: span))
    defer {
      typing.reports.uses.leave()
      (here.scopes, here.unit.current) = outer
    }
    return routine(reference, subject, values, caller: nil, span)
  }

  /// What a macro that calls itself prints: the call of its routine.
  mutating func routine(
    _ reference: MacroReference, _ subject: UseStack.Subject, _ values: [MacroArguments.Given?],
    caller: CallerReference?, _ span: Span
  ) -> TypedExpression {
    let macro = reference.macro
    enterScope(of: reference, caller: caller)
    var nodes = bind(macro.allParameters, to: values, span)
    var keys: [MacroRoutine.Key] = []
    var arguments: [TypedExpression] = []
    for parameter in macro.allParameters {
      switch here.scopes.innermostBinding(of: parameter.name.text) {
      case .variable(let variable):
        let value = typing.read(variable, at: span)
        guard !value.isInvalid else { return .invalid(span) }
        keys.append(.type(value.type))
        arguments.append(value)
      case .macro(let macro): keys.append(.macro(macro.macro.name.span))
      case .module(let module): keys.append(.module(module.template))
      default: return typing.fail(.recursiveCallOfLoop(parameter.name.text, at: span), span)
      }
    }
    typing.forgetNamespaces(among: here.scopes.variables)
    var known = routines.routines(of: subject)?.first {
      $0.keys == keys && $0.hasCaller == (caller != nil)
    }?.routine
    var definition: TypedRoutine?
    if known == nil {
      known = routines.make(for: subject, keys: keys, hasCaller: caller != nil)
      definition = self.definition(of: macro, for: arguments, span)
    }
    guard let known else { return .invalid(span) }
    let call = TypedCall(routine: known, arguments: arguments, definition: definition)
    nodes.append(TypedNode(.call(call), span))
    let scope = [TypedNode(.scope(nodes), span)]
    if typing.reports.uses.count(of: subject) == 1 { return typing.capture(scope, at: span) }
    // Whether the whole macro prints markup is not known before it is checked.
    return typing.captureOfAnything(scope, at: span)
  }

  /// The body of a macro for any values of these types.
  private mutating func definition(
    of macro: Macro, for arguments: [TypedExpression], _ span: Span
  ) -> TypedRoutine {
    let (wasMuted, mark) = (here.isMuted, typing.knowledge.mark)
    here.isMuted = false
    defer {
      here.isMuted = wasMuted
      typing.knowledge.restore(mark)
    }
    var parameters: [VariableID] = []
    for parameter in macro.allParameters {
      guard case .variable? = here.scopes.innermostBinding(of: parameter.name.text) else {
        continue
      }
      let variable = Variable(
        id: typing.parts.newVariable(), type: arguments[parameters.count].type)
      parameters.append(variable.id)
      here.scopes.bind(parameter.name.text, .variable(variable))
    }
    return TypedRoutine(parameters: parameters, body: check(macro.body))
  }
}
