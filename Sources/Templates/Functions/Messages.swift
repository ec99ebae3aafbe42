import Diagnostics
import Languages

extension BuiltInFunction {
  /// `t("recipes.next-step", count: n)`: a text of the interface.
  static let message = BuiltInFunction("t", needsMessages: true) { checker, arguments, span in
    checker.checkMessage(arguments, span)
  }

  /// `forms("recipes.count")`: its plural forms as JSON.
  static let messageForms = BuiltInFunction("forms", needsMessages: true) {
    checker, arguments, span in
    checker.checkForms(arguments, span)
  }
}

extension Checker {
  fileprivate mutating func checkMessage(_ arguments: [Argument], _ span: Span) -> TypedExpression {
    guard let messages = environment.messages else { return .invalid(span) }
    guard let first = arguments.first, first.name == nil else {
      return fail(.wrongCount(of: "'t'", takes: "the key of a text", at: span), span)
    }
    let key = check(first.value)
    let values = arguments.dropFirst().map { check($0.value) }
    guard !key.isInvalid, !values.contains(where: \.isInvalid) else { return .invalid(span) }
    guard let text = key.literalText else {
      return fail(.hostNameNotLiteral("t", argument: "text", at: key.span), span)
    }
    var names: [MessageArgument] = []
    for argument in arguments.dropFirst() {
      guard let name = argument.name else {
        return fail(.needsNames("t(\"\(text)\", …)", at: argument.value.span), span)
      }
      names.append(MessageArgument(name.text, at: name.span))
    }
    var found = log.emptyPart()
    let use = messages.use(
      of: text, at: key.span, arguments: names, language: page.language, reportingTo: &found)
    log.countSuggestionWork(of: found)
    for diagnostic in found.diagnostics { report(diagnostic) }
    guard let use, !found.hasErrors else { return .invalid(span) }
    var operands: [TypedExpression] = []
    for value in values {
      guard isPrintable(value) else { return .invalid(span) }
      operands.append(textual(value))
    }
    if let count = use.count, operands[count].type != .int {
      return fail(
        .wrongType(
          of: "'count'", expected: "Int", found: name(operands[count].type),
          at: operands[count].span), span)
    }
    usage.messages.insert(use.message)
    tables.messages.append(use)
    return TypedExpression(.message(tables.messages.count - 1, operands), .string, span)
  }

  /// The plural forms of a text as JSON, for a script that counts on the reader's device:
  /// `forms("lists.count")`.
  fileprivate mutating func checkForms(_ arguments: [Argument], _ span: Span) -> TypedExpression {
    guard let messages = environment.messages else { return .invalid(span) }
    guard let first = arguments.first, first.name == nil, arguments.count == 1 else {
      return fail(.wrongCount(of: "'forms'", takes: "the key of a text", at: span), span)
    }
    let key = check(first.value)
    guard !key.isInvalid else { return .invalid(span) }
    guard let text = key.literalText else {
      return fail(.hostNameNotLiteral("forms", argument: "text", at: key.span), span)
    }
    var found = log.emptyPart()
    let forms = messages.forms(of: text, at: key.span, language: page.language, reportingTo: &found)
    log.countSuggestionWork(of: found)
    for diagnostic in found.diagnostics { report(diagnostic) }
    guard let forms, !found.hasErrors else { return .invalid(span) }
    usage.messages.insert(forms.message)
    return TypedExpression(.text(forms.json), .string, span)
  }
}
