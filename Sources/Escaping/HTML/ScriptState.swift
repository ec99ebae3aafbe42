/// Where static JavaScript ends: in code, where the filter `json` may print a value, or not.
///
/// It follows the tokens of ECMAScript (clause 12) that can hold a hole: strings, templates,
/// regular expressions and comments. Where a `/` could divide or begin a regular expression and the
/// tokens before do not decide it, values are not allowed in the rest of the script.
struct ScriptState: Hashable, Sendable {
  /// The token that is not complete.
  enum Token: Hashable, Sendable {
    case code
    case slash
    case lineComment
    case blockComment
    case blockCommentStar
    case string(quote: UInt8)
    case stringEscape(quote: UInt8)
    case template
    case templateEscape
    case templateDollar
    case regex(isClass: Bool)
    case regexEscape(isClass: Bool)
    /// Tokens can no longer be recognised.
    case lost
  }

  /// What a `/` would be.
  private enum Slash: Hashable, Sendable {
    case regex
    case division
    case unclear
  }

  /// What the code would do with a value.
  private enum Loading: Hashable, Sendable {
    case none
    /// After `from`: the name of a module.
    case module
    /// After `import`: the name of a module, perhaps after a parenthesis.
    case moduleOrFunction
    /// After `eval` or the like, before its parenthesis.
    case function
    /// After that parenthesis.
    case argument
  }

  private(set) var token = Token.code
  private var slash = Slash.regex
  /// The identifier or number that the code ends in, at most its last sixteen bytes.
  private var word: [UInt8] = []
  /// Whether the code ends in something that runs or loads the value after it.
  private var loading = Loading.none
  /// For each open `${`, the number of braces open inside it.
  private var substitutions: [UInt8] = []
  /// The last four bytes.
  private var recent: UInt32 = 0

  /// Reads a byte of static text.
  mutating func advance(over byte: UInt8) {
    recent = recent << 8 | UInt32(byte)
    switch token {
    case .code: advanceInCode(over: byte)
    case .slash: advanceAfterSlash(over: byte)
    case .lineComment: if endsLine(byte) { token = .code }
    case .blockComment: if byte == UInt8(ascii: "*") { token = .blockCommentStar }
    case .blockCommentStar:
      if byte != UInt8(ascii: "*") {
        token = byte == UInt8(ascii: "/") ? .code : .blockComment
      }
    case .string(let quote): advanceInString(over: byte, quote: quote)
    case .stringEscape(let quote): token = .string(quote: quote)
    case .template, .templateEscape, .templateDollar: advanceInTemplate(over: byte)
    case .regex(let isClass): advanceInRegex(over: byte, isClass: isClass)
    case .regexEscape(let isClass): token = endsLine(byte) ? .lost : .regex(isClass: isClass)
    case .lost: break
    }
  }

  /// Whether the byte ends a line, as the last byte of U+2028 or U+2029 where it is one.
  private func endsLine(_ byte: UInt8) -> Bool {
    byte == 0x0A || byte == 0x0D || recent & 0xFF_FFFE == 0xE2_80A8
  }

