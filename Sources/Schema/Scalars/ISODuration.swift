import Diagnostics

/// Reads durations as ISO 8601 writes them.
///
/// The length of years and months varies: there may be none of them (`P0Y0M0DT35M`).
enum ISODuration {
  static func read(_ bytes: ByteSpan) throws(ScalarMistake) -> DurationRange {
    var index = 0
    let lower = try length(bytes, &index)
    var upper = lower
    if index < bytes.count, bytes[index] == UInt8(ascii: "/") {
      index += 1
      upper = try length(bytes, &index)
    }
    guard index == bytes.count else {
      throw ScalarMistake(.duration, .trailingText, at: index..<bytes.count)
    }
    guard lower <= upper else { throw ScalarMistake(.duration, .emptyRange) }
    return DurationRange(lower: lower, upper: upper)
  }

  private static func length(_ bytes: ByteSpan, _ index: inout Int) throws(ScalarMistake) -> UInt32
  {
    let start = index
    guard index < bytes.count, bytes[index] == UInt8(ascii: "P") else {
      throw ScalarMistake(.duration, .other)
    }
    index += 1
    var seconds = 0
    var smallest = Int.max
    var isTime = false
    while index < bytes.count, bytes[index] != UInt8(ascii: "/") {
      if bytes[index] == UInt8(ascii: "T"), !isTime {
        isTime = true
        index += 1
        continue
      }
      let place = index
      guard let amount = try DurationAmount(bytes, &index), index < bytes.count else {
        throw ScalarMistake(.duration, .other)
      }
      let isNone = amount.numerator == 0
      let unit = try unit(bytes[index], isTime: isTime, isNone: isNone, at: place..<index + 1)
      index += 1
      guard unit < smallest else {
        throw ScalarMistake(.duration, .unitOrder, at: place..<index)
      }
      smallest = unit
      seconds += try amount.seconds(per: unit)
    }
    guard smallest < Int.max, bytes[index - 1] != UInt8(ascii: "T") else {
      throw ScalarMistake(.duration, .other)
    }
    guard let length = UInt32(exactly: seconds) else {
      throw ScalarMistake(.duration, .outOfRange, at: start..<index)
    }
    return length
  }

  private static func unit(
    _ letter: UInt8, isTime: Bool, isNone: Bool, at range: Range<Int>
  ) throws(ScalarMistake) -> Int {
    switch (letter, isTime) {
    // Only their order matters.
    case (UInt8(ascii: "Y"), false) where isNone: return 31_536_000
    case (UInt8(ascii: "M"), false) where isNone: return 2_592_000
    case (UInt8(ascii: "W"), false): return 604_800
    case (UInt8(ascii: "D"), false): return 86_400
    case (UInt8(ascii: "H"), true): return 3_600
    case (UInt8(ascii: "M"), true): return 60
    case (UInt8(ascii: "S"), true): return 1
    case (UInt8(ascii: "Y"), false), (UInt8(ascii: "M"), false):
      throw ScalarMistake(.duration, .calendarUnit, at: range)
    default: throw ScalarMistake(.duration, .other)
    }
  }
}
