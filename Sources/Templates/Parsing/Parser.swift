import Diagnostics
import Escaping

/// Reads the tokens of one template into a tree.
///
/// A mistake inside a tag is reported and the parser continues after the tag, so that one run
/// reports all of them.
struct Parser {
  /// How deeply tags and expressions may be nested.
  static let depthLimit = 64

  typealias Failure = TokenReader.Failure

  /// The parser of expressions, which also has the tokens.
  var expressions: ExpressionParser
  var template: Template
  /// The tags that are open, outermost first.
  var openTags: [OpenTag] = []
  /// The names of the blocks that are open, outermost first.
  var openBlocks: [String] = []
  /// The names of tags that do not exist, and of those probably meant: their ends are not reported
  /// again.
  var unknownTags: [(name: String, depth: Int)] = []
  /// Where the tag begins that is being read.
  private var tagStart = 0
  /// Whether the rest of the template, with the ends of open tags, is in something that is not closed.
  private(set) var lacksRest = false
  /// What has been read of the static text.
  var textScanner = SuspectTextScanner()

  /// An open tag.
  struct OpenTag {
    let name: String
    let span: Span
    let continuations: Set<String>
  }

  /// The tree of a template, or of a condition as a template.
  static func template(
    named name: String, source: Source, isCondition: Bool = false,
    reportingTo log: inout DiagnosticLog
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
      lexing.report(.mergeConflict(conflict))
    }
    let (tokens, lacksRest) = Lexer.tokens(of: source, reportingTo: &lexing)
    var parser = Parser(name: name, TokenReader(tokens, of: source, isCondition: isCondition))
    parser.lacksRest = lacksRest
    let (nodes, _) = parser.parseNodes()
    parser.template.nodes = nodes
    parser.template.safeUses = parser.expressions.safeUses
    if lexing.hasErrors || parser.tokens.log.hasErrors { parser.template.certainty = .uncertain }
    log.merge(lexing)
    log.merge(parser.tokens.log)
    return parser.template
  }

  private init(name: String, _ tokens: TokenReader) {
    expressions = ExpressionParser(tokens: tokens)
    template = Template(name: name, source: tokens.source)
  }

  /// The remaining tokens.
  var tokens: TokenReader {
    get { expressions.tokens }
    _modify { yield &expressions.tokens }
  }

  /// Continues after the end of a tag that could not be read, and remembers its words.
  mutating func giveUpTag() {
    tokens.skipTag()
    let end = max(Int(tokens.previous.end), tagStart)
    var word: [UInt8] = []
    for byte in tokens.source.bytes[tagStart..<end] + [0x20] {
      if isLetter(byte) || isDigit(byte) || byte == UInt8(ascii: "_") || byte > 0x7F {
        word.append(byte)
      } else if !word.isEmpty {
        template.uncertainNames.insert(String(decoding: word, as: UTF8.self))
        word = []
      }
    }
  }

  // MARK: Parts

  /// Reads parts up to a tag that continues or ends the innermost open tag, and takes its first two
  /// tokens, up to its name; nil at the end of the template or where an outer tag ends.
  mutating func parseNodes() -> (nodes: [Node], terminator: Identifier?) {
    var nodes: [Node] = []
    while true {
      let token = tokens.current
      switch token.kind {
      case .end: return (nodes, nil)
      case .text: append(tokens.take(), to: &nodes)
      case .raw:
        tokens.take()
        nodes.append(Node(kind: .text(normalized(token.range)), span: tokens.span(of: token)))
      case .printBegin: nodes.append(parsePrint())
      case .tagBegin:
        tagStart = Int(tokens.take().start)
        guard tokens.current.kind == .name else {
          _ = tokens.unexpected("the name of a tag")
          giveUpTag()
          continue
        }
        let name = Identifier(
          text: tokens.text(of: tokens.current), span: tokens.span(of: tokens.current))
        switch role(of: name.text) {
        case .continues:
          tokens.take()
          return (nodes, name)
        case .misspelt(let end):
          tokens.log.report(.misspeltEnd(name.text, meant: end, at: name.span))
          tokens.take()
          return (nodes, Identifier(text: end, span: name.span))
        case .endsOuter:
          tokens.stepBack()
          return (nodes, nil)
        case .opens:
          tokens.take()
          parseTag(name, opening: token, into: &nodes)
        }
      default:
        tokens.take()
      }
    }
  }

  private enum TagRole {
    case opens, continues, endsOuter
    /// Not a tag, but probably meant as the end of the innermost one.
    case misspelt(String)
  }

  private mutating func role(of name: String) -> TagRole {
    // Inside a tag that could not be read, its end ends that one.
    let unknown = unknownTags.last.flatMap { $0.depth == openTags.count ? $0 : nil }
    if let unknown, "end" + unknown.name == name { return .opens }
    if let innermost = openTags.last, innermost.continuations.contains(name) { return .continues }
    if unknown != nil { return .opens }
    if openTags.contains(where: { $0.continuations.contains(name) }) { return .endsOuter }
    guard name.hasPrefix("end"), !Self.ends.contains(name), let innermost = openTags.last else {
      return .opens
    }
    let end = "end\(innermost.name)"
    guard
      let nearest = tokens.log.nearest(
        to: name, among: openTags.reversed().map { "end\($0.name)" }),
      nearest != end
    else { return .misspelt(end) }
    return .endsOuter
  }

  /// The names of tags that end others.
  private static let ends: Set<String> = [
    "endif", "endfor", "endset", "endwith", "endblock", "endmacro", "endcall", "endfilter",
    "endraw",
  ]

  /// The bytes of static text, with `\n` for every line break.
  func normalized(_ range: Range<Int>) -> [UInt8] {
    let bytes = tokens.source.bytes[range]
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
    let start = tokens.take()
    tagStart = Int(start.start)
    var expression = Expression(.invalid, tokens.span(of: start))
    do throws(Failure) {
      if tokens.current.kind == .printEnd {
        tokens.log.report(
          .emptyExpression(at: tokens.span(of: start).through(tokens.span(of: tokens.current))))
      } else if tokens.opensThirdBrace(after: start) {
        throw tokens.tripleBraces(from: start)
      } else {
        expression = try expressions.parseTuple()
        guard tokens.current.kind == .printEnd else {
          throw tokens.unexpected("'}}' or an operator")
        }
      }
      tokens.skipTag()
    } catch {
      expression = Expression(.invalid, expression.span)
      giveUpTag()
    }
    return Node(kind: .print(expression), span: expression.span)
  }
}
