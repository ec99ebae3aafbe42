extension Filter {
  static let urlEncode = Filter("urlencode", ofText: .urlEncode)
}

extension TypedExpression {
  /// The text that `urlencode` encodes, for a place that encodes it itself: a second time would
  /// make `%2520` of a blank.
  var withoutURLEncoding: TypedExpression {
    if case .unary(.text(.urlEncode), let content) = kind {
      content.withoutURLEncoding
    } else {
      self
    }
  }
}
