import Diagnostics
import Foundation
import Schema
import TestSupport
import Testing

/// What reading a text gives: the value as text, or the sentence that says why there is none.
private func reading<Value>(
  _ text: String, _ read: (ByteSpan) throws(ScalarMistake) -> Value
) -> String {
  do throws(ScalarMistake) {
    return "\(try read(Array(text.utf8).span))"
  } catch {
    return error.message(typed: text.utf8)
  }
}

private func duration(_ text: String) -> String {
  reading(text) { (bytes) throws(ScalarMistake) in try Scalar.duration(bytes).isoText }
}

private func decimal(_ text: String) -> String {
  reading(text) { (bytes) throws(ScalarMistake) in
    let number = try Scalar.decimal(bytes)
    var output: [UInt8] = []
    number.appendNormalText(of: bytes, to: &output)
    let normal = String(decoding: output, as: UTF8.self)
    #expect(number.isNormal == (normal == text))
    return normal
  }
}

@Suite struct NumberTests {
  @Test(arguments: [
    ("0", 0), ("4", 4), ("-4", -4), ("123456789012345678", 123_456_789_012_345_678),
    ("9223372036854775807", Int.max), ("-9223372036854775808", Int.min), ("-0", 0),
  ])
  func `a whole number is decimal digits, perhaps after a minus sign`(_ text: String, _ int: Int) {
    #expect(reading(text, Scalar.int) == "\(int)")
  }

  @Test(arguments: [
    ("four", "expected a whole number, found 'four'"),
    ("", "expected a whole number, found nothing"),
    ("012", "expected a whole number, found '012': it begins with a superfluous zero"),
    ("+5", "expected a whole number, found '+5': it begins with a plus sign"),
    ("1.0", "expected a whole number, found '1.0': it has a decimal point"),
    ("1e3", "expected a whole number, found '1e3': it has an exponent"),
    ("0x1F", "expected a whole number, found '0x1F': numbers are decimal"),
    (
      "1_000",
      "expected a whole number, found '1_000': digits stand without anything between them, and the point is '.'"
    ),
    ("12:30", "expected a whole number, found '12:30'"),
    ("yes", "expected a whole number, found 'yes'"),
    (
      "9223372036854775808",
      "expected a whole number, found '9223372036854775808': it is beyond what can be kept"
    ),
    (
      " 4",
      "expected a whole number, found ' 4': digits stand without anything between them, and the point is '.'"
    ),
    ("-", "expected a whole number, found '-'"),
    ("50%", "expected a whole number, found '50%': the percent sign does not belong to a number"),
  ])
  func `what is no whole number is told why`(_ text: String, _ message: String) {
    #expect(reading(text, Scalar.int) == message)
  }

  @Test func `the longest number is refused by its length`() {
    let text = String(repeating: "1", count: 100_000)
    #expect(reading(text, Scalar.int).hasSuffix("is too long for a whole number"))
    #expect(reading(text, Scalar.decimal).hasSuffix("is too long for a decimal number"))
  }

  @Test func `floating point numbers are the nearest ones, as Swift reads them`() {
    var generator = SeededGenerator(11)
    let fixed = [
      "0.1", "1e22", "1e23", "5e-324", "2.2250738585072011e-308", "9007199254740993", "-0",
    ]
    let random = (0..<2_000).map { _ in
      let exponent = Int.random(in: -320...300, using: &generator)
      return
        "\(Int64.random(in: -999...999, using: &generator)).\(UInt32.random(in: 0...99_999, using: &generator))e\(exponent)"
    }
    for text in fixed + random {
      guard let expected = Double(text), expected.isFinite else { continue }
      #expect(reading(text, Scalar.double) == "\(expected)", "\(text)")
    }
    #expect(reading("1e400", Scalar.double).hasSuffix("it is beyond what can be kept"))
    #expect(reading("NaN", Scalar.double) == "expected a number, found 'NaN'")
  }

  @Test(arguments: [
    ("12.50", "12.50"), ("0", "0"), ("-0", "0"), ("-0.00", "0.00"), ("1e3", "1000"),
    ("1.5e3", "1500"), ("12e-3", "0.012"), ("1.25e1", "12.5"), ("0.5e1", "5"),
    ("-1.0e-2", "-0.010"),
    ("79228162514264337593543950336.1", "79228162514264337593543950336.1"), ("0e5", "0"),
  ])
  func `a decimal number is kept exact in its normal text`(_ text: String, _ normal: String) {
    #expect(decimal(text) == normal)
  }

  @Test(arguments: ["1e100", "1e-100", "1e999999999999", "007.5", ".5", "5.", "1,5", "€5"])
  func `a decimal number is bounded and plainly written`(_ text: String) {
    #expect(decimal(text).hasPrefix("expected a decimal number"))
  }

