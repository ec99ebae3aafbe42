import Diagnostics

/// Finds the colours of `site.yaml` on which text would not be readable.
struct ContrastCheck {
  let palette: Palette
  /// The colours of the palette that were written.
  let written: ColourSettings
  let isDark: Bool

  /// Reports each written colour at most once, by the pair with the least contrast.
  func report(to log: inout DiagnosticLog) {
    let texts = [
      ("ink", palette.ink, written.ink), ("muted", palette.muted, written.muted),
      ("accent", palette.accent, written.accent),
    ]
    if palette.isDark != isDark, let place = written.paper ?? written.ink {
      log.report(.turnedScheme(isDark: isDark, at: place.span))
      return
    }
    var hasReported = false
    for (name, colour, place) in texts {
      guard let place, let worst = worstGround(of: colour) else { continue }
      hasReported = true
      log.report(
        mistake(
          ColourWords(name: name, colour: colour), on: worst,
          nearest: colour.nearest { palette.canRead($0) }, at: place.span))
    }
    guard !hasReported else { return }
    reportGrounds(to: &log)
  }

  /// Reports a written ground on which texts that were not written are not readable: the ground
  /// itself, or one that is derived from it.
  private func reportGrounds(to log: inout DiagnosticLog) {
    if let paper = written.paper {
      report(paper, to: &log) { Palette.grounds(of: $0, isDark: isDark) }
    }
    if let tint = written.tint {
      report(tint, to: &log) { [ColourWords(name: "tint", colour: $0)] }
    }
  }

  /// A diagnostic for too little contrast. Where no colour has enough of it because of a tint, that
  /// one is to be changed.
  private func mistake(
    _ written: ColourWords, on other: ColourWords, nearest: SRGBColour?, at span: Span?
  ) -> Diagnostic {
    var mistake = Diagnostic.lowContrast(
      written, on: other, isDark: isDark, nearest: nearest, at: span)
    if nearest == nil, self.written.tint != nil, canBeReadWithoutTint(written.colour) {
      mistake.help = [.otherTint]
    }
    return mistake
  }

  /// Whether a colour near a text can be read on the paper and what is derived from it.
  private func canBeReadWithoutTint(_ text: SRGBColour) -> Bool {
    let papers = Palette.grounds(of: palette.paper, isDark: isDark)
    let nearest = text.nearest { text in
      papers.allSatisfy { text.contrast(with: $0.colour) >= Palette.leastContrast }
    }
    return nearest != nil
  }

  private func report(
    _ written: Spanned<SRGBColour>, to log: inout DiagnosticLog,
    grounds: (SRGBColour) -> [ColourWords]
  ) {
    guard let pair = leastReadable(on: grounds(written.value)) else { return }
    let nearest = written.value.nearest { leastReadable(on: grounds($0)) == nil }
    log.report(
      .lowContrast(pair.ground, on: pair.text, isDark: isDark, nearest: nearest, at: written.span))
  }

  /// The text and the ground with the least contrast, where that is too little.
  private func leastReadable(on grounds: [ColourWords]) -> (text: ColourWords, ground: ColourWords)?
  {
    let texts = [("ink", palette.ink), ("muted", palette.muted), ("accent", palette.accent)]
      .map { ColourWords(name: $0.0, colour: $0.1) }
    let pairs = texts.flatMap { text in grounds.map { (text: text, ground: $0) } }
    func contrast(_ pair: (text: ColourWords, ground: ColourWords)) -> Double {
      pair.text.colour.contrast(with: pair.ground.colour)
    }
    let worst = pairs.min { contrast($0) < contrast($1) }
    return worst.flatMap { contrast($0) < Palette.leastContrast ? $0 : nil }
  }

  /// The ground with which a text has the least contrast, where that is too little.
  private func worstGround(of text: SRGBColour) -> ColourWords? {
    let worst = palette.grounds.min {
      text.contrast(with: $0.colour) < text.contrast(with: $1.colour)
    }
    guard let worst, text.contrast(with: worst.colour) < Palette.leastContrast else { return nil }
    return worst
  }
}

/// A colour and what messages call it.
struct ColourWords {
  let name: String
  let colour: SRGBColour
}
