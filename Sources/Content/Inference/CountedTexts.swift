/// Different texts, with how often each was seen.
struct CountedTexts {
  /// More different texts than this are neither a choice nor a key of a small set; they are not kept.
  private static let limit = 20_000

  /// The texts, the first first.
  private(set) var texts: [String] = []
  /// Whether all that were seen are among them.
  private(set) var areAll = true
  private var counts: [String: Int] = [:]

  /// How often a text was seen, if it was kept.
  func count(of text: String) -> Int { counts[text] ?? 0 }

  /// Takes in a text.
  mutating func take(_ text: String) {
    if let known = counts[text] {
      counts[text] = known + 1
    } else if texts.count < Self.limit {
      counts[text] = 1
      texts.append(text)
    } else {
      areAll = false
    }
  }
}
