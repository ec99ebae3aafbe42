import Diagnostics

/// Finds conditions that never hold, or always do, whatever the values are: by how they are
/// written, without the types of values.
///
/// A condition is followed case by case. What is not understood counts as possible, and so do `true`
/// and `false`, by which a part is switched on and off.
struct DeadCondition {
  /// The cases of a condition: values are told apart by how they are written.
  private typealias Cases = RequirementCases<String>

  /// The template in which the conditions are written.
  private let source: Source

  init(in source: Source) { self.source = source }

  /// The mistakes in the conditions of an `if` tag, of which each is asked where those before it do
  /// not hold; `otherwise` is the part that is shown where none of them does.
  func mistakes(in conditions: [Expression], otherwise: Span?) -> [Diagnostic] {
    var found: [Diagnostic] = []
    var before = Cases.always
    for (place, condition) in conditions.enumerated() {
      let (held, failed) = (cases(condition, holds: true), cases(condition, holds: false))
      let written = written(condition.span)
      if held.isNever {
        let isJoined = condition.isConjunction && mayDiffer(byOtherWord: condition)
        found.append(.neverHolds(written, isJoined: isJoined, at: condition.span))
      } else if failed.isNever {
        let isJoined = condition.isDisjunction && mayDiffer(byOtherWord: condition)
        found.append(.alwaysHolds(written, isJoined: isJoined, at: condition.span))
      } else if before.and(held).isNever {
        found.append(.neverReached(written, first: conditions[0].span, at: condition.span))
      }
      before = place < Cases.limit ? before.and(failed) : .always
    }
    if found.isEmpty, let otherwise, before.isNever {
      found.append(.elseNeverReached(first: conditions[0].span, at: otherwise))
    }
    return found
  }

  /// Whether a condition may hold, and may not, with `or` instead of `and`, or the other way round.
  private func mayDiffer(byOtherWord condition: Expression) -> Bool {
    switch condition.kind {
    case .and(let left, let right), .or(let left, let right):
      [true, false].allSatisfy { holds in
        let (one, other) = (cases(left, holds: holds), cases(right, holds: holds))
        return !joined(one, other, areBoth: holds != condition.isConjunction).isNever
      }
    default: false
    }
  }

  // MARK: Cases

  /// The cases in which a condition holds, or does not.
  private func cases(_ condition: Expression, holds: Bool) -> Cases {
    switch condition.kind {
    case .not(let operand): cases(operand, holds: !holds)
    case .and(let left, let right):
      joined(cases(left, holds: holds), cases(right, holds: holds), areBoth: holds)
    case .or(let left, let right):
      joined(cases(left, holds: holds), cases(right, holds: holds), areBoth: !holds)
    case .comparison(let first, let rest) where rest.count == 1:
      comparison(
        first, holds ? rest[0].operation : rest[0].operation.opposite, rest[0].operand)
    case .test(let operand, let name, let arguments, let isNegated) where arguments.isEmpty:
      test(operand, name.text, holds: holds != isNegated)
    case .name, .member, .element, .filter: cases(of: condition) { $0.require(isTrue: holds) }
    default: .always
    }
  }

  private func joined(_ left: Cases, _ right: Cases, areBoth: Bool) -> Cases {
    areBoth ? left.and(right) : left.or(right)
  }

  private func comparison(
    _ left: Expression, _ comparison: Comparison, _ right: Expression
  ) -> Cases {
    if case .none = right.kind, comparison == .equal || comparison == .notEqual {
      return cases(of: left) { $0.require(isPresent: comparison == .notEqual) }
    }
    if let one = left.constant, let other = right.constant {
      return one.satisfies(comparison, other) == false ? .never : .always
    }
    if comparison == .isIn || comparison == .isNotIn {
      return membership(of: left, in: right, holds: comparison == .isIn)
    }
    if let constant = right.constant {
      return cases(of: left) { $0.require(comparison, constant) }
    }
    guard let constant = left.constant, let turned = comparison.turned else { return .always }
    return cases(of: right) { $0.require(turned, constant) }
  }

