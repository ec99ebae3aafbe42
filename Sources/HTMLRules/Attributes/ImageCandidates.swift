import Escaping

/// The image candidates of a `srcset` (section 4.8.4.2.1 of the HTML standard).
enum ImageCandidates {
  /// Whether they are written as the standard asks: none is empty, each width is a whole number
  /// above 0, each density a number of 0 or more, and there are not both.
  static func areRight(_ bytes: [UInt8]) -> Bool {
    var rest = bytes[...]
    var units: Set<UInt8> = []
    while true {
      rest = rest.drop(while: isWhitespace)
      var address = rest.prefix { !isWhitespace($0) }
      rest = rest[address.endIndex...]
      let hasComma = address.last == UInt8(ascii: ",")
      if hasComma { address.removeLast() }
      guard let first = address.first, let last = address.last, first != UInt8(ascii: ","),
        last != UInt8(ascii: ",")
      else { return false }
      if hasComma { continue }
      let size = rest.prefix { $0 != UInt8(ascii: ",") }
      rest = rest[size.endIndex...]
      guard isRight(size: size, &units) else { return false }
      guard !rest.isEmpty else { return true }
      rest.removeFirst()
    }
  }

  private static func isRight(size: ArraySlice<UInt8>, _ units: inout Set<UInt8>) -> Bool {
    let words = size.split(whereSeparator: isWhitespace)
    guard let word = words.first else { return true }
    guard words.count == 1, let unit = word.last else { return false }
    units.insert(unit)
    guard units.count == 1 else { return false }
    let text = String(decoding: word.dropLast(), as: UTF8.self)
    switch unit {
    case UInt8(ascii: "w"): return ValueForm.integer(from: 1).isSatisfied(by: text)
    case UInt8(ascii: "x"): return ValueForm.number(.orMore).isSatisfied(by: text)
    // Heights are of a later standard.
    case UInt8(ascii: "h"): return true
    default: return false
    }
  }
}
