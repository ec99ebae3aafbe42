/// Finds addresses that lack the colon or a slash behind `https`, or a letter in it.
struct AddressSlips {
  private let text: NearlyMarkdown
  private(set) var finds: [NearlyMarkdown.Find] = []

  private var bytes: [UInt8] { text.bytes }
  private var range: Range<Int> { text.range }

  /// Reads a text. Linear in its size.
  init(in text: NearlyMarkdown) {
    self.text = text
    let (colon, slash) = (UInt8(ascii: ":"), UInt8(ascii: "/"))
    var offset = range.lowerBound
    while let start = ByteSearch.first(slash, before: slash, in: bytes, offset..<range.upperBound) {
      offset = start + 2
      guard start > range.lowerBound, text.isWord(at: offset) else { continue }
      let hasColon = bytes[start - 1] == colon
      let name = word(before: hasColon ? start - 1 : start)
      if hasColon ? Self.isSlip(ofScheme: name) : Self.isScheme(name) {
        finds.append(.init(form: .brokenAddress, range: name.startIndex..<start + 2))
      }
    }
    offset = range.lowerBound
    while let start = ByteSearch.first(colon, before: slash, in: bytes, offset..<range.upperBound) {
      offset = start + 2
      let name = word(before: start)
      if text.isWord(at: offset), Self.isScheme(name) {
        finds.append(.init(form: .brokenAddress, range: name.startIndex..<offset))
      }
    }
  }

  /// The letters right before an offset, at most eight.
  private func word(before offset: Int) -> ArraySlice<UInt8> {
    let before = bytes[max(range.lowerBound, offset - 8)..<offset]
    return before.suffix(before.reversed().prefix(while: \.isWordOfASCII).count)
  }

  private static let schemes = ["http", "https"].map { Array($0.utf8) }

  private static func isScheme(_ name: ArraySlice<UInt8>) -> Bool {
    schemes.contains { name.elementsEqual($0) }
  }

  /// Whether a name is `http` or `https` with one letter more, less or other, or with two of them
  /// the other way round.
  private static func isSlip(ofScheme name: ArraySlice<UInt8>) -> Bool {
    guard (3...6).contains(name.count), !isScheme(name), name.allSatisfy(\.isASCIILetter) else {
      return false
    }
    return schemes.contains { scheme in
      let start = zip(name, scheme).prefix { $0 == $1 }.count
      let end = min(
        zip(name.reversed(), scheme.reversed()).prefix { $0 == $1 }.count,
        min(name.count, scheme.count) - start)
      let (own, others) = (
        name.dropFirst(start).dropLast(end), scheme.dropFirst(start).dropLast(end)
      )
      return own.count < 2 && others.count < 2
        || own.count == 2 && own.reversed().elementsEqual(others)
    }
  }
}
