import Languages
import Schema
import Testing

/// Amounts of money as each language writes them: after the Unicode CLDR, with the minor digits of
/// ISO 4217. `_` stands for a no-break space, `^` for a narrow one.
struct MoneyTests {
  @Test(arguments: [
    ("en", "EUR", "12.5", "€12.50"), ("en", "USD", "-1234.5", "-$1,234.50"),
    ("en", "CHF", "12.5", "CHF_12.50"), ("en", "JPY", "1250", "¥1,250"),
    ("en", "KWD", "1.5", "KWD_1.500"), ("en", "CLF", "1.5", "CLF_1.5000"),
    ("en-GB", "GBP", "12", "£12.00"), ("en-GB", "USD", "1", "US$1.00"),
    ("en-CA", "CAD", "1", "$1.00"), ("en-IN", "INR", "123456", "₹1,23,456.00"),
    ("pt-BR", "BRL", "12.5", "R$_12,50"), ("pt-BR", "BRL", "-1234.5", "-R$_1.234,50"),
    ("pt-PT", "EUR", "12345", "12_345,00_€"), ("sk", "EUR", "-1234.5", "-1_234,50_€"),
    ("cs", "CZK", "1250", "1_250,00_Kč"), ("pl", "PLN", "12345.6", "12_345,60_zł"),
    ("pl", "JPY", "1250", "1250_JPY"), ("de", "EUR", "1234.5", "1.234,50_€"),
    ("de", "HUF", "1250", "1.250,00_HUF"), ("de", "JPY", "1250", "1.250_¥"),
    ("de-CH", "CHF", "1234.5", "CHF_1’234.50"), ("de-CH", "CHF", "-12.5", "CHF-12.50"),
    ("de-LI", "CHF", "-12.5", "-CHF_12.50"), ("es", "EUR", "12345", "12.345,00_€"),
    ("es-MX", "USD", "-1234.5", "-USD_1,234.50"), ("fr", "EUR", "1234.5", "1^234,50_€"),
    ("fr", "USD", "1", "1,00_$US"), ("it", "EUR", "12345", "12.345,00_€"),
    ("it", "CHF", "-12.5", "-12,50_CHF"), ("it-CH", "CHF", "12.5", "CHF_12.50"),
    ("ja", "JPY", "1250", "￥1,250"), ("ja", "CNY", "5", "元_5.00"),
    ("nl", "EUR", "12.5", "€_12,50"), ("nl", "EUR", "-1234.5", "€_-1.234,50"),
    ("sv", "SEK", "12345", "12_345,00_kr"), ("sv", "SEK", "-5", "−5,00_kr"),
    ("da", "DKK", "1234.5", "1.234,50_kr."), ("uk", "UAH", "12.5", "12,50_₴"),
    ("uk", "EUR", "12.5", "12,50_EUR"), ("ar", "EUR", "1234.5", "\u{200F}1,234.50_€"),
    ("ar", "EUR", "-5", "\u{200F}\u{200E}-5.00_€"), ("de-AT", "EUR", "12.5", "€_12,50"),
    ("es-AR", "USD", "5", "US$5,00"), ("es-CL", "USD", "-5", "US$-5,00"),
    ("fr-CA", "CAD", "5", "5,00_$"), ("xx", "EUR", "1234.5", "EUR_1234.50"),
    ("en-DE", "EUR", "1234.5", "1.234,50_€"), ("en-NL", "EUR", "-5", "€_-5,00"),
    ("en-CH", "CHF", "-12.5", "CHF-12.50"), ("en-CY", "EUR", "12.5", "€12.50"),
    ("es-BR", "BRL", "1234.5", "R$1,234.50"), ("ar-MA", "EUR", "1234.5", "\u{200F}1.234,50_€"),
    ("en", "EUR", "-0.00", "€0.00"), ("en", "EUR", "12.500", "€12.50"),
    ("en", "JPY", "1250.0", "¥1,250"),
  ])
  func `an amount is written as its language and its currency have it`(
    language: String, code: String, amount: String, expected: String
  ) throws {
    #expect(try Self.text(amount, code, in: language) == expected)
  }

  @Test(arguments: [("EUR", "12.345"), ("JPY", "1.5"), ("KWD", "0.0001"), ("CLF", "0.00001")])
  func `an amount with more decimals than its currency is not written`(
    code: String, amount: String
  ) throws {
    #expect(try Self.text(amount, code, in: "en") == nil)
  }

  @Test(arguments: [
    (0.1, "€0.10"), (1e6, "€1,000,000.00"), (1e21, "€1,000,000,000,000,000,000,000.00"),
    (0.1 + 0.2, nil), (1e-7, nil),
  ])
  func `a Double is an amount if its shortest form is one`(number: Double, expected: String?) throws
  {
    var output: [UInt8] = []
    let fits = MoneyText.append(
      number, try #require(Currency(code: "EUR")), in: .named("en"), to: &output)
    #expect((fits ? String(decoding: output, as: UTF8.self) : nil) == expected)
    #expect(fits || output.isEmpty)
  }

  @Test(arguments: ["eur", "EURO", "", "XXX", "XAU", "EU", "ZZZ"])
  func `a text that is no code in use is no currency`(code: String) {
    #expect(Currency(code: code) == nil)
  }

  @Test(arguments: [
    ("", " EUR", true), ("EUR ", "", true), ("", "€", true), ("from ", " each", false),
    ("$", "", true), ("", " EU", false), ("a€b", "", false),
  ])
  func `a currency beside an amount is seen`(
    _ before: String, _ behind: String, _ isWritten: Bool
  ) throws {
    let euro = try #require(Currency(code: "EUR"))
    #expect(
      MoneyText.isWritten(
        euro, inTextBefore: Array(before.utf8), orBehind: Array(behind.utf8), in: .named("en"))
        == isWritten)
  }

  @Test func `each code is three capital letters and is named once`() {
    let codes = Currency.codes
    #expect(codes.count == 164)
    #expect(
      codes.allSatisfy { $0.utf8.count == 3 && $0.utf8.allSatisfy { (65...90).contains($0) } })
  }

  /// An amount as a page has it; nil where it is none.
  private static func text(
    _ amount: String, _ code: String, in language: String
  ) throws -> String? {
    var output: [UInt8] = []
    let fits = MoneyText.append(
      decimal: Array(amount.utf8).span, try #require(Currency(code: code)),
      in: .named(language), to: &output)
    #expect(fits || output.isEmpty)
    let text = String(decoding: output, as: UTF8.self)
      .replacing("\u{A0}", with: "_").replacing("\u{202F}", with: "^")
    return fits ? text : nil
  }
}
