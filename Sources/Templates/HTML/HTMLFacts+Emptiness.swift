import Escaping

// Where values are there, and where texts are empty.
extension HTMLFacts {
  /// That a value is there: of alternatives the one or the other.
  mutating func presence(of value: TypedExpression) -> Proof {
    guard value.type.isOptional else { return Proof(whenFalse: []) }
    if case .fallback(let first, let second, testsTruth: false) = value.kind {
      return Proof.choice(by: presence(of: first), Proof(whenFalse: []), presence(of: second))
    }
    if case .conditional(let condition, let then, let otherwise) = value.kind {
      return Proof.choice(by: proof(of: condition), presence(of: then), presence(of: otherwise))
    }
    if case .variable(let variable) = value.kind, let value = alternatives(of: variable),
      value.type.isOptional
    {
      return following { $0.presence(of: value) } ?? Proof(isKnown: false)
    }
    return storedPresence(of: value)
  }

  /// That a value is there by which an alternative is chosen.
  mutating func presence(of value: TypedExpression, testingTruth: Bool) -> Proof {
    guard testingTruth else { return presence(of: value) }
    let isSurelyTrue = value.isNonEmpty && !value.type.isOptional
    return isSurelyTrue ? Proof(whenFalse: []) : proof(of: value)
  }

  /// That a text is empty, by what a template says in place of a missing value; nil where it never
  /// is.
  mutating func emptiness(of value: TypedExpression) -> Proof? {
    switch value.kind {
    case .text(let bytes):
      return bytes.allSatisfy(isWhitespace) ? Proof(whenFalse: []) : nil
    case .fallback(let first, let second, let testsTruth):
      return emptiness(of: testsTruth ? nil : first, or: second) {
        $0.presence(of: first, testingTruth: testsTruth)
      }
    case .or(let first, let second):
      return emptiness(of: nil, or: second) { $0.presence(of: first, testingTruth: true) }
    case .conditional(let condition, let then, let otherwise):
      return emptiness(of: then, or: otherwise) { $0.proof(of: condition) }
    case .variable(let variable):
      return alternatives(of: variable).flatMap { value in
        following { $0.emptiness(of: value) } ?? nil
      }
    case .unary(let operation, let text):
      return operation.keepsEmptiness ? emptiness(of: text) : nil
    case .binary(.text(.trim), let text, _): return emptiness(of: text)
    case .many(.text(.truncate), let operands):
      return operands.first.flatMap { emptiness(of: $0) }
    case .many(.text(.replace), let operands):
      guard operands.count > 1, operands[1].literalText?.isEmpty == false else { return nil }
      return emptiness(of: operands[0])
    case .many(.concatenate, let parts): return emptiness(ofAll: parts)
    case .binary(.join, let list, let separator):
      guard case .list(let parts) = list.kind, separator.literalText == "" else { return nil }
      return emptiness(ofAll: parts)
    default: return nil
    }
  }

  /// That all of these texts are empty; nil where one never is, or where it is not known when.
  private mutating func emptiness(ofAll texts: [TypedExpression]) -> Proof? {
    var all: Proof? = Proof(whenFalse: [])
    for text in texts {
      guard let known = all, let isEmpty = emptiness(of: text) else { return nil }
      all = known.and(isEmpty)
    }
    return all
  }

  /// That the one of two texts is empty that is chosen; nil in place of one that never is.
  private mutating func emptiness(
    of first: TypedExpression?, or second: TypedExpression,
    by condition: (inout HTMLFacts) -> Proof
  ) -> Proof? {
    let then = first.flatMap { emptiness(of: $0) }
    let otherwise = emptiness(of: second)
    guard then != nil || otherwise != nil else { return nil }
    let never = Proof(whenTrue: [], whenFalse: [[]])
    return Proof.choice(by: condition(&self), then ?? never, otherwise ?? never)
  }
}

extension HTMLFacts.Proof {
  /// What one of two proves where a condition holds, and the other elsewhere; not known where it is
  /// too much.
  static func choice(by condition: Self, _ then: Self, _ otherwise: Self) -> Self {
    guard condition.isKnown, then.isKnown, otherwise.isKnown,
      let first = both(condition.whenTrue, then.whenTrue),
      let second = both(condition.whenFalse, otherwise.whenTrue),
      let third = both(condition.whenTrue, then.whenFalse),
      let fourth = both(condition.whenFalse, otherwise.whenFalse)
    else { return Self(isKnown: false) }
    return Self(whenTrue: first + second, whenFalse: third + fourth)
  }
}

extension UnaryOperation {
  /// Whether an empty text stays one.
  fileprivate var keepsEmptiness: Bool {
    switch self {
    case .textOf, .addressText: true
    case .text(let operation):
      switch operation {
      case .upper, .lower, .capitalize, .title, .reversed, .slugify, .urlEncode, .stripTags,
        .plainText, .escapeHTML:
        true
      case .length, .wordCount, .isUpper, .isLower, .characters, .lines, .amounts, .durations:
        false
      }
    default: false
    }
  }
}
