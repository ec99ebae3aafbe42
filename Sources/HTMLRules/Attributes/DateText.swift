import Escaping

/// A text as a date, a time or a duration (section 2.3.5 of the HTML standard).
struct DateText {
  private let text: String

  init(_ text: String) { self.text = text }

  /// Whether it is a date, or a date with a time and a time zone.
  var isDate: Bool { isAny(of: ["Y-M-D", "Y-M-DTtZ"]) }

  /// Whether it is what a `time` takes.
  var isMoment: Bool {
    isAny(of: [
      "Y-M-D", "Y-M", "M-D", "--M-D", "t", "Y-M-DTt", "Z", "Y-M-DTtZ", "Y-WV", "Y", "Pd", "u",
    ])
  }

  private func isAny(of patterns: [String]) -> Bool {
    patterns.contains { pattern in
      var reader = Reader(rest: Array(text.utf8)[...])
      return pattern.utf8.allSatisfy { reader.take($0) } && reader.isAtEnd
    }
  }

  /// Reads a text part by part.
  private struct Reader {
    var rest: ArraySlice<UInt8>
    private var year = 0
    private var month = 0

    init(rest: ArraySlice<UInt8>) { self.rest = rest }

    /// Whether all of it is read.
    var isAtEnd: Bool { rest.isEmpty }

    /// Reads what a letter of a pattern stands for: `Y` a year, `M` a month, `D` a day, `V` a week,
    /// `T` what separates date and time, `t` a time, `Z` a time zone, `P` and `d` a duration of ISO
    /// 8601, `u` one in units; any other letter itself.
    mutating func take(_ letter: UInt8) -> Bool {
      switch letter {
      case UInt8(ascii: "Y"): return takeYear()
      case UInt8(ascii: "M"):
        month = number(1...12) ?? 0
        return month > 0
      case UInt8(ascii: "D"): return number(1...dayCount) != nil
      case UInt8(ascii: "V"): return number(1...53) != nil
      case UInt8(ascii: "T"): return byte("T") || byte(" ")
      case UInt8(ascii: "t"): return takeTime()
      case UInt8(ascii: "Z"): return byte("Z") || takeOffset()
      case UInt8(ascii: "d"): return takeDuration()
      case UInt8(ascii: "u"): return takeUnits()
      default: return byte(Unicode.Scalar(letter))
      }
    }

    private var dayCount: Int {
      switch month {
      case 4, 6, 9, 11: return 30
      case 2:
        let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
        return isLeap ? 29 : 28
      default: return 31
      }
    }

    private mutating func byte(_ wanted: Unicode.Scalar) -> Bool {
      guard rest.first == UInt8(ascii: wanted) else { return false }
      rest.removeFirst()
      return true
    }

    /// All digits from here on.
    private mutating func digits() -> ArraySlice<UInt8> {
      let digits = rest.prefix(while: isDigit)
      rest = rest[digits.endIndex...]
      return digits
    }

    /// Two digits in a range.
    private mutating func number(_ range: ClosedRange<Int>) -> Int? {
      let two = rest.prefix(2)
      guard two.count == 2, two.allSatisfy(isDigit),
        let value = Int(String(decoding: two, as: UTF8.self)),
        range.contains(value)
      else { return nil }
      rest = rest.dropFirst(2)
      return value
    }

    private mutating func takeYear() -> Bool {
      let digits = digits()
      year = Int(String(decoding: digits.suffix(4), as: UTF8.self)) ?? 0
      return digits.count >= 4 && digits.contains { $0 != UInt8(ascii: "0") }
    }

    private mutating func takeTime() -> Bool {
      guard number(0...23) != nil, byte(":"), number(0...59) != nil else { return false }
      guard byte(":") else { return true }
      guard number(0...59) != nil else { return false }
      return !byte(".") || (1...3).contains(digits().count)
    }

    private mutating func takeOffset() -> Bool {
      guard byte("+") || byte("-"), number(0...23) != nil else { return false }
      _ = byte(":")
      return number(0...59) != nil
    }

    private mutating func takeDuration() -> Bool {
      let hasDays = takeAmount(of: ["D"])
      guard byte("T") else { return hasDays }
      var isThere = false
      for unit in ["H", "M", "S"] as [Unicode.Scalar] where takeAmount(of: [unit]) {
        isThere = true
      }
      return isThere
    }

    private mutating func takeUnits() -> Bool {
      var isThere = false
      while !rest.isEmpty {
        rest = rest.drop { $0 == UInt8(ascii: " ") }
        guard takeAmount(of: ["w", "W", "d", "D", "h", "H", "m", "M", "s", "S"]) else {
          return isThere && rest.isEmpty
        }
        isThere = true
      }
      return isThere
    }

    /// An amount with one of some units; nothing is read where there is none.
    private mutating func takeAmount(of units: [Unicode.Scalar]) -> Bool {
      let start = rest
      let hasDigits = !digits().isEmpty
      let hasFraction = byte(".") && (1...3).contains(digits().count)
      rest = rest.drop { $0 == UInt8(ascii: " ") }
      let unit = units.first { rest.first == UInt8(ascii: $0) }
      guard hasDigits, let unit, !hasFraction || unit == "s" || unit == "S" else {
        rest = start
        return false
      }
      rest.removeFirst()
      return true
    }
  }
}
