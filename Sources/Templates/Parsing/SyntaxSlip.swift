import Diagnostics
import Escaping

/// What was probably meant where a tag cannot be read: signs and words of other languages.
struct SyntaxSlip {
  let source: Source
  /// The token that is not what was expected, and the one before it.
  let current: Token
  let previous: Token

  /// What to write in place of the current token, which is not what was expected.
  func advice(expecting expected: String) -> Diagnostic.Help? {
    if let advice = adviceOnCallOfGo { return advice }
    return switch current.kind {
    case .tagEnd, .printEnd: adviceAtEnd(expecting: expected)
    case .name: adviceOnWord(expecting: expected)
    case .colon where expected == "'%}'": leaveOut(current)
    case .end, .text, .tagBegin, .printBegin, .invalid: nil
    default: adviceOnSign(expecting: expected)
    }
  }

  /// What to write for a tag whose first word is one of Go's templates and has its values behind it,
  /// as in `{{ range .Pages }}`.
  private var adviceOnCallOfGo: Diagnostic.Help? {
    guard [.string, .int, .dot, .name, .printEnd, .invalid].contains(current.kind) else {
      return nil
    }
    let before = source.bytes[..<Int(current.end)].suffix(Self.longestTag)
    let open = before.indices.dropLast().last {
      before[$0] == 0x7B && (before[$0 + 1] == 0x7B || before[$0 + 1] == 0x25)
    }
    guard let open, before[open + 1] == 0x7B else { return nil }
    let inside = before[(open + 2)...].drop { isWhitespace($0) || $0 == UInt8(ascii: "-") }
    let word = inside.prefix { isLetter($0) || isDigit($0) }
    let next = word.endIndex < source.bytes.count ? source.bytes[word.endIndex] : 0
    guard isWhitespace(next) else { return nil }
    return Diagnostic.wordsOfGo[String(decoding: word, as: UTF8.self)].map { Diagnostic.Help($0) }
  }

  /// How far before a token its tag is searched for, in bytes.
  private static let longestTag = 400

  private func text(of token: Token) -> String {
    String(decoding: source.bytes[token.range], as: UTF8.self)
  }

  private func span(of token: Token) -> Span { Span(source.id, token.range) }

  private func leaveOut(_ token: Token) -> Diagnostic.Help {
    Diagnostic.Help("leave '\(text(of: token))' out", replace: span(of: token), with: "")
  }

  /// What is missing before the end of a tag.
  private func adviceAtEnd(expecting expected: String) -> Diagnostic.Help? {
    if previous.kind == .dot { return leaveOut(previous) }
    let end = Span(source.id, Int(previous.end), Int(previous.end))
    for close in [")", "]", "}"] where expected.contains("'\(close)'") {
      return Diagnostic.Help("write '\(close)' here", replace: end, with: close)
    }
    return nil
  }

  private func adviceOnWord(expecting expected: String) -> Diagnostic.Help? {
    let word = text(of: current)
    let place = span(of: current)
    if expected == "'in'" {
      return word == "of"
        ? Diagnostic.Help("write 'in'", replace: place, with: "in")
        : Diagnostic.Help("write 'in' before it", replace: place, with: "in \(word)")
    }
    if expected == "'%}'", word == "if", previous.kind == .name, text(of: previous) == "else" {
      return Diagnostic.Help(
        "write 'elif'", replace: span(of: previous).through(place), with: "elif")
    }
    if expected == "'%}'", word == "then" || word == "do" { return leaveOut(current) }
    if endsExpression(expected) {
      if let operation = operationInCapitals { return operation }
      if let sign = Self.words[word] {
        return Diagnostic.Help("write '\(sign)'", replace: place, with: sign)
      }
      if let advice = Self.comparisons[word] { return Diagnostic.Help(advice) }
      if [.int, .float].contains(previous.kind), Self.isCurrency(word) {
        let (number, amount) = (span(of: previous), span(of: previous).through(place))
        let written = text(of: previous)
        return Diagnostic.Help(
          "an amount is compared with a number: write '\(written)'",
          replace: number.through(amount), with: written)
      }
    }
    return expected == "'='"
      ? Diagnostic.Help("write '=' before it", replace: place, with: "= \(word)") : nil
  }

  /// What to write for an operator in capital letters, as other languages have it: the current word,
  /// or `NOT` before it.
  private var operationInCapitals: Diagnostic.Help? {
    let token = previous.kind == .name && text(of: previous) == "NOT" ? previous : current
    guard let sign = Self.operationsInCapitals[text(of: token)] else { return nil }
    return Diagnostic.Help("write '\(sign)'", replace: span(of: token), with: sign)
  }

  private static let operationsInCapitals = [
    "AND": "and", "OR": "or", "NOT": "not", "IN": "in", "IS": "is",
  ]

  /// Whether a word is written as the code of a currency.
  private static func isCurrency(_ word: String) -> Bool {
    word.utf8.count == 3 && word.utf8.allSatisfy { (0x41...0x5A).contains($0) }
  }

  /// Whether the current token is behind a whole expression.
  private func endsExpression(_ expected: String) -> Bool {
    expected == "'%}'" || expected.hasPrefix("'}}'")
  }

