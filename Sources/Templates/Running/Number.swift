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

  /// Reads a number from a text as Python does; nil for other texts.
  init?(_ bytes: ArraySlice<UInt8>) {
    var bytes = bytes
    while let first = bytes.first, isWhitespace(first) { bytes.removeFirst() }
    while let last = bytes.last, isWhitespace(last) { bytes.removeLast() }
    guard let first = bytes.first, bytes.count <= 400,
      isDigit(first) || first == UInt8(ascii: "-") || first == UInt8(ascii: "+")
        || first == UInt8(ascii: "."),
      !bytes.contains(where: { $0 | 0x20 == UInt8(ascii: "x") || $0 | 0x20 == UInt8(ascii: "p") })
    else { return nil }
    let text = String(decoding: bytes, as: UTF8.self)
    if let whole = Int(text) {
      self = .int(whole)
    } else if let number = Double(text), number.isFinite {
      self = .double(number)
    } else {
      return nil
    }
  }
}

extension Number {
  init(_ number: Int) { self = .int(number) }
}
