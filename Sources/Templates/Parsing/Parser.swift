import Diagnostics
import Escaping

/// Reads the tokens of one template into a tree.
///
/// A mistake inside a tag is reported and the parser goes on behind the tag, so that one run
/// tells them all.
struct Parser {
  /// How deep tags and expressions may be nested.
  static let depthLimit = 64
  /// How many expressions may stand one inside the other: `a + b + c` are three.
  static let heightLimit = 128

  let source: Source
  private let tokens: [Token]
  private var position = 0
  var log = DiagnosticLog(isPart: true)
  var template: Template
  /// The tags that are open, outermost first.
  var openTags: [OpenTag] = []
  /// The names of tags that do not exist, and of those probably meant: their ends are not
  /// reported once more.
  var unknownTags: [(name: String, depth: Int)] = []
  /// Whether `varargs` was read since the macro around began.
  var readsMore = false
  /// Where the tag begins that is being read.
  private var tagStart = 0
  /// The depth of the expression that is being read.
  var depth = 0

  /// A tag that waits for its end.
  struct OpenTag {
    let name: String
    let span: Span
    let continuations: Set<String>
  }

  /// Thrown when the rest of a tag cannot be read; the reason is reported already.
  struct Failure: Error {}

  /// The tree of a template.
  static func template(
    named name: String, source: Source, reportingTo log: inout DiagnosticLog
  ) -> Template {
    var lexing = log.emptyPart()
    if let encoding = source.otherEncoding {
      log.report(.otherEncoding(encoding, at: Span(source.id, 0, 0)))
      var template = Template(name: name, source: source)
      template.certainty = .uncertain
      return template
    }
    if let fault = TextEncoding.firstFault(in: source.bytes) {
      lexing.report(.templateNotUTF8(at: Span(source.id, fault, fault + 1)))
    }
    if let nul = source.bytes.firstIndex(of: 0) {
      lexing.report(.nulByte(at: Span(source.id, nul, nul + 1)))
    }
    if let conflict = MergeConflict.first(in: source, 0..<source.bytes.count) {
      lexing.report(.mergeConflict(at: conflict))
    }
    let tokens = Lexer.tokens(of: source, reportingTo: &lexing)
    var parser = Parser(name: name, source: source, tokens: tokens)
    let (nodes, _) = parser.parseNodes()
    parser.template.nodes = nodes
    if lexing.hasErrors || parser.log.hasErrors { parser.template.certainty = .uncertain }
    log.merge(lexing)
    log.merge(parser.log)
    return parser.template
  }

  private init(name: String, source: Source, tokens: [Token]) {
    self.source = source
    self.tokens = tokens
    template = Template(name: name, source: source)
  }

  // MARK: Tokens

  /// The token that is read next.
  var current: Token { tokens[position] }

  /// The kind of the token after the current one.
  var nextKind: Token.Kind { tokens[min(position + 1, tokens.count - 1)].kind }

  /// The token before the current one.
  var previous: Token { tokens[max(position - 1, 0)] }

  /// Takes the current token.
  @discardableResult
  mutating func take() -> Token {
    let token = tokens[position]
    if position < tokens.count - 1 { position += 1 }
    return token
  }

  /// Takes the current token if it is of this kind.
  mutating func take(_ kind: Token.Kind) -> Bool {
    guard current.kind == kind else { return false }
    take()
    return true
  }

  /// Takes the current token if it is this word.
  mutating func take(word: String) -> Bool {
    guard isWord(word) else { return false }
    take()
    return true
  }

  /// Whether the current token is this word.
  func isWord(_ word: String) -> Bool { current.kind == .name && text(of: current) == word }

  /// The bytes of a token, as text.
  func text(of token: Token) -> String {
    String(decoding: source.bytes[token.range], as: UTF8.self)
  }

  /// The place of a token.
  func span(of token: Token) -> Span { Span(source.id, token.range) }

  /// The place from `start` to the last token that was taken.
  func span(from start: Token) -> Span {
    Span(source.id, Int(start.start), max(Int(start.end), Int(previous.end)))
  }

  /// Takes a token of this kind, or reports what is there instead.
  @discardableResult
  mutating func expect(_ kind: Token.Kind, _ expected: String) throws(Failure) -> Token {
    guard current.kind == kind else { throw unexpected(expected) }
    return take()
  }

  /// Takes a name, or reports what is there instead.
  mutating func expectName(_ expected: String) throws(Failure) -> Identifier {
    let token = try expect(.name, expected)
    return Identifier(text: text(of: token), span: span(of: token))
  }

