import Languages
import TestSupport
import Testing

struct MessagesPluralTests {
  private static let numbers =
    Array(0..<250) + [999, 1000, 1001, 1002, 1011, 10000, 999_999, 1_000_000, 1_000_001, 2_000_000]

  /// What `Tools/record-plural-categories.py` recorded: a language and a letter for each number.
  private static let recorded = DataFile.table("Templates/plural-categories.tsv")

  @Test(arguments: recorded)
  func `whole numbers have the plural categories of the CLDR`(_ line: [String]) throws {
    let rule = PluralRule(language: line[0])
    let letters = Self.numbers.map { number -> Character in
      let category = rule.category(of: number)
      #expect((rule.categories + rule.optionalCategories).contains(category))
      return category == .other ? "x" : category.rawValue.first ?? "?"
    }
    #expect(PluralRule.isKnown(line[0]))
    #expect(String(letters) == line[1], "\(line[0])")
  }

  @Test func `the record has all languages that Apus knows`() {
    #expect(Self.recorded.count == 75)
  }

  @Test func `the sign of a number does not matter, and no number traps`() {
    for rule in (UInt8(0)...20).compactMap(PluralRule.init(rawValue:)) {
      #expect(rule.category(of: -1) == rule.category(of: 1))
      _ = rule.category(of: .min)
      _ = rule.category(of: .max)
    }
  }

  @Test func `an unknown language has one form`() {
    #expect(PluralRule(language: "xx").categories == [.other])
    #expect(!PluralRule.isKnown("xx"))
  }
}

struct KnownLanguageTests {
  @Test func `known languages are told in order, and tags with another region are known`() {
    #expect(
      LanguageFormat.knownTags == [
        "ar", "cs", "da", "de", "en", "en-GB", "es", "fr", "it", "ja", "nl", "pl", "pt", "pt-PT",
        "sk", "sv", "uk",
      ])
    for tag in LanguageFormat.knownTags + ["de-AT", "pt-BR", "en_us", "ES-419"] {
      #expect(LanguageFormat.isKnown(tag), "\(tag)")
    }
    for tag in ["ru", "he", "fa", "nb", "fi", "ko", "zh-Hant", "e"] {
      #expect(!LanguageFormat.isKnown(tag), "\(tag)")
    }
  }
}
