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
    "en-US-US", "en-Latn-abcd", "en-Latn-US-abcd",
    "en-a-bb-a-cc", "sk cz",
  ])
  func `any other text is none`(tag: String) {
    #expect(!LanguageTag.isWellFormed(tag))
  }

  @Test(arguments: [("tr", true), ("tr-TR", true), ("az-Latn", true), ("AZ", true), ("en", false)])
  func `a dotless i is a letter of Turkish and Azerbaijani`(tag: String, isLetter: Bool) {
    #expect(LanguageTag.separatesDotlessI(tag) == isLetter)
  }

  @Test(arguments: [
    (["one", "other"], true), (["one", "other", "x"], true), (["=0", "other"], true),
    (["0", "one"], true), (["=0", "x"], false), (["one", "othr"], true), (["one", "title"], false),
    (["title"], false), ([], false),
  ])
  func `keys are meant as plural forms where one is, beside numbers or slips`(
    names: [String], areMeant: Bool
  ) {
    #expect(MessageEntry.areMeantAsPluralForms(names) == areMeant)
  }

  @Test(arguments: [
    (0, -1080, 6), (0, -1079, 6), (0, -2000, 6), (0, 1080, 18), (0, 2000, 18), (0, 60, 1),
  ])
  func `clocks are up to 18 hours from UTC`(seconds: Int64, offset: Int, hour: Int) {
    let time = CivilTime(seconds: seconds, offsetMinutes: offset)
    #expect(time.hour == hour && time.minute == (offset == -1079 ? 1 : 0))
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
    ("fa", "rtl"), ("en-US", "ltr"), ("ary", "rtl"), ("ckb-IQ", "rtl"), ("skr", "rtl"),
    ("pa", "ltr"), ("pa-PK", "rtl"), ("pa-Guru-PK", "ltr"), ("uz-AF", "rtl"), ("az-IR", "rtl"),
    ("sd-IN", "ltr"), ("sd", "rtl"), ("ug-KZ", "ltr"), ("ku", "ltr"), ("ku-IQ", "rtl"),
  ])
  func `the script of a tag decides how its texts run, or else the language`(
    tag: String, direction: String
  ) {
    #expect(LanguageTag.direction(of: tag).rawValue == direction)
  }

  @Test(arguments: [
    ("sk", "Slovenčina"), ("pt-BR", "Português (Brasil)"), ("pt-MZ", "Português"),
    ("pa-Arab", "پنجابی"), ("pa-PK", "پنجابی"), ("pa-IN", "ਪੰਜਾਬੀ"), ("zh-TW", "繁體中文"),
    ("sd-Deva", "सिन्धी"), ("uz-Cyrl-UZ", "Ўзбекча"), ("sr-ME", "Srpski"), ("sr-RS", "Српски"),
    ("xyz-QQ", "xyz-QQ"),
    ("zh-Hant-TW", "繁體中文"), ("br", "Brezhoneg"), ("ml-IN", "മലയാളം"), ("gd", "Gàidhlig"),
    ("tlh", "tlh"),
  ])
  func `a language is called as it calls itself`(tag: String, name: String) {
    #expect(LanguageTag.ownName(of: tag) == name)
  }
}
