import Diagnostics

/// What `site.yaml` says about the appearance of the site: the colours, fonts and measures of its
/// theme.
struct Appearance: Sendable {
  /// Whether pages are light, dark or both.
  enum Scheme: String, Sendable {
    case both, light, dark
  }

  /// The rounding of corners.
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
  /// The place of the settings; nil where there are none.
  private(set) var span: Span?

  /// Reads `theme` of the record that `site.yaml` was bound to; colours with too little contrast
  /// are reported.
  init(_ root: RecordView<SiteFields.Site>, log: inout DiagnosticLog) {
    guard let theme = root.record(.theme, of: SiteFields.Theme.self) else { return }
    span = root.written(.theme)
    scheme = theme.choice(.scheme).flatMap { Scheme(rawValue: $0.value) } ?? .both
    interfaceFont = Self.font(.interfaceFont, of: theme, log: &log)
    readingFont = Self.font(.readingFont, of: theme, log: &log)
    corners = theme.choice(.corners).flatMap { Corners(rawValue: $0.value) } ?? .round
    textSize = theme.int(.textSize)
    width = theme.int(.width)
    palettes = palettes(of: theme.seen(as: SiteFields.Colours.self), on: .standard, log: &log)
  }

  private static func font(
    _ key: SiteFields.Theme, of theme: RecordView<SiteFields.Theme>,
    log: inout DiagnosticLog
  ) -> FontFamilies? {
    guard let text = theme.text(key) else { return nil }
    if let families = FontFamilies(text.value) { return families }
    log.report(.noFont(text.value, at: text.span))
    return nil
  }

  /// The colours of a section; nil where it uses those of the site.
  func palettes(
    ofSection section: RecordView<SiteFields.Section>, log: inout DiagnosticLog
  ) -> Palettes? {
    section.record(.colours, of: SiteFields.Colours.self).map {
      palettes(of: $0, on: palettes, log: &log)
    }
  }

  /// The colours that a record gives, and those derived from them. With one scheme, both palettes
  /// are the same, and settings for the dark one are not allowed.
  private func palettes(
    of record: RecordView<SiteFields.Colours>, on base: Palettes, log: inout DiagnosticLog
  ) -> Palettes {
    let colours = ColourSettings(record)
    let dark = record.record(.dark, of: SiteFields.Colours.self).map { ColourSettings($0) }
    if scheme != .both, dark != nil {
      log.report(.oneScheme(scheme.rawValue, at: record.written(.dark)))
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
