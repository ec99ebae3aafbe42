import Schema

/// Follows what a condition requires of each field, case by case, to find out that no value can
/// satisfy it.
struct PossibleCondition {
  /// A value that a condition compares.
  private enum Subject: Hashable {
    case value(Path)
    /// The length of a list or text.
    case length(of: Path)
  }

  private typealias Cases = RequirementCases<Subject>

  /// What is taken into account.
  private enum Rules: Int, Comparable {
    /// What comparisons of a value require together.
    case none
    /// The bounds of models too.
    case bounds
    /// What values are by their types too, but not truth values that a template writes or computes:
    /// these switch parts on and off.
    case types
    /// Everything that is known.
    case all

    static func < (one: Rules, other: Rules) -> Bool { one.rawValue < other.rawValue }
  }

  private let models: Models
  private var rules = Rules.all

  init(models: Models) { self.models = models }

  /// The bounds of fields (`@Within`, `@Count`, `@Length`, `@Matches`) because of which a condition never holds,
  /// which would hold for some value without them; none where it may hold, or never does anyway.
  func boundsExcluding(_ condition: TypedExpression) -> [Constraint] {
    var other = self
    other.rules = .bounds
    let bounds = other.bounds(in: condition)
    guard !bounds.isEmpty, !other.may(hold: true, condition) else { return [] }
    other.rules = .none
    return other.may(hold: true, condition) ? bounds : []
  }

  /// What values are by their types because of which a condition never holds; none where it may
  /// hold, or never does anyway.
  func decisionsExcluding(_ condition: TypedExpression) -> [DecidedCondition.Reason] {
    let reasons = reasons(in: condition)
    guard !reasons.isEmpty else { return [] }
    var other = self
    other.rules = .types
    guard !other.may(hold: true, condition) else { return [] }
    other.rules = .none
    return other.may(hold: true, condition) ? reasons : []
  }

  /// What decides the parts of a condition.
  private func reasons(in condition: TypedExpression) -> [DecidedCondition.Reason] {
    switch condition.kind {
    case .not(let operand), .unary(.truth, let operand): reasons(in: operand)
    case .and(let left, let right), .or(let left, let right):
      reasons(in: left) + reasons(in: right)
    case .sequence(_, let last): reasons(in: last)
    default: (decided.truth(of: condition)?.reason).map { [$0] } ?? []
    }
  }

  private var decided: DecidedCondition { DecidedCondition(models: models) }

  /// The bounds of the fields that a condition compares.
  private func bounds(in condition: TypedExpression) -> [Constraint] {
    switch condition.kind {
    case .not(let operand), .unary(.truth, let operand): bounds(in: operand)
    case .and(let left, let right), .or(let left, let right):
      bounds(in: left) + bounds(in: right)
    case .binary(_, let left, let right):
      [left, right].flatMap { value in
        [constraint(of: value) ?? lengthOfText(value), pattern(of: value)].compactMap { $0 }
      }
    case .sequence(_, let last): bounds(in: last)
    default: []
    }
  }

  func may(hold holds: Bool, _ condition: TypedExpression) -> Bool {
    !cases(condition, holds: holds).isNever
  }

  /// The cases in which a condition holds, or does not.
  private func cases(_ condition: TypedExpression, holds: Bool) -> Cases {
    if rules >= .types, let decided = decided.truth(of: condition) {
      return decided.truth == holds ? .always : .never
    }
    switch condition.kind {
    case .not(let operand): return cases(operand, holds: !holds)
    case .sequence(_, let last): return cases(last, holds: holds)
    case .bool(let truth) where rules == .all: return truth == holds ? .always : .never
    case .unary(.truth, let operand): return cases(operand, holds: holds)
    case .and(let left, let right):
      return joined(cases(left, holds: holds), cases(right, holds: holds), areBoth: holds)
    case .or(let left, let right):
      return joined(cases(left, holds: holds), cases(right, holds: holds), areBoth: !holds)
    case .unary(.isNone, let operand): return cases(of: operand) { $0.require(isPresent: !holds) }
    case .unary(.isPresent, let operand): return cases(of: operand) { $0.require(isPresent: holds) }
    case .binary(let operation, let left, let right):
      guard let comparison = operation.comparison else { return .always }
      // None is neither more nor less than a value.
      let isOrder = comparison != .equal && comparison != .notEqual
      if !holds, isOrder, left.type.isOptional || right.type.isOptional { return .always }
      return self.comparison(left, holds ? comparison : comparison.opposite, right)
    default: return cases(of: condition) { $0.require(isTrue: holds) }
    }
  }

  private func joined(_ left: Cases, _ right: Cases, areBoth: Bool) -> Cases {
    areBoth ? left.and(right) : left.or(right)
  }

  private func comparison(
    _ left: TypedExpression, _ comparison: Comparison, _ right: TypedExpression
  ) -> Cases {
    if comparison == .equal || comparison == .notEqual {
      for (value, other) in [(left, right), (right, left)] {
        guard case .text(let text) = other.kind, !mayBe(value, text) else { continue }
        // A field that may be none has no such text either.
        return comparison == .equal ? .never : .always
      }
    }
    if let constant = right.requiredConstant {
      return cases(of: left) { $0.require(comparison, constant, isWhole: left.isWhole) }
    }
    guard let constant = left.requiredConstant, let turned = comparison.turned else {
      return .always
    }
    return cases(of: right) { $0.require(turned, constant, isWhole: right.isWhole) }
  }

