import Diagnostics

/// Follows all ways through a page at once.
///
/// The ways are `PageState`s. A choice lets each of them go on in every branch that its facts
/// allow; where the branches meet, ways of the same shape become one. So what two branches write
/// differently inside of an element costs nothing behind it.
struct PageWalker {
  /// How many ways are followed at once.
  static let stateLimit = 64
  /// How many bytes and tags are read, over all ways and turns.
  static let stepLimit = 50_000_000
  /// How deep parts are followed into each other.
  static let depthLimit = 512
  /// How many elements are open at once.
  static let openLimit = 500
  /// How deep in repetitions a second turn is followed.
  static let secondTurnLimit = 2

  var states = [PageState()]
  var findings = Findings()
  var names = PageNames()
  /// The tags whose attributes were checked, which is the same on all ways.
  var checkedTags: Set<TagPosition> = []
  var guards = Guards()
  /// How many bytes and tags were read.
  private(set) var steps = 0
  private var parts = 0
  private var depth = 0
  private var turnDepth = 0
  /// The part at which the body of the repetition around begins, which is the same in each turn.
  private var bodyStart = 0
  /// Whether a limit was reached, which is reported once.
  private var isLimited = false

  /// Where a tag is in the page.
  struct TagPosition: Hashable {
    let part: Int
    let offset: Int
  }

  /// Follows parts one after another.
  mutating func walk(_ parts: [HTMLPart]) {
    depth += 1
    defer { depth -= 1 }
    for part in parts {
      guard depth <= Self.depthLimit, steps <= Self.stepLimit, states.count <= Self.stateLimit
      else { return limit(at: part.span) }
      walk(part)
    }
  }

  private mutating func walk(_ part: HTMLPart) {
    switch part.kind {
    case .text(let text):
      parts += 1
      let reading = TextReading(text: text, span: part.span, part: parts, guards: guards)
      each { walker, state in walker.read(reading, in: &state) }
    case .value: each { walker, state in walker.readValue(at: part.span, in: &state) }
    case .fragment(let fragment):
      each { walker, state in walker.read(fragment, at: part.span, in: &state) }
    case .choice(let branches): choose(branches)
    case .repetition(let repetition): repeatTurns(repetition)
    }
  }

  /// Does something on every way.
  private mutating func each(_ body: (inout PageWalker, inout PageState) -> Void) {
    var followed = states
    states = []
    for index in followed.indices { body(&self, &followed[index]) }
    states = followed
    if states.count > 1 { states = PageWalker.merged(states) }
  }

  /// Reports that not all of the page can be checked, and stops.
  mutating func limit(at span: Span) {
    guard !isLimited else { return }
    isLimited = true
    findings.report(.tooManyWays(limit: Self.stateLimit, at: span))
    states = Array(states.prefix(1))
    steps = Self.stepLimit + 1
  }

  var hasReachedLimit: Bool { isLimited }

  /// Counts work.
  mutating func count(_ work: Int) { steps += work }

  /// The ways with those of one shape joined.
  static func merged(_ states: [PageState]) -> [PageState] {
    var result: [PageState] = []
    for state in states {
      if let index = result.firstIndex(where: { $0.hasShape(of: state) }) {
        result[index].join(state)
      } else {
        result.append(state)
      }
    }
    return result
  }

  // MARK: Choices

  private mutating func choose(_ branches: [HTMLBranch]) {
    parts += 1
    let choice = parts
    let start = states
    let outer = guards
    var ends: [PageState] = []
    for (index, branch) in branches.enumerated() {
      var entering: [PageState] = []
      for state in start where state.allows(branch.facts) {
        var state = state
        for fact in branch.facts { state.facts[fact.key] = fact.holds }
        entering.append(state)
      }
      guard !entering.isEmpty else { continue }
      guards.branches.append(Guards.Branch(choice: choice, branch: index))
      guards.facts += branch.facts
      states = entering
      walk(branch.parts)
      ends = PageWalker.merged(ends + states)
      guards = outer
    }
    states = ends.isEmpty ? start : ends
  }

  // MARK: Repetitions

