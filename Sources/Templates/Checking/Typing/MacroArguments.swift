import Diagnostics
import Schema

/// The arguments of one call of a macro.
struct MacroArguments {
  /// An argument as it is written.
  struct Argument {
    let name: Identifier?
    let span: Span
    let given: Given
  }

  let macro: Macro
  let arguments: [Argument]
  let span: Span

  /// The value of each parameter, nil for those that were left out; nil where the arguments do not
  /// fit, which is reported.
  func values(in typing: inout Typing) -> [Given?]? {
    var values = [Given?](repeating: nil, count: macro.parameters.count)
    var more: [TypedExpression] = []
    var isFine = true
    for (place, argument) in arguments.enumerated() {
      switch target(of: argument, place) {
      case .parameter(let index):
        if values[index] != nil { reportTwice(argument, index, in: &typing) }
        let fitting = values[index] == nil ? fit(argument, to: index, in: &typing) : nil
        if let fitting { values[index] = fitting } else { isFine = false }
      case .surplus where macro.takesMore:
        if case .value(let value) = argument.given { more.append(value) }
      case .surplus:
        if place == names.count { reportSurplus(argument, in: &typing) }
        isFine = false
      case .unknown(let name):
        reportUnknown(name, in: &typing)
        isFine = false
      }
    }
    guard isFine, hasAllValues(values, in: &typing) else { return nil }
    guard macro.takesMore else { return values }
    let list = typing.list(of: more, more.first?.span ?? span)
    return list.isInvalid ? nil : values + [.value(list)]
  }

  private var names: [String] { macro.parameters.map(\.name.text) }

  private func target(of argument: Argument, _ place: Int) -> ArgumentTarget {
    ArgumentTarget(named: argument.name, at: place, among: names)
  }

  private func fit(_ argument: Argument, to index: Int, in typing: inout Typing) -> Given? {
    guard case .value(let value) = argument.given, let name = macro.parameters[index].type else {
      return argument.given
    }
    guard let type = typing.type(named: name) else { return nil }
    let subject = "'\(names[index])'"
    return typing.expect(value, toBe: type, as: subject, declaredAt: name.span).map { .value($0) }
  }

  /// Whether all parameters without a default have a value; reports those that have none.
  private func hasAllValues(_ values: [Given?], in typing: inout Typing) -> Bool {
    var isFine = true
    for (parameter, given) in zip(macro.parameters, values)
    where parameter.value == nil && given == nil {
      typing.report(
        .missingMacroArgument(
          parameter.name.text, of: macro.name.text, place: parameter.name.span, at: span))
      isFine = false
    }
    return isFine
  }

  // MARK: Reports

  private func reportTwice(_ argument: Argument, _ index: Int, in typing: inout Typing) {
    let first = arguments.enumerated().first { target(of: $1, $0) == .parameter(index) }
    let place = argument.name?.span ?? argument.span
    typing.report(
      .argumentTwice(names[index], at: place, first: first?.element.span ?? place))
  }

  private func reportSurplus(_ argument: Argument, in typing: inout Typing) {
    typing.report(
      .tooManyMacroArguments(
        of: macro.name.text, count: names.count, place: macro.name.span, at: argument.span))
  }

  private func reportUnknown(_ name: Identifier, in typing: inout Typing) {
    typing.report(
      .unknownArgument(
        name.text, of: macro.name.text, known: names, at: name.span,
        suggesting: &typing.reports.log))
  }
}

extension Typing {
  /// The type that a parameter names; nil where there is none, which is reported.
  mutating func type(named typeName: TypeName) -> Type? {
    switch typeName {
    case .list(let element, _): return type(named: element).map { .list($0) }
    case .optional(let wrapped, _): return type(named: wrapped)?.madeOptional
    case .name(let name):
      let types = types
      if let type = types.type(named: name.text) { return type }
      let known = reports.log.gathered { types.typeNames } ?? []
      report(.unknownType(name.text, known: known, at: name.span, suggesting: &reports.log))
      return nil
    }
  }
}
