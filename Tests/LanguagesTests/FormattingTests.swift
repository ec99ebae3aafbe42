import Languages
import TestSupport
import Testing

private func text(_ append: (inout [UInt8]) -> Void) -> String {
  var output = Array("-".utf8)
  append(&output)
  return String(decoding: output.dropFirst(), as: UTF8.self)
}

struct FormattingNumberTests {
  @Test(arguments: [
    (0, "0"), (7, "7"), (-10, "-10"), (Int.max, "9223372036854775807"),
    (Int.min, "-9223372036854775808"),
  ])
  func `an integer is written in decimal digits`(_ number: Int, _ expected: String) {
    #expect(text { NumberText.append(number, to: &$0) } == expected)
  }

  @Test(arguments: [
    (4.0, "4.0"), (0.1, "0.1"), (-12.5, "-12.5"), (0.0, "0.0"), (-0.0, "-0.0"), (1e15, "1e+15"),
    (1e16, "1e+16"), (123456.789, "123456.789"), (0.001, "0.001"), (0.0001, "0.0001"),
    (1e-5, "1e-05"), (0.1 + 0.2, "0.30000000000000004"), (.leastNonzeroMagnitude, "5e-324"),
    (1.7976931348623157e308, "1.7976931348623157e+308"), (.infinity, "inf"), (99.9995, "99.9995"),
  ])
  func `a double is written as the shortest text that reads back`(
    _ number: Double, _ expected: String
  ) {
    let plain = number == 1e15 ? "1000000000000000.0" : expected
    #expect(text { NumberText.append(number, to: &$0) } == plain)
  }

  @Test(arguments: 0..<20)
  func `a double is written as Swift writes it`(_ seed: Int) {
    var random = SeededGenerator(UInt64(seed))
    for _ in 0..<500 {
      let thousandths = Double(Int(random.next() % 10_000_000_000_000)) / 1000
      let bits = Double(bitPattern: random.next())
      for number in [thousandths, -thousandths, bits, thousandths / 7] where number.isFinite {
        #expect(text { NumberText.append(number, to: &$0) } == number.description)
      }
    }
  }

  @Test(arguments: [
    ("en", 1234567, "1,234,567"), ("en", 999, "999"), ("en", -1000, "-1,000"),
    ("pt-BR", 1234, "1.234"), ("pt-PT", 1234, "1234"), ("pt-PT", 12345, "12\u{A0}345"),
    ("sk", 1234567, "1\u{A0}234\u{A0}567"), ("es", 1234, "1234"), ("es", 12345, "12.345"),
    ("fr", 1234, "1\u{202F}234"), ("pl", 1234, "1234"), ("xx", 1234, "1234"),
    ("pt_br", 1234, "1.234"), ("de-AT", 1234, "1.234"),
    ("en", Int.min, "-9,223,372,036,854,775,808"),
  ])
  func `an integer is grouped as its language asks`(
    _ language: String, _ number: Int, _ expected: String
  ) {
    let format = LanguageFormat.named(language)
    #expect(text { NumberText.append(number, in: format, to: &$0) } == expected)
  }

