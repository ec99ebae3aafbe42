package import Diagnostics

extension ScalarMistake {
  /// What is wrong, in one sentence: `expected a whole number, found 'four'`.
  package func message(typed: some Sequence<UInt8>) -> String {
    let found = Diagnostic.quoted(typed)
    guard reason != .empty else { return "expected \(expected.words), found nothing" }
    guard reason != .tooLong else { return "\(found) is too long for \(expected.words)" }
    if let fact { return "expected \(expected.words), found \(found): \(fact)" }
    return "expected \(expected.words), found \(found)"
  }

  /// What to write instead, nil where the sentence says it already.
  package var help: String? {
    switch expected {
    case .wholeNumber, .number, .decimal: numberHelp
    case .bool: reason == .quoted ? "leave out the quotes" : "write 'true' or 'false'"
    case .date: dateHelp
    case .duration: durationHelp
    case .url: urlHelp
    case .email: "write it as 'name@example.org'"
    case .slug: slugHelp
    }
  }

  /// The bytes that are wrong: part of `span`, which is the place of the text as it was
  /// written, or all of it where the text was decoded or nothing particular is meant.
  package func place(in span: Span, textCount: Int) -> Span {
    let isVerbatim = Int(span.end) - Int(span.start) == textCount
    guard isVerbatim, start < end, end <= textCount else { return span }
    return Span(span.source, Int(span.start) + start, Int(span.start) + end)
  }

  /// What is particular about the text, nil where nothing is.
  private var fact: String? {
    switch expected {
    case .wholeNumber, .number, .decimal: numberFact
    case .bool: reason == .quoted ? "it stands in quotes, so it is a text" : nil
    case .date: dateFact
    case .duration: durationFact
    case .url, .email: addressFact
    case .slug: slugFact
    }
  }
}

extension ScalarMistake.Expected {
  /// The type in plain words, with its article.
  package var words: String {
    switch self {
    case .wholeNumber: "a whole number"
    case .number: "a number"
    case .decimal: "a decimal number"
    case .bool: "'true' or 'false'"
    case .date: "a date"
    case .duration: "a duration"
    case .url: "an address of the web, a mailbox or a telephone"
    case .email: "an e-mail address"
    case .slug: "a slug"
    }
  }
}

extension ScalarMistake {
  private var numberFact: String? {
    switch reason {
    case .leadingZero: "it begins with a superfluous zero"
    case .leadingPlus: "it begins with a plus sign"
    case .fraction: "it has a decimal point"
    case .exponent: "it has an exponent"
    case .separators: "digits stand without anything between them, and the point is '.'"
    case .otherBase: "numbers are decimal"
    case .percentage: "the percent sign does not belong to a number"
    case .outOfRange: "it is beyond what can be kept"
    default: nil
    }
  }

  private var numberHelp: String? {
    switch reason {
    case .leadingZero, .leadingPlus, .percentage: "leave it out"
    case .outOfRange:
      expected == .decimal ? "at most 64 digits stand before and after the point" : nil
    default: expected == .wholeNumber ? "write digits, such as 4" : "write it as 4 or 4.5"
    }
  }

  private var dateFact: String? {
    switch reason {
    case .noSuchMonth: "there is no such month"
    case .noSuchDay: "there is no such day"
    case .noSuchTime: "there is no such time of day"
    case .shortTime: "the hour of a time has two digits"
    case .noSuchOffset: "there is no such offset from UTC"
    case .outOfRange: "there is no year 0"
    case .shortDate: "a day is missing"
    default: nil
    }
  }

  private var dateHelp: String? {
    switch reason {
    case .noSuchTime, .shortTime: "write the time as in '2026-03-29T07:05' or '2026-03-29T07:05:30'"
    case .noSuchOffset: "write 'Z', or an offset such as '+01:00', or nothing for UTC"
    case .noSuchMonth, .noSuchDay, .outOfRange: nil
    default: "write year, month and day as in '2026-03-29'"
    }
  }

  private var durationFact: String? {
    switch reason {
    case .missingUnit: "a unit is missing"
    case .unknownUnit: "this is no unit of time"
    case .unitOrder: "a greater or equal unit follows a smaller one"
    case .emptyRange: "the second length is shorter than the first"
    case .trailingText: "more text follows the length of time"
    case .calendarUnit: "months and years have no fixed length"
    case .clock: "it could mean hours and minutes, or minutes and seconds"
    case .openEnd: "it has only one end"
    case .sum: "it is a sum"
    case .outOfRange: "it is beyond what can be kept"
    default: nil
    }
  }

  private var durationHelp: String? {
    switch reason {
    case .unitOrder: "write the greatest unit first and each once, as in '1 h 10 min'"
    case .emptyRange: "write the shorter length first"
    case .trailingText: "keep the length of time only, as in '30 min' or '30-40 min'"
    case .sum: "add the lengths up and write one, as in '45 min'"
    case .openEnd: "write a length or a range, as in '4 h' or '4-6 h'"
    case .outOfRange: nil
    default: "write an amount and a unit, as in '20 min', '1 h 10 min', '30-40 min' or '3 days'"
    }
  }

  private var addressFact: String? {
    switch reason {
    case .missingScheme: "it does not say of what kind"
    case .scheme: "only 'https:', 'http:', 'mailto:' and 'tel:' are allowed"
    case .missingHost: "the name of the host is missing or wrong"
    case .character: "it has a character that no address has"
    case .escape: "'%' is not followed by two hexadecimal digits"
    case .credentials: "it has a user name in it, which everybody would see"
    case .port: "there is no such port"
    case .missingAt: "it has no '@'"
    case .mailbox: "what stands before the '@' is no mailbox"
    case .domain: "what stands after the '@' is no domain"
    default: nil
    }
  }

  private var urlHelp: String? {
    switch reason {
    case .character: "write a space as '%20' and other such characters as '%' and two digits"
    case .escape: "write the percent sign itself as '%25'"
    case .credentials: "leave out what stands before the '@'"
    case .port: nil
    default: "write all of it, as in 'https://example.org/page'"
    }
  }

  private var slugFact: String? {
    switch reason {
    case .character: "this character is not allowed"
    case .edge: "a hyphen stands at its edge"
    case .dot: "a dot may stand between digits only"
    case .windowsName: "Windows keeps this name for a device"
    case .siteName: "every folder of the site has a page of this name"
    case .marks: "more than 8 marks stand on one letter"
    case .invisible: "it has a character that cannot be seen"
    default: nil
    }
  }

  private var slugHelp: String? {
    switch reason {
    case .windowsName, .siteName: "add a word, as in 'the-index'"
    case .tooLong: "write at most 200 bytes"
    case .edge, .invisible: "leave it out"
    default: "write letters, digits and hyphens, as in 'apple-pie'"
    }
  }
}
