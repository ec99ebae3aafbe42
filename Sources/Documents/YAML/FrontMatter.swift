package import Diagnostics
import Tables

/// The YAML between two lines of `---` at the start of a file, and the text after it.
package struct FrontMatter: Sendable {
  /// What the front matter says: a mapping. It is empty, without a root, when the file has no
  /// front matter or when it could not be read.
  package let tree: DocumentTree
  /// The line that starts the front matter, or was meant to; nil when the file has none. Where
  /// there is a line here and the tree is empty, the log says what is wrong.
  package let fence: Span?
  /// The bytes of the source that follow the front matter.
  package let body: Range<Int>

  /// Splits a source and reads its front matter.
  ///
  /// All characters of the source are checked, also those of the body. The body is empty when it is
  /// not clear where it starts.
  package init(_ source: Source, log: inout DiagnosticLog) {
    let whole = source.textStart..<source.bytes.count
    let fences = ByteView.over(source.bytes) { view in
      var finder = FenceFinder(source: source.id, view: view, range: whole)
      let fences = finder.find(log: &log)
      if case .found(_, _, let rest) = fences { finder.refuseSecond(in: rest, log: &log) }
      return fences
    }
    switch fences {
    case .none:
      tree = DocumentTree(source: source)
      fence = nil
      body = whole
      _ = source.checkText(in: whole, .body, log: &log)
    case .broken(let line, let isTOML):
      if isTOML {
        let isRight = TOMLFrontMatter(source.bytes) != nil
        log.report(.tomlFrontMatter(at: Span(source.id, line), isRight: isRight))
      }
      tree = DocumentTree(source: source)
      fence = Span(source.id, line)
      body = whole.upperBound..<whole.upperBound
      _ = source.checkText(in: whole, .body, log: &log)
    case .found(let opening, let content, let rest):
      fence = Span(source.id, opening)
      body = rest
      tree = Self.read(source, content, opening: opening, log: &log)
      _ = source.checkText(in: rest, .body, log: &log)
    }
  }

  private static func read(
    _ source: Source, _ content: Range<Int>, opening: Range<Int>, log: inout DiagnosticLog
  ) -> DocumentTree {
    guard content.count <= DocumentLimits.frontMatter else {
      log.report(
        .frontMatterTooLong(limit: DocumentLimits.frontMatter, at: Span(source.id, opening)))
      return DocumentTree(source: source)
    }
    let tree = DocumentTree(yaml: source, in: content, log: &log)
    guard !tree.isEmpty, tree[.root].kind != .mapping else { return tree }
    if tree[.root].kind == .plain, tree[.root].count == 0 {
      let start = content.lowerBound
      return DocumentTree(
        source: source, nodes: [DocumentNode(.mapping, start: start, end: start, next: .root + 1)])
    }
    log.report(.frontMatterIsNoMapping(at: tree.span(of: .root)))
    return DocumentTree(source: source)
  }
}

/// Finds the lines that front matter is between.
private struct FenceFinder {
  enum Fences {
    case none
    /// The line where front matter starts or was meant to: in TOML, or with a mistake that was reported.
    case broken(Range<Int>, isTOML: Bool = false)
    case found(opening: Range<Int>, content: Range<Int>, rest: Range<Int>)
  }

  let source: SourceID
  let view: ByteView
  let range: Range<Int>

  mutating func find(log: inout DiagnosticLog) -> Fences {
    let first = firstLine(log: &log)
    if isLine(first.text, of: "+") { return .broken(first.text, isTOML: true) }
    guard isLine(first.text, of: "-") else { return refuseAlmostFence(first, log: &log) }
    var current = fenceCandidate(from: first.next)
    while current.text.lowerBound < range.upperBound {
      let isDots = isLine(current.text, of: ".")
      if isDots { log.report(.dotsEndFrontMatter(at: Span(source, current.text))) }
      if isDots || isLine(current.text, of: "-") {
        return .found(
          opening: first.text, content: first.next..<current.text.lowerBound,
          rest: current.next..<range.upperBound)
      }
      current = fenceCandidate(from: current.next)
    }
    log.report(.unclosedFrontMatter(at: Span(source, first.text)))
    return .broken(first.text)
  }