  @Test(
    arguments: [
      (1234.5, nil, "1.234,5"), (1234.0, nil, "1.234"), (1234.5, 2, "1.234,50"), (0.125, 2, "0,12"),
      (0.375, 2, "0,38"), (0.1251, 2, "0,13"), (999.995, 1, "1.000,0"), (9.99, 0, "10"),
      (2.5, 0, "2"), (3.5, 0, "4"), (-0.4, 0, "0"), (-0.6, 0, "-1"), (-999.9, 0, "-1.000"),
      (1e21, nil, "1.000.000.000.000.000.000.000"), (1.5e-7, nil, "0,00000015"),
      (-1.5e-7, 3, "0,000"),
      (1.25e17, nil, "125.000.000.000.000.000"), (3.0, 100, "3,00000000000000000000"),
      (2.0, -1, "2"),
    ] as [(Double, Int?, String)])
  func `a double is rounded to even and written as its language asks`(
    _ number: Double, _ digits: Int?, _ expected: String
  ) {
    let format = LanguageFormat.named("pt-BR")
    #expect(
      text { NumberText.append(number, in: format, fractionDigits: digits, to: &$0) } == expected)
  }

  @Test(
    arguments: [
      ("1234.50", nil, "1\u{A0}234,50"), ("-0.005", 2, "0,00"), ("12", 2, "12,00"),
      (
        "99999999999999999999.995", 2,
        "100\u{A0}000\u{A0}000\u{A0}000\u{A0}000\u{A0}000\u{A0}000,00"
      ),
    ] as [(String, Int?, String)])
  func `a decimal keeps its digits`(_ number: String, _ digits: Int?, _ expected: String) {
    let format = LanguageFormat.named("sk")
    let bytes = Array(number.utf8)
    let written = text {
      NumberText.append(decimal: bytes.span, in: format, fractionDigits: digits, to: &$0)
    }
    #expect(written == expected)
  }

  @Test(arguments: 0..<10)
  func `any number is written in any language without a trap`(_ seed: Int) {
    var random = SeededGenerator(UInt64(seed))
    for tag in ["en", "pt-PT", "sk", "fr", ""] {
      let format = LanguageFormat.named(tag)
      for _ in 0..<200 {
        let bits = random.next()
        for digits in [nil, 0, 3, 20] as [Int?] {
          _ = text {
            NumberText.append(Double(bitPattern: bits), in: format, fractionDigits: digits, to: &$0)
            NumberText.append(
              Int(bitPattern: UInt(bits)), in: format, fractionDigits: digits, to: &$0)
          }
        }
      }
    }
  }
}

