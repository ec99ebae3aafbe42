/// Where static CSS ends: what a hole there would belong to.
///
/// It follows the tokens of CSS Syntax Level 3 as far as they decide that: strings, comments,
/// `url(…)`, braces, and the colon and semicolon of a declaration.
struct StyleState: Hashable, Sendable {
  /// What is between the tokens.
  enum Place: Hashable, Sendable {
    /// A selector, an at-rule or the name of a property.
    case prelude
    case value
    /// Branches ended at different places.
    case unclear
  }

  /// The token that is not complete.
  enum Token: Hashable, Sendable {
    case none
    case slash
    case comment
    case commentStar
    case string(quote: UInt8)
    case stringEscape(quote: UInt8)
    /// After `url(`.
    case urlStart
    case urlString(quote: UInt8, URLState)
    /// Inside `url(…)` without quotes.
    case bareURL
    /// Tokens can no longer be recognised: after an escape, after a string broken by a line break,
    /// and beyond 256 open parentheses or braces.
    case lost
  }

  /// Whether it is the value of a `style` attribute rather than the text of a `style` element.
  let isAttribute: Bool
  private(set) var place = Place.prelude
  private(set) var token = Token.none
  private var braces: UInt8 = 0
  private var parentheses: UInt8 = 0
  /// The last four bytes, in lower case.
  private var recent: UInt32 = 0

  init(isAttribute: Bool) { self.isAttribute = isAttribute }

  /// Reads a byte of static text; true when it makes a value before it a scheme.
  mutating func advance(over byte: UInt8) -> Bool {
    defer { recent = recent << 8 | UInt32(lowercased(byte)) }
    switch token {
    case .none: advanceBetweenTokens(over: byte)
    case .slash:
      token = .none
      if byte == UInt8(ascii: "*") { token = .comment } else { advanceBetweenTokens(over: byte) }
    case .comment: if byte == UInt8(ascii: "*") { token = .commentStar }
    case .commentStar:
      if byte != UInt8(ascii: "*") { token = byte == UInt8(ascii: "/") ? .none : .comment }
    case .string(let quote): advanceInString(over: byte, quote: quote)
    case .stringEscape(let quote): token = .string(quote: quote)
    case .urlStart: advanceAtURLStart(over: byte)
    case .urlString(let quote, let url): return advanceInURL(over: byte, quote: quote, url)
    case .bareURL: if byte == UInt8(ascii: ")") { token = .none }
    case .lost: break
    }
    return false
  }

  private mutating func advanceBetweenTokens(over byte: UInt8) {
    switch byte {
    case UInt8(ascii: "/"): token = .slash
    case UInt8(ascii: "\""), UInt8(ascii: "'"): token = .string(quote: byte)
    case UInt8(ascii: "("):
      if recent & 0xFF_FFFF == StyleState.url { token = .urlStart } else { openParenthesis() }
    case UInt8(ascii: ")"): parentheses -= min(parentheses, 1)
    case UInt8(ascii: "{"):
      if braces == .max { token = .lost } else { braces += 1 }
      enterPrelude()
    case UInt8(ascii: "}"):
      braces -= min(braces, 1)
      enterPrelude()
    case UInt8(ascii: ";"): enterPrelude()
    case UInt8(ascii: ":"): if isAttribute || braces > 0 { place = .value }
    case UInt8(ascii: "\\"): token = .lost
    default: break
    }
  }

  private mutating func openParenthesis() {
    if parentheses == .max { token = .lost } else { parentheses += 1 }
  }

  private static let url: UInt32 = 0x75_726C

  private mutating func enterPrelude() {
    place = .prelude
    parentheses = 0
  }

  private mutating func advanceInString(over byte: UInt8, quote: UInt8) {
    switch byte {
    case quote: token = .none
    case UInt8(ascii: "\\"): token = .stringEscape(quote: quote)
    case 0x0A, 0x0C, 0x0D: token = .lost
    default: break
    }
  }

