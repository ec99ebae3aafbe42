import Diagnostics

extension Filter {
  /// A value as JSON, escaped for the place it is in.
  static let json = Filter(
    "json", "tojson", "dump", takes: .init("indent", .int, isRequired: false)
  ) { _, call in
    TypedExpression(.json(call.operand), .json, call.span)
  }
}
