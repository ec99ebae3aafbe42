package import Diagnostics

/// All types of a site, resolved: the built-in ones, those of its model files, and those that
/// later stages add for what pages give their templates.
package struct Models: Sendable {
  /// Structures, each at the index of its identity; the first two are `Image` and `File`.
  package var structures: [Structure]
  /// Choices, each at the index of its identity.
  package var choices: [Choice]

  /// Makes models of these types, the built-in ones included.
  package init(structures: [Structure], choices: [Choice]) {
    self.structures = structures
    self.choices = choices
  }

  /// The structure with this identity.
  package subscript(id: StructureID) -> Structure { structures[Int(id.index)] }

  /// The choice with this identity.
  package subscript(id: ChoiceID) -> Choice { choices[Int(id.index)] }

  /// The identity of the structure called `name`.
  package func structure(named name: String) -> StructureID? {
    structures.firstIndex { $0.name == name }.map(StructureID.init)
  }

  /// The identity of the choice called `name`.
  package func choice(named name: String) -> ChoiceID? {
    choices.firstIndex { $0.name == name }.map(ChoiceID.init)
  }
}

/// A model: an entry or a component, or one of the built-in structures.
package struct Structure: Sendable {
  /// What a structure is for.
  package enum Kind: Sendable, Hashable {
    /// A file or list element of a collection; has a key and a slug.
    case entry
    /// A part of an entry.
    case component
    /// What Apus itself makes: images, files, what pages give their templates.
    case builtIn
  }

  /// Its name, such as `Recipe`.
  package var name: String
  package var kind: Kind
  /// Its fields, in the order of the model; an entry's first one is the implicit `slug`.
  package var fields: [Field]
  /// The text of its `///` comment, without the slashes.
  package var documentation: String
  /// Its name in the model file; nil for a built-in structure.
  package var span: Span?

  package init(
    name: String, kind: Kind, fields: [Field], documentation: String = "", span: Span? = nil
  ) {
    self.name = name
    self.kind = kind
    self.fields = fields
    self.documentation = documentation
    self.span = span
  }

  /// The number of slots a record takes: its header and one a field.
  package var slotCount: Int { fields.count + 1 }

  /// The field called `name` in Swift and in templates.
  package func field(named name: String) -> Field? { fields.first { $0.name == name } }

  /// The field marked `@Key`.
  package var key: Field? { fields.first(where: \.isKey) }
}

/// A field of a structure.
package struct Field: Sendable {
  /// Its name in Swift and in templates.
  package var name: String
  /// Its name in files: that of `@Named`, or else `name`.
  package var fileName: String
  package var type: ValueType
  /// The slot of its value, counted from the record's header; at least 1.
  package var slot: Int
  /// What the value is when a file leaves the field out; nil where that is not allowed, and
  /// where the value is then none or an empty list.
  package var defaultValue: DefaultValue?
  /// The rules its value keeps, in the order of the model.
  package var constraints: [Constraint]
  /// Where its value stands in a Markdown file; nil for front matter.
  package var placement: Placement?
  /// Whether it is the key (`@Key`).
  package var isKey: Bool
  /// Whether its value must never reach any output (`@Secret`).
  package var isSecret: Bool
  /// Texts that mean "none" (`@Absent`).
  package var absentTexts: [String]
  /// For `@Inverse(\Photo.album)`: the structure and field that refer back.
  package var inverse: Inverse?
  /// The text of its `///` comment, without the slashes.
  package var documentation: String
  /// Its declaration's name in the model file; nil in a built-in structure.
  package var span: Span?

  package init(
    name: String, fileName: String? = nil, type: ValueType, slot: Int,
    defaultValue: DefaultValue? = nil, constraints: [Constraint] = [],
    placement: Placement? = nil, isKey: Bool = false, isSecret: Bool = false,
    absentTexts: [String] = [], inverse: Inverse? = nil, documentation: String = "",
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
    self.absentTexts = absentTexts
    self.inverse = inverse
    self.documentation = documentation
    self.span = span
  }
}

/// The literal after `=` in a field's declaration.
package enum DefaultValue: Hashable, Sendable {
  case string(String)
  /// The number as written.
  case number(String)
  case bool(Bool)
  /// The index of the case.
  case choice(Int)
  case emptyList
}

/// A rule that a field's value keeps.
package struct Constraint: Hashable, Sendable {
  /// What the rule asks.
  package enum Rule: Hashable, Sendable {
    /// A number within bounds, written as in the model (`@Within`).
    case within(Bounds)
    /// A number of elements (`@Count`).
    case count(Bounds)
    /// A number of characters (`@Length`).
    case length(Bounds)
    /// A regular expression that the whole text matches (`@Matches`).
    case matches(String)
    /// A value that no other entry of the collection has (`@Unique`).
    case unique
  }

  package let rule: Rule
  /// The attribute in the model file; nil in a built-in structure.
  package let span: Span?

  package init(_ rule: Rule, span: Span?) {
    self.rule = rule
    self.span = span
  }
}

/// Bounds of a number, both inclusive; nil where it is open. A Swift range `1..<5` of integers
/// is kept as 1 to 4.
package struct Bounds: Hashable, Sendable {
  package let lower: Double?
  package let upper: Double?
  /// The range as the model writes it, such as `1...24`.
  package let written: String

  package init(lower: Double?, upper: Double?, written: String) {
    self.lower = lower
    self.upper = upper
    self.written = written
  }

  /// Whether `number` lies within the bounds.
  package func contains(_ number: Double) -> Bool {
    (lower.map { number >= $0 } ?? true) && (upper.map { number <= $0 } ?? true)
  }
}

/// Where the value of a field stands in a Markdown file.
package enum Placement: Hashable, Sendable {
  /// The text that no other field claims (`@Body`).
  case body
  /// The heading of the document or of the part (`@Heading`).
  case heading
  /// The first image (`@FirstImage`).
  case firstImage
  /// What stands below the heading with this text (`@Section("Ingredients")`).
  case section(String)
  /// What follows this label in a bullet or paragraph (`@Labelled("Prep time")`).
  case labelled(String)
}

/// The other side of an `@Inverse` list.
package struct Inverse: Hashable, Sendable {
  /// The structure whose entries are listed.
  package let structure: StructureID
  /// The slot of its field that refers to the listing entry.
  package let slot: Int

  package init(structure: StructureID, slot: Int) {
    self.structure = structure
    self.slot = slot
  }
}

/// An enum: the texts a field may have.
package struct Choice: Sendable {
  /// A case of a choice.
  package struct Case: Sendable, Hashable {
    /// Its name in Swift and in templates.
    package let name: String
    /// Its text in files: the raw value, or else the name.
    package let text: String
    /// Its `///` comment.
    package let documentation: String
    package let span: Span?

    package init(name: String, text: String? = nil, documentation: String = "", span: Span? = nil) {
      self.name = name
      self.text = text ?? name
      self.documentation = documentation
      self.span = span
    }
  }

  /// Its name, such as `Course`.
  package var name: String
  package var cases: [Case]
  package var documentation: String
  package var span: Span?

  package init(name: String, cases: [Case], documentation: String = "", span: Span? = nil) {
    self.name = name
    self.cases = cases
    self.documentation = documentation
    self.span = span
  }
}
