import Schema

/// A form of a text that depends on a number, as the Unicode CLDR names them.
package enum PluralCategory: String, Hashable, Sendable, CaseIterable {
  case zero
  case one
  case two
  case few
  case many
  case other
}

/// Which category a whole number has in a language (CLDR, cardinal plural rules).
///
/// Numbers with decimals do not occur, so categories that only they have do not occur either.
package enum PluralRule: UInt8, Hashable, Sendable {
  /// One form for all numbers: Japanese, Chinese, Korean, Vietnamese, Thai, Indonesian.
  case never
  /// English, German, Dutch, Swedish, Greek, Hungarian, Turkish, …
  case oneIfExactlyOne
  /// As before, and a form for whole millions that texts rarely need: Italian, Spanish, Catalan,
  /// Portuguese of Portugal.
  case oneIfNumberIsOne
  /// 0 and 1, and a form for whole millions that texts rarely need: French, Portuguese.
  case oneBelowTwo
  /// 0 and 1: Hindi, Armenian, Persian, …
  case zeroAndOne
  /// 1, 2 to 4: Slovak, Czech.
  case fewFromTwoToFour
  case polish
  /// Russian, Ukrainian, Belarusian.
  case eastSlavic
  /// Serbian, Croatian, Bosnian.
  case southSlavic
  case slovenian
  case lithuanian
  case latvian
  case romanian
  /// Numbers that end in 1 but not in 11: Icelandic, Macedonian.
  case endsInOne
  case irish
  case welsh
  case arabic
  case hebrew

  /// The rule of a language by its tag, such as `pt-BR`; that of Japanese, which has one form,
  /// for an unknown one.
  package init(language tag: String) {
    let normalized = LanguageTag.normalized(tag)
    let isPortugal = normalized == "pt-pt" || normalized.hasPrefix("pt-pt-")
    self =
      isPortugal
      ? .oneIfNumberIsOne : PluralRule.byLanguage[LanguageTag.language(tag)] ?? .never
  }

  /// Whether Apus knows the rule of a language.
  package static func isKnown(_ tag: String) -> Bool {
    byLanguage[LanguageTag.language(tag)] != nil
  }

  private static let byLanguage: [String: PluralRule] = {
    let languages: [(PluralRule, String)] = [
      (.never, "ja zh ko vi th id ms my lo"),
      (
        .oneIfExactlyOne,
        "en de nl sv da nb nn no fi et el hu tr bg eu gl af sq ka kk az ky mn sw ta te ml mr ur eo"
          + " fo fy lb ast"
      ),
      (.oneIfNumberIsOne, "it es ca"), (.oneBelowTwo, "fr pt"),
      (.zeroAndOne, "hi hy fa bn gu kn zu"),
      (.fewFromTwoToFour, "sk cs"), (.polish, "pl"), (.eastSlavic, "ru uk be"),
      (.southSlavic, "sr hr bs"), (.slovenian, "sl"), (.lithuanian, "lt"), (.latvian, "lv"),
      (.romanian, "ro"), (.endsInOne, "is mk"), (.irish, "ga"), (.welsh, "cy"), (.arabic, "ar"),
      (.hebrew, "he"),
    ]
    var rules: [String: PluralRule] = [:]
    for (rule, tags) in languages {
      for tag in tags.split(separator: " ") { rules[String(tag)] = rule }
    }
    return rules
  }()

  /// The categories whole numbers have, with those that a message needs first; a text may also give
  /// those of `optionalCategories`.
  package var categories: [PluralCategory] {
    switch self {
    case .never: [.other]
    case .oneIfExactlyOne, .oneIfNumberIsOne, .oneBelowTwo, .zeroAndOne, .endsInOne:
      [.one, .other]
    case .fewFromTwoToFour, .southSlavic, .lithuanian, .romanian: [.one, .few, .other]
    case .polish, .eastSlavic: [.one, .few, .many]
    case .slovenian: [.one, .two, .few, .other]
    case .latvian: [.zero, .one, .other]
    case .irish: [.one, .two, .few, .many, .other]
    case .welsh, .arabic: [.zero, .one, .two, .few, .many, .other]
    case .hebrew: [.one, .two, .other]
    }
  }

  /// Categories that a text may leave to `other`, or give for completeness.
  package var optionalCategories: [PluralCategory] {
    switch self {
    case .oneIfNumberIsOne, .oneBelowTwo, .fewFromTwoToFour, .lithuanian: [.many]
    case .polish, .eastSlavic: [.other]
    case .never, .oneIfExactlyOne, .zeroAndOne, .southSlavic, .slovenian, .latvian, .romanian,
      .endsInOne, .irish, .welsh, .arabic, .hebrew:
      []
    }
  }
}
