import Diagnostics

/// What `site.yaml` says of how the site looks: the colours, fonts and measures of its theme.
package struct Appearance: Sendable {
  /// Which of light and dark pages there are.
  enum Scheme: String, Sendable {
    case both, light, dark
  }

  /// How round corners are.
  enum Corners: String, Sendable {
    case round, soft, square
  }

  private(set) var scheme = Scheme.both
  private(set) var palettes = Palettes.standard
  private(set) var interfaceFont: FontFamilies?
  private(set) var readingFont: FontFamilies?
  private(set) var corners = Corners.round
  /// In percent.
  private(set) var textSize: Int?
  /// Of the widest page, in the size of its text.
  private(set) var width: Int?
  /// Where something is said of it; nil where nothing is.
  private(set) var span: Span?

  /// Reads `theme` of the record that `site.yaml` was bound to; colours that cannot be read on
  /// each other are reported.
  init(_ root: RecordView, log: inout DiagnosticLog) {
    guard let theme = root.record("theme") else { return }
    span = root.written("theme")
    scheme = theme.choice("scheme").flatMap { Scheme(rawValue: $0.value) } ?? .both
    interfaceFont = Self.font("interfaceFont", of: theme, log: &log)
    readingFont = Self.font("readingFont", of: theme, log: &log)
    corners = theme.choice("corners").flatMap { Corners(rawValue: $0.value) } ?? .round
    textSize = theme.int("textSize")
    width = theme.int("width")
    palettes = palettes(of: theme, on: .standard, log: &log)
  }

  private static func font(
    _ key: String, of theme: RecordView, log: inout DiagnosticLog
  ) -> FontFamilies? {
    guard let text = theme.text(key) else { return nil }
    if let families = FontFamilies(text.value) { return families }
    log.report(.noFont(text.value, at: text.span))
    return nil
  }

  /// The colours of a section; nil where it has none of its own.
  func palettes(ofSection section: RecordView, log: inout DiagnosticLog) -> Palettes? {
    section.record("colours").map { palettes(of: $0, on: palettes, log: &log) }
  }

  /// The colours that a record gives, and what follows from them. With one scheme, both palettes
  /// are the same, and there is nothing to say of the dark.
  private func palettes(
    of record: RecordView, on base: Palettes, log: inout DiagnosticLog
  ) -> Palettes {
    let colours = ColourSettings(record, log: &log)
    let dark = record.record("dark").map { ColourSettings($0, log: &log) }
    if scheme != .both, dark != nil {
      log.report(.oneScheme(scheme.rawValue, at: record.written("dark")))
    }
    switch scheme {
    case .both:
      let ofDark = (dark ?? .none).inTheDark(after: colours, on: base.dark)
      return Palettes(
        light: palette(colours, on: base.light, isDark: false, log: &log),
        dark: palette(ofDark, on: base.dark, isDark: true, log: &log))
    case .light:
      let palette = palette(colours, on: base.light, isDark: false, log: &log)
      return Palettes(light: palette, dark: palette)
    case .dark:
      let palette = palette(colours, on: base.dark, isDark: true, log: &log)
      return Palettes(light: palette, dark: palette)
    }
  }

  private func palette(
    _ colours: ColourSettings, on base: Palette, isDark: Bool, log: inout DiagnosticLog
  ) -> Palette {
    guard !colours.isEmpty else { return base }
    let palette = colours.applied(to: base, isDark: isDark)
    ContrastCheck(palette: palette, written: colours, isDark: isDark).report(to: &log)
    return palette
  }
}
