import Escaping

/// Reads a text of a simple form, such as `2026-03-01` or `12,50 %`, from its beginning on.
///
/// A regular expression would be compiled again for each text. Digits are those of ASCII, as they
/// are for the types of models.
struct FormReader {
  /// What is not read yet.
  private(set) var rest: Substring.UTF8View

  init(_ text: String) { rest = text[...].utf8 }

  /// Whether a whole text has a form.
  static func reads(_ text: String, _ form: (inout FormReader) -> Bool) -> Bool {
    var reader = FormReader(text)
    return form(&reader) && reader.isAtEnd
  }

  /// Whether all is read.
  var isAtEnd: Bool { rest.isEmpty }

  /// Takes a text; false where another one is next.
  @discardableResult
  mutating func take(_ text: String) -> Bool {
    guard rest.starts(with: text.utf8) else { return false }
    rest = rest.dropFirst(text.utf8.count)
    return true
  }

  /// Takes one of some ASCII characters; nil where another one is next.
  @discardableResult
  mutating func take(oneOf signs: String) -> UInt8? {
    guard let next = rest.first, signs.utf8.contains(next) else { return nil }
    rest = rest.dropFirst()
    return next
  }

  /// Takes all bytes of a kind that follow one another, at most so many.
  ///
  /// - Returns: How many there were.
  @discardableResult
  mutating func take(atMost limit: Int = .max, _ isTaken: (UInt8) -> Bool) -> Int {
    let taken = next(atMost: limit, isTaken)
    rest = rest[taken.end...]
    return taken.count
  }

  /// How many bytes of a kind are next, at most so many, and where they end. (`prefix` of the standard
  /// library traps for the greatest numbers.)
  private func next(
    atMost limit: Int, _ isTaken: (UInt8) -> Bool
  ) -> (end: String.Index, count: Int) {
    var (end, count) = (rest.startIndex, 0)
    while count < limit, end < rest.endIndex, isTaken(rest[end]) {
      rest.formIndex(after: &end)
      count += 1
    }
    return (end, count)
  }

  /// Takes the digits that are next, at most the greatest of some counts; nil for fewer than the
  /// least.
  @discardableResult
  mutating func digits(_ counts: ClosedRange<Int> = 1...Int.max) -> Substring? {
    let digits = next(atMost: counts.upperBound, isDigit)
    guard digits.count >= counts.lowerBound else { return nil }
    let text = Substring(rest[..<digits.end])
    rest = rest[digits.end...]
    return text
  }

  /// Takes digits of which some may be in groups of three behind a sign: `1.500` or `1500`.
  mutating func groupedDigits(_ sign: String) -> Bool {
    guard let first = digits() else { return false }
    guard take(sign) else { return true }
    guard first.utf8.count <= 3 else { return false }
    repeat {
      guard digits(3...3) != nil else { return false }
    } while take(sign)
    return true
  }

  /// Takes the digits behind a decimal sign, if there is one of some; false where no digit follows.
  mutating func fraction(_ signs: String) -> Bool {
    take(oneOf: signs) == nil || digits() != nil
  }

  /// Takes a day such as `2026-3-1`; nil where there is none.
  mutating func day(
    year: ClosedRange<Int>, month: ClosedRange<Int>, day: ClosedRange<Int>
  ) -> [Substring]? {
    guard let year = digits(year), take("-"), let month = digits(month), take("-"),
      let day = digits(day)
    else { return nil }
    return [year, month, day]
  }
}
