/// The cases in which a condition holds: what each of them requires of values, which are told apart
/// as `Subject`.
///
/// What is not understood requires nothing, and neither does a condition with more cases than are
/// followed: whatever may be is in one of the cases.
struct RequirementCases<Subject: Hashable & Sendable>: Sendable {
  private typealias Case = [Subject: Requirement]

  /// More cases than these are not followed.
  static var limit: Int { 64 }

  private let cases: [Case]

  private init(_ cases: [Case]) { self.cases = cases }

  /// The only case in which a value satisfies a requirement; none where no value can.
  init(_ subject: Subject, _ requirement: Requirement) {
    self.init(requirement.isPossible ? [[subject: requirement]] : [])
  }

  /// The case in which nothing is required.
  static var always: Self { Self([[:]]) }

  /// No case.
  static var never: Self { Self([]) }

  /// Whether there is no case.
  var isNever: Bool { cases.isEmpty }

  /// The cases in which this and another condition hold.
  func and(_ other: Self) -> Self {
    var all: [Case] = []
    for one in cases {
      for second in other.cases {
        guard let both = Self.joined(one, second) else { continue }
        guard all.count < Self.limit else { return .always }
        all.append(both)
      }
    }
    return Self(all)
  }

  /// The cases in which this or another condition holds.
  func or(_ other: Self) -> Self {
    let all = cases + other.cases
    return all.count > Self.limit || all.contains(where: \.isEmpty) ? .always : Self(all)
  }

  /// What two cases require together; nil where that is impossible.
  private static func joined(_ one: Case, _ other: Case) -> Case? {
    let (longer, rest) = one.count < other.count ? (other, one) : (one, other)
    var all = longer
    for (subject, requirement) in rest {
      let both = all[subject]?.joined(with: requirement) ?? requirement
      guard both.isPossible else { return nil }
      all[subject] = both
    }
    return all
  }
}
