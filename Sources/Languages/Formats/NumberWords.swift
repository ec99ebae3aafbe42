/// The words by which a language writes numbers: "one", "twenty-five", "half", German "anderthalb".
///
/// A class because readers hold it, which are copied often.
final class NumberWords: Sendable {
  /// Words for 1, in many languages the indefinite articles as well.
  let ones: Set<String>
  /// Words for whole numbers from 2 on.
  let wholes: [String: Int]
  /// Articles that alone do not count: "half *a* lemon", "*a* dozen".
  let articles: Set<String>
  /// Words for a half, a third and a quarter, by their denominators.
  let shares: [String: Int]
  /// Words for other fractions: German "anderthalb" is 3/2.
  let mixed: [String: Fraction]
  let dozens: Set<String>
  /// Words for a half that is added to the number before them: German "zwei *einhalb*".
  let added: Set<String>
  /// Words of numbers that are not read: "two *hundred*", "five *sixths*".
  let unread: Set<String>
  /// Words after a number that make it none: German "ein paar", Czech "půl druhého".
  let vague: Set<String>
  /// Words that make a name with the number before them: "5 *spice* powder".
  let names: Set<String>
  /// How words for units end after a number above one, where a fraction has another form: Italian
  /// "2/3 cucchia*i*" are two or three.
  private let severals: [String]
  /// How the words begin.
  let beginnings: WordBeginnings

  /// A number in words.
  struct Fraction: Hashable, Sendable {
    let numerator: Int
    let denominator: Int
  }

  /// Makes the words of a language: `wholes` from 2 on, another form of the same number after a
  /// stroke; `tens` from 30 on; `others` that are one word made of two, such as German
  /// "fünfundvierzig".
  init(
    ones: String = "", wholes: String = "", tens: String = "", others: [String: Int] = [:],
    articles: String = "", halves: String = "", thirds: String = "", quarters: String = "",
    mixed: [String: Fraction] = [:], dozens: String = "", added: String = "",
    unread: String = "", vague: String = "", names: String = "", severals: String = ""
  ) {
    func words(_ text: String) -> [String] { text.split(separator: " ").map(String.init) }
    self.ones = Set(words(ones))
    var numbers = others
    let lists = [(words(wholes), 2, 1), (words(tens), 30, 10)]
    for (list, first, step) in lists {
      for (index, forms) in list.enumerated() {
        for form in forms.split(separator: "/") { numbers[String(form)] = first + index * step }
      }
    }
    self.wholes = numbers
    self.articles = Set(words(articles))
    var shares: [String: Int] = [:]
    for (list, denominator) in [(halves, 2), (thirds, 3), (quarters, 4)] {
      for word in words(list) { shares[word] = denominator }
    }
    self.shares = shares
    self.mixed = mixed
    self.dozens = Set(words(dozens))
    self.added = Set(words(added))
    self.unread = Set(words(unread))
    self.vague = Set(words(vague))
    self.names = Set(words(names))
    self.severals = words(severals)
    beginnings = WordBeginnings(
      Array(self.ones) + Array(numbers.keys) + Array(self.articles) + Array(shares.keys)
        + Array(mixed.keys))
  }

  /// Whether the word for a unit is one that follows a number above one, and no fraction.
  func isSeveral(_ unit: String) -> Bool {
    // French "càs" is short for one spoon.
    severals.contains { $0 == unit || unit.unicodeScalars.count > 3 && unit.hasSuffix($0) }
  }

  /// Whether a word is a number, or a part of one.
  func isNumber(_ word: String) -> Bool {
    ones.contains(word) || wholes[word] != nil || shares[word] != nil || mixed[word] != nil
      || added.contains(word) || unread.contains(word)
  }
}

/// The first two letters of some words, by which most other words are told apart at once.
struct WordBeginnings: Sendable {
  private let pairs: [Bool]

  init(_ words: [String]) {
    var pairs = [Bool](repeating: false, count: 32 * 32)
    for word in words.flatMap({ [$0, $0.uppercased()] }) {
      let scalars = Array(word.unicodeScalars.prefix(2))
      guard let first = scalars.first else { continue }
      if scalars.count == 2 {
        pairs[Self.index(first, scalars[1])] = true
      } else {
        // A word of one letter is a word only before a blank.
        for blank in [" ", "\u{202F}", "\n", "\t"] as [Unicode.Scalar] {
          pairs[Self.index(first, blank)] = true
        }
      }
    }
    // "Half" begins with a capital letter and continues with a small one.
    for word in words {
      let scalars = Array(word.unicodeScalars.prefix(2))
      guard scalars.count == 2, let upper = word.prefix(1).uppercased().unicodeScalars.first else {
        continue
      }
      pairs[Self.index(upper, scalars[1])] = true
    }
    self.pairs = pairs
  }

  /// Whether one of the words may begin with two characters.
  func mayBegin(_ first: Unicode.Scalar, _ second: Unicode.Scalar) -> Bool {
    pairs[Self.index(first, second)]
  }

  private static func index(_ first: Unicode.Scalar, _ second: Unicode.Scalar) -> Int {
    Int(first.value & 31) * 32 + Int(second.value & 31)
  }
}

extension LanguageFormat {
  /// The words for numbers; of other languages none are known.
  var numberWords: NumberWords {
    let language = tag.prefix { $0 != "-" }
    return Self.numberWordsByLanguage[String(language)] ?? Self.noNumberWords
  }

  private static let noNumberWords = NumberWords()

  private static let numberWordsByLanguage: [String: NumberWords] = [
    "en": .english, "pt": .portuguese, "sk": .slovak, "cs": .czech, "pl": .polish, "de": .german,
    "es": .spanish, "fr": .french, "it": .italian,
  ]
}
