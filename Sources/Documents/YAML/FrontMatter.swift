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
      let lines = FrontMatterLines(view: view, range: whole)
      let finder = FenceFinder(source: source.id, lines: lines)
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
  let lines: FrontMatterLines

  func find(log: inout DiagnosticLog) -> Fences {
    let first = firstLine(log: &log)
    if lines.isFence(first, of: "+") { return .broken(first.text, isTOML: true) }
    guard lines.isFence(first) else { return refuseAlmostFence(first, log: &log) }
    var current = lines.fenceCandidate(from: first.next)
    while !lines.isEnd(current) {
      let isDots = lines.isFence(current, of: ".")
      if isDots { log.report(.dotsEndFrontMatter(at: Span(source, current.text))) }
      if isDots || lines.isFence(current) {
        return .found(
          opening: first.text, content: first.next..<current.text.lowerBound,
          rest: current.next..<lines.range.upperBound)
      }
      current = lines.fenceCandidate(from: current.next)
    }
    let almost = lines.almostFence(from: first.next).map { Span(source, $0.text) }
    log.report(.unclosedFrontMatter(at: Span(source, first.text), almost: almost))
    return .broken(first.text)
  }

  /// The first line; where it is blank or a comment, and front matter follows after more such lines,
  /// that is reported, and the file is read as if it began there.
  private func firstLine(log: inout DiagnosticLog) -> FrontMatterLines.Line {
    let first = lines.first
    var current = first
    var hasComment = false
    while lines.hasNext(current), current.text.isEmpty || lines.isComment(current) {
      hasComment = hasComment || !current.text.isEmpty
      current = lines.line(from: current.next)
    }
    guard current != first, lines.isFence(current), lines.isKey(at: current.next),
      !hasComment
        || lines.endOfPairs(from: lines.line(from: current.next), takesBlankLines: false) != nil
    else { return first }
    log.report(
      .lineBeforeFence(
        Span(source, lines.range.lowerBound, current.text.lowerBound), isComment: hasComment,
        at: Span(source, current.text)))
    return current
  }

  /// Reports a first line that was probably meant to open front matter.
  private func refuseAlmostFence(
    _ first: FrontMatterLines.Line, log: inout DiagnosticLog
  ) -> Fences {
    guard let mistake = AlmostFence(first, in: lines) else {
      return findEndWithoutStart(first, log: &log)
    }
    log.report(mistake.diagnostic(at: Span(source, first.text)))
    return .broken(first.text)
  }

  /// Reports data that only ends with a line of `---`: the first line is a pair, and what is before
  /// the next such line is made of pairs and what is indented below them. It is read as if it began
  /// there.
  private func findEndWithoutStart(
    _ first: FrontMatterLines.Line, log: inout DiagnosticLog
  ) -> Fences {
    guard lines.isKey(at: first.text.lowerBound), let end = lines.endOfPairs(from: first) else {
      return .none
    }
    log.report(.frontMatterWithoutStart(at: Span(source, first.text)))
    return .found(
      opening: first.text, content: first.text.lowerBound..<end.text.lowerBound,
      rest: end.next..<lines.range.upperBound)
  }

  /// Reports data between two more lines of `---` right behind the front matter, which would be a
  /// line and a heading of the text.
  func refuseSecond(in rest: Range<Int>, log: inout DiagnosticLog) {
    var opening = lines.line(from: rest.lowerBound)
    while opening.text.isEmpty, lines.hasNext(opening) {
      opening = lines.line(from: opening.next)
    }
    guard lines.isFence(opening), lines.isKey(at: opening.next),
      lines.endOfPairs(from: lines.line(from: opening.next)) != nil
    else { return }
    log.report(.secondFrontMatter(at: Span(source, opening.text)))
  }
}
