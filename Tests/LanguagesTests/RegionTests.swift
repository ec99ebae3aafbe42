import Languages
import Testing

/// Numbers and dates as regions write them, where another region would misread those of the
/// language: after the Unicode CLDR.
struct RegionTests {
  @Test(arguments: [
    ("en", "1,234,567.5", "3/5/23", "Mar 5, 2023"),
    ("en-US", "1,234,567.5", "3/5/23", "Mar 5, 2023"),
    ("en-AU", "1,234,567.5", "05/03/2023", "5 Mar 2023"),
    ("en-ie", "1,234,567.5", "05/03/2023", "5 Mar 2023"),
    ("en_IN", "12,34,567.5", "05/03/2023", "5 Mar 2023"),
    ("en-CA", "1,234,567.5", "2023-03-05", "Mar 5, 2023"),
    ("en-ZA", "1\u{A0}234\u{A0}567,5", "2023/03/05", "05 Mar 2023"),
    ("en-PH", "1,234,567.5", "3/5/23", "Mar 5, 2023"),
    ("en-JP", "1,234,567.5", "2023/03/05", "Mar 5, 2023"),
    ("en-AE", "1,234,567.5", "05/03/2023", "5 Mar 2023"),
    ("en-CY", "1,234,567.5", "05/03/2023", "5 Mar 2023"),
    ("en-Latn-CY-x-us", "1,234,567.5", "05/03/2023", "5 Mar 2023"),
    ("en-x-cy", "1,234,567.5", "3/5/23", "Mar 5, 2023"),
    ("en-DE", "1.234.567,5", "05/03/2023", "5 Mar 2023"),
    ("en-NL", "1.234.567,5", "05/03/2023", "5 Mar 2023"),
    ("en-FI", "1\u{A0}234\u{A0}567,5", "05/03/2023", "5 Mar 2023"),
    ("en-FR", "1\u{202F}234\u{202F}567,5", "05/03/2023", "5 Mar 2023"),
    ("en-SE", "1\u{A0}234\u{A0}567,5", "2023-03-05", "5 Mar 2023"),
    ("en-CH", "1’234’567.5", "05.03.2023", "5 Mar 2023"),
    ("ar-MA", "1.234.567,5", "5\u{200F}/3\u{200F}/2023", "05\u{200F}/03\u{200F}/2023"),
    ("ar-EG", "1,234,567.5", "5\u{200F}/3\u{200F}/2023", "05\u{200F}/03\u{200F}/2023"),
    ("es-BZ", "1,234,567.5", "5/3/23", "5 mar 2023"),
    ("pt-FR", "1\u{A0}234\u{A0}567,5", "05/03/23", "05/03/2023"),
    ("pt-Latn-BR", "1.234.567,5", "05/03/2023", "5 de mar. de 2023"),
    ("fr-LU", "1.234.567,5", "05/03/2023", "5 mars 2023"),
    ("nl-BE", "1.234.567,5", "5/03/2023", "5 mrt 2023"),
    ("sv-FI", "1\u{A0}234\u{A0}567,5", "5.3.2023", "5 mars 2023"),
    ("es", "1.234.567,5", "5/3/23", "5 mar 2023"),
    ("es-AR", "1.234.567,5", "5/3/23", "5 mar 2023"),
    ("es-MX", "1,234,567.5", "5/3/23", "5 mar 2023"),
    ("es-PR", "1,234,567.5", "03/05/23", "03/05/2023"),
    ("es-CL", "1.234.567,5", "05-03-23", "05-03-2023"),
    ("de-AT", "1.234.567,5", "05.03.23", "05.03.2023"),
    ("de-CH", "1’234’567.5", "05.03.23", "05.03.2023"),
    ("pt-AO", "1\u{A0}234\u{A0}567,5", "05/03/23", "05/03/2023"),
    ("fr-CA", "1\u{A0}234\u{A0}567,5", "2023-03-05", "5 mars 2023"),
    ("it-CH", "1’234’567.5", "05.03.23", "5 mar 2023"),
  ])
  func `a region has its own marks and dates`(
    tag: String, number: String, short: String, medium: String
  ) throws {
    let format = LanguageFormat.named(tag)
    var output: [UInt8] = []
    NumberText.append(1_234_567.5, in: format, fractionDigits: nil, to: &output)
    #expect(String(decoding: output, as: UTF8.self) == number)
    for (name, expected) in [("short", short), ("medium", medium)] {
      var output: [UInt8] = []
      let pattern = try DatePattern(Array(name.utf8))
      DateText.append(
        seconds: 1_678_017_600, offsetMinutes: 0, by: pattern, in: format, to: &output)
      #expect(String(decoding: output, as: UTF8.self) == expected, "\(name)")
    }
  }

  @Test(arguments: [
    ("es", "1234,5"), ("es-AR", "1.234,5"), ("es-VE", "1.234,5"), ("es-MX", "1,234.5"),
  ])
  func `a region has its own marks in short numbers`(tag: String, number: String) {
    var output: [UInt8] = []
    NumberText.append(1234.5, in: .named(tag), to: &output)
    #expect(String(decoding: output, as: UTF8.self) == number)
  }

  @Test(arguments: [
    ("de", 1, "Januar", "Jan."), ("de-AT", 1, "Jänner", "Jän."), ("de-CH", 1, "Januar", "Jan."),
    ("de-AT", 9, "September", "Sep."), ("fr", 7, "juillet", "juil."),
    ("fr-CA", 7, "juillet", "juill."), ("es", 9, "septiembre", "sept"),
    ("es-PE", 9, "setiembre", "set"), ("es-UY", 9, "setiembre", "set"),
    ("es-MX", 9, "septiembre", "sep"), ("es-VE", 9, "septiembre", "sept"),
    ("es-AR", 9, "septiembre", "sep"), ("de-IT", 1, "Jänner", "Jän."),
    ("ar-MA", 8, "غشت", "غشت"), ("ar-TN", 1, "جانفي", "جانفي"), ("ar-LB", 2, "شباط", "شباط"),
    ("ar-EG", 2, "فبراير", "فبراير"),
  ])
  func `a region has its own names of months`(
    tag: String, month: Int, wide: String, short: String
  ) throws {
    for (pattern, name) in [("MMMM", wide), ("LLLL", wide), ("MMM", short)] {
      #expect(try written(by: pattern, in: tag, month) == name, "\(pattern)")
    }
  }

  @Test(arguments: [
    ("en-US", "AM"), ("en-GB", "am"), ("en-CA", "a.m."), ("fr", "AM"), ("fr-CA", "a.m."),
  ])
  func `a region has its own halves of the day`(tag: String, morning: String) throws {
    #expect(try written(by: "a", in: tag, 1) == morning)
  }

  /// A day in the first half of a month of 1970, early in the morning.
  private func written(by pattern: String, in tag: String, _ month: Int) throws -> String {
    var output: [UInt8] = []
    DateText.append(
      seconds: Int64((month - 1) * 30 + month / 2 + 2) * 86400, offsetMinutes: 0,
      by: try DatePattern(Array(pattern.utf8)), in: LanguageFormat.named(tag), to: &output)
    return String(decoding: output, as: UTF8.self)
  }
}
