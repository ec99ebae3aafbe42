import Diagnostics

// The encoding of a page (section 4.2.5.4).
extension PageRecord {
  /// In how many bytes a browser looks for the encoding.
  private static let encodingLimit = 1024

  /// Checks a `meta` that says the encoding of the page, and that ends after so many bytes at least.
  mutating func checkEncoding(in tag: Tag, endingAt length: Int) {
    let isContentType = tag.word("http-equiv") == "content-type"
    guard isContentType || tag.mayHave("charset") else { return }
    outline.mayHaveEncoding = true
    if length > Self.encodingLimit { findings.report(.lateEncoding(at: tag.span)) }
    guard isContentType, let content = tag.all("content").first else { return }
    for value in content.values {
      guard let word = value.word, !Self.isUTF8(word) else { continue }
      findings.report(
        .wrongValue(
          content, value.text, expected: "'text/html; charset=utf-8'", nearest: nil))
    }
  }

  /// Whether a content type in lower case says that HTML is in UTF-8.
  private static func isUTF8(_ word: String) -> Bool {
    let parts = word.split(separator: ";", maxSplits: 1)
    return parts.count == 2 && parts[0] == "text/html"
      && parts[1].drop { $0 == " " } == "charset=utf-8"
  }
}
