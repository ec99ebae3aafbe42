import Diagnostics

/// The body of a macro or call block, with what its parameters are given at one call.
///
/// What it prints becomes a value: its bindings and its place are not visible after it, which its
/// caller ensures.
struct MacroBody {
  let macro: Macro
  /// The argument for each of the macro's `allParameters`; nil for one that was left out.
  private let given: [Given?]
  let span: Span

  /// The body for the arguments of a call; nil where they do not fit, which is reported.
  init?(
    of macro: Macro, for arguments: [Argument], at span: Span, by checker: inout Checker
  ) {
    var all: [MacroArguments.Argument] = []
    for (place, argument) in arguments.enumerated() {
      let isMore = macro.takesMore && argument.name == nil && place >= macro.parameters.count
      let given =
        isMore ? .value(checker.check(argument.value)) : checker.given(by: argument.value)
      all.append(
        MacroArguments.Argument(name: argument.name, span: argument.value.span, given: given))
    }
    let values = MacroArguments(macro: macro, arguments: all, span: span)
      .values(in: &checker.typing)
    guard let values else { return nil }
    self.macro = macro
    given = values
    self.span = span
  }

  /// What the body prints.
  func typed(by checker: inout Checker) -> TypedExpression {
    let wasMuted = checker.here.isMuted
    checker.here.isMuted = false
    let nodes = bindParameters(by: &checker) + checker.check(macro.body)
    checker.here.isMuted = wasMuted
    return checker.typing.capture([TypedNode(.scope(nodes), span)], at: span)
  }

  /// Gives the parameters their values, and returns the parts for that. The default of one that was
  /// left out sees the parameters before it.
  func bindParameters(by checker: inout Checker) -> [TypedNode] {
    var nodes: [TypedNode] = []
    for (parameter, given) in zip(macro.allParameters, given) {
      guard let given = given ?? fallback(of: parameter, by: &checker) else { continue }
      nodes += checker.here.give(
        parameter.name, given, isDeclared: false, in: &checker.typing)
    }
    return nodes
  }

  private func fallback(of parameter: Parameter, by checker: inout Checker) -> Given? {
    guard let expression = parameter.value else { return nil }
    let value = checker.check(expression)
    guard let type = parameter.type.flatMap({ checker.typing.type(named: $0) }) else {
      return .value(value)
    }
    let subject = "'\(parameter.name.text)'"
    return .value(checker.typing.expect(value, toBe: type, as: subject) ?? .invalid(span))
  }
}

extension Macro {
  /// Its parameters, and `varargs` if its body reads that.
  var allParameters: [Parameter] {
    let more = Identifier(text: "varargs", span: name.span)
    return takesMore ? parameters + [Parameter(name: more, type: nil, value: nil)] : parameters
  }
}
