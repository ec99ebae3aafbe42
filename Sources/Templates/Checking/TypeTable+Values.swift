import Schema

// What structures tell of values.
extension TypeTable {
  /// What is known of the elements of a list wherever it is read: fields of models never change, as
  /// those of namespaces do.
  func elementFacts(of list: TypedExpression) -> Facts {
    switch list.type.element?.unwrapped {
    case nil: Facts()
    case .structure(let id) where self[id].maker != .models: Facts()
    default: list.factsOfElements(as: .anyElement)
    }
  }

  /// Lets the fields of namespaces that a value is calculated from be decimal numbers, with which
  /// the template is checked again; false where none can.
  mutating func makeDecimal(_ value: TypedExpression) -> Bool {
    switch value.kind {
    case .field(let object, let slot):
      guard value.type == .double, case .structure(let id) = object.type else { return false }
      return widen(slot, of: id, to: .decimal)
    case .unary(.negate, let operand): return makeDecimal(operand)
    case .binary(.arithmetic, let left, let right):
      let (first, second) = (makeDecimal(left), makeDecimal(right))
      return first || second
    default: return false
    }
  }
}
