import Diagnostics
import Schema
import Tables

// The rules that concern a single value, or the components of one list.

extension Binder {
  /// Checks the value in a slot against the rules of its field.
  mutating func check(_ target: BindingTarget, at span: Span) {
    let value = chunk.slots[target.slot]
    guard !value.isNone else { return }
    let constraints = plan.constraints(of: target.field)
    for index in constraints.indices {
      if case .count = constraints[index].rule {
        checkOne(value, constraints[index], field: target.field, at: span)
      } else {
        check(value, constraints[index], field: target.field, at: span)
      }
    }
  }

  /// Checks the value in a slot if its field has rules.
  mutating func checkRules(of target: BindingTarget, at span: Span) {
    if plan.plan(of: target.field).hasConstraints { check(target, at: span) }
  }

  /// Checks one value, or each element of a list and of the lists in it.
  private mutating func check(
    _ value: Value, _ constraint: Constraint, field: FieldPath, at span: Span
  ) {
    guard value.tag == .list else {
      checkOne(value, constraint, field: field, at: span)
      return
    }
    for slot in value.elements where !chunk.slots[slot].isNone {
      check(chunk.slots[slot], constraint, field: field, at: chunk.places[slot].span ?? span)
    }
  }

  private mutating func checkOne(
    _ value: Value, _ constraint: Constraint, field: FieldPath, at span: Span
  ) {
    let text = value.tag.isText ? bytes(value.text) : []
    guard !constraint.allows(value, text: text) else { return }
    log.report(
      constraint.breach(
        by: value, shown: shown(value), text: text, rule: rule(field),
        at: document.firstLine(of: span)))
  }

  /// Reports components of one list that have the same key.
  mutating func checkKeys(of list: Value, element: TypePlan, field: FieldPath) {
    guard element.kind == .component, list.tag == .list, list.count > 1,
      let key = plan.structure(element.structure).key
    else { return }
    let path = FieldPath(element.structure, key)
    let keySlot = plan.plan(of: path).slot
    let kind = plan.type(of: path).kind
    var table = ValueTable<Value>(capacity: list.count)
    for element in list.elements where chunk.slots[element].tag == .record {
      let slot = chunk.slots[element].slot + keySlot
      let value = chunk.slots[slot]
      guard !value.isNone else { continue }
      let first = table.insert(slot, hash: hash(of: value, as: kind)) {
        isEqual(chunk.slots[$0], value, as: kind)
      }
      if let first, let here = chunk.places[slot].span, let there = chunk.places[first].span,
        // The document's reader has reported a key that is written twice in one mapping.
        !log.diagnostics.contains(where: { $0.span == here })
      {
        log.report(
          .notUnique(
            rule(path), value: shown(value, of: path, in: plan), isKey: true,
            collection: plan.declaration(of: field).fileName, isOfEntry: false, at: here,
            first: there))
      }
    }
  }
}

extension Constraint {
  /// Whether a value satisfies the rules that do not depend on other values. Its text is given
  /// where it is stored as one.
  func allows(_ value: Value, text: ArraySlice<UInt8>) -> Bool {
    switch rule {
    case .within(let bounds): bounds.allows(value, text: text)
    case .length(let bounds): value.tag != .text || bounds.contains(text.scalarCount)
    case .matches(let pattern): value.tag != .text || pattern.matches(text.span)
    case .count(let bounds): value.tag != .list || bounds.contains(value.count)
    case .unique, .ascending, .currency: true
    }
  }

  /// The diagnostic for a value that does not fit.
  fileprivate func breach(
    by value: Value, shown: String, text: ArraySlice<UInt8>, rule field: Diagnostic.FieldRule,
    at span: Span
  ) -> Diagnostic {
    switch rule {
    case .within(let bounds):
      return breach(of: field, "is \(field.masked(shown))", expected: bounds.words, at: span)
    case .length(let bounds):
      let count = text.scalarCount
      return breach(
        of: field, "has \(field.masked("\(count)")) \(count == 1 ? "character" : "characters")",
        expected: bounds.words(for: "character"), at: span)
    case .count(let bounds):
      return breach(
        of: field, "has \(value.count) \(value.count == 1 ? "element" : "elements")",
        expected: bounds.words(for: "element"), at: span)
    case .matches, .unique, .ascending, .currency:
      let typed = Diagnostic.quoted(field.masked(text))
      return .brokenRule(
        field, "\(typed) does not match the pattern of '\(field.field)'", rulePlace: self.span,
        ruleLabel: "the whole text has to match this", at: span)
    }
  }

  private func breach(
    of field: Diagnostic.FieldRule, _ found: String, expected: String, at span: Span
  ) -> Diagnostic {
    .brokenRule(
      field, "'\(field.field)' \(found), expected \(expected)", rulePlace: self.span,
      ruleLabel: "the rule is declared here", at: span)
  }
}

extension Bounds {
  /// Whether they contain a value where it is a number; its text is given where it is stored as one.
  fileprivate func allows(_ value: Value, text: ArraySlice<UInt8>) -> Bool {
    switch value.tag {
    case .int: contains(value.int)
    case .double: contains(value.double)
    case .decimal: contains(decimal: text.span)
    case .none, .text, .tree, .bool, .date, .duration, .choice, .list, .record, .header, .fragment,
      .file, .page:
      true
    }
  }

  /// Bounds in plain words: `1 to 24`, `at least 2`, `at most 60`, `below 1`.
  fileprivate var words: String {
    switch (least, most) {
    case (let least?, let most?) where least.text == most.text: "exactly \(least.text)"
    case (let least?, let most?) where most.isIncluded: "\(least.text) to \(most.text)"
    case (let least?, let most?): "at least \(least.text) and below \(most.text)"
    case (let least?, nil): "at least \(least.text)"
    case (nil, let most?): "\(most.isIncluded ? "at most" : "below") \(most.text)"
    case (nil, nil): written
    }
  }

  /// The same for a count: `at least 1 element`.
  fileprivate func words(for thing: String) -> String {
    let isOne = (least ?? most)?.text == "1" && (most ?? least)?.text == "1"
    return "\(words) \(thing)\(isOne ? "" : "s")"
  }
}

extension ArraySlice<UInt8> {
  /// The number of Unicode scalars of a text, which is what JSON Schema counts.
  fileprivate var scalarCount: Int { count { $0 & 0xC0 != 0x80 } }
}
