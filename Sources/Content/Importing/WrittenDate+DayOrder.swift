import Schema

extension WrittenDate {
  /// Whether days come before months in dates such as `31.12.1975` of one column, which one of them
  /// shows that is behind the twelfth.
  struct DayOrder {
    private let isDayFirst: Bool

    /// Finds the order; nil where no date shows it, or dates contradict each other.
    init?(of texts: [String]) {
      var (isDayFirst, isMonthFirst) = (false, false)
      for text in texts {
        guard let numbers = Self.numbers(text) else { continue }
        isDayFirst = isDayFirst || numbers.first > 12
        isMonthFirst = isMonthFirst || numbers.second > 12
      }
      guard isDayFirst != isMonthFirst else { return nil }
      self.isDayFirst = isDayFirst
    }

    /// A date as Apus reads it; nil where the text is none.
    func iso(_ text: String) -> String? {
      guard let numbers = Self.numbers(text) else { return nil }
      let (day, month) =
        isDayFirst ? (numbers.first, numbers.second) : (numbers.second, numbers.first)
      let parts = [month, day].map { ($0 < 10 ? "0" : "") + String($0) }
      let date = "\(numbers.year)-\(parts[0])-\(parts[1])"
      return Observation.fits(Array(date.utf8)[...], .date) ? date : nil
    }

    private static func numbers(_ text: String) -> (first: Int, second: Int, year: String)? {
      var reader = FormReader(text)
      guard let first = reader.digits(1...2).flatMap({ Int($0) }),
        let sign = reader.take(oneOf: "./-")
      else { return nil }
      reader.take(" ")
      guard let second = reader.digits(1...2).flatMap({ Int($0) }),
        reader.take(atMost: 1, { $0 == sign }) == 1
      else { return nil }
      reader.take(" ")
      guard let year = reader.digits(4...4), reader.isAtEnd else { return nil }
      return (first, second, String(year))
    }
  }
}
