import Escaping

/// Marks the lengths of time in rendered text, such as "1 hour and 15 minutes", so that a timer can
/// be set by them.
package struct SpokenDurations {
  /// Elements in which nothing is marked, because they are links or not prose.
  private static let closed: Set<String> = ["a", "button", "code", "pre", "script", "style"]
  private static let longest = 24 * 3600
  /// Marks that must not be separated by a line break from what they are attached to.
  private static let opening = Set("(~≈“„\"".unicodeScalars)
  private static let closing = Set(",.;:!?…)”“’»«\"".unicodeScalars)

  private let reader: QuantityReader
  private let words: TimeWords

  /// Appends HTML with its lengths of time in `<span data-seconds="480">`; a range counts as its
  /// lower end. Where marks such as a comma are attached to one, `<span data-with-marks>` holds
  /// them together: a line may break before and after a button, even before a comma.
  package static func append(
    _ html: ArraySlice<UInt8>, in format: LanguageFormat, to output: inout [UInt8]
  ) {
    guard QuantityReader.mayHoldQuantity(html) else {
      output += html
      return
    }
    let scalars = Array(String(decoding: html, as: UTF8.self).unicodeScalars)
    let reader = QuantityReader(text: scalars, format: format)
    SpokenDurations(reader: reader, words: format.timeWords).append(to: &output)
  }

  private func append(to output: inout [UInt8]) {
    var index = 0
    var written = 0
    var open: [String] = []
    while let scalar = reader[index] {
      if scalar == "<" {
        index = endOfTag(at: index, open: &open)
      } else if open.isEmpty, let (seconds, end) = duration(at: index) {
        let whole = withMarks(index..<end, after: written)
        let hasMarks = whole != index..<end
        output += reader.bytes(written..<whole.lowerBound)
        if hasMarks { output += Array("<span data-with-marks>".utf8) }
        output += reader.bytes(whole.lowerBound..<index)
        output += Array("<span data-seconds=\"\(seconds)\">".utf8)
        output += reader.bytes(index..<end)
        output.append("</span>")
        output += reader.bytes(end..<whole.upperBound)
        if hasMarks { output.append("</span>") }
        (index, written) = (whole.upperBound, whole.upperBound)
      } else {
        index += 1
      }
    }
    output += reader.bytes(written..<index)
  }

  /// A length of time with the marks that are attached to it.
  private func withMarks(_ found: Range<Int>, after written: Int) -> Range<Int> {
    var (start, end) = (found.lowerBound, found.upperBound)
    while start > written, let mark = reader[start - 1], Self.opening.contains(mark) { start -= 1 }
    while let mark = reader[end], Self.closing.contains(mark) { end += 1 }
    return start..<end
  }

  /// Skips a tag, and counts the elements in which nothing is marked.
  private func endOfTag(at start: Int, open: inout [String]) -> Int {
    let isEnd = reader[start + 1] == "/"
    let name = reader.word(at: isEnd ? start + 2 : start + 1).text
    if Self.closed.contains(name) {
      if !isEnd {
        open.append(name)
      } else if let last = open.lastIndex(of: name) {
        open.removeSubrange(last...)
      }
    }
    let end = reader.text[start...].firstIndex(of: ">")
    return end.map { $0 + 1 } ?? reader.text.count
  }

  /// The length of time that begins at a place, and where it ends.
  private func duration(at start: Int) -> (seconds: Int, end: Int)? {
    let before = reader[start - 1]
    let isFree = before.map { "(>~≈\u{A0} \n\t“„\"".unicodeScalars.contains($0) } ?? true
    guard isFree, let (first, unit, end) = part(at: start) else { return nil }
    guard let (second, _, secondEnd) = smallerPart(at: end, than: unit) else {
      return (1...Self.longest).contains(first) ? (first, end) : nil
    }
    return (1...Self.longest).contains(first + second) ? (first + second, secondEnd) : nil
  }

  /// A number, or a range of numbers, with its unit.
  private func part(at start: Int) -> (seconds: Int, unit: Int, end: Int)? {
    guard let quantity = reader.quantity(at: start) else { return nil }
    let numberEnd = endOfRange(after: quantity.end) ?? quantity.end
    let isApart = reader.isSpace(numberEnd) || reader.isDash(numberEnd) || reader[numberEnd] == "\n"
    let (word, end) = reader.word(at: isApart ? numberEnd + 1 : numberEnd)
    guard let unit = words.seconds(of: word), !reader.isDigit(end) else { return nil }
    let (seconds, rest) = (quantity.numerator * unit).quotientAndRemainder(
      dividingBy: quantity.denominator)
    return (seconds + (rest * 2 >= quantity.denominator ? 1 : 0), unit, end)
  }

  /// The end of a range whose lower end is before: `–40`, ` to 40`.
  private func endOfRange(after end: Int) -> Int? {
    if reader.isDash(end), let upper = reader.quantity(at: end + 1) { return upper.end }
    guard reader.isSpace(end) else { return nil }
    if reader.isDash(end + 1), reader.isSpace(end + 2) { return reader.quantity(at: end + 3)?.end }
    let (word, wordEnd) = reader.word(at: end + 1)
    guard words.to.contains(word), reader.isSpace(wordEnd) else { return nil }
    return reader.quantity(at: wordEnd + 1)?.end
  }

  /// ` and 15 minutes`, ` 15 min`: a part of a smaller unit.
  private func smallerPart(
    at end: Int, than unit: Int
  ) -> (seconds: Int, unit: Int, end: Int)? {
    guard reader.isSpace(end) else { return nil }
    var start = end + 1
    let (word, wordEnd) = reader.word(at: start)
    if word == words.and, !word.isEmpty, reader.isSpace(wordEnd) { start = wordEnd + 1 }
    guard let part = part(at: start), part.unit < unit else { return nil }
    return part
  }
}
