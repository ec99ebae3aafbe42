import Diagnostics

extension Filter {
  /// The elements for which a field is true, or is a value.
  static let whereField = Filter(
    "where", takes: .init("attribute", .literal), .init("value", .any, isRequired: false)
  ) { checker, call in
    guard let path = call[0], let (list, element) = checker.listOperand(of: call) else {
      return call.invalid
    }
    let variable = checker.parts.newVariable()
    let plain = checker.plainElement(variable, element, call.span)
    guard let value = checker.follow(path, from: plain) else { return call.invalid }
    var condition = value
    if let wanted = call[1] { condition = checker.compare(value, .equal, wanted, call.span) }
    let comprehension = Comprehension(
      variable: variable, list: list, condition: condition, element: plain)
    return TypedExpression(.comprehension(comprehension), list.type, call.span)
  }
}
