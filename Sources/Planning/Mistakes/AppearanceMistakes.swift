package import Diagnostics

extension DiagnosticCode {
  /// The codes of how a site looks, by number.
  package static let appearance: [DiagnosticCode] = [themeSettings, contrast]

  static let themeSettings = DiagnosticCode(
    "0960", "settings of the theme",
    """
    `theme:` of `site.yaml` gives the theme colours (`#rrggbb`), fonts and measures, and `colours:` of \
    a section gives it an accent and a tint of its own. They stand at the end of the style sheet \
    `theme.css` as it is published. A list of fonts ends with a generic family such as `sans-serif`, \
    because no font is on every device.
    """)
  package static let contrast = DiagnosticCode(
    "0961", "colours that cannot be read on each other",
    """
    Text needs a contrast of 4.5 to 1 with each ground on which it stands (WCAG 2.2, 1.4.3): ink, \
    muted ink and the accent on paper, on raised and sunk grounds (which are made of the paper) and \
    on the tint; in the light, and again in the dark. The advice names the nearest colour that has \
    it.
    """)
}

extension Diagnostic {
  static func noFont(_ text: String, at span: Span?) -> Diagnostic {
    Diagnostic(
      .error, .themeSettings, "expected a list of fonts, found \(quoted(text))", at: span,
      help: [
        Help(
          "write 'sans', 'serif', 'rounded', 'mono', or names with commas and a generic family at "
            + "the end, such as 'Inter, sans-serif'")
      ])
  }

  static func noThemeSheet(at span: Span?) -> Diagnostic {
    Diagnostic(
      .error, .themeSettings,
      "there is no style sheet \(quoted("theme.css")) to add the settings to",
      at: span,
      help: [Help("name the site's style sheet 'Templates/assets/theme.css', or leave 'theme' out")]
    )
  }

  static func unusedThemeSheet(at span: Span?) -> Diagnostic {
    Diagnostic(
      .warning, .themeSettings,
      "no template in use names \(quoted("theme.css")), where these settings stand",
      at: span,
      help: [
        Help(
          "write '<link rel=\"stylesheet\" href=\"{{ asset(\"theme.css\") }}\">' in the head of "
            + "the pages, or leave the settings out")
      ])
  }

  static func oneScheme(_ scheme: String, at span: Span?) -> Diagnostic {
    Diagnostic(
      .error, .themeSettings,
      "\(quoted("dark")) means nothing where the scheme is \(quoted(scheme))",
      at: span,
      help: [Help("write the colours of the only scheme beside 'scheme', or leave 'scheme' out")])
  }

  static func turnedScheme(isDark: Bool, at span: Span?) -> Diagnostic {
    let (expected, found) = isDark ? ("dark", "light") : ("light", "dark")
    let advice =
      isDark
      ? "choose a paper that is darker than its ink"
      : "choose a paper that is lighter than its ink, or write 'scheme: dark'"
    return Diagnostic(
      .error, .contrast,
      "expected \(expected) paper with \(found) ink, found \(found) paper", at: span,
      help: [Help(advice)])
  }

  /// `nearest` is the nearest colour to the one that was written with enough contrast.
  static func lowContrast(
    _ written: ColourWords, on other: ColourWords, isDark: Bool, nearest: SRGBColour?,
    at span: Span?
  ) -> Diagnostic {
    let ratio = written.colour.contrast(with: other.colour)
    // Rounded down, so that too little contrast never looks like enough.
    let tenths = Int(ratio * 10)
    let place = isDark ? " in the dark" : ""
    var help: [Help] = []
    if let nearest {
      let text = "write '\(nearest.hex)', the nearest colour that can be read"
      help = [span.map { Help(text, replace: $0, with: "\"\(nearest.hex)\"") } ?? Help(text)]
    } else {
      help = [Help("choose a paper that is nearer to white or to black")]
    }
    return Diagnostic(
      .error, .contrast,
      "the \(written.name) \(written.colour.hex) and the \(other.name) \(other.colour.hex) have a "
        + "contrast of \(tenths / 10).\(tenths % 10) to 1\(place), which has to be at least 4.5",
      at: span, help: help)
  }
}

extension Diagnostic.Help {
  /// What to do about a tint on which no colour can be read that can be read on the paper.
  static let otherTint = Self(
    "leave 'tint' out, or choose one that is nearly as light or as dark as the paper")
}
