import Escaping
package import Schema
import Tables

/// The values that the program of a page works on: those of the store, which authors wrote, and
/// those of the layer, which the page makes.
///
/// There is one per page, which is never copied: every instruction uses it.
///
/// What a page makes has limits, so that no template uses up all memory: each value is made by a
/// function here that enforces them.
package struct PageValues: ~Copyable {
  /// How many values the lists of a page may have together.
  static var elementLimit: Int { 10_000_000 }
  /// How many bytes the texts of a page may take while it is made.
  static var textLimit: Int { 64 << 20 }

  let store: ValueStore
  /// The values that the page makes.
  package internal(set) var layer: Layer
  /// The texts that the program holds.
  let literals: [UInt8]

  /// Makes the values of a page, starting with those of the layer.
  package init(store: ValueStore, layer: Layer, literals: [UInt8]) {
    self.store = store
    self.layer = layer
    self.literals = literals
  }

  /// The value in a slot of the store or of the layer.
  @inline(__always)
  package func value(at slot: SlotIndex) -> Value {
    slot < layer.firstSlot ? store.slots[slot] : layer.slots[layer.firstSlot.distance(to: slot)]
  }

  /// The field in a slot of a record; none where the record is none.
  @inline(__always)
  func field(of record: Value, slot: FieldSlot) -> Value {
    record.tag == .record ? value(at: record.slot + slot) : .none
  }

  mutating func setField(of record: Value, slot: FieldSlot, to value: Value) {
    let index = layer.firstSlot.distance(to: record.slot + slot)
    if record.tag == .record, layer.slots.indices.contains(index) { layer.slots[index] = value }
  }

  /// A list of values in the layer.
  package mutating func makeList(_ values: some Collection<Value>) throws(RenderingFailure) -> Value
  {
    let list = layer.addList(values)
    if layer.slots.count > Self.elementLimit {
      throw RenderingFailure("the lists that the page makes have more than 10,000,000 elements")
    }
    return list
  }

  // MARK: Texts

  /// The text of the layer's bytes from `start` on.
  mutating func finishText(from start: Int) throws(RenderingFailure) -> Value {
    if layer.text.count > Self.textLimit {
      throw RenderingFailure("the texts that the page makes take more than 64 MiB")
    }
    return layer.sliceOfText(from: start)
  }

  /// The bytes of a text, to read while the layer grows: those of the layer are copied, because an
  /// array that is shared copies all of its bytes when it grows.
  func bytes(of slice: TextSlice) -> ArraySlice<UInt8> {
    let bytes = sharedBytes(of: slice)
    guard case .layer = layer.home(of: slice) else { return bytes }
    return Array(bytes)[...]
  }

  /// The bytes of a text, to read before the layer grows.
  func sharedBytes(of slice: TextSlice) -> ArraySlice<UInt8> {
    switch layer.home(of: slice) {
    case .store(let buffer): store.buffers[buffer][slice.range]
    case .layer: layer.text[slice.range]
    case .program: literals[slice.range]
    }
  }

  /// Lends the bytes of a text.
  @inline(__always)
  func withBytes<Result>(of slice: TextSlice, _ body: (Span<UInt8>) -> Result) -> Result {
    switch layer.home(of: slice) {
    case .store(let buffer):
      let all = store.buffers.span
      return body(all[buffer.position].span.extracting(slice.range))
    case .layer: return body(layer.text.span.extracting(slice.range))
    case .program: return body(literals.span.extracting(slice.range))
    }
  }

  /// The bytes of a value that is text; empty for any other.
  package func bytes(of value: Value) -> ArraySlice<UInt8> {
    switch value.tag {
    case .text, .decimal, .tree: bytes(of: value.text)
    case .none, .int, .double, .bool, .date, .duration, .choice, .list, .record, .header,
      .fragment, .file, .page:
      []
    }
  }

  /// A text made from bytes.
  package mutating func makeText(_ bytes: some Sequence<UInt8>) throws(RenderingFailure) -> Value {
    let start = layer.text.count
    layer.text.append(contentsOf: bytes)
    return try finishText(from: start)
  }

  /// A list of texts.
  mutating func makeTexts(
    _ texts: some Sequence<ArraySlice<UInt8>>
  ) throws(RenderingFailure) -> Value {
    var values: [Value] = []
    for text in texts { values.append(try makeText(text)) }
    return try makeList(values)
  }

  /// Appends a text to an output, escaped.
  @inline(__always)
  func append(_ slice: TextSlice, _ escaper: Escaper, to output: inout MachineOutput) {
    switch layer.home(of: slice) {
    case .store(let buffer):
      let all = store.buffers.span
      output.append(all[buffer.position].span.extracting(slice.range), escaper)
    case .layer: output.append(layer.text.span.extracting(slice.range), escaper)
    case .program: output.append(literals.span.extracting(slice.range), escaper)
    }
  }
}
