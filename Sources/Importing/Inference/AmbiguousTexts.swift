import Schema

// Texts that look like values of a type and may well mean something else.
extension Observation {
  /// Whether all texts are a number and one letter, which may be another unit than of time: metres,
  /// millions, small, deep.
  var haveLetterUnits: Bool {
    meanings.allSatisfy { text in
      let words = text.split(whereSeparator: \.isWhitespace)
      return (words.count == 1 || words.count == 2 && words[1].utf8.count == 1)
        && FormReader.reads(words.joined()) {
          $0.digits() != nil && $0.fraction(".,") && $0.take(oneOf: "mMsSdDwW") != nil
        }
    }
  }

  /// The first text of digits in groups of three, as `129.942`, where all texts that can be read as
  /// numbers are such digits or whole: it may be a whole number.
  var groupedByPoints: String? {
    guard numbers == 0 else { return nil }
    let texts = meanings.filter {
      Self.isGrouped($0, by: ".") || Self.fits(Array($0.utf8)[...], .decimal)
    }
    guard texts.allSatisfy({ Self.isGrouped($0, by: ".") }) else { return nil }
    return texts.first { $0.contains(".") }
  }

  /// Whether all texts are whole, or digits in groups of three with points, as `1.500.000`.
  var areGroupedByPoints: Bool { meanings.allSatisfy { Self.isGrouped($0, by: ".") } }

  /// Whether all texts are whole, or digits in groups of three with commas, as `1,500`.
  var areGroupedByCommas: Bool { meanings.allSatisfy { Self.isGrouped($0, by: ",") } }

  /// Whether a text is whole, or digits in groups of three, of which the first is no `0`.
  private static func isGrouped(_ text: String, by sign: String) -> Bool {
    FormReader.reads(text) { reader in
      reader.take("-")
      let start = reader.rest.first
      return reader.groupedDigits(sign) && !(start == UInt8(ascii: "0") && text.contains(sign))
    }
  }

  /// Whether all texts are numbers, and the point of one cannot be between groups of digits.
  var haveDecimalPoints: Bool {
    [.double, .decimal].contains(candidate) && groupedByPoints == nil
      && meanings.contains { $0.contains(".") }
  }

  /// Whether a text is a number with a decimal comma.
  var haveDecimalCommas: Bool {
    meanings.contains { $0.contains(",") && Self.mayHaveDecimalComma($0) }
  }

  /// Whether all texts are `TRUE` or `False`, as spreadsheets write them.
  var areTruthsInCapitals: Bool {
    candidate == nil && !meanings.isEmpty
      && meanings.allSatisfy { ["true", "false"].contains($0.lowercased()) }
  }

  /// The first text with a decimal comma, where all texts are numbers as such notation has them.
  var numberWithComma: String? {
    guard meanings.allSatisfy(Self.mayHaveDecimalComma) else { return nil }
    return meanings.first { $0.contains(",") }
  }

  /// Whether a text is a number with a decimal comma, or without a fraction: points are between
  /// groups of three digits.
  private static func mayHaveDecimalComma(_ text: String) -> Bool {
    FormReader.reads(text) { reader in
      reader.take("-")
      guard reader.digits() != nil else { return false }
      while reader.take(".") {
        guard let group = reader.digits(), group.utf8.count.isMultiple(of: 3) else { return false }
      }
      return reader.fraction(",")
    }
  }

  /// Whether a text is digits with an `E` between, which may be a code, and none has a fraction.
  var haveCodesLikeExponents: Bool {
    numbers == 0
      && meanings.contains { text in
        FormReader.reads(text) {
          $0.digits() != nil && $0.take(oneOf: "eE") != nil && $0.digits() != nil
        }
      }
      && !meanings.contains { $0.contains(".") }
  }
}
