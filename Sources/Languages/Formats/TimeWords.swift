/// The words by which a language writes lengths of time: "1 hour and 15 minutes".
///
/// A class because readers hold it, which are copied often.
final class TimeWords: Sendable {
  /// The stems of words for a unit, in lower case, and its seconds.
  let units: [(stem: String, seconds: Int)]
  /// The stems of words that are a length of time without a number: Czech "půlhodina".
  let wholes: [(stem: String, seconds: Int)]
  /// The word between two units: "1 hour *and* 15 minutes".
  let and: String
  /// The words between two ends after "between": Polish "między 2 *a* 3".
  let andsOfRange: [String]
  /// The word between the ends of a range: "30 *to* 40 minutes".
  let to: [String]
  /// The words before two ends with "and" between them: "*between* 30 and 40 minutes".
  let between: [String]
  /// The words before a time of the day: French "*à* 20 h 30".
  let clock: [String]
  /// How the words for a length without a number begin.
  let beginnings: WordBeginnings
  /// The stems of all units as bytes.
  private let stems: [[UInt8]]
  /// Whether one of them begins with a byte.
  private let areStemsFirst: [Bool]

  init(
    weeks: String = "", days: String = "", hours: String = "", minutes: String = "",
    seconds: String = "",
    wholes: [(String, Int)] = [], and: String = "", andsOfRange: String? = nil,
    to: String = "", between: String = "", clock: String = ""
  ) {
    func words(_ text: String) -> [String] { text.split(separator: " ").map(String.init) }
    let lists = [(weeks, 604_800), (days, 86_400), (hours, 3600), (minutes, 60), (seconds, 1)]
    self.wholes = wholes.map { (stem: $0, seconds: $1) }
    units = lists.flatMap { list, seconds in words(list).map { (stem: $0, seconds: seconds) } }
    self.and = and
    self.andsOfRange = words(andsOfRange ?? and)
    self.to = words(to)
    self.between = words(between)
    self.clock = words(clock)
    beginnings = WordBeginnings(wholes.map(\.0))
    // No timer runs for days.
    let stems = (units.filter { $0.seconds <= 3600 } + self.wholes).map { Array($0.stem.utf8) }
    var areStemsFirst = [Bool](repeating: false, count: 256)
    for stem in stems {
      areStemsFirst[Int(stem[0])] = true
      // Words begin with capital letters too.
      areStemsFirst[Int(stem[0] & ~0x20)] = true
    }
    self.stems = stems
    self.areStemsFirst = areStemsFirst
  }

  /// Abbreviations that are used in all languages.
  private static let abbreviations = [
    "wk": 604_800, "wks": 604_800, "d": 86_400, "j": 86_400,
    "h": 3600, "hr": 3600, "hrs": 3600, "hod": 3600, "std": 3600, "stdn": 3600, "godz": 3600,
    "min": 60, "mins": 60, "s": 1, "sec": 1, "secs": 1, "sek": 1, "seg": 1,
  ]

  /// The seconds of a unit by a word for it, in lower case; nil where it is not one.
  func seconds(of word: String) -> Int? {
    Self.abbreviations[word] ?? Self.seconds(of: word, in: units) ?? secondsOfWhole(word)
  }

  /// The seconds of a word that is a length of time without a number.
  func secondsOfWhole(_ word: String) -> Int? { Self.seconds(of: word, in: wholes) }

  /// Whether a word is a unit that is written in short, after which a full stop ends no sentence.
  func isAbbreviation(_ word: String) -> Bool { Self.abbreviations[word] != nil }

  private static func seconds(of word: String, in stems: [(stem: String, seconds: Int)]) -> Int? {
    stems.first {
      word.hasPrefix($0.stem) && word.unicodeScalars.count <= $0.stem.unicodeScalars.count + 4
    }?.seconds
  }

  /// Whether a text holds a word for a unit, so that a number in words may be before it.
  func areIn(_ text: ArraySlice<UInt8>) -> Bool {
    var start = text.startIndex
    while start < text.endIndex {
      if areStemsFirst[Int(text[start])], isStem(in: text, at: start) { return true }
      start += 1
    }
    return false
  }

  private func isStem(in text: ArraySlice<UInt8>, at start: Int) -> Bool {
    stems.contains { stem in
      guard start + stem.count <= text.endIndex, text[start] | 0x20 == stem[0] | 0x20 else {
        return false
      }
      var offset = 1
      while offset < stem.count, text[start + offset] == stem[offset] { offset += 1 }
      return offset == stem.count
    }
  }
}

extension LanguageFormat {
  /// The words for lengths of time; for other languages only the abbreviations are known.
  var timeWords: TimeWords {
    let language = tag.prefix { $0 != "-" }
    return Self.timeWordsByLanguage[String(language)] ?? Self.noTimeWords
  }

  private static let noTimeWords = TimeWords()

  private static let timeWordsByLanguage = [
    "en": TimeWords(
      weeks: "week", days: "day", hours: "hour", minutes: "minute", seconds: "second", and: "and",
      to: "to or",
      between: "between", clock: "at"),
    "pt": TimeWords(
      weeks: "semana", days: "dia", hours: "hora", minutes: "minuto", seconds: "segundo", and: "e",
      to: "a ou",
      between: "entre", clock: "às as"),
    "sk": TimeWords(
      weeks: "týžde týždň", days: "deň dni dní", hours: "hodin hodín", minutes: "minút",
      seconds: "sekund sekúnd",
      wholes: [("polhodin", 1800), ("štvrťhodin", 900), ("trištvrtehodin", 2700)], and: "a",
      to: "až do alebo", between: "medzi", clock: "o"),
    "cs": TimeWords(
      weeks: "týden týdn", days: "den dny dní dnů", hours: "hodin", minutes: "minut",
      seconds: "sekund vteřin",
      wholes: [("půlhodin", 1800), ("čtvrthodin", 900), ("třičtvrtěhodin", 2700)], and: "a",
      to: "až do nebo", between: "mezi", clock: "v ve"),
    "pl": TimeWords(
      weeks: "tydzień tygodni", days: "dzień dni doba dobę doby", hours: "godzin", minutes: "minut",
      seconds: "sekund",
      wholes: [("kwadrans", 900), ("półgodzin", 1800)], and: "i",
      andsOfRange: "i a", to: "do lub",
      between: "między pomiędzy", clock: "o"),
    "de": TimeWords(
      weeks: "woche", days: "tag", hours: "stunde", minutes: "minute", seconds: "sekunde",
      wholes: [("viertelstunde", 900), ("dreiviertelstunde", 2700)], and: "und", to: "bis oder",
      between: "zwischen", clock: "um gegen ab"),
    "es": TimeWords(
      weeks: "semana", days: "día", hours: "hora", minutes: "minuto", seconds: "segundo", and: "y",
      to: "a o ó u",
      between: "entre", clock: "las"),
    "fr": TimeWords(
      weeks: "semaine", days: "jour", hours: "heure", minutes: "minute", seconds: "seconde",
      and: "et", to: "à ou",
      between: "entre", clock: "à vers dès"),
    "it": TimeWords(
      weeks: "settiman", days: "giorn", hours: "ora ore", minutes: "minut", seconds: "second",
      and: "e", to: "a o",
      between: "tra fra", clock: "alle"),
  ]
}
