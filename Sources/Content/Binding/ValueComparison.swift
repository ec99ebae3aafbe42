import Schema

/// A source of the texts of values: the chunk that is being bound, or the whole store.
protocol ValueTexts {
  /// The bytes of a text.
  func bytes(_ slice: TextSlice) -> ArraySlice<UInt8>
}

// Equality of values, by their contents rather than their places.
extension ValueTexts {
  func hash(of value: Value) -> Int {
    value.hash(text: value.tag.isText ? bytes(value.text) : [])
  }

  func isEqual(_ left: Value, _ right: Value) -> Bool {
    guard left.tag == right.tag else { return false }
    return left.tag.isText
      ? bytes(left.text).elementsEqual(bytes(right.text)) : left == right
  }

  /// A scalar as messages show it.
  func shown(_ value: Value) -> String {
    switch value.tag {
    case .text, .decimal: String(decoding: bytes(value.text), as: UTF8.self)
    case .int: String(value.int)
    case .double: String(value.double)
    case .bool: String(value.bool)
    case .none, .tree, .date, .duration, .choice, .list, .record, .header, .fragment, .file, .page:
      ""
    }
  }
}

extension Binder: ValueTexts {
  func bytes(_ slice: TextSlice) -> ArraySlice<UInt8> {
    slice.buffer == chunk.buffer ? chunk.text[slice.range] : document.bytes[slice.range]
  }
}

extension ValueStore: ValueTexts {}

extension Value {
  /// A hash for tables in memory; it differs from run to run.
  func hash(text: ArraySlice<UInt8>) -> Int {
    var hasher = Hasher()
    hasher.combine(tag)
    if tag.isText {
      unsafe text.withUnsafeBytes { unsafe hasher.combine(bytes: $0) }
    } else {
      hasher.combine(first)
      hasher.combine(second)
    }
    return hasher.finalize()
  }
}

extension Value.Tag {
  /// Whether the payload is a slice of a buffer.
  var isText: Bool { self == .text || self == .decimal }
}
