/// What a value that a condition compares may have to be.
enum RequiredConstant: Hashable, Sendable {
  case int(Int)
  case text([UInt8])
  /// The case of a choice at this index.
  case choiceCase(Int)
}

/// What a condition requires of a value.
struct Requirement: Sendable {
  /// The bounds of a number, both included: of a whole number as they are, of any other twice as
  /// much, for between two whole numbers there are others.
  private var least = Int.min
  private var most = Int.max
  /// The constant that it has to be.
  private var constant: RequiredConstant?
  /// The constants that it must not be.
  private var others: Set<RequiredConstant> = []
  private var isPresent: Bool?
  private var isTrue: Bool?
  /// Whether it was to be two things of which each excludes the other.
  private var isContradictory = false

  /// The bounds of numbers from which on twice as much, or the next one, might be no `Int`.
  private static let numberLimit = 1 << 60

  /// Whether some value satisfies it.
  var isPossible: Bool {
    if isContradictory || least > most { return false }
    if isPresent == false, constant != nil || isTrue == true { return false }
    return constant.map { !others.contains($0) } ?? true
  }

  /// Requires that the value is there, or is none.
  mutating func require(isPresent: Bool) {
    let agrees = Self.add(isPresent, to: &self.isPresent)
    isContradictory = isContradictory || !agrees
  }

  /// Requires that the value counts as true, or as false.
  mutating func require(isTrue: Bool) {
    let agrees = Self.add(isTrue, to: &self.isTrue)
    isContradictory = isContradictory || !agrees
  }

  /// Requires that a comparison of the value with a constant holds; what stands in a list, and what
  /// does not, is not followed here.
  ///
  /// - Parameters:
  ///   - comparison: The comparison.
  ///   - constant: Its right side.
  ///   - isWhole: Whether the value is certainly a whole number: always so, or never, of one value.
  mutating func require(
    _ comparison: Comparison, _ constant: RequiredConstant, isWhole: Bool = false
  ) {
    if comparison == .notEqual { others.insert(constant) }
    if comparison == .equal {
      let agrees = Self.add(constant, to: &self.constant)
      isContradictory = isContradictory || !agrees
    }
    guard case .int(let number) = constant, number.magnitude < Self.numberLimit else { return }
    let bound = isWhole ? number : 2 * number
    // None is neither more nor less than a number, but no operand of these either.
    switch comparison {
    case .equal: (least, most) = (max(least, bound), min(most, bound))
    case .less: most = min(most, bound - 1)
    case .lessOrEqual: most = min(most, bound)
    case .greater: least = max(least, bound + 1)
    case .greaterOrEqual: least = max(least, bound)
    case .notEqual, .isIn, .isNotIn: break
    }
  }

  /// Both requirements.
  func joined(with other: Requirement) -> Requirement {
    var result = self
    result.least = max(least, other.least)
    result.most = min(most, other.most)
    result.others.formUnion(other.others)
    let agree = [
      Self.add(other.constant, to: &result.constant),
      Self.add(other.isPresent, to: &result.isPresent),
      Self.add(other.isTrue, to: &result.isTrue),
    ]
    result.isContradictory = isContradictory || other.isContradictory || agree.contains(false)
    return result
  }

  /// Adds what is required, if anything is; false where something else is required already.
  private static func add<Value: Equatable>(_ value: Value?, to known: inout Value?) -> Bool {
    guard let value else { return true }
    defer { known = value }
    return known == nil || known == value
  }
}

extension Comparison {
  /// The comparison with its operands exchanged; nil where there is none.
  var turned: Comparison? {
    switch self {
    case .equal, .notEqual: self
    case .less: .greater
    case .lessOrEqual: .greaterOrEqual
    case .greater: .less
    case .greaterOrEqual: .lessOrEqual
    case .isIn, .isNotIn: nil
    }
  }

  /// The comparison that holds where this one does not, of values that are there.
  var opposite: Comparison {
    switch self {
    case .equal: .notEqual
    case .notEqual: .equal
    case .less: .greaterOrEqual
    case .lessOrEqual: .greater
    case .greater: .lessOrEqual
    case .greaterOrEqual: .less
    case .isIn: .isNotIn
    case .isNotIn: .isIn
    }
  }
}
