import Diagnostics
import FileSystem
package import Schema
import Tables

/// The values bound from a few files: a small store of its own, so that files are bound in
/// parallel, which is added to the site's store afterwards.
///
/// Texts already name their buffers as in the site's store: the sources' indices are known
/// before anything is bound, and `buffer` is the one for what had to be decoded or rendered.
/// Slots, fragments, files and records count from zero and are shifted when the chunk is added.
package struct ValueChunk: Sendable {
  /// Texts that are not slices of a source.
  var text: [UInt8] = []
  /// Which of the store's buffers `html` will be.
  let htmlBuffer: BufferIndex
  /// The HTML of fragments.
  var html: [UInt8] = []
  /// The values, each at the index of its slot.
  package internal(set) var slots: [Value] = []
  var places: [SlotPlace] = []
  var fragments: [Fragment] = []
  /// What the fragments have besides their HTML.
  var parts = FragmentParts()
  var files: [FileReference] = []
  /// The index in `files` of each path.
  var fileIndices: [PathKey: FileReferenceIndex] = [:]
  var recordCount = 0
  /// The places of raw HTML that a collection allows, with the collection.
  var rawHTML: [(collection: CollectionIndex, span: Span)] = []
  /// The references to entries, which are resolved when all are known.
  var references: [PendingReference] = []

  /// Makes an empty chunk, whose HTML and text will be a buffer of the store and the next one.
  init(buffer: BufferIndex) { htmlBuffer = buffer }

  /// Which of the store's buffers `text` will be.
  var buffer: BufferIndex { htmlBuffer + 1 }

  /// How many of the store's buffers a chunk becomes.
  static let bufferCount = 2

  /// The slot after the last one, which the next added value takes.
  var end: SlotIndex { SlotIndex(slots.count) }

  /// Makes a record of a structure, with all fields empty.
  mutating func addRecord(_ structure: StructureID, slotCount: Int, place: Span) -> SlotIndex {
    let slot = end
    slots.append(.header(structure, of: RecordIndex(recordCount)))
    places.append(SlotPlace(place))
    recordCount += 1
    addEmptySlots(slotCount - 1)
    return slot
  }

  /// Makes a list, with all elements empty, and returns the slot of the first.
  mutating func addList(count: Int) -> SlotIndex {
    let first = end
    addEmptySlots(count)
    return first
  }

  private mutating func addEmptySlots(_ count: Int) {
    // Usually there are few: appending one at a time costs less than appending a collection.
    for _ in 0..<count {
      slots.append(.none)
      places.append(.nowhere)
    }
  }

  /// Reserves memory for the values of this many typical files.
  mutating func reserve(forFiles count: Int) {
    html.reserveCapacity(count * 4096)
    text.reserveCapacity(count * 512)
    slots.reserveCapacity(count * 128)
    places.reserveCapacity(count * 128)
    parts.reserve(forFiles: count)
  }

  /// Releases the memory that its texts do not need. Slots and places are copied to the store; texts
  /// become buffers of the store without a copy.
  mutating func releaseSpareText() {
    text.releaseSpareMemory()
    html.releaseSpareMemory()
  }

  /// Adds text that is not in a source.
  mutating func addText(_ bytes: some Swift.Collection<UInt8>) -> TextSlice {
    let start = text.count
    text.append(contentsOf: bytes)
    return TextSlice(buffer: buffer, range: start..<text.count)
  }

  /// Adds the text that a function appends.
  mutating func addText(_ append: (inout [UInt8]) -> Void) -> TextSlice {
    let start = text.count
    append(&text)
    return TextSlice(buffer: buffer, range: start..<text.count)
  }

  /// The file of the site at a path, if it was added.
  func file(at path: String) -> FileReference? { fileIndices[PathKey(path)].map { files[$0] } }

  /// Adds a file of the site, once per path.
  mutating func addFile(_ file: FileReference) -> Value {
    let key = PathKey(file.path)
    if let index = fileIndices[key] { return .file(index) }
    let index = files.tableIndices.upperBound
    files.append(file)
    fileIndices[key] = index
    return .file(index)
  }
}

extension [UInt8] {
  /// Releases the memory that it does not use, if that is worth a copy.
  fileprivate mutating func releaseSpareMemory() {
    guard capacity - count > count / 8 else { return }
    var exact: [UInt8] = []
    exact.reserveCapacity(count)
    exact += self
    self = exact
  }
}

extension [SlotPlace] {
  /// Where the value in a slot was written.
  subscript(slot: SlotIndex) -> SlotPlace {
    _read { yield self[slot.position] }
    _modify { yield &self[slot.position] }
  }
}

/// A reference to an entry, before the entries are known.
struct PendingReference: Sendable {
  /// The slot that the entry's record is written to.
  let slot: SlotIndex
  /// The field that refers.
  let field: FieldPath
  /// The structure of the entry.
  let target: StructureID
  /// The key, slug or path.
  var text: TextSlice
  let span: Span
}

extension ValueStore {
  /// Adds the values of a chunk and returns the shift of its slots.
  ///
  /// The chunk's texts become the last buffers, whose indices have to be those that it was made for.
  mutating func add(_ chunk: ValueChunk, fileIndices: inout [PathKey: FileReferenceIndex]) -> Int {
    precondition(
      chunk.htmlBuffer == buffers.tableIndices.upperBound, "chunks are added in their order")
    let shift = slots.count
    let fragmentShift = fragments.count
    let recordShift = recordCount
    let newFiles = chunk.files.map { file in
      let key = PathKey(file.path)
      if let index = fileIndices[key] { return index }
      let index = files.tableIndices.upperBound
      files.append(file)
      fileIndices[key] = index
      return index
    }
    buffers.append(chunk.html)
    buffers.append(chunk.text)
    slots.append(contentsOf: chunk.slots)
    for slot in SlotIndex(shift)..<end {
      let value = slots[slot]
      switch value.tag {
      case .list: slots[slot] = .list(first: value.slot + shift, count: value.count)
      case .record: slots[slot] = .record(value.slot + shift)
      case .header:
        slots[slot] = .header(value.structure, of: value.record.map { $0 + recordShift })
      case .fragment: slots[slot] = .fragment(value.fragment + fragmentShift)
      case .file: slots[slot] = .file(newFiles[value.file.position])
      case .none, .text, .tree, .int, .double, .decimal, .bool, .date, .duration, .choice, .page:
        break
      }
    }
    if placeReader == nil { places.append(contentsOf: chunk.places) }
    let partShift = parts.counts
    for fragment in chunk.fragments {
      fragments.append(fragment.shifted(by: fragmentShift, slots: shift, parts: partShift))
    }
    parts.append(chunk.parts)
    recordCount += chunk.recordCount
    return shift
  }
}
