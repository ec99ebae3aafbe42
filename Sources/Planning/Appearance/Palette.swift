/// The colours of pages, of the whole site or of a section, in the light or in the dark.
package struct Palette: Sendable, Hashable {
  /// The ground of pages.
  package var paper: Colour
  /// The ground of what stands above the page.
  var raised: Colour
  /// The ground of what lies in the page.
  var sunk: Colour
  /// Text.
  package var ink: Colour
  /// Text that steps back.
  var muted: Colour
  /// Links, and the ground of buttons.
  package var accent: Colour
  /// The ground of chips and tiles.
  package var tint: Colour
  /// Text on buttons.
  var onAccent: Colour

  /// The least contrast of text with its ground (WCAG 2.2, 1.4.3).
  static let leastContrast = 4.5

  /// What `theme.css` has in the light; a test holds both to each other.
  package static let light = Palette(
    paper: Colour(red: 0xfb, green: 0xfa, blue: 0xf7), raised: .white,
    sunk: Colour(red: 0xf3, green: 0xf0, blue: 0xea),
    ink: Colour(red: 0x1d, green: 0x1b, blue: 0x18),
    muted: Colour(red: 0x6b, green: 0x66, blue: 0x5e),
    accent: Colour(red: 0x55, green: 0x50, blue: 0x4a),
    tint: Colour(red: 0xef, green: 0xeb, blue: 0xe4), onAccent: .white)

  /// What `theme.css` has in the dark.
  package static let dark = Palette(
    paper: Colour(red: 0x16, green: 0x15, blue: 0x13),
    raised: Colour(red: 0x21, green: 0x1f, blue: 0x1c),
    sunk: Colour(red: 0x1d, green: 0x1b, blue: 0x19),
    ink: Colour(red: 0xec, green: 0xe8, blue: 0xe1),
    muted: Colour(red: 0xa4, green: 0x9d, blue: 0x92),
    accent: Colour(red: 0xcf, green: 0xc8, blue: 0xbd),
    tint: Colour(red: 0x2c, green: 0x29, blue: 0x25),
    onAccent: Colour(red: 0x1a, green: 0x15, blue: 0x12))

  /// The grounds on which text stands, as messages call them.
  var grounds: [(name: String, colour: Colour)] {
    [("paper", paper), ("raised ground", raised), ("sunk ground", sunk), ("tint", tint)]
  }

  /// Whether text is lighter than its ground.
  var isDark: Bool { ink.luminance > paper.luminance }

  /// Whether text of a colour can be read on all grounds.
  func canRead(_ text: Colour) -> Bool {
    grounds.allSatisfy { text.contrast(with: $0.colour) >= Self.leastContrast }
  }

  /// The custom properties of style sheets, by name.
  package var properties: [(name: String, colour: Colour)] {
    [
      ("paper", paper), ("raised", raised), ("sunk", sunk), ("ink", ink), ("muted", muted),
      ("accent", accent), ("tint", tint), ("on-accent", onAccent),
    ]
  }
}

/// The colours of pages in both schemes.
package struct Palettes: Sendable, Hashable {
  package var light: Palette
  package var dark: Palette

  package static let standard = Palettes(light: .light, dark: .dark)
}