struct FormattingDurationTests {
  @Test(
    arguments: [
      (4200, 4200, "1 h 10 min"), (1800, 2400, "30–40 min"), (0, 0, "0 min"), (45, 45, "45 s"),
      (3600, 5400, "1 h – 1 h 30 min"), (86_400, 86_400, "1 day"),
      (93_600, 93_600, "1 day 2 h"), (43_200, 86_400, "12–24 h"), (72_000, 108_000, "20–30 h"),
      (43_200, 172_800, "12 h – 2 days"), (86_400, 172_800, "1–2 days"),
      (1_209_600, 1_209_600, "14 days"),
      (86_399, 86_399, "23 h 59 min 59 s"),
      (172_800, 180_000, "2 days – 2 days 2 h"),
      (90_061, 90_061, "1 day 1 h 1 min 1 s"), (3600, 7200, "1–2 h"), (0, 300, "0–5 min"),
      (4200, 7800, "1 h 10 min – 2 h 10 min"),
      (UInt32.max, UInt32.max, "49710 days 6 h 28 min 15 s"), (30, 3600, "30 s – 1 h"),
    ] as [(UInt32, UInt32, String)])
  func `a duration is written with its units`(
    _ lower: UInt32, _ upper: UInt32, _ expected: String
  ) {
    let format = LanguageFormat.named("en")
    #expect(
      text { DurationText.append(lower: lower, upper: upper, in: format, to: &$0) } == expected)
  }

  @Test(
    arguments: [
      ("en", 3660, "1 hour 1 minute"), ("en", 7320, "2 hours 2 minutes"),
      ("pt-BR", 4200, "1 hora 10 minutos"), ("sk", 7500, "2 hodiny 5 minút"),
      ("sk", 18_060, "5 hodín 1 minúta"), ("pl", 79_320, "22 godziny 2 minuty"),
      ("pl", 18_000, "5 godzin"), ("fr", 0, "0 minute"), ("de", 172_800, "2 Tage"),
      ("xx", 4200, "1 h 10 min"), ("cs", 432_000, "5 dnů"), ("it", 7200, "2 ore"),
      ("es", 90, "1 minuto 30 segundos"), ("nl", 7260, "2 uur 1 minuut"),
      ("da", 7320, "2 timer 2 minutter"), ("sv", 3660, "1 timme 1 minut"),
      ("ja", 7260, "2 時間 1 分"), ("uk", 79_320, "22 години 2 хвилини"),
      ("uk", 18_000, "5 годин"), ("ar", 3600, "ساعة"), ("ar", 7200, "ساعتان"),
      ("ar", 10_860, "3 ساعات دقيقة"), ("ar", 950_400, "11 يومًا"),
    ] as [(String, UInt32, String)])
  func `a long duration has the words of its language`(
    _ language: String, _ seconds: UInt32, _ expected: String
  ) {
    let format = LanguageFormat.named(language)
    let written = text {
      DurationText.append(lower: seconds, upper: seconds, in: format, style: .long, to: &$0)
    }
    #expect(written == expected)
  }

  // As the CLDR has them, apart from `h` and `s` in English.
  @Test(
    arguments: [
      ("en", "1 day", "3 days", "1 h 2 min 5 s"), ("en-GB", "1 day", "3 days", "1 h 2 min 5 s"),
      ("pt-BR", "1 dia", "3 dias", "1 h 2 min 5 s"), ("sk", "1 deň", "3 dni", "1 h 2 min 5 s"),
      ("cs", "1 den", "3 dny", "1 h 2 min 5 s"),
      ("pl", "1 dzień", "3 dni", "1 godz. 2 min 5 sek."),
      ("de", "1 Tg.", "3 Tg.", "1 Std. 2 Min. 5 Sek."), ("es", "1 d", "3 d", "1 h 2 min 5 s"),
      ("fr", "1 j", "3 j", "1 h 2 min 5 s"), ("fr-CA", "1 j", "3 j", "1 h 2 min 5 s"),
      ("it", "1 giorno", "3 giorni", "1 h 2 min 5 s"), ("ar", "يوم", "3 أيام", "1 س 2 د 5 ث"),
      ("da", "1 dag", "3 dage", "1 t. 2 min. 5 sek."), ("ja", "1 日", "3 日", "1 時間 2 分 5 秒"),
      ("nl", "1 dag", "3 dagen", "1 uur 2 min 5 sec"), ("sv", "1 d", "3 d", "1 tim 2 min 5 s"),
      ("uk", "1 дн.", "3 дн.", "1 год 2 хв 5 с"), ("xx", "1 d", "3 d", "1 h 2 min 5 s"),
    ])
  func `a short duration has the signs of its language`(
    _ language: String, _ day: String, _ days: String, _ rest: String
  ) {
    let format = LanguageFormat.named(language)
    let written = [86_400, 259_200, 3725].map { (seconds: UInt32) in
      text { DurationText.append(lower: seconds, upper: seconds, in: format, to: &$0) }
    }
    #expect(written == [day, days, rest])
  }

  @Test(
    arguments: [
      ("en", "1 byte", "14 bytes", "1.5 MB", "1.5 MiB"),
      ("pt-BR", "1 byte", "14 bytes", "1,5 MB", "1,5 MiB"),
      ("fr", "1 octet", "14 octets", "1,5 Mo", "1,5 Mio"),
      ("sk", "1 bajt", "14 bajtov", "1,5 MB", "1,5 MiB"),
      ("uk", "1 байт", "14 байтів", "1,5 МБ", "1,5 MiB"),
      ("ar", "1 بايت", "14 بايت", "1.5 م.ب", "1.5 MiB"),
      ("ja", "1 バイト", "14 バイト", "1.5 MB", "1.5 MiB"), ("xx", "1 B", "14 B", "1.5 MB", "1.5 MiB"),
    ])
  func `a number of bytes has the units of its language`(
    _ language: String, _ one: String, _ some: String, _ many: String, _ binary: String
  ) {
    let format = LanguageFormat.named(language)
    #expect(text { FileSizeText.append(bytes: 1, in: format, to: &$0) } == one)
    #expect(text { FileSizeText.append(bytes: 14, in: format, to: &$0) } == some)
    for (isBinary, expected) in [(false, many), (true, binary)] {
      let written = text {
        FileSizeText.append(
          decimal: Array("1.5".utf8), unit: 1, isBinary: isBinary, in: format, to: &$0)
      }
      #expect(written == expected)
    }
  }

  @Test(
    arguments: [
      (4200, "PT1H10M"), (0, "PT0S"), (45, "PT45S"), (129_600, "PT36H"), (3601, "PT1H1S"),
    ] as [(UInt32, String)])
  func `a duration has an ISO 8601 form`(_ seconds: UInt32, _ expected: String) {
    #expect(text { DurationText.appendISO(upper: seconds, to: &$0) } == expected)
  }
}

struct FormattingDateTests {
  /// 2026-03-29T07:05:09+01:00, a Sunday.
  private let moment: Int64 = 1_774_764_309

