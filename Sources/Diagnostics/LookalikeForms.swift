extension Diagnostic {
  /// The diagnostic with a note where its advice looks the same as what is written: one has an
  /// accented letter as one character, the other as two, and file systems distinguish them.
  func distinguishingForms(in sources: SourceMap) -> Diagnostic {
    guard !isFreeOfValues else { return self }
    var diagnostic = self
    for help in help {
      guard let span = help.span, let replacement = help.text(in: sources[span.source]) else {
        continue
      }
      let written = String(decoding: sources[span.source].bytes[span.range], as: UTF8.self)
      guard written == replacement, !written.utf8.elementsEqual(replacement.utf8) else { continue }
      let (here, there) = Self.difference(of: written, from: replacement)
      diagnostic.notes.append(
        "they look the same: here stands \(here), and the name that there is has \(there)")
    }
    return diagnostic
  }

  /// The code points at which two texts first differ.
  private static func difference(of text: String, from other: String) -> (String, String) {
    let (first, second) = (Array(text), Array(other))
    let place = zip(first, second).enumerated().first { _, pair in
      !pair.0.utf8.elementsEqual(pair.1.utf8)
    }
    guard let (letter, counterpart) = place?.element else { return (text, other) }
    return (codePoints(letter), codePoints(counterpart))
  }

  private static func codePoints(_ letter: Character) -> String {
    letter.unicodeScalars.map { "U+" + hex($0.value, width: 4) }.joined(separator: " ")
  }
}