  private func adviceOnSign(expecting expected: String) -> Diagnostic.Help? {
    if current.kind == .dot { return adviceOnDot(expecting: expected) }
    if expected == "the name of a test", [.string, .int, .float].contains(current.kind) {
      return text(of: previous) == "is"
        ? Diagnostic.Help("write '=='", replace: span(of: previous), with: "==")
        : Diagnostic.Help("write '!='")
    }
    if endsExpression(expected), let advice = adviceOnArgument { return advice }
    let place = signs(around: current)
    let isDotBehind = source.bytes[place.upperBound...].first == UInt8(ascii: ".")
    if source.bytes[place].elementsEqual([UInt8(ascii: "?")]), isDotBehind {
      return Diagnostic.Help(
        "write '.' for '?.', inside '{% if … %}' with the value that may be none before it")
    }
    let typed = String(decoding: source.bytes[place], as: UTF8.self)
    let span = Span(source.id, place)
    if expected == "'='", typed == "==" || typed == ":=" || typed == ":" {
      return Diagnostic.Help("write '='", replace: span, with: "=")
    }
    if expected == "'='", [.string, .int, .float].contains(current.kind) {
      return Diagnostic.Help("write '=' before it")
    }
    if typed == "=>", isArrow(behind: previous) {
      return Diagnostic.Help(
        "templates have no functions as values: write '{% for x in … if … %}', or name a field, as "
          + "in 'sort(attribute=\"…\")'")
    }
    if let operation = Self.operations[typed] {
      return Diagnostic.Help("write '\(operation)'", replace: span, with: operation)
    }
    return Self.advice[typed].map { Diagnostic.Help($0) }
  }

  /// Whether an arrow behind a token begins the body of a function: `filter(p => …)`, `sort((a, b) => …)`.
  private func isArrow(behind token: Token) -> Bool {
    var before = source.bytes[..<Int(token.start)]
    if token.kind == .rightParenthesis { return true }
    guard token.kind == .name, before.popLast() == UInt8(ascii: "(") else { return false }
    let word = before.reversed().prefix { isLetter($0) || isDigit($0) }.reversed()
    return !["", "if", "elif", "and", "or", "not"].contains(String(decoding: word, as: UTF8.self))
  }

  /// What to write for an argument of a filter without parentheses, as in `| truncate 10`.
  private var adviceOnArgument: Diagnostic.Help? {
    guard [.string, .int, .float].contains(current.kind), previous.kind == .name else { return nil }
    if text(of: previous) == "printf" {
      let format = DisplayText(text(of: current)).text
      return Diagnostic.Help("write '\(format) | format(…)' for 'printf \(format) …'")
    }
    guard
      source.bytes[..<Int(previous.start)].last(where: { !isWhitespace($0) }) == UInt8(ascii: "|")
    else { return nil }
    let use = "\(text(of: previous))(\(text(of: current)))"
    return Diagnostic.Help(
      "the arguments of a filter stand in parentheses: '\(DisplayText(use).text)'",
      replace: span(of: previous).through(span(of: current)), with: use)
  }

  /// What to write for the range `1..3`, or for a field of no value.
  private func adviceOnDot(expecting expected: String) -> Diagnostic.Help? {
    if expected == "an expression" {
      let name = source.bytes[Int(current.end)...].prefix { isLetter($0) || isDigit($0) }
      if [.equal, .notEqual].contains(previous.kind), !name.isEmpty {
        let word = String(decoding: name, as: UTF8.self)
        return Diagnostic.Help("a case of a choice stands in quotation marks: '\(word)'")
      }
      return Diagnostic.Help(
        "write the value that has the field before the dot, such as 'page.title'")
    }
    guard previous.kind == .dot else { return nil }
    let bytes = source.bytes
    let first = bytes[..<Int(previous.start)].reversed().prefix { isDigit($0) }.count
    let last = bytes[Int(current.end)...].prefix { isDigit($0) }.count
    let (start, end) = (Int(previous.start) - first, Int(current.end) + last)
    let lower = String(decoding: bytes[start..<Int(previous.start)], as: UTF8.self)
    let upper = Int(String(decoding: bytes[Int(current.end)..<end], as: UTF8.self))
    guard first > 0, let upper, upper < .max else {
      return Diagnostic.Help("write 'range(a, b + 1)' for 'a..b'")
    }
    let range = "range(\(lower), \(upper + 1))"
    return Diagnostic.Help(
      "write '\(range)', whose end is not part of it", replace: Span(source.id, start, end),
      with: range)
  }

  /// The adjacent signs around a token.
  private func signs(around token: Token) -> Range<Int> {
    let signs = Set("=!<>&|?+:".utf8)
    var (start, end) = (Int(token.start), Int(token.end))
    guard signs.contains(source.bytes[start]) else { return start..<end }
    while start > 0, signs.contains(source.bytes[start - 1]) { start -= 1 }
    while end < source.bytes.count, signs.contains(source.bytes[end]) { end += 1 }
    return start..<end
  }

  /// Operators of other languages.
  private static let operations = [
    "=": "==", "===": "==", "!==": "!=", "<>": "!=", "=>": ">=", "=<": "<=", "||": "or",
    "&&": "and",
  ]

  /// Words for operators in other languages.
  private static let words = [
    "eq": "==", "equals": "==", "ne": "!=", "gt": ">", "ge": ">=", "lt": "<", "le": "<=",
  ]

  /// What to write for words that compare texts in other languages.
  private static let comparisons = [
    "contains": "write 'b in a' for 'a contains b'", "has": "write 'b in a' for 'a has b'",
    "includes": "write 'b in a' for 'a includes b'",
    "starts": "write 'a is startingwith(b)' for 'a starts with b'",
    "ends": "write 'a is endingwith(b)' for 'a ends with b'",
    "between": "write 'b <= a <= c' for 'a between b and c'",
    "matches": Diagnostic.adviceOnPatterns,
  ]

  private static let advice = [
    "?": "write 'a if condition else b' for 'condition ? a : b'",
    "??": "write '… | default(…)'",
    "?:": "write '… | default(…)'",
    "++": "a variable is set anew: write '{% set n = n + 1 %}'",
    "+=": "a variable is set anew: write '{% set n = n + 1 %}'",
  ]
}
