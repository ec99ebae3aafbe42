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
    let reason =
      if candidate == .duration, seen.haveLetterUnits, !InferredRules.isTime(name) {
        "may be another unit than of time"
      } else if isNumber, seen.areGrouped, hasDecimalCommas {
        "may be a whole number in groups of three digits"
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
}
