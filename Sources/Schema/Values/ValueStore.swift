public import Diagnostics
import Escaping
public import Tables

/// Where the values of a site live: text in buffers, everything else in slots.
///
/// A record of a structure with n fields takes n + 1 slots: its header, then one slot per field, at
/// the field's `slot`. A list takes one slot per element. The first buffers are the bytes of the
/// sources, at the same indices as in the `SourceMap`, so that text which needs no decoding is a
/// slice of the file it was written in. Once content is loaded, the store only grows.
@usableFromInline
package struct ValueStore: Sendable {
  /// The texts.
  package var buffers: [[UInt8]] = []
  /// The values of records and lists.
  package var slots: [Value] = []
  /// Where the value in each slot was written; the source is that of the record it belongs to.
  /// Empty where `placeReader` has them.
  package var places: [SlotPlace] = []
  /// Where an author wrote values that were added to those of the content, such as the title of the
  /// site; they stay when `places` are released.
  package var addedSpans: [SlotIndex: Span] = [:]
  /// Finds places that were released.
  package var placeReader: (any PlaceReader)?
  /// Rendered Markdown, by index.
  package var fragments: [Fragment] = []
  /// What the fragments have besides their HTML.
  package var parts = FragmentParts()
  /// Files that content refers to, by index.
  package var files: [FileReference] = []
  /// The texts of buffers that are not in memory, where there are any.
  package var spilledTexts: (any SpilledTextReader)?
  /// The number of records made; their indices are below it.
  package var recordCount = 0
  /// The records that repeat others in another language.
  package private(set) var repeated = RepeatedRecords()
  /// The records of which another collection has the same.
  package private(set) var copied = RepeatedRecords()

  /// Makes an empty store.
  package init() {}

  /// The buffer that holds the bytes of a source.
  @inlinable
  package static func buffer(of source: SourceID) -> BufferIndex {
    BufferIndex(Int(source.index))
  }

  /// Makes each record in a range of slots the repetition, in another language, of the one at the
  /// same distance from another slot.
  package mutating func repeatRecords(in range: Range<SlotIndex>, of first: SlotIndex) {
    for (record, original) in records(in: range, besideThoseFrom: first) {
      repeated.add(record, of: original)
    }
  }

  /// Makes the records in a range of slots the same as those in another one; only the first of each
  /// where the ranges differ in what they hold.
  package mutating func copyRecords(in range: Range<SlotIndex>, of first: Range<SlotIndex>) {
    let isSame = range.count == first.count
    let end = isSame ? range.upperBound : min(range.lowerBound + 1, range.upperBound)
    for (record, original) in records(
      in: range.lowerBound..<end, besideThoseFrom: first.lowerBound)
    {
      copied.add(record, of: original)
    }
  }

  /// The records that begin in a range of slots and at the same distances from another slot.
  private func records(
    in range: Range<SlotIndex>, besideThoseFrom first: SlotIndex
  ) -> [(RecordIndex, RecordIndex)] {
    range.compactMap { slot in
      let (header, other) = (slots[slot], slots[first + range.lowerBound.distance(to: slot)])
      guard header.tag == .header, other.tag == .header, let record = header.record,
        let original = other.record
      else { return nil }
      return (record, original)
    }
  }

  /// Whether two slots begin the same record, or one that repeats the other.
  package func areOneRecord(_ left: SlotIndex, _ right: SlotIndex) -> Bool {
    if left == right { return true }
    guard !repeated.isEmpty || !copied.isEmpty, left < end, right < end,
      let one = slots[left].record,
      let other = slots[right].record
    else { return false }
    return copied.original(of: repeated.original(of: one))
      == copied.original(of: repeated.original(of: other))
  }

  /// The record that is made next.
  package var nextRecord: RecordIndex { RecordIndex(recordCount) }

  /// The slot after the last one, which the next value that is added takes.
  package var end: SlotIndex { SlotIndex(slots.count) }

  /// The slots of the elements of the list in a slot; the slot itself for what is not a list.
  package func elements(at slot: SlotIndex) -> Range<SlotIndex> {
    slots[slot].tag == .list ? slots[slot].elements : slot..<slot + 1
  }

  /// Where the value in a slot was written; nil for a value that no author wrote.
  /// Cost: may read files if places were released.
  package func span(of slot: SlotIndex) -> Span? {
    if let span = addedSpans[slot] { return span }
    if let placeReader { return placeReader.span(of: slot) }
    return places[slot.position].span
  }

  /// The bytes of a slice, copied.
  package func bytes(_ slice: TextSlice) -> ArraySlice<UInt8> {
    buffers[slice.buffer][slice.range]
  }

  /// Appends the bytes of a slice, without retaining their buffer.
  package func append(_ slice: TextSlice, to output: inout [UInt8]) {
    let all = buffers.span
    output.append(all[slice.buffer.position].span.extracting(slice.range))
  }

  /// The HTML of a fragment, with nothing where its holes are.
  package func html(of fragment: Fragment) -> ArraySlice<UInt8> {
    if let text = spilled(fragment.html) { return text[...] }
    return bytes(fragment.html)
  }

  /// A text that is not in memory.
  private func spilled(_ slice: TextSlice) -> [UInt8]? {
    guard let spilledTexts, buffers[slice.buffer].isEmpty, slice.count > 0 else { return nil }
    return spilledTexts.bytes(slice)
  }

  /// Appends the text of a fragment without markup. Cost: linear in its HTML.
  package func appendPlainText(of fragment: Fragment, to output: inout [UInt8]) {
    if let text = fragment.plainText { return append(text, to: &output) }
    if let html = spilled(fragment.html) {
      return CommonMarkText.appendShown(ofHTML: html.span, to: &output)
    }
    let all = buffers.span
    CommonMarkText.appendShown(
      ofHTML: all[fragment.html.buffer.position].span.extracting(fragment.html.range), to: &output)
  }

  /// The text of a fragment without markup.
  package func plainText(of fragment: Fragment) -> [UInt8] {
    var text: [UInt8] = []
    appendPlainText(of: fragment, to: &text)
    return text
  }

  /// The text of a slice.
  package func string(_ slice: TextSlice) -> String {
    String(decoding: bytes(slice), as: UTF8.self)
  }
}

