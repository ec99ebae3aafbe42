import Diagnostics

/// What the author probably meant where a model cannot be read: signs and words of other languages.
struct ModelSlip {
  let lexer: ModelLexer
  /// The token that is not what was expected.
  let token: ModelToken

  /// What to write in place of the next token, which is not what was expected.
  func advice(expecting expected: String) -> Diagnostic.Help? {
    if expected.hasPrefix("')' after what '@") { return rangeAdvice() }
    if lexer.text(token.span.range).hasPrefix("'") {
      return Diagnostic.Help("write a text in double quotes, such as \"t\"")
    }
    if case .identifier(false) = token.kind, expected.hasPrefix("a text"),
      lexer.bytes[Int(token.span.end)...].first == UInt8(ascii: ".")
    {
      let text = "\\" + lexer.text(token.span.range)
      return Diagnostic.Help(
        "write '\\' before a model and its field: '\(text).…'", replace: token.span, with: text)
    }
    if token.isSign("/"), expected.hasPrefix("a text") {
      return Diagnostic.Help("write a pattern as a text, such as #\"[a-z]+\"#")
    }
    if expected.hasPrefix("the name of a case"), token.kind == .string {
      let isName = token.text.utf8.allSatisfy { $0 | 0x20 >= 0x61 && $0 | 0x20 <= 0x7A }
      return Diagnostic.Help(
        isName && !token.text.isEmpty
          ? "write the name without quotes: \(token.text)"
          : "write a name and the text behind it, such as 'first = \"…\"'")
    }
    return nil
  }

  /// The range that two numbers in the brackets of an attribute mean, such as `1-9` and `1..9`.
  private func rangeAdvice() -> Diagnostic.Help? {
    let bytes = lexer.bytes
    var (start, end) = (Int(token.span.start), Int(token.span.start))
    let isInside = { (byte: UInt8) in byte != 0x28 && byte != 0x29 && byte != 0x0A }
    while start > 0, isInside(bytes[start - 1]) { start -= 1 }
    while end < bytes.count, isInside(bytes[end]) { end += 1 }
    let numbers = Self.wholeNumbers(in: bytes[start..<end])
    guard numbers.count == 2 else { return nil }
    let range = "\(numbers[0])...\(numbers[1])"
    return Diagnostic.Help(
      "write '\(range)'", replace: Span(token.span.source, start, end), with: range)
  }

  /// The whole numbers in a text; a `-` belongs to the number behind it, unless one is before it.
  private static func wholeNumbers(in bytes: ArraySlice<UInt8>) -> [String] {
    var numbers: [[UInt8]] = []
    var previous: UInt8 = 0
    for byte in bytes {
      let isInside = 0x30...0x39 ~= previous || previous == UInt8(ascii: "-")
      switch byte {
      case 0x30...0x39 where isInside && !numbers.isEmpty: numbers[numbers.count - 1].append(byte)
      case 0x30...0x39: numbers.append([byte])
      case UInt8(ascii: "-") where !(0x30...0x39 ~= previous): numbers.append([byte])
      default: break
      }
      previous = byte == UInt8(ascii: "-") && 0x30...0x39 ~= previous ? 0 : byte
    }
    return numbers.filter { $0.last != UInt8(ascii: "-") }
      .map { String(decoding: $0, as: UTF8.self) }
  }

  /// What to write where a declaration does not end with its line.
  func adviceAfter(isCase: Bool) -> Diagnostic.Help? {
    if isCase, token.isSign("|") {
      return Diagnostic.Help("write ','", replace: token.span, with: ",")
    }
    if isCase, case .identifier = token.kind {
      return Diagnostic.Help(
        "write ',' before it", replace: token.span, with: ", \(lexer.text(token.span.range))")
    }
    let (type, place) = wordBefore(token)
    if token.isSign("["), lexer.bytes[Int(token.span.end)...].first == UInt8(ascii: "]") {
      return Diagnostic.Help(
        "write '[\(type)]'",
        replace: Span(token.span.source, place.lowerBound, token.span.range.upperBound + 1),
        with: "[\(type)]")
    }
    guard token.isSign("|") else { return nil }
    return Diagnostic.Help("write '\(type)?' where there may be none")
  }

  /// The word before a token.
  private func wordBefore(_ token: ModelToken) -> (text: String, place: Range<Int>) {
    var end = Int(token.span.start)
    while end > 0, lexer.bytes[end - 1] == 0x20 { end -= 1 }
    var start = end
    while start > 0, case let byte = lexer.bytes[start - 1],
      byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A || byte >= 0x30 && byte <= 0x39
    {
      start -= 1
    }
    return (lexer.text(start..<end), start..<end)
  }

  /// Whether a name and a colon are here, as in a field whose `var` was forgotten.
  var isFieldWithoutKeyword: Bool {
    guard case .identifier(false) = token.kind else { return false }
    return lexer.bytes[Int(token.span.end)...].first { $0 != 0x20 } == UInt8(ascii: ":")
  }
}
