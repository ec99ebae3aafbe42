/// The branches around a place: what has to be true for it to be written.
struct Guards: Hashable, Sendable {
  /// A branch of a choice.
  struct Branch: Hashable, Sendable {
    let choice: Int
    let branch: Int
  }

  var branches: [Branch] = []
  var facts: [HTMLFact] = []
  /// How many branches stand around the innermost repetition; nil outside of all.
  var repetition: Int?

  /// Whether no page has both places.
  func excludes(_ other: Guards) -> Bool {
    for branch in branches {
      let isOther = other.branches.contains {
        $0.choice == branch.choice && $0.branch != branch.branch
      }
      if isOther { return true }
    }
    return facts.contains { fact in
      other.facts.contains { $0.key == fact.key && $0.holds != fact.holds }
    }
  }

  /// Whether it is written in every turn of a repetition.
  var isRepeated: Bool { repetition == branches.count }
}
