/// The words of a list of media queries, as an attribute `media` and `@media` have one (Media Queries
/// Levels 4 and 5): a browser never applies what has one that it does not know.
package struct MediaQuery {
  /// A word or value of a query that means nothing.
  package enum Fault: Hashable, Sendable {
    /// A word that is not known.
    case word(String)
    /// The feature of a length that is written without its unit.
    case withoutUnit(String)
  }

  /// The types of media, those that are obsolete included, and the words between conditions.
  package static let types: Set<String> = [
    "all", "print", "screen", "speech", "aural", "braille", "embossed", "handheld", "projection",
    "tty", "tv",
  ]

  /// The features of which a query asks.
  package static let features: Set<String> = {
    let ranges = [
      "width", "height", "aspect-ratio", "resolution", "color", "color-index", "monochrome",
      "device-width", "device-height", "device-aspect-ratio", "horizontal-viewport-segments",
      "vertical-viewport-segments",
    ]
    let others = [
      "orientation", "scan", "grid", "update", "overflow-block", "overflow-inline", "color-gamut",
      "pointer", "hover", "any-pointer", "any-hover", "display-mode", "dynamic-range",
      "video-dynamic-range", "video-color-gamut", "environment-blending", "forced-colors",
      "inverted-colors", "nav-controls", "prefers-color-scheme", "prefers-contrast",
      "prefers-reduced-data", "prefers-reduced-motion", "prefers-reduced-transparency", "scripting",
      "device-posture", "shape",
    ]
    return Set(ranges + ranges.flatMap { ["min-" + $0, "max-" + $0] } + others)
  }()

  private static let operators: Set<String> = ["and", "or", "not", "only", "layer"]
  private static let lengths: Set<String> = [
    "width", "min-width", "max-width", "height", "min-height", "max-height",
  ]

  /// The first word or value of a list of queries that means nothing, and where it is; words with the
  /// prefix of a browser, and names of a site's own, are left to these.
  package static func fault(in query: [UInt8]) -> (fault: Fault, range: Range<Int>)? {
    var offset = 0
    var depth = 0
    var beginsCondition = false
    while offset < query.count {
      let byte = query[offset]
      if isLetter(byte) || byte == UInt8(ascii: "-") {
        let word = query[offset...].prefix(while: isNameByte)
        let name = String(decoding: word.map(lowercased), as: UTF8.self)
        let next = query[word.endIndex...].first { !isWhitespace($0) }
        let known = depth == 0 ? types : features
        let isWord =
          depth == 0
          ? next != UInt8(ascii: "(") || !operators.contains(name)
          : beginsCondition && next.map(">=<:)".utf8.contains) == true
        if isWord, !name.hasPrefix("-"), !known.contains(name), !operators.contains(name) {
          return (.word(name), word.indices)
        }
        if isWord, depth > 0, lengths.contains(name), lacksUnit(query[word.endIndex...]) {
          return (.withoutUnit(name), word.indices)
        }
        offset = word.endIndex
        beginsCondition = false
        continue
      }
      switch byte {
      case UInt8(ascii: "("): (depth, beginsCondition) = (depth + 1, true)
      case UInt8(ascii: ")"): depth -= 1
      case _ where isWhitespace(byte) || byte == UInt8(ascii: ","): break
      // Anything else, such as an escape or a comment, is not read.
      case _ where depth == 0: return nil
      default: beginsCondition = false
      }
      offset += 1
    }
    return nil
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    isLetter(byte) || isDigit(byte) || byte == UInt8(ascii: "-")
  }

  /// Whether the value behind a feature is a number other than 0 without a unit.
  private static func lacksUnit(_ rest: ArraySlice<UInt8>) -> Bool {
    let value = rest.drop(while: isWhitespace)
    guard value.first == UInt8(ascii: ":") else { return false }
    let number = value.dropFirst().drop(while: isWhitespace).prefix { isDigit($0) }
    let next = rest[number.endIndex...].first { !isWhitespace($0) }
    return !number.isEmpty && number.contains { $0 != UInt8(ascii: "0") }
      && next == UInt8(ascii: ")")
  }
}