  /// The first line; where it is blank and front matter follows after more such lines, that is
  /// reported, and the file is read as if it began there.
  private func firstLine(log: inout DiagnosticLog) -> (text: Range<Int>, next: Int) {
    let first = line(from: range.lowerBound)
    var current = first
    while current.text.isEmpty, current.next > current.text.lowerBound,
      current.next < range.upperBound
    {
      current = line(from: current.next)
    }
    guard !current.text.isEmpty, current.text != first.text, isKey(at: current.next),
      isLine(current.text, of: "-")
    else { return first }
    log.report(
      .blankBeforeFence(
        Span(source, range.lowerBound, current.text.lowerBound), at: Span(source, current.text)))
    return current
  }

  /// The line that starts at an offset, without the blanks at its end, and where the next starts.
  private func line(from start: Int) -> (text: Range<Int>, next: Int) {
    var end = view.lineFeed(from: start, to: range.upperBound)
    let next = min(end + 1, range.upperBound)
    if end > start, end < range.upperBound, view[end - 1] == 0x0D { end -= 1 }
    while end > start, view[end - 1] == 0x20 || view[end - 1] == 0x09 { end -= 1 }
    return (start..<end, next)
  }

  /// The first line from the start of a line on that could be a fence: most begin with a letter.
  private func fenceCandidate(from start: Int) -> (text: Range<Int>, next: Int) {
    var start = start
    while start < range.upperBound, view[start] != 0x2D, view[start] != 0x2E {
      start = min(view.lineFeed(from: start, to: range.upperBound) &+ 1, range.upperBound)
    }
    return line(from: start)
  }

  private func isLine(_ text: Range<Int>, of character: Unicode.Scalar) -> Bool {
    text.count == 3 && text.allSatisfy { view[$0] == UInt8(ascii: character) }
  }

  /// Whether a line is hyphens, en dashes and em dashes, and not hyphens only: what some programs
  /// write for three hyphens.
  private func isLineOfDashes(_ text: Range<Int>) -> Bool {
    guard (1...9).contains(text.count) else { return false }
    let characters = String(decoding: text.map { view[$0] }, as: UTF8.self)
    return characters.allSatisfy { "-–—".contains($0) } && characters.contains { $0 != "-" }
  }

  /// Whether a line is two hyphens, hyphens with blanks between them, or three with the name of the
  /// language or a comment behind them.
  private func isMisspeltFence(_ text: Range<Int>) -> Bool {
    guard (2...40).contains(text.count) else { return false }
    let line = String(decoding: text.map { view[$0] }, as: UTF8.self).drop { $0 == " " }
    let rest = line.drop { $0 == "-" || $0 == " " }.lowercased()
    let hyphens = line.prefix(line.count - rest.count).filter { $0 == "-" }.count
    if rest.isEmpty { return hyphens == 2 || hyphens == 3 && line.contains(" ") }
    return hyphens == 3 && (rest.hasPrefix("#") || rest == "yaml" || rest == "yml")
  }

  /// Whether an object of JSON starts here: `{"title":`.
  private func isJSON(at start: Int) -> Bool {
    var offset = start
    func skipBlanks() {
      while offset < range.upperBound, " \t\r\n".utf8.contains(view[offset]) { offset += 1 }
    }
    guard offset < range.upperBound, view[offset] == UInt8(ascii: "{") else { return false }
    offset += 1
    skipBlanks()
    guard offset < range.upperBound, view[offset] == UInt8(ascii: "\"") else { return false }
    let end = view.lineFeed(from: offset + 1, to: range.upperBound)
    guard
      let quote = (offset + 1..<max(end, offset + 1)).first(where: {
        view[$0] == UInt8(ascii: "\"")
      })
    else { return false }
    offset = quote + 1
    skipBlanks()
    return offset < range.upperBound && view[offset] == UInt8(ascii: ":")
  }

