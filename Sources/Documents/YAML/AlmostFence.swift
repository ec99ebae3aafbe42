import Diagnostics

/// A first line that was meant to open front matter and does not: it would be a line of the text, and
/// so would the data below it.
enum AlmostFence {
  /// Two hyphens, four, hyphens with blanks between them, or three with a comment behind them.
  case hyphens
  /// Three hyphens behind blanks.
  case indented
  /// Dashes and other signs that look like hyphens, or hyphens with characters that are not seen.
  case lookalikes(areDashes: Bool)
  /// A carriage return behind the hyphens that ends no line, at this place.
  case carriageReturn(Int)
  /// An object of JSON without hyphens before it.
  case json
  /// The name of a language behind the hyphens: `---json`.
  case language(String)
  /// A pair in the line of the hyphens: `--- title: Pea soup`.
  case pair
  /// A line that is written for `---` elsewhere: `***`, `===`, `;;;`.
  case otherLine

  /// Tells what a first line is that is not `---`; nil where it is, or may be, a line of the text.
  init?(_ first: FrontMatterLines.Line, in lines: FrontMatterLines) {
    let view = lines.view
    var start = first.text.lowerBound
    while view[start] == 0x20 || view[start] == 0x09 { start += 1 }
    if Self.isObject(at: start, in: lines) {
      self = .json
      return
    }
    guard first.text.count <= Self.longest else { return nil }
    var end = start
    while end < first.text.upperBound, view[end] == UInt8(ascii: "-") { end += 1 }
    let line = OpeningLine(words: lines.words(of: first).drop { $0 == " " })
    let next = lines.line(from: first.next)
    let isBeforeKey = lines.isKey(at: first.next)
    let isBeforePairs = isBeforeKey && lines.endOfPairs(from: next, or: first) != nil
    if line.hasLookalikes, isBeforeKey {
      self = .lookalikes(areDashes: line.isOfDashes)
    } else if line.isMisspelt, isBeforePairs {
      self = .hyphens
    } else if line.hyphens == 3, let language = line.language, lines.hasFence(from: next) {
      self = .language(language)
    } else if line.hyphens == 3, lines.isKey(at: start + line.beforeRest),
      line.rest.first?.isLowercase == true || lines.endOfPairs(from: next) != nil
    {
      self = .pair
    } else if line.isOther, isBeforePairs, !line.isRule || view[first.next] >= UInt8(ascii: "a") {
      self = .otherLine
    } else if end - start >= 3, end < first.text.upperBound, view[end] == 0x0D {
      self = .carriageReturn(end)
    } else if end - start >= 3, end == first.text.upperBound, isBeforeKey {
      self = start > first.text.lowerBound ? .indented : .hyphens
    } else {
      return nil
    }
  }

  /// The longest line, in bytes, that is taken for one of these.
  private static let longest = 200

  /// Whether an object of JSON starts at an offset: `{"title":`.
  private static func isObject(at start: Int, in lines: FrontMatterLines) -> Bool {
    let (view, end) = (lines.view, lines.range.upperBound)
    var offset = start
    func skipBlanks() {
      while offset < end, " \t\r\n".utf8.contains(view[offset]) { offset += 1 }
    }
    guard view[offset] == UInt8(ascii: "{") else { return false }
    offset += 1
    skipBlanks()
    guard view[offset] == UInt8(ascii: "\"") else { return false }
    offset += 1
    let endOfLine = view.lineFeed(from: offset, to: end)
    while offset < endOfLine, view[offset] != UInt8(ascii: "\"") { offset += 1 }
    guard offset < endOfLine else { return false }
    offset += 1
    skipBlanks()
    return view[offset] == UInt8(ascii: ":")
  }

  /// What is said of the line.
  func diagnostic(at span: Span) -> Diagnostic {
    switch self {
    case .hyphens: .almostFence(isIndented: false, at: span)
    case .indented: .almostFence(isIndented: true, at: span)
    case .lookalikes(let areDashes): .lookalikesForFence(areDashes: areDashes, at: span)
    case .carriageReturn(let place): .loneCarriageReturn(at: Span(span.source, place, place + 1))
    case .json: .jsonFrontMatter(at: span)
    case .language(let name): .fenceWithLanguage(name, at: span)
    case .pair: .pairBesideFence(at: span)
    case .otherLine: .otherLineForFence(at: span)
    }
  }
}

/// The characters of a first line, without the blanks around them.
private struct OpeningLine {
  let words: Substring
  /// What is behind the hyphens and blanks that it begins with.
  let rest: Substring
  /// How many hyphens are before the rest.
  let hyphens: Int

  init(words: Substring) {
    self.words = words
    rest = words.drop { $0 == "-" || $0 == " " || $0 == "\t" }
    hyphens = words[..<rest.startIndex].count { $0 == "-" }
  }

  /// How many bytes are before the rest.
  var beforeRest: Int { words[..<rest.startIndex].utf8.count }

  /// Whether it is two hyphens, hyphens with blanks between them, or three with the name of YAML or a
  /// comment behind them.
  var isMisspelt: Bool {
    if rest.isEmpty { return hyphens == 2 || hyphens == 3 && words.contains(" ") }
    return hyphens == 3 && (rest.hasPrefix("#") || ["yaml", "yml"].contains(rest.lowercased()))
  }

  /// The word that is all of the rest.
  var language: String? {
    (2...12).contains(rest.count) && rest.allSatisfy { $0.isASCII && $0.isLetter }
      ? String(rest) : nil
  }

  /// Whether it is hyphens and what is like them: what some programs write for three hyphens.
  var hasLookalikes: Bool {
    let signs = words.unicodeScalars
    return signs.count <= 9 && signs.contains { $0 != "-" }
      && signs.contains { "-–—−‐‑".unicodeScalars.contains($0) }
      && signs.allSatisfy {
        "-–—−‐‑\u{A0}\u{AD}\u{200B}\u{2060}\u{FEFF}".unicodeScalars.contains($0)
      }
  }

  /// Whether it is hyphens, en dashes and em dashes only.
  var isOfDashes: Bool { words.allSatisfy { "-–—".contains($0) } }

  /// Whether it is a sign three times or more that opens front matter or parts of a text elsewhere.
  var isOther: Bool {
    guard let first = words.first, words.count >= 3 else { return false }
    return "*_=;%".contains(first) && words.allSatisfy { $0 == first }
  }

  /// Whether it is a line across the page in Markdown.
  var isRule: Bool { words.first == "*" || words.first == "_" }
}
