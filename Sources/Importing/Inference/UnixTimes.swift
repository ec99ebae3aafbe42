import Languages
import Schema

/// Moments as numbers: the seconds, or milliseconds, since 1970.
enum UnixTimes {
  /// Ends of the names of moments, in lower case.
  private static let ends = [
    "at", "date", "datum", "time", "timestamp", "login", "seen", "created", "updated", "modified",
    "changed", "published", "posted", "expires", "since", "until", "epoch",
  ]
  /// Last words of such names that are too short for an end.
  private static let words: Set<String> = ["ts", "on", "utc"]
  /// From 1990 until 2040.
  private static let seconds = 631_152_000...2_208_988_800

  /// Whether all values of a field are such numbers, by its name and theirs.
  static func areTimes(_ seen: Observation, named name: String) -> Bool {
    isOfMoment(name) && seen.candidate == .int && seen.values.areAll
      && seen.meanings.allSatisfy { iso($0) != nil }
  }

  private static func isOfMoment(_ name: String) -> Bool {
    let word = InferredRules.folded(name)
    return ends.contains(where: word.hasSuffix)
      || words.contains(IdentifyingName.lastWord(of: name))
  }

  /// The moment that a number means; nil where it is none of these years.
  static func iso(_ text: String) -> String? {
    guard let number = Int(text) else { return nil }
    let whole = seconds.contains(number) ? number : number / 1_000
    guard seconds.contains(whole) else { return nil }
    let time = CivilTime(seconds: Int64(whole), offsetMinutes: 0)
    let parts = [time.month, time.day, time.hour, time.minute, time.second].map {
      ($0 < 10 ? "0" : "") + String($0)
    }
    let day = "\(time.year)-\(parts[0])-\(parts[1])"
    return whole % 86_400 == 0 ? day : "\(day)T\(parts[2...].joined(separator: ":"))Z"
  }
}
