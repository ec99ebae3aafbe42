import Schema

/// How a language writes amounts of money: where the symbol is, and which symbols it has.
struct MoneyForm: Sendable {
  /// An amount, with `¤` for the symbol and `#` for the number.
  let positive: String
  /// An amount below zero, with `-` for the minus sign of the language.
  let negative: String
  /// The symbols of currencies by their codes; others are written by their code.
  private let symbols: [String: String]

  init(
    _ positive: String, negative: String? = nil, over base: [String: String],
    symbols: String = ""
  ) {
    self.positive = positive
    self.negative = negative ?? "-" + positive
    self.symbols = base.merging(Self.symbols(symbols)) { $1 }
  }

  /// The symbol of a currency.
  func symbol(of currency: Currency) -> String { symbols[currency.code] ?? currency.code }

  /// Symbols written as `EUR=€`, with blanks between them.
  static func symbols(_ text: String) -> [String: String] {
    let pairs = text.split(separator: " ").map { $0.split(separator: "=", maxSplits: 1) }
    return Dictionary(uniqueKeysWithValues: pairs.map { (String($0[0]), String($0[1])) })
  }
}

extension LanguageFormat {
  /// How money is written; in a language that is not known, by the code and as nobody misreads it.
  var money: MoneyForm {
    let language = LanguageTag.language(tag)
    let parent = tag == language ? language : Self.regionParents[language] ?? language
    return MoneyForm.all[tag] ?? MoneyForm.all[parent] ?? Self.neutralMoney
  }

  /// The tags of which the regions of a language are variants.
  private static let regionParents = ["en": "en-GB", "pt": "pt-PT"]

  private static let neutralMoney = MoneyForm("¤\u{A0}#", over: [:])
}
