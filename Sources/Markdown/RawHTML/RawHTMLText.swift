import Tables

/// The text that raw HTML shows, as a browser would: without tags, comments, and elements that show
/// nothing of what is in them.
struct RawHTMLText {
  private let bytes: [UInt8]
  private var offset = 0
  private var text: [UInt8] = []
  private var entities = EntityReader()

  /// The text of some HTML, with one blank for whitespace and for the ends of elements that are not
  /// part of a line.
  static func text(of html: some Sequence<UInt8>) -> [UInt8] {
    var reader = RawHTMLText(bytes: Array(html))
    reader.read()
    if reader.text.last == .space { reader.text.removeLast() }
    return reader.text
  }

  /// Appends the text of a block of HTML, on a line of its own, to what begins at `start`, where
  /// the block is shown.
  static func append(
    _ index: MarkdownNode.Index, of document: MarkdownDocument, from start: Int,
    to output: inout [UInt8]
  ) {
    guard document.isShownHTML(index) else { return }
    let text = text(of: document.bytes(of: document.nodes[index].text))
    if output.count > start, output.last != .lineFeed, !text.isEmpty { output.append(.lineFeed) }
    output += text
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  /// The elements whose content is not shown.
  private static let hidden: Set<String> = [
    "iframe", "math", "noembed", "noframes", "noscript", "object", "script", "style", "svg",
    "template", "textarea", "title",
  ]

  /// The elements within a line, at whose ends no word ends.
  private static let inline: Set<String> = [
    "a", "abbr", "b", "bdi", "bdo", "cite", "code", "data", "del", "dfn", "em", "font", "i", "ins",
    "kbd", "label", "mark", "q", "s", "samp", "small", "span", "strong", "sub", "sup", "time", "u",
    "var", "wbr",
  ]

  private mutating func read() {
    while offset < bytes.count {
      let byte = bytes[offset]
      if byte == UInt8(ascii: "<"), readMarkup() { continue }
      if byte == UInt8(ascii: "&"),
        let found = entities.reference(at: offset, in: bytes, until: bytes.count)
      {
        text += found.decoded
        offset += found.count
        continue
      }
      if byte.isBlank || byte.isLineEnd { appendBlank() } else { text.append(byte) }
      offset += 1
    }
  }

  private mutating func appendBlank() {
    if let last = text.last, last != .space { text.append(.space) }
  }

  /// Skips the tag or comment at the offset; returns whether there is one.
  private mutating func readMarkup() -> Bool {
    let rest = bytes[(offset + 1)...]
    if rest.starts(with: "!--".utf8) {
      skip(past: "-->")
      return true
    }
    let isEnd = rest.first == UInt8(ascii: "/")
    let name = rest.dropFirst(isEnd ? 1 : 0).prefix { $0.isASCIILetter || $0.isASCIIDigit }
    guard
      name.first?.isASCIILetter == true || rest.first == UInt8(ascii: "!")
        || rest.first == UInt8(ascii: "?")
    else { return false }
    let element = String(decoding: name.map(\.lowercasedASCII), as: UTF8.self)
    offset = name.endIndex
    skipTag()
    if !isEnd, Self.hidden.contains(element) { skip(past: "</" + element) }
    if !Self.inline.contains(element) { appendBlank() }
    return true
  }

  /// Skips the rest of a tag, whose values may hold `>`.
  private mutating func skipTag() {
    var quote: UInt8?
    while offset < bytes.count {
      let byte = bytes[offset]
      offset += 1
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      } else if byte == UInt8(ascii: ">") {
        return
      }
    }
  }

  private mutating func skip(past end: String) {
    let wanted = Array(end.utf8)
    while offset < bytes.count {
      if bytes[offset].lowercasedASCII == wanted[0],
        bytes[offset...].prefix(wanted.count).map(\.lowercasedASCII) == wanted
      {
        offset += wanted.count
        return
      }
      offset += 1
    }
  }
}
