import Diagnostics
import Schema

// A text becomes the scalar of its field's type.

extension ValueChunk {
  /// Reads a text as a scalar type; a value that differs from the written text is stored in `text`.
  mutating func value(
    of text: WrittenText, as kind: ScalarKind
  ) throws(ScalarMistake) -> Value {
    let bytes = text.bytes.span
    let type = kind.type
    switch type.storage {
    case .int: return .int(try Scalar.int(bytes))
    case .double: return .double(try Scalar.double(bytes))
    case .bool: return .bool(try text.bool())
    case .date: return try Scalar.date(bytes).value
    case .duration: return try Scalar.duration(bytes).value
    case .decimal:
      let number = try Scalar.decimal(bytes)
      guard !number.isNormal else { return .decimal(text.slice) }
      let start = self.text.count
      number.appendNormalText(of: bytes, to: &self.text)
      return .decimal(TextSlice(buffer: buffer, range: start..<self.text.count))
    case .text where type.isNormalized: return .text(try normalized(text, type))
    case .text:
      try type.check(bytes)
      return .text(text.slice)
    }
  }

  /// Reads a text and converts it to normal form C.
  private mutating func normalized(
    _ text: WrittenText, _ type: any ScalarType.Type
  ) throws(ScalarMistake) -> TextSlice {
    guard text.bytes.count <= Scalar.longestSlug, let composed = UTF8Text.composed(text.bytes)
    else {
      try type.check(text.bytes.span)
      return text.slice
    }
    try type.check(composed.span)
    return addText(composed)
  }
}
