/// The identity of an element of a table: its position in the array that holds it.
///
/// The indices of two tables are two types, so that one is never confused with the other. An index
/// has 32 bits.
@usableFromInline
package struct TableIndex<Element>: Hashable, Sendable, BitwiseCopyable {
  @usableFromInline let rawValue: UInt32

  /// The index of a position that an array can have; more than 32 bits are a programming error.
  @inlinable
  package init(_ position: Int) { rawValue = UInt32(position) }

  /// The index of a position that was read from a file; nil where an array cannot have it.
  @inlinable
  package init?(exactly position: Int) {
    guard let rawValue = UInt32(exactly: position) else { return nil }
    self.rawValue = rawValue
  }

  @usableFromInline
  init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The position in the array.
  @inlinable
  package var position: Int { Int(rawValue) }

  /// The index that no element has, for plain data about something outside the table. It has the
  /// bits of `PackedIndex` for none.
  @inlinable
  package static var outside: Self { Self(rawValue: .max) }
}

extension TableIndex: Strideable {
  @inlinable
  package static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }

  @inlinable
  package func distance(to other: Self) -> Int { other.position - position }

  @inlinable
  package func advanced(by count: Int) -> Self { Self(position + count) }

  /// The index this many elements later.
  @inlinable
  package static func + (index: Self, count: Int) -> Self { index.advanced(by: count) }

  /// Advances by this many elements.
  @inlinable
  package static func += (index: inout Self, count: Int) { index = index + count }

  /// The index this many elements earlier.
  @inlinable
  package static func - (index: Self, count: Int) -> Self { index.advanced(by: -count) }
}

extension TableIndex: CustomStringConvertible {
  /// The position, as dumps show it.
  @inlinable
  package var description: String { "\(position)" }
}

/// An optional index in the 32 bits of an index: plain data has it instead of an optional, which
/// takes twice as many.
@propertyWrapper
@usableFromInline
package struct PackedIndex<Element>: Hashable, Sendable, BitwiseCopyable {
  /// The bits of the index; all of them for none.
  @usableFromInline var rawValue: UInt32

  @inlinable
  package init(wrappedValue: TableIndex<Element>?) { rawValue = wrappedValue?.rawValue ?? .max }

  /// The optional index with these bits.
  @inlinable
  package init(bits: UInt32) { rawValue = bits }

  /// All its bits, for data that keeps values of several kinds in the same 32 bits.
  @inlinable
  package var bits: UInt32 { rawValue }

  /// The index.
  @inlinable
  package var wrappedValue: TableIndex<Element>? {
    get { rawValue == .max ? nil : TableIndex(rawValue: rawValue) }
    set { rawValue = newValue?.rawValue ?? .max }
  }
}

/// An index in 16 bits: for plain data about a table that never has more elements.
@usableFromInline
package struct ShortIndex<Element>: Hashable, Sendable, BitwiseCopyable {
  @usableFromInline let rawValue: UInt16

  /// The same index in 16 bits; nil where it needs more.
  @inlinable
  package init?(_ index: TableIndex<Element>) {
    guard let rawValue = UInt16(exactly: index.rawValue) else { return nil }
    self.rawValue = rawValue
  }

  /// The index.
  @inlinable
  package var index: TableIndex<Element> { TableIndex(rawValue: UInt32(rawValue)) }
}

extension ShortIndex: CustomStringConvertible {
  /// The position, as dumps show it.
  @inlinable
  package var description: String { "\(rawValue)" }
}

extension Array {
  /// The element with an index.
  @inlinable
  package subscript(index: TableIndex<Element>) -> Element {
    _read { yield self[index.position] }
    _modify { yield &self[index.position] }
  }

  /// The elements with the indices of a range.
  @inlinable
  package subscript(range: Range<TableIndex<Element>>) -> ArraySlice<Element> {
    self[range.lowerBound.position..<range.upperBound.position]
  }

  /// The indices of all elements, in order.
  @inlinable
  package var tableIndices: Range<TableIndex<Element>> { TableIndex(0)..<TableIndex(count) }
}

extension Range {
  /// The range of as many indices, this many elements further on.
  @inlinable
  package func shifted<Element>(by count: Int) -> Self where Bound == TableIndex<Element> {
    lowerBound + count..<upperBound + count
  }
}
