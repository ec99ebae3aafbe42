import Diagnostics

/// Reads durations as people write them: `1 h 10 min`, `about 2 hours`, `30–40 min`.
enum SpelledDuration {
  static func read(_ bytes: ByteSpan) throws(ScalarMistake) -> DurationRange {
    var index = 0
    try skipIntroduction(bytes, &index)
    var lower = try side(bytes, &index)
    guard lower.seconds > 0 || lower.isComplete || lower.pending != nil else {
      throw ScalarMistake(.duration, .other)
    }
    var upper = lower
    if skipRangeSign(bytes, &index) {
      upper = try side(bytes, &index)
      guard upper.isComplete else {
        throw ScalarMistake(.duration, upper.pending == nil ? .trailingText : .missingUnit)
      }
      if let pending = lower.pending {
        lower.seconds += try pending.certainSeconds(per: upper.largestUnit)
        lower.pending = nil
        // "1-2 h 30 min" is from one hour, or from one and a half; "1-1 h 30 min" is certain.
        let isShared = upper.smallestUnit < upper.largestUnit && lower.seconds < upper.largest
        guard !isShared else { throw ScalarMistake(.duration, .sharedUnit) }
      }
      // "1 h 30-40 min"
      guard !lower.hasBareNumber || lower.seconds <= upper.seconds else {
        throw ScalarMistake(.duration, .sharedUnit)
      }
    } else if let range = lower.mayBeRange {
      throw ScalarMistake(.duration, .stroke, at: range)
    }
    try expectEnd(bytes, index, after: lower)
    guard lower.pending == nil else { throw ScalarMistake(.duration, .missingUnit) }
    guard lower.seconds <= upper.seconds else {
      throw ScalarMistake(.duration, hasMixedFraction(bytes) ? .mixedFraction : .emptyRange)
    }
    guard let first = UInt32(exactly: lower.seconds), let last = UInt32(exactly: upper.seconds)
    else { throw ScalarMistake(.duration, .outOfRange) }
    return DurationRange(lower: first, upper: last)
  }

  /// Whether a text has a whole number, a hyphen and a fraction, as in `2-1/2 h`.
  private static func hasMixedFraction(_ bytes: ByteSpan) -> Bool {
    var index = 0
    while index + 1 < bytes.count {
      defer { index += 1 }
      guard index > 0, bytes[index] == UInt8(ascii: "-"), bytes[index - 1].isDigit else { continue }
      var end = index + 1
      while end < bytes.count, bytes[end].isDigit { end += 1 }
      if end > index + 1, end < bytes.count, bytes[end] == UInt8(ascii: "/") { return true }
    }
    return false
  }

  /// What is on one side of a range sign, or the whole where there is none.
  private struct Side {
    var seconds = 0
    var largestUnit = 0
    var smallestUnit = Int.max
    /// The seconds of the first amount.
    var largest = 0
    /// Whether units are before a number that has none, as in `1 h 30`.
    var hasBareNumber = false
    /// Where an amount is that may itself be a range.
    var mayBeRange: Range<Int>?
    /// A number that still needs a unit; the first side of a range may take the unit of the second.
    var pending: DurationAmount?

    var isComplete: Bool { largestUnit > 0 && pending == nil }

    mutating func add(_ amount: DurationAmount, unit: Int) throws(ScalarMistake) {
      seconds += try amount.certainSeconds(per: unit)
      if largestUnit == 0 { largest = seconds }
      largestUnit = max(largestUnit, unit)
      smallestUnit = unit
    }
  }

