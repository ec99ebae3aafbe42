/// Splits a script into tokens (ECMAScript, section 12), well enough to know what is code and what
/// is a comment, a string, a template or a regular expression.
///
/// Whether `/` begins a regular expression or divides is decided by the token before it, and for
/// brackets by what was before they opened. One pass, no recursion; it reports no mistakes.
package struct ScriptTokenizer {
  /// What a bracket that is open will be followed by.
  private enum Bracket {
    /// `(` after `if`, `while`, `for` or `with`: a statement follows.
    case condition
    /// Any other `(`, or `[`: a value ends.
    case group
    /// `{` of statements.
    case block
    /// `{` of an object: a value ends.
    case object
    /// `${`: the template continues.
    case substitution
  }

  private let bytes: [UInt8]
  private var offset = 0
  private var open: [Bracket] = []
  /// Whether a value has just ended, so that `/` divides.
  private var endsValue = false
  /// No regular expression ends before this offset.
  private var noExpressionBefore = 0
  /// The tokens in their order.
  package private(set) var tokens: [ScriptToken] = []
  /// The insides of comments.
  package private(set) var comments: [Range<Int>] = []
  /// Whether tokens are separated, or lines ended, by white space outside of ASCII.
  private(set) var hasBlanksOutsideASCII = false

  /// Splits a script into tokens.
  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
    if starts(with: "#!") { skipLine() }
    while offset < bytes.count { step() }
  }

  private mutating func step() {
    let byte = bytes[offset]
    switch byte {
    case 0...0x20: offset += 1
    case UInt8(ascii: "\""), UInt8(ascii: "'"): string(byte)
    case UInt8(ascii: "`"):
      offset += 1
      template(isHead: true)
    case UInt8(ascii: "/"): slash()
    case UInt8(ascii: "<") where starts(with: "<!--"): lineComment(4)
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): begin(byte)
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): end(byte)
    default:
      let blank = countOfBlank(at: offset)
      if blank > 0 {
        hasBlanksOutsideASCII = true
        offset += blank
      } else if Self.isNameByte(byte) {
        word()
      } else {
        sign(byte)
      }
    }
  }

  private func starts(with text: StaticString) -> Bool {
    guard offset + text.utf8CodeUnitCount <= bytes.count else { return false }
    return text.withUTF8Buffer { buffer in
      for index in 0..<buffer.count where unsafe buffer[index] != bytes[offset + index] {
        return false
      }
      return true
    }
  }

  private mutating func add(_ kind: ScriptToken.Kind, _ range: Range<Int>, endsValue: Bool) {
    tokens.append(ScriptToken(kind: kind, range: range))
    self.endsValue = endsValue
  }

  /// Whether the last token is one of some words, and not the name of a member.
  private func follows(_ words: Set<String>) -> Bool {
    guard let last = tokens.last, last.kind == .name,
      words.contains(String(decoding: bytes[last.range], as: UTF8.self))
    else { return false }
    return tokens.count < 2 || !isSign(".", tokens[tokens.count - 2])
  }

  private func isSign(_ sign: Unicode.Scalar, _ token: ScriptToken?) -> Bool {
    token.map { $0.kind == .punctuator && bytes[$0.range.lowerBound] == UInt8(ascii: sign) }
      ?? false
  }

  // MARK: Words and signs

  private static let beforeValues: Set<String> = [
    "return", "typeof", "instanceof", "in", "of", "new", "delete", "void", "throw", "case", "do",
    "else", "await", "yield", "extends", "default",
  ]
  private static let beforeConditions: Set<String> = ["if", "while", "for", "with"]

  private mutating func word() {
    let start = offset
    while offset < bytes.count, Self.isNameByte(bytes[offset]), countOfBlank(at: offset) == 0 {
      offset += 1
    }
    let isNumber = (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[start])
    add(isNumber ? .number : .name, start..<offset, endsValue: true)
    if !isNumber, follows(Self.beforeValues) { endsValue = false }
  }

  private mutating func sign(_ byte: UInt8) {
    // After `a++` a value has ended, before `++a` it has not.
    let isDoubled =
      (byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-"))
      && tokens.last.map { $0.range == offset - 1..<offset && bytes[offset - 1] == byte } == true
    let keeps = isDoubled && endedBeforeSign
    endedBeforeSign = endsValue
    add(.punctuator, offset..<offset + 1, endsValue: keeps)
    offset += 1
  }

  /// Whether a value had ended before the last sign.
  private var endedBeforeSign = false

  /// Whether a byte can be part of a name or a number.
  package static func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"),
      UInt8(ascii: "\\"), UInt8(ascii: "#"), 0x80...:
      true
    default: false
    }
  }

  // MARK: Brackets

  private mutating func begin(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "("): open.append(follows(Self.beforeConditions) ? .condition : .group)
    case UInt8(ascii: "["): open.append(.group)
    default: open.append(beginsBlock ? .block : .object)
    }
    add(.punctuator, offset..<offset + 1, endsValue: false)
    offset += 1
  }

  /// Whether `{` opens statements rather than an object.
  private var beginsBlock: Bool {
    guard let last = tokens.last else { return true }
    switch last.kind {
    case .name: return !follows(Self.beforeValues) || follows(["else", "do"])
    case .number, .string, .template, .regularExpression: return true
    case .templateHead: return false
    case .punctuator:
      switch bytes[last.range.lowerBound] {
      case UInt8(ascii: ")"), UInt8(ascii: ";"), UInt8(ascii: "{"), UInt8(ascii: "}"): return true
      case UInt8(ascii: ">"):
        return tokens.count > 1 && isSign("=", tokens[tokens.count - 2])
      case UInt8(ascii: ":"): return open.last == .block || open.isEmpty
      default: return false
      }
    }
  }

  private mutating func end(_ byte: UInt8) {
    let bracket = open.popLast()
    if bracket == .substitution {
      offset += 1
      template(isHead: false)
      return
    }
    add(.punctuator, offset..<offset + 1, endsValue: bracket == .group || bracket == .object)
    offset += 1
  }

  // MARK: Comments and expressions

  private mutating func slash() {
    if starts(with: "//") { return lineComment(2) }
    if starts(with: "/*") { return blockComment() }
    if endsValue || !regularExpression() { sign(UInt8(ascii: "/")) }
  }

  private mutating func lineComment(_ length: Int) {
    let start = offset + length
    skipLine()
    comments.append(start..<max(start, offset))
  }

  private mutating func skipLine() {
    while offset < bytes.count, !Self.endsLine(bytes[offset]), !isSeparator(at: offset) {
      offset += 1
    }
  }

  private static func endsLine(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }

  /// Whether U+2028 or U+2029 is at an offset: they end a line, except in a string (ECMAScript,
  /// section 12.3).
  private func isSeparator(at offset: Int) -> Bool {
    bytes[offset] == 0xE2 && offset + 2 < bytes.count && bytes[offset + 1] == 0x80
      && bytes[offset + 2] & 0xFE == 0xA8
  }

  /// The bytes of white space or of a line's end outside of ASCII at an offset (ECMAScript, sections
  /// 12.2 and 12.3); 0 for anything else.
  private func countOfBlank(at offset: Int) -> Int {
    let first = bytes[offset]
    guard first >= 0xC2, offset + 1 < bytes.count else { return 0 }
    let second = bytes[offset + 1]
    if first == 0xC2 { return second == 0xA0 ? 2 : 0 }
    guard offset + 2 < bytes.count else { return 0 }
    switch (first, second, bytes[offset + 2]) {
    case (0xE1, 0x9A, 0x80), (0xE2, 0x80, 0x80...0x8A), (0xE2, 0x80, 0xA8...0xA9),
      (0xE2, 0x80, 0xAF), (0xE2, 0x81, 0x9F), (0xE3, 0x80, 0x80), (0xEF, 0xBB, 0xBF):
      return 3
    default: return 0
    }
  }

  private mutating func blockComment() {
    let start = offset + 2
    offset = start
    while offset < bytes.count, !starts(with: "*/") {
      if isSeparator(at: offset) { hasBlanksOutsideASCII = true }
      offset += 1
    }
    comments.append(start..<offset)
    offset = min(offset + 2, bytes.count)
  }

  /// Reads a regular expression; false, having read nothing, where the line ends first.
  private mutating func regularExpression() -> Bool {
    guard offset >= noExpressionBefore else { return false }
    var end = offset + 1
    var isClass = false
    while end < bytes.count, !Self.endsLine(bytes[end]), !isSeparator(at: end) {
      switch bytes[end] {
      case UInt8(ascii: "\\"): end += 1
      case UInt8(ascii: "["): isClass = true
      case UInt8(ascii: "]"): isClass = false
      case UInt8(ascii: "/") where !isClass:
        add(.regularExpression, offset..<end + 1, endsValue: true)
        offset = end + 1
        while offset < bytes.count, Self.isNameByte(bytes[offset]) { offset += 1 }
        return true
      default: break
      }
      end += 1
    }
    noExpressionBefore = end
    return false
  }

  // MARK: Strings

  private mutating func string(_ quote: UInt8) {
    let start = offset + 1
    offset = start
    while offset < bytes.count, bytes[offset] != quote, !Self.endsLine(bytes[offset]) {
      offset += bytes[offset] == UInt8(ascii: "\\") ? 2 : 1
    }
    offset = min(offset, bytes.count)
    add(.string, start..<offset, endsValue: true)
    if offset < bytes.count, bytes[offset] == quote { offset += 1 }
  }

  /// Reads a template to its end or to its next substitution.
  private mutating func template(isHead: Bool) {
    let start = offset
    while offset < bytes.count, bytes[offset] != UInt8(ascii: "`") {
      if starts(with: "${") {
        add(.templateHead, start..<offset, endsValue: false)
        open.append(.substitution)
        offset += 2
        return
      }
      offset += bytes[offset] == UInt8(ascii: "\\") ? 2 : 1
    }
    offset = min(offset, bytes.count)
    add(isHead ? .string : .template, start..<offset, endsValue: true)
    offset = min(offset + 1, bytes.count)
  }
}
