import Schema

/// A field of a structure, as `for field in fields(record)` iterates over them.
struct FieldReference: Sendable {
  let name: String
  /// Its label for readers: the label or heading that it has in Markdown, or its name in words.
  let label: String
  /// Its structure where that is a model, in which its label may be translated.
  let model: StructureID?
  /// What kind of value it holds, such as `text` or `list`.
  let kind: String
  /// For a list, the kind of its elements.
  let elementKind: String
  /// Its role on a page about its record; nil for an ordinary field.
  let role: FieldRole?
  /// Whether lists show it beside the record's name.
  let isTeaser: Bool
  /// Whether it is below a heading of its own in Markdown.
  let isSection: Bool
  /// Whether a whole number in it says how much; false for years, codes and the like.
  let isQuantity: Bool
  /// The name by which `url` points to the group of its value, or of an element; empty where there
  /// is none.
  let group: String
  /// The code of the currency of an amount; empty for all else.
  let currency: TypedExpression
  let value: TypedExpression
}
