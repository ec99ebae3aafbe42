package import Schema

/// The type of an expression: that of a field, or one that only templates have.
package indirect enum Type: Hashable, Sendable {
  /// A text, a number, a date or the like; `double` may also be a whole number.
  case scalar(ScalarKind)
  /// Rendered Markdown.
  case markdown
  /// HTML that a template made.
  case markup
  /// JSON, serialised.
  case json
  /// Data of any shape, which can only be serialised.
  case tree
  case address
  case choice(ChoiceID)
  case structure(StructureID)
  case optional(Type)
  case list(Type)
  /// A text, a number, a date or the like: each value is of one of these types, and counts as true
  /// as what it is. Cases of choices and addresses are texts among them.
  case mixed(Set<ScalarKind>)
  /// No value at all: the type of `none`, and of the elements of an empty list.
  case never
  /// The type of something that could not be checked, which was reported.
  case invalid

  /// The type of a field.
  init(_ type: ValueType) {
    switch type {
    case .scalar(let kind): self = .scalar(kind)
    case .markdown: self = .markdown
    case .tree: self = .tree
    case .address: self = .address
    case .choice(let id): self = .choice(id)
    case .structure(let id): self = .structure(id)
    case .optional(let wrapped): self = .optional(Type(wrapped))
    case .list(let element): self = .list(Type(element))
    }
  }

  static var string: Type { .scalar(.string) }
  static var int: Type { .scalar(.int) }
  static var double: Type { .scalar(.double) }
  static var decimal: Type { .scalar(.decimal) }
  static var bool: Type { .scalar(.bool) }
  static var date: Type { .scalar(.date) }
  static var duration: Type { .scalar(.duration) }
  static var url: Type { .scalar(.url) }

  /// How values of a scalar are stored; nil for all other types.
  var storage: ScalarStorage? {
    if case .scalar(let kind) = self { kind.type.storage } else { nil }
  }

  /// The optional type; an optional stays unchanged.
  var madeOptional: Type {
    switch self {
    case .optional, .invalid: self
    case .scalar, .markdown, .markup, .json, .tree, .address, .choice, .structure, .list, .mixed,
      .never:
      .optional(self)
    }
  }

  /// The type without the possibility of none.
  var unwrapped: Type {
    if case .optional(let wrapped) = self { return wrapped }
    return self
  }

  var isOptional: Bool {
    if case .optional = self { return true }
    return false
  }

  /// Whether it is text of any kind, stored as text.
  var isText: Bool { storage == .text }

  /// Whether it is text, or can be written as text in one way only.
  var isTextual: Bool {
    switch self {
    case .address, .choice, .mixed: true
    case .scalar: isText
    case .markdown, .markup, .json, .tree, .structure, .optional, .list, .never, .invalid: false
    }
  }

  /// Whether it is a number.
  var isNumber: Bool {
    switch storage {
    case .int, .double, .decimal: true
    case .text, .bool, .date, .duration, nil: false
    }
  }

  /// Whether a value may be there and count as false in a condition, although it says something.
  var mayBeZero: Bool {
    switch storage {
    case .int, .double, .decimal, .bool: true
    case .text, .date, .duration, nil: false
    }
  }

  /// The type of a number, of a number that may be missing, and of the numbers in a list; nil for
  /// all else.
  var number: Type? {
    switch self {
    case .optional(let wrapped): wrapped.number
    case .list(let element): element.number
    default: isNumber ? self : nil
    }
  }

  /// Whether it, or the type of its elements, is that of something that was reported.
  var holdsInvalid: Bool { unwrapped == .invalid || unwrapped.element?.unwrapped == .invalid }

  /// Whether it is one of the cases of an enum.
  var isChoice: Bool {
    if case .choice = self { return true }
    return false
  }

  /// Whether it is a record.
  var isStructure: Bool {
    if case .structure = self { return true }
    return false
  }

  /// Whether values of both, without conversion, may be equal.
  func isComparable(with other: Type) -> Bool {
    if self == .never || other == .never || isNumber && other.isNumber { return true }
    if element != nil, other.element != nil { return joined(with: other) != nil }
    return self == other && self != .json && self != .tree
  }

  /// Whether it is HTML that needs no escaping.
  var isMarkup: Bool { self == .markdown || self == .markup }

  /// The element of a list.
  var element: Type? {
    if case .list(let element) = self { return element }
    return nil
  }
}

extension Type {
  /// The narrowest common type of both, possibly after a conversion; nil where there is none.
  func joined(with other: Type) -> Type? {
    switch (self, other) {
    case _ where self == other: self
    case (.invalid, _), (_, .invalid): .invalid
    case (.never, let type), (let type, .never): type
    case (.optional(let left), .optional(let right)): left.joined(with: right)?.madeOptional
    case (.optional(let left), let right): left.joined(with: right)?.madeOptional
    case (let left, .optional(let right)): left.joined(with: right)?.madeOptional
    case (.list(let left), .list(let right)): left.joinedInList(with: right).map { .list($0) }
    case _ where isNumber && other.isNumber:
      self == .decimal || other == .decimal ? .decimal : .double
    case (.mixed, _), (_, .mixed): mixed(with: other)
    case (.address, .url), (.url, .address): .url
    case _ where isTextual && other.isTextual: .string
    case _ where isMarkup && (other.isMarkup || other.isTextual): .markup
    case _ where other.isMarkup && isTextual: .markup
    default: nil
    }
  }

  /// As `joined(with:)`, for elements of existing lists and cannot be converted.
  private func joinedInList(with other: Type) -> Type? {
    guard let type = joined(with: other) else { return nil }
    return needsConversion(to: type) || other.needsConversion(to: type) ? nil : type
  }

  /// The type of values of which some are of this type and others of another, each of which stays
  /// what it is; nil where they are not all printed as plain text, and for truth values: nobody
  /// means to print `false`.
  func mixed(with other: Type) -> Type? {
    if isOptional || other.isOptional {
      return unwrapped.mixed(with: other.unwrapped)?.madeOptional
    }
    guard let kinds = mixable, let others = other.mixable else { return nil }
    return .mixed(kinds.union(others))
  }

  /// The types that values of this type have among those of a mixed one.
  private var mixable: Set<ScalarKind>? {
    switch self {
    case .scalar(.bool): nil
    case .scalar(let kind): [kind]
    case .address, .choice: [.string]
    case .mixed(let kinds): kinds
    case .markdown, .markup, .json, .tree, .structure, .optional, .list, .never, .invalid: nil
    }
  }

  /// Whether values are stored differently in the joined type `target`.
  func needsConversion(to target: Type) -> Bool {
    switch (unwrapped, target.unwrapped) {
    case (let from, let to) where from == to: false
    case (.choice, .string), (.address, .string), (.address, .url), (.mixed, .string): true
    case (.choice, .mixed), (.address, .mixed): true
    case (let from, .markup): from.isTextual
    default: false
    }
  }
}
