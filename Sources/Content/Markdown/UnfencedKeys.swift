import Diagnostics
import Documents

/// Keys of entries at the start of a text without front matter, which would be its first words: the
/// first paragraph is nothing but lines such as `title: Pea soup` and `draft: true`.
struct UnfencedKeys {
  /// The built-in key that is written there, and its place; nil where there is none.
  let first: (key: String, span: Span)?

  /// Reads the first paragraph. Linear in its length.
  init(in source: Source, _ range: Range<Int>) {
    var found: (key: String, span: Span)?
    var start = range.lowerBound
    while start < range.upperBound {
      let line = source.bytes[start..<range.upperBound].prefix { $0 != 0x0A && $0 != 0x0D }
      guard !line.isBlankText else { break }
      let key = line.prefix { $0 != UInt8(ascii: ":") }
      let value = line[key.endIndex...].dropFirst()
      guard value.first == 0x20, !value.isBlankText, key.allSatisfy(Self.isOfKey) else {
        first = nil
        return
      }
      let name = String(decoding: key, as: UTF8.self)
      if found == nil, EntryKeys.names.contains(name) {
        found = (name, Span(source.id, line.startIndex, line.endIndex))
      }
      start = line.endIndex + (source.bytes[line.endIndex...].starts(with: [0x0D, 0x0A]) ? 2 : 1)
    }
    first = found
  }

  private static func isOfKey(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "-"), UInt8(ascii: "_"):
      true
    default: false
    }
  }
}
