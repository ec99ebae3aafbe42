import Escaping

extension JSONNode {
  /// An array of texts.
  static func strings(_ texts: [String]) -> JSONNode { .array(texts.map(JSONNode.string)) }

  /// What one of several schemas allows.
  static func anyOf(_ forms: [JSONNode]) -> JSONNode {
    forms.count == 1 ? forms[0] : .object([("anyOf", .array(forms))])
  }

  /// The schema of values of this JSON type.
  static func type(_ name: String) -> JSONNode { .object([("type", .string(name))]) }
}
