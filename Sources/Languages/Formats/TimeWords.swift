/// The words by which a language writes lengths of time: "1 hour and 15 minutes".
struct TimeWords: Sendable {
  /// The stems of words for a unit, in lower case.
  let hours: [String]
  let minutes: [String]
  let seconds: [String]
  /// The word between two units: "1 hour *and* 15 minutes".
  let and: String
  /// The word between the ends of a range: "30 *to* 40 minutes".
  let to: [String]

  /// Abbreviations that are used in all languages.
  private static let abbreviations = [
    "h": 3600, "hr": 3600, "hrs": 3600, "hod": 3600, "std": 3600,
    "min": 60, "mins": 60, "s": 1, "sec": 1, "secs": 1, "sek": 1, "seg": 1,
  ]

  /// The seconds of a unit by a word for it, in lower case; nil where it is not one.
  func seconds(of word: String) -> Int? {
    if let seconds = Self.abbreviations[word] { return seconds }
    let units = [(hours, 3600), (minutes, 60), (seconds, 1)]
    return units.first { stems, _ in
      stems.contains {
        word.hasPrefix($0) && word.unicodeScalars.count <= $0.unicodeScalars.count + 4
      }
    }?.1
  }
}

extension LanguageFormat {
  /// The words for lengths of time; for other languages only the abbreviations are known.
  var timeWords: TimeWords {
    let language = tag.prefix { $0 != "-" }
    return Self.timeWordsByLanguage[String(language)] ?? Self.noTimeWords
  }

  private static let noTimeWords = TimeWords(hours: [], minutes: [], seconds: [], and: "", to: [])

  private static let timeWordsByLanguage = [
    "en": TimeWords(
      hours: ["hour"], minutes: ["minute"], seconds: ["second"], and: "and", to: ["to", "or"]),
    "pt": TimeWords(
      hours: ["hora"], minutes: ["minuto"], seconds: ["segundo"], and: "e", to: ["a", "ou"]),
    "sk": TimeWords(
      hours: ["hodin", "hodín"], minutes: ["minút"], seconds: ["sekund", "sekúnd"], and: "a",
      to: ["až", "do", "alebo"]),
    "cs": TimeWords(
      hours: ["hodin"], minutes: ["minut"], seconds: ["sekund", "vteřin"], and: "a",
      to: ["až", "do", "nebo"]),
    "pl": TimeWords(
      hours: ["godzin"], minutes: ["minut"], seconds: ["sekund"], and: "i", to: ["do", "lub"]),
    "de": TimeWords(
      hours: ["stunde"], minutes: ["minute"], seconds: ["sekunde"], and: "und",
      to: ["bis", "oder"]),
    "es": TimeWords(
      hours: ["hora"], minutes: ["minuto"], seconds: ["segundo"], and: "y", to: ["a", "o"]),
    "fr": TimeWords(
      hours: ["heure"], minutes: ["minute"], seconds: ["seconde"], and: "et", to: ["à", "ou"]),
    "it": TimeWords(
      hours: ["ora", "ore"], minutes: ["minut"], seconds: ["second"], and: "e", to: ["a", "o"]),
  ]
}
