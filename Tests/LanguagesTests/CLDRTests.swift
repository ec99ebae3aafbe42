import Languages
import TestSupport
import Testing

/// Numbers and dates of every language on offer, as `Tools/record-languages.py` recorded them from
/// the Unicode CLDR.
struct CLDRTests {
  private static let lines = DataFile.table("Languages/cldr.tsv").dropFirst()
  private static let languages = Set(lines.map { $0[0] }).sorted()

  @Test(arguments: languages)
  func `numbers and dates are written as the CLDR writes them`(_ language: String) throws {
    let format = LanguageFormat.named(language)
    #expect(LanguageFormat.isKnown(language))
    for line in Self.lines where line[0] == language {
      let written = try #require(try Self.text(line[1], as: line[2], in: format))
      #expect(written == line[3], "\(line[1]) as \(line[2])")
    }
  }

  @Test func `the record has every language on offer, in every form`() {
    #expect(Self.languages.count == 17)
    // Three languages without the five numbers of four digits.
    #expect(Self.lines.count == 17 * (12 + 5 + 48 * 4) - 3 * 5)
  }

  /// A number or a date as the program writes it; nil where the record cannot be read.
  private static func text(
    _ value: String, as form: String, in format: LanguageFormat
  ) throws -> String? {
    var output: [UInt8] = []
    switch form {
    case "int":
      guard let number = Int(value) else { return nil }
      NumberText.append(number, in: format, to: &output)
    case "double":
      guard let number = Double(value) else { return nil }
      NumberText.append(number, in: format, fractionDigits: nil, to: &output)
    default:
      let parts = value.split(separator: "-").compactMap { Int($0) }
      guard parts.count == 3 else { return nil }
      DateText.append(
        seconds: seconds(month: parts[1], day: parts[2]), offsetMinutes: 0,
        by: try DatePattern(Array(form.utf8)), in: format, to: &output)
    }
    return String(decoding: output, as: UTF8.self)
  }

  /// The first moment of a day of 2026.
  private static func seconds(month: Int, day: Int) -> Int64 {
    let days = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31].prefix(month - 1).reduce(day - 1, +)
    return 1_767_225_600 + Int64(days) * 86_400
  }
}
