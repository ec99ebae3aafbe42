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
    let grouped = isNumber && decimals.mayGroup(seen, named: name) ? seen.groupedByPoints : nil
    if let grouped {
      notes.append(
        "'\(structures[index].name).\(name)' is String, because '\(grouped)' may be a whole number in "
          + "groups of three digits: write it without the point if it is, and '\(candidate.type.name)' "
          + "in the model if it is none")
      return .string
    }
    let reason = seen.otherMeaning(than: candidate, named: name, isNumber: isNumber)
    guard let reason else { return nil }
    let example = seen.meanings.first.map { " '\($0)'" } ?? ""
    notes.append(
      "'\(structures[index].name).\(name)' is String, because\(example) \(reason): write "
        + "'\(candidate.type.name)' in the model if it is none")
    return .string
  }
}

extension Observation {
  /// What texts that look like values of a type may be instead; nil where they probably are these.
  fileprivate func otherMeaning(
    than candidate: ScalarKind, named name: String, isNumber: Bool
  ) -> String? {
    if candidate == .duration, haveLetterUnits, !InferredRules.isTime(name) {
      return "may be another unit than of time"
    }
    return isNumber && haveCodesLikeExponents ? "may be a code" : nil
  }
}
