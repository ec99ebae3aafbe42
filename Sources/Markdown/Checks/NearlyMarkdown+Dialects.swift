// Marks inside of lines that other dialects have.
extension NearlyMarkdown {
  /// Finds `$$…$$`, `$x^2$`, `\(x\)`, `^[…]`, `x^2^`, `H~2~O` and `:smile:`.
  mutating func findMarksOfDialects() {
    findBracketedFormulas()
    findEach(UInt8(ascii: "$")) { $0.formula(at: $1) }
    findEach(UInt8(ascii: "^")) { $0.raisedMark(at: $1) }
    findEach(UInt8(ascii: "~")) { $0.loweredMark(at: $1) }
    findEach(UInt8(ascii: ":")) { $0.emoji(at: $1) }
  }

  /// Notes what a function finds at each sign; the search continues behind it.
  private mutating func findEach(
    _ sign: UInt8, _ find: (NearlyMarkdown, Int) -> (form: Form, range: Range<Int>)?
  ) {
    var offset = range.lowerBound
    while let start = ByteSearch.first(sign, in: bytes, offset..<range.upperBound) {
      offset = start + 1
      guard !isEscaped(start), let found = find(self, start) else { continue }
      add(found.form, found.range)
      offset = max(offset, found.range.upperBound)
    }
  }

  /// A formula between two dollar signs at each end, on one line or from here on.
  private func formula(at start: Int) -> (Form, Range<Int>)? {
    let sign = bytes[start]
    guard start + 1 < range.upperBound, bytes[start + 1] == sign else {
      return shortFormula(at: start)
    }
    let inside = start + 2
    let line = inside..<endOfLine(inside)
    if let close = ByteSearch.first(sign, before: sign, in: bytes, line), close > inside {
      return (.formula, start..<close + 2)
    }
    let isAlone = bytes[line].allSatisfy { $0.isBlank || $0.isLineEnd }
    let rest = inside..<endOfParagraph(inside)
    guard isAlone, let next = ByteSearch.first(sign, before: sign, in: bytes, rest) else {
      return nil
    }
    return (.formula, start..<next + 2)
  }

  /// A formula between two dollar signs on one line.
  private func shortFormula(at start: Int) -> (Form, Range<Int>)? {
    let line = start + 1..<endOfLine(start)
    guard let close = ByteSearch.first(bytes[start], in: bytes, line), !isWord(at: close + 1),
      let first = bytes[line].first, !first.isBlank, !bytes[close - 1].isBlank,
      hasSignOfFormula(start + 1..<close)
    else { return nil }
    return (.formula, start..<close + 1)
  }

  /// Whether there is a sign that amounts of money and words do not have.
  private func hasSignOfFormula(_ place: Range<Int>) -> Bool {
    bytes[place].contains { "\\^_{".utf8.contains($0) }
  }

  /// Finds `\(…\)`, at the bracket behind the first backslash: that is text of the document.
  private mutating func findBracketedFormulas() {
    let (backslash, open) = (UInt8(ascii: "\\"), UInt8(ascii: "("))
    var offset = range.lowerBound
    while let start = ByteSearch.first(
      backslash, before: open, in: bytes, offset..<range.upperBound)
    {
      offset = start + 2
      guard !isEscaped(start),
        let close = ByteSearch.first(
          backslash, before: UInt8(ascii: ")"), in: bytes, offset..<endOfLine(offset)),
        hasSignOfFormula(offset..<close)
      else { continue }
      add(.formula, start + 1..<close + 2)
      offset = close + 2
    }
  }

  /// A footnote in the line, or a raised letter or digit.
  private func raisedMark(at start: Int) -> (Form, Range<Int>)? {
    guard isWord(at: start - 1), start + 1 < range.upperBound else { return nil }
    let line = start + 1..<endOfLine(start)
    if bytes[start + 1] == UInt8(ascii: "[") {
      let close = ByteSearch.first(UInt8(ascii: "]"), in: bytes, line)
      return close.flatMap { $0 > start + 3 ? (.inlineNote, start..<$0 + 1) : nil }
    }
    return shortWord(in: line, until: bytes[start]).map { (.raised, start..<$0 + 1) }
  }

  /// A lowered letter or digit.
  private func loweredMark(at start: Int) -> (Form, Range<Int>)? {
    guard isWord(at: start - 1) else { return nil }
    return shortWord(in: start + 1..<endOfLine(start), until: bytes[start]).map {
      (.lowered, start..<$0 + 1)
    }
  }

  /// The name of an emoji between colons.
  private func emoji(at start: Int) -> (Form, Range<Int>)? {
    guard start + 1 < range.upperBound, bytes[start + 1].isASCIILetter, !isWord(at: start - 1)
    else { return nil }
    let name = bytes[start + 1..<min(range.upperBound, start + 40)].prefix {
      $0.isWordOfASCII || "_+-".utf8.contains($0)
    }
    guard name.count > 1, name.endIndex < range.upperBound, !isWord(at: name.endIndex + 1),
      bytes[name.endIndex] == UInt8(ascii: ":"), name.allSatisfy({ $0 == $0.lowercasedASCII })
    else { return nil }
    return (.emoji, start..<name.endIndex + 1)
  }

  /// Where a sign follows the one to four letters or digits with which a range begins.
  private func shortWord(in line: Range<Int>, until sign: UInt8) -> Int? {
    let word = bytes[line].prefix { $0.isWordOfASCII || $0 == UInt8(ascii: "-") }
    guard (1...4).contains(word.count), word.endIndex < line.upperBound,
      bytes[word.endIndex] == sign
    else { return nil }
    return word.endIndex
  }
}
