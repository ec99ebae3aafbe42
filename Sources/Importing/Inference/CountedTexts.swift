/// Different texts, with how often each was seen.
struct CountedTexts {
  /// More different texts than this cannot be a choice; they are not kept.
  private static let limit = 200_000

  /// The texts in the order in which they were first seen.
  private(set) var texts: [String] = []
  /// Whether all texts were kept.
  private(set) var areAll = true
  private var counts: [String: Int] = [:]

  /// How often a text was seen, if it was kept.
  func count(of text: String) -> Int { counts[text] ?? 0 }

  /// Adds a text.
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
