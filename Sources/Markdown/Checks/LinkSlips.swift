/// Finds text that is nearly a link.
struct LinkSlips {
  private let text: NearlyMarkdown
  private(set) var finds: [NearlyMarkdown.Find] = []

  private var bytes: [UInt8] { text.bytes }
  private var range: Range<Int> { text.range }

  /// Reads a text. Linear in its size.
  init(in text: NearlyMarkdown) {
    self.text = text
    findOpenLinks()
    findMisplacedBrackets()
    findPaths()
  }

  private mutating func add(_ form: NearlyMarkdown.Form, _ place: Range<Int>) {
    finds.append(NearlyMarkdown.Find(form: form, range: place))
  }

  /// Finds destinations that are not closed on their line, and titles that are not.
  private mutating func findOpenLinks() {
    var offset = range.lowerBound
    while let bracket = ByteSearch.first(
      UInt8(ascii: "]"), before: UInt8(ascii: "("), in: bytes, offset..<range.upperBound)
    {
      offset = bracket + 2
      let rest = bytes[offset..<text.endOfLine(offset)]
      if let close = ByteSearch.first(UInt8(ascii: ")"), in: bytes, offset..<rest.endIndex) {
        if rest.first == UInt8(ascii: "<"),
          !rest.dropFirst().prefix(while: { $0 != UInt8(ascii: "<") }).contains(UInt8(ascii: ">"))
        {
          add(.openBracket, bracket..<close + 1)
        } else if hasBrokenTitle(rest[..<close]) {
          add(.brokenTitle, bracket..<close + 1)
        } else if isLone(bracket), rest[..<close].isCertainDestination {
          add(.reversedLink, bracket..<close + 1)
        }
      } else if let end = endOfOpenDestination(rest), beginsWords(before: bracket) {
        add(.openLink, bracket..<end)
      }
    }
  }

  /// Whether no bracket is open before one that closes: in its paragraph, which has to be short
  /// enough to be read as far as its start.
  private func isLone(_ bracket: Int) -> Bool {
    guard !text.isEscaped(bracket) else { return false }
    let first = max(range.lowerBound, bracket - NearlyMarkdown.longestLine)
    var closed = 0
    for index in (first..<bracket).reversed() {
      switch bytes[index] {
      case UInt8(ascii: "["):
        if closed == 0 { return false }
        closed -= 1
      case UInt8(ascii: "]"): closed += 1
      case 0x0A where isBlankLine(before: index): return true
      default: break
      }
    }
    return first == range.lowerBound
  }

  /// Whether the line that ends at a line feed is blank.
  private func isBlankLine(before end: Int) -> Bool {
    let line = bytes[range.lowerBound..<end].reversed().prefix { $0 != 0x0A }
    return line.allSatisfy { $0.isBlank || $0.isLineEnd }
  }

