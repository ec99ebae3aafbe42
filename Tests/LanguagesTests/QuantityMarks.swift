import Languages

func amounts(in text: String, _ language: String) -> String {
  var output: [UInt8] = []
  AmountText.append(Array(text.utf8)[...], in: .named(language), to: &output)
  return String(decoding: output, as: UTF8.self)
}

func durations(in html: String, _ language: String) -> String {
  var output: [UInt8] = []
  SpokenDurations.append(Array(html.utf8)[...], in: .named(language), to: &output)
  return String(decoding: output, as: UTF8.self)
}

/// The amounts by their values: `[3/2]`, with a `d` after those that stay decimal and an `s` after
/// those of spoons; what is not scaled has no mark at its end.
func marked(_ text: String, _ language: String) -> String {
  amounts(in: text, language).replacing(
    #/<span data-amount="([^"]+)"(?: data-(decimal|spoon)(?:="(\d)")?)?>[^<]*<\/span>/#
  ) {
    "[\($0.1)]" + ($0.2?.prefix(1) ?? "") + ($0.3 ?? "")
  }
  .replacing("<span data-unscaled></span>", with: "")
}

func withoutMarks(_ html: String) -> String {
  html.replacing(#/<span data-[^>]+>/#, with: "").replacing("</span>", with: "")
}

/// The lengths of time by their seconds: `(480: 8 minutes)`, in `[]` with the marks beside them.
func timed(_ html: String, _ language: String) -> String {
  durations(in: html, language).replacing(
    #/(?s)<span data-seconds="(\d+)">(.*?)<\/span>/#
  ) {
    "(\($0.1): \($0.2))"
  }
  .replacing(#/(?s)<span data-with-marks>(.*?)<\/span>/#) { "[\($0.1)]" }
}