  private mutating func advanceAtURLStart(over byte: UInt8) {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "'"): token = .urlString(quote: byte, URLState())
    case UInt8(ascii: ")"): token = .none
    default: if !isWhitespace(byte) { token = .bareURL }
    }
  }

  private mutating func advanceInURL(over byte: UInt8, quote: UInt8, _ url: URLState) -> Bool {
    switch byte {
    case quote: token = .bareURL
    case UInt8(ascii: "\\"), 0x0A, 0x0C, 0x0D: token = .lost
    default:
      var url = url
      let isFault = url.advance(over: byte)
      token = .urlString(quote: quote, url)
      return isFault
    }
    return false
  }

  /// Steps over a hole.
  mutating func advanceOverHole() {
    recent = 0
    switch token {
    case .slash: token = .none
    case .commentStar: token = .comment
    case .stringEscape(let quote): token = .string(quote: quote)
    case .urlStart: token = .bareURL
    case .urlString(let quote, var url):
      url.advanceOverHole()
      token = .urlString(quote: quote, url)
    case .none, .comment, .string, .bareURL, .lost: break
    }
  }

  /// The escaper of a hole, or why there is none.
  func escaper(forHoleOf kind: HoleKind) -> Result<Escaper, Refusal> {
    switch token {
    case .none where place == .value: .success(.styleValue)
    case .string where place == .value && parentheses == 0: .success(.styleString)
    case .urlString(_, let url) where place == .value: escaper(forHoleOf: kind, in: url)
    case .urlString(_, let url): escaper(forImportOf: kind, in: url)
    case .bareURL, .urlStart:
      .failure(
        Refusal("in a CSS 'url(…)' without quotes", help: "put quotes around the address"))
    case .comment, .commentStar, .slash:
      .failure(Refusal("in a CSS comment", help: "remove the hole or the comment"))
    case .stringEscape:
      .failure(
        Refusal("after a backslash in CSS", help: "remove the backslash before the hole"))
    case .none, .string, .lost: refusalOutsideValues
    }
  }

  /// The escaper of a hole in a file of its own, or why there is none: a number may stand in a
  /// selector or in the condition of a rule, too.
  func escaper(inFileForHoleOf kind: HoleKind) -> Result<Escaper, Refusal> {
    if kind == .number, token == .none { return .success(.verbatim) }
    return escaper(forHoleOf: kind)
  }

  /// Whether a style sheet may end here: outside of strings, addresses and comments.
  var isWhole: Bool {
    switch token {
    case .none, .slash, .lost: true
    case .comment, .commentStar, .string, .stringEscape, .urlStart, .urlString, .bareURL: false
    }
  }

  private var refusalOutsideValues: Result<Escaper, Refusal> {
    let help = "choose among classes with 'if', or print a value after ':' in a declaration"
    return .failure(Refusal(name, help: help))
  }

  /// The escaper of the address of a style sheet, as in `@import url("…")`.
  private func escaper(forImportOf kind: HoleKind, in url: URLState) -> Result<Escaper, Refusal> {
    guard kind == .address, url.isEmpty else {
      return .failure(
        Refusal(
          "in a CSS rule such as '@import', unless it is an address of the site",
          help: "print the result of 'asset(\"…\")', and nothing else"))
    }
    return escaper(forHoleOf: kind, in: url)
  }

  private func escaper(forHoleOf kind: HoleKind, in url: URLState) -> Result<Escaper, Refusal> {
    url.escaper(forHoleOf: kind, in: "CSS 'url(…)'").flatMap { escaper in
      switch escaper {
      case .html, .url: .success(.styleURL)
      case .urlPart, .urlSegment, .urlRootSegment: .success(.styleURLPart)
      default:
        .failure(
          Refusal(
            "after the beginning of an address in CSS 'url(…)'",
            help: "print the whole address, or only what follows a '/', '?' or '#'"))
      }
    }
  }

  /// The state after two branches that end in these two; nil when one of them is inside a token.
  func joined(with other: StyleState) -> StyleState? {
    if self == other { return self }
    var result = self
    if case .urlString(let quote, let left) = token,
      case .urlString(let otherQuote, let right) = other.token, quote == otherQuote
    {
      result.token = .urlString(quote: quote, left.joined(with: right))
    } else if token != other.token {
      return nil
    }
    guard isAttribute == other.isAttribute, braces == other.braces else { return nil }
    if place != other.place { result.place = .unclear }
    if recent != other.recent { result.recent = 0 }
    result.parentheses = max(parentheses, other.parentheses)
    return result
  }

  /// Where this is, as messages say it.
  var name: String {
    switch (token, place) {
    case (.none, .value): "in a CSS value"
    case (.string, _), (.stringEscape, _): "in a CSS string"
    case (.slash, _), (.comment, _), (.commentStar, _): "in a CSS comment"
    case (.urlStart, _), (.bareURL, _), (.urlString, _): "in a CSS 'url(…)'"
    case (.lost, _): "in CSS after an escape or a broken string"
    case (.none, .prelude): "in a CSS selector or property name"
    case (.none, .unclear): "in CSS whose branches end at different places"
    }
  }
}
