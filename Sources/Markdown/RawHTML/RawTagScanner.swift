/// A start tag in raw HTML.
struct RawTag {
  /// An attribute with a value.
  struct Attribute {
    /// In lower-case letters.
    let name: String
    /// Where its value is, with the quotes around it.
    let place: Range<Int>
    /// Where its value is, without them.
    let value: Range<Int>
  }

  /// In lower-case letters.
  let name: String
  let attributes: [Attribute]
}

/// Finds the start tags in raw HTML, as a browser would (HTML standard, section 13.2.5): not those
/// in comments, nor in the text of elements that hold no tags. One pass.
struct RawTagScanner {
  private let bytes: ArraySlice<UInt8>
  private var offset: Int

  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    offset = bytes.startIndex
  }

  /// The next start tag; nil where there is none.
  mutating func next() -> RawTag? {
    while let open = bytes[offset...].firstIndex(of: UInt8(ascii: "<")) {
      offset = open + 1
      if bytes[offset...].starts(with: "!--".utf8) {
        skip(past: "-->")
      } else if offset < bytes.endIndex, bytes[offset].isASCIILetter {
        let name = name { !Self.endsTagName($0) }
        let tag = RawTag(name: name, attributes: attributes())
        if Self.textElements.contains(name) { skip(past: "</" + name) }
        return tag
      }
    }
    offset = bytes.endIndex
    return nil
  }

  /// Where the text up to the next tag, comment or declaration is, which may be empty; nil at the
  /// end.
  mutating func nextText() -> Range<Int>? {
    guard offset < bytes.endIndex else { return nil }
    let start = offset
    while let open = bytes[offset...].firstIndex(of: UInt8(ascii: "<")) {
      offset = open + 1
      guard let next = bytes[offset...].first, next.isASCIILetter || "/!?".utf8.contains(next)
      else {
        continue
      }
      offset = open
      return start..<open
    }
    offset = bytes.endIndex
    return start..<offset
  }

  /// Skips the tag, comment or declaration that begins here, with the text of an element that holds
  /// no tags.
  ///
  /// - Returns: The element's name in lower-case letters; nil for what is not a tag.
  mutating func nextMarkup() -> String? {
    guard offset < bytes.endIndex else { return nil }
    offset += 1
    let isEnd = offset < bytes.endIndex && bytes[offset] == UInt8(ascii: "/")
    if isEnd { offset += 1 }
    guard offset < bytes.endIndex, bytes[offset].isASCIILetter else {
      skip(past: bytes[offset...].starts(with: "!--".utf8) ? "-->" : ">")
      return nil
    }
    let name = name { !Self.endsTagName($0) }
    _ = attributes()
    offset = min(offset + 1, bytes.endIndex)
    if !isEnd, Self.textElements.contains(name) {
      skip(past: "</" + name)
      skip(past: ">")
    }
    return name
  }

  /// The element of a start tag, if its text is not shown as such.
  static func hiddenText(in tag: ArraySlice<UInt8>) -> String? {
    var scanner = RawTagScanner(tag)
    return scanner.next().flatMap { textElements.contains($0.name) ? $0.name : nil }
  }

  /// The elements whose content is text, whatever it looks like.
  private static let textElements: Set<String> = [
    "iframe", "noembed", "noframes", "script", "style", "textarea", "title", "xmp",
  ]

  private static func endsTagName(_ byte: UInt8) -> Bool {
    byte <= 0x20 || byte == UInt8(ascii: "/") || byte == UInt8(ascii: ">")
  }

  /// Reads a name, in lower case, up to the first byte that is not part of it.
  private mutating func name(while isPart: (UInt8) -> Bool) -> String {
    let name = bytes[offset...].prefix(while: isPart)
    offset = name.endIndex
    return String(decoding: name.map(\.lowercasedASCII), as: UTF8.self)
  }

  /// Reads the attributes of a tag up to its end.
  private mutating func attributes() -> [RawTag.Attribute] {
    var found: [RawTag.Attribute] = []
    while true {
      skip { $0 <= 0x20 || $0 == UInt8(ascii: "/") }
      guard offset < bytes.endIndex, bytes[offset] != UInt8(ascii: ">") else { return found }
      let first = bytes[offset]
      offset += 1
      let rest = name { !Self.endsTagName($0) && $0 != UInt8(ascii: "=") }
      let name = String(decoding: [first.lowercasedASCII], as: UTF8.self) + rest
      skip { $0 <= 0x20 }
      guard offset < bytes.endIndex, bytes[offset] == UInt8(ascii: "=") else { continue }
      offset += 1
      skip { $0 <= 0x20 }
      let (place, value) = attributeValue()
      found.append(RawTag.Attribute(name: name, place: place, value: value))
    }
  }

  private mutating func attributeValue() -> (place: Range<Int>, value: Range<Int>) {
    let start = offset
    guard start < bytes.endIndex, bytes[start] == UInt8(ascii: "\"") || bytes[start] == 0x27 else {
      skip { $0 > 0x20 && $0 != UInt8(ascii: ">") }
      return (start..<offset, start..<offset)
    }
    offset += 1
    let quote = bytes[start]
    skip { $0 != quote }
    let value = start + 1..<offset
    offset = min(offset + 1, bytes.endIndex)
    return (start..<offset, value)
  }

  private mutating func skip(while isSkipped: (UInt8) -> Bool) {
    offset = bytes[offset...].firstIndex { !isSkipped($0) } ?? bytes.endIndex
  }

  private mutating func skip(past end: String) {
    let wanted = Array(end.utf8)
    while offset + wanted.count <= bytes.endIndex {
      if zip(bytes[offset...], wanted).allSatisfy({ $0.lowercasedASCII == $1 }) {
        offset += wanted.count
        return
      }
      offset += 1
    }
    offset = bytes.endIndex
  }
}
