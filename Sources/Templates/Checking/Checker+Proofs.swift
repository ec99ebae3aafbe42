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
    case .operation(let operation, let operands):
      return proof(of: operation, operands, value)
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
    of operation: Operation, _ operands: [TypedExpression], _ value: TypedExpression
  ) -> Proof {
    guard let first = operands.first else { return Proof() }
    switch operation {
    case .truth: return proof(of: first)
    case .isPresent: return Proof(whenTrue: presence(of: first))
    case .isNone: return Proof(whenFalse: presence(of: first))
    case .isEmpty: return proof(of: first).negated
    case .equal: return Proof(whenTrue: presence(ofEqual: operands))
    case .notEqual: return Proof(whenFalse: presence(ofEqual: operands))
    case .greater:
      guard case .operation(.listLength, let lists) = first.kind,
        case .int(let bound) = operands[1].kind, bound >= 0, let path = lists[0].path
      else { return Proof() }
      return Proof(whenTrue: Facts(present: [], truthy: [path]))
    default: return truth(of: value)
    }
  }

  /// Values that are equal are both present if one of them surely is.
  private func presence(ofEqual operands: [TypedExpression]) -> Facts {
    guard operands.count == 2 else { return Facts() }
    let (left, right) = (operands[0], operands[1])
    var facts = Facts()
    if !right.type.isOptional { facts.formUnion(presence(of: left)) }
    if !left.type.isOptional { facts.formUnion(presence(of: right)) }
    return facts
  }

  /// A value that is present, and all on the way to it.
  private func presence(of value: TypedExpression) -> Facts {
    var value = value
    while case .operation(let operation, let operands) = value.kind,
      operation == .choiceText || operation == .addressText, let operand = operands.first
    {
      value = operand
    }
    guard let path = value.path else { return Facts() }
    var facts = Facts()
    for count in 0...path.steps.count {
      facts.present.insert(Path(root: path.root, steps: Array(path.steps.prefix(count))))
    }
    return facts
  }
}
