import Diagnostics

// Bodies that are repeated any number of times.
extension PageWalker {
  // MARK: Repetitions

  mutating func repeatIterations(_ repetition: HTMLRepetition) {
    shareAttributes()
    let all = states
    let (outerGuards, outerContext) = (guards, context)
    follow(repetition, from: all)
    (guards, context) = (outerGuards, outerContext)
    states = PageWalker.settled(states, from: all)
    settle()
  }

  private mutating func follow(_ repetition: HTMLRepetition, from all: [PageState]) {
    let start = entered(by: all, repetition.whereIterates)
    states = start
    let outer = iterations
    iterations = Iterations(depth: iterations.depth + 1, bodyStart: parts, guards: guards)
    defer { iterations = outer }
    guard !start.isEmpty else { return finish(repetition, from: all, iterating: start) }
    let (outerUnknown, stepsBefore) = (unknownBranches, steps)
    let before = (reader.record, parts)
    if !repetition.isSingle { guards.enterRepetition(isFiltered: repetition.isFiltered) }
    let afterOne = iterate(repetition.body, from: start, facts: [])
    let cost = steps - stepsBefore
    let after = (reader.record, parts)
    guard followSecondIteration(of: repetition, after: afterOne, from: start, cost: cost) else {
      return leave(repetition, from: all, iterating: start, knowing: before.0.findings)
    }
    let starts = PageWalker.areEnded(start, by: afterOne) ? start : start + afterOne
    guard let (end, origin) = PageWalker.unbalanced(states, against: starts) else {
      return finish(repetition, from: all, iterating: start)
    }
    if repetition.asksForPlace {
      guard repeatedWork.mayRepeat(4 * cost) else {
        return leave(repetition, from: all, iterating: start, knowing: before.0.findings)
      }
      (reader.record, parts) = before
      repeatByPlace(repetition, from: start)
      return finish(repetition, from: all, iterating: start)
    }
    guards = iterations.guards
    (reader.record, parts) = after
    let first = PageWalker.unbalanced(afterOne, against: start)?.end
    var wrong = first ?? end
    // What an iteration leaves open may be closed in a branch of another iteration whose condition
    // changed.
    wrong.route.isInDoubt = wrong.route.isInDoubt || unknownBranches > outerUnknown
    let isClosed = report(wrong, asUnbalancedFrom: origin)
    states = isClosed ? afterOne : start
  }

  /// Follows a second iteration where it may show what the first did not; false where that would
  /// cost too much.
  private mutating func followSecondIteration(
    of repetition: HTMLRepetition, after afterOne: [PageState], from start: [PageState], cost: Int
  ) -> Bool {
    states = afterOne
    guard !PageWalker.areEnded(start, by: afterOne), mayDiffer(afterOne, from: start),
      !repetition.isSingle
    else { return true }
    guard repeatedWork.mayRepeat(cost) else { return false }
    states = PageWalker.merged(afterOne + iterate(repetition.body, from: afterOne, facts: []))
    return true
  }

  /// Continues after a repetition of which too few iterations could be followed: its mistakes are
  /// left to the check of finished pages.
  private mutating func leave(
    _ repetition: HTMLRepetition, from all: [PageState], iterating start: [PageState],
    knowing known: Findings
  ) {
    // Mistakes in iterations that depend on their position are not certain.
    if repetition.asksForPlace { reader.record.findings = known }
    reader.record.findings.leaveToPages()
    states = PageWalker.merged(start + states)
    for index in states.indices { states[index].route.isInDoubt = true }
    finish(repetition, from: all, iterating: start)
  }

  /// Whether iterations end an element around them.
  private static func areEnded(_ start: [PageState], by afterOne: [PageState]) -> Bool {
    afterOne.contains { end in start.allSatisfy { isEnded($0, by: end) } }
  }

