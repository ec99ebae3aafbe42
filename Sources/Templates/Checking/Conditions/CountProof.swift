import Schema

/// What comparisons of counts prove: of the length of a list or text, and of the number of an
/// iteration.
enum CountProof {
  /// What a comparison of a count with a number, or of two counts, proves.
  static func of(
    _ left: TypedExpression, _ operation: BinaryOperation, _ right: TypedExpression
  ) -> Proof {
    if case .int(let number) = right.kind { return proof(of: left, operation, number) }
    if case .int(let number) = left.kind, let turned = operation.turned {
      return proof(of: right, turned, number)
    }
    guard case .loop(let id, .index) = left.kind, case .loop(id, .length) = right.kind else {
      return Proof()
    }
    let facts = Facts(present: [.neighbour(.next(id))])
    if operation == .less || operation == .notEqual { return Proof(whenTrue: facts) }
    if operation == .greaterOrEqual || operation == .equal { return Proof(whenFalse: facts) }
    return Proof()
  }

  private static func proof(
    of count: TypedExpression, _ operation: BinaryOperation, _ number: Int
  ) -> Proof {
    guard let least = count.leastCount, number >= 0, number < .max else { return Proof() }
    let next = number == least ? number + 1 : least
    let (whenTrue, whenFalse) =
      switch operation {
      case .equal: (number, next)
      case .notEqual: (next, number)
      case .greater: (number + 1, least)
      case .greaterOrEqual: (number, least)
      case .less: (least, number)
      case .lessOrEqual: (least, number + 1)
      case .arithmetic, .contains, .isDivisible, .element, .take, .skip, .appended, .join, .sum,
        .toInt, .toDouble, .fileSize, .readCase, .headings, .nestHeadings, .format, .text:
        (least, least)
      }
    return Proof(
      whenTrue: count.facts(ifAtLeast: whenTrue), whenFalse: count.facts(ifAtLeast: whenFalse))
  }
}

extension TypedExpression {
  /// How many elements of a list are proved to be there at most.
  private static var elementLimit: Int { 16 }

  /// The least that a count may be; nil for any other value.
  fileprivate var leastCount: Int? {
    switch kind {
    case .unary(.listLength, _), .unary(.text(.length), _): 0
    case .loop(_, .index0), .loop(_, .revindex0): 0
    case .loop(_, .index), .loop(_, .revindex): 1
    default: nil
    }
  }

  /// What is known where a count is at least a number.
  func facts(ifAtLeast number: Int) -> Facts {
    switch kind {
    case .unary(.listLength, let counted), .unary(.text(.length), let counted):
      guard number > 0, let path = counted.path else { return Facts() }
      let places = (0..<min(number, Self.elementLimit)).flatMap { [$0, -1 - $0] }
      return Facts(present: Set(places.map { path.appending(.element($0)) }), truthy: [path])
    case .loop(let id, .index) where number > 1, .loop(let id, .index0) where number > 0:
      return Facts(present: [.neighbour(.previous(id))])
    case .loop(let id, .revindex) where number > 1, .loop(let id, .revindex0) where number > 0:
      return Facts(present: [.neighbour(.next(id))])
    default: return Facts()
    }
  }

  /// What a list that was filtered proves of each of its elements, said of a variable.
  func factsOfElements(as variable: VariableID) -> Facts {
    switch kind {
    case .comprehension(let made):
      guard case .variable(made.variable) = made.element.kind else { return Facts() }
      let facts = made.list.factsOfElements(as: variable)
      guard let proved = made.condition?.proof.whenTrue else { return facts }
      return facts.union(proved.moved(from: made.variable, to: variable))
    case .many(.sort, let operands), .many(.unique, let operands):
      return operands[0].factsOfElements(as: variable)
    case .unary(.reversed, let list), .binary(.take, let list, _), .binary(.skip, let list, _):
      return list.factsOfElements(as: variable)
    case .many(.slice, let operands): return operands[0].factsOfElements(as: variable)
    case .many(.batch, _): return Facts(truthy: [Path(root: variable)])
    default: return elements.moved(from: .anyElement, to: variable)
    }
  }
}
