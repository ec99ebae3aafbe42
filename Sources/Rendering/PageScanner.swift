package import Escaping
import Templates

#if canImport(Glibc)
  import Glibc
#endif

/// Finds the anchors, addresses and data in a finished page, as a browser would see them.
///
/// It reads the tags of well-formed HTML, which the escaping of templates and Markdown ensures;
/// comments and the text of `script` and `style` are skipped. One pass, no copies.
package struct PageScanner {
  /// Something found in a page.
  package enum Finding {
    /// The value of an `id`, as a range of the page.
    case anchor(Range<Int>)
    /// A value or a style sheet that names addresses in a form, as a range of the page. Character
    /// references in it are not decoded.
    case addresses(AddressForm, Range<Int>)
    /// The text of a `script` that is JSON, as a range of the page.
    case data(Range<Int>)
  }

  /// Whether the last finding is in a `template`, whose content is no part of the page until a
  /// script puts it there.
  package var isInTemplate: Bool { templates > 0 }

  private let page: [UInt8]
  private var offset = 0
  /// How many elements `template` are open.
  private var templates = 0
  private var insideTag = false
  private var kind = TagKind.other
  /// Of a `meta`: its content, and how that names an address.
  private var meta: (content: Range<Int>?, form: AddressForm?)
  /// The element whose tag is open, if no tags are read in its text.
  private var rawText: RawElement?
  /// Whether that text is JSON.
  private var isData = false
  /// How that text names addresses.
  private var texts: AddressForm?

  /// Begins at the start of a page.
  package init(_ page: [UInt8]) { self.page = page }

  /// The next finding; nil at the end of the page.
  package mutating func next() -> Finding? {
    while true {
      if insideTag {
        if let finding = nextAttribute() { return finding }
      } else if let rawText {
        if let finding = text(of: rawText) { return finding }
      } else if !openTag() {
        return nil
      }
    }
  }

  /// Skips a text in which no tags are read.
  private mutating func text(of element: RawElement) -> Finding? {
    let start = offset
    skip(past: element.end)
    let text = start..<max(start, offset - element.end.utf8CodeUnitCount)
    defer { (rawText, isData) = (nil, false) }
    if isData { return .data(text) }
    guard let form = element == .style ? .styleSheet : texts, !text.isEmpty else { return nil }
    return .addresses(form, text)
  }

  /// Moves to the next start tag, after its name.
  private mutating func openTag() -> Bool {
    while true {
      offset = min(index(of: UInt8(ascii: "<"), from: offset) + 1, page.count)
      guard offset < page.count else { return false }
      if isLetter(page[offset]) {
        let start = offset
        offset = endOfName(from: start)
        let bytes = page
        let name = bytes.span.extracting(start..<offset)
        kind = TagKind(name)
        rawText = RawElement(name)
        texts = rawText == .script ? .script : nil
        meta = (nil, nil)
        insideTag = true
        return true
      }
      if page[offset] == UInt8(ascii: "!"), starts(with: "!--") { skip(past: "-->") }
      if page[offset..<page.count].first == UInt8(ascii: "/") { closeTemplate() }
    }
  }

  /// Notes the end of a `template`, if this is its tag, after the `<`.
  private mutating func closeTemplate() {
    let end = endOfName(from: offset + 1)
    let bytes = page
    if TagKind(bytes.span.extracting(offset + 1..<end)) == .template {
      templates = max(0, templates - 1)
    }
    offset = end
  }

  /// The next attribute of the open tag that matters; nil, and outside of the tag, at its end.
  private mutating func nextAttribute() -> Finding? {
    while offset < page.count {
      let byte = page[offset]
      if byte == UInt8(ascii: ">") {
        offset += 1
        insideTag = false
        if kind == .template { templates += 1 }
        guard let form = meta.form, let content = meta.content else { return nil }
        return .addresses(form, content)
      }
      guard byte.isInTagName else {
        offset += 1
        continue
      }
      let start = offset
      offset = endOfName(from: start)
      let name = start..<offset
      skipSpace()
      guard offset < page.count, page[offset] == UInt8(ascii: "=") else { continue }
      offset += 1
      skipSpace()
      if let finding = take(name, attributeValue()) { return finding }
    }
    insideTag = false
    return nil
  }

  /// The addresses of an attribute of the open tag; what it means for other attributes is kept.
  private mutating func take(_ name: Range<Int>, _ value: Range<Int>) -> Finding? {
    let page = page
    let bytes = page.span
    switch AttributeUse(bytes.extracting(name), of: kind) {
    case .anchor: return .anchor(value)
    case .addresses(let form): return .addresses(form, value)
    case .type where rawText == .script:
      isData = bytes.extracting(value).endsInJSON
      texts = AddressForm(scriptType: bytes.extracting(value))
    case .type: break
    case .metaContent: meta.content = value
    case .metaName:
      let form = AddressForm(ofMeta: bytes.extracting(name), saying: bytes.extracting(value))
      meta.form = meta.form ?? form
    case nil: break
    }
    return nil
  }

  private mutating func skipSpace() {
    while offset < page.count, page[offset] <= 0x20 { offset += 1 }
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
}

extension PageScanner {
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
