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
  /// What cannot stand in elements, with their start tags: where one of them is not closed, this is
  /// no mistake of its own.
  private var misfits: [(holders: [Span], diagnostic: Diagnostic)] = []
  private var knownMisfits: Set<Key> = []
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

  /// Records what cannot stand in elements, by their start tags; it is reported at the end.
  mutating func addMisfit(_ diagnostic: Diagnostic, in holders: [Span]) {
    guard !isInDoubt else { return leaveToPages() }
    let key = Key(code: diagnostic.code, span: diagnostic.span, message: diagnostic.message)
    guard misfits.count < Self.limit, knownMisfits.insert(key).inserted else { return }
    misfits.append((holders, diagnostic))
  }

  /// Reports what cannot stand in elements, except in those with these start tags.
  mutating func reportMisfits(exceptIn unclosed: Set<Span> = []) {
    for (holders, diagnostic) in misfits where unclosed.isDisjoint(with: holders) {
      report(diagnostic)
    }
    misfits = []
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

  /// Tags that have no counterpart, each once, with what is to be reported of them.
  struct Unmatched {
    var ends: [(tag: WrittenTag, diagnostic: Diagnostic)] = []
    var starts: [(tag: WrittenTag, diagnostic: Diagnostic)] = []

    mutating func append(_ other: Unmatched) {
      ends += other.ends
      starts += other.starts
    }
  }

  /// Whether some tag has no counterpart on some path.
  var hasUnmatched: Bool { !strayEnds.isEmpty || !unclosed.isEmpty }

  /// The tags that have no counterpart, with different words where they have one on some path.
  var unmatched: Unmatched {
    var result = Unmatched()
    var ends: Set<Span> = []
    for (tag, diagnostic) in strayEnds where ends.insert(tag.span).inserted {
      let onSomeWays = opener[tag.span].map {
        Diagnostic.endedOnSomeWays(tag.name, opened: $0.span, at: tag.span)
      }
      result.ends.append((tag, onSomeWays ?? diagnostic))
    }
    var starts: Set<Span> = []
    for (tag, diagnostic) in unclosed where starts.insert(tag.span).inserted {
      let end = closer[tag.span]
      if let end, ends.contains(end.span) { continue }
      let onSomeWays = end.map {
        Diagnostic.openOnSomeWays(tag.name, closed: $0.span, at: tag.span)
      }
      result.starts.append((tag, onSomeWays ?? diagnostic))
    }
    return result
  }

  /// Reports tags that have no counterpart: those that have none in their own unit, if there are
  /// some, since they take the counterparts of others.
  mutating func reportUnmatched(inUnits units: Unmatched) {
    let found = culprits(among: units) ?? unmatched
    for (_, diagnostic) in found.ends + found.starts { report(diagnostic) }
    reportMisfits(exceptIn: Set((found.starts + unmatched.starts).map(\.tag.span)))
    strayEnds = []
    unclosed = []
  }

  /// The tags without a counterpart in their own unit that have none on the page either, or one
  /// that is another's.
  private func culprits(among units: Unmatched) -> Unmatched? {
    let here = unmatched
    let alone = Set((here.ends + here.starts).map(\.tag.span))
    let alike = Set((units.ends + units.starts).map(\.tag.span))
    var result = Unmatched()
    for (tag, diagnostic) in units.ends {
      let partner = opener[tag.span].flatMap { $0.isForeign(to: tag, unless: alike) ? $0 : nil }
      guard alone.contains(tag.span) || partner != nil else { continue }
      result.ends.append((tag, diagnostic.about(partner, "a browser closes this with it")))
    }
    for (tag, diagnostic) in units.starts {
      let partner = closer[tag.span].flatMap { $0.isForeign(to: tag, unless: alike) ? $0 : nil }
      guard alone.contains(tag.span) || partner != nil else { continue }
      result.starts.append((tag, diagnostic.about(partner, "a browser closes it here")))
    }
    return result.ends.isEmpty && result.starts.isEmpty ? nil : result
  }
}

extension WrittenTag {
  /// Whether it stands in another template than its partner, and has one in its own.
  fileprivate func isForeign(to partner: WrittenTag, unless alike: Set<Span>) -> Bool {
    span.source != partner.span.source && !alike.contains(span)
  }
}

extension Diagnostic {
  /// The same, with the place of the tag that a browser takes for the partner.
  fileprivate func about(_ partner: WrittenTag?, _ label: String) -> Diagnostic {
    var result = self
    if let partner, places.isEmpty { result.places = [Place(partner.span, label)] }
    return result
  }
}
