/// What is known to be true or false on one way through a page.
struct KnownFacts: Sendable {
  private var facts: [Int: Bool] = [:]
  /// How many conditions of a chain surely do not hold, where some do not.
  private var passed: [Int: Int] = [:]
  /// How many conditions of a chain are passed at most: the next one surely holds.
  private var reached: [Int: Int] = [:]

  /// Whether a branch may be written.
  func allows(_ branch: HTMLBranch, _ chains: HTMLChains) -> Bool {
    if let passage = branch.passage, let most = reached[passage.chain], most < passage.count {
      return false
    }
    return branch.facts.allSatisfy { fact in
      let known = holds(fact.key, chains)
      return known == nil || known == fact.holds
    }
  }

  private func holds(_ key: Int, _ chains: HTMLChains) -> Bool? {
    if let holds = facts[key] { return holds }
    return chains.links(of: key).first { passed[$0.chain, default: 0] > $0.index }?.holds
  }

  /// Takes over what is known in a branch.
  mutating func assume(_ branch: HTMLBranch, _ chains: HTMLChains) {
    if let passage = branch.passage {
      passed[passage.chain] = max(passed[passage.chain, default: 0], passage.count)
    }
    for fact in branch.facts { assume(fact, chains) }
  }

  /// Takes over a fact.
  mutating func assume(_ fact: HTMLFact, _ chains: HTMLChains) {
    facts[fact.key] = fact.holds
    for link in chains.links(of: fact.key) where link.holds != fact.holds {
      reached[link.chain] = min(reached[link.chain] ?? link.index, link.index)
    }
  }

  /// Keeps what is also known on another way.
  mutating func formIntersection(_ other: KnownFacts) {
    facts = facts.filter { other.facts[$0.key] == $0.value }
    keepChains(of: other)
  }

  /// Forgets what is not known about the same things on one of the ways at the start of a turn.
  mutating func forget(except starts: [KnownFacts]) {
    let keys = starts.reduce(into: Set<Int>()) { $0.formUnion($1.facts.keys) }
    facts = facts.filter { keys.contains($0.key) }
    guard !passed.isEmpty || !reached.isEmpty else { return }
    // What a turn adds may be about its element, so of chains only that stays which was known.
    passed = starts.first?.passed ?? [:]
    reached = starts.first?.reached ?? [:]
    for start in starts.dropFirst() { keepChains(of: start) }
  }

  private mutating func keepChains(of other: KnownFacts) {
    guard !passed.isEmpty || !reached.isEmpty else { return }
    passed = passed.filter { other.passed[$0.key] != nil }
    for (chain, count) in passed { passed[chain] = min(count, other.passed[chain] ?? count) }
    reached = reached.filter { other.reached[$0.key] != nil }
    for (chain, count) in reached { reached[chain] = max(count, other.reached[chain] ?? count) }
  }
}
