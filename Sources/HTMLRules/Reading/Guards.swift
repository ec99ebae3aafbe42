/// The branches around a place: what has to be true for it to be written.
struct Guards: Hashable, Sendable {
  /// A branch of a choice.
  struct Branch: Hashable, Sendable {
    let choice: Int
    let branch: Int
  }

  var branches: [Branch] = []
  private var facts: [Int: Bool] = [:]
  /// What was passed of long chains.
  private var passages: [HTMLPassage] = []
  /// How many branches stand around the innermost repetition; nil outside of all.
  var repetition: Int?

  /// Takes over what is known in a branch.
  mutating func assume(_ branch: HTMLBranch) {
    for fact in branch.facts { facts[fact.key] = fact.holds }
    if let passage = branch.passage { passages.append(passage) }
  }

  /// Whether no page has both places.
  func excludes(_ other: Guards, _ chains: HTMLChains) -> Bool {
    for branch in branches {
      let isOther = other.branches.contains {
        $0.choice == branch.choice && $0.branch != branch.branch
      }
      if isOther { return true }
    }
    if facts.contains(where: { other.facts[$0.key] == !$0.value }) { return true }
    return denies(other, chains) || other.denies(self, chains)
  }

  /// Whether the chains that were passed on the way here deny a fact of the other place.
  private func denies(_ other: Guards, _ chains: HTMLChains) -> Bool {
    !passages.isEmpty
      && other.facts.contains { key, holds in
        chains.links(of: key).contains { link in
          link.holds != holds
            && passages.contains { $0.chain == link.chain && $0.count > link.index }
        }
      }
  }

  /// Whether it is written in every turn of a repetition.
  var isRepeated: Bool { repetition == branches.count }
}