  @Test(arguments: [
    ("1", "2", -1), ("10", "9", 1), ("1.5", "1.50", 0), ("-1", "1", -1), ("-2", "-1", -1),
    ("0.1", "0.09", 1), ("100", "99.9", 1), ("5", "5.0", 0), ("-1.5", "-1.49", -1),
  ])
  func `decimal numbers compare by their size`(_ left: String, _ right: String, _ order: Int) {
    let ahead = Scalar.compareDecimals(Array(left.utf8).span, Array(right.utf8).span)
    let back = Scalar.compareDecimals(Array(right.utf8).span, Array(left.utf8).span)
    #expect(ahead == order && back == -order)
  }

  @Test(
    arguments: [
      ("0.12345678901234567", nil), ("0.123456789012345678", 0.123_456_789_012_345_678),
      ("9007199254740993", 9_007_199_254_740_992), ("9007199254740992", nil), ("0.1", nil),
      ("0.10000000000000000000", nil), ("1e300", nil),
    ] as [(String, Double?)])
  func `a number with more digits than are kept is told`(_ text: String, _ kept: Double?) {
    let rounded = Scalar.rounded(Array(text.utf8).span)
    #expect(rounded == kept)
  }

  @Test func `an end of bounds that is not included is outside, however large it is`() {
    let most = "9007199254740992"
    let closed = Bounds(least: nil, most: Bounds.End(most), written: "...\(most)")
    #expect(closed.contains(9_007_199_254_740_992))
    #expect(!closed.contains(9_007_199_254_740_993))
    let open = Bounds(
      least: Bounds.End("1"), most: Bounds.End("5", isIncluded: false), written: "1..<5")
    #expect(open.contains(1.0) && open.contains(4.999))
    #expect(!open.contains(5.0) && !open.contains(0.999))
    let holdsEnd = open.contains(decimal: Array("5.00".utf8).span)
    #expect(!holdsEnd)
  }

  @Test(arguments: ["yes", "no", "on", "True", "1", "", "truefalse"])
  func `only true and false are a Bool`(_ text: String) {
    #expect(reading(text, Scalar.bool).hasPrefix("expected 'true' or 'false', found"))
    #expect(reading("true", Scalar.bool) == "true")
    #expect(reading("false", Scalar.bool) == "false")
  }
}

@Suite struct DurationTests {
  @Test(arguments: [
    ("1 h 10 min", "PT1H10M"), ("PT70M", "PT1H10M"), ("30-40 min", "PT30M/PT40M"),
    ("1 hour", "PT1H"),
    ("45 mins", "PT45M"), ("1h30", "PT1H30M"), ("1 1/2 hours", "PT1H30M"),
    ("8-12 hours", "PT8H/PT12H"),
    ("1½ hours", "PT1H30M"), ("½ h", "PT30M"), ("1.5 hrs", "PT1H30M"), ("1,5 Stunden", "PT1H30M"),
    ("2.5 - 3.25 hr", "PT2H30M/PT3H15M"), ("35 to 40 min", "PT35M/PT40M"),
    ("45 ~ 60 min", "PT45M/PT1H"),
    ("20~30 min", "PT20M/PT30M"), ("~10 to 20 minutes", "PT10M/PT20M"), ("≈ 30 min", "PT30M"),
    ("about 2 hours", "PT2H"), ("approx. 5 min", "PT5M"), ("10 minutes.", "PT10M"),
    ("1 hr.", "PT1H"),
    ("15min", "PT15M"), ("2h 30min", "PT2H30M"), ("8 hr 30 min", "PT8H30M"), ("13 h", "PT13H"),
    ("50 m", "PT50M"), ("3 days", "PT72H"), ("0 min", "PT0S"), ("1 h e 20 min", "PT1H20M"),
    ("1 hour and 20 minutes", "PT1H20M"), ("1 hour, 20 minutes", "PT1H20M"), ("2 horas", "PT2H"),
    ("30 min – 1 h", "PT30M/PT1H"), ("1 h 10 min - 1 h 30 min", "PT1H10M/PT1H30M"),
    ("90 s", "PT1M30S"),
    ("1 week", "PT168H"), ("P1DT12H", "PT36H"), ("PT1.5H", "PT1H30M"),
    ("PT30M/PT40M", "PT30M/PT40M"),
    ("5\u{A0}min", "PT5M"), ("20 Minutes", "PT20M"), ("1/2-1 hour", "PT30M/PT1H"),
    ("2 à 3 heures", "PT2H/PT3H"),
    ("0.5-2 hours", "PT30M/PT2H"), ("1 h 30", "PT1H30M"), ("2h30m10s", "PT2H30M10S"),
    ("30 a 40 min", "PT30M/PT40M"), ("30 bis 40 Min", "PT30M/PT40M"), ("ca. 2 h", "PT2H"),
    ("1h10", "PT1H10M"), ("1 hour, 10 mins", "PT1H10M"),
    ("1500 min", "PT25H"), ("0.125 h", "PT7M30S"), ("0,125 h", "PT7M30S"),
    ("PT1.125H", "PT1H7M30S"),
    ("1.5 min", "PT1M30S"), ("1/3 min", "PT20S"), ("2.0 s", "PT2S"), ("1 1/8 h", "PT1H7M30S"),
    ("P0Y0M0DT0H35M0.000S", "PT35M"), ("P0Y", "PT0S"), ("P0M2D", "PT48H"),
    ("1/2 h", "PT30M"), ("3/4 hour", "PT45M"), ("2/3 Stunde", "PT40M"), ("3/2 h", "PT1H30M"),
    ("1/4-3/4 h", "PT15M/PT45M"), ("1 2/3 h", "PT1H40M"), ("1-1 h 30 min", "PT1H/PT1H30M"),
    ("30 min - 1 h 30 min", "PT30M/PT1H30M"), ("1 h - 2 h 30 min", "PT1H/PT2H30M"),
    ("PT5M0.000000000S", "PT5M"), ("PT1.50000000000H", "PT1H30M"), ("123456.0000 s", "PT34H17M36S"),
  ])
  func `a duration is read as people write it`(_ text: String, _ iso: String) {
    #expect(duration(text) == iso)
  }

