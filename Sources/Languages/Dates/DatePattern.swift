import Escaping

/// A pattern of letters for dates, such as `d MMMM yyyy`, read once.
///
/// The letters are those of the Unicode CLDR; text between apostrophes and everything that is not a
/// letter stand for themselves, `''` for an apostrophe. `short`, `medium`, `long`, `full`, `iso`,
/// `rfc3339` and `rfc822` are names of whole patterns, the first four are different in each language.
package struct DatePattern: Hashable, Sendable {
  /// A part of a date.
  enum Field: Hashable, Sendable {
    case year
    case shortYear
    /// A month's number.
    case month
    /// A month's name as it is in a date.
    case monthName(isShort: Bool)
    /// A month's name as it is alone.
    case monthAlone
    case day
    case dayOfYear
    case weekdayName(isShort: Bool)
    /// 0 to 23.
    case hour
    /// 1 to 12.
    case hourOfHalf
    case dayHalf
    case minute
    case second
    /// `Z` or `+01:00`.
    case offset
    /// `+0100`, also for UTC.
    case plainOffset
    case literal([UInt8])
    /// The language's pattern of this index, `short` to `full`.
    case named(Int)
  }

  /// A field with its minimum number of digits.
  struct Segment: Hashable, Sendable {
    let field: Field
    var digits = 1
  }

  /// What is wrong in a pattern.
  package struct Mistake: Error, Hashable, Sendable {
    /// The bytes that are wrong.
    package let range: Range<Int>
    /// The letters that have no meaning here; nil for an apostrophe that is not closed.
    package let letters: String?
  }

  private(set) var segments: [Segment] = []
  /// Whether its names are English in all languages, as a program reads them.
  private(set) var isEnglish = false
  /// Whether it shows dates as clocks in UTC do, whatever their own offsets are.
  package var isInUTC = false
  /// Whether it says in letters of its own that its time is UTC: `HH:mm'Z'`.
  package private(set) var saysUTC = false

  /// The letters a pattern may have, as help lists them.
  package static let letters =
    "y yy yyyy M MM MMM MMMM LLLL d dd D E EEEE H HH h hh mm ss a XXX xx, or short, medium,"
    + " long, full, iso, rfc3339, rfc822"

  /// Reads a pattern.
  package init(_ bytes: [UInt8]) throws(Mistake) {
    if bytes.elementsEqual("rfc3339".utf8) {
      self = try DatePattern(Array("yyyy-MM-dd'T'HH:mm:ssXXX".utf8))
      return
    }
    // Of RSS 2.0 (RFC 5322, section 3.3).
    if bytes.elementsEqual("rfc822".utf8) {
      self = try DatePattern(Array("E, dd MMM yyyy HH:mm:ss xx".utf8))
      isEnglish = true
      return
    }
    let names = ["short", "medium", "long", "full"]
    if let index = names.firstIndex(where: { bytes.elementsEqual($0.utf8) }) {
      segments = [Segment(field: .named(index))]
      return
    }
    let isISO = bytes.elementsEqual("iso".utf8)
    try read(isISO ? Array("yyyy-MM-dd".utf8) : bytes)
    saysUTC = namesUTC
  }

  /// The patterns of a language, which are part of the program and correct.
  static func all(_ patterns: String...) -> [DatePattern] {
    patterns.map { pattern in
      do throws(Mistake) {
        return try DatePattern(Array(pattern.utf8))
      } catch {
        preconditionFailure("the date pattern '\(pattern)' of a language is wrong")
      }
    }
  }

  /// Whether it shows any part of the date.
  package var showsDate: Bool {
    segments.contains { segment in
      if case .literal = segment.field { false } else { true }
    }
  }

  /// Whether it shows a time of day.
  package var hasTime: Bool {
    segments.contains { segment in
      switch segment.field {
      case .hour, .hourOfHalf, .dayHalf, .minute, .second, .offset, .plainOffset: true
      case .year, .shortYear, .month, .monthName, .monthAlone, .day, .dayOfYear, .weekdayName,
        .literal, .named:
        false
      }
    }
  }

  /// Whether it shows people a time of day. With an offset it is for programs, for which a date
  /// without a time is midnight.
  package var showsHours: Bool {
    hasTime && !segments.contains { $0.field == .offset || $0.field == .plainOffset }
  }

  /// Whether its letters ask for names of a language; a style, such as `long`, leaves that to the
  /// language.
  package var asksForNames: Bool {
    !isEnglish
      && segments.contains { segment in
        switch segment.field {
        case .monthName, .monthAlone, .weekdayName, .dayHalf: true
        case .named, .year, .shortYear, .month, .day, .dayOfYear, .hour, .hourOfHalf, .minute,
          .second,
          .offset, .plainOffset, .literal:
          false
        }
      }
  }

  private mutating func read(_ bytes: [UInt8]) throws(Mistake) {
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      if byte == UInt8(ascii: "'") {
        index = try readQuoted(bytes, from: index)
      } else if isLetter(byte) {
        var end = index
        while end < bytes.count, bytes[end] == byte { end += 1 }
        guard let segment = DatePattern.segment(of: byte, count: end - index) else {
          throw Mistake(
            range: index..<end, letters: String(decoding: bytes[index..<end], as: UTF8.self))
        }
        segments.append(segment)
        index = end
      } else {
        appendLiteral(byte)
        index += 1
      }
    }
  }

  private mutating func readQuoted(_ bytes: [UInt8], from start: Int) throws(Mistake) -> Int {
    let quote = UInt8(ascii: "'")
    var index = start + 1
    if index < bytes.count, bytes[index] == quote {
      appendLiteral(quote)
      return index + 1
    }
    while index < bytes.count {
      if bytes[index] != quote {
        appendLiteral(bytes[index])
        index += 1
      } else if index + 1 < bytes.count, bytes[index + 1] == quote {
        appendLiteral(quote)
        index += 2
      } else {
        return index + 1
      }
    }
    throw Mistake(range: start..<bytes.count, letters: nil)
  }

  private mutating func appendLiteral(_ byte: UInt8) {
    if case .literal(let bytes) = segments.last?.field {
      segments[segments.count - 1] = Segment(field: .literal(bytes + [byte]))
    } else {
      segments.append(Segment(field: .literal([byte])))
    }
  }

  private static func segment(of letter: UInt8, count: Int) -> Segment? {
    switch (letter, count) {
    case (UInt8(ascii: "y"), 2): Segment(field: .shortYear, digits: 2)
    case (UInt8(ascii: "y"), 1...4): Segment(field: .year, digits: count)
    case (UInt8(ascii: "M"), 1...2), (UInt8(ascii: "L"), 1...2):
      Segment(field: .month, digits: count)
    case (UInt8(ascii: "M"), 3): Segment(field: .monthName(isShort: true))
    case (UInt8(ascii: "M"), 4): Segment(field: .monthName(isShort: false))
    case (UInt8(ascii: "L"), 4): Segment(field: .monthAlone)
    case (UInt8(ascii: "d"), 1...2): Segment(field: .day, digits: count)
    case (UInt8(ascii: "D"), 1...3): Segment(field: .dayOfYear, digits: count)
    case (UInt8(ascii: "E"), 1...3): Segment(field: .weekdayName(isShort: true))
    case (UInt8(ascii: "E"), 4): Segment(field: .weekdayName(isShort: false))
    case (UInt8(ascii: "H"), 1...2): Segment(field: .hour, digits: count)
    case (UInt8(ascii: "h"), 1...2): Segment(field: .hourOfHalf, digits: count)
    case (UInt8(ascii: "m"), 1...2): Segment(field: .minute, digits: count)
    case (UInt8(ascii: "s"), 1...2): Segment(field: .second, digits: count)
    case (UInt8(ascii: "a"), 1): Segment(field: .dayHalf)
    case (UInt8(ascii: "X"), 3): Segment(field: .offset)
    case (UInt8(ascii: "x"), 2): Segment(field: .plainOffset)
    default: nil
    }
  }
}
