/// The type of a field, and of every expression in a template.
package indirect enum ValueType: Hashable, Sendable {
  /// Text that is not blank.
  case string
  case int
  case double
  case decimal
  case bool
  case date
  case duration
  case url
  case email
  case slug
  /// Markdown, rendered to HTML.
  case markdown
  /// Data of any shape, kept as JSON.
  case tree
  /// An address inside the site, of a page or a file, written relative to the page it stands on.
  case address
  /// One of the cases of an enum.
  case choice(ChoiceID)
  /// A structure: a component, an entry, an image, a file, or what a page gives its template.
  case structure(StructureID)
  /// A value, or none.
  case optional(ValueType)
  case list(ValueType)
}

/// The identity of a structure: its index in `Models`.
package struct StructureID: Hashable, Sendable, BitwiseCopyable {
  /// The index in `Models.structures`.
  package let index: UInt32

  @inlinable
  package init(_ index: Int) { self.index = UInt32(index) }

  /// The built-in structure `Image`: `src`, `alt`, `width`, `height`, `credit`, `licence`.
  package static var image: StructureID { StructureID(0) }
  /// The built-in structure `File`: `src`, `name`, `byteCount`.
  package static var file: StructureID { StructureID(1) }
}

/// The identity of a choice: its index in `Models`.
package struct ChoiceID: Hashable, Sendable, BitwiseCopyable {
  /// The index in `Models.choices`.
  package let index: UInt32

  @inlinable
  package init(_ index: Int) { self.index = UInt32(index) }
}

extension ValueType {
  /// The type of the value when there is one.
  package var unwrapped: ValueType {
    if case .optional(let wrapped) = self { wrapped.unwrapped } else { self }
  }
}