  /// Where a destination ends that nothing closes; nil where it does not look like one.
  private func endOfOpenDestination(_ rest: ArraySlice<UInt8>) -> Int? {
    guard let first = rest.first(where: { !$0.isBlank && !$0.isLineEnd }) else {
      return rest.startIndex
    }
    if first == UInt8(ascii: "<") {
      return rest.lastIndex { !$0.isBlank && !$0.isLineEnd }.map { $0 + 1 }
    }
    let destination = rest.prefix { !$0.isBlank }
    guard !destination.contains(where: { "\"'<>[](".utf8.contains($0) }) else { return nil }
    let words = destination.prefix(
      destination.count - destination.reversed().prefix { ".,;:!?".utf8.contains($0) }.count)
    if words.isCertainDestination { return words.endIndex }
    if destination.isLikeDestination, let end = endOfTitle(rest[destination.endIndex...]) {
      return end
    }
    guard !rest.contains(where: { "\"'<>[](".utf8.contains($0) }) else { return nil }
    let isLikely = destination.contains { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "/") }
    return (isLikely || destination.hasScheme) && destination.count > 3
      ? destination.endIndex : nil
  }

  /// Where a title in quotation marks ends that is the rest of a line; nil where there is none.
  private func endOfTitle(_ rest: ArraySlice<UInt8>) -> Int? {
    let title = rest.drop(while: \.isBlank)
    guard let quote = title.first, "\"'".utf8.contains(quote),
      let last = title.lastIndex(where: { !$0.isBlank && !$0.isLineEnd }),
      title.dropFirst().firstIndex(of: quote) == last
    else { return nil }
    return last + 1
  }

  /// Whether a destination in parentheses is followed by a title that is not one.
  private func hasBrokenTitle(_ inside: ArraySlice<UInt8>) -> Bool {
    // Most have no title.
    guard
      let blank = ByteSearch.first(.space, in: bytes, inside.startIndex..<inside.endIndex)
    else { return false }
    let destination = inside[..<blank]
    guard destination.isLikeDestination else { return false }
    let title = inside[destination.endIndex...].drop(while: \.isBlank)
    guard let quote = title.first, "\"'".utf8.contains(quote) else { return false }
    let rest = title.dropFirst()
    guard let end = rest.firstIndex(of: quote) else { return true }
    return rest[(end + 1)...].contains { !$0.isBlank }
  }

  /// Whether the bracket that opens before another one has a `!` before it.
  private func isImage(before bracket: Int) -> Bool {
    let before = bytes[max(range.lowerBound, bracket - NearlyMarkdown.longestLine)..<bracket]
    guard let open = before.lastIndex(of: UInt8(ascii: "[")), open > range.lowerBound else {
      return false
    }
    return bytes[open - 1] == UInt8(ascii: "!") && !text.isEscaped(open - 1)
  }

  /// Whether a bracket before another one on the same line begins words, rather than an index.
  private func beginsWords(before bracket: Int) -> Bool {
    let before = bytes[max(range.lowerBound, bracket - NearlyMarkdown.longestLine)..<bracket]
    guard let open = before.lastIndex(where: { $0 == UInt8(ascii: "[") || $0 == 0x0A }),
      bytes[open] == UInt8(ascii: "[")
    else { return false }
    return open == range.lowerBound || !bytes[open - 1].isWordOfASCII
  }

  /// Finds links with a blank between their words and the destination, with the brackets the other
  /// way round, or without one of them.
  private mutating func findMisplacedBrackets() {
    var offset = range.lowerBound
    while let close = ByteSearch.first(UInt8(ascii: "]"), in: bytes, offset..<range.upperBound) {
      offset = close + 1
      guard offset < range.upperBound else { break }
      if bytes[offset].isBlank {
        findSpacedLink(behind: close)
      } else if bytes[offset].isWordOfASCII || bytes[offset] == UInt8(ascii: ".") {
        findUnopenedDestination(behind: close)
      }
    }
    findUnclosedWords()
    findSwappedBrackets()
  }

  /// Finds `] (file.md)`.
  private mutating func findSpacedLink(behind close: Int) {
    let rest = bytes[close + 1..<text.endOfLine(close + 1)].drop(while: \.isBlank)
    guard rest.first == UInt8(ascii: "("), let end = rest.firstIndex(of: UInt8(ascii: ")")),
      beginsWords(before: close)
    else { return }
    let destination = rest[..<end].dropFirst()
    if !destination.contains(where: \.isBlank),
      destination.isCertainDestination
        || destination.isLikeDestination && isImage(before: close)
    {
      add(.spacedLink, close..<end + 1)
    }
  }

  /// Finds `]file.md)` in a line in which no parenthesis is open before it.
  private mutating func findUnopenedDestination(behind close: Int) {
    let rest = bytes[close + 1..<text.endOfLine(close + 1)]
    let destination = rest.prefix { !$0.isBlank && !"()[]<>".utf8.contains($0) }
    guard destination.endIndex < rest.endIndex, bytes[destination.endIndex] == UInt8(ascii: ")"),
      destination.isCertainDestination, beginsWords(before: close)
    else { return }
    let before = bytes[max(range.lowerBound, close - NearlyMarkdown.longestLine)..<close]
    guard !before.reversed().prefix(while: { $0 != 0x0A }).contains(UInt8(ascii: "(")) else {
      return
    }
    add(.reversedLink, close..<destination.endIndex + 1)
  }

  /// Finds `[words(file.md)` without a bracket that closes in its line.
  private mutating func findUnclosedWords() {
    var offset = range.lowerBound
    while let open = ByteSearch.first(UInt8(ascii: "["), in: bytes, offset..<range.upperBound) {
      offset = open + 1
      let words = bytes[offset..<text.endOfLine(offset)].prefix { !"[]()".utf8.contains($0) }
      guard words.endIndex < range.upperBound, bytes[words.endIndex] == UInt8(ascii: "("),
        words.last.map({ $0.isWordOfASCII || $0 >= 0x80 }) == true, !text.isEscaped(open)
      else { continue }
      let rest = bytes[words.endIndex + 1..<text.endOfLine(offset)]
      let destination = rest.prefix { !$0.isBlank && !"()[]<>".utf8.contains($0) }
      guard destination.endIndex < rest.endIndex, bytes[destination.endIndex] == UInt8(ascii: ")"),
        destination.isCertainDestination,
        rest[destination.endIndex...].first(where: { $0 == 0x5B || $0 == 0x5D }) != 0x5D
      else { continue }
      add(.reversedLink, open..<destination.endIndex + 1)
    }
  }

  /// Finds `(words)[file.md]`.
  private mutating func findSwappedBrackets() {
    var offset = range.lowerBound
    while let close = ByteSearch.first(
      UInt8(ascii: ")"), before: UInt8(ascii: "["), in: bytes, offset..<range.upperBound)
    {
      offset = close + 2
      let inside = bytes[offset..<text.endOfLine(offset)].prefix { !$0.isBlank && $0 != 0x5D }
      guard inside.endIndex < range.upperBound, bytes[inside.endIndex] == 0x5D,
        inside.isCertainDestination
      else { continue }
      add(.reversedLink, close..<inside.endIndex + 1)
    }
  }

  /// Finds names of files between `<` and `>`, and addresses with blanks.
  private mutating func findPaths() {
    var offset = range.lowerBound
    while let start = ByteSearch.first(UInt8(ascii: "<"), in: bytes, offset..<range.upperBound) {
      offset = start + 1
      guard !text.isEscaped(start),
        let end = ByteSearch.first(UInt8(ascii: ">"), in: bytes, offset..<text.endOfLine(offset))
      else { continue }
      let inside = bytes[offset..<end]
      if inside.isWebAddress {
        guard inside.contains(where: \.isBlank), !inside.contains(UInt8(ascii: "<")) else {
          continue
        }
        add(.spacedAddress, start..<end + 1)
      } else if inside.allSatisfy({
        $0.isWordOfASCII || $0 >= 0x80 || "-_./%#".utf8.contains($0)
      }), inside.isPathOfFile {
        add(.bracketedPath, start..<end + 1)
      }
    }
  }
}

