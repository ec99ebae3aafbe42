import Diagnostics

/// Splits the bytes of a model file into tokens, one at a time.
struct ModelLexer {
  let source: SourceID
  let bytes: [UInt8]
  /// The next byte to read.
  var offset = 0
  /// What could not be read so far.
  var log = DiagnosticLog()
  /// Where the last text ended whose closing quote is missing.
  var unclosedEnd: Int?

  /// Makes a lexer that starts after a byte order mark, if there is one.
  init(_ source: Source) {
    self.source = source.id
    self.bytes = source.bytes
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { offset = 3 }
  }

  /// The byte `distance` after the next one; 0 past the end, because files have no NUL.
  func peek(_ distance: Int = 0) -> UInt8 {
    offset + distance < bytes.count ? bytes[offset + distance] : 0
  }

  /// Reads the next token; at the end of the file, always `.end`.
  mutating func next() -> ModelToken {
    let start = offset
    var documentation: [String] = []
    let sawLine = skipTrivia(&documentation)
    let followsSpace = offset > start || start == 0
    let tokenStart = offset
    let (kind, text) = offset < bytes.count ? read() : (.end, "")
    return ModelToken(
      kind: kind, span: Span(source, tokenStart, offset), text: text,
      startsLine: sawLine || start == 0 || tokenStart == 3 && start == 3,
      followsSpace: followsSpace, documentation: documentation.joined(separator: "\n"))
  }

  private mutating func read() -> (ModelToken.Kind, String) {
    let byte = peek()
    switch byte {
    case UInt8(ascii: "\""): return readString(delimiter: 0)
    case UInt8(ascii: "#"):
      let hashes = bytes[offset...].prefix { $0 == byte }.count
      offset += hashes
      guard peek() == UInt8(ascii: "\"") else {
        return (.unknown, text(offset - hashes..<offset))
      }
      return readString(delimiter: hashes)
    case UInt8(ascii: "`"): return readQuotedName()
    case UInt8(ascii: "."):
      if peek(1) == byte, peek(2) == byte || peek(2) == UInt8(ascii: "<") {
        let isClosed = peek(2) == byte
        offset += 3
        return (.range(isClosed: isClosed), "")
      }
    case UInt8(ascii: "0")...UInt8(ascii: "9"): return readNumber()
    case UInt8(ascii: "_"): return readName()
    case _ where byte.isLetter || byte > 0x7F:
      if nameScalarLength(isFirst: true) > 0 { return readName() }
      return readUnknown()
    default: break
    }
    guard Self.signs.contains(byte) else { return readUnknown() }
    offset += 1
    return (.sign(byte), "")
  }

  private static let signs = Array("@:=?.,()[]{}<>\\-;!&+*/|^~%$".utf8)

  private mutating func readName() -> (ModelToken.Kind, String) {
    let start = offset
    while case let length = nameScalarLength(isFirst: false), length > 0 { offset += length }
    return (.identifier(isQuoted: false), text(start..<offset))
  }

  private mutating func readQuotedName() -> (ModelToken.Kind, String) {
    let start = offset
    offset += 1
    let name = readName().1
    if !name.isEmpty, let end = closingBacktick() {
      // What is no name of Swift is reported where it is read.
      offset = end + 1
      return (.identifier(isQuoted: true), text(start + 1..<end))
    }
    guard peek() == UInt8(ascii: "`"), !name.isEmpty else {
      log.report(.unclosedModelText("name in backticks", at: Span(source, start, offset)))
      return (.identifier(isQuoted: true), name)
    }
    offset += 1
    return (.identifier(isQuoted: true), name)
  }

  /// The backtick that ends a name with signs that Swift takes in backticks only; nil where there is
  /// none behind spaces, hyphens, full stops and names.
  private func closingBacktick() -> Int? {
    var end = offset
    while end < bytes.count, case let byte = bytes[end],
      byte.isLetter || byte.isDigit || byte > 0x7F || "-_. ".utf8.contains(byte)
    {
      end += 1
    }
    return end > offset && end < bytes.count && bytes[end] == UInt8(ascii: "`") ? end : nil
  }

  /// The number of bytes of the next scalar if a name may have it there, else 0.
  private func nameScalarLength(isFirst: Bool) -> Int {
    NameCharacters.length(in: bytes, at: offset, isFirst: isFirst)
  }

  private mutating func readNumber() -> (ModelToken.Kind, String) {
    let start = offset
    readDigits()
    if peek() == UInt8(ascii: "."), peek(1).isDigit {
      offset += 1
      readDigits()
    }
    return (.number, text(start..<offset))
  }

  private mutating func readDigits() {
    while peek().isDigit || peek().isLetter || peek() == UInt8(ascii: "_") {
      let isExponent = peek() | 0x20 == UInt8(ascii: "e")
      offset += 1
      let isSigned = peek() == UInt8(ascii: "-") || peek() == UInt8(ascii: "+")
      if isExponent, isSigned, peek(1).isDigit { offset += 1 }
    }
  }

  /// Reads up to the next byte that could begin something else.
  private mutating func readUnknown() -> (ModelToken.Kind, String) {
    let start = offset
    offset += 1
    while offset < bytes.count, bytes[offset] & 0xC0 == 0x80 { offset += 1 }
    return (.unknown, text(start..<offset))
  }

  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
}

extension ModelLexer {
  /// Skips spaces, line breaks and comments, collects the lines of `///`, and says whether a new
  /// line began.
  private mutating func skipTrivia(_ documentation: inout [String]) -> Bool {
    var sawLine = false
    while offset < bytes.count {
      switch peek() {
      case UInt8(ascii: " "), UInt8(ascii: "\t"): offset += 1
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        sawLine = true
        offset += 1
      case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "/"):
        readLineComment(&documentation)
      case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "*"):
        skipBlockComment()
      default: return sawLine
      }
    }
    return sawLine
  }

  private mutating func readLineComment(_ documentation: inout [String]) {
    let start = offset
    while offset < bytes.count, peek() != UInt8(ascii: "\n"), peek() != UInt8(ascii: "\r") {
      offset += 1
    }
    guard offset - start >= 3, bytes[start + 2] == UInt8(ascii: "/"),
      offset - start == 3 || bytes[start + 3] != UInt8(ascii: "/")
    else { return }
    var from = start + 3
    if from < offset, bytes[from] == UInt8(ascii: " ") { from += 1 }
    documentation.append(text(from..<offset))
  }

  /// Skips a block comment; they nest.
  private mutating func skipBlockComment() {
    let start = offset
    var depth = 0
    repeat {
      if peek() == UInt8(ascii: "/"), peek(1) == UInt8(ascii: "*") {
        depth += 1
        offset += 2
      } else if peek() == UInt8(ascii: "*"), peek(1) == UInt8(ascii: "/") {
        depth -= 1
        offset += 2
      } else {
        offset += 1
      }
    } while depth > 0 && offset < bytes.count
    offset = min(offset, bytes.count)
    if depth > 0 { log.report(.unclosedModelText("comment", at: Span(source, start, start + 2))) }
  }
}
