/// The colours of pages, of the whole site or of a section, in the light or in the dark.
package struct Palette: Sendable, Hashable {
  /// The ground of pages.
  package var paper: SRGBColour
  /// The ground of raised elements, above the page.
  var raised: SRGBColour
  /// The ground of sunk elements, in the page.
  var sunk: SRGBColour
  /// Text.
  var ink: SRGBColour
  /// Muted text.
  var muted: SRGBColour
  /// Links, and the ground of buttons.
  package var accent: SRGBColour
  /// The ground of chips and tiles.
  package var tint: SRGBColour
  /// Text on buttons.
  var onAccent: SRGBColour

  /// The least contrast of text with its ground (WCAG 2.2, 1.4.3).
  static let leastContrast = 4.5

  /// The light palette of `theme.css`; a test ensures that both agree.
  package static let light = Palette(
    paper: SRGBColour(red: 0xfb, green: 0xfa, blue: 0xf7), raised: .white,
    sunk: SRGBColour(red: 0xf3, green: 0xf0, blue: 0xea),
    ink: SRGBColour(red: 0x1d, green: 0x1b, blue: 0x18),
    muted: SRGBColour(red: 0x6b, green: 0x66, blue: 0x5e),
    accent: SRGBColour(red: 0x55, green: 0x50, blue: 0x4a),
    tint: SRGBColour(red: 0xef, green: 0xeb, blue: 0xe4), onAccent: .white)

  /// The dark palette of `theme.css`.
  package static let dark = Palette(
    paper: SRGBColour(red: 0x16, green: 0x15, blue: 0x13),
    raised: SRGBColour(red: 0x21, green: 0x1f, blue: 0x1c),
    sunk: SRGBColour(red: 0x1d, green: 0x1b, blue: 0x19),
    ink: SRGBColour(red: 0xec, green: 0xe8, blue: 0xe1),
    muted: SRGBColour(red: 0xa4, green: 0x9d, blue: 0x92),
    accent: SRGBColour(red: 0xcf, green: 0xc8, blue: 0xbd),
    tint: SRGBColour(red: 0x2c, green: 0x29, blue: 0x25),
    onAccent: SRGBColour(red: 0x1a, green: 0x15, blue: 0x12))

  /// The grounds behind text, as messages call them.
  var grounds: [ColourWords] {
    Self.grounds(paper, raised: raised, sunk: sunk) + [ColourWords(name: "tint", colour: tint)]
  }

  /// A paper, and the grounds that are derived from it.
  static func grounds(of paper: SRGBColour, isDark: Bool) -> [ColourWords] {
    grounds(
      paper, raised: raised(of: paper, isDark: isDark), sunk: sunk(of: paper, isDark: isDark))
  }

  private static func grounds(
    _ paper: SRGBColour, raised: SRGBColour, sunk: SRGBColour
  ) -> [ColourWords] {
    [
      ColourWords(name: "paper", colour: paper), ColourWords(name: "raised ground", colour: raised),
      ColourWords(name: "sunk ground", colour: sunk),
    ]
  }

  /// The ground above a paper.
  static func raised(of paper: SRGBColour, isDark: Bool) -> SRGBColour {
    paper.mixed(with: .white, isDark ? 0.05 : 0.7)
  }

  /// The ground in a paper.
  static func sunk(of paper: SRGBColour, isDark: Bool) -> SRGBColour {
    paper.mixed(with: isDark ? .white : .black, 0.035)
  }

  /// Whether text is lighter than its ground.
  var isDark: Bool { ink.luminance > paper.luminance }

  /// Whether text of a colour is readable on all grounds.
  func canRead(_ text: SRGBColour) -> Bool {
    grounds.allSatisfy { text.contrast(with: $0.colour) >= Self.leastContrast }
  }

  /// The custom properties of style sheets, by name.
  package var properties: [(name: String, colour: SRGBColour)] {
    [
      ("paper", paper), ("raised", raised), ("sunk", sunk), ("ink", ink), ("muted", muted),
      ("accent", accent), ("tint", tint), ("on-accent", onAccent),
    ]
  }
}

/// The colours of pages in both schemes.
struct Palettes: Sendable, Hashable {
  var light: Palette
  var dark: Palette

  static let standard = Palettes(light: .light, dark: .dark)
}
