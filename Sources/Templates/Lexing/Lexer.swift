import Diagnostics
import Escaping
import Schema

/// Splits a template into tokens.
///
/// Whitespace control is done here, as Jinja2 does it by default: `-` beside a bracket trims the
/// text next to it, and one line break at the end of the template is removed. The contents of `raw`
/// become text, and comments are removed.
struct Lexer {
  let source: Source
  private let bytes: [UInt8]
  /// The offset after the last byte of the template.
  private let limit: Int
  private var offset: Int
  private var tokens: [Token] = []
  /// Whether the tag before the next text ends in `-`.
  private var trimsNextText = false
  /// The start of an unclosed text in the tag that is being read.
  private var openString: Span?
  /// Whether a comment or `raw` that is not closed takes the rest of the template.
  private var lacksRest = false
  private var log = DiagnosticLog()

  /// The tokens of a template; the last one is `.end`.
  static func tokens(
    of source: Source, reportingTo log: inout DiagnosticLog
  ) -> (tokens: [Token], lacksRest: Bool) {
    var lexer = Lexer(source)
    lexer.run()
    log.merge(lexer.log)
    return (lexer.tokens, lexer.lacksRest)
  }

  private init(_ source: Source) {
    self.source = source
    bytes = source.bytes
    offset = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    var limit = bytes.count
    if limit > offset, bytes[limit - 1] == UInt8(ascii: "\n") { limit -= 1 }
    if limit > offset, bytes[limit - 1] == UInt8(ascii: "\r") { limit -= 1 }
    self.limit = limit
  }

  private mutating func run() {
    while offset < limit {
      let start = offset
      let opening = nextOpening()
      appendText(start..<opening)
      guard opening < limit else { break }
      offset = opening
      switch bytes[opening + 1] {
      case UInt8(ascii: "#"): lexComment()
      case UInt8(ascii: "{"): lexTag(.printBegin, .printEnd, closing: UInt8(ascii: "}"))
      default:
        if !lexRaw() { lexTag(.tagBegin, .tagEnd, closing: UInt8(ascii: "%")) }
      }
    }
    tokens.append(Token(.end, limit, limit))
  }

  /// The offset of the next `{{`, `{%` or `{#`, or the limit.
  private func nextOpening() -> Int {
    var index = offset
    while index + 1 < limit {
      if bytes[index] == UInt8(ascii: "{") {
        switch bytes[index + 1] {
        case UInt8(ascii: "{"), UInt8(ascii: "%"), UInt8(ascii: "#"): return index
        default: break
        }
      }
      index += 1
    }
    return limit
  }

  /// Adds text, without the whitespace that the tags on both sides trim.
  private mutating func appendText(_ range: Range<Int>) {
    var range = range
    if trimsNextText {
      while let first = range.first, isWhitespace(bytes[first]) { range.removeFirst() }
    }
    trimsNextText = false
    if range.upperBound + 2 < limit, bytes[range.upperBound + 2] == UInt8(ascii: "-") {
      range = trimmedAtEnd(range)
    }
    if !range.isEmpty { tokens.append(Token(.text, range.lowerBound, range.upperBound)) }
  }

  private func trimmedAtEnd(_ range: Range<Int>) -> Range<Int> {
    var range = range
    while let last = range.last, isWhitespace(bytes[last]) { range.removeLast() }
    return range
  }

  private mutating func lexComment() {
    let start = offset
    var index = offset + 2
    while index + 1 < limit {
      if bytes[index] == UInt8(ascii: "#"), bytes[index + 1] == UInt8(ascii: "}") {
        trimsNextText = index > start + 2 && bytes[index - 1] == UInt8(ascii: "-")
        offset = index + 2
        return
      }
      index += 1
    }
    log.report(.unclosedTag("comment", closing: "#}", at: Span(source.id, start, start + 2)))
    (lacksRest, offset) = (true, limit)
  }

  // MARK: Tags

