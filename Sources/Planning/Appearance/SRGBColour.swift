#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// An opaque colour of the sRGB space (CSS Color 4, section 10.2).
package struct SRGBColour: Sendable, Hashable {
  /// From 0 to 255.
  let red: Double
  let green: Double
  let blue: Double

  static let white = SRGBColour(red: 255, green: 255, blue: 255)
  static let black = SRGBColour(red: 0, green: 0, blue: 0)

  init(red: Double, green: Double, blue: Double) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  /// Reads `#rgb` or `#rrggbb`; nil for any other text.
  package init?(_ text: String) {
    let digits = Array(text.utf8.dropFirst())
    guard text.utf8.first == UInt8(ascii: "#"), digits.count == 3 || digits.count == 6 else {
      return nil
    }
    let values = digits.compactMap { Character(UnicodeScalar($0)).hexDigitValue }
    guard values.count == digits.count else { return nil }
    let pairs = values.count == 3 ? values.flatMap { [$0, $0] } : values
    let channels = (0..<3).map { Double(pairs[$0 * 2] * 16 + pairs[$0 * 2 + 1]) }
    self.init(red: channels[0], green: channels[1], blue: channels[2])
  }

  /// `#rrggbb`.
  package var hex: String {
    let digits = [red, green, blue].map { channel in
      let value = Int(channel.rounded())
      return String(value / 16, radix: 16) + String(value % 16, radix: 16)
    }
    return "#" + digits.joined()
  }

  /// From 0 for black to 1 for white (WCAG 2.2, relative luminance).
  var luminance: Double {
    func linear(_ channel: Double) -> Double {
      let part = channel / 255
      return part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }

  /// From 1 to 21 (WCAG 2.2, contrast ratio).
  package func contrast(with other: SRGBColour) -> Double {
    let (one, two) = (luminance, other.luminance)
    return (max(one, two) + 0.05) / (min(one, two) + 0.05)
  }

  /// This colour with a share of another one, from 0 to 1, in whole steps of its channels.
  func mixed(with other: SRGBColour, _ share: Double) -> SRGBColour {
    func channel(_ own: Double, _ other: Double) -> Double {
      (own + (other - own) * share).rounded()
    }
    return SRGBColour(
      red: channel(red, other.red), green: channel(green, other.green),
      blue: channel(blue, other.blue))
  }

  /// The nearest colour towards black or white that satisfies a condition; nil where none does.
  func nearest(where isRight: (SRGBColour) -> Bool) -> SRGBColour? {
    for step in 0...100 {
      let share = Double(step) / 100
      for end in [SRGBColour.black, .white] {
        let candidate = mixed(with: end, share)
        if isRight(candidate) { return candidate }
      }
    }
    return nil
  }
}
