/// How much evidence in content is needed for a conclusion: empirical figures, which
/// `docs/commands.md` documents.
enum Evidence {
  /// The minimum number of values of a field of which a few may be misfits.
  static let leastNearlyTyped = 50
  /// The number of different texts that may be misfits of a nearly typed field.
  static let mostMisfits = 12
  /// The number of keys of mappings beyond which most of them may be data.
  static let mostKeys = 40
  /// The numbers of cases that a choice may have.
  static let choiceCases = 2...12
  /// The number of characters of a text that may be a case.
  static let longestCase = 40

  /// Whether this many values repeat the cases of a choice often.
  static func areRepeated(_ caseCount: Int, by valueCount: Int) -> Bool {
    valueCount >= max(20, caseCount * 4)
  }

  /// Whether a part is nearly the whole: 95 of 100.
  static func isNearlyAll(_ part: Int, of whole: Int) -> Bool { part * 100 >= whole * 95 }

  /// Whether all but a few are a part of the whole: 9 of 10, and all of fewer than that.
  static func isAllButFew(_ part: Int, of whole: Int) -> Bool { part * 10 >= whole * 9 }

  /// Whether a part is most of the whole: 8 of 10.
  static func isMost(_ part: Int, of whole: Int) -> Bool { part * 10 >= whole * 8 }

  /// Whether a part is a good part of the whole: a quarter.
  static func isGoodPart(_ part: Int, of whole: Int) -> Bool { part * 4 >= whole }

  /// Whether this part of the whole is small: less than a quarter.
  static func isSeldom(_ part: Int, of whole: Int) -> Bool { part < whole / 4 }
}