  /// Whether a field may have a text, by what texts are and by the rules of the field.
  private func mayBe(_ value: TypedExpression, _ text: [UInt8]) -> Bool {
    guard case .scalar(.string) = value.type.unwrapped, let field = field(of: value),
      field.defaultValue != .string("")
    else { return true }
    if rules == .none || text.allSatisfy({ $0 <= 0x20 }) { return true }
    let count = text.count { $0 & 0xC0 != 0x80 }
    return field.constraints.allSatisfy { constraint in
      switch constraint.rule {
      case .length(let bounds): bounds.contains(count)
      case .matches(let pattern): pattern.matches(text.span)
      case .within, .count, .unique, .ascending, .currency: true
      }
    }
  }

  /// The only case in which the value of a field satisfies something; none where no value can.
  private func cases(
    of value: TypedExpression, _ require: (inout Requirement) -> Void
  ) -> Cases {
    guard let subject = subject(value) else { return .always }
    var requirement = Requirement()
    if let bounds = bounds(of: value) {
      if let least = bounds.least?.whole {
        requirement.require(.greaterOrEqual, .int(least), isWhole: value.isWhole)
      }
      if let most = bounds.most?.whole {
        requirement.require(.lessOrEqual, .int(most), isWhole: value.isWhole)
      }
    }
    require(&requirement)
    return Cases(subject, requirement)
  }

  private func subject(_ value: TypedExpression) -> Subject? {
    switch value.kind {
    case .unary(.listLength, let counted), .unary(.text(.length), let counted):
      path(of: counted).map { .length(of: $0) }
    default: path(of: value).map { .value($0) }
    }
  }

  private func path(of value: TypedExpression) -> Path? {
    switch value.kind {
    case .variable(let variable): Path(root: variable)
    case .field(let object, let slot): path(of: object)?.appending(.field(slot))
    default: nil
    }
  }

  private func bounds(of value: TypedExpression) -> Bounds? {
    switch constraint(of: value)?.rule {
    case .within(let bounds), .count(let bounds), .length(let bounds): bounds
    default: nil
    }
  }

  /// The bounds that a model gives a number, the length of a text or the elements of a list.
  private func constraint(of value: TypedExpression) -> Constraint? {
    guard rules != .none else { return nil }
    switch value.kind {
    case .unary(.listLength, let list):
      guard let field = field(of: list), field.defaultValue == nil else { return nil }
      return field.constraints.first { if case .count = $0.rule { true } else { false } }
    case .unary(.text(.length), let text): return lengthOfText(text)
    default:
      guard value.type.unwrapped.isNumber else { return nil }
      return field(of: value)?.constraints.first {
        if case .within = $0.rule { true } else { false }
      }
    }
  }

  private func lengthOfText(_ value: TypedExpression) -> Constraint? {
    guard case .scalar(.string) = value.type.unwrapped, let field = field(of: value),
      field.defaultValue == nil
    else { return nil }
    return field.constraints.first { if case .length = $0.rule { true } else { false } }
  }

  private func pattern(of value: TypedExpression) -> Constraint? {
    guard case .scalar(.string) = value.type.unwrapped else { return nil }
    return field(of: value)?.constraints.first {
      if case .matches = $0.rule { true } else { false }
    }
  }

  private func field(of value: TypedExpression) -> Field? { models.field(of: value) }
}

extension Models {
  /// The declaration of a value that is a field of a model; templates make structures, too.
  func field(of value: TypedExpression) -> Field? {
    guard case .field(let object, let slot) = value.kind,
      case .structure(let structure) = object.type.unwrapped,
      Int(structure.index) < structures.count
    else { return nil }
    return self[structure].fields(for: .checking).first { $0.slot == slot }
  }
}

extension TypedExpression {
  /// Whether it is a whole number.
  fileprivate var isWhole: Bool { type.unwrapped == .int }

  /// The number, text or case of a choice that a template writes; nil for all others.
  fileprivate var requiredConstant: RequiredConstant? {
    switch kind {
    case .int(let number): .int(number)
    case .text(let bytes): .text(bytes)
    case .choiceCase(let index): .choiceCase(index)
    default: nil
    }
  }
}

extension BinaryOperation {
  /// The comparison that it is; nil for all others.
  var comparison: Comparison? {
    switch self {
    case .equal: .equal
    case .notEqual: .notEqual
    case .less: .less
    case .lessOrEqual: .lessOrEqual
    case .greater: .greater
    case .greaterOrEqual: .greaterOrEqual
    case .contains, .arithmetic, .isDivisible, .element, .take, .skip, .appended, .join, .sum,
      .toInt, .toDouble, .fileSize, .readCase, .headings, .nestHeadings, .format, .text:
      nil
    }
  }

  /// The operation with its operands exchanged; nil where there is none.
  var turned: BinaryOperation? {
    switch comparison?.turned {
    case .equal: .equal
    case .notEqual: .notEqual
    case .less: .less
    case .lessOrEqual: .lessOrEqual
    case .greater: .greater
    case .greaterOrEqual: .greaterOrEqual
    case .isIn, .isNotIn, nil: nil
    }
  }
}
