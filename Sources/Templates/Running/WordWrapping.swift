/// Breaks lines between words, as `textwrap` of Python does: white space stays as it is written,
/// but that at a break is left out. Lines are as long as readers see them: a letter with its marks
/// is one character.
struct WordWrapping {
  typealias Scalars = ArraySlice<Unicode.Scalar>

  /// The most characters of a line.
  let width: Int
  /// Whether words that are longer are broken, too.
  let breaksWords: Bool

  /// The lines that are made of one.
  func lines(of text: ArraySlice<UInt8>) -> [String] {
    let text = String(decoding: text, as: UTF8.self)
    let scalars = Array(text.unicodeScalars)
    let ruler = Ruler(text, scalarCount: scalars.count)
    var rest = Array(Self.chunks(of: scalars[...]).reversed())
    var lines: [String] = []
    while let next = rest.last {
      if !lines.isEmpty, Self.isBlank(next) { rest.removeLast() }
      let line = takeLine(from: &rest, by: ruler)
      guard !line.isEmpty else { continue }
      var text = String.UnicodeScalarView()
      text.append(contentsOf: line.joined())
      lines.append(String(text))
    }
    return lines
  }

  /// Takes the chunks of the next line; the last chunk of the rest is the first that is left.
  private func takeLine(from rest: inout [Scalars], by ruler: Ruler) -> [Scalars] {
    var line: [Scalars] = []
    var length = 0
    while let next = rest.last, length + ruler.width(of: next) <= width {
      line.append(next)
      length += ruler.width(of: next)
      rest.removeLast()
    }
    if let long = rest.last, ruler.width(of: long) > width {
      if breaksWords {
        let end = Self.place(toBreak: long, within: width - length, by: ruler)
        line.append(long[..<end])
        rest[rest.count - 1] = long[end...]
      } else if line.isEmpty {
        line.append(long)
        rest.removeLast()
      }
    }
    if let last = line.last, Self.isBlank(last) { line.removeLast() }
    return line
  }

  /// Where a long word is broken: after a hyphen, if there is one.
  private static func place(
    toBreak word: Scalars, within space: Int, by ruler: Ruler
  ) -> Int {
    let end = ruler.end(of: space, in: word)
    if let hyphen = word[..<end].lastIndex(of: "-"), word[..<hyphen].contains(where: { $0 != "-" })
    {
      return hyphen + 1
    }
    return end
  }

  /// Words and the white space between them; words with hyphens are cut after these.
  private static func chunks(of text: Scalars) -> [Scalars] {
    var result: [Scalars] = []
    var start = text.startIndex
    for index in text.indices.dropFirst() where canBreak(text, before: index) {
      result.append(text[start..<index])
      start = index
    }
    if start < text.endIndex { result.append(text[start...]) }
    return result
  }

  private static func canBreak(_ text: Scalars, before index: Int) -> Bool {
    let isAfterSpace = isSpace(text[index - 1])
    guard isAfterSpace == isSpace(text[index]) else { return true }
    guard !isAfterSpace, (text[index - 1] == "-") != (text[index] == "-") else { return false }
    if text[index] == "-" {
      // A dash of several hyphens is apart from the words around it.
      let end = text[index...].firstIndex { $0 != "-" } ?? text.endIndex
      return end - index > 1 && end < text.endIndex && isWord(text[end])
        && isBeforeDash(text[index - 1])
    }
    let hyphens = text[..<index].reversed().prefix { $0 == "-" }.count
    let start = index - hyphens
    guard start > text.startIndex else { return false }
    if hyphens > 1 { return isWord(text[index]) && isBeforeDash(text[start - 1]) }
    return endsPartOfWord(text[..<start]) && beginsPartOfWord(text[index...])
  }

  private static func endsPartOfWord(_ text: Scalars) -> Bool {
    let end = Array(text.suffix(3).reversed())
    guard end.count > 1, isLetter(end[0]) else { return false }
    return isLetter(end[1]) || end[1] == "-" && end.count > 2 && isLetter(end[2])
  }

  private static func beginsPartOfWord(_ text: Scalars) -> Bool {
    let start = Array(text.prefix(3))
    guard start.count > 1, isLetter(start[0]) else { return false }
    return isLetter(start[1]) || start[1] == "-" && start.count > 2 && isLetter(start[2])
  }

  private static func isBlank(_ chunk: Scalars) -> Bool { chunk.allSatisfy(isSpace) }

  /// The white space of ASCII: a no-break space is part of a word.
  private static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
    scalar == " " || (0x09...0x0D).contains(scalar.value)
  }

  private static func isWord(_ scalar: Unicode.Scalar) -> Bool {
    isLetter(scalar) || scalar.properties.numericType != nil
  }

  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "_" || scalar.properties.isAlphabetic
  }

  private static func isBeforeDash(_ scalar: Unicode.Scalar) -> Bool {
    isWord(scalar) || "!\"'&.,?".unicodeScalars.contains(scalar)
  }

  /// Measures parts of a text in characters that readers see.
  private struct Ruler {
    /// How many characters begin before each scalar, and in all; nil where each scalar is one.
    private let positions: [Int]?

    init(_ text: String, scalarCount: Int) {
      guard text.utf8.count > scalarCount else {
        positions = nil
        return
      }
      var positions: [Int] = []
      positions.reserveCapacity(scalarCount + 1)
      for (number, character) in text.enumerated() {
        for _ in character.unicodeScalars { positions.append(number) }
      }
      positions.append(text.count)
      self.positions = positions
    }

    func width(of part: Scalars) -> Int {
      guard let positions else { return part.count }
      return positions[part.endIndex] - positions[part.startIndex]
    }

    /// Where the first characters of a part end that is wider.
    func end(of width: Int, in part: Scalars) -> Int {
      guard let positions else { return part.startIndex + width }
      let last = positions[part.startIndex] + width
      var end = part.startIndex
      while end < part.endIndex, positions[end] < last { end += 1 }
      return end
    }
  }
}
