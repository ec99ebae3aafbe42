extension LanguageTag {
  /// The name of a language in that language, as a switch between languages shows it; the tag where
  /// Apus does not know.
  package static func ownName(of tag: String) -> String {
    var wanted = normalized(tag)[...]
    while true {
      if let name = names[String(wanted)] { return name }
      guard let cut = wanted.lastIndex(of: "-") else { return tag }
      wanted = wanted[..<cut]
    }
  }

  private static let names: [String: String] = [
    "af": "Afrikaans", "ar": "العربية", "az": "Azərbaycan", "be": "Беларуская",
    "bg": "Български", "bn": "বাংলা", "bs": "Bosanski", "ca": "Català", "cs": "Čeština",
    "cy": "Cymraeg", "da": "Dansk", "de": "Deutsch", "de-at": "Deutsch (Österreich)",
    "de-ch": "Deutsch (Schweiz)", "el": "Ελληνικά", "en": "English",
    "en-gb": "English (United Kingdom)", "en-us": "English (United States)", "eo": "Esperanto",
    "es": "Español", "es-419": "Español (Latinoamérica)", "es-mx": "Español (México)",
    "et": "Eesti", "eu": "Euskara", "fa": "فارسی", "fi": "Suomi", "fil": "Filipino",
    "fr": "Français", "fr-ca": "Français (Canada)", "fr-ch": "Français (Suisse)",
    "ga": "Gaeilge", "gl": "Galego", "grc": "Ἑλληνική", "gu": "ગુજરાતી", "he": "עברית",
    "hi": "हिन्दी", "hr": "Hrvatski", "hu": "Magyar", "hy": "Հայերեն", "id": "Indonesia",
    "is": "Íslenska", "it": "Italiano", "ja": "日本語", "ka": "ქართული", "kk": "Қазақ тілі",
    "ko": "한국어", "la": "Latina", "lb": "Lëtzebuergesch", "lt": "Lietuvių", "lv": "Latviešu",
    "mk": "Македонски", "mr": "मराठी", "ms": "Melayu", "mt": "Malti", "nb": "Norsk bokmål",
    "ne": "नेपाली", "nl": "Nederlands", "nl-be": "Nederlands (België)", "nn": "Norsk nynorsk",
    "no": "Norsk", "pa": "ਪੰਜਾਬੀ", "pl": "Polski", "ps": "پښتو", "pt": "Português",
    "pt-br": "Português (Brasil)", "pt-pt": "Português (Portugal)", "ro": "Română",
    "ru": "Русский", "si": "සිංහල", "sk": "Slovenčina", "sl": "Slovenščina", "sq": "Shqip",
    "sr": "Српски", "sr-latn": "Srpski", "sv": "Svenska", "sw": "Kiswahili", "ta": "தமிழ்",
    "te": "తెలుగు", "th": "ไทย", "tr": "Türkçe", "uk": "Українська", "ur": "اردو",
    "uz": "Oʻzbek", "vi": "Tiếng Việt", "yi": "ייִדיש", "zh": "中文", "zh-hans": "简体中文",
    "zh-hant": "繁體中文", "zu": "isiZulu",
  ]
}
