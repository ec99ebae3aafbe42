/// What is known on a path about the conditions of a page: the cases in which it is taken.
///
/// At most `caseLimit` cases are kept. Where there are more, only what they have in common is kept,
/// and the rest is forgotten: whether a branch that depends on it can be written is then uncertain.
struct Knowledge: Hashable, Sendable {
  static let caseLimit = 16

  /// The values of conditions that are known together.
  private typealias Case = KeyTable<Int>

  /// What is known in each case.
  private var cases = [Case()]
  /// The conditions about which something was forgotten.
  private var forgotten: Set<HTMLFact.Key> = []
  /// Whether any condition may be among them.
  private var isCut = false
  /// What conditions are about, with the only known condition of each; nil for several.
  private var subjects = KeyTable<HTMLFact.Key?>()

  /// Whether nothing is known or forgotten.
  var isEmpty: Bool { cases == [Case()] && forgotten.isEmpty && !isCut }

  /// What is known within a branch, and whether the branch is certainly written on some page; nil
  /// if it is never written.
  func entering(_ branch: HTMLBranch) -> (inside: Knowledge, isSure: Bool)? {
    var inside = self
    inside.cases = []
    var isSure = false
    for known in cases {
      for facts in branch.cases {
        guard let both = Knowledge.both(known, facts) else { continue }
        inside.cases.append(both)
        isSure =
          isSure || Knowledge.areIndependent(facts) && facts.allSatisfy { isFree($0, in: known) }
      }
    }
    guard !inside.cases.isEmpty else { return nil }
    for fact in branch.cases.joined() { inside.note(fact) }
    switch branch.condition {
    case .known: break
    case .cut:
      isSure = isEmpty
      inside.isCut = true
    case .unknown: isSure = false
    }
    if inside.cases.count > Self.caseLimit { inside.forget() }
    return (inside, isSure)
  }

  /// Whether a fact is known, or is independent of all that is known or forgotten.
  private func isFree(_ fact: HTMLFact, in known: Case) -> Bool {
    if known[fact.key] != nil { return true }
    if isCut || forgotten.contains(fact.key) { return false }
    return fact.subjects.allSatisfy { subject in
      guard let other = subjects[subject] else { return true }
      return other == fact.relation
    }
  }

  /// Whether no fact depends on another.
  private static func areIndependent(_ facts: [HTMLFact]) -> Bool {
    guard facts.count > 1 else { return true }
    var relations = KeyTable<HTMLFact.Key>()
    for fact in facts {
      for subject in fact.subjects {
        guard (relations[subject] ?? fact.relation) == fact.relation else { return false }
        relations.set(fact.relation, of: subject)
      }
    }
    return true
  }

  private mutating func note(_ fact: HTMLFact) {
    for subject in fact.subjects {
      let other = subjects[subject] ?? fact.relation
      subjects.set(other == fact.relation ? other : nil, of: subject)
    }
  }

  private static func both(_ known: Case, _ facts: [HTMLFact]) -> Case? {
    var result = known
    for fact in facts {
      guard (result[fact.key] ?? fact.value) == fact.value else { return nil }
      result.set(fact.value, of: fact.key)
    }
    return result
  }

  /// Adds what is known on another path.
  mutating func join(_ other: Knowledge) {
    guard self != other else { return }
    forgotten.formUnion(other.forgotten)
    isCut = isCut || other.isCut
    for new in other.subjects.entries {
      let old = subjects[new.key] ?? new.value
      subjects.set(old == new.value ? old : nil, of: new.key)
    }
    for new in other.cases { add(new) }
    if cases.count > Self.caseLimit { forget() }
  }

  /// Adds a case, merged with an existing one that differs from it in only one condition.
  private mutating func add(_ new: Case) {
    var new = new
    var index = 0
    while index < cases.count {
      let old = cases[index]
      if Knowledge.contains(old, new) { return }
      if Knowledge.contains(new, old) {
        cases.remove(at: index)
      } else if let key = Knowledge.difference(old, new) {
        cases.remove(at: index)
        new.remove(key)
        index = 0
      } else {
        index += 1
      }
    }
    cases.append(new)
  }

  /// Whether all facts of the second case hold in the first.
  private static func contains(_ case: Case, _ other: Case) -> Bool {
    `case`.count <= other.count && `case`.entries.allSatisfy { other[$0.key] == $0.value }
  }

  /// The one condition in which two cases differ, which is true in one and false in the other.
  private static func difference(_ case: Case, _ other: Case) -> HTMLFact.Key? {
    guard `case`.count == other.count else { return nil }
    var found: HTMLFact.Key?
    for known in `case`.entries where other[known.key] != known.value {
      guard found == nil, let different = other[known.key], known.value | different == 1 else {
        return nil
      }
      found = known.key
    }
    return found
  }

  /// Keeps what all cases have in common.
  private mutating func forget() {
    var common = cases[0]
    for other in cases.dropFirst() { common.keep { other[$0.key] == $0.value } }
    for known in cases { forgotten.formUnion(known.entries.lazy.map(\.key)) }
    forgotten.subtract(common.entries.lazy.map(\.key))
    cases = [common]
  }

  /// Forgets what was not known at the start of an iteration: it may be about its element.
  mutating func forget(except starts: [Knowledge]) {
    let keys = starts.reduce(into: Set<HTMLFact.Key>()) { keys, start in
      for known in start.cases { keys.formUnion(known.entries.lazy.map(\.key)) }
    }
    let old = cases
    cases = []
    for var known in old {
      forgotten.formUnion(known.entries.lazy.map(\.key).filter { !keys.contains($0) })
      known.keep { keys.contains($0.key) }
      add(known)
    }
  }

  /// Whether pages can have both of two places.
  enum Meeting {
    case never, perhaps, surely
  }

  /// Whether some page satisfies a case of each.
  func meeting(_ other: Knowledge) -> Meeting {
    let isPossible = cases.contains { known in
      other.cases.contains { Knowledge.both(known, $0) }
    }
    guard isPossible else { return .never }
    let isWhole = forgotten.isEmpty && other.forgotten.isEmpty && !isCut && !other.isCut
    let areIndependent = subjects.entries.allSatisfy { own in
      guard let others = other.subjects[own.key] else { return true }
      return own.value != nil && others == own.value
    }
    return isWhole && areIndependent ? .surely : .perhaps
  }

  private static func both(_ known: Case, _ other: Case) -> Bool {
    known.entries.allSatisfy { (other[$0.key] ?? $0.value) == $0.value }
  }
}
