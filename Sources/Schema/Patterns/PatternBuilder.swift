import Diagnostics

/// A regular expression as a tree.
indirect enum PatternNode {
  case empty
  case character(ScalarSet)
  case sequence([PatternNode])
  case choice([PatternNode])
  /// At least `least` times and at most `most`, nil where there is no limit.
  case repetition(PatternNode, least: Int, most: Int?)
}

/// Turns a tree into positions and what follows them (Glushkov's construction).
struct PatternBuilder {
  /// The first and last positions of what a node became.
  struct Fragment {
    var isNullable = true
    var first = PositionSet()
    var last = PositionSet()
  }

  var takes: [ScalarSet] = []
  var follow: [PositionSet] = []

  /// An expression has at most as many positions as fit in a `PositionSet`.
  private static let mostPositions = 250

  mutating func add(_ node: PatternNode) throws(PatternMistake) -> Fragment {
    switch node {
    case .empty: return Fragment()
    case .character(let set):
      guard takes.count < Self.mostPositions else { throw PatternMistake(.tooLarge, at: 0..<0) }
      var fragment = Fragment(isNullable: false)
      fragment.first.insert(takes.count)
      fragment.last.insert(takes.count)
      takes.append(set)
      follow.append(PositionSet())
      return fragment
    case .sequence(let parts):
      var whole = Fragment()
      for part in parts { whole = join(whole, try add(part)) }
      return whole
    case .choice(let parts):
      var whole = Fragment(isNullable: false)
      for part in parts {
        let fragment = try add(part)
        whole.isNullable = whole.isNullable || fragment.isNullable
        whole.first.formUnion(fragment.first)
        whole.last.formUnion(fragment.last)
      }
      return whole
    case .repetition(let part, let least, let most):
      return try `repeat`(part, least: least, most: most)
    }
  }

  /// Repeats the part as often as it may occur; a part without positions occurs once.
  private mutating func `repeat`(
    _ part: PatternNode, least: Int, most: Int?
  ) throws(PatternMistake) -> Fragment {
    var whole = Fragment()
    var copies = 0
    while copies < most ?? max(least, 1) {
      let count = takes.count
      var copy = try add(part)
      guard takes.count > count else { return whole }
      copies += 1
      if most == nil, copies == max(least, 1) { connect(copy.last, to: copy.first) }
      if copies > least { copy.isNullable = true }
      whole = join(whole, copy)
    }
    return whole
  }

  private mutating func join(_ left: Fragment, _ right: Fragment) -> Fragment {
    connect(left.last, to: right.first)
    var whole = Fragment(isNullable: left.isNullable && right.isNullable)
    whole.first = left.first
    if left.isNullable { whole.first.formUnion(right.first) }
    whole.last = right.last
    if right.isNullable { whole.last.formUnion(left.last) }
    return whole
  }

  private mutating func connect(_ ends: PositionSet, to starts: PositionSet) {
    for position in takes.indices where ends.contains(position) {
      follow[position].formUnion(starts)
    }
  }
}
