import Schema

// What conditions prove about values.
extension TypedExpression {
  /// What the value proves when it is true and when it is false.
  var proof: Proof {
    switch kind {
    case .and(let left, let right):
      let (first, second) = (left.proof, right.proof)
      return Proof(
        whenTrue: first.whenTrue.union(second.whenTrue),
        whenFalse: first.whenFalse.intersection(second.whenFalse))
    case .or(let left, let right):
      let (first, second) = (left.proof, right.proof)
      return Proof(
        whenTrue: first.whenTrue.intersection(second.whenTrue),
        whenFalse: first.whenFalse.union(second.whenFalse))
    case .not(let operand): return operand.proof.negated
    case .fallback(let value, let other, _) where other.isSurelyFalse:
      return Proof(whenTrue: value.proof.whenTrue)
    case .unary(let operation, let operand): return proof(of: operation, operand)
    case .binary(let operation, let left, let right): return proof(of: operation, left, right)
    case .loop(_, .index0), .loop(_, .revindex0): return Proof(whenTrue: facts(ifAtLeast: 1))
    case .loop(let id, .first):
      return Proof(whenFalse: Facts(present: [.neighbour(.previous(id))]))
    case .loop(let id, .last):
      return Proof(whenFalse: Facts(present: [.neighbour(.next(id))]))
    default: return truth
    }
  }

  /// What the value proves when it is true: it is present, and so is everything on the path to it.
  private var truth: Proof {
    var facts = presence
    if let path { facts.truthy.insert(path) }
    return Proof(whenTrue: facts)
  }

  private func proof(of operation: UnaryOperation, _ operand: TypedExpression) -> Proof {
    switch operation {
    case .truth: operand.proof
    case .isPresent: Proof(whenTrue: operand.presence)
    case .isNone: Proof(whenFalse: operand.presence)
    case .isEmpty: operand.proof.negated
    case .listLength, .text(.length): Proof(whenTrue: facts(ifAtLeast: 1))
    case .isOdd, .isEven, .negate, .positive, .absolute, .first, .last, .reversed, .dateMember,
      .seconds, .absoluteURL, .entryTitle, .excerpt, .textOf, .addressText, .text:
      truth
    }
  }

  private func proof(
    of operation: BinaryOperation, _ left: TypedExpression, _ right: TypedExpression
  ) -> Proof {
    switch operation {
    case .equal:
      return Proof(whenTrue: left.presence(ifEqualTo: right))
        .and(CountProof.of(left, .equal, right))
    case .notEqual:
      return Proof(whenFalse: left.presence(ifEqualTo: right))
        .and(CountProof.of(left, .notEqual, right))
    case .less, .lessOrEqual, .greater, .greaterOrEqual:
      return CountProof.of(left, operation, right)
    case .contains:
      let isOfPresent = right.type.element?.isOptional == false
      return isOfPresent ? Proof(whenTrue: left.presence) : truth
    case .arithmetic, .isDivisible, .element, .take, .skip, .appended, .join, .sum, .toInt,
      .toDouble, .fileSize, .readCase, .headings, .nestHeadings, .format, .text:
      return truth
    }
  }

  /// Values that are equal are both present if one of them certainly is.
  private func presence(ifEqualTo other: TypedExpression) -> Facts {
    var facts = Facts()
    if !other.type.isOptional { facts.formUnion(presence) }
    if !type.isOptional { facts.formUnion(other.presence) }
    for (value, equal) in [(self, other), (other, self)] {
      if let path = value.beforeConversion.path { facts.equal[path] = equal.asEqual }
    }
    return facts
  }

  /// What is known of a value that equals it.
  private var asEqual: EqualValue {
    switch kind {
    case .text(let bytes): .text(bytes)
    case .choiceCase(let index): .choiceCase(index)
    case .binary(.readCase, let text, _): text.asEqual
    default: .other
    }
  }

  /// Whether it is a literal that counts as false.
  private var isSurelyFalse: Bool {
    switch kind {
    case .none, .bool(false), .int(0): true
    case .text(let bytes): bytes.isEmpty
    default: false
    }
  }

  /// That the value and everything on the path to it is present.
  private var presence: Facts {
    guard let path = beforeConversion.path else { return Facts() }
    var facts = Facts()
    for count in 0...path.steps.count {
      facts.present.insert(Path(root: path.root, steps: Array(path.steps.prefix(count))))
    }
    return facts
  }

  /// The value that was converted to text.
  var beforeConversion: TypedExpression {
    switch kind {
    case .choiceText(let value, _), .unary(.addressText, let value):
      value.beforeConversion
    default: self
    }
  }
}