  @Test(arguments: [
    ("", "found nothing"), ("overnight", "found 'overnight'"),
    ("Simmer all day", "found 'Simmer all day'"),
    ("20", "a unit is missing"), ("30-40", "a unit is missing"),
    ("at least 4 hours", "it has only one end"),
    ("1 Hour+ in fridge", "it has only one end"), ("30 min +", "it has only one end"),
    ("15 min + 30 min", "it is a sum"), ("15 min +30 min", "it is a sum"),
    ("5 min/day", "more text follows the length of time"),
    ("30 min (plus one hour rising)", "more text follows the length of time"),
    ("1h 10min or 2h 10min", "more text follows the length of time"),
    ("2 moons", "this is no unit of time"),
    ("1 month", "months and years have no fixed length"),
    ("P1M", "months and years have no fixed length"),
    ("P0Y1M", "months and years have no fixed length"),
    ("P1Y0M3D", "months and years have no fixed length"),
    ("P0.5Y", "months and years have no fixed length"),
    ("P0M0Y", "a greater or equal unit follows a smaller one"),
    ("P0DT0.123456789012S", "beyond what can be kept"),
    ("40-30 min", "the second length is shorter than the first"),
    ("1:30", "it could mean hours and minutes"),
    ("10 min 1 h", "a greater or equal unit follows a smaller one"),
    ("99999999999 h", "beyond what can be kept"),
    ("PT", "found 'PT'"), ("PT1H1H", "a greater or equal unit"), ("- 5 min", "found '- 5 min'"),
    ("999999 weeks", "beyond what can be kept"), ("1 0000000005/7 h", "beyond what can be kept"),
    ("1/0000000012345 h", "beyond what can be kept"), ("30 - min", "more text follows"),
    ("\u{A0}", "found"),
    ("1/0 h", "this is no unit of time"),
    ("1,500 min", "could separate thousands"), ("1.500 min", "could separate thousands"),
    ("12,000 s", "could separate thousands"), ("1,500,000 s", "could separate thousands"),
    ("1-1,500 min", "could separate thousands"), ("1,500 - 2,000 min", "could separate thousands"),
    ("30/40 min", "a fraction, or of a range"), ("20/30 min", "a fraction, or of a range"),
    ("2/3 h", "a fraction, or of a range"), ("3/4 hours", "a fraction, or of a range"),
    ("1/5 min", "a fraction, or of a range"), ("2/4 h", "a fraction, or of a range"),
    ("1/7 h", "a fraction, or of a range"), ("1 30/40 min", "a fraction, or of a range"),
    ("1 3/2 hours", "a fraction, or of a range"),
    ("PT40M/PT30M", "the second length is shorter than the first"),
    ("1 h 30/40 min", "a fraction, or of a range"), ("1 d 2/3 h", "a fraction, or of a range"),
    ("1-2 h 30 min", "which units are those of both ends"),
    ("1-2 h 30", "which units are those of both ends"),
    ("1 to 2 hours and 30 minutes", "which units are those of both ends"),
    ("2-3 days 12 hours", "which units are those of both ends"),
    ("1 h 30-40 min", "which units are those of both ends"),
    ("1 d 2-3 h", "which units are those of both ends"),
    ("0.1 s", "no whole number of seconds"), ("1 1/7 h", "no whole number of seconds"),
    ("½ s", "no whole number of seconds"), ("0.1-2 s", "no whole number of seconds"),
    ("PT0.5S", "no whole number of seconds"), ("PT1M/PT90.5S", "no whole number of seconds"),
    ("1 min 0,5 s", "no whole number of seconds"),
  ])
  func `what is no duration is told why`(_ text: String, _ reason: String) {
    let said = duration(text)
    #expect(said.hasPrefix("expected a duration") && said.contains(reason), "\(said)")
  }

