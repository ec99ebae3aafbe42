import Schema

/// The decimal signs of the numbers in a content, which tell what other numbers of it mean.
struct DecimalSigns {
  /// Whether a number was written with a decimal comma so far.
  private var hasCommas = false
  /// Whether another field of the entry that is being inferred has a decimal point.
  private var hasPoints = false

  /// Notes the signs in the fields of an entry or a component.
  mutating func note(in members: [(name: String, seen: Observation)]) {
    hasCommas = hasCommas || members.contains { $0.seen.haveDecimalCommas }
    hasPoints =
      hasPoints
      || members.contains { !InferredRules.isIdentifier($0.name) && $0.seen.haveDecimalPoints }
  }

  /// Forgets the points of an entry that was inferred.
  mutating func leave(for outer: DecimalSigns) { hasPoints = outer.hasPoints }

  /// Whether numbers such as `1.000` may be whole numbers in groups of three digits: where another
  /// field of the entry has a decimal comma, or none has a decimal point.
  func mayGroup(_ seen: Observation, named name: String) -> Bool {
    seen.groupedByPoints != nil && !InferredRules.areDegrees(seen, named: name)
      && (hasCommas || !hasPoints)
  }

  /// Whether texts are amounts of money in quotation marks, as `"19.90"`, which a `Decimal` takes.
  func areQuotedMoney(_ seen: Observation, named name: String) -> Bool {
    InferredRules.isMoney(name) && seen.values.areAll && !mayGroup(seen, named: name)
      && seen.misfitTexts(of: .decimal)?.isEmpty == true
  }
}
