package import Diagnostics

/// A field of a structure.
package struct Field: Equatable, Sendable {
  /// Its name in Swift and in templates.
  package var name: String
  /// Its name in files: that of `@Named`, otherwise `name`.
  package var fileName: String
  package var type: ValueType
  /// Where its value is in a record.
  package var slot: FieldSlot
  /// The value where a file leaves the field out; nil where that is not allowed, or where the field
  /// then has no value or an empty list.
  package var defaultValue: DefaultValue?
  /// The rules for its value, in the order of the model.
  package var constraints: [Constraint]
  /// Where the currency of its value is from (`@Currency`); nil where it is no amount of money.
  package var currency: Constraint.CurrencySource? {
    for constraint in constraints {
      if case .currency(let source) = constraint.rule { return source }
    }
    return nil
  }
  /// Where its value is in a Markdown file; nil for front matter.
  package var placement: Placement?
  /// Whether it is the key (`@Key`).
  package var isKey: Bool
  /// Whether its value must never reach any output (`@Secret`).
  package var isSecret: Bool
  /// The weight of a hit in its value in a search (`@Searchable`); nil where it is not given.
  package var searchWeight: Int?
  /// Texts that mean "none" (`@Absent`).
  package var absentTexts: [String]
  /// What browsers may fill a form's field with (`@Autocomplete`).
  package var autocomplete: String?
  /// For `@Inverse(\Photo.album)`: the structure and field that refer back.
  package var inverse: Inverse?
  /// The text of its `///` comment, without the slashes.
  package var documentation: String
  /// Its declaration's name in the model file; nil in a built-in structure.
  package var span: Span?

  package init(
    name: String, fileName: String? = nil, type: ValueType, slot: FieldSlot,
    defaultValue: DefaultValue? = nil, constraints: [Constraint] = [],
    placement: Placement? = nil, isKey: Bool = false, isSecret: Bool = false,
    searchWeight: Int? = nil, absentTexts: [String] = [], inverse: Inverse? = nil,
    documentation: String = "",
    span: Span? = nil
  ) {
    self.name = name
    self.fileName = fileName ?? name
    self.type = type
    self.slot = slot
    self.defaultValue = defaultValue
    self.constraints = constraints
    self.placement = placement
    self.isKey = isKey
    self.isSecret = isSecret
    self.searchWeight = searchWeight
    self.absentTexts = absentTexts
    self.inverse = inverse
    self.documentation = documentation
    self.span = span
  }
}
