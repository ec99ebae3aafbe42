public import Tables

/// One typed value of a site, in 16 bytes of plain data.
///
/// What it means is decided by the `ValueType` of the field it is in; the tag repeats just enough
/// of it to print a value and to distinguish `none` from the rest. Texts are slices of the
/// `ValueStore`'s buffers, lists and records are ranges of its slots, so that a value is copied
/// without counting references and a record costs no allocation of its own.
@usableFromInline
package struct Value: Sendable, BitwiseCopyable, Equatable {
  /// What the payload holds.
  @usableFromInline
  package enum Tag: UInt8, Sendable, BitwiseCopyable {
    /// No value: an optional field left out.
    case none
    /// UTF-8 text: buffer, offset, count.
    case text
    /// Data of any shape, as JSON without whitespace: buffer, offset, count.
    case tree
    /// A 64-bit integer.
    case int
    /// A 64-bit floating point number.
    case double
    /// A decimal number kept as its normal text: buffer, offset, count.
    case decimal
    /// False or true.
    case bool
    /// Seconds since 1970-01-01T00:00:00Z; `detail` is a `DatePrecision`.
    case date
    /// A lower and an upper number of seconds, equal when it is not a range.
    case duration
    /// The index of a case of a choice.
    case choice
    /// A range of slots, one per element: first, count.
    case list
    /// A structure: the index of its header slot.
    case record
    /// The first of a record's slots: structure, index among the store's records; in `buffer`, the
    /// number of fields of a record that a page makes.
    case header
    /// Rendered Markdown: the index of a fragment in the store; `detail` is one more than the level
    /// of the heading that its own are nested below, 0 for headings as they were written.
    case fragment
    /// A file of the site: the index of a file in the store.
    case file
    /// A planned page: the index of an output in the plan.
    case page

    /// Whether two tags are the same.
    @inlinable
    package static func == (left: Self, right: Self) -> Bool { haveSameByte(left, right) }

    /// Whether two tags are not the same.
    @inlinable
    package static func != (left: Self, right: Self) -> Bool { !haveSameByte(left, right) }
  }

  /// What the payload holds.
  @usableFromInline package let tag: Tag
  /// More about the payload, by tag.
  @usableFromInline package let detail: UInt8
  /// The buffer of a text or decimal; the offset in minutes of a date that names one.
  @usableFromInline package let buffer: UInt32
  /// The first half of the payload.
  @usableFromInline package let first: UInt32
  /// The second half of the payload.
  @usableFromInline package let second: UInt32

  @inlinable
  package init(tag: Tag, detail: UInt8 = 0, buffer: UInt32 = 0, first: UInt32, second: UInt32) {
    self.tag = tag
    self.detail = detail
    self.buffer = buffer
    self.first = first
    self.second = second
  }

  @inlinable
  init(tag: Tag, detail: UInt8 = 0, buffer: UInt32 = 0, bits: UInt64) {
    self.init(
      tag: tag, detail: detail, buffer: buffer, first: UInt32(truncatingIfNeeded: bits),
      second: UInt32(truncatingIfNeeded: bits >> 32))
  }

  @inlinable
  var bits: UInt64 { UInt64(first) | UInt64(second) << 32 }
}

extension Value {
  /// The value of an optional field left out.
  @inlinable
  package static var none: Value { Value(tag: .none, first: 0, second: 0) }

  /// A text.
  @inlinable
  package static func text(_ text: TextSlice) -> Value {
    Value(tag: .text, buffer: UInt32(text.buffer.position), first: text.start, second: text.count)
  }

  /// A decimal number, by its normal text.
  @inlinable
  package static func decimal(_ text: TextSlice) -> Value {
    Value(
      tag: .decimal, buffer: UInt32(text.buffer.position), first: text.start, second: text.count)
  }

  /// Data of any shape, by its JSON.
  @inlinable
  package static func tree(_ text: TextSlice) -> Value {
    Value(tag: .tree, buffer: UInt32(text.buffer.position), first: text.start, second: text.count)
  }

  /// An integer.
  @inlinable
  package static func int(_ number: Int) -> Value {
    Value(tag: .int, bits: UInt64(bitPattern: Int64(number)))
  }

  /// A floating point number.
  @inlinable
  package static func double(_ number: Double) -> Value {
    Value(tag: .double, bits: number.bitPattern)
  }

  /// False or true.
  @inlinable
  package static func bool(_ truth: Bool) -> Value {
    Value(tag: .bool, first: truth ? 1 : 0, second: 0)
  }

  /// A date as seconds since 1970-01-01T00:00:00Z, with the offset from UTC it was written in.
  @inlinable
  package static func date(
    seconds: Int64, precision: DatePrecision, offsetMinutes: Int16 = 0
  ) -> Value {
    Value(
      tag: .date, detail: precision.rawValue,
      buffer: UInt32(bitPattern: Int32(offsetMinutes)), bits: UInt64(bitPattern: seconds))
  }

  /// A duration of `lower` to `upper` seconds.
  @inlinable
  package static func duration(lower: UInt32, upper: UInt32) -> Value {
    Value(tag: .duration, first: lower, second: upper)
  }

