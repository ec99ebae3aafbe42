package import Diagnostics
import Schema

/// A routine that stands for a macro which calls itself, for values of certain types.
package struct MacroRoutine: Sendable {
  /// The kind of an argument: a value of a type, or a macro or module.
  package enum Key: Hashable, Sendable {
    case type(Type)
    case macro(Span)
    case module(String)
  }

  /// The kind of each argument.
  package let keys: [Key]
  /// Whether a call block calls it.
  package let hasCaller: Bool
  /// The routine as which it runs.
  package let routine: RoutineID
}

/// A call of a macro that calls itself: its body is checked once for each kind of call, and runs as
/// a routine.
struct RecursiveMacroCall {
  let reference: MacroReference
  let body: MacroBody
  /// The body of the call block that calls it; nil for a plain call.
  let caller: CallerReference?

  private var span: Span { body.span }

  /// What the macro prints that is called while it is being checked.
  ///
  /// The first such call is only noted: then the macro is checked again, as a routine.
  func typedAgain(by checker: inout Checker) -> TypedExpression {
    let subject = reference.subject
    guard let known = checker.routines.routines(of: subject) else {
      checker.routines.noteRecursion(of: subject)
      return .invalid(span)
    }
    guard caller == nil else {
      return checker.typing.fail(.recursiveCallBlock(reference.macro.name.text, at: span), span)
    }
    guard known.count < UseStack.limit else {
      return checker.typing.fail(.tooManyKinds(limit: UseStack.limit, at: span), span)
    }
    let outer = checker.here
    checker.typing.reports.uses.enter(
      UseStack.Use(subject, "'\(reference.macro.name.text)' calls itself here", at: span))
    let result = typed(by: &checker)
    checker.typing.reports.uses.leave()
    (checker.here.scopes, checker.here.unit.current) = (outer.scopes, outer.unit.current)
    return result
  }

  /// What the macro prints: the call of its routine, which is made if there is none for values of
  /// these types. The names of the macro stay bound, and its caller removes them.
  func typed(by checker: inout Checker) -> TypedExpression {
    let subject = reference.subject
    checker.here.enter(reference, caller: caller)
    var nodes = body.bindParameters(by: &checker)
    guard let (keys, arguments) = given(in: checker.here.scopes, &checker.typing) else {
      return .invalid(span)
    }
    checker.typing.forgetNamespaces(in: checker.here.scopes)
    let known = checker.routines.routines(of: subject)?.first {
      $0.keys == keys && $0.hasCaller == (caller != nil)
    }
    let routine =
      known?.routine
      ?? checker.routines.make(for: subject, keys: keys, hasCaller: caller != nil)
    let definition = known == nil ? self.definition(for: arguments, by: &checker) : nil
    let call = TypedCall(routine: routine, arguments: arguments, definition: definition)
    nodes.append(TypedNode(.call(call), span))
    let scope = [TypedNode(.scope(nodes), span)]
    if checker.typing.reports.uses.count(of: subject) == 1 {
      return checker.typing.capture(scope, at: span)
    }
    // Whether the whole macro prints markup is not known before it is checked.
    return checker.typing.captureOfAnything(scope, at: span)
  }

  /// The arguments, and the values among them; nil for arguments that a routine cannot take, which
  /// is reported.
  private func given(
    in scopes: ScopeStack<Binding>, _ typing: inout Typing
  ) -> (keys: [MacroRoutine.Key], values: [TypedExpression])? {
    var keys: [MacroRoutine.Key] = []
    var values: [TypedExpression] = []
    for parameter in reference.macro.allParameters {
      switch scopes.innermostBinding(of: parameter.name.text) {
      case .variable(let variable):
        let value = typing.read(variable, at: span)
        guard !value.isInvalid else { return nil }
        keys.append(.type(value.type))
        values.append(value)
      case .macro(let macro): keys.append(.macro(macro.macro.name.span))
      case .module(let module): keys.append(.module(module.template))
      case .loop, .caller, .field, .global, nil:
        typing.report(.recursiveCallOfLoop(parameter.name.text, at: span))
        return nil
      }
    }
    return (keys, values)
  }

  /// The body of the macro for any values of the types of these.
  private func definition(
    for values: [TypedExpression], by checker: inout Checker
  ) -> TypedRoutine {
    let (wasMuted, mark) = (checker.here.isMuted, checker.typing.knowledge.mark)
    checker.here.isMuted = false
    var parameters: [VariableID] = []
    for parameter in reference.macro.allParameters {
      guard case .variable? = checker.here.scopes.innermostBinding(of: parameter.name.text) else {
        continue
      }
      let variable = Variable(
        id: checker.typing.parts.newVariable(), type: values[parameters.count].type)
      parameters.append(variable.id)
      checker.here.scopes.bind(parameter.name.text, .variable(variable))
    }
    let nodes = checker.check(reference.macro.body)
    checker.here.isMuted = wasMuted
    checker.typing.knowledge.restore(mark)
    return TypedRoutine(parameters: parameters, body: nodes)
  }
}