  private func date(_ pattern: String, _ language: String = "en", offset: Int = 60) throws -> String
  {
    let pattern = try DatePattern(Array(pattern.utf8))
    let format = LanguageFormat.named(language)
    return text {
      DateText.append(seconds: moment, offsetMinutes: offset, by: pattern, in: format, to: &$0)
    }
  }

  @Test(arguments: [(0, "12 AM"), (1, "1 AM"), (11, "11 AM"), (12, "12 PM"), (23, "11 PM")])
  func `an hour of half a day is 12 at midnight and at noon`(_ hour: Int64, _ shown: String) throws
  {
    let pattern = try DatePattern(Array("h a".utf8))
    let written = text {
      DateText.append(
        seconds: hour * 3600, offsetMinutes: 0, by: pattern, in: .named("en"), to: &$0)
    }
    #expect(written == shown)
  }

  @Test(arguments: [
    ("yyyy-MM-dd", "2026-03-29"), ("d.M.yy", "29.3.26"),
    ("EEEE, d MMMM y", "Sunday, 29 March 2026"),
    ("E d MMM", "Sun 29 Mar"), ("HH:mm:ss", "07:05:09"), ("h:mm a", "7:05 AM"),
    ("yyyy-MM-dd'T'HH:mm:ssXXX", "2026-03-29T07:05:09+01:00"), ("D", "88"), ("LLLL", "March"),
    ("'it''s' y", "it's 2026"), ("''", "'"), ("iso", "2026-03-29"), ("short", "3/29/26"),
    ("medium", "Mar 29, 2026"), ("long", "March 29, 2026"), ("full", "Sunday, March 29, 2026"),
    ("", ""), ("…", "…"),
  ])
  func `a date is written by its pattern`(_ pattern: String, _ expected: String) throws {
    #expect(try date(pattern) == expected)
  }

  @Test(arguments: [
    ("pt-BR", "domingo, 29 de março de 2026"), ("sk", "nedeľa 29. marca 2026"),
    ("cs", "neděle 29. března 2026"), ("pl", "niedziela, 29 marca 2026"),
    ("de", "Sonntag, 29. März 2026"), ("es", "domingo, 29 de marzo de 2026"),
    ("fr", "dimanche 29 mars 2026"), ("it", "domenica 29 marzo 2026"),
    ("en-GB", "Sunday, 29 March 2026"), ("nl", "zondag 29 maart 2026"),
    ("da", "søndag den 29. marts 2026"), ("sv", "söndag 29 mars 2026"),
    ("ja", "2026年3月29日日曜日"), ("uk", "неділя, 29 березня 2026\u{202F}р."),
    ("ar", "الأحد، 29 مارس 2026"), ("xx", "2026-03-29"),
  ])
  func `a full date has the words of its language`(_ language: String, _ expected: String) throws {
    #expect(try date("full", language) == expected)
  }

  @Test func `a month alone is in the nominative`() throws {
    #expect(try date("LLLL y", "sk") == "marec 2026")
    #expect(try date("d. MMMM", "sk") == "29. marca")
  }

  @Test(arguments: [
    (0, "06:05Z"), (-420, "23:05-07:00"), (330, "11:35+05:30"), (9999, "00:05+18:00"),
  ])
  func `a time is shown at its offset`(_ offset: Int, _ expected: String) throws {
    #expect(try date("HH:mmXXX", offset: offset) == expected)
  }

