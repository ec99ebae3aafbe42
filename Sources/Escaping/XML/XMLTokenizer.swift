/// The place of a template in the XML that it writes.
///
/// The attributes of feeds and sitemaps have no special meaning here: values are allowed in text
/// and in quoted attributes, and nowhere else.
struct XMLTokenizer: Hashable, Sendable {
  /// The places of XML's grammar that treat the next byte in the same way.
  enum State: Hashable, Sendable {
    case text
    /// After `<`.
    case tagOpen
    /// In a tag, outside the values of attributes.
    case tag
    /// After an attribute's `=`.
    case beforeValue
    case doubleQuoted
    case singleQuoted
    /// After `<!` and the bytes counted of `--` or `[CDATA[`.
    case declarationStart([UInt8])
    case comment
    case cdata
    case processingInstruction
    /// In `<!DOCTYPE`, at this depth of brackets.
    case doctype(depth: Int)
  }

  var state = State.text
  /// The last two bytes in a comment, section or instruction.
  private var recent: UInt16 = 0
  /// Whether static text has begun a reference that a value could complete.
  private var reference = ReferenceStart()

  /// Reads a byte of static text.
  mutating func advance(over byte: UInt8) {
    reference.advance(over: byte)
    switch state {
    case .text: if byte == UInt8(ascii: "<") { state = .tagOpen }
    case .tagOpen:
      switch byte {
      case UInt8(ascii: "!"): state = .declarationStart([])
      case UInt8(ascii: "?"): enter(.processingInstruction)
      default: state = byte == UInt8(ascii: ">") ? .text : .tag
      }
    case .tag: advanceInTag(over: byte)
    case .beforeValue:
      switch byte {
      case UInt8(ascii: "\""): state = .doubleQuoted
      case UInt8(ascii: "'"): state = .singleQuoted
      case UInt8(ascii: ">"): state = .text
      default: if !isWhitespace(byte) { state = .tag }
      }
    case .doubleQuoted: if byte == UInt8(ascii: "\"") { state = .tag }
    case .singleQuoted: if byte == UInt8(ascii: "'") { state = .tag }
    case .declarationStart(let read): advanceInDeclarationStart(over: byte, after: read)
    case .comment: close(at: "--", then: byte)
    case .cdata: close(at: "]]", then: byte)
    case .processingInstruction: close(at: "\0?", then: byte)
    case .doctype(let depth): advanceInDoctype(over: byte, depth: depth)
    }
  }

  private mutating func advanceInTag(over byte: UInt8) {
    switch byte {
    case UInt8(ascii: ">"): state = .text
    case UInt8(ascii: "="): state = .beforeValue
    default: break
    }
  }

  private mutating func advanceInDeclarationStart(over byte: UInt8, after read: [UInt8]) {
    let bytes = read + [byte]
    if bytes == Array("--".utf8) {
      enter(.comment)
    } else if bytes == Array("[CDATA[".utf8) {
      enter(.cdata)
    } else if "--".utf8.starts(with: bytes) || "[CDATA[".utf8.starts(with: bytes) {
      state = .declarationStart(bytes)
    } else {
      state = byte == UInt8(ascii: ">") ? .text : .doctype(depth: 0)
    }
  }

  private mutating func advanceInDoctype(over byte: UInt8, depth: Int) {
    switch byte {
    case UInt8(ascii: "["), UInt8(ascii: "<"): state = .doctype(depth: depth + 1)
    case UInt8(ascii: "]"): state = .doctype(depth: depth - min(depth, 1))
    case UInt8(ascii: ">"): state = depth == 0 ? .text : .doctype(depth: depth - 1)
    default: break
    }
  }

  private mutating func enter(_ new: State) {
    state = new
    recent = 0
  }

  /// Ends what is open when `>` follows these two bytes; a NUL stands for any byte.
  private mutating func close(at end: StaticString, then byte: UInt8) {
    let wanted = end.withUTF8Buffer { unsafe UInt16($0[0]) << 8 | UInt16($0[1]) }
    let mask: UInt16 = wanted < 0x100 ? 0x00FF : 0xFFFF
    if byte == UInt8(ascii: ">"), recent & mask == wanted {
      enter(.text)
    } else {
      recent = recent << 8 | UInt16(byte)
    }
  }

  /// Steps over a hole.
  mutating func advanceOverHole() {
    if state == .tagOpen || state == .beforeValue { state = .tag }
    recent = 0
    reference = ReferenceStart()
  }

  /// The escaper of a hole, or why there is none.
  func escaper(forHoleOf kind: HoleKind) -> Result<Escaper, Refusal> {
    switch state {
    case .text, .doubleQuoted, .singleQuoted:
      if reference.hasBegun {
        .failure(.afterAmpersand(name))
      } else {
        switch kind {
        case .number: .success(.verbatim)
        case .json: .success(.xmlJSON)
        case .text, .address, .markup: .success(state == .text ? .xml : .xmlAttribute)
        }
      }
    case .tagOpen, .tag:
      .failure(
        Refusal(
          "inside a tag", help: "print it in element text or in a quoted attribute"))
    case .beforeValue:
      .failure(
        Refusal("in an attribute without quotes", help: "put quotes around the value"))
    case .cdata:
      .failure(
        Refusal(
          "in a CDATA section", help: "print it in element text: it is escaped there"))
    case .comment, .declarationStart, .processingInstruction, .doctype:
      .failure(Refusal(name, help: "a template comment, {# … #}, never reaches the output"))
    }
  }

  /// The state after two branches that end in these two; nil where what follows would differ.
  func joined(with other: XMLTokenizer) -> XMLTokenizer? {
    var result = self
    result.reference = other.reference
    guard result == other else { return nil }
    if reference != other.reference { result.reference.advance(over: UInt8(ascii: "&")) }
    return result
  }

  /// Whether this is text, or the value of an attribute.
  var takesValues: Bool {
    switch state {
    case .text, .doubleQuoted, .singleQuoted: true
    case .tagOpen, .tag, .beforeValue, .cdata, .comment, .declarationStart,
      .processingInstruction, .doctype:
      false
    }
  }

  /// Where this is, as messages say it.
  var name: String {
    switch state {
    case .text: "in element text"
    case .tagOpen, .tag: "inside a tag"
    case .beforeValue: "before the value of an attribute"
    case .doubleQuoted: "in a double-quoted attribute"
    case .singleQuoted: "in a single-quoted attribute"
    case .comment: "in a comment"
    case .cdata: "in a CDATA section"
    case .processingInstruction: "in a processing instruction"
    case .declarationStart, .doctype: "in a declaration"
    }
  }
}
