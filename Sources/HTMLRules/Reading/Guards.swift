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
  var repetition: Int?

  /// Enters a branch.
  mutating func enter(_ branch: HTMLBranch, _ place: Branch) {
    branches.append(place)
    guard let (inside, isSure) = knowledge.entering(branch) else { return self.isSure = false }
    knowledge = inside
    self.isSure = self.isSure && isSure
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
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(branches)
    hasher.combine(repetition)
  }
}
