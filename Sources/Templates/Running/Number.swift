import Escaping

/// A number of a running program: whole, or not.
enum Number {
  case int(Int)
  case double(Double)

  /// The number as a floating point number.
  var double: Double {
    switch self {
    case .int(let number): Double(number)
    case .double(let number): number
    }
  }

  /// Reads a number from a text as Python does; nil for other texts. One that is beyond all numbers
  /// is infinite.
  init?(_ bytes: ArraySlice<UInt8>) {
    var bytes = bytes
    while let first = bytes.first, isWhitespace(first) { bytes.removeFirst() }
    while let last = bytes.last, isWhitespace(last) { bytes.removeLast() }
    guard let first = bytes.first, bytes.count <= 400,
      isDigit(first) || first == UInt8(ascii: "-") || first == UInt8(ascii: "+")
        || first == UInt8(ascii: "."),
      !bytes.contains(where: { "xpn".utf8.contains($0 | 0x20) })
    else { return nil }
    guard let digits = Self.withoutSeparators(bytes) else { return nil }
    let text = String(decoding: digits, as: UTF8.self)
    if let whole = Int(text) {
      self = .int(whole)
    } else if let number = Double(text) {
      self = .double(number)
    } else {
      return nil
    }
  }

  /// The text without the underscores between its digits; nil where one is elsewhere.
  private static func withoutSeparators(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    let underscores = bytes.indices.filter { bytes[$0] == UInt8(ascii: "_") }
    if underscores.isEmpty { return bytes }
    for index in underscores {
      guard index > bytes.startIndex, index + 1 < bytes.endIndex, isDigit(bytes[index - 1]),
        isDigit(bytes[index + 1])
      else { return nil }
    }
    return bytes.filter { $0 != UInt8(ascii: "_") }[...]
  }
}

extension Number {
  init(_ number: Int) { self = .int(number) }

  /// The number truncated to a whole number; nil where it has more than 64 bits.
  var whole: Int? {
    switch self {
    case .int(let number): number
    case .double(let number): Int(exactly: number.rounded(.towardZero))
    }
  }

  /// Negative where the first of two numbers is smaller, 0 where they are equal; exact, although a
  /// `Double` keeps 53 bits of a whole number.
  static func compare(_ left: Number, _ right: Number) -> Int {
    switch (left, right) {
    case (.int(let one), .int(let other)): one < other ? -1 : one == other ? 0 : 1
    case (.double(let one), .double(let other)): one < other ? -1 : one == other ? 0 : 1
    case (.int(let one), .double(let other)): compare(one, other)
    case (.double(let one), .int(let other)): -compare(other, one)
    }
  }

  private static func compare(_ whole: Int, _ other: Double) -> Int {
    if other >= 0x1p63 { return -1 }
    if other < -0x1p63 { return 1 }
    let truncated = Int(other)
    if whole != truncated { return whole < truncated ? -1 : 1 }
    let rest = other - Double(truncated)
    return rest > 0 ? -1 : rest < 0 ? 1 : 0
  }
}
