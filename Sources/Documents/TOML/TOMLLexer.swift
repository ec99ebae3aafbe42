import Tables

/// Reads keys, texts and other scalars from the start of a TOML document.
struct TOMLLexer {
  private let bytes: [UInt8]
  private var offset = 0
  /// The comments since they were last taken, each from its `#` on.
  private var comments: [String] = []

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  var isAtEnd: Bool { offset >= bytes.count }

  private var next: UInt8? { isAtEnd ? nil : bytes[offset] }

  /// Takes a character if it is the next one.
  mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: character) else { return false }
    offset += 1
    return true
  }

  /// Takes a character that has to be next, after blanks if there are any.
  mutating func expect(_ character: Unicode.Scalar) throws(TOMLReader.Fault) {
    skipBlanks()
    guard take(character) else { throw TOMLReader.Fault() }
  }

  mutating func skipBlanks() {
    while let byte = next, byte == 0x20 || byte == 0x09 { offset += 1 }
  }

  /// Skips blanks, comments and ends of lines.
  mutating func skipBlankLines() {
    while let byte = next {
      switch byte {
      case 0x20, 0x09, 0x0A, 0x0D: offset += 1
      case UInt8(ascii: "#"): skipComment()
      default: return
      }
    }
  }

  private mutating func skipComment() {
    let start = offset
    while let byte = next, byte != 0x0A { offset += 1 }
    let blanks = bytes[start..<offset].reversed().prefix { $0 <= 0x20 }.count
    comments.append(String(decoding: bytes[start..<offset - blanks], as: UTF8.self))
  }

  /// The comments since the last call, each from its `#` on.
  mutating func takeComments() -> [String] {
    defer { comments = [] }
    return comments
  }

  /// Takes the end of a line; anything else before it is an error.
  mutating func endLine() throws(TOMLReader.Fault) {
    skipBlanks()
    if next == UInt8(ascii: "#") { skipComment() }
    _ = take("\r")
    guard isAtEnd || take("\n") else { throw TOMLReader.Fault() }
  }

  /// How many keys may have dots between them.
  private static let depthLimit = 32

  /// A key, or keys with dots between them.
  mutating func keyPath() throws(TOMLReader.Fault) -> [String] {
    var path: [String] = []
    repeat {
      skipBlanks()
      path.append(try key())
      skipBlanks()
    } while take(".") && path.count < Self.depthLimit
    return path
  }

  private mutating func key() throws(TOMLReader.Fault) -> String {
    if let quote = next, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
      return try text(quote)
    }
    let word = word { byte in
      (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
        || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || byte == UInt8(ascii: "-")
        || byte == UInt8(ascii: "_")
    }
    guard !word.isEmpty else { throw TOMLReader.Fault() }
    return word
  }

  private mutating func word(while isPart: (UInt8) -> Bool) -> String {
    let start = offset
    while let byte = next, isPart(byte) { offset += 1 }
    return String(decoding: bytes[start..<offset], as: UTF8.self)
  }

  /// A text, number, truth value, date or time.
  mutating func scalar() throws(TOMLReader.Fault) -> TOMLValue {
    guard let first = next else { throw TOMLReader.Fault() }
    if first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") {
      return .text(try text(first))
    }
    let isPart = { (byte: UInt8) in byte > 0x20 && !",]}#".utf8.contains(byte) }
    var written = word(while: isPart)
    // A date and a time may have a space between them.
    if written.utf8.count == 10, next == 0x20, offset + 3 < bytes.count,
      bytes[offset + 3] == UInt8(ascii: ":")
    {
      offset += 1
      written += "T" + word(while: isPart)
    }
    guard let plain = TOMLScalar.plain(written) else { throw TOMLReader.Fault() }
    return .plain(plain)
  }

  /// A text in quotation marks, one of them or three.
  private mutating func text(_ quote: UInt8) throws(TOMLReader.Fault) -> String {
    offset += 1
    let isLong = bytes[offset...].prefix(2).elementsEqual([quote, quote])
    if isLong {
      offset += 2
      _ = take("\r")
      _ = take("\n")
    }
    var text: [UInt8] = []
    while let byte = next {
      offset += 1
      if byte == quote, !isLong { return String(decoding: text, as: UTF8.self) }
      if byte == quote, bytes[offset...].prefix(2).elementsEqual([quote, quote]) {
        offset += 2
        // Up to two more belong to the text.
        while next == quote {
          text.append(quote)
          offset += 1
        }
        return String(decoding: text, as: UTF8.self)
      }
      if byte == 0x0A, !isLong { break }
      if byte == UInt8(ascii: "\\"), quote == UInt8(ascii: "\"") {
        try takeEscape(into: &text)
      } else {
        text.append(byte)
      }
    }
    throw TOMLReader.Fault()
  }

  private mutating func takeEscape(into text: inout [UInt8]) throws(TOMLReader.Fault) {
    guard let byte = next else { throw TOMLReader.Fault() }
    offset += 1
    switch byte {
    case UInt8(ascii: "b"): text.append(0x08)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "n"): text.append(0x0A)
    case UInt8(ascii: "f"): text.append(0x0C)
    case UInt8(ascii: "r"): text.append(0x0D)
    case UInt8(ascii: "e"): text.append(0x1B)
    case UInt8(ascii: "\""), UInt8(ascii: "\\"): text.append(byte)
    case UInt8(ascii: "u"): try takeScalar(digits: 4, into: &text)
    case UInt8(ascii: "U"): try takeScalar(digits: 8, into: &text)
    case 0x20, 0x09, 0x0A, 0x0D:
      // A line break that is escaped: the text continues after the blanks of the next line.
      while let blank = next, [0x20, 0x09, 0x0A, 0x0D].contains(blank) { offset += 1 }
    default: throw TOMLReader.Fault()
    }
  }

  private mutating func takeScalar(
    digits: Int, into text: inout [UInt8]
  ) throws(TOMLReader.Fault) {
    let written = String(decoding: bytes[offset...].prefix(digits), as: UTF8.self)
    guard written.utf8.count == digits, let number = UInt32(unsigned: written, radix: 16),
      let scalar = Unicode.Scalar(number)
    else { throw TOMLReader.Fault() }
    offset += digits
    text += Array(String(Character(scalar)).utf8)
  }
}
