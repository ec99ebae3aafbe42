import Diagnostics

/// Finds the colours of `site.yaml` on which a text could not be read.
struct ContrastCheck {
  let palette: Palette
  /// What was written of the palette.
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
        .lowContrast(
          ColourWords(name: name, colour: colour), on: worst, isDark: isDark,
          nearest: colour.nearest { palette.canRead($0) }, at: place.span))
    }
    guard !hasReported else { return }
    reportGrounds(to: &log)
  }

  /// Reports a ground that was written and does not fit the texts, which were not.
  private func reportGrounds(to log: inout DiagnosticLog) {
    let texts = [("ink", palette.ink), ("muted", palette.muted), ("accent", palette.accent)]
    for (name, ground, place) in [
      ("paper", palette.paper, written.paper), ("tint", palette.tint, written.tint),
    ] {
      guard let place else { continue }
      let worst = texts.min { $0.1.contrast(with: ground) < $1.1.contrast(with: ground) }
      guard let worst, worst.1.contrast(with: ground) < Palette.leastContrast else { continue }
      let nearest = ground.nearest { candidate in
        texts.allSatisfy { $0.1.contrast(with: candidate) >= Palette.leastContrast }
      }
      log.report(
        .lowContrast(
          ColourWords(name: name, colour: ground),
          on: ColourWords(name: worst.0, colour: worst.1), isDark: isDark, nearest: nearest,
          at: place.span))
    }
  }

  /// The ground with which a text has the least contrast, where that is too little.
  private func worstGround(of text: Colour) -> ColourWords? {
    let worst = palette.grounds.min {
      text.contrast(with: $0.colour) < text.contrast(with: $1.colour)
    }
    guard let worst, text.contrast(with: worst.colour) < Palette.leastContrast else { return nil }
    return ColourWords(name: worst.name, colour: worst.colour)
  }
}

/// A colour and what messages call it.
package struct ColourWords {
  let name: String
  let colour: Colour
}
