import Diagnostics

// Which paths continue in a branch, and what is known of them after it.
extension PageWalker {
  /// The paths that continue in a branch, each with its place among those before it.
  static func entered(
    by start: [PageState], _ branch: HTMLBranch?, choice: Int
  ) -> [PageState] {
    var result: [PageState] = []
    for (index, state) in start.enumerated() {
      var state = state
      state.route.origins = 1 << UInt64(index)
      if let branch {
        guard let (inside, isSure) = state.route.knowledge.entering(branch) else { continue }
        state.route.knowledge = inside
        if !isSure { state.lexer.doubtValue() }
        if !isSure, !state.route.isInDoubt {
          (state.route.isInDoubt, state.route.doubtPart) = (true, choice)
        }
      }
      result.append(state)
    }
    return result
  }

  /// The paths after a choice. Where everything from some paths has become one path again, what was
  /// known about them is known about it.
  static func settled(_ ends: [PageState], from start: [PageState]) -> [PageState] {
    ends.enumerated().map { index, end in
      let own = start.indices.filter { end.route.origins >> UInt64($0) & 1 == 1 }
      var result = end
      result.route.origins = own.reduce(0) { $0 | start[$1].route.origins }
      let doubts = own.map { start[$0].route.doubtPart }
      result.route.doubtPart = doubts.dropFirst().reduce(doubts.first ?? nil, Route.later)
      let isApart = ends.enumerated().allSatisfy { other, state in
        other == index || state.route.origins & end.route.origins == 0
      }
      guard isApart, let first = own.first else { return result }
      result.route.knowledge = start[first].route.knowledge
      for other in own.dropFirst() { result.route.knowledge.join(start[other].route.knowledge) }
      result.route.isInDoubt = own.allSatisfy { start[$0].route.isInDoubt }
      return result
    }
  }
}

extension Findings {
  /// Records what cannot stand in an element, and in those around it with these start tags; it is
  /// also certain on a path in doubt where the doubt concerns both.
  mutating func addMisfit(
    _ diagnostic: Diagnostic, in element: OpenElement, _ holders: [Span], _ state: PageState
  ) {
    let wasInDoubt = isInDoubt
    if state.route.isWithinDoubt(element.tag.part) { isInDoubt = false }
    addMisfit(diagnostic, in: holders)
    isInDoubt = wasInDoubt
  }

  /// Reports what is wrong with something in an element; it is also certain on a path in doubt
  /// where the doubt concerns both.
  mutating func report(
    _ diagnostic: Diagnostic, about element: OpenElement, in state: PageState
  ) {
    let wasInDoubt = isInDoubt
    if state.route.isWithinDoubt(element.tag.part) { isInDoubt = false }
    report(diagnostic)
    isInDoubt = wasInDoubt
  }
}