  private mutating func lexTag(_ begin: Token.Kind, _ end: Token.Kind, closing: UInt8) {
    let start = offset
    // Diagnostics in a tag that turns out to be unclosed are dropped.
    var outer = DiagnosticLog()
    swap(&log, &outer)
    defer {
      outer.merge(log)
      swap(&log, &outer)
    }
    openString = nil
    tokens.append(Token(begin, offset, offset + 2))
    offset += 2
    if isSign(at: offset) { offset += 1 }
    var brackets = OpenBrackets()
    while true {
      skipWhitespace()
      if offset >= limit || startsTag() {
        log = DiagnosticLog()
        return recover(from: start, begin, end)
      }
      if let length = closingLength(closing, brackets: brackets) {
        tokens.append(Token(end, offset, offset + length))
        trimsNextText = length == 3 && bytes[offset] == UInt8(ascii: "-")
        offset += length
        return
      }
      if let length = wrongClosingLength(begin, brackets: brackets) {
        let span = Span(source.id, offset, offset + length)
        log.report(.wrongClosing(closes: begin == .tagBegin ? "%}" : "}}", at: span))
        tokens.append(Token(end, offset, offset + length))
        offset += length
        return
      }
      lexWord(brackets: &brackets)
    }
  }

  /// Reports a tag that is not closed, and continues after its line: what follows is usually text
  /// again.
  private mutating func recover(from start: Int, _ begin: Token.Kind, _ end: Token.Kind) {
    if let openString {
      log.report(.unclosedString(at: openString))
    } else {
      let name = begin == .tagBegin ? "tag" : "expression"
      let mark = begin == .tagBegin ? "%}" : "}}"
      log.report(.unclosedTag(name, closing: mark, at: Span(source.id, start, start + 2)))
    }
    let line = bytes[start..<offset]
    offset = line.firstIndex { $0 == 0x0A || $0 == 0x0D } ?? offset
    forgetTokens(after: begin)
    tokens.append(Token(.invalid, offset, offset))
    tokens.append(Token(end, offset, offset))
  }

  /// The number of bytes of a bracket that does not match its tag.
  private func wrongClosingLength(_ begin: Token.Kind, brackets: OpenBrackets) -> Int? {
    guard !brackets.holdBrace else { return nil }
    let next = offset + 1 < limit ? bytes[offset + 1] : 0
    switch bytes[offset] {
    case UInt8(ascii: "}"): return next == UInt8(ascii: "}") ? 2 : 1
    case UInt8(ascii: "%") where begin == .printBegin && next == UInt8(ascii: "}"): return 2
    default: return nil
    }
  }

  /// Removes the words of an unclosed tag, except for its name.
  private mutating func forgetTokens(after begin: Token.Kind) {
    guard let start = tokens.lastIndex(where: { $0.kind == begin }) else { return }
    tokens.removeSubrange(min(start + (begin == .tagBegin ? 2 : 1), tokens.count)...)
  }

  /// Whether another tag opens here, so that the current one was never closed.
  private func startsTag() -> Bool {
    guard bytes[offset] == UInt8(ascii: "{"), offset + 1 < limit else { return false }
    return bytes[offset + 1] == UInt8(ascii: "%") || bytes[offset + 1] == UInt8(ascii: "{")
      || bytes[offset + 1] == UInt8(ascii: "#")
  }

  /// The number of bytes of the closing bracket that is here, with its sign.
  private func closingLength(_ first: UInt8, brackets: OpenBrackets) -> Int? {
    let sign = isSign(at: offset) ? 1 : 0
    let start = offset + sign
    guard start + 1 < limit, bytes[start] == first, bytes[start + 1] == UInt8(ascii: "}") else {
      return nil
    }
    if first == UInt8(ascii: "}"), brackets.last == UInt8(ascii: "{") { return nil }
    return sign + 2
  }

  private func isSign(at index: Int) -> Bool {
    index < limit && (bytes[index] == UInt8(ascii: "-") || bytes[index] == UInt8(ascii: "+"))
  }

