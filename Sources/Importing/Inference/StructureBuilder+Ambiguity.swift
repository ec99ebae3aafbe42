import Schema
import Tables

extension StructureBuilder {
  /// The type of texts that look like values of another one, and may mean something else; nil where
  /// they probably do not.
  mutating func ambiguous(
    named name: String, _ seen: Observation, _ candidate: ScalarKind,
    in index: InferredStructure.Index
  ) -> InferredType? {
    let isNumber = ScalarFits.numbers.contains(candidate) && seen.numbers == 0
    if isNumber, InferredRules.isIdentifier(name) { return .string }
    let grouped = isNumber && mayBeGrouped(seen, named: name) ? seen.groupedByPoints : nil
    if let grouped {
      notes.append(
        "'\(structures[index].name).\(name)' is String, because '\(grouped)' may be a whole number in "
          + "groups of three digits: write it without the point if it is, and '\(candidate.type.name)' "
          + "in the model if it is none")
      return .string
    }
    let reason =
      if candidate == .duration, seen.haveLetterUnits, !InferredRules.isTime(name) {
        "may be another unit than of time"
      } else if isNumber, seen.haveCodesLikeExponents {
        "may be a code"
      } else {
        String?.none
      }
    guard let reason else { return nil }
    let example = seen.meanings.first.map { " '\($0)'" } ?? ""
    notes.append(
      "'\(structures[index].name).\(name)' is String, because\(example) \(reason): write "
        + "'\(candidate.type.name)' in the model if it is none")
    return .string
  }

  /// Whether texts are amounts of money in quotation marks, as `"19.90"`, which a `Decimal` takes.
  func isQuotedMoney(_ seen: Observation, named name: String) -> Bool {
    InferredRules.isMoney(name) && seen.values.areAll && !mayBeGrouped(seen, named: name)
      && seen.misfitTexts(of: .decimal)?.isEmpty == true
  }

  /// Whether numbers such as `1.000` may be whole numbers in groups of three digits: where another
  /// field of the entry has a decimal comma, or none has a decimal point.
  func mayBeGrouped(_ seen: Observation, named name: String) -> Bool {
    seen.groupedByPoints != nil && !InferredRules.areDegrees(seen, named: name)
      && (hasDecimalCommas || !hasDecimalPoints)
  }
}
