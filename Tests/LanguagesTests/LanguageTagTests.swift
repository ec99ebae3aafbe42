import Languages
import Testing

struct LanguageTagTests {
  @Test(arguments: [
    "en", "pt-BR", "zh-Hant", "zh-Hant-TW", "es-419", "sl-rozaj-biske", "de-CH-1901",
    "en-u-ca-gregory", "x-private", "sr-Latn-RS-x-own", "zh-yue-HK", "fil",
  ])
  func `a tag in the form of RFC 5646 is one`(tag: String) {
    #expect(LanguageTag.isWellFormed(tag))
  }

  @Test(arguments: [
    "", "e", "english language", "pt_BR", "pt-", "-pt", "pt--BR", "en-u", "x", "12", "é",
    "en-US-US",
    "en-a-bb-a-cc", "sk cz",
  ])
  func `any other text is none`(tag: String) {
    #expect(!LanguageTag.isWellFormed(tag))
  }

  @Test(arguments: [
    "en", "EN", "pt-BR", "x-private", "fil", "tlh", "iw", "zh-Hant-TW", "es-419", "sr-Latn-RS",
    "de-CH-1901", "en-u-ca-gregory", "en-x-zz-lish", "sl-rozaj", "sq-XK",
  ])
  func `a language of two letters is one of ISO 639`(tag: String) {
    #expect(LanguageTag.mayBeRegistered(tag))
  }

  @Test(arguments: [
    "english", "klingon", "xx", "cz", "jp-JP", "deut", "en_US", "en-lish", "en-XX", "pt-bz-xx",
    "en-UK",
  ])
  func `a name of a language, or the code of a country, is no language`(tag: String) {
    #expect(!LanguageTag.mayBeRegistered(tag))
  }

  @Test(arguments: [
    ("DE", "de"), ("EN-us", "en-US"), ("zh-hant-tw", "zh-Hant-TW"), ("es-419", "es-419"),
    ("SL-Rozaj", "sl-rozaj"), ("en-U-CA-gregory", "en-u-ca-gregory"), ("pt-BR", "pt-BR"),
  ])
  func `a tag has a usual case`(tag: String, usual: String) {
    #expect(LanguageTag.canonical(tag) == usual)
  }

  @Test(arguments: [
    ("ar", "rtl"), ("he-IL", "rtl"), ("az-Arab", "rtl"), ("ur-Latn", "ltr"), ("sk", "ltr"),
    ("fa", "rtl"), ("en-US", "ltr"),
  ])
  func `the script of a tag decides how its texts run, or else the language`(
    tag: String, direction: String
  ) {
    #expect(LanguageTag.direction(of: tag).rawValue == direction)
  }

  @Test(arguments: [
    ("sk", "Slovenčina"), ("pt-BR", "Português (Brasil)"), ("pt-MZ", "Português"),
    ("zh-Hant-TW", "繁體中文"), ("br", "Brezhoneg"), ("ml-IN", "മലയാളം"), ("gd", "Gàidhlig"),
    ("tlh", "tlh"),
  ])
  func `a language is called as it calls itself`(tag: String, name: String) {
    #expect(LanguageTag.ownName(of: tag) == name)
  }
}