  private mutating func advanceInCode(over byte: UInt8) {
    if isWordByte(byte) {
      if word.count == 16 { word.removeFirst() }
      if word.isEmpty { loading = .none }
      return word.append(byte)
    }
    endWord()
    advanceLoading(over: byte)
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "'"): token = .string(quote: byte)
    case UInt8(ascii: "`"): token = .template
    case UInt8(ascii: "/"): token = .slash
    case UInt8(ascii: "\\"): token = .lost
    case UInt8(ascii: "{"): openBrace()
    case UInt8(ascii: "}"): closeBrace()
    case UInt8(ascii: ")"): slash = .unclear
    case UInt8(ascii: "]"): slash = .division
    default: advanceOverPunctuation(byte)
    }
  }

  private mutating func advanceOverPunctuation(_ byte: UInt8) {
    // `<!--` and `-->` begin comments in scripts that are not modules (annex B.1.1).
    if recent == 0x3C21_2D2D || recent & 0xFF_FFFF == 0x2D_2D3E { return token = .lost }
    if isWhitespace(byte) || byte == 0x0B { return }
    let isDoubled = recent >> 8 & 0xFF == UInt32(byte)
    let isSign = byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-")
    slash = isSign && isDoubled ? .unclear : .regex
  }

  private mutating func advanceLoading(over byte: UInt8) {
    if byte == UInt8(ascii: "(") {
      loading = loading == .function || loading == .moduleOrFunction ? .argument : .none
    } else if !isWhitespace(byte), byte != 0x0B, byte != UInt8(ascii: "/") {
      loading = .none
    }
  }

  private static let loadingFunctions: Set<[UInt8]> = Set(
    [
      "Function", "SharedWorker", "Worker", "eval", "importScripts", "setInterval", "setTimeout",
    ].map { Array($0.utf8) })

  private static func loading(after word: [UInt8]) -> Loading {
    if word.elementsEqual("from".utf8) { return .module }
    if word.elementsEqual("import".utf8) { return .moduleOrFunction }
    return loadingFunctions.contains(word) ? .function : .none
  }

  /// Whether the value of a hole would be run, or would name something that is run.
  private var runsValue: Bool {
    switch word.isEmpty ? loading : ScriptState.loading(after: word) {
    case .module, .moduleOrFunction, .argument: true
    case .none, .function: false
    }
  }

  private mutating func endWord() {
    guard !word.isEmpty else { return }
    loading = ScriptState.loading(after: word)
    slash = ScriptState.wordsBeforeExpressions.contains(word) ? .regex : .division
    word = []
  }

  private static let wordsBeforeExpressions: Set<[UInt8]> = Set(
    [
      "await", "case", "delete", "do", "else", "extends", "in", "instanceof", "new", "of",
      "return", "throw", "typeof", "void", "yield",
    ].map { Array($0.utf8) })

  private mutating func openBrace() {
    slash = .regex
    guard let last = substitutions.indices.last else { return }
    if substitutions[last] == .max { token = .lost } else { substitutions[last] += 1 }
  }

  private mutating func closeBrace() {
    slash = .unclear
    guard let last = substitutions.indices.last else { return }
    if substitutions[last] == 0 {
      substitutions.removeLast()
      token = .template
    } else {
      substitutions[last] -= 1
    }
  }

  private mutating func advanceAfterSlash(over byte: UInt8) {
    switch (byte, slash) {
    case (UInt8(ascii: "/"), _): token = .lineComment
    case (UInt8(ascii: "*"), _): token = .blockComment
    case (_, .regex):
      token = .regex(isClass: false)
      advanceInRegex(over: byte, isClass: false)
    case (_, .division):
      token = .code
      slash = .regex
      advanceInCode(over: byte)
    case (_, .unclear): token = .lost
    }
  }

  private mutating func advanceInString(over byte: UInt8, quote: UInt8) {
    switch byte {
    case quote:
      token = .code
      slash = .division
    case UInt8(ascii: "\\"): token = .stringEscape(quote: quote)
    case 0x0A, 0x0D: token = .lost
    default: break
    }
  }

  private mutating func advanceInTemplate(over byte: UInt8) {
    let isAfterEscape = token == .templateEscape
    let isAfterDollar = token == .templateDollar
    token = .template
    guard !isAfterEscape else { return }
    switch byte {
    case UInt8(ascii: "`"):
      token = .code
      slash = .division
    case UInt8(ascii: "\\"): token = .templateEscape
    case UInt8(ascii: "$"): token = .templateDollar
    case UInt8(ascii: "{") where isAfterDollar:
      substitutions.append(0)
      token = substitutions.count > 64 ? .lost : .code
      slash = .regex
    default: break
    }
  }

  private mutating func advanceInRegex(over byte: UInt8, isClass: Bool) {
    switch byte {
    case UInt8(ascii: "\\"): token = .regexEscape(isClass: isClass)
    case UInt8(ascii: "["): token = .regex(isClass: true)
    case UInt8(ascii: "]"): token = .regex(isClass: false)
    case UInt8(ascii: "/") where !isClass:
      token = .code
      slash = .division
    default: if endsLine(byte) { token = .lost }
    }
  }

  private func isWordByte(_ byte: UInt8) -> Bool {
    isLetter(byte) || isDigit(byte) || byte >= 0x80 || byte == UInt8(ascii: "_")
      || byte == UInt8(ascii: "$")
  }

  /// Steps over a hole.
  mutating func advanceOverHole() {
    recent = 0
    word = []
    loading = .none
    switch token {
    case .code: slash = .division
    case .slash: token = .lost
    case .blockCommentStar: token = .blockComment
    case .stringEscape(let quote): token = .string(quote: quote)
    case .templateEscape, .templateDollar: token = .template
    case .regexEscape(let isClass): token = .regex(isClass: isClass)
    case .lineComment, .blockComment, .string, .template, .regex, .lost: break
    }
  }

  /// The escaper of a hole, or why there is none.
  func escaper(forHoleOf kind: HoleKind) -> Result<Escaper, Refusal> {
    guard token == .code else {
      let help = "assign it before with the filter 'json': const value = {{ … | json }}"
      return .failure(Refusal(name, help: help))
    }
    guard kind == .json else {
      return .failure(
        Refusal(
          "in a script without the filter 'json'",
          help: "write {{ … | json }}, or put the value in a data attribute and read it there"))
    }
    guard !runsValue else {
      return .failure(
        Refusal(
          "in a script where it would be run, or name what is loaded",
          help: "write it in the template; a script of the site is loaded with "
            + "<script src=\"{{ asset(\"…\") }}\">"))
    }
    return .success(.scriptJSON)
  }

  /// The escaper of a hole in a file of its own, or why there is none. An address of the site may be
  /// between double quotes, and a number needs no filter.
  func escaper(inFileForHoleOf kind: HoleKind) -> Result<Escaper, Refusal> {
    if kind == .address, token == .string(quote: UInt8(ascii: "\"")) {
      return .success(.jsonContent)
    }
    if kind == .number, token == .code, !runsValue { return .success(.verbatim) }
    return escaper(forHoleOf: kind)
  }

  /// Whether a script may end here: outside of strings, comments and the like.
  var isWhole: Bool {
    switch token {
    case .code, .slash, .lineComment, .lost: true
    case .blockComment, .blockCommentStar, .string, .stringEscape, .template, .templateEscape,
      .templateDollar, .regex, .regexEscape:
      false
    }
  }

  /// The state after two branches that end in these two; nil when one of them is inside a token.
  func joined(with other: ScriptState) -> ScriptState? {
    if self == other { return self }
    var result = self
    var other = other
    if word != other.word {
      result.endWord()
      other.endWord()
    }
    guard token == other.token, substitutions == other.substitutions else { return nil }
    if result.slash != other.slash { result.slash = .unclear }
    if other.runsValue { result.loading = other.loading }
    result.recent = 0
    return result
  }

  /// Where this is, as messages say it.
  var name: String {
    switch token {
    case .code: "in a script"
    case .slash: "after a '/' in a script"
    case .lineComment, .blockComment, .blockCommentStar: "in a comment of a script"
    case .string, .stringEscape: "inside a JavaScript string"
    case .template, .templateEscape, .templateDollar: "inside a JavaScript template literal"
    case .regex, .regexEscape: "inside a JavaScript regular expression"
    case .lost: "in a script after something that can be read in two ways"
    }
  }
}
