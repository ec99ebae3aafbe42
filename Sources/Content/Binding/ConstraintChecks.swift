import Diagnostics
import Schema

// The rules that a value alone can break.

extension Binder {
  /// Checks the value in a slot against the rules of its field.
  mutating func check(_ target: BindingTarget, at span: Span) {
    let value = chunk.slots[target.slot]
    guard !value.isNone else { return }
    for constraint in plan.declaration(of: target.field).constraints {
      if case .count(let bounds) = constraint.rule {
        guard value.tag == .list, !bounds.contains(Double(value.count)) else { continue }
        report(
          constraint, bounds, of: target.field, at: span,
          message: "has \(value.count) \(value.count == 1 ? "element" : "elements")",
          ask: "between", unit: "elements")
      } else {
        check(value, constraint, field: target.field, at: span)
      }
    }
  }

  /// Checks one value, or each element of a list, against a rule.
  private mutating func check(
    _ value: Value, _ constraint: Constraint, field: FieldPath, at span: Span
  ) {
    if value.tag == .list {
      for slot in value.elements where !chunk.slots[slot].isNone {
        check(chunk.slots[slot], constraint, field: field, at: chunk.places[slot].span ?? span)
      }
      return
    }
    switch constraint.rule {
    case .within(let bounds):
      guard let number = number(value), !bounds.contains(number) else { return }
      report(
        constraint, bounds, of: field, at: span, message: "is \(rule(field).masked(shown(value)))",
        ask: "within",
        unit: nil)
    case .length(let bounds):
      guard value.tag == .text else { return }
      let count = characterCount(bytes(value.text))
      guard !bounds.contains(Double(count)) else { return }
      report(
        constraint, bounds, of: field, at: span,
        message: "has \(rule(field).masked("\(count)")) \(count == 1 ? "character" : "characters")",
        ask: "between",
        unit: "characters")
    case .matches(let pattern):
      guard value.tag == .text, !pattern.matches(bytes(value.text).span) else { return }
      let typed = Diagnostic.quoted(rule(field).masked(bytes(value.text)))
      log.report(
        .brokenRule(
          rule(field), "\(typed) does not match the pattern of '\(rule(field).field)'",
          rulePlace: constraint.span, ruleLabel: "the whole text has to match this",
          at: firstLine(of: span)))
    case .count, .unique: return
    }
  }

  private mutating func report(
    _ constraint: Constraint, _ bounds: Bounds, of field: FieldPath, at span: Span,
    message: String, ask: String, unit: String?
  ) {
    let expected = Self.words(for: bounds) + (unit.map { " " + $0 } ?? "")
    log.report(
      .brokenRule(
        rule(field), "'\(rule(field).field)' \(message), expected \(expected)",
        rulePlace: constraint.span, ruleLabel: "the rule is declared here",
        at: firstLine(of: span)))
  }

  /// Bounds in plain words: `1 to 24`, `at least 2`, `at most 60`.
  private static func words(for bounds: Bounds) -> String {
    switch (bounds.lower, bounds.upper) {
    case (let lower?, let upper?) where lower == upper: "exactly \(words(for: lower))"
    case (let lower?, let upper?): "\(words(for: lower)) to \(words(for: upper))"
    case (let lower?, nil): "at least \(words(for: lower))"
    case (nil, let upper?): "at most \(words(for: upper))"
    case (nil, nil): bounds.written
    }
  }

  private static func words(for number: Double) -> String {
    Int(exactly: number).map(String.init) ?? String(number)
  }

  private func number(_ value: Value) -> Double? {
    switch value.tag {
    case .int: Double(value.int)
    case .double: value.double
    case .decimal: Double(String(decoding: bytes(value.text), as: UTF8.self))
    default: nil
    }
  }

  /// The number of Unicode scalars of a text, which is what JSON Schema counts.
  private func characterCount(_ bytes: ArraySlice<UInt8>) -> Int {
    bytes.count { $0 & 0xC0 != 0x80 }
  }
}
