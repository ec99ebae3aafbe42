import Escaping
import Tables

extension TextTransform {
  /// The elements that begin and end lines, or cells of a table.
  private static let lines = names(
    """
    address article aside blockquote br caption center dd details dialog dir div dl dt fieldset
    figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr legend li main menu nav ol
    optgroup option p pre search section summary table tbody td tfoot th thead tr ul
    """)
  /// The elements whose text no reader sees.
  private static let unseen = names("script style template")

  private static func names(_ text: String) -> Set<[UInt8]> {
    Set(text.split { $0 == " " || $0 == "\n" }.map { Array($0.utf8) })
  }

  /// Appends HTML as plain text: without tags and comments, references as characters, white
  /// space as single spaces.
  ///
  /// - Parameters:
  ///   - text: The HTML.
  ///   - asShown: Whether lines and cells are apart, and scripts and styles are left out.
  ///   - output: Gets the text.
  static func appendWithoutTags(
    _ text: ArraySlice<UInt8>, asShown: Bool, to output: inout [UInt8]
  ) {
    var plain: [UInt8] = []
    var index = text.startIndex
    while index < text.endIndex {
      switch text[index] {
      case UInt8(ascii: "<"):
        guard beginsTag(text[index...]) else {
          plain.append(text[index])
          index += 1
          continue
        }
        guard let end = endOfTag(text[index...]) else {
          plain += text[index...]
          index = text.endIndex
          continue
        }
        let name = asShown ? name(ofTagAt: index, in: text) : []
        if lines.contains(name) { plain.append(0x20) }
        let isStart = text[text.index(after: index)] != UInt8(ascii: "/")
        index = isStart && unseen.contains(name) ? endOfElement(name, from: end, in: text) : end
      case UInt8(ascii: "&"):
        if let (characters, end) = CharacterReferences.reference(at: index, in: text) {
          plain += characters.utf8
          index = end
        } else {
          plain.append(text[index])
          index += 1
        }
      default:
        plain.append(text[index])
        index += 1
      }
    }
    for (number, word) in words(of: plain[...]).enumerated() {
      if number > 0 { output.append(0x20) }
      output += word
    }
  }

  /// The name of the tag at a place, in lower case; of an end tag as well.
  private static func name(ofTagAt start: Int, in text: ArraySlice<UInt8>) -> [UInt8] {
    let isEnd = text.dropFirst(start + 1 - text.startIndex).first == UInt8(ascii: "/")
    let name = text[(start + (isEnd ? 2 : 1))...]
    return name.prefix { isLetter($0) || 0x30...0x39 ~= $0 }.map { $0 | 0x20 }
  }

  /// Where the end tag of an element whose content begins at a place ends, with that tag; the end of
  /// the text where there is none.
  private static func endOfElement(
    _ name: [UInt8], from start: Int, in text: ArraySlice<UInt8>
  ) -> Int {
    var index = start
    while let next = text[index...].firstIndex(of: UInt8(ascii: "<")) {
      index = next + 1
      guard index < text.endIndex, text[index] == UInt8(ascii: "/"),
        self.name(ofTagAt: next, in: text) == name
      else { continue }
      return endOfTag(text[next...]) ?? text.endIndex
    }
    return text.endIndex
  }

  /// Whether the `<` that a text begins with opens a tag or comment (WHATWG HTML, section 13.2.5.6,
  /// "Tag open state").
  private static func beginsTag(_ text: ArraySlice<UInt8>) -> Bool {
    guard let next = text.dropFirst().first else { return false }
    return 0x61...0x7A ~= next | 0x20 || "/!?".utf8.contains(next)
  }

  /// Where a tag or comment ends; nil where it is not closed.
  private static func endOfTag(_ text: ArraySlice<UInt8>) -> Int? {
    if text.starts(with: "<!--".utf8) {
      return text.dropFirst(2).firstIndex(ofBytes: ArraySlice("-->".utf8)).map { $0 + 3 }
    }
    var index = text.startIndex + 1
    if text[index] == UInt8(ascii: "/") { index += 1 }
    guard index < text.endIndex, isLetter(text[index]) else {
      return text[index...].firstIndex(of: UInt8(ascii: ">")).map { $0 + 1 }
    }
    index =
      text[index...].firstIndex { isWhitespace($0) || "/>".utf8.contains($0) } ?? text.endIndex
    return endOfAttributes(text[index...])
  }

  /// Where a tag ends whose attributes begin here: at the first `>` that is not in a quoted value
  /// (WHATWG HTML, sections 13.2.5.32 to 13.2.5.39).
  private static func endOfAttributes(_ text: ArraySlice<UInt8>) -> Int? {
    var index = text.startIndex
    var hasName = false
    var isBeforeValue = false
    while index < text.endIndex {
      let byte = text[index]
      index += 1
      if byte == UInt8(ascii: ">") { return index }
      if isWhitespace(byte) { continue }
      if isBeforeValue {
        (isBeforeValue, hasName) = (false, false)
        if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
          guard let close = text[index...].firstIndex(of: byte) else { return nil }
          index = close + 1
        } else {
          index =
            text[index...].firstIndex { isWhitespace($0) || $0 == UInt8(ascii: ">") }
            ?? text.endIndex
        }
      } else if byte == UInt8(ascii: "=") {
        // A sign before any name is the first of a name.
        (isBeforeValue, hasName) = (hasName, true)
      } else {
        hasName = byte != UInt8(ascii: "/")
      }
    }
    return nil
  }
}
