// Texts that look like values of a type and may well mean something else.
extension Observation {
  /// Whether all texts are a number and one letter, which may be another unit than of time: metres,
  /// millions, small, deep.
  var haveLetterUnits: Bool {
    meanings.allSatisfy { $0.wholeMatch(of: /\s*\d+(?:[.,]\d+)?\s*[mMsSdDwW]\s*/) != nil }
  }

  /// Whether all texts are whole, or digits in groups of three, as `129.942`, which may be a whole
  /// number.
  var areGrouped: Bool {
    numbers == 0 && meanings.contains { $0.contains(".") }
      && meanings.allSatisfy { $0.wholeMatch(of: /-?\d{1,3}(?:(?:\.\d{3})+|\d*)/) != nil }
  }

  /// Whether all texts are whole, or digits in groups of three with commas, as `1,500`.
  var areGroupedByCommas: Bool {
    meanings.allSatisfy { $0.wholeMatch(of: /-?\d{1,3}(?:(?:,\d{3})+|\d*)/) != nil }
  }

  /// Whether a text is a number with a decimal comma.
  var haveDecimalCommas: Bool {
    meanings.contains { $0.wholeMatch(of: /-?\d{1,3}(?:\.?\d{3})*,\d+/) != nil }
  }

  /// Whether all texts are `TRUE` or `False`, as spreadsheets write them.
  var areTruthsInCapitals: Bool {
    candidate == nil && !meanings.isEmpty
      && meanings.allSatisfy { ["true", "false"].contains($0.lowercased()) }
  }

  /// The first text with a decimal comma, where all texts are numbers as such notation has them.
  var numberWithComma: String? {
    let number = /-?\d{1,3}(?:\.?\d{3})*(?:,\d+)?/
    guard meanings.allSatisfy({ $0.wholeMatch(of: number) != nil }) else { return nil }
    return meanings.first { $0.contains(",") }
  }

  /// Whether a text is digits with an `E` between, which may be a code, and none has a fraction.
  var haveCodesLikeExponents: Bool {
    numbers == 0 && meanings.contains { $0.wholeMatch(of: /\d+[eE]\d+/) != nil }
      && !meanings.contains { $0.contains(".") }
  }
}