  @Test(.enabled(if: SharedData.has("based-cooking")))
  func `the times of 350 recipes are read, but for those that are not exact`() throws {
    var refused: Set<String> = []
    var count = 0
    let folder = SharedData.path("based-cooking/content")
    for name in try FileManager.default.contentsOfDirectory(atPath: folder)
    where name.hasSuffix(".md") {
      let text = String(
        decoding: SharedData.bytes(of: "based-cooking/content/\(name)"), as: UTF8.self)
      for match in text.matches(
        of: /(?im)^.{0,12}(?:prep|preparation|cook|cooking|wait|rest|chill|fridge) time:(.*)$/)
      {
        count += 1
        let time = match.1.trimmingCharacters(in: .whitespaces)
        if duration(time).hasPrefix("expected") { refused.insert(time) }
      }
    }
    #expect(count == 465)
    #expect(
      refused == [
        "1 Hour+ in fridge", "10-20 minutes (Noodles take most of the time)", "20",
        "30 min (in 10 minute intervals)",
        "30 min (plus one hour rising)", "5 min/day", "Simmer all day", "at least 4 hours",
        "~5 minutes + ingredients prep time",
        "1h 10min or 2h 10min, (depending on how long you leave it to rest.)",
      ])
  }
}

@Suite struct DateTests {
  @Test(arguments: [
    ("1970-01-01", 0, 0), ("2026-03-29", 1_774_742_400, 0), ("2000-02-29", 951_782_400, 0),
    ("0001-01-01", -62_135_596_800, 0), ("9999-12-31", 253_402_214_400, 0),
    ("2026-03-29T07:05", 1_774_767_900, 0), ("2026-03-29T07:05:30Z", 1_774_767_930, 0),
    ("2026-03-29 07:05:30+01:00", 1_774_764_330, 60),
    ("2026-03-29T07:05:30.25-0330", 1_774_780_530, -210),
    ("2026-03-29T07:05:30 +02", 1_774_760_730, 120),
  ])
  func `a date is read with its time and offset`(_ text: String, _ seconds: Int, _ offset: Int)
    throws
  {
    let date = try Scalar.date(Array(text.utf8).span)
    #expect(date.seconds == Int64(seconds))
    #expect(date.offsetMinutes == Int16(offset))
    #expect(date.precision == (text.count == 10 ? .day : .time))
    #expect(date.value.seconds == date.seconds && date.value.offsetMinutes == offset)
  }

  @Test(arguments: [
    ("2026-02-30", "there is no such day"), ("2025-02-29", "there is no such day"),
    ("1900-02-29", "no such day"),
    ("2026-13-01", "there is no such month"), ("2026-00-01", "no such month"),
    ("2026-01-00", "no such day"),
    ("0000-01-01", "there is no year 0"), ("2026-01-01T24:00", "no such time of day"),
    ("2026-01-01 8:00", "the hour of a time has two digits"),
    ("2026-01-01T12:60", "no such time of day"), ("2026-01-01T12:00:60", "no such time"),
    ("2026-01-01T12:00+99:99", "no such offset"), ("2026-01-01T12:00+15:00", "no such offset"),
    ("2026-01-01T12:00+01:60", "no such offset"), ("2026-01-01T12:00:5", "no such time"),
    ("2026-01-01T12:00Zulu", "no such offset"), ("29/03/2026", "found"), ("2026/03/29", "found"),
    ("2026-3-9", "found"), ("March 29", "found"), ("2026-03", "a day is missing"),
    ("2026", "a day is missing"),
    ("", "found nothing"), ("2026-01-01T", "no such time"), ("２０２６-01-01", "found"),
  ])
  func `what is no date is told why`(_ text: String, _ reason: String) {
    let said = reading(text, Scalar.date)
    #expect(said.hasPrefix("expected a date") && said.contains(reason), "\(said)")
  }

  @Test func `days are counted through all years`() {
    var days = Scalar.days(year: 1, month: 1, day: 1)
    for year in 1...2_400 {
      for month in 1...12 {
        #expect(Scalar.days(year: year, month: month, day: 1) == days)
        days += Scalar.dayCount(year: year, month: month)
      }
    }
  }
}
