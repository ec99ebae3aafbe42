import Escaping
import Templates

#if canImport(Glibc)
  import Glibc
#endif

/// Finds the anchors, addresses and data in a finished page, as a browser would see them.
///
/// It reads the tags of well-formed HTML, which the escaping of templates and Markdown makes
/// sure of; comments and the text of `script` and `style` are passed over. One pass, no copies.
package struct PageScanner {
  /// Something found in a page.
  package enum Finding {
    /// The value of an `id`, as a range of the page.
    case anchor(Range<Int>)
    /// An address, as a range of the page: of `href`, `src`, `poster`, `action` and their
    /// like, or of one of the candidates of `srcset`. Character references in it are not decoded.
    case address(Range<Int>)
    /// The text of a `script` that is JSON, as a range of the page.
    case data(Range<Int>)
  }

  private let page: [UInt8]
  private var offset = 0
  private var insideTag = false
  private var tagName = 0..<0
  /// What ends the text of the element whose tag is open, when no tags are read in it.
  private var rawText: RawElement?
  private var candidates: Range<Int>?
  /// Whether that text is JSON, and where it is once it is passed over.
  private var isData = false
  private var data: Range<Int>?

  /// Begins at the start of a page.
  package init(_ page: [UInt8]) { self.page = page }

  /// Begins at the value of a `srcset`.
  init(_ page: [UInt8], candidates: Range<Int>) {
    self.page = page
    self.candidates = candidates
  }

  /// The next finding; nil at the end of the page.
  package mutating func next() -> Finding? {
    if let found = nextCandidate() { return .address(found) }
    while true {
      if insideTag, let finding = nextAttribute() { return finding }
      let isTag = openTag()
      if let data {
        self.data = nil
        return .data(data)
      }
      guard isTag else { return nil }
    }
  }

  /// Goes to the next start tag and stands after its name.
  private mutating func openTag() -> Bool {
    if let end = rawText?.end {
      let start = offset
      skip(past: end)
      if isData { data = start..<max(start, offset - end.utf8CodeUnitCount) }
      rawText = nil
      isData = false
    }
    while true {
      offset = min(index(of: UInt8(ascii: "<"), from: offset) + 1, page.count)
      guard offset < page.count else { return false }
      if isLetter(page[offset]) {
        let start = offset
        offset = endOfName(from: start)
        tagName = start..<offset
        rawText = RawElement(page.span.extracting(tagName))
        insideTag = true
        return true
      }
      if page[offset] == UInt8(ascii: "!"), starts(with: "!--") { skip(past: "-->") }
    }
  }

  /// The next attribute of the open tag that matters; nil, and outside of the tag, at its end.
  private mutating func nextAttribute() -> Finding? {
    while offset < page.count {
      let byte = page[offset]
      if byte == UInt8(ascii: ">") {
        offset += 1
        insideTag = false
        return nil
      }
      guard byte.isInTagName else {
        offset += 1
        continue
      }
      let start = offset
      offset = endOfName(from: start)
      let name = start..<offset
      guard offset < page.count, page[offset] == UInt8(ascii: "=") else { continue }
      offset += 1
      let value = attributeValue()
      switch use(of: name) {
      case .anchor: return .anchor(value)
      case .address: return .address(value)
      case .type: if rawText != nil, page.span.extracting(value).endsInJSON { isData = true }
      case .candidates:
        candidates = value
        if let found = nextCandidate() { return .address(found) }
      case nil: continue
      }
    }
    insideTag = false
    return nil
  }

  private mutating func attributeValue() -> Range<Int> {
    guard offset < page.count else { return offset..<offset }
    let quote = page[offset]
    guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      let start = offset
      while offset < page.count, page[offset] > 0x20, page[offset] != UInt8(ascii: ">") {
        offset += 1
      }
      return start..<offset
    }
    let start = offset + 1
    let end = index(of: quote, from: start)
    offset = min(end + 1, page.count)
    return start..<end
  }

  /// The address of the next candidate of an open `srcset`.
  mutating func nextCandidate() -> Range<Int>? {
    guard let rest = candidates else { return nil }
    var start = rest.lowerBound
    while start < rest.upperBound, page[start] <= 0x20 || page[start] == UInt8(ascii: ",") {
      start += 1
    }
    var end = start
    while end < rest.upperBound, page[end] > 0x20, page[end] != UInt8(ascii: ",") { end += 1 }
    var after = end
    while after < rest.upperBound, page[after] != UInt8(ascii: ",") { after += 1 }
    candidates = after < rest.upperBound ? after..<rest.upperBound : nil
    return start < end ? start..<end : nil
  }
}

extension PageScanner {
  /// What an attribute of the open tag is for; nil where it does not matter here.
  private func use(of name: Range<Int>) -> AttributeUse? {
    AttributeUse(
      page.span.extracting(name),
      isOfObject: page.span.extracting(tagName).isWord("object"))
  }

  /// The next place of a byte; the end of the page where there is none.
  private func index(of byte: UInt8, from start: Int) -> Int {
    guard start < page.count else { return page.count }
    return unsafe page.withUnsafeBytes { bytes in
      guard let base = bytes.baseAddress,
        let found = unsafe memchr(base + start, Int32(byte), bytes.count - start)
      else { return bytes.count }
      return unsafe UnsafeRawPointer(found) - base
    }
  }

  private func endOfName(from start: Int) -> Int {
    let bytes = page.span
    var end = start
    while end < bytes.count, bytes[end].isInTagName { end += 1 }
    return end
  }

  private mutating func skip(past end: StaticString) {
    while offset < page.count, !starts(with: end) { offset += 1 }
    offset = min(offset + end.utf8CodeUnitCount, page.count)
  }

  private func starts(with text: StaticString) -> Bool {
    let count = text.utf8CodeUnitCount
    guard offset + count <= page.count else { return false }
    return page.span.extracting(offset..<offset + count).isWord(text)
  }
}
