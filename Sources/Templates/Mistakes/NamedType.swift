/// A type as messages name it, with what their advice depends on.
struct NamedType: Sendable {
  /// What a value of a type is to be used by.
  enum Form: Sendable {
    case list, listOfTexts, listOfLists
    /// Any other value.
    case single
  }

  /// How it is written.
  let text: String
  let form: Form
}

extension TypeTable {
  /// A type as messages name it.
  func namedType(of type: Type) -> NamedType { NamedType(text: name(of: type), form: type.form) }
}

extension Type {
  fileprivate var form: NamedType.Form {
    guard let element = unwrapped.element?.unwrapped else { return .single }
    if element == .string { return .listOfTexts }
    return element.element == nil ? .list : .listOfLists
  }
}