  /// Reports a first line that was probably meant to open front matter.
  private func refuseAlmostFence(
    _ first: (text: Range<Int>, next: Int), log: inout DiagnosticLog
  ) -> Fences {
    var start = first.text.lowerBound
    while view[start] == 0x20 || view[start] == 0x09 { start += 1 }
    var end = start
    while end < first.text.upperBound, view[end] == 0x2D { end += 1 }
    if isLineOfDashes(first.text), isKey(at: first.next) {
      log.report(.dashesForFence(at: Span(source, first.text)))
      return .broken(first.text)
    }
    if isJSON(at: start) {
      log.report(.jsonFrontMatter(at: Span(source, first.text)))
      return .broken(first.text)
    }
    if isMisspeltFence(first.text), isKey(at: first.next),
      endOfPairs(from: line(from: first.next), or: first.text) != nil
    {
      log.report(.almostFence(isIndented: false, at: Span(source, first.text)))
      return .broken(first.text)
    }
    guard end - start >= 3 else { return findEndWithoutStart(first, log: &log) }
    if view[end] == 0x0D, end < first.text.upperBound {
      log.report(.loneCarriageReturn(at: Span(source, end, end + 1)))
      return .broken(first.text)
    }
    guard end == first.text.upperBound, isKey(at: first.next) else { return .none }
    log.report(
      .almostFence(
        isIndented: start > first.text.lowerBound, at: Span(source, first.text)))
    return .broken(first.text)
  }

  /// Reports data that only ends with a line of `---`: the first line is a pair, and what is before
  /// the next such line is made of pairs and what is indented below them. It is read as if it began
  /// there.
  private func findEndWithoutStart(
    _ first: (text: Range<Int>, next: Int), log: inout DiagnosticLog
  ) -> Fences {
    guard isKey(at: first.text.lowerBound), let end = endOfPairs(from: first) else { return .none }
    log.report(.frontMatterWithoutStart(at: Span(source, first.text)))
    return .found(
      opening: first.text, content: first.text.lowerBound..<end.text.lowerBound,
      rest: end.next..<range.upperBound)
  }

  /// Reports data between two more lines of `---` right behind the front matter, which would be a
  /// line and a heading of the text.
  func refuseSecond(in rest: Range<Int>, log: inout DiagnosticLog) {
    var opening = line(from: rest.lowerBound)
    while opening.text.isEmpty, opening.next > opening.text.lowerBound,
      opening.next < rest.upperBound
    {
      opening = line(from: opening.next)
    }
    guard isLine(opening.text, of: "-"), opening.next < rest.upperBound, isKey(at: opening.next),
      endOfPairs(from: line(from: opening.next)) != nil
    else { return }
    log.report(.secondFrontMatter(at: Span(source, opening.text)))
  }

  /// The line of `---`, or one like another, that ends the pairs, and what is indented below them, from
  /// a line on; nil where something else is before it.
  private func endOfPairs(
    from first: (text: Range<Int>, next: Int), or opening: Range<Int>? = nil
  ) -> (text: Range<Int>, next: Int)? {
    func isEnd(_ text: Range<Int>) -> Bool {
      isLine(text, of: "-")
        || opening.map {
          zip($0, text).allSatisfy { view[$0] == view[$1] } && $0.count == text.count
        }
          == true
    }
    var current = first
    while current.text.lowerBound < range.upperBound, !isEnd(current.text) {
      let start = current.text.lowerBound
      let isContinued = " \t#-]}".utf8.contains(view[start])
      guard current.text.isEmpty || isContinued || isKey(at: start) else { return nil }
      current = line(from: current.next)
    }
    return current.text.lowerBound < range.upperBound ? current : nil
  }

  /// Whether a line starts like `title:`.
  private func isKey(at start: Int) -> Bool {
    var offset = start
    while true {
      switch view[offset] {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "-"), UInt8(ascii: "_"):
        offset += 1
      case UInt8(ascii: ":"): return offset > start
      default: return false
      }
    }
  }
}
