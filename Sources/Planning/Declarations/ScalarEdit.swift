/// A replacement of a part of a text in YAML, where some characters end or change the text around it.
struct ScalarEdit {
  /// The quotation mark around the whole text; nil where it has none.
  let quote: UInt8?

  /// The replacement as it may be written there; nil where it has to be written by hand.
  ///
  /// Texts within the replacement may be in either kind of quotation marks.
  func fitting(_ replacement: String) -> String? {
    guard let quote else {
      return [": ", " #", "\n"].contains(where: replacement.contains) ? nil : replacement
    }
    let bytes = replacement.utf8
    guard bytes.contains(quote) || quote == 0x22 && bytes.contains(0x5C) else { return replacement }
    let other: UInt8 = quote == 0x22 ? 0x27 : 0x22
    guard !bytes.contains(other), !bytes.contains(0x5C) else { return nil }
    return String(decoding: bytes.map { $0 == quote ? other : $0 }, as: UTF8.self)
  }
}
