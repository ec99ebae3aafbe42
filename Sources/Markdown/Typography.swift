/// The typographic signs of a language: quotation marks, dashes, ellipsis.
package struct Typography: Sendable, Hashable {
  /// What opens and closes a quotation, written with `"`.
  package let quotes: [String]
  /// What opens and closes a quotation within a quotation, written with `'`.
  package let innerQuotes: [String]

  private init(_ quotes: String, _ innerQuotes: String) {
    self.quotes = quotes.split(separator: " ").map(String.init)
    self.innerQuotes = innerQuotes.split(separator: " ").map(String.init)
  }

  /// The signs of a language given by its tag, such as `pt-BR`; those of English for a language
  /// whose signs are not known here.
  package init(language: String) {
    let tag = language.lowercased()
    let primary = tag.prefix { $0 != "-" }
    switch primary {
    case "de", "cs", "sk", "sl", "bg", "is", "lt": self.init("„ “", "‚ ‘")
    case "fr":
      self =
        tag == "fr-ch" ? Typography("« »", "‹ ›") : Typography("«\u{A0} \u{A0}»", "‹\u{A0} \u{A0}›")
    case "pl", "ro", "hu": self.init("„ ”", "« »")
    case "es", "it", "ru", "uk", "be", "el", "no", "nb", "nn":
      self.init("« »", primary == "es" || primary == "it" ? "“ ”" : "„ “")
    case "sv", "fi": self.init("” ”", "’ ’")
    case "da": self.init("» «", "› ‹")
    case "ja", "zh": self.init("「 」", "『 』")
    default: self.init("“ ”", "‘ ’")
    }
  }

  /// The typographic form of the sign at `offset`.
  func sign(
    at offset: Int, in bytes: [UInt8], until end: Int
  ) -> (range: Range<Int>, text: String)? {
    let byte = bytes[offset]
    switch byte {
    case UInt8(ascii: "."):
      let count = run(of: byte, at: offset, in: bytes, until: end)
      return count == 3 ? (offset..<offset + 3, "…") : nil
    case UInt8(ascii: "-"):
      let count = run(of: byte, at: offset, in: bytes, until: end)
      guard count == 2 || count == 3 else { return nil }
      return (offset..<offset + count, count == 2 ? "–" : "—")
    default:
      return (offset..<offset + 1, quote(at: offset, in: bytes))
    }
  }

  /// The length of the run that begins at `offset`; 0 inside of one.
  private func run(of byte: UInt8, at offset: Int, in bytes: [UInt8], until end: Int) -> Int {
    guard offset == 0 || bytes[offset - 1] != byte else { return 0 }
    var after = offset
    while after < end, bytes[after] == byte { after += 1 }
    return after - offset
  }

  private func quote(at offset: Int, in bytes: [UInt8]) -> String {
    let flanks = Flanks(offset..<offset + 1, in: bytes)
    let isOpening = flanks.isLeft && !flanks.isRight
    guard bytes[offset] == UInt8(ascii: "'") else { return isOpening ? quotes[0] : quotes[1] }
    // Within a word, and before the digits of a year, it is an apostrophe.
    let isYear = offset + 1 < bytes.count && bytes[offset + 1].isASCIIDigit
    if isOpening { return isYear ? "’" : innerQuotes[0] }
    return flanks.isLeft && flanks.isRight ? "’" : innerQuotes[1]
  }
}
