/// The type of a field, and of every expression in a template.
package indirect enum ValueType: Hashable, Sendable {
  /// One text, number, truth, date or the like.
  case scalar(ScalarKind)
  /// Markdown, rendered to HTML.
  case markdown
  /// Data of any shape, kept as JSON.
  case tree
  /// An address inside the site, of a page or a file, written relative to the page it is on.
  case address
  /// One of the cases of an enum.
  case choice(ChoiceID)
  /// A structure: a component, an entry, an image, a file, or what a page gives its template.
  case structure(StructureID)
  /// A value or nothing.
  case optional(ValueType)
  case list(ValueType)
}

/// The identity of a structure: its index in `Models`.
@usableFromInline
package struct StructureID: Hashable, Sendable, BitwiseCopyable {
  /// The index in `Models.structures`.
  @usableFromInline package let index: UInt32

  @inlinable
  package init(_ index: Int) { self.index = UInt32(index) }

  /// The built-in structure `Image`: `src`, `alt`, `width`, `height`, `credit`, `licence`.
  package static var image: StructureID { StructureID(0) }
  /// The built-in structure `File`: `src`, `name`, `byteCount`.
  package static var file: StructureID { StructureID(1) }
}

/// The identity of a choice: its index in `Models`.
@usableFromInline
package struct ChoiceID: Hashable, Sendable, BitwiseCopyable {
  /// The index in `Models.choices`.
  @usableFromInline package let index: UInt32

  @inlinable
  package init(_ index: Int) { self.index = UInt32(index) }
}

extension ValueType {
  package static var string: ValueType { .scalar(.string) }
  package static var int: ValueType { .scalar(.int) }
  package static var double: ValueType { .scalar(.double) }
  package static var decimal: ValueType { .scalar(.decimal) }
  package static var bool: ValueType { .scalar(.bool) }
  package static var date: ValueType { .scalar(.date) }
  package static var duration: ValueType { .scalar(.duration) }
  package static var slug: ValueType { .scalar(.slug) }
  package static var url: ValueType { .scalar(.url) }

  /// The scalar it is; nil for all other types.
  package var scalar: (any ScalarType.Type)? {
    if case .scalar(let kind) = self { kind.type } else { nil }
  }

  /// The type of the value when there is one.
  package var unwrapped: ValueType {
    if case .optional(let wrapped) = self { wrapped.unwrapped } else { self }
  }
}
