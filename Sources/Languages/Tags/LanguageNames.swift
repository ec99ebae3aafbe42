extension LanguageTag {
  /// The name of a language in that language, as a switch between languages shows it; the tag where
  /// Apus does not know.
  package static func ownName(of tag: String) -> String {
    let language = language(tag)
    let name = lookUp(tag) { $0 == language ? nil : names[$0] }
    return name ?? script(of: tag).flatMap { names["\(language)-\($0)"] } ?? names[language] ?? tag
  }

  private static let names: [String: String] = [
    "aa": "Qafar", "ab": "Аԥсшәа", "af": "Afrikaans", "ak": "Akan", "am": "አማርኛ",
    "an": "Aragonés", "ar": "العربية", "as": "অসমীয়া", "ast": "Asturianu", "az": "Azərbaycan",
    "az-arab": "آذربایجان تۆرکجه‌سی", "az-cyrl": "Азәрбајҹан", "ba": "Башҡорт",
    "be": "Беларуская", "bg": "Български", "bm": "Bamanakan", "bn": "বাংলা", "bo": "བོད་སྐད",
    "br": "Brezhoneg", "bs": "Bosanski", "bs-cyrl": "Босански", "ca": "Català", "ce": "Нохчийн",
    "ceb": "Cebuano", "chr": "ᏣᎳᎩ", "ckb": "کوردیی ناوەندی", "co": "Corsu", "cs": "Čeština",
    "cu": "Церковнослове́нскїй", "cv": "Чӑваш чӗлхи", "cy": "Cymraeg", "da": "Dansk",
    "de": "Deutsch", "de-at": "Deutsch (Österreich)", "de-ch": "Deutsch (Schweiz)",
    "dsb": "Dolnoserbšćina", "dv": "ދިވެހިބަސް", "dz": "རྫོང་ཁ", "ee": "Eʋegbe", "el": "Ελληνικά",
    "en": "English", "en-gb": "English (United Kingdom)", "en-us": "English (United States)",
    "eo": "Esperanto", "es": "Español", "es-419": "Español (Latinoamérica)",
    "es-mx": "Español (México)", "et": "Eesti", "eu": "Euskara", "fa": "فارسی", "ff": "Pulaar",
    "ff-adlm": "𞤆𞤵𞤤𞤢𞤪", "fi": "Suomi", "fil": "Filipino", "fo": "Føroyskt", "fr": "Français",
    "fr-ca": "Français (Canada)", "fr-ch": "Français (Suisse)", "frr": "Nordfriisk",
    "fur": "Furlan", "fy": "Frysk", "ga": "Gaeilge", "gd": "Gàidhlig", "gl": "Galego",
    "gn": "Avañe’ẽ", "grc": "Ἑλληνική", "gsw": "Schwiizertüütsch", "gu": "ગુજરાતી", "gv": "Gaelg",
    "ha": "Hausa", "haw": "ʻŌlelo Hawaiʻi", "he": "עברית", "hi": "हिन्दी", "hr": "Hrvatski",
    "hsb": "Hornjoserbšćina", "ht": "Kreyòl Ayisyen", "hu": "Magyar", "hy": "Հայերեն",
    "ia": "Interlingua", "id": "Indonesia", "ie": "Interlingue", "ig": "Asụsụ Igbo", "ii": "ꆈꌠꉙ",
    "io": "Ido", "is": "Íslenska", "it": "Italiano", "iu": "ᐃᓄᒃᑎᑐᑦ", "ja": "日本語", "jv": "Jawa",
    "ka": "ქართული", "kab": "Taqbaylit", "ki": "Gĩgĩkũyũ", "kk": "Қазақ тілі",
    "kk-arab": "قازاق ءتىلى", "kl": "Kalaallisut", "km": "ខ្មែរ", "kn": "ಕನ್ನಡ", "ko": "한국어",
    "kok": "कोंकणी", "ks": "کٲشُر", "ks-deva": "कॉशुर", "ku": "Kurdî", "kw": "Kernewek",
    "ky": "Кыргызча", "la": "Latina", "lb": "Lëtzebuergesch", "lg": "Luganda", "lij": "Ligure",
    "ln": "Lingála", "lo": "ລາວ", "lt": "Lietuvių", "lu": "Tshiluba", "lv": "Latviešu",
    "mai": "मैथिली", "mg": "Malagasy", "mi": "Māori", "mk": "Македонски", "ml": "മലയാളം",
    "mn": "Монгол", "mr": "मराठी", "ms": "Melayu", "ms-arab": "بهاس ملايو", "mt": "Malti",
    "my": "မြန်မာ", "nb": "Norsk bokmål", "nd": "isiNdebele", "nds": "Plattdüütsch",
    "ne": "नेपाली", "nl": "Nederlands", "nl-be": "Nederlands (België)", "nn": "Norsk nynorsk",
    "no": "Norsk", "nr": "isiNdebele", "nso": "Sesotho sa Leboa", "nv": "Diné Bizaad",
    "ny": "Nyanja", "oc": "Occitan", "om": "Oromoo", "or": "ଓଡ଼ିଆ", "os": "Ирон", "pa": "ਪੰਜਾਬੀ",
    "pa-arab": "پنجابی", "pap": "Papiamentu", "pl": "Polski", "ps": "پښتو", "pt": "Português",
    "pt-br": "Português (Brasil)", "pt-pt": "Português (Portugal)", "qu": "Runasimi",
    "rm": "Rumantsch", "rn": "Ikirundi", "ro": "Română", "ru": "Русский", "rw": "Ikinyarwanda",
    "sa": "संस्कृत भाषा", "sah": "Саха тыла", "sat": "ᱥᱟᱱᱛᱟᱲᱤ", "sc": "Sardu", "scn": "Sicilianu",
    "sd": "سنڌي", "sd-deva": "सिन्धी", "se": "Davvisámegiella", "sg": "Sängö", "si": "සිංහල",
    "sk": "Slovenčina", "sl": "Slovenščina", "sn": "chiShona", "so": "Soomaali", "sq": "Shqip",
    "sr": "Српски", "sr-latn": "Srpski", "ss": "siSwati", "st": "Sesotho", "su": "Basa Sunda",
    "sv": "Svenska", "sw": "Kiswahili", "szl": "Ślōnski", "ta": "தமிழ்", "te": "తెలుగు",
    "tg": "Тоҷикӣ", "th": "ไทย", "ti": "ትግርኛ", "tk": "Türkmen dili", "tn": "Setswana",
    "to": "Lea fakatonga", "tpi": "Tok Pisin", "tr": "Türkçe", "ts": "Xitsonga", "tt": "Татар",
    "ug": "ئۇيغۇرچە", "uk": "Українська", "ur": "اردو", "uz": "Oʻzbek", "uz-arab": "اوزبیک",
    "uz-cyrl": "Ўзбекча", "ve": "Tshivenḓa", "vec": "Veneto", "vi": "Tiếng Việt", "vo": "Volapük",
    "wa": "Walon", "wo": "Wolof", "xh": "isiXhosa", "yi": "ייִדיש", "yo": "Èdè Yorùbá",
    "yue": "粵語", "za": "Vahcuengh", "zgh": "ⵜⴰⵎⴰⵣⵉⵖⵜ", "zh": "中文", "zh-hans": "简体中文",
    "zh-hant": "繁體中文", "zu": "isiZulu",
  ]
}