/// Reads texts that a store does not have in memory. Whether that has failed is known to the caller
/// that gave it the place for them.
package protocol SpilledTextReader: Sendable {
  /// The bytes of a text whose buffer is not in memory; as many blanks where it cannot be read.
  func bytes(_ slice: TextSlice) -> [UInt8]
}

/// Finds where values were written whose places a store has released.
package protocol PlaceReader: Sendable {
  /// Where the value in a slot was written; nil where that is not known any more, or for a value
  /// that no author wrote.
  func span(of slot: SlotIndex) -> Span?
}

/// Where the value in a slot was written: an optional span in the 12 bytes of a span.
@usableFromInline
package struct SlotPlace: Sendable, BitwiseCopyable {
  /// The buffer that holds the bytes of the source; none for a value no author wrote.
  @usableFromInline package let buffer: PackedIndex<[UInt8]>
  /// The first byte.
  @usableFromInline package let start: UInt32
  /// After the last byte.
  @usableFromInline package let end: UInt32

  /// The place of a value that no author wrote.
  @inlinable
  @inline(__always)
  package static var nowhere: SlotPlace { SlotPlace(buffer: nil, start: 0, end: 0) }

  @inlinable
  @inline(__always)
  init(buffer: BufferIndex?, start: UInt32, end: UInt32) {
    self.buffer = PackedIndex(wrappedValue: buffer)
    self.start = start
    self.end = end
  }

  /// The place of a span.
  @inlinable
  @inline(__always)
  package init(_ span: Span) {
    self.init(buffer: ValueStore.buffer(of: span.source), start: span.start, end: span.end)
  }

  /// The span, nil for a value no author wrote.
  @inlinable
  @inline(__always)
  package var span: Span? {
    buffer.wrappedValue.map { Span(SourceID($0.position), Int(start), Int(end)) }
  }
}

/// A file that content refers to and the site has to publish.
@usableFromInline
package struct FileReference: Sendable, Hashable {
  /// Its path below the site's folder, such as `Content/recipes/images/pie.svg`.
  package let path: String
  /// Its size in bytes.
  package let byteCount: Int
  /// Its width and height in pixels, for an image whose header has them.
  package let pixels: PixelSize?

  package init(path: String, byteCount: Int, pixels: PixelSize?) {
    self.path = path
    self.byteCount = byteCount
    self.pixels = pixels
  }
}

/// The natural size of an image.
package struct PixelSize: Sendable, Hashable {
  /// In pixels, at least 1.
  package let width: Int
  /// In pixels, at least 1.
  package let height: Int

  package init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }
}
