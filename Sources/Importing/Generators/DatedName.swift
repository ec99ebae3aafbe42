import Schema

/// The name of a file without its ending, which may begin with a date: `2026-03-01-tea`.
package struct DatedName {
  /// The date as Apus reads it; nil where there is none.
  let date: String?
  /// What is behind the date; the whole name where nothing is.
  let rest: String
  /// Whether it begins like a date of which no day is known: `2026-13-45-tea` or `26-3-1-tea`.
  let isUnreadable: Bool

  init(_ name: String) {
    var reader = FormReader(name)
    guard let day = reader.dayOfPost(), let time = reader.timeBeforeGap() else {
      (date, rest, isUnreadable) = (nil, name, false)
      return
    }
    let parts = day.map { $0.utf8.count == 1 ? "0" + $0 : String($0) }
    let whole = parts.joined(separator: "-") + time
    guard Observation.fits(Array(whole.utf8)[...], .date) else {
      (date, rest, isUnreadable) = (nil, name, true)
      return
    }
    let behind = String(Substring(reader.rest))
    (date, rest, isUnreadable) = (whole, behind.isEmpty ? name : behind, false)
  }

  /// Whether a file has the name of a post of Jekyll: a day, a hyphen, and a name,
  /// `2026-3-1-tea.md`.
  package static func isPost(_ file: String) -> Bool {
    var reader = FormReader(file)
    return reader.dayOfPost() != nil && reader.take("-")
  }

  /// The first date in a path, also in the name of a folder.
  static func date(inPath path: String) -> String? {
    var reader = FormReader(path)
    while !reader.isAtEnd {
      var next = reader
      if let day = next.day(year: 4...4, month: 2...2, day: 2...2) {
        let date = day.joined(separator: "-")
        if Observation.fits(Array(date.utf8)[...], .date) { return date }
        reader = next
      } else {
        reader.take(atMost: 1) { _ in true }
      }
    }
    return nil
  }
}

extension FormReader {
  /// Takes a day as Jekyll has it in the name of a post (`DATE_FILENAME_MATCHER` of
  /// lib/jekyll/document.rb of Jekyll 4): the year may have two digits.
  fileprivate mutating func dayOfPost() -> [Substring]? {
    day(year: 2...4, month: 1...2, day: 1...2)
  }

  /// Takes the signs that part a date from the name behind it, and the time before them; nil where
  /// the date is a part of the name.
  fileprivate mutating func timeBeforeGap() -> String? {
    let start = rest.startIndex
    for end in endsOfTime().reversed() {
      var behind = end
      let gap = behind.take { "-_ ".utf8.contains($0) }
      guard gap > 0 || behind.isAtEnd else { continue }
      let time = String(Substring(rest[start..<end.rest.startIndex]))
      self = behind
      return time
    }
    return nil
  }

  /// Where a time may end: before it, behind its minutes, its seconds and its offset.
  private func endsOfTime() -> [FormReader] {
    var (reader, ends) = (self, [self])
    guard reader.take("T"), reader.digits(2...2) != nil, reader.take(":"),
      reader.digits(2...2) != nil
    else { return ends }
    ends.append(reader)
    var seconds = reader
    if seconds.take(":"), seconds.digits(2...2) != nil {
      ends.append(seconds)
      reader = seconds
    }
    let isOffset =
      reader.take("Z")
      || reader.take(oneOf: "+-") != nil && reader.digits(2...2) != nil && reader.take(":")
        && reader.digits(2...2) != nil
    if isOffset { ends.append(reader) }
    return ends
  }
}
