import Schema
import Tables

/// Texts of which each is a time of day, with one or two digits for the hour: `9:30`, `20:00`.
struct ClockTexts {
  private typealias Time = (text: String, minutes: Int)
  /// The times, by the places of the values; nil for a value that is none.
  private let times: [Time?]

  /// Reads the texts among values; nil where one is no time of day.
  init?(_ values: [Value], in store: ValueStore) {
    var times: [Time?] = []
    for value in values {
      guard !value.isNone else {
        times.append(nil)
        continue
      }
      guard value.tag == .text else { return nil }
      let text = store.string(value.text)
      guard let minutes = Self.minutes(of: text) else { return nil }
      times.append((text, minutes))
    }
    self.times = times
  }

  /// The minutes since midnight; nil for another text.
  private static func minutes(of text: String) -> Int? {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 2, (1...2).contains(parts[0].utf8.count), parts[1].utf8.count == 2,
      text.utf8.allSatisfy({ (0x30...0x3A).contains($0) }),
      let hour = Int(parts[0]), let minute = Int(parts[1]), hour <= 24, minute < 60
    else { return nil }
    return hour * 60 + minute
  }

  /// Two texts that follow each other in the order of a column, and would not as times; nil where the
  /// order is that of the times.
  func misplaced(
    by column: SortColumn, isDescending: Bool
  ) -> (first: String, second: String)? {
    let ordered = times.indices.filter { times[$0] != nil }
      .sorted { column.compare($0, $1) < 0 }.compactMap { times[$0] }
    let pair = zip(ordered, ordered.dropFirst()).first { first, second in
      isDescending ? first.minutes < second.minutes : first.minutes > second.minutes
    }
    return pair.map { ($0.text, $1.text) }
  }
}
