import Diagnostics

// Tests that are decided by the type of a value.
extension ValueTest {
  static let string = ofType("string") { type, _ in type.isTextual }
  static let number = ofType("number") { type, _ in type.isNumber || type == .bool }
  static let integer = ofType("integer") { type, _ in type == .int }
  static let float = ofType("float") { type, _ in type == .double }
  static let boolean = ofType("boolean") { type, _ in type == .bool }
  static let callable = ofType("callable") { _, _ in false }
  static let sequence = ofType("sequence", "iterable") { type, _ in
    type.element != nil || type.isText
  }
  static let mapping = ofType("mapping") { type, _ in
    if case .structure = type { true } else { false }
  }

  /// Whether records are best shown as rows of a table.
  static let tabular = ofType("tabular") { type, typing in
    if case .structure(let id) = type.element ?? type { typing.types.isTabular(id) } else { false }
  }

  private static func ofType(
    _ names: String..., holds: @escaping @Sendable (Type, Typing) -> Bool
  ) -> ValueTest {
    ValueTest(names: names, signs: [], takesValue: false) { typing, call in
      guard holds(call.value.type.unwrapped, typing) else { return call.known(false) }
      guard call.value.type.isOptional else { return call.known(true) }
      return call.value.presence(isNegated: true, call.span)
    }
  }
}
