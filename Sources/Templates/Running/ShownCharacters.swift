/// The characters of a text as readers see them, in UTF-8: a letter with its marks is one, and so is
/// an emoji of several code points (Unicode Standard Annex 29). CR and LF are two, wherever they are.
enum ShownCharacters {
  /// The number of characters.
  static func count(in text: ArraySlice<UInt8>) -> Int {
    if isASCII(text) { return text.count }
    var count = 0
    forEachEnd(in: text) { _ in
      count += 1
      return true
    }
    return count
  }

  /// The index of the first byte of each character, and the end.
  static func starts(in text: ArraySlice<UInt8>) -> [Int] {
    if isASCII(text) { return Array(text.startIndex...text.endIndex) }
    var starts = [text.startIndex]
    forEachEnd(in: text) { end in
      starts.append(end)
      return true
    }
    return starts
  }

  /// Where the first characters of a text end; nil where it has fewer.
  static func end(of count: Int, in text: ArraySlice<UInt8>) -> Int? {
    guard count > 0 else { return text.startIndex }
    if isASCII(text) { return count <= text.count ? text.startIndex + count : nil }
    var left = count
    var found: Int?
    forEachEnd(in: text) { end in
      left -= 1
      if left == 0 { found = end }
      return left > 0
    }
    return found
  }

  private static func isASCII(_ text: ArraySlice<UInt8>) -> Bool { text.allSatisfy { $0 < 0x80 } }

  /// Calls `body` with the end of each character, as long as it returns true.
  private static func forEachEnd(in text: ArraySlice<UInt8>, _ body: (Int) -> Bool) {
    var end = text.startIndex
    for character in String(decoding: text, as: UTF8.self) {
      if character == "\r\n" {
        end += 1
        guard body(end) else { return }
      }
      end = min(end + (character == "\r\n" ? 1 : character.utf8.count), text.endIndex)
      guard body(end) else { return }
    }
  }
}
