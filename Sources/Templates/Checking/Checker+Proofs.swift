import Schema

// What conditions prove about values.
extension Checker {
  /// What the truth and the falsehood of a value prove.
  func proof(of value: TypedExpression) -> Proof {
    switch value.kind {
    case .and(let left, let right):
      let (first, second) = (proof(of: left), proof(of: right))
      return Proof(
        whenTrue: first.whenTrue.union(second.whenTrue),
        whenFalse: first.whenFalse.intersection(second.whenFalse))
    case .or(let left, let right):
      let (first, second) = (proof(of: left), proof(of: right))
      return Proof(
        whenTrue: first.whenTrue.intersection(second.whenTrue),
        whenFalse: first.whenFalse.union(second.whenFalse))
    case .not(let operand): return proof(of: operand).negated
    case .unary(let operation, let operand): return proof(of: operation, operand, value)
    case .binary(let operation, let left, let right):
      return proof(of: operation, left, right, value)
    case .loop(let id, .first):
      return Proof(whenFalse: Facts(present: [.neighbour(.previous(id))]))
    case .loop(let id, .last):
      return Proof(whenFalse: Facts(present: [.neighbour(.next(id))]))
    default: return truth(of: value)
    }
  }

  /// What a value proves that is true: it is present, and so is all on the way to it.
  private func truth(of value: TypedExpression) -> Proof {
    var facts = presence(of: value)
    if let path = value.path { facts.truthy.insert(path) }
    return Proof(whenTrue: facts)
  }

  private func proof(
    of operation: UnaryOperation, _ operand: TypedExpression, _ value: TypedExpression
  ) -> Proof {
    switch operation {
    case .truth: proof(of: operand)
    case .isPresent: Proof(whenTrue: presence(of: operand))
    case .isNone: Proof(whenFalse: presence(of: operand))
    case .isEmpty: proof(of: operand).negated
    default: truth(of: value)
    }
  }

  private func proof(
    of operation: BinaryOperation, _ left: TypedExpression, _ right: TypedExpression,
    _ value: TypedExpression
  ) -> Proof {
    switch operation {
    case .equal: return Proof(whenTrue: presence(ofEqual: left, right))
    case .notEqual: return Proof(whenFalse: presence(ofEqual: left, right))
    case .greater:
      guard case .unary(.listLength, let list) = left.kind, case .int(let bound) = right.kind,
        bound >= 0, let path = list.path
      else { return Proof() }
      return Proof(whenTrue: Facts(present: [], truthy: [path]))
    default: return truth(of: value)
    }
  }

  /// Values that are equal are both present if one of them surely is.
  private func presence(ofEqual left: TypedExpression, _ right: TypedExpression) -> Facts {
    var facts = Facts()
    if !right.type.isOptional { facts.formUnion(presence(of: left)) }
    if !left.type.isOptional { facts.formUnion(presence(of: right)) }
    return facts
  }

  /// A value that is present, and all on the way to it.
  private func presence(of value: TypedExpression) -> Facts {
    let value = value.beforeConversion
    guard let path = value.path else { return Facts() }
    var facts = Facts()
    for count in 0...path.steps.count {
      facts.present.insert(Path(root: path.root, steps: Array(path.steps.prefix(count))))
    }
    return facts
  }
}

extension TypedExpression {
  /// The value that was converted to text.
  fileprivate var beforeConversion: TypedExpression {
    switch kind {
    case .choiceText(let value, _), .unary(.addressText, let value): value.beforeConversion
    default: self
    }
  }
}