  private mutating func repeatTurns(_ repetition: HTMLRepetition) {
    let start = states
    let outer = guards
    let before = (findings, names, checkedTags, parts)
    guards.repetition = repetition.isSingle ? outer.repetition : guards.branches.count
    turnDepth += 1
    let outerStart = bodyStart
    bodyStart = parts
    defer {
      turnDepth -= 1
      bodyStart = outerStart
    }
    let turned = turn(repetition.body, from: start, facts: [])
    let after = (findings, names, checkedTags, parts)
    states = turned
    let ends = turned.contains { end in start.allSatisfy { PageWalker.isEnded($0, by: end) } }
    if !ends, mayDiffer(turned, from: start), !repetition.isSingle {
      let again = turn(repetition.body, from: turned, facts: [])
      states = PageWalker.merged(turned + again)
    }
    guard
      let (index, origin) = PageWalker.unbalanced(states, against: ends ? start : start + turned)
    else {
      guards = outer
      return finish(repetition, from: start)
    }
    if repetition.first != nil || repetition.last != nil {
      (findings, names, checkedTags, parts) = before
      repeatByPlace(repetition, from: start)
      guards = outer
      return finish(repetition, from: start)
    }
    guards = outer
    (findings, names, checkedTags, parts) = after
    let isClosed = report(turned.first ?? states[index], asUnbalancedFrom: origin)
    states = isClosed ? turned : start
  }

  /// Whether a turn ends an element around it, which is not there in the next one. An element
  /// that the start of another ends may be gone: `<li>` before a loop of `<li>…</li>`.
  private static func isEnded(_ start: PageState, by end: PageState) -> Bool {
    guard end.open.count < start.open.count else { return false }
    return !ElementTable.impliedEnds.contains(start.open[end.open.count].name)
  }

  /// Whether a second turn may find what the first did not.
  private func mayDiffer(_ turned: [PageState], from start: [PageState]) -> Bool {
    if PageWalker.unbalanced(turned, against: start) != nil { return true }
    return turnDepth <= Self.secondTurnLimit
      && zip(turned, start).contains { left, right in
        zip(left.open, right.open).contains { $0.hasOther(than: $1) }
          || left.headings != right.headings
      }
  }

  /// Joins what the turns leave with what is written without any.
  private mutating func finish(_ repetition: HTMLRepetition, from start: [PageState]) {
    let ends = states
    states = start
    walk(repetition.otherwise)
    states = PageWalker.merged(PageWalker.outside(ends, of: start) + states)
  }

  /// Follows one turn.
  private mutating func turn(
    _ body: [HTMLPart], from start: [PageState], facts: [HTMLFact]
  ) -> [PageState] {
    states = start.map { state in
      var state = state
      state.base = state.open.count
      state.reachedBelow = nil
      for fact in facts { state.facts[fact.key] = fact.holds }
      return state
    }
    parts = bodyStart
    walk(body)
    return PageWalker.outside(states, of: start)
  }

  /// The ways without what is known of the turn only.
  private static func outside(_ states: [PageState], of start: [PageState]) -> [PageState] {
    let known = start.reduce(into: Set<Int>()) { $0.formUnion($1.facts.keys) }
    return merged(
      states.map { state in
        var state = state
        state.facts = state.facts.filter { known.contains($0.key) }
        state.base = start.first?.base ?? 0
        return state
      })
  }

  /// The first way that does not end as some turn starts, and a start to compare it with.
  private static func unbalanced(
    _ ends: [PageState], against starts: [PageState]
  ) -> (index: Int, start: PageState)? {
    for (index, end) in ends.enumerated() {
      let isBalanced = starts.contains { end.hasShape(of: $0) }
      if !isBalanced, let start = starts.first { return (index, start) }
    }
    return nil
  }

  /// Follows the first, the middle and the last turns by themselves.
  private mutating func repeatByPlace(_ repetition: HTMLRepetition, from start: [PageState]) {
    func facts(first: Bool, last: Bool) -> [HTMLFact] {
      [(repetition.first, first), (repetition.last, last)].compactMap { key, holds in
        key.map { HTMLFact($0, holds: holds) }
      }
    }
    let body = repetition.body
    let only = turn(body, from: start, facts: facts(first: true, last: true))
    let first = turn(body, from: start, facts: facts(first: true, last: false))
    let middle = turn(body, from: first, facts: facts(first: false, last: false))
    if let (index, origin) = PageWalker.unbalanced(middle, against: first) {
      _ = report(middle[index], asUnbalancedFrom: origin)
      states = start
      return
    }
    let last = turn(
      body, from: PageWalker.merged(first + middle), facts: facts(first: false, last: true))
    states = PageWalker.merged(only + last)
  }

  /// Reports a body that does not end as it starts; true where it ends what is open around it.
  private mutating func report(
    _ end: PageState, asUnbalancedFrom start: PageState
  ) -> Bool {
    let common = zip(end.open, start.open).prefix { $0.hasShape(of: $1) }.count
    if end.open.count > common, end.open[common].tag.part > 0 {
      let tag = end.open[common].tag
      findings.report(.openAfterTurn(tag.name, at: tag.span))
      return false
    }
    guard let tag = end.reachedBelow else { return false }
    let opened = start.open.indices.contains(common) ? start.open[common].tag.span : nil
    findings.report(.endedBeforeTurn(tag.name, opened: opened, at: tag.span))
    return true
  }
}
