import Schema

/// The id of a page that a link to a missing one probably means: the same in another form, or with
/// one letter that is wrong, missing or too many.
///
/// Of ids only their numbers are known, so that what may be meant is made from what is written.
struct AnchorSlip {
  let meant: String

  /// Finds the only id that may be meant.
  init?(of anchor: String, among isID: (String) -> Bool) {
    var slug: [UInt8] = []
    TextFold.appendSlug(from: Array(anchor.utf8).span, to: &slug)
    let forms = [anchor.lowercased(), String(decoding: slug, as: UTF8.self)]
    if let form = forms.first(where: { !$0.isEmpty && isID($0) }) {
      meant = form
      return
    }
    guard 4...Self.longest ~= anchor.utf8.count, anchor.utf8.allSatisfy({ $0 < 0x80 }) else {
      return nil
    }
    let found = Self.neighbours(of: Array(anchor.lowercased().utf8)).filter(isID)
    guard found.count == 1, let only = found.first else { return nil }
    meant = only
  }

  /// How many of them are searched for in a build: each takes thousands of comparisons.
  static let mostSearches = 200

  /// Longer ids are not searched for.
  private static let longest = 60

  /// All texts that differ by one letter; another digit is another thing.
  private static func neighbours(of bytes: [UInt8]) -> Set<String> {
    let letters = Array("abcdefghijklmnopqrstuvwxyz-_".utf8)
    var texts: Set<String> = []
    for place in 0...bytes.count {
      let (start, rest) = (bytes[..<place], bytes[place...])
      if let first = rest.first, 0x30...0x39 ~= first { continue }
      texts.insert(String(decoding: start + rest.dropFirst(), as: UTF8.self))
      if rest.count > 1 {
        let turned = start + [bytes[place + 1], bytes[place]] + rest.dropFirst(2)
        texts.insert(String(decoding: turned, as: UTF8.self))
      }
      for letter in letters {
        texts.insert(String(decoding: start + [letter] + rest, as: UTF8.self))
        texts.insert(String(decoding: start + [letter] + rest.dropFirst(), as: UTF8.self))
      }
    }
    return texts
  }
}
