import Diagnostics

/// The colours that `site.yaml` sets for the site or a section in one scheme.
struct ColourSettings: Sendable {
  let paper: Spanned<SRGBColour>?
  let ink: Spanned<SRGBColour>?
  let muted: Spanned<SRGBColour>?
  let accent: Spanned<SRGBColour>?
  let tint: Spanned<SRGBColour>?

  static let none = ColourSettings()

  private init() {
    (paper, ink, muted, accent, tint) = (nil, nil, nil, nil, nil)
  }

  /// Reads them from a record, whose model ensures that they are colours.
  init(_ record: RecordView<SiteFields.Colours>) {
    func colour(_ key: SiteFields.Colours) -> Spanned<SRGBColour>? {
      record.text(key).flatMap { text in
        SRGBColour(text.value).map { Spanned($0, at: text.span) }
      }
    }
    paper = colour(.paper)
    ink = colour(.ink)
    muted = colour(.muted)
    accent = colour(.accent)
    tint = colour(.tint)
  }

  var isEmpty: Bool {
    paper == nil && ink == nil && muted == nil && accent == nil && tint == nil
  }

  /// A palette with these colours, and those derived from them.
  func applied(to base: Palette, isDark: Bool) -> Palette {
    var palette = base
    if let paper = paper?.value {
      palette.paper = paper
      palette.raised = Palette.raised(of: paper, isDark: isDark)
      palette.sunk = Palette.sunk(of: paper, isDark: isDark)
    }
    if let ink = ink?.value {
      palette.ink = ink
      palette.muted = muted?.value ?? Self.muted(of: palette)
    }
    palette.muted = muted?.value ?? palette.muted
    palette.accent = accent?.value ?? palette.accent
    palette.tint =
      tint?.value ?? (accent != nil ? Self.tint(of: palette, isDark: isDark) : palette.tint)
    palette.onAccent = Self.onAccent(of: palette, base)
    return palette
  }

  /// Ink that is as muted as it can be while still readable everywhere.
  private static func muted(of palette: Palette) -> SRGBColour {
    let shares = stride(from: 0.4, through: 0, by: -0.04)
    let candidates = shares.map { palette.ink.mixed(with: palette.paper, $0) }
    return candidates.first { palette.canRead($0) } ?? palette.ink
  }

  /// Paper with as much accent as possible while all texts are readable.
  private static func tint(of palette: Palette, isDark: Bool) -> SRGBColour {
    let shares = stride(from: isDark ? 0.2 : 0.14, through: 0, by: -0.02)
    let candidates = shares.map { palette.paper.mixed(with: palette.accent, $0) }
    let fitting = candidates.first { tint in
      [palette.ink, palette.muted, palette.accent].allSatisfy {
        $0.contrast(with: tint) >= Palette.leastContrast
      }
    }
    return fitting ?? palette.paper
  }

  /// The colour of text on the accent: that of the base where it is readable, otherwise white or
  /// black.
  private static func onAccent(of palette: Palette, _ base: Palette) -> SRGBColour {
    [base.onAccent, .white, .black].first {
      $0.contrast(with: palette.accent) >= Palette.leastContrast
    } ?? base.onAccent
  }

  /// These colours for the dark scheme: those given for it, and an accent derived from the light
  /// one, so that one colour is enough.
  func inTheDark(after light: ColourSettings, on base: Palette) -> ColourSettings {
    guard accent == nil, let given = light.accent else { return self }
    let palette = applied(to: base, isDark: true)
    let shares = stride(from: 0.3, through: 1, by: 0.05)
    let candidates = shares.map { given.value.mixed(with: .white, $0) }
    let fitting = candidates.first { accent in
      var tinted = palette
      tinted.tint = tint?.value ?? palette.paper.mixed(with: accent, 0.2)
      return tinted.canRead(accent) && accent.contrast(with: palette.paper) >= 7
    }
    guard let fitting else { return self }
    return ColourSettings(self, accent: Spanned(fitting, at: nil))
  }

  private init(_ other: ColourSettings, accent: Spanned<SRGBColour>) {
    (paper, ink, muted, tint) = (other.paper, other.ink, other.muted, other.tint)
    self.accent = accent
  }
}
