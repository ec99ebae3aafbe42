import Escaping

/// Marks the lengths of time in rendered text, such as "1 hour and 15 minutes", so that a timer can
/// be set by them.
package struct SpokenDurations {
  /// Elements in which nothing is marked, because they are links or not prose.
  private static let closed: Set<String> = ["a", "button", "code", "pre", "script", "style"]
  /// Marks that must not be separated by a line break from what they are attached to.
  private static let opening = Set("(~≈“„\"".unicodeScalars)
  private static let closing = Set(",.;:!?…)”“’»«\"".unicodeScalars)

  private let reader: QuantityReader
  private let durations: DurationReader

  /// Appends HTML with its lengths of time in `<span data-seconds="480">`; a range counts as its
  /// lower end. Where marks such as a comma are attached to one, `<span data-with-marks>` holds
  /// them together: a line may break before and after a button, even before a comma.
  package static func append(
    _ html: ArraySlice<UInt8>, in format: LanguageFormat, to output: inout [UInt8]
  ) {
    let words = format.timeWords
    guard QuantityReader.mayHoldQuantity(html) || words.areIn(html) else {
      output += html
      return
    }
    let scalars = Array(String(decoding: html, as: UTF8.self).unicodeScalars)
    let reader = QuantityReader(text: scalars, format: format)
    SpokenDurations(reader: reader, durations: DurationReader(reader: reader)).append(to: &output)
  }

  private func append(to output: inout [UInt8]) {
    var index = 0
    var written = 0
    var open: [String] = []
    while let scalar = reader[index] {
      if scalar == "<" {
        index = endOfTag(at: index, open: &open)
      } else if open.isEmpty, let (seconds, end) = durations.duration(at: index) {
        let whole = withMarks(index..<end, after: written)
        if let seconds {
          output += reader.bytes(written..<whole.lowerBound)
          mark(index..<end, in: whole, seconds: seconds, to: &output)
          written = whole.upperBound
        }
        index = whole.upperBound
      } else {
        index += 1
      }
    }
    output += reader.bytes(written..<index)
  }

  private func mark(
    _ time: Range<Int>, in whole: Range<Int>, seconds: Int, to output: inout [UInt8]
  ) {
    let hasMarks = whole != time
    if hasMarks { output += Array("<span data-with-marks>".utf8) }
    output += reader.bytes(whole.lowerBound..<time.lowerBound)
    output += Array("<span data-seconds=\"\(seconds)\">".utf8)
    output += reader.bytes(time)
    output.append("</span>")
    output += reader.bytes(time.upperBound..<whole.upperBound)
    if hasMarks { output.append("</span>") }
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
}
