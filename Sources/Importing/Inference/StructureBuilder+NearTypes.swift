import Diagnostics
import Schema
import Tables

// Types that nearly all values of a field have.
extension StructureBuilder {
  /// Reports a type that nearly all values have.
  mutating func noteNearMiss(_ name: String, _ seen: Observation, _ field: InferredField) {
    guard let near = seen.nearCandidate else { return }
    let rest = seen.meaningCount - near.fits
    let absent =
      "'@Absent(\(field.unfitting.nothings.map(ModelWriter.quoted).joined(separator: ", ")))'"
    let means = rest == 1 ? "means" : "mean"
    let correction =
      "\(rest == 1 ? "is a mistake" : "are mistakes") until corrected, or until the field is a String "
      + "in the model"
    let meaning =
      switch (field.unfitting.nothings.isEmpty, field.unfitting.mistakes.isEmpty) {
      case (true, true): ""
      case (false, true): ", and \(means) no value by \(absent)"
      case (true, false): ", and \(correction)"
      case (false, false):
        ", of which some mean no value by \(absent), and the others \(correction)"
      }
    notes.append(
      "\(near.fits) of \(seen.meaningCount) have '\(name)' as \(near.kind.type.noun); "
        + (rest == 1 ? "this one does not" : "these \(rest) do not")
        + meaning + ": " + places(near.misfits, of: rest))
  }
}

extension InferredField {
  /// Gives the field the type that nearly all of its texts have. Of the others, words such as `unknown`
  /// mean no value; the rest are mistakes in the content, because nothing that an author has written
  /// is left out in silence. A word between numbers is as good a value, so that these are texts,
  /// except in JSON, where a text has to be in quotes.
  mutating func makeNearlyTyped(by seen: Observation) {
    guard let near = seen.nearCandidate, near.kind != .bool,
      type == .string || type == .json && seen.isMixedNumbers,
      let texts = seen.misfitTexts(of: near.kind), texts.count <= Evidence.mostMisfits
    else { return }
    let nothings = texts.filter(NothingWords.contains)
    let misfits = texts.filter { !NothingWords.contains($0) }
    if !misfits.isEmpty {
      let isText = ScalarFits.numbers.contains(near.kind) && seen.numbers == 0
      guard !isText, seen.meaningCount >= Evidence.leastNearlyTyped,
        Evidence.isNearlyAll(near.fits, of: seen.meaningCount)
      else { return }
    }
    type = .scalar(near.kind)
    unfitting = UnfittingTexts(nothings: nothings, mistakes: misfits)
    if !nothings.isEmpty { isOptional = true }
  }
}

extension Observation {
  /// Whether there are numbers and texts, and nothing else.
  var isMixedNumbers: Bool {
    numbers > 0 && texts > 0 && bools + lists + mappings == 0
  }
}
