import Schema

extension WrittenDate {
  /// Whether days come before months in dates such as `31.12.1975` or `12/31/1975 5:30 PM` of one
  /// column, which one of them shows that is behind the twelfth.
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
      let date = "\(numbers.year)-\(parts[0])-\(parts[1])\(numbers.time)"
      return Observation.fits(Array(date.utf8)[...], .date) ? date : nil
    }

    /// The three numbers of a date, and the time behind them as Apus reads it.
    private static func numbers(
      _ text: String
    ) -> (first: Int, second: Int, year: String, time: String)? {
      var reader = FormReader(text)
      guard let first = reader.digits(1...2).flatMap({ Int($0) }),
        let sign = reader.take(oneOf: "./-")
      else { return nil }
      reader.take(" ")
      guard let second = reader.digits(1...2).flatMap({ Int($0) }),
        reader.take(atMost: 1, { $0 == sign }) == 1
      else { return nil }
      reader.take(" ")
      guard let year = reader.digits(4...4) else { return nil }
      let rest = String(Substring(reader.rest)).lowercased()
      guard rest.first.map({ $0 == "," || $0 == " " }) ?? true else { return nil }
      let words = rest.split { $0 == "," || $0.isWhitespace }.map(String.init)
      return WrittenDate.time(words[...]).map { (first, second, String(year), $0) }
    }
  }
}
