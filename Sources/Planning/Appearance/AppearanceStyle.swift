import Diagnostics
import Escaping

/// Writes the appearance in `site.yaml` as the end of a style sheet.
package struct AppearanceStyle: Sendable {
  /// The asset to which it is added.
  package static let asset = "theme.css"

  private let appearance: Appearance
  private let sections: [(name: String, palettes: Palettes)]
  /// The place of the settings; nil where there are none, so that nothing has to be written.
  let span: Span?

  package init(_ definition: SiteDefinition) {
    appearance = definition.appearance
    sections = definition.sections.compactMap { section in
      section.palettes.map { (section.name.value, $0) }
    }
    let ofSections = definition.sections.first { $0.palettes != nil }?.name.span
    span = appearance.span ?? ofSections
  }

  /// The style sheet. Paper keeps the colours of the theme.
  package var text: String {
    var text = "\n/* What site.yaml says of the theme. */\n"
    if !measures.isEmpty { text += ":root { \(measures.joined(separator: " ")) }\n" }
    if let size = appearance.textSize {
      text += "@media screen { html { font-size: \(size)%; } }\n"
    }
    for (name, standard) in [("light", Palette.light), ("dark", .dark)] {
      let rules = rules(for: standard)
      guard !rules.isEmpty else { continue }
      text += "@media screen and (prefers-color-scheme: \(name)) {\n"
      text += rules.map { "  \($0)\n" }.joined() + "}\n"
    }
    return text
  }

  /// Whether another one has the same settings at the same place.
  func isEqual(to other: Self) -> Bool { span == other.span && text == other.text }

  /// The custom properties that are not colours.
  private var measures: [String] {
    var properties: [String] = []
    if let font = appearance.interfaceFont { properties.append("--sans: \(font.list);") }
    if let font = appearance.readingFont { properties.append("--serif: \(font.list);") }
    if let width = appearance.width { properties.append("--page: \(width)rem;") }
    switch appearance.corners {
    case .round: break
    case .soft: properties.append("--r1: 3px; --r2: 5px; --r3: 6px; --r4: 8px; --round: 8px;")
    case .square: properties.append("--r1: 0px; --r2: 0px; --r3: 0px; --r4: 0px; --round: 0px;")
    }
    return properties
  }

  /// The rules for readers who would see a palette of the theme without settings.
  private func rules(for standard: Palette) -> [String] {
    let scheme: KeyPath<Palettes, Palette> = standard == .light ? \.light : \.dark
    let site = appearance.palettes[keyPath: scheme]
    return siteRules(site, standard)
      + sections.map { name, palettes in
        let own = palettes[keyPath: scheme]
        var properties = own.properties.filter { $0.name == "accent" || $0.name == "tint" }
        if own.onAccent != site.onAccent { properties.append(("on-accent", own.onAccent)) }
        return "[data-section=\"\(Self.inString(name))\"] { \(written(properties)) }"
      }
  }

  /// The rules for the colours of the site, where they differ from those of the theme. Where there
  /// are both schemes, paper and ink do not change for readers who prefer more contrast.
  private func siteRules(_ palette: Palette, _ standard: Palette) -> [String] {
    let line = "--line: \(palette.ink.hex)\(palette.isDark ? "24" : "1f");"
    guard appearance.scheme == .both else {
      let dim = palette.isDark ? "brightness(.88)" : "none"
      let scheme = "color-scheme: \(appearance.scheme.rawValue); --dim: \(dim);"
      return [":root { \(scheme) \(written(palette.properties)) \(line) }"]
    }
    let changed = differences(of: palette, from: standard)
    let grounds = changed.filter { !Self.signals.contains($0.name) }
    let signals = changed.filter { Self.signals.contains($0.name) }
    var rules: [String] = []
    if !grounds.isEmpty {
      let usual = ["no-preference", "less", "custom"]
        .map { "(prefers-contrast: \($0))" }.joined(separator: ", ")
      rules.append("@media \(usual) { :root { \(written(grounds)) \(line) } }")
    }
    if !signals.isEmpty { rules.append(":root { \(written(signals)) }") }
    return rules
  }

  /// The properties that are kept with more contrast.
  private static let signals = ["accent", "tint", "on-accent"]

  private func differences(
    of palette: Palette, from standard: Palette
  ) -> [(name: String, colour: SRGBColour)] {
    zip(palette.properties, standard.properties).compactMap { own, other in
      own.colour == other.colour ? nil : own
    }
  }

  /// A text as it is between quotes in a style sheet.
  private static func inString(_ text: String) -> String {
    var bytes: [UInt8] = []
    Escaper.append(Array(text.utf8).span, to: &bytes, using: .styleString)
    return String(decoding: bytes, as: UTF8.self)
  }

  private func written(_ properties: [(name: String, colour: SRGBColour)]) -> String {
    properties.map { "--\($0.name): \($0.colour.hex);" }.joined(separator: " ")
  }
}