  private static func side(_ bytes: ByteSpan, _ index: inout Int) throws(ScalarMistake) -> Side {
    var side = Side()
    while true {
      DurationNotation.skipSpaces(bytes, &index)
      let start = index
      guard let amount = try DurationNotation.amount(bytes, &index) else { return side }
      let end = index
      DurationNotation.skipSpaces(bytes, &index)
      let word = DurationNotation.word(bytes, from: index)
      guard !word.isEmpty, !DurationNotation.isRangeWord(bytes.extracting(word)) else {
        index = end
        return try finish(side, with: amount)
      }
      let unit = try unit(bytes, word, isFirst: side.largestUnit == 0)
      index = word.upperBound
      if index < bytes.count, bytes[index] == UInt8(ascii: ".") { index += 1 }
      guard unit < side.smallestUnit else {
        throw ScalarMistake(.duration, .unitOrder, at: start..<index)
      }
      try side.add(amount, unit: unit)
      let isFraction =
        DurationNotation.isSingular(bytes.extracting(word)) && amount.denominator <= 4
      if amount.mayBeRange, !isFraction { side.mayBeRange = start..<end }
      DurationNotation.skipConjunction(bytes, &index)
    }
  }

  /// A number without a unit counts minutes after hours, as in `1h30`; otherwise it still needs its
  /// unit.
  private static func finish(
    _ side: Side, with amount: DurationAmount
  ) throws(ScalarMistake) -> Side {
    var side = side
    side.hasBareNumber = side.largestUnit > 0
    if side.smallestUnit == 3_600, amount.denominator == 1, amount.numerator < 60 {
      try side.add(amount, unit: 60)
    } else {
      side.pending = amount
    }
    return side
  }

  private static func unit(
    _ bytes: ByteSpan, _ word: Range<Int>, isFirst: Bool
  ) throws(ScalarMistake) -> Int {
    switch DurationNotation.unit(bytes.extracting(word)) {
    case .seconds(let seconds): return seconds
    case .calendar: throw ScalarMistake(.duration, .calendarUnit, at: word)
    case nil: throw ScalarMistake(.duration, isFirst ? .unknownUnit : .trailingText, at: word)
    }
  }

  /// Skips `~`, `≈`, `about` and the like, and refuses `at least` and the like.
  private static func skipIntroduction(
    _ bytes: ByteSpan, _ index: inout Int
  ) throws(ScalarMistake) {
    DurationNotation.skipSpaces(bytes, &index)
    if DurationNotation.skip("~", bytes, &index) || DurationNotation.skip("≈", bytes, &index) {
      return
    }
    let word = DurationNotation.word(bytes, from: index)
    guard !word.isEmpty else { return }
    if DurationNotation.isApproximation(bytes.extracting(word)) {
      index = word.upperBound
      if index < bytes.count, bytes[index] == UInt8(ascii: ".") { index += 1 }
    } else if DurationNotation.isOpenEnd(bytes.extracting(word)) {
      throw ScalarMistake(.duration, .openEnd, at: word)
    }
  }

  private static func skipRangeSign(_ bytes: ByteSpan, _ index: inout Int) -> Bool {
    DurationNotation.skipSpaces(bytes, &index)
    for sign: StaticString in ["-", "–", "—", "−", "~"]
    where DurationNotation.skip(sign, bytes, &index) { return true }
    let word = DurationNotation.word(bytes, from: index)
    guard !word.isEmpty, DurationNotation.isRangeWord(bytes.extracting(word)) else { return false }
    index = word.upperBound
    return true
  }

  private static func expectEnd(
    _ bytes: ByteSpan, _ end: Int, after side: Side
  ) throws(ScalarMistake) {
    var index = end
    DurationNotation.skipSpaces(bytes, &index)
    if index < bytes.count, bytes[index] == UInt8(ascii: "."), index + 1 == bytes.count { return }
    guard index < bytes.count else { return }
    let rest = index..<bytes.count
    if side.pending != nil, bytes[index] == UInt8(ascii: ":") {
      let colons = (0..<bytes.count).count { bytes[$0] == UInt8(ascii: ":") }
      throw ScalarMistake(.duration, colons > 1 ? .longClock : .clock)
    }
    if bytes[index] == UInt8(ascii: "+"), index == end {
      let isSum = rest.dropFirst().first { bytes[$0] > 0x20 }.map { bytes[$0].isDigit } ?? false
      throw ScalarMistake(.duration, isSum ? .sum : .openEnd, at: rest)
    }
    throw ScalarMistake(.duration, side.pending == nil ? .trailingText : .unknownUnit, at: rest)
  }
}