  /// Reports that something else was expected than the current token.
  mutating func unexpected(_ expected: String) -> Failure {
    let token = current
    guard token.kind != .invalid else { return Failure() }
    let slip = SyntaxSlip(source: source, current: token, previous: previous)
    let found =
      switch token.kind {
      case .end, .text, .tagBegin, .printBegin: "the end of the template"
      case .tagEnd, .printEnd: "the end of the tag"
      default: Diagnostic.quoted(source.bytes[token.range])
      }
    log.report(
      .unexpectedToken(
        found, expected: expected, at: span(of: token), advice: slip.advice(expecting: expected)))
    return Failure()
  }

  /// Goes on behind the end of a tag that could not be read, and keeps its words in mind.
  mutating func giveUpTag() {
    skipTag()
    let end = max(Int(previous.end), tagStart)
    var word: [UInt8] = []
    for byte in source.bytes[tagStart..<end] + [0x20] {
      if isLetter(byte) || isDigit(byte) || byte == UInt8(ascii: "_") {
        word.append(byte)
      } else if !word.isEmpty {
        template.uncertainNames.insert(String(decoding: word, as: UTF8.self))
        word = []
      }
    }
  }

  /// Goes on behind the end of the tag that is being read.
  mutating func skipTag() {
    while current.kind != .tagEnd, current.kind != .printEnd, current.kind != .end { take() }
    if current.kind != .end { take() }
  }

  // MARK: Parts

  /// Reads parts up to a tag that continues or ends the innermost open tag, and takes the two
  /// tokens before what follows that tag's name; nil at the end of the template or where an
  /// outer tag ends.
  mutating func parseNodes() -> (nodes: [Node], terminator: Identifier?) {
    var nodes: [Node] = []
    while true {
      let token = current
      switch token.kind {
      case .end: return (nodes, nil)
      case .text:
        take()
        nodes.append(Node(kind: .text(normalized(token.range)), span: span(of: token)))
      case .printBegin: nodes.append(parsePrint())
      case .tagBegin:
        tagStart = Int(take().start)
        guard current.kind == .name else {
          _ = unexpected("the name of a tag")
          giveUpTag()
          continue
        }
        let name = Identifier(text: text(of: current), span: span(of: current))
        switch role(of: name.text) {
        case .continues:
          take()
          return (nodes, name)
        case .misspelt(let end):
          log.report(.misspeltEnd(name.text, meant: end, at: name.span))
          take()
          return (nodes, Identifier(text: end, span: name.span))
        case .endsOuter:
          position -= 1
          return (nodes, nil)
        case .opens:
          take()
          parseTag(name, opening: token, into: &nodes)
        }
      default:
        take()
      }
    }
  }

  private enum TagRole {
    case opens, continues, endsOuter
    /// No tag, but meant as the end of the innermost one.
    case misspelt(String)
  }

  private mutating func role(of name: String) -> TagRole {
    // Inside of a tag that could not be read, its end ends that one.
    let unknown = unknownTags.last.flatMap { $0.depth == openTags.count ? $0 : nil }
    if let unknown, "end" + unknown.name == name { return .opens }
    if let innermost = openTags.last, innermost.continuations.contains(name) { return .continues }
    if unknown != nil { return .opens }
    if openTags.contains(where: { $0.continuations.contains(name) }) { return .endsOuter }
    guard name.hasPrefix("end"), !Self.ends.contains(name), let innermost = openTags.last else {
      return .opens
    }
    let end = "end\(innermost.name)"
    guard let nearest = log.nearest(to: name, among: openTags.reversed().map { "end\($0.name)" }),
      nearest != end
    else { return .misspelt(end) }
    return .endsOuter
  }

  /// The names of tags that end others.
  private static let ends: Set<String> = [
    "endif", "endfor", "endset", "endwith", "endblock", "endmacro", "endcall", "endfilter",
    "endraw",
  ]

  /// The bytes of static text, with `\n` for every line end.
  private func normalized(_ range: Range<Int>) -> [UInt8] {
    let bytes = source.bytes[range]
    guard bytes.contains(0x0D) else { return Array(bytes) }
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var index = bytes.startIndex
    while index < bytes.endIndex {
      if bytes[index] == 0x0D {
        result.append(0x0A)
        if index + 1 < bytes.endIndex, bytes[index + 1] == 0x0A { index += 1 }
      } else {
        result.append(bytes[index])
      }
      index += 1
    }
    return result
  }

  private mutating func parsePrint() -> Node {
    let start = take()
    tagStart = Int(start.start)
    var expression = Expression(.invalid, span(of: start))
    do throws(Failure) {
      if current.kind == .printEnd {
        log.report(.emptyExpression(at: span(of: start).through(span(of: current))))
      } else {
        expression = try parseTuple()
        guard current.kind == .printEnd else { throw unexpected("'}}' or an operator") }
      }
      skipTag()
    } catch {
      expression = Expression(.invalid, expression.span)
      giveUpTag()
    }
    return Node(kind: .print(expression), span: expression.span)
  }
}
