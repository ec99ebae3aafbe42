import FileSystem

/// A file in the text that an `InputDigest` hashes: its path and the hash of its contents, each on a
/// line of its own. No name of a file of a site holds a line break (`FileTree.refusingControls`).
enum DigestEntry {
  /// The digits of a hash.
  private static let hashSize = 16
  private static let lineBreak = UInt8(ascii: "\n")

  /// The number of bytes of the entry of a file.
  static func size(of path: String) -> Int { path.utf8.count + hashSize + 2 }

  /// Appends the entry of a file; returns where its hash is.
  static func append(_ path: String, _ hash: ContentHash, to text: inout [UInt8]) -> Int {
    text += path.utf8
    text.append(lineBreak)
    let place = text.count
    hash.append(to: &text)
    text.append(lineBreak)
    return place
  }

  /// Where the hash of a file is whose entry begins at an offset; nil where another entry does.
  static func placeOfHash(of path: String, at start: Int, in text: [UInt8]) -> Int? {
    let end = start + path.utf8.count
    guard start + size(of: path) <= text.count, text[start..<end].elementsEqual(path.utf8),
      text[end] == lineBreak
    else { return nil }
    return end + 1
  }

  /// The hash at a place.
  static func hash(at place: Int, in text: [UInt8]) -> ContentHash? {
    ContentHash(digits: digits(at: place, in: text))
  }

  /// The digits of the hash at a place.
  static func digits(at place: Int, in text: [UInt8]) -> ArraySlice<UInt8> {
    text[range(at: place)]
  }

  /// The bytes of the hash at a place.
  static func range(at place: Int) -> Range<Int> { place..<place + hashSize }

  /// The digits of all files' hashes by their paths, and what is before the entries, which has two
  /// lines; nil where the text is none of a digest.
  static func all(
    in text: [UInt8]
  ) -> (start: ArraySlice<UInt8>, files: [String: ArraySlice<UInt8>])? {
    let lines = text.split(separator: lineBreak, omittingEmptySubsequences: false)
    // Nothing follows the last line break.
    guard lines.count >= 3, lines.count % 2 == 1, let last = lines.last, last.isEmpty else {
      return nil
    }
    var files: [String: ArraySlice<UInt8>] = [:]
    for index in stride(from: 2, to: lines.count - 1, by: 2) {
      files[String(decoding: lines[index], as: UTF8.self)] = lines[index + 1]
    }
    return (text[..<lines[1].endIndex], files)
  }
}
