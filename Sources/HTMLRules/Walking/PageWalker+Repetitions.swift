import Diagnostics

// Bodies that are written any number of times.
extension PageWalker {
  // MARK: Repetitions

  mutating func repeatTurns(_ repetition: HTMLRepetition) {
    let all = states
    let (outerGuards, outerContext) = (guards, context)
    follow(repetition, from: all)
    (guards, context) = (outerGuards, outerContext)
    states = PageWalker.settled(states, from: all)
    settle()
  }

  private mutating func follow(_ repetition: HTMLRepetition, from all: [PageState]) {
    let start = entered(by: all, repetition.whereTurns)
    let outer = guards
    states = start
    guard !start.isEmpty else { return finish(repetition, from: all, turning: start) }
    let outerUnknown = unknownBranches
    let before = (findings, names, checkedTags, parts)
    guards.repetition = repetition.isSingle ? outer.repetition : guards.branches.count
    let outerTurns = turns
    turns = Turns(depth: turns.depth + 1, bodyStart: parts)
    defer { turns = outerTurns }
    let turned = turn(repetition.body, from: start, facts: [])
    let after = (findings, names, checkedTags, parts)
    states = turned
    let ends = turned.contains { end in start.allSatisfy { PageWalker.isEnded($0, by: end) } }
    if !ends, mayDiffer(turned, from: start), !repetition.isSingle {
      let again = turn(repetition.body, from: turned, facts: [])
      states = PageWalker.merged(turned + again)
    }
    guard let (end, origin) = PageWalker.unbalanced(states, against: ends ? start : start + turned)
    else {
      guards = outer
      return finish(repetition, from: all, turning: start)
    }
    if repetition.first != nil || repetition.last != nil {
      (findings, names, checkedTags, parts) = before
      repeatByPlace(repetition, from: start)
      guards = outer
      return finish(repetition, from: all, turning: start)
    }
    guards = outer
    (findings, names, checkedTags, parts) = after
    let first = PageWalker.unbalanced(turned, against: start)?.end
    var wrong = first ?? end
    // What a turn leaves open, a branch of another may close that asks for what the turn changed.
    wrong.route.isInDoubt = wrong.route.isInDoubt || unknownBranches > outerUnknown
    let isClosed = report(wrong, asUnbalancedFrom: origin)
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
    return turns.depth <= Self.secondTurnLimit
      && zip(turned, start).contains { left, right in
        zip(left.open, right.open).contains { $0.hasOther(than: $1) }
          || left.headings != right.headings
      }
  }

  /// Joins what the turns leave with what is written without any.
  private mutating func finish(
    _ repetition: HTMLRepetition, from all: [PageState], turning start: [PageState]
  ) {
    let ends = PageWalker.outside(states, of: start)
    states = entered(by: all, repetition.whereNone)
    context = Context(of: states)
    if !states.isEmpty { walk(repetition.otherwise) }
    states = PageWalker.merged(ends + states)
  }

  /// Follows one turn.
  private mutating func turn(
    _ body: [HTMLPart], from start: [PageState], facts: [HTMLFact]
  ) -> [PageState] {
    let branch = HTMLBranch(facts: facts, [])
    states = start.compactMap { state in
      guard let (inside, isSure) = state.route.knowledge.entering(branch) else { return nil }
      var state = state
      state.base = state.open.count
      state.reachedBelow = nil
      state.route.knowledge = inside
      state.route.isInDoubt = state.route.isInDoubt || !isSure
      return state
    }
    context = Context(of: states)
    parts = turns.bodyStart
    walk(body)
    return PageWalker.outside(states, of: start)
  }

  /// The ways without what is known of the turn only.
  private static func outside(_ states: [PageState], of start: [PageState]) -> [PageState] {
    let known = start.map(\.route.knowledge)
    return merged(
      states.map { state in
        var state = state
        state.route.knowledge.forget(except: known)
        state.base = start.first?.base ?? 0
        return state
      })
  }

  /// The first way that does not end as some turn starts, and a start to compare it with. One with
  /// other open elements comes before others, and one that is not in doubt.
  private static func unbalanced(
    _ ends: [PageState], against starts: [PageState]
  ) -> (end: PageState, start: PageState)? {
    guard let start = starts.first else { return nil }
    let found = ends.filter { end in !starts.contains { end.hasShape(of: $0) } }
    let open = found.filter { end in
      !starts.contains { PageWalker.commonDepth(end, $0) == max(end.open.count, $0.open.count) }
    }
    return (open.first { !$0.route.isInDoubt } ?? open.first ?? found.first).map { ($0, start) }
  }

  /// How many elements are open alike on two ways.
  private static func commonDepth(_ left: PageState, _ right: PageState) -> Int {
    zip(left.open, right.open).prefix { $0.hasShape(of: $1) }.count
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
    if let (end, origin) = PageWalker.unbalanced(middle, against: first) {
      _ = report(end, asUnbalancedFrom: origin)
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
    findings.isInDoubt = end.route.isInDoubt
    defer { findings.isInDoubt = false }
    let common = PageWalker.commonDepth(end, start)
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
