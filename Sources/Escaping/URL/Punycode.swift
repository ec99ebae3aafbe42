// The normal forms of Unicode are in the standard library, but not in its public part.
@_spi(_Unicode) private import Swift

/// Names of hosts as name servers know them (RFC 3492 and RFC 5891): labels with letters beyond
/// ASCII begin with `xn--`.
enum Punycode {
  /// A name with its labels in ASCII and lower case; nil where one is too long to be a name.
  static func host(_ name: String) -> String? {
    var labels: [String] = []
    for label in name.lowercased().inNormalForm.split(
      separator: ".", omittingEmptySubsequences: false)
    {
      if label.utf8.allSatisfy({ $0 < 0x80 }) {
        labels.append(String(label))
      } else if let encoded = encoded(Array(label.unicodeScalars.map(\.value))) {
        labels.append("xn--" + encoded)
      } else {
        return nil
      }
    }
    return labels.joined(separator: ".")
  }

  /// No label is longer (RFC 1035).
  private static let longestLabel = 63

  /// The scalars of a label, encoded (RFC 3492, section 6.3).
  private static func encoded(_ label: [UInt32]) -> String? {
    guard label.count <= longestLabel else { return nil }
    var output = label.filter { $0 < 0x80 }.map { UInt8($0) }
    let basic = output.count
    var (handled, bias, delta, least) = (basic, 72, 0, 0x80 as UInt32)
    if basic > 0 { output.append(UInt8(ascii: "-")) }
    while handled < label.count {
      guard let next = label.filter({ $0 >= least }).min() else { return nil }
      delta += Int(next - least) * (handled + 1)
      for scalar in label {
        if scalar < next { delta += 1 }
        guard scalar == next else { continue }
        append(delta, bias: bias, to: &output)
        bias = adapted(delta, count: handled + 1, isFirst: handled == basic)
        delta = 0
        handled += 1
      }
      delta += 1
      least = next + 1
    }
    return String(decoding: output, as: UTF8.self)
  }

  /// Appends a number with digits of variable length.
  private static func append(_ number: Int, bias: Int, to output: inout [UInt8]) {
    var (rest, place) = (number, 36)
    while true {
      let threshold = min(max(place - bias, 1), 26)
      guard rest >= threshold else { break }
      output.append(digit(threshold + (rest - threshold) % (36 - threshold)))
      rest = (rest - threshold) / (36 - threshold)
      place += 36
    }
    output.append(digit(rest))
  }

  private static func adapted(_ delta: Int, count: Int, isFirst: Bool) -> Int {
    var (rest, place) = (isFirst ? delta / 700 : delta / 2, 0)
    rest += rest / count
    while rest > 455 {
      rest /= 35
      place += 36
    }
    return place + 36 * rest / (rest + 38)
  }

  private static func digit(_ value: Int) -> UInt8 {
    UInt8(value < 26 ? value + 0x61 : value - 26 + 0x30)
  }
}

extension String {
  /// The same text in Unicode's normal form C.
  fileprivate var inNormalForm: String { String(String.UnicodeScalarView(_nfc)) }
}