  @Test(
    arguments: [
      ("d QQ", 2..<4, "QQ"), ("yyyyy", 0..<5, "yyyyy"), ("d 'x", 2..<4, nil),
      ("YYYY", 0..<4, "YYYY"), ("DD/nn", 3..<5, "nn"),
    ] as [(String, Range<Int>, String?)])
  func `a letter without a meaning is a mistake`(
    _ pattern: String, _ range: Range<Int>, _ letters: String?
  ) {
    let mistake = #expect(throws: DatePattern.Mistake.self) {
      try DatePattern(Array(pattern.utf8))
    }
    #expect(mistake?.range == range)
    #expect(mistake?.letters == letters)
  }

  @Test(
    arguments: [
      (0, "1970-01-01"), (-1, "1969-12-31"), (951_782_400, "2000-02-29"),
      (951_868_800, "2000-03-01"),
      (-2_203_977_600, "1900-02-28"), (-2_203_891_200, "1900-03-01"),
      (-62_135_596_800, "0001-01-01"),
      (-62_135_596_801, "0000-12-31"), (253_402_300_799, "9999-12-31"),
      (253_402_300_800, "10000-01-01"), (-62_198_755_201, "-0002-12-31"),
    ] as [(Int64, String)])
  func `seconds become days of the Gregorian calendar`(_ seconds: Int64, _ expected: String) {
    let written = text {
      DateText.appendISO(seconds: seconds, offsetMinutes: 0, hasTime: false, to: &$0)
    }
    #expect(written == expected)
  }

  @Test func `every day of two centuries follows the one before`() {
    var (year, month, day) = (1895, 1, 1)
    let lengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    var seconds: Int64 = -2_366_755_200
    var wrong = 0
    while year < 2105 {
      let written = text {
        DateText.appendISO(seconds: seconds, offsetMinutes: 0, hasTime: false, to: &$0)
      }
      let expected = "\(year)-\(month < 10 ? "0" : "")\(month)-\(day < 10 ? "0" : "")\(day)"
      if written != expected { wrong += 1 }
      let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
      day += 1
      if day > lengths[month - 1] + (month == 2 && isLeap ? 1 : 0) { (month, day) = (month + 1, 1) }
      if month > 12 { (year, month) = (year + 1, 1) }
      seconds += 86_400
    }
    #expect(wrong == 0)
  }

  @Test(arguments: [Int64.min, Int64.max, Int64.min + 1, Int64.max - 86_400, 0])
  func `any second has a date`(_ seconds: Int64) throws {
    let pattern = try DatePattern(Array("EEEE d MMMM y HH:mm:ss D".utf8))
    for offset in [Int.min, -1080, 0, 1080, Int.max] {
      let written = text {
        DateText.append(
          seconds: seconds, offsetMinutes: offset, by: pattern, in: .named("sk"), to: &$0)
      }
      #expect(!written.isEmpty)
    }
  }

  @Test(arguments: [
    ("dd.MM.yyyy HH:MM", "MM", "mm"), ("HH:MM dd.MM.yyyy", "MM", "mm"), ("HH:MM", "MM", "mm"),
    ("yyyy-MM-dd'T'HH:MM", "MM", "mm"), ("HH:MM:ss dd/MM", "MM", "mm"), ("d.M. H.M", "M", "mm"),
    ("d MMMM HH'h'MM", "MM", "mm"), ("MMM d, h:MM a", "MM", "mm"),
    ("dd.mm.yyyy HH:mm", "mm", "MM"), ("yyyy-mm-dd HH:mm", "mm", "MM"), ("d.m.yyyy", "m", "M"),
    ("mm/dd/yyyy h:mm a", "mm", "MM"), ("dd.mm. HH:mm", "mm", "MM"),
  ])
  func `minutes and months that are mixed up are found in the whole pattern`(
    _ pattern: String, _ typed: String, _ meant: String
  ) throws {
    let slip = try #require(try DatePattern(Array(pattern.utf8)).slip)
    #expect(slip.typed == typed && slip.meant == meant)
  }

  @Test(arguments: [
    "dd.MM.yyyy HH:mm", "HH:mm dd.MM.yyyy", "d MMMM yyyy, HH:mm", "MM/dd h:mm a", "HH:mm:ss",
    "mm:ss", "yyyy-MM-dd HH.mm", "dd.MM.yyyy HH 'Uhr'", "E, dd MMM yyyy HH:mm:ss xx",
    "d. M. yyyy H.mm", "yyyy-MM-dd'T'HH:mm:ssXXX", "HH'h'mm", "d. M. HH:mm", "EEEE HH:mm",
    "HH, dd.MM.", "short", "iso",
  ])
  func `a pattern in which each letter is in its place has no slip`(_ pattern: String) throws {
    #expect(try DatePattern(Array(pattern.utf8)).slip == nil)
  }

  @Test func `a pattern says what it asks for`() throws {
    #expect(try DatePattern(Array("HH".utf8)).hasTime)
    #expect(try !DatePattern(Array("y".utf8)).hasTime)
    #expect(try DatePattern(Array("MMMM".utf8)).asksForNames)
    #expect(try !DatePattern(Array("iso".utf8)).asksForNames)
  }
}
