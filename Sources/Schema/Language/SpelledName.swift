import Diagnostics
import Escaping

/// A name as files write it, where a model has to have one of Swift: `opening-hours`, `2nd`.
struct SpelledName {
  /// The name in files.
  let text: String
  /// Where it is written, quotation marks included.
  let range: Range<Int>
  /// The words that its signs separate.
  private let words: [String]
  /// What comes before a digit that it begins with, in Swift.
  private let prefix: String

  /// Reads the name that begins at an offset and ends before a sign such as `:` of the same line; nil
  /// where it is one of Swift, or none at all.
  ///
  /// - Parameters:
  ///   - bytes: The model file.
  ///   - start: Where the name begins.
  ///   - takesSpaces: Whether words that spaces separate are one name.
  ///   - ends: The signs behind it; 0 is the end of the line.
  init?(in bytes: [UInt8], at start: Int, takesSpaces: Bool, before ends: [UInt8]) {
    var end = start
    while end < bytes.count, Self.isPart(bytes, end), takesSpaces || bytes[end] != 0x20 { end += 1 }
    var next = end
    while next < bytes.count, bytes[next] == 0x20 { next += 1 }
    let sign = next < bytes.count && bytes[next] != 0x0D ? bytes[next] : 0x0A
    guard ends.contains(sign == 0x0A ? 0 : sign) else { return nil }
    while end > start, bytes[end - 1] == 0x20 { end -= 1 }
    let written = String(decoding: bytes[start..<end], as: UTF8.self)
    text = written.filter { $0 != "\"" && $0 != "`" }
    range = start..<end
    prefix = takesSpaces ? "field" : "case"
    words = text.split { "-. ".contains($0) }.map(String.init)
    guard let first = words.first, let initial = first.utf8.first else { return nil }
    let isWord =
      takesSpaces && written.hasPrefix(first + " ")
      && (ModelConstruct.openers.contains(first) || ModelConstruct.modifiers.contains(first))
    guard !isWord, words.count > 1 || isDigit(initial) || written.hasPrefix("\"") else {
      return nil
    }
  }

  private static func isPart(_ bytes: [UInt8], _ offset: Int) -> Bool {
    let byte = bytes[offset]
    return isLetter(byte) || isDigit(byte) || byte > 0x7F || "-_. `\"".utf8.contains(byte)
  }

  /// The name in Swift: the words together, each with a capital except the first.
  var swiftName: String {
    let first = words.first ?? ""
    let start = first.utf8.first.map(isDigit) == true ? prefix : ""
    return start
      + words.enumerated().map { index, word in
        index == 0 && start.isEmpty ? word : word.prefix(1).uppercased() + word.dropFirst()
      }.joined()
  }

  /// What is in it that no name of Swift has.
  var fault: String {
    if text.contains("-") { return "has a '-'" }
    if text.contains(" ") { return "has a space" }
    if text.contains(".") { return "has a '.'" }
    return words.first?.utf8.first.map(isDigit) == true
      ? "begins with a digit" : "has quotation marks"
  }
}

extension SpelledName {
  /// Takes the name of a field that files may have and Swift has not, and reports what to write; nil
  /// where the next token is a name of Swift, or none at all.
  static func ofField(
    after keyword: ModelToken, _ attributes: [AttributeSyntax], by parser: inout ModelParser
  ) -> (name: ModelName, attribute: AttributeSyntax?)? {
    let (token, bytes) = (parser.token, parser.lexer.bytes)
    guard !token.startsLine,
      let spelled = SpelledName(
        in: bytes, at: Int(token.span.start), takesSpaces: true, before: [UInt8(ascii: ":")])
    else { return nil }
    let span = Span(token.span.source, spelled.range)
    let isNamed =
      spelled.text == spelled.swiftName || attributes.contains { $0.name.text == "Named" }
    parser.log.report(
      .nameOfFiles(
        spelled, at: span, declaration: keyword.span.through(span),
        type: spelled.typeText(in: bytes), isNamed: isNamed))
    spelled.take(by: &parser)
    let literal = LiteralSyntax(value: .string(spelled.text), span: span)
    let attribute = AttributeSyntax(
      name: ModelName(text: "Named", span: span), arguments: [.literal(literal)], span: span)
    return (ModelName(text: spelled.swiftName, span: span), isNamed ? nil : attribute)
  }

  /// Takes the name of a case that texts may have and Swift has not, and reports what to write.
  static func ofCase(by parser: inout ModelParser) -> (name: ModelName, text: String)? {
    let token = parser.token
    guard !token.startsLine, token.kind != .string,
      let spelled = SpelledName(
        in: parser.lexer.bytes, at: Int(token.span.start), takesSpaces: false,
        before: [0, UInt8(ascii: ","), UInt8(ascii: "="), UInt8(ascii: "}"), UInt8(ascii: "/")])
    else { return nil }
    let span = Span(token.span.source, spelled.range)
    spelled.take(by: &parser)
    parser.log.report(.caseOfFiles(spelled, at: span, hasText: parser.token.isSign("=")))
    return (ModelName(text: spelled.swiftName, span: span), spelled.text)
  }

  /// Moves a parser to what is behind the name.
  private func take(by parser: inout ModelParser) {
    parser.lexer.offset = range.upperBound
    parser.advance()
  }

  /// The type that is written behind the name and a colon, with its default, as they are.
  private func typeText(in bytes: [UInt8]) -> String {
    let rest = bytes[range.upperBound...].drop { $0 == 0x20 || $0 == UInt8(ascii: ":") }
    var type = rest.prefix { $0 >= 0x20 && !"{}/;,".utf8.contains($0) }
    while type.last == 0x20 { type.removeLast() }
    return String(decoding: type, as: UTF8.self)
  }
}
