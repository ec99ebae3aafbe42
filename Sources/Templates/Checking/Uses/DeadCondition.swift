import Diagnostics

/// Finds conditions that never hold, or always do, whatever the values are: by how they are
/// written, without the types of values.
///
/// A condition is followed case by case. What is not understood counts as possible, and so do `true`
/// and `false`, by which a part is switched on and off.
struct DeadCondition {
  /// What is required of each value, by how it is written.
  fileprivate typealias Case = [String: Demand]

  /// More cases than these are not followed.
  private static let caseLimit = 64

  /// The template in which the conditions are written.
  private let source: Source

  init(in source: Source) { self.source = source }

  /// The mistakes in the conditions of an `if` tag, of which each is asked where those before it do
  /// not hold; `otherwise` is the part that is shown where none of them does.
  func mistakes(in conditions: [Expression], otherwise: Span?) -> [Diagnostic] {
    var found: [Diagnostic] = []
    var before: [Case]? = [[:]]
    for (place, condition) in conditions.enumerated() {
      let (held, failed) = (cases(condition, holds: true), cases(condition, holds: false))
      let written = written(condition.span)
      if held?.isEmpty == true {
        let isJoined = condition.isConjunction && mayDiffer(byOtherWord: condition)
        found.append(.neverHolds(written, isJoined: isJoined, at: condition.span))
      } else if failed?.isEmpty == true {
        let isJoined = condition.isDisjunction && mayDiffer(byOtherWord: condition)
        found.append(.alwaysHolds(written, isJoined: isJoined, at: condition.span))
      } else if both(before, held)?.isEmpty == true {
        found.append(.neverReached(written, first: conditions[0].span, at: condition.span))
      }
      before = place < Self.caseLimit ? both(before, failed) : nil
    }
    if found.isEmpty, let otherwise, before?.isEmpty == true {
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
        return joined(one, other, areBoth: holds != condition.isConjunction)?.isEmpty != true
      }
    default: false
    }
  }

  // MARK: Cases

  /// The cases in which a condition holds, or does not; nil where they are too many.
  private func cases(_ condition: Expression, holds: Bool) -> [Case]? {
    switch condition.kind {
    case .not(let operand): cases(operand, holds: !holds)
    case .and(let left, let right):
      joined(cases(left, holds: holds), cases(right, holds: holds), areBoth: holds)
    case .or(let left, let right):
      joined(cases(left, holds: holds), cases(right, holds: holds), areBoth: !holds)
    case .comparison(let first, let rest) where rest.count == 1:
      comparison(first, rest[0].operation, rest[0].operand, holds: holds)
    case .test(let operand, let name, let arguments, let isNegated) where arguments.isEmpty:
      test(operand, name.text, holds: holds != isNegated)
    case .name, .member, .element, .filter: demand(of: condition) { $0.isTrue = holds }
    default: [[:]]
    }
  }

  private func joined(_ left: [Case]?, _ right: [Case]?, areBoth: Bool) -> [Case]? {
    if areBoth { return both(left, right) }
    guard let left, let right, left.count + right.count <= Self.caseLimit else { return nil }
    return left + right
  }

  /// The cases in which one of the first and one of the second cases hold.
  private func both(_ left: [Case]?, _ right: [Case]?) -> [Case]? {
    guard let left, let right, left.count * right.count <= Self.caseLimit else { return nil }
    return left.flatMap { one in
      right.compactMap { other in
        let all = one.merging(other) { $0.joined(with: $1) }
        return all.values.allSatisfy(\.isPossible) ? all : nil
      }
    }
  }

  private func comparison(
    _ left: Expression, _ comparison: Comparison, _ right: Expression, holds: Bool
  ) -> [Case]? {
    if case .none = right.kind, comparison == .equal || comparison == .notEqual {
      return demand(of: left) { $0.isPresent = holds != (comparison == .equal) }
    }
    if let one = left.constant, let other = right.constant {
      guard let truth = one.satisfies(comparison, other) else { return [[:]] }
      return truth == holds ? [[:]] : []
    }
    if comparison == .isIn || comparison == .isNotIn {
      return membership(of: left, in: right, holds: holds == (comparison == .isIn))
    }
    if let constant = right.constant {
      return demand(of: left) { $0.apply(comparison, constant, holds: holds) }
    }
    guard let constant = left.constant, let turned = comparison.turned else { return [[:]] }
    return demand(of: right) { $0.apply(turned, constant, holds: holds) }
  }

  private func membership(of value: Expression, in list: Expression, holds: Bool) -> [Case]? {
    guard let elements = list.elements, !elements.isEmpty, elements.count <= Self.caseLimit else {
      return [[:]]
    }
    let constants = elements.compactMap(\.constant)
    guard constants.count == elements.count else { return [[:]] }
    if holds {
      return constants.flatMap { constant in
        demand(of: value) { $0.apply(.equal, constant, holds: true) }
      }
    }
    return demand(of: value) {
      for constant in constants { $0.apply(.equal, constant, holds: false) }
    }
  }

  private func test(_ operand: Expression, _ name: String, holds: Bool) -> [Case] {
    switch name {
    case "defined": demand(of: operand) { $0.isPresent = holds }
    case "undefined", "none": demand(of: operand) { $0.isPresent = !holds }
    case "empty": demand(of: operand) { $0.isTrue = !holds }
    default: [[:]]
    }
  }

  /// The only case in which a value satisfies something; none where no value can.
  private func demand(of value: Expression, _ body: (inout Demand) -> Void) -> [Case] {
    guard value.isSteady else { return [[:]] }
    var demand = Demand()
    if value.isLength { demand.least = 0 }
    body(&demand)
    return demand.isPossible ? [[key(of: value): demand]] : []
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

/// A number or text as a template writes it.
private enum WrittenConstant: Hashable {
  case int(Int)
  case text([UInt8])

  /// Whether it satisfies a comparison with another; nil where that is not a matter of constants.
  func satisfies(_ comparison: Comparison, _ other: WrittenConstant) -> Bool? {
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
}

/// What a condition requires of a value.
private struct Demand {
  /// Twice the bounds of a number: between two whole numbers there are others.
  var least = Int.min
  var most = Int.max
  /// The constant that it has to be.
  var constant: WrittenConstant?
  /// The constants that it must not be.
  var others: Set<WrittenConstant> = []
  var isPresent: Bool?
  var isTrue: Bool?
  /// Whether no value satisfies it.
  private var isContradictory = false

  /// Whether some value satisfies it.
  var isPossible: Bool {
    if isContradictory || least > most { return false }
    if isPresent == false, constant != nil || isTrue == true { return false }
    return constant.map { !others.contains($0) } ?? true
  }

  mutating func apply(_ comparison: Comparison, _ constant: WrittenConstant, holds: Bool) {
    let isEqual = comparison == (holds ? .equal : .notEqual)
    if isEqual {
      self.constant = constant
    } else if comparison == .equal || comparison == .notEqual {
      others.insert(constant)
    }
    guard case .int(let number) = constant, number.magnitude < 1 << 40 else { return }
    let bound = 2 * number
    if isEqual { (least, most) = (max(least, bound), min(most, bound)) }
    // None is neither more nor less than a number, but no operand of these either.
    if comparison == (holds ? .less : .greaterOrEqual) { most = min(most, bound - 1) }
    if comparison == (holds ? .lessOrEqual : .greater) { most = min(most, bound) }
    if comparison == (holds ? .greater : .lessOrEqual) { least = max(least, bound + 1) }
    if comparison == (holds ? .greaterOrEqual : .less) { least = max(least, bound) }
  }

  /// Both requirements.
  func joined(with other: Demand) -> Demand {
    var result = self
    result.least = max(least, other.least)
    result.most = min(most, other.most)
    result.others.formUnion(other.others)
    result.isContradictory =
      isContradictory || other.isContradictory || differ(constant, other.constant)
      || differ(isPresent, other.isPresent) || differ(isTrue, other.isTrue)
    result.constant = constant ?? other.constant
    result.isPresent = isPresent ?? other.isPresent
    result.isTrue = isTrue ?? other.isTrue
    return result
  }

  private func differ<Requirement: Equatable>(
    _ one: Requirement?, _ other: Requirement?
  ) -> Bool {
    one != nil && other != nil && one != other
  }
}

extension Comparison {
  /// The comparison with its operands exchanged; nil where there is none.
  fileprivate var turned: Comparison? {
    switch self {
    case .equal, .notEqual: self
    case .less: .greater
    case .lessOrEqual: .greaterOrEqual
    case .greater: .less
    case .greaterOrEqual: .lessOrEqual
    case .isIn, .isNotIn: nil
    }
  }
}

extension Expression {
  fileprivate var isConjunction: Bool {
    if case .and = kind { true } else { false }
  }

  fileprivate var isDisjunction: Bool {
    if case .or = kind { true } else { false }
  }

  fileprivate var constant: WrittenConstant? {
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

extension WrittenConstant {
  fileprivate var negated: WrittenConstant? {
    if case .int(let number) = self, number != .min { .int(-number) } else { nil }
  }
}
