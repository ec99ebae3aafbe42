import Diagnostics

/// A call of a macro, whose body is checked again for the arguments of this call.
///
/// A macro that is found to call itself is checked once more, as a routine (`RecursiveMacroCall`),
/// and the diagnostics of the first time are dropped.
struct MacroCall {
  let reference: MacroReference
  let arguments: [Argument]
  /// The body of the call block that calls it; nil for a plain call.
  let caller: CallerReference?
  let span: Span

  /// What the macro prints; mistakes in it are reported.
  func typed(by checker: inout Checker) -> TypedExpression {
    let macro = reference.macro
    checker.typing.usage.called.insert(macro.name.span)
    guard macro.certainty == .certain,
      let body = MacroBody(of: macro, for: arguments, at: span, by: &checker)
    else { return .invalid(span) }
    let recursive = RecursiveMacroCall(reference: reference, body: body, caller: caller)
    if checker.typing.reports.uses.contains(reference.subject) {
      return recursive.typedAgain(by: &checker)
    }
    let use = UseStack.Use(
      reference.subject, "'\(macro.name.text)' is called here", at: span)
    guard checker.typing.reports.enter(use) else { return .invalid(span) }
    let outer = checker.here
    defer {
      checker.typing.reports.uses.leave()
      (checker.here.scopes, checker.here.unit.current) = (outer.scopes, outer.unit.current)
    }
    if !checker.routines.isRecursive(reference.subject) {
      let reported = checker.typing.reports.log
      checker.here.enter(reference, caller: caller)
      let result = body.typed(by: &checker)
      // A macro that was found to call itself is checked again, for values of any kind.
      guard checker.routines.isRecursive(reference.subject) else { return result }
      checker.typing.reports.log = reported
      (checker.here.scopes, checker.here.unit.current) = (outer.scopes, outer.unit.current)
    }
    let others = checker.routines.begin(reference.subject)
    let result = recursive.typed(by: &checker)
    checker.routines.end(reference.subject, continuing: others)
    return result
  }
}

extension MacroReference {
  /// The subject of a use of the macro.
  var subject: UseStack.Subject { .macro(macro.name.text, template: template) }
}

extension Surroundings {
  /// Makes the names visible that a macro's body sees.
  mutating func enter(_ macro: MacroReference, caller: CallerReference?) {
    scopes = macro.scopes ?? scopes.outermost(macro.scopeCount)
    scopes.enter(.macro)
    unit.current = nil
    if let caller { scopes.bind("caller", .caller(caller)) }
  }
}
