import Escaping

/// The typographic signs of a language: quotation marks, apostrophe, dashes, ellipsis.
package struct Typography: Sendable, Hashable {
  /// The marks of a quotation, written with `"`.
  let outer: QuotationMarks
  /// The marks of a quotation within a quotation, written with `'`.
  let inner: QuotationMarks
  /// The words that begin with an apostrophe, without it.
  private let elisions: [String]

  /// The signs of a language given by its tag, such as `pt-BR`; those of English where a language
  /// is not known here.
  package init(language: String) {
    let marks = Self.marks(ofLanguage: language.lowercased())
    outer = QuotationMarks(marks.outer)
    inner = QuotationMarks(marks.inner)
    elisions = Self.elisions(ofLanguage: language.lowercased().prefix { $0 != "-" })
  }

  private static func elisions(ofLanguage tag: Substring) -> [String] {
    switch tag {
    case "en":
      [
        "bout", "cause", "em", "fore", "im", "n", "neath", "round", "til", "tis", "tisn", "twas",
        "tween", "twere", "twill", "twixt", "twould",
      ]
    case "de": ["n", "ne", "nem", "nen", "ner", "nes", "s", "rauf", "raus", "rein", "rum"]
    case "nl": ["k", "m", "n", "r", "s", "t"]
    default: []
    }
  }

  private static func marks(ofLanguage tag: String) -> (outer: String, inner: String) {
    switch tag {
    case "de-ch", "de-li", "fr-ch", "it-ch", "rm": return ("« »", "‹ ›")
    case "zh-tw", "zh-hk", "zh-mo": return ("「 」", "『 』")
    case _ where tag.hasPrefix("pt-") && !tag.hasPrefix("pt-br"): return ("« »", "“ ”")
    default: break
    }
    if tag.hasPrefix("zh-hant") { return ("「 」", "『 』") }
    switch tag.prefix(while: { $0 != "-" }) {
    case "de", "cs", "sk", "sl", "is", "lt", "et": return ("„ “", "‚ ‘")
    case "bg", "mk", "ka", "sr": return ("„ “", "’ ‘")
    // Inside the marks are narrow spaces at which no line breaks.
    case "fr", "br": return ("«\u{202F} \u{202F}»", "“ ”")
    case "pl", "ro": return ("„ ”", "« »")
    case "hu": return ("„ ”", "» «")
    case "hr", "bs": return ("„ ”", "‘ ’")
    case "es", "it", "ca", "gl", "el", "sq": return ("« »", "“ ”")
    case "ru", "uk", "be", "hy": return ("« »", "„ “")
    case "no", "nb", "nn": return ("« »", "‘ ’")
    case "fa": return ("« »", "‹ ›")
    case "sv", "fi": return ("” ”", "’ ’")
    case "da": return ("» «", "› ‹")
    case "ja": return ("「 」", "『 』")
    default: return ("“ ”", "‘ ’")
    }
  }

  /// The typographic form of the sign at `offset`.
  func sign(
    at offset: Int, in bytes: [UInt8], until end: Int
  ) -> (range: Range<Int>, text: [UInt8])? {
    let byte = bytes[offset]
    switch byte {
    case UInt8(ascii: "."):
      let count = run(of: byte, at: offset, in: bytes, until: end)
      guard count == 3, !isInAddress(offset, in: bytes) else { return nil }
      return (offset..<offset + 3, Self.ellipsis)
    case UInt8(ascii: "-"):
      let count = run(of: byte, at: offset, in: bytes, until: end)
      guard count == 2 || count == 3, !isInAddress(offset, in: bytes),
        count == 3 || !isOption(at: offset, in: bytes)
      else { return nil }
      return (offset..<offset + count, count == 2 ? Self.shortDash : Self.longDash)
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      if isWithinAddress(offset, in: bytes) { return nil }
      if isUnspaced(at: offset, in: bytes) {
        // Where no blank says which it is, and they are not in pairs, it stays as it is.
        return opensUnspaced(at: offset, in: bytes).map { isOpening in
          let marks = byte == UInt8(ascii: "\"") ? outer : inner
          return (offset..<offset + 1, isOpening ? marks.opening : marks.closing)
        }
      }
      if isMeasure(at: offset, in: bytes) { return nil }
      return (offset..<offset + 1, quote(at: offset, in: bytes))
    default: return nil
    }
  }

  /// Whether two hyphens begin the name of an option, as in `use --strict`: a blank or a bracket is
  /// before them, and a letter behind.
  private func isOption(at offset: Int, in bytes: [UInt8]) -> Bool {
    guard offset + 2 < bytes.count, bytes[offset + 2].isASCIILetter else { return false }
    return offset == 0 || bytes[offset - 1] <= 0x20 || "([\"'".utf8.contains(bytes[offset - 1])
  }

  /// The longest part of a word before and behind a sign that is read for an address, in bytes.
  private static let addressLimit = 250

  /// Whether the word around an offset is an address, of the web or of mail.
  private func isInAddress(_ offset: Int, in bytes: [UInt8]) -> Bool {
    let word = word(around: offset, in: bytes)
    return word.contains(UInt8(ascii: "@")) || Self.holdsWebAddress(word)
  }

  private static func holdsWebAddress(_ word: ArraySlice<UInt8>) -> Bool {
    ["://", "www."].contains { word.contains(bytesOf: $0) }
  }

  /// The part between blanks around an offset, without the links that end before it and begin behind.
  private func word(around offset: Int, in bytes: [UInt8]) -> ArraySlice<UInt8> {
    let before = bytes[max(0, offset - Self.addressLimit)..<offset]
    let after = bytes[offset..<min(bytes.count, offset + Self.addressLimit)]
    let start = before.lastIndex { $0.isBlank || $0.isLineEnd }.map { $0 + 1 } ?? before.startIndex
    let end = after.firstIndex { $0.isBlank || $0.isLineEnd || "<[]".utf8.contains($0) }
    return bytes[Self.endOfLink(in: bytes[start..<offset])..<(end ?? after.endIndex)]
  }

  /// Where the last link of a part of a word ends, as in `[Ana](https://e.example)'s`; the begin of
  /// the part where it holds none.
  private static func endOfLink(in part: ArraySlice<UInt8>) -> Int {
    var end = part.startIndex
    if let close = part.lastIndex(of: UInt8(ascii: ">")), part[..<close].contains(0x3C) {
      end = close + 1
    }
    guard
      let open = part.indices.dropLast().last(where: {
        part[$0] == UInt8(ascii: "]") && part[$0 + 1] == UInt8(ascii: "(")
      })
    else { return end }
    var depth = 0
    for index in open + 1..<part.endIndex {
      if part[index] == UInt8(ascii: "(") { depth += 1 }
      if part[index] == UInt8(ascii: ")") { depth -= 1 }
      if depth == 0 { return max(end, index + 1) }
    }
    return end
  }

  /// Whether a `'` is part of an address, as in `https://a.b/O'Hara`, which may be no link: it
  /// continues behind it.
  private func isWithinAddress(_ offset: Int, in bytes: [UInt8]) -> Bool {
    guard bytes[offset] == UInt8(ascii: "'"), offset > 0, offset + 1 < bytes.count,
      bytes[offset + 1].isASCIILetter || bytes[offset + 1].isASCIIDigit
        || "/_-=&#%".utf8.contains(bytes[offset + 1])
    else { return false }
    let word = word(around: offset, in: bytes)
    let before = word[..<offset]
    let quote = before.lastIndex(of: UInt8(ascii: "\""))
    return Self.holdsWebAddress(quote.map { before[$0...] } ?? before)
      || bytes[offset - 1].isASCIILetter && word[offset...].contains(UInt8(ascii: "@"))
  }

  private static let ellipsis = Array("…".utf8)
  private static let shortDash = Array("–".utf8)
  private static let longDash = Array("—".utf8)
  private static let apostrophe = Array("’".utf8)

  /// The length of the run that begins at `offset`; 0 inside a run.
  private func run(of byte: UInt8, at offset: Int, in bytes: [UInt8], until end: Int) -> Int {
    guard offset == 0 || bytes[offset - 1] != byte else { return 0 }
    var after = offset
    while after < end, bytes[after] == byte { after += 1 }
    return after - offset
  }

  private func quote(at offset: Int, in bytes: [UInt8]) -> [UInt8] {
    let flanks = Flanks(offset..<offset + 1, in: bytes)
    let isOpening = flanks.isLeft && !flanks.isRight
    guard bytes[offset] == UInt8(ascii: "'") else {
      let isBetweenSigns = flanks.isLeft && flanks.isRight && !isInWord(offset, in: bytes)
      return isOpening || isBetweenSigns && !isQuoted(at: offset, in: bytes)
        ? outer.opening : outer.closing
    }
    // Within a word, and before the last digits of a year, it is an apostrophe.
    if isOpening { return isApostrophe(at: offset, in: bytes) ? Self.apostrophe : inner.opening }
    if flanks.isLeft && flanks.isRight { return Self.apostrophe }
    return isQuotationOpen(at: offset, in: bytes) ? inner.closing : Self.apostrophe
  }

  /// Whether a sign behind a digit is that of inches, feet, minutes or seconds, as in `12" pan` and
  /// `6'2"`: no quotation is open that it could close.
  private func isMeasure(at offset: Int, in bytes: [UInt8]) -> Bool {
    guard offset > 0, bytes[offset - 1].isASCIIDigit else { return false }
    guard bytes[offset] == UInt8(ascii: "'") else {
      return !isQuotationOpen(by: UInt8(ascii: "\""), before: offset, in: bytes)
    }
    let after = offset + 1
    if after < bytes.count, bytes[after].isASCIILetter || bytes[after] >= 0x80 { return false }
    let number = bytes[..<offset].suffix(8).reversed().prefix(while: \.isASCIIDigit)
    let before = offset - number.count - 1
    if before >= 0, bytes[before] == UInt8(ascii: "'") { return false }
    // Three digits behind it are thousands, as in `12'000`.
    let digits = bytes[after...].prefix(4).prefix(while: \.isASCIIDigit)
    return digits.count != 3 && !isQuotationOpen(at: offset, in: bytes)
  }

  /// Whether the last sign of a kind that opens or closes before an offset, in the same paragraph,
  /// opens. Those that are typographic already open as well.
  private func isQuotationOpen(by sign: UInt8, before offset: Int, in bytes: [UInt8]) -> Bool {
    var start = offset
    while start > 0, offset - start < 500 {
      start -= 1
      if bytes[start] == .lineFeed, bytes[start + 1] == .lineFeed { return false }
      if bytes[start] >= 0xC2 {
        let isOpening = ["“", "„", "«", "»", "「"].contains { bytes[start...].starts(with: $0.utf8) }
        if isOpening { return true }
      }
      guard bytes[start] == sign else { continue }
      let flanks = Flanks(start..<start + 1, in: bytes)
      guard flanks.isLeft != flanks.isRight else { continue }
      return flanks.isLeft
    }
    return false
  }

  /// Whether a `'` before a word is an apostrophe: before the last digits of a year, before a word
  /// without its beginning (`'tis`), or after markup at the end of a word (`**Ana**'s`).
  private func isApostrophe(at offset: Int, in bytes: [UInt8]) -> Bool {
    let after = offset + 1
    guard after < bytes.count else { return false }
    if isAfterMarkup(offset, in: bytes) || isAfterQuotation(offset, in: bytes) { return true }
    if bytes[after].isASCIIDigit { return isBeforeYear(offset, in: bytes) }
    var end = after
    while end < bytes.count, bytes[end].isASCIILetter || bytes[end] >= 0x80 { end += 1 }
    let word = bytes[after..<end].map(\.lowercasedASCII)
    return elisions.contains { $0.utf8.elementsEqual(word) }
  }

  /// Whether the last two digits of a year are behind a `'`, as in `'68` and `the '90s`, or three
  /// zeros, which stand for thousands. A `'` directly behind them closes a quotation.
  private func isBeforeYear(_ offset: Int, in bytes: [UInt8]) -> Bool {
    let digits = bytes[(offset + 1)...].prefix(4).prefix(while: \.isASCIIDigit)
    guard digits.count == 2 || digits.count == 3 && digits.allSatisfy({ $0 == 0x30 }) else {
      return false
    }
    guard digits.endIndex < bytes.count else { return true }
    return bytes[digits.endIndex] != UInt8(ascii: "'") && bytes[digits.endIndex] != 0x25
  }

  /// Whether a quotation ends before an offset, as in `"Hamlet"'s`.
  private func isAfterQuotation(_ offset: Int, in bytes: [UInt8]) -> Bool {
    guard offset > 0 else { return false }
    if bytes[offset - 1] == UInt8(ascii: "\"") {
      let flanks = Flanks(offset - 1..<offset, in: bytes)
      return flanks.isRight && (!flanks.isLeft || isQuoted(at: offset - 1, in: bytes))
    }
    return [outer.closing, inner.closing].contains { mark in
      let start = offset - mark.count
      // The closing mark of some languages also opens.
      return start > 0 && bytes[start..<offset].elementsEqual(mark)
        && !bytes[start - 1].isBlank && !bytes[start - 1].isLineEnd
    }
  }

  /// Whether markup that closes is before an offset.
  private func isAfterMarkup(_ offset: Int, in bytes: [UInt8]) -> Bool {
    var start = offset
    while start > 0 {
      switch bytes[start - 1] {
      case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "`"): start -= 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"): return true
      case UInt8(ascii: ">"):
        let tag = bytes[..<start].suffix(64)
        return tag.lastIndex(of: UInt8(ascii: "<")).map { tag[($0 + 1)...].first == 0x2F } ?? false
      case 0...0x20, UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "\""): return false
      default: return start < offset
      }
    }
    return false
  }

  /// Whether a sign is between two letters or digits.
  private func isInWord(_ offset: Int, in bytes: [UInt8]) -> Bool {
    guard offset > 0, offset + 1 < bytes.count else { return false }
    return [bytes[offset - 1], bytes[offset + 1]].allSatisfy {
      $0.isASCIILetter || $0.isASCIIDigit || $0 >= 0x80
    }
  }

  /// Whether a place between two signs, as in `("*Jaws*")`, is within a quotation that a `"` before
  /// it in the same paragraph opens. Those that are between signs themselves open and close in
  /// turn.
  private func isQuoted(at offset: Int, in bytes: [UInt8]) -> Bool {
    var (start, isOdd) = (offset, false)
    while start > 0, offset - start < 500 {
      start -= 1
      if bytes[start] == .lineFeed, bytes[start + 1] == .lineFeed { break }
      guard bytes[start] == UInt8(ascii: "\"") else { continue }
      let flanks = Flanks(start..<start + 1, in: bytes)
      guard flanks.isLeft, flanks.isRight else { return flanks.isLeft != isOdd }
      if !isInWord(start, in: bytes) { isOdd.toggle() }
    }
    return isOdd
  }

  /// Whether a `'` shortly before `offset`, in the same paragraph, opens a quotation that is not
  /// closed yet: without one, a `'` at the end of a word is an apostrophe, as in `the cooks'`.
  private func isQuotationOpen(at offset: Int, in bytes: [UInt8]) -> Bool {
    var start = offset
    while start > 0, offset - start < 500 {
      start -= 1
      if bytes[start] == .lineFeed, bytes[start + 1] == .lineFeed { return false }
      guard bytes[start] == UInt8(ascii: "'") else { continue }
      let flanks = Flanks(start..<start + 1, in: bytes)
      guard flanks.isLeft != flanks.isRight else { continue }
      if flanks.isLeft, isApostrophe(at: start, in: bytes) { continue }
      return flanks.isLeft
    }
    return false
  }
}

/// The opening and closing marks of a quotation, as UTF-8.
struct QuotationMarks: Sendable, Hashable {
  let opening: [UInt8]
  let closing: [UInt8]

  /// Makes them from a text with a space between them.
  init(_ text: String) {
    let parts = text.utf8.split(separator: .space)
    opening = Array(parts[0])
    closing = Array(parts[1])
  }
}
