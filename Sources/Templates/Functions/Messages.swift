import Diagnostics
import Languages
import Tables

extension BuiltInFunction {
  /// `t("recipes.next-step", count: n)`: a text of the interface.
  static let message = BuiltInFunction("t", needsMessages: true) { typing, call in
    call.message(in: &typing)
  }

  /// `forms("recipes.count")`: its plural forms as JSON.
  static let messageForms = BuiltInFunction("forms", needsMessages: true) { typing, call in
    call.messageForms(in: &typing)
  }
}

extension FunctionCall {
  fileprivate func message(in typing: inout Typing) -> TypedExpression {
    guard let messages = typing.environment.messages else { return .invalid(span) }
    guard let first = arguments.first, first.name == nil else {
      return typing.fail(.wrongCount(of: "'t'", takes: "the key of a text", at: span), span)
    }
    let key = first.value
    let values = arguments.dropFirst().map(\.value)
    guard !key.isInvalid, !values.contains(where: \.isInvalid) else { return .invalid(span) }
    guard let text = key.literalText else {
      return typing.fail(.hostNameNotLiteral("t", argument: "text", at: key.span), span)
    }
    var names: [MessageArgument] = []
    for argument in arguments.dropFirst() {
      guard let name = argument.name else {
        guard let known = messages.parameters(of: text) else { break }
        return typing.fail(
          .messageNeedsNames(text, parameters: known, at: argument.value.span), span)
      }
      names.append(MessageArgument(name.text, at: name.span))
    }
    guard let use = typing.use(of: text, at: key.span, arguments: names, in: messages) else {
      return .invalid(span)
    }
    var operands: [TypedExpression] = []
    for value in values {
      guard typing.isPrintable(value) else { return .invalid(span) }
      operands.append(value.inMessage(of: &typing))
    }
    if let count = use.count.map({ operands[$0.position] }), count.type != .int {
      return typing.fail(
        .wrongType(
          of: "'count'", expected: "Int", found: typing.name(count.type), at: count.span), span)
    }
    return typing.text(of: use, operands, in: messages, span)
  }

  /// The plural forms of a text as JSON, for a script that counts on the reader's device:
  /// `forms("lists.count")`.
  fileprivate func messageForms(in typing: inout Typing) -> TypedExpression {
    guard let messages = typing.environment.messages else { return .invalid(span) }
    guard let first = arguments.first, first.name == nil, arguments.count == 1 else {
      return typing.fail(.wrongCount(of: "'forms'", takes: "the key of a text", at: span), span)
    }
    let key = first.value
    guard !key.isInvalid else { return .invalid(span) }
    guard let text = key.literalText else {
      return typing.fail(.hostNameNotLiteral("forms", argument: "text", at: key.span), span)
    }
    var found = typing.reports.log.emptyPart()
    let forms = messages.forms(
      of: text, at: key.span, language: typing.page.language, reportingTo: &found)
    typing.reports.report(found, ofTextsNamedAt: span)
    guard let forms, !found.hasErrors else { return .invalid(span) }
    typing.usage.note(
      forms.message, of: messages, in: typing.isShownOnSite ? typing.page.language : nil)
    return TypedExpression(.text(forms.json), .string, span)
  }
}

extension TypedExpression {
  /// A value as a text of the interface shows it: numbers and dates as the page's language writes
  /// them. Whole numbers stay what they are, for plural forms.
  fileprivate func inMessage(of typing: inout Typing) -> TypedExpression {
    switch type {
    case .decimal, .double:
      let digits = TypedExpression(.none, .optional(.never), span)
      return TypedExpression(.binary(.format(.number), self, digits), .string, span)
    case .date:
      guard let pattern = try? DatePattern(Array("medium".utf8)) else { return self }
      if pattern.asksForNames { typing.noteNamesOfDates() }
      typing.tables.patterns.append(pattern)
      let index = TypedExpression(.int(typing.tables.patterns.count - 1), .int, span)
      return TypedExpression(.binary(.format(.date), self, index), .string, span)
    default: return printed
    }
  }
}

extension Typing {
  /// The label of a field or a case in the language of the page.
  ///
  /// - Parameters:
  ///   - text: The label that the model gives.
  ///   - type: The name of the structure or the choice.
  ///   - member: The name of the field or the case.
  ///   - span: Where the template asks for it.
  /// - Returns: A text of the interface, or a constant where message files say nothing of it.
  mutating func label(
    _ text: String, of type: String, _ member: String, _ span: Span
  ) -> TypedExpression {
    let key = ModelLabels.key(type, member)
    guard let messages = environment.messages, messages.index(ofKey: key) != nil else {
      return TypedExpression(.text(Array(text.utf8)), .string, span)
    }
    var found = reports.log.emptyPart()
    if messages.reportParameters(ofLabel: key, to: &found) {
      reports.report(found, ofTextsNamedAt: span)
      return .invalid(span)
    }
    guard let use = use(of: key, at: span, arguments: [], in: messages) else {
      return .invalid(span)
    }
    return self.text(of: use, [], in: messages, span)
  }

  /// Finds a text of the interface, and reports what is wrong with the key or the arguments.
  fileprivate mutating func use(
    of key: String, at span: Span, arguments: [MessageArgument], in messages: MessageCatalogue
  ) -> MessageUse? {
    var found = reports.log.emptyPart()
    let use = messages.use(of: key, at: span, arguments: arguments, reportingTo: &found)
    reports.report(found, ofTextsNamedAt: span)
    return found.hasErrors ? nil : use
  }

  /// The text that a use shows, with the values of its arguments.
  fileprivate mutating func text(
    of use: MessageUse, _ operands: [TypedExpression], in messages: MessageCatalogue, _ span: Span
  ) -> TypedExpression {
    usage.note(use.message, of: messages, in: isShownOnSite ? page.language : nil)
    let index = tables.messages.tableIndices.upperBound
    tables.messages.append(use)
    return TypedExpression(.message(index, operands), .string, span)
  }
}

extension Usage {
  /// Notes a text that a template names, and where it is missing in the language in which the site
  /// shows it: nil where the site does not, or the page has none.
  fileprivate mutating func note(
    _ message: MessageIndex, of messages: MessageCatalogue, in language: String?
  ) {
    self.messages.insert(message)
    if let language, messages.lacks(message, in: language) {
      missing[language, default: []].insert(message)
    }
  }
}