  /// Whether an iteration ends an element around it, which is then missing in the next one. An
  /// element that the start of another ends may be missing: `<li>` before a loop of `<li>…</li>`.
  private static func isEnded(_ start: PageState, by end: PageState) -> Bool {
    guard end.open.count < start.open.count else { return false }
    return !ElementTable.impliedEnds.contains(start.open[end.open.count].name)
  }

  /// Whether a second iteration may find what the first did not.
  private func mayDiffer(_ afterOne: [PageState], from start: [PageState]) -> Bool {
    if PageWalker.unbalanced(afterOne, against: start) != nil { return true }
    return iterations.depth <= Self.secondIterationLimit
      && zip(afterOne, start).contains { left, right in
        zip(left.open, right.open).contains { $0.hasOther(than: $1) }
          || left.headings != right.headings
      }
  }

  /// Joins the states after the iterations with those without any iteration.
  private mutating func finish(
    _ repetition: HTMLRepetition, from all: [PageState], iterating start: [PageState]
  ) {
    guards = iterations.guards
    let ends = PageWalker.outside(states, of: start)
    states = entered(by: all, repetition.whereNone)
    context = Context(of: states)
    if !states.isEmpty { walk(repetition.otherwise) }
    states = PageWalker.merged(ends + states)
  }

  /// The cost of forgetting and joining at the end of an iteration, in bytes.
  private static let iterationCost = 64

  /// Follows one iteration.
  private mutating func iterate(
    _ body: [HTMLPart], from start: [PageState], facts: [HTMLFact]
  ) -> [PageState] {
    reader.count(Self.iterationCost * start.count)
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
    parts = iterations.bodyStart
    walk(body)
    return PageWalker.outside(states, of: start)
  }

  /// The paths without what is known only within the iteration.
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

  /// The first path that does not end like the start of some iteration, and a start to compare it
  /// with. Paths with other open elements, and paths that are not in doubt, are preferred.
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

  /// How many open elements two paths have in common.
  private static func commonDepth(_ left: PageState, _ right: PageState) -> Int {
    zip(left.open, right.open).prefix { $0.hasShape(of: $1) }.count
  }

  /// Follows the first, the middle and the last iterations separately.
  private mutating func repeatByPlace(_ repetition: HTMLRepetition, from start: [PageState]) {
    func facts(first: Bool, last: Bool) -> [HTMLFact] {
      [(repetition.first, first), (repetition.last, last)].compactMap { key, holds in
        key.map { HTMLFact($0, holds: holds) }
      }
    }
    let body = repetition.body
    let only = iterate(body, from: start, facts: facts(first: true, last: true))
    let first = iterate(body, from: start, facts: facts(first: true, last: false))
    let middle = iterate(body, from: first, facts: facts(first: false, last: false))
    if let (end, origin) = PageWalker.unbalanced(middle, against: first) {
      _ = report(end, asUnbalancedFrom: origin)
      states = start
      return
    }
    let last = iterate(
      body, from: PageWalker.merged(first + middle), facts: facts(first: false, last: true))
    states = PageWalker.merged(only + last)
  }

  /// Reports a body that does not end as it starts; true where it ends what is open around it.
  private mutating func report(
    _ end: PageState, asUnbalancedFrom start: PageState
  ) -> Bool {
    reader.record.findings.isInDoubt = end.route.isInDoubt
    defer { reader.record.findings.isInDoubt = false }
    let common = PageWalker.commonDepth(end, start)
    if end.open.count > common, end.open[common].tag.part > 0 {
      let tag = end.open[common].tag
      reader.record.findings.report(.openAfterIteration(tag.name, at: tag.span))
      return false
    }
    guard let tag = end.reachedBelow else { return false }
    let opened = start.open.indices.contains(common) ? start.open[common].tag.span : nil
    reader.record.findings.report(.endedBeforeIteration(tag.name, opened: opened, at: tag.span))
    return true
  }
}

extension HTMLRepetition {
  /// Whether it may depend on whether an iteration is the first or the last.
  fileprivate var asksForPlace: Bool { first != nil || last != nil }
}