  /// The case of a choice at this index.
  @inlinable
  package static func choice(_ index: Int) -> Value {
    Value(tag: .choice, first: UInt32(index), second: 0)
  }

  /// The elements in `count` slots from `first` on.
  @inlinable
  package static func list(first: SlotIndex, count: Int) -> Value {
    Value(tag: .list, first: UInt32(first.position), second: UInt32(count))
  }

  /// The list of the values in some slots.
  @inlinable
  package static func list(_ slots: Range<SlotIndex>) -> Value {
    .list(first: slots.lowerBound, count: slots.count)
  }

  /// A list without elements.
  @inlinable
  package static var emptyList: Value { Value(tag: .list, first: 0, second: 0) }

  /// The record whose header is in this slot.
  @inlinable
  package static func record(_ slot: SlotIndex) -> Value {
    Value(tag: .record, first: UInt32(slot.position), second: 0)
  }

  /// The header of a record: what it is, and which of the store's records; nil for one of a page,
  /// which is in no store.
  @inlinable
  package static func header(_ structure: StructureID, of record: RecordIndex?) -> Value {
    Value(
      tag: .header, first: structure.index, second: PackedIndex(wrappedValue: record).bits)
  }

  /// The header of a record that a page makes, with this number of fields.
  package static func header(_ structure: StructureID, fieldCount: Int) -> Value {
    Value(
      tag: .header, buffer: UInt32(fieldCount), first: structure.index,
      second: PackedIndex<RecordIndex>(wrappedValue: nil).bits)
  }

  /// The number of fields of a record that a page makes; 0 for one of a store.
  package var madeFieldCount: Int { tag == .header ? Int(buffer) : 0 }

  /// Rendered Markdown; with the level, 0 to 5, of the heading that its own are nested below.
  @inlinable
  package static func fragment(_ fragment: FragmentIndex, below outer: Int? = nil) -> Value {
    Value(
      tag: .fragment, detail: outer.map { UInt8($0 + 1) } ?? 0,
      first: UInt32(fragment.position), second: 0)
  }

  /// A file of the site.
  @inlinable
  package static func file(_ file: FileReferenceIndex) -> Value {
    Value(tag: .file, first: UInt32(file.position), second: 0)
  }
}

extension Value {
  /// Whether there is no value.
  @inlinable
  package var isNone: Bool { tag == .none }

  /// The slice of a text, decimal or tree.
  @inlinable
  package var text: TextSlice {
    TextSlice(buffer: BufferIndex(Int(buffer)), start: first, count: second)
  }

  /// The number of an integer.
  @inlinable
  package var int: Int { Int(Int64(bitPattern: bits)) }

  /// The number of a floating point value.
  @inlinable
  package var double: Double { Double(bitPattern: bits) }

  /// The truth of a Bool.
  @inlinable
  package var bool: Bool { first != 0 }

  /// What durations are compared by: their longest lengths, and where those are equal, their
  /// shortest.
  package var durationRank: UInt64 { bits }

  /// The seconds of a date since 1970-01-01T00:00:00Z.
  @inlinable
  package var seconds: Int64 { Int64(bitPattern: bits) }

  /// The precision in which a date was written.
  @inlinable
  package var precision: DatePrecision { DatePrecision(rawValue: detail) ?? .day }

  /// The offset from UTC, in minutes, in which a date was written.
  @inlinable
  package var offsetMinutes: Int { Int(Int32(bitPattern: buffer)) }

  /// The day of a date, as clocks at its own offset show it.
  package var day: Value {
    let local = seconds + Int64(offsetMinutes) * 60
    let (days, time) = local.quotientAndRemainder(dividingBy: 86_400)
    return .date(seconds: (time < 0 ? days - 1 : days) * 86_400, precision: .day)
  }

  /// The index of the case of a choice.
  @inlinable
  package var caseIndex: Int { Int(first) }

  /// The fragment that holds rendered Markdown.
  @inlinable
  package var fragment: FragmentIndex { FragmentIndex(Int(first)) }

  /// The level of the heading that those of rendered Markdown are nested below; nil for headings as
  /// they were written.
  @inlinable
  package var outerHeading: Int? { detail == 0 ? nil : Int(detail) - 1 }

  /// The file of the store.
  @inlinable
  package var file: FileReferenceIndex { FileReferenceIndex(Int(first)) }

  /// The slot of a record's header; the first slot of a list.
  @inlinable
  package var slot: SlotIndex { SlotIndex(Int(first)) }

  /// The structure of the record that a header begins.
  @inlinable
  package var structure: StructureID { StructureID(Int(first)) }

  /// Which of the store's records a header begins; nil for a record that is in no store.
  @inlinable
  package var record: RecordIndex? { PackedIndex(bits: second).wrappedValue }

  /// The number of elements of a list.
  @inlinable
  package var count: Int { Int(second) }

  /// The slots of a list's elements.
  @inlinable
  package var elements: Range<SlotIndex> { slot..<slot + count }
}

/// How exactly a date was written.
@usableFromInline
package enum DatePrecision: UInt8, Sendable, BitwiseCopyable {
  /// A calendar day, without a time.
  case day
  /// A day and a time of day.
  case time
}
