/// The branches around a place: what has to be true for it to be written.
struct Guards: Sendable {
  /// A branch of a choice.
  struct Branch: Hashable, Sendable {
    let choice: Int
    let branch: Int
  }

  private(set) var branches: [Branch] = []
  private var knowledge = Knowledge()
  /// Whether the place is certainly written on some page.
  private var isSure = true
  /// How many branches are around the innermost repetition; nil outside of repetitions.
  private(set) var repetition: Int?
  /// How many repetitions are around that may have more than one iteration.
  private(set) var repetitions = 0
  /// Whether one of them is for some elements of a list, of which there may never be two.
  private(set) var isFiltered = false

  /// Enters a branch.
  mutating func enter(_ branch: HTMLBranch, _ place: Branch) {
    branches.append(place)
    guard let (inside, isSure) = knowledge.entering(branch) else { return self.isSure = false }
    knowledge = inside
    self.isSure = self.isSure && isSure
  }

  /// Enters a repetition that may have more than one iteration.
  mutating func enterRepetition(isFiltered: Bool) {
    repetition = branches.count
    repetitions += 1
    self.isFiltered = self.isFiltered || isFiltered
  }

  /// Whether pages can have both places.
  func meeting(_ other: Guards) -> Knowledge.Meeting {
    for (own, others) in zip(branches, other.branches) where own != others {
      if own.choice == others.choice { return .never }
      break
    }
    let meeting = knowledge.meeting(other.knowledge)
    return meeting == .surely && !(isSure && other.isSure) ? .perhaps : meeting
  }

  /// Whether it is written in every iteration of a repetition.
  var isRepeated: Bool { repetition == branches.count }
}

extension Guards: Hashable {
  // The branches determine what is known in them.
  static func == (left: Guards, right: Guards) -> Bool {
    left.branches == right.branches && left.repetition == right.repetition
      && left.repetitions == right.repetitions
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(branches)
    hasher.combine(repetition)
    hasher.combine(repetitions)
  }
}
