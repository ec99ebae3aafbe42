/// The words by which a language writes amounts: "two tins (400 g each)", "a pinch of salt".
///
/// A class because readers hold it, which are copied often.
final class AmountWords: Sendable {
  /// Words between a thing and what it is taken from: "juice *of* 2 lemons".
  let of: Set<String>
  /// Other words between things and the size of each: Italian "2 scatole *da* 400 g".
  let sizes: Set<String>
  /// Words by which an amount is that of each thing: "200 g *each*", German "*je* 200 g".
  let each: Set<String>
  /// Words by which an amount is not exact: "*about* 200 g".
  let about: Set<String>
  /// Words by which an amount is that of one of what follows, whatever it is: "120 g *per* person".
  let per: Set<String>
  /// Words that mean the same before one of `persons` only: Polish "120 g *na* osobę".
  let forEach: Set<String>
  /// Those who eat, and what each has.
  let persons: Set<String>
  /// Beginnings of words for packages, whose sizes are the same for any number of servings.
  private let packages: [Stem]
  /// Beginnings of words for spoons and cups.
  private let spoons: [Stem]
  /// Words that begin an amount without a number: Polish "*szczypta* soli", "*few* leaves".
  let loose: Set<String>
  /// Words by which an amount is that of all things: "2 tins (800 g in *total*)".
  let totals: Set<String>
  /// What is taken from a thing that is not counted: Polish "*sok* z cytryny", German "*Saft* einer
  /// Zitrone".
  let extracts: Set<String>

  /// The beginning of a word, with the number of its letters.
  private struct Stem {
    let text: String
    let length: Int

    init(_ text: Substring) {
      self.text = String(text)
      length = text.unicodeScalars.count
    }

    /// Whether a word is it, or a form of it if it has at least four letters.
    func begins(_ word: String) -> Bool {
      word.hasPrefix(text)
        && (word == text || length >= 4 && word.unicodeScalars.count <= length + 3)
    }
  }

  init(
    of: String = "", sizes: String = "", each: String = "", about: String = "", per: String = "",
    forEach: String = "",
    persons: String = "", packages: String = "", spoons: String = "", loose: String = "",
    totals: String = "", extracts: String = ""
  ) {
    func words(_ text: String) -> [String] { text.split(separator: " ").map(String.init) }
    self.of = Set(words(of))
    self.sizes = Set(words(sizes))
    self.each = Set(words(each))
    self.about = Set(words(about))
    self.per = Set(words(per))
    self.forEach = Set(words(forEach))
    self.persons = Set(words(persons))
    self.packages = packages.split(separator: " ").map(Stem.init)
    self.spoons = spoons.split(separator: " ").map(Stem.init)
    self.loose = Set(words(loose))
    self.totals = Set(words(totals))
    self.extracts = Set(words(extracts))
  }

  func isPackage(_ word: String) -> Bool { packages.contains { $0.begins(word) } }

  func isSpoon(_ word: String) -> Bool { spoons.contains { $0.begins(word) } }
}

extension LanguageFormat {
  /// The words for amounts; of other languages none are known.
  var amountWords: AmountWords {
    let language = tag.prefix { $0 != "-" }
    return Self.amountWordsByLanguage[String(language)] ?? Self.noAmountWords
  }

  private static let noAmountWords = AmountWords()

  static let amountWordsByLanguage: [String: AmountWords] = [
    "en": .english, "pt": .portuguese, "sk": .slovak, "cs": .czech, "pl": .polish, "de": .german,
    "es": .spanish, "fr": .french, "it": .italian,
  ]
}
