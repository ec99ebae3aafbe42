import Diagnostics

/// The attributes of the model language.
enum ModelAttribute {
  /// An attribute, by its name.
  enum Kind: String, CaseIterable {
    case key = "Key"
    case unique = "Unique"
    case within = "Within"
    case count = "Count"
    case length = "Length"
    case matches = "Matches"
    case named = "Named"
    case secret = "Secret"
    case absent = "Absent"
    case inverse = "Inverse"
    case body = "Body"
    case heading = "Heading"
    case firstImage = "FirstImage"
    case section = "Section"
    case labelled = "Labelled"
    case searchable = "Searchable"
    case autocomplete = "Autocomplete"
    case ascending = "Ascending"
    case currency = "Currency"

    /// An example of how the attribute is written.
    var example: String {
      switch self {
      case .key, .unique, .secret, .body, .heading, .firstImage: "@\(rawValue)"
      case .within: "@Within(1...24)"
      case .count: "@Count(2...)"
      case .length: "@Length(1...60)"
      case .matches: "@Matches(\"[A-Z]{3}\")"
      case .named: "@Named(\"albumId\")"
      case .absent: "@Absent(\"-\", \"\")"
      case .inverse: "@Inverse(\\Photo.album)"
      case .section: "@Section(\"Ingredients\")"
      case .labelled: "@Labelled(\"Prep time\")"
      case .searchable: "@Searchable(3)"
      case .autocomplete: "@Autocomplete(\"tel\")"
      case .ascending: "@Ascending(1...)"
      case .currency: "@Currency(\"EUR\")"
      }
    }

    private func names(where holds: (any ScalarType.Type) -> Bool) -> String {
      ScalarKind.names(where: holds).joined(separator: ", ")
    }

    /// The types of fields that may have it, in words.
    var fields: String {
      switch self {
      case .key: "a choice, or one of \(names { $0.canBeKey }), not optional"
      case .unique: "a field of an entry that holds one scalar or choice"
      case .within: "numbers: Int, Double and Decimal"
      case .count: "lists"
      case .length, .matches: "texts: \(names { $0.storage == .text })"
      case .named: "fields that files write"
      case .section: "all fields but lists of lists and free-form data"
      case .secret: "fields that are no key and no '@Inverse' list"
      case .absent: "optional fields and lists"
      case .inverse: "lists of entries, in an entry"
      case .body: "Markdown, String and lists of them"
      case .heading: "String and Markdown"
      case .firstImage: "Image"
      case .labelled: "fields that one text can give: scalars, choices and references"
      case .searchable: "texts, Markdown, numbers, choices, references, and lists of them"
      case .autocomplete: "texts and numbers of a record on the reader's device"
      case .ascending: "fields of the type Int in components, not optional"
      case .currency: "amounts: fields of the type Decimal, which is exact, and lists of them"
      }
    }

    /// Whether it says where in a Markdown file the value is.
    var isPlacement: Bool {
      switch self {
      case .body, .heading, .firstImage, .section, .labelled: true
      case .key, .unique, .within, .count, .length, .matches, .named, .secret, .absent, .inverse,
        .searchable, .autocomplete, .ascending, .currency:
        false
      }
    }
  }
}

extension ValueType {
  /// The type without its optional.
  var required: ValueType {
    if case .optional(let type) = self { return type }
    return self
  }

  /// The type of one value: without optional and lists.
  var single: ValueType {
    if case .list(let element) = required { return element.single }
    return required
  }

  /// Whether it is a list of lists.
  var isListOfLists: Bool {
    if case .list(let element) = required { return element.isList }
    return false
  }

  var isOptional: Bool {
    if case .optional = self { return true }
    return false
  }

  var isList: Bool {
    if case .list = required { return true }
    return false
  }

  /// Whether its values may be keys.
  var canBeKey: Bool {
    switch self {
    case .scalar(let kind): kind.type.canBeKey
    case .choice: true
    case .markdown, .tree, .address, .structure, .optional, .list: false
    }
  }

  /// Whether its values are kept as they are written.
  var isText: Bool { scalar?.storage == .text }

  var isScalarOrChoice: Bool {
    if case .choice = self { return true }
    return scalar != nil
  }

  var isNumber: Bool { self == .int || self == .double || self == .decimal }
}