  private mutating func skipWhitespace() {
    while offset < limit, isWhitespace(bytes[offset]) { offset += 1 }
  }

  private mutating func lexWord(brackets: inout OpenBrackets) {
    let start = offset
    let byte = bytes[offset]
    if isNameStart(at: offset) {
      skipName()
      tokens.append(Token(.name, start, offset))
    } else if isDigit(byte) {
      lexNumber()
    } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
      lexString(quote: byte)
    } else if let (kind, length) = symbol(at: offset) {
      balance(kind, byte, &brackets)
      tokens.append(Token(kind, start, start + length))
      offset += length
    } else {
      offset += 1
      while offset < limit, bytes[offset] & 0xC0 == 0x80 || bytes[offset] == byte { offset += 1 }
      let span = Span(source.id, start, offset)
      let quoted = Diagnostic.quoted(bytes[start..<offset])
      log.report(.unexpectedCharacter(quoted, after: tokens.last, at: span))
      tokens.append(Token(.invalid, start, offset))
    }
  }

  private func balance(_ kind: Token.Kind, _ byte: UInt8, _ brackets: inout OpenBrackets) {
    if [.leftBrace, .leftBracket, .leftParenthesis].contains(kind) {
      brackets.append(byte)
    } else if [.rightBrace, .rightBracket, .rightParenthesis].contains(kind) {
      brackets.removeLast()
    }
  }

  private mutating func lexNumber() {
    let start = offset
    if let base = numberBase() {
      offset += 2
      skipName()
      let digits = bytes[start + 2..<offset].filter { $0 != UInt8(ascii: "_") }
      if Int(String(decoding: digits, as: UTF8.self), radix: base) != nil {
        tokens.append(Token(.int, start, offset))
        return
      }
    } else {
      skipDigits()
      var kind = Token.Kind.int
      if offset + 1 < limit, bytes[offset] == UInt8(ascii: "."), isDigit(bytes[offset + 1]) {
        kind = .float
        offset += 1
        skipDigits()
      }
      if skipExponent() { kind = .float }
      if offset == limit || !isNameStart(at: offset) {
        tokens.append(Token(kind, start, offset))
        return
      }
      skipName()
    }
    log.report(.badNumber(Diagnostic.quoted(bytes[start..<offset]), at: span(from: start)))
    tokens.append(Token(.invalid, start, offset))
  }

  private func numberBase() -> Int? {
    guard bytes[offset] == UInt8(ascii: "0"), offset + 1 < limit else { return nil }
    return switch bytes[offset + 1] | 0x20 {
    case UInt8(ascii: "x"): 16
    case UInt8(ascii: "o"): 8
    case UInt8(ascii: "b"): 2
    default: nil
    }
  }

  private mutating func skipDigits() {
    while offset < limit, isDigit(bytes[offset]) || bytes[offset] == UInt8(ascii: "_") {
      offset += 1
    }
  }

  private mutating func skipExponent() -> Bool {
    guard offset < limit, bytes[offset] | 0x20 == UInt8(ascii: "e") else { return false }
    let digits = isSign(at: offset + 1) ? offset + 2 : offset + 1
    guard digits < limit, isDigit(bytes[digits]) else { return false }
    offset = digits
    skipDigits()
    return true
  }

  private mutating func lexString(quote: UInt8) {
    let start = offset
    var index = offset + 1
    var firstClosing: Int?
    var hasLineEnd = false
    while index < limit, bytes[index] != quote {
      if bytes[index] == 0x0A { hasLineEnd = true }
      if firstClosing == nil, isClosing(at: index) { firstClosing = index }
      // Texts over several lines are rare: where a tag seems to end in one, the text is not closed.
      if hasLineEnd, firstClosing != nil { break }
      index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    if index < limit, bytes[index] == quote {
      offset = index + 1
      tokens.append(Token(.string, start, offset))
      return
    }
    openString = Span(source.id, start, start + 1)
    log.report(.unclosedString(at: Span(source.id, start, start + 1)))
    tokens.append(Token(.invalid, start, start + 1))
    offset = firstClosing ?? limit
  }

  /// Whether `%}` or `}}` is here.
  private func isClosing(at index: Int) -> Bool {
    guard index + 1 < limit, bytes[index + 1] == UInt8(ascii: "}") else { return false }
    return bytes[index] == UInt8(ascii: "%") || bytes[index] == UInt8(ascii: "}")
  }

  private func span(from start: Int) -> Span { Span(source.id, start, offset) }

  // MARK: Raw

  /// Reads `{% raw %}…{% endraw %}` as text, if that is what is here.
  private mutating func lexRaw() -> Bool {
    guard let body = endOfTag(named: "raw", at: offset) else { return false }
    let opening = Span(source.id, offset, body.end)
    var index = body.end
    while index < limit {
      if bytes[index] == UInt8(ascii: "{"), let tag = endOfTag(named: "endraw", at: index) {
        var range = body.end..<index
        if body.trims {
          while let first = range.first, isWhitespace(bytes[first]) { range.removeFirst() }
        }
        if bytes[index + 2] == UInt8(ascii: "-") { range = trimmedAtEnd(range) }
        if !range.isEmpty { tokens.append(Token(.raw, range.lowerBound, range.upperBound)) }
        trimsNextText = tag.trims
        offset = tag.end
        return true
      }
      index += 1
    }
    log.report(.unclosedTag("raw", closing: "{% endraw %}", at: opening))
    (lacksRest, offset) = (true, limit)
    return true
  }

  /// The end of the tag `{% name %}` at `start`, and whether it trims what follows; nil for another
  /// tag.
  private func endOfTag(named name: StaticString, at start: Int) -> (end: Int, trims: Bool)? {
    guard start + 1 < limit, bytes[start + 1] == UInt8(ascii: "%") else { return nil }
    var index = start + 2
    if isSign(at: index) { index += 1 }
    while index < limit, isWhitespace(bytes[index]) { index += 1 }
    let count = name.utf8CodeUnitCount
    guard index + count < limit,
      name.withUTF8Buffer({ unsafe bytes[index..<index + count].elementsEqual($0) })
    else { return nil }
    index += count
    while index < limit, isWhitespace(bytes[index]) { index += 1 }
    let trims = index < limit && bytes[index] == UInt8(ascii: "-")
    if isSign(at: index) { index += 1 }
    guard index + 1 < limit, bytes[index] == UInt8(ascii: "%"),
      bytes[index + 1] == UInt8(ascii: "}")
    else { return nil }
    return (index + 2, trims)
  }

  // MARK: Symbols

  private func symbol(at index: Int) -> (Token.Kind, Int)? {
    let next = index + 1 < limit ? bytes[index + 1] : 0
    switch (bytes[index], next) {
    case (UInt8(ascii: "*"), UInt8(ascii: "*")): return (.power, 2)
    case (UInt8(ascii: "/"), UInt8(ascii: "/")): return (.floorDivide, 2)
    case (UInt8(ascii: "="), UInt8(ascii: "=")): return (.equal, 2)
    case (UInt8(ascii: "!"), UInt8(ascii: "=")): return (.notEqual, 2)
    case (UInt8(ascii: "<"), UInt8(ascii: "=")): return (.lessOrEqual, 2)
    case (UInt8(ascii: ">"), UInt8(ascii: "=")): return (.greaterOrEqual, 2)
    default: return Token.Kind.symbols[bytes[index]].map { ($0, 1) }
    }
  }

  private func isNameStart(at index: Int) -> Bool {
    NameCharacters.length(in: bytes, at: index, isFirst: true) > 0
  }

  /// Skips the characters that a name may have after its first one.
  private mutating func skipName() {
    while offset < limit,
      case let length = NameCharacters.length(
        in: bytes, at: offset, isFirst: false, takesMarks: true), length > 0
    { offset += length }
  }
}
