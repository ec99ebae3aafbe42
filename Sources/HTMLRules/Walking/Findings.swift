import Diagnostics

/// The mistakes found so far, each once.
struct Findings: Sendable {
  /// The identity of a mistake.
  private struct Key: Hashable {
    let code: DiagnosticCode
    let span: Span?
    let message: String
  }

  private var known: Set<Key> = []
  /// The mistakes, in the order in which they were found. It limits the work of all suggestions for
  /// a page together.
  private(set) var log = DiagnosticLog(isPart: true)
  /// End tags that close nothing on some path, and the diagnostics for them.
  private var strayEnds: [(tag: WrittenTag, diagnostic: Diagnostic)] = []
  /// Start tags that are not closed on some path.
  private var unclosed: [(tag: WrittenTag, diagnostic: Diagnostic)] = []
  /// The start tag that an end tag closes on some path, and the reverse.
  private var opener: [Span: WrittenTag] = [:]
  private var closer: [Span: WrittenTag] = [:]

  /// Whether the current path may be one that never occurs in a page: what is wrong on it is left
  /// to the check of finished pages.
  var isInDoubt = false
  /// Whether something was left to that check.
  private(set) var leavesToPages = false

  /// How many mistakes of one page are kept.
  static let limit = 1000

  /// Whether no more mistakes are kept.
  var isFull: Bool { log.diagnostics.count >= Self.limit }

  /// The name closest to what was typed.
  mutating func nearest(to typed: String, among names: [String]) -> String? {
    log.nearest(to: typed, among: names)
  }

  mutating func report(_ diagnostic: Diagnostic) {
    guard !isInDoubt else { return leaveToPages() }
    let key = Key(code: diagnostic.code, span: diagnostic.span, message: diagnostic.message)
    guard !isFull, known.insert(key).inserted else { return }
    log.report(diagnostic)
  }

  /// Leaves possible mistakes to the check of finished pages.
  mutating func leaveToPages() { leavesToPages = true }

  /// Records that a tag closes nothing.
  mutating func addStray(_ end: WrittenTag, _ diagnostic: Diagnostic) {
    if isInDoubt { leaveToPages() } else { strayEnds.append((end, diagnostic)) }
  }

  /// Records that a tag is not closed.
  mutating func addUnclosed(
    _ start: WrittenTag, _ diagnostic: Diagnostic, isSure: Bool = false
  ) {
    if isInDoubt, !isSure { leaveToPages() } else { unclosed.append((start, diagnostic)) }
  }

  /// Records that a tag closes another.
  mutating func match(_ end: WrittenTag, closes start: WrittenTag) {
    guard !isInDoubt else { return }
    opener[end.span] = start
    closer[start.span] = end
  }

  /// Reports tags that have no counterpart, with different words where they have one on some path.
  mutating func reportUnmatched() {
    var ends: Set<Span> = []
    for (tag, diagnostic) in strayEnds where ends.insert(tag.span).inserted {
      guard let start = opener[tag.span] else {
        report(diagnostic)
        continue
      }
      report(.endedOnSomeWays(tag.name, opened: start.span, at: tag.span))
    }
    var starts: Set<Span> = []
    for (tag, diagnostic) in unclosed where starts.insert(tag.span).inserted {
      guard let end = closer[tag.span] else {
        report(diagnostic)
        continue
      }
      if ends.contains(end.span) { continue }
      report(.openOnSomeWays(tag.name, closed: end.span, at: tag.span))
    }
    strayEnds = []
    unclosed = []
  }
}
