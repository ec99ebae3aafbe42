import Diagnostics

/// Reads the default values of fields.
struct DefaultValueReader {
  /// The choices whose cases may be defaults.
  let choices: [Choice]

  /// Reads the default that a literal gives a field.
  ///
  /// - Parameters:
  ///   - literal: What the model writes.
  ///   - field: The field, with its constraints.
  ///   - kinds: The attributes of the field.
  ///   - log: Takes the mistakes.
  /// - Returns: The default; nil when it gives none.
  func defaultValue(
    _ literal: LiteralSyntax, of field: Field, _ kinds: [ModelAttribute.Kind: Span],
    log: inout DiagnosticLog
  ) -> DefaultValue? {
    for kind in [ModelAttribute.Kind.key, .inverse, .unique] {
      guard let span = kinds[kind] else { continue }
      log.report(.defaultNotAllowed(with: kind.rawValue, at: literal.span, place: span))
      return nil
    }
    if literal.value == .none, field.type.isOptional { return nil }
    guard let value = value(literal, of: field.type.required, log: &log) else { return nil }
    if case .member(let name) = literal.value, field.type.isOptional,
      name == "none" || name == "some"
    {
      log.report(.ambiguousCase(name, at: literal.span))
      return nil
    }
    guard let broken = field.constraints.first(where: { !$0.rule.allows(value, of: field.type) })
    else {
      return value
    }
    log.report(
      .defaultBreaksRule(
        of: field.name, rule: broken.rule.attribute, at: literal.span, place: broken.span))
    return nil
  }

  private func value(
    _ literal: LiteralSyntax, of type: ValueType, log: inout DiagnosticLog
  ) -> DefaultValue? {
    switch (type, literal.value) {
    case (.list, .emptyList): return .emptyList
    case (.bool, .bool(let truth)): return .bool(truth)
    case (.choice(let id), .member(let name)):
      return caseValue(name, of: id, at: literal.span, log: &log)
    case (.string, .string(let text)):
      guard !text.utf8.allSatisfy({ $0 <= 0x20 }) else {
        log.report(.blankModelText("a default value", at: literal.span))
        return nil
      }
      return .string(text)
    case (.scalar(let kind), .number(let text)) where type.isNumber:
      return number(text, of: kind, at: literal.span, log: &log)
    case (.scalar(let kind), .string(let text)) where kind.type.literal.hasPrefix("\""):
      return scalar(text, of: kind, at: literal.span, log: &log)
    default:
      log.report(.wrongDefault(expected: expectation(of: type), at: literal.span))
      return nil
    }
  }

  private func caseValue(
    _ name: String, of id: ChoiceID, at span: Span, log: inout DiagnosticLog
  ) -> DefaultValue? {
    let choice = choices[Int(id.index)]
    if let index = choice.cases.firstIndex(where: { $0.name == name }) { return .choice(index) }
    log.report(
      .unknownDefaultCase(
        name, of: choice.name, cases: choice.cases.map(\.name), at: span, place: choice.span,
        suggesting: &log))
    return nil
  }

  private func number(
    _ text: String, of kind: ScalarKind, at span: Span, log: inout DiagnosticLog
  ) -> DefaultValue? {
    guard let bytes = checked(text, as: kind, at: span, log: &log) else { return nil }
    // Swift reads a decimal literal as a Double, which keeps fifteen digits of any number.
    guard kind != .decimal || bytes.filter(\.isDigit).count <= 15 else {
      log.report(.modelTooLarge("a default value has at most 15 digits", at: span))
      return nil
    }
    return .number(text)
  }

  private func scalar(
    _ text: String, of kind: ScalarKind, at span: Span, log: inout DiagnosticLog
  ) -> DefaultValue? {
    guard let bytes = checked(text, as: kind, at: span, log: &log) else { return nil }
    if kind == .duration, bytes.first != UInt8(ascii: "P"),
      let range = try? Scalar.duration(bytes.span)
    {
      log.report(.durationDefault(text, write: range.isoText, at: span))
      return nil
    }
    return .string(text)
  }

  /// The bytes of a text that is a value of a scalar; nil where it is not, which is reported.
  private func checked(
    _ text: String, as kind: ScalarKind, at span: Span, log: inout DiagnosticLog
  ) -> [UInt8]? {
    let bytes = Array(text.utf8)
    do throws(ScalarMistake) {
      try kind.type.check(bytes.span)
      return bytes
    } catch {
      log.report(
        .unreadableModelValue(
          error, typed: text, of: "a default value",
          help: kind == .duration
            ? "write a length of time as ISO 8601 has it, as in \"PT20M\" or \"PT1H10M\""
            : error.help,
          at: span))
      return nil
    }
  }

  private func expectation(of type: ValueType) -> String? {
    switch type {
    case .list: "'[]'"
    case .choice(let id): choices[Int(id.index)].cases.first.map { "a case such as '.\($0.name)'" }
    case .bool: BoolScalar.expectation
    case .scalar(let kind): "\(kind.type.noun), such as '\(kind.type.literal)'"
    case .markdown, .tree, .address, .structure, .optional: nil
    }
  }
}

extension Constraint.Rule {
  /// The attribute as the model writes it.
  fileprivate var attribute: String {
    switch self {
    case .within(let bounds): "@Within(\(bounds.written))"
    case .count(let bounds): "@Count(\(bounds.written))"
    case .length(let bounds): "@Length(\(bounds.written))"
    case .matches: "@Matches"
    case .unique: "@Unique"
    case .ascending: "@Ascending"
    case .currency(.always(let currency)): "@Currency(\"\(currency.code)\")"
    case .currency(.field): "@Currency"
    }
  }

  /// Whether the default value of a field of a type satisfies the rule.
  fileprivate func allows(_ value: DefaultValue, of type: ValueType) -> Bool {
    switch (self, value) {
    case (.within(let bounds), .number(let text)):
      bounds.allows(Array(text.utf8), of: type.single)
    case (.count(let bounds), .emptyList): bounds.contains(0)
    case (.length(let bounds), .string(let text)):
      bounds.contains(text.unicodeScalars.count)
    case (.currency(.always(let currency)), .number(let text)):
      currency.canHold(decimalText(Array(text.utf8)).span)
    case (.matches(let pattern), .string(let text)): pattern.matches(Array(text.utf8).span)
    default: true
    }
  }
}

/// The normal text of a decimal number that has been checked.
private func decimalText(_ number: [UInt8]) -> [UInt8] {
  var normal: [UInt8] = []
  (try? Scalar.decimal(number.span))?.appendNormalText(of: number.span, to: &normal)
  return normal
}

extension Bounds {
  /// Whether the number of a default value, which has been checked, lies within them.
  fileprivate func allows(_ number: [UInt8], of type: ValueType) -> Bool {
    if type == .int { return (try? Scalar.int(number.span)).map { contains($0) } ?? true }
    if type == .decimal { return contains(decimal: decimalText(number).span) }
    return (try? Scalar.double(number.span)).map { contains($0) } ?? true
  }
}