  private func membership(of value: Expression, in list: Expression, holds: Bool) -> Cases {
    guard let elements = list.elements, !elements.isEmpty, elements.count <= Cases.limit else {
      return .always
    }
    let constants = elements.compactMap(\.constant)
    guard constants.count == elements.count else { return .always }
    if holds {
      return constants.reduce(.never) { known, constant in
        known.or(cases(of: value) { $0.require(.equal, constant) })
      }
    }
    return cases(of: value) {
      for constant in constants { $0.require(.notEqual, constant) }
    }
  }

  private func test(_ operand: Expression, _ name: String, holds: Bool) -> Cases {
    switch name {
    case "defined": cases(of: operand) { $0.require(isPresent: holds) }
    case "undefined", "none": cases(of: operand) { $0.require(isPresent: !holds) }
    case "empty": cases(of: operand) { $0.require(isTrue: !holds) }
    default: .always
    }
  }

  /// The only case in which a value satisfies something; none where no value can.
  private func cases(of value: Expression, _ require: (inout Requirement) -> Void) -> Cases {
    guard value.isSteady else { return .always }
    var requirement = Requirement()
    if value.isLength { requirement.require(.greaterOrEqual, .int(0)) }
    require(&requirement)
    return Cases(key(of: value), requirement)
  }

  private func written(_ span: Span) -> String {
    String(decoding: source.bytes[span.range], as: UTF8.self)
  }

  /// How a value is written, without white space outside of texts.
  private func key(of value: Expression) -> String {
    var key = ""
    var quote: Character?
    for character in written(value.span) {
      if quote == nil, character.isWhitespace { continue }
      if character == "\"" || character == "'" {
        if quote == nil { quote = character } else if quote == character { quote = nil }
      }
      key.append(character)
    }
    return key
  }
}

extension RequiredConstant {
  /// Whether it satisfies a comparison with another; nil where that is not a matter of constants.
  fileprivate func satisfies(_ comparison: Comparison, _ other: RequiredConstant) -> Bool? {
    guard case .int(let one) = self, case .int(let second) = other else {
      switch (self, other, comparison) {
      case (.text, .text, .equal): return self == other
      case (.text, .text, .notEqual): return self != other
      default: return nil
      }
    }
    switch comparison {
    case .equal: return one == second
    case .notEqual: return one != second
    case .less: return one < second
    case .lessOrEqual: return one <= second
    case .greater: return one > second
    case .greaterOrEqual: return one >= second
    case .isIn, .isNotIn: return nil
    }
  }

  fileprivate var negated: RequiredConstant? {
    if case .int(let number) = self, number != .min { .int(-number) } else { nil }
  }
}

extension Expression {
  fileprivate var isConjunction: Bool {
    if case .and = kind { true } else { false }
  }

  fileprivate var isDisjunction: Bool {
    if case .or = kind { true } else { false }
  }

  /// The number or text that it is; nil for all others.
  fileprivate var constant: RequiredConstant? {
    switch kind {
    case .int(let number): .int(number)
    case .negation(let operand): operand.constant?.negated
    case .text(let bytes): .text(bytes)
    default: nil
    }
  }

  /// Whether it is the length of something.
  fileprivate var isLength: Bool {
    guard case .filter(_, let name, _) = kind else { return false }
    return name.text == "length" || name.text == "count"
  }

  /// Whether it has the same value wherever it is written in a condition: calls may not.
  fileprivate var isSteady: Bool {
    switch kind {
    case .name, .text, .int, .bool, .none: true
    case .member(let object, _): object.isSteady
    case .element(let object, let index): object.isSteady && index.isSteady
    case .filter(let operand, _, let arguments):
      operand.isSteady && arguments.allSatisfy { $0.value.isSteady }
    default: false
    }
  }
}