extension ArraySlice<UInt8> {
  /// Whether it ends as the name of a file that texts lead to.
  fileprivate var isPathOfFile: Bool {
    let path = prefix { $0 != UInt8(ascii: "#") }
    guard let stop = path.lastIndex(of: UInt8(ascii: ".")), stop > startIndex else { return false }
    let ending = path[(stop + 1)...]
    return ["md", "markdown", "html", "htm", "pdf", "png", "jpg", "jpeg", "webp", "gif", "svg"]
      .contains { ending.elementsEqual($0.utf8) }
  }

  fileprivate var isWebAddress: Bool {
    starts(with: "http://".utf8) || starts(with: "https://".utf8)
  }

  /// Whether nobody would write it between brackets other than as a destination.
  fileprivate var isCertainDestination: Bool {
    isPathOfFile || isWebAddress || ["./", "../"].contains { starts(with: $0.utf8) }
  }

  /// Whether it is probably a path or an address, with one full stop or slash, or a scheme.
  var isLikeDestination: Bool {
    contains(UInt8(ascii: "/")) || hasScheme || endsLikeFile
  }

  /// Whether it ends with a full stop and two to five letters or digits.
  var endsLikeFile: Bool {
    guard let stop = lastIndex(of: UInt8(ascii: ".")), stop > startIndex else { return false }
    return (2...5).contains(endIndex - stop - 1)
      && self[(stop + 1)...].allSatisfy(\.isWordOfASCII)
  }

  /// Whether it begins with a scheme or a collection, and something behind its colon.
  fileprivate var hasScheme: Bool {
    guard let colon = firstIndex(of: UInt8(ascii: ":")), colon > startIndex else { return false }
    return colon + 1 < endIndex && first?.isASCIILetter == true
      && self[..<colon].allSatisfy { $0.isWordOfASCII || "+-._".utf8.contains($0) }
  }
}
