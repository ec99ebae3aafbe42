public import Tables

/// A slot of a store, or of the layer above it: that of the header for a record.
@usableFromInline
package typealias SlotIndex = TableIndex<Value>

/// Rendered Markdown of a store.
@usableFromInline
package typealias FragmentIndex = TableIndex<Fragment>

/// A file of a store, which has the same number in a plan.
@usableFromInline
package typealias FileReferenceIndex = TableIndex<FileReference>

/// A record of a store, counted among all of its records in the order in which they were made.
@usableFromInline
package typealias RecordIndex = TableIndex<StoredRecord>

/// What is counted by a `RecordIndex`; records themselves are ranges of slots.
@usableFromInline
package enum StoredRecord {}

/// Where the value of a field is in any record of its structure, counted in slots from the record's
/// header, which is at 0.
@usableFromInline
package struct FieldSlot: Hashable, Sendable, BitwiseCopyable {
  /// The number of slots after the header, at least 1.
  @usableFromInline package let offset: Int

  /// Makes the slot of a field; an offset of 0, the header's, is a programming error.
  @inlinable
  package init(_ offset: Int) {
    precondition(offset > 0, "the header of a record is no field")
    self.offset = offset
  }

  /// The slot of the field at this position among the fields of its structure.
  @inlinable
  package init(ofField position: Int) { self.init(position + 1) }

  /// The slot that plain data has in 16 bits.
  @inlinable
  package init(_ short: ShortFieldSlot) { offset = Int(short.offset) }

  /// The slot of an entry's slug, which is its first field.
  @inlinable
  package static var slug: FieldSlot { FieldSlot(1) }

  /// The position of the field among the fields of its structure.
  @inlinable
  package var position: Int { offset - 1 }
}

/// The slot of a field in 16 bits, as plain data has it.
@usableFromInline
package struct ShortFieldSlot: Hashable, Sendable, BitwiseCopyable {
  @usableFromInline let offset: UInt16

  /// The same slot in 16 bits; nil where it needs more.
  @inlinable
  package init?(_ slot: FieldSlot) {
    guard let offset = UInt16(exactly: slot.offset) else { return nil }
    self.offset = offset
  }

  @usableFromInline
  init(offset: UInt16) { self.offset = offset }

  /// The slot of an entry's slug.
  @inlinable
  package static var slug: ShortFieldSlot { ShortFieldSlot(offset: 1) }
}

extension ShortFieldSlot: CustomStringConvertible {
  /// The number of slots after the header, as dumps show it.
  @inlinable
  package var description: String { "\(offset)" }
}

extension FieldSlot {
  /// The slot of a field of the record whose header is at `record`.
  @inlinable
  @inline(__always)
  package static func + (record: SlotIndex, field: FieldSlot) -> SlotIndex {
    record + field.offset
  }
}
