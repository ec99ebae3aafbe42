import Escaping

/// Operations on the bytes of a text.
enum TextTransform {
  /// Appends a text with one part replaced by another, at most `count` times unless negative.
  static func appendReplacing(
    _ text: ArraySlice<UInt8>, _ old: ArraySlice<UInt8>, by new: ArraySlice<UInt8>, count: Int,
    limit: Int, to output: inout [UInt8]
  ) {
    var rest = text
    var left = count < 0 ? Int.max : count
    while left > 0, output.count <= limit, !rest.isEmpty, let place = rest.firstIndex(ofBytes: old)
    {
      output += rest[rest.startIndex..<place]
      output += new
      if old.isEmpty, let first = rest.first {
        let length = min(CodePoint.length(of: first), rest.count)
        output += rest.prefix(length)
        rest = rest.dropFirst(length)
        if rest.isEmpty, left > 1 { output += new }
      } else {
        rest = rest[(place + old.count)...]
      }
      left -= 1
    }
    output += rest
  }

  /// A text without white space, or without these characters, on both sides.
  static func trimmed(
    _ text: ArraySlice<UInt8>, of characters: ArraySlice<UInt8>?
  ) -> ArraySlice<UInt8> {
    var text = text
    func isTrimmed(_ character: ArraySlice<UInt8>) -> Bool {
      guard let characters else { return CodePoint.isSpace(character) }
      return characters.firstIndex(ofBytes: character) != nil
    }
    while let first = text.first {
      let length = min(CodePoint.length(of: first), text.count)
      guard isTrimmed(text.prefix(length)) else { break }
      text = text.dropFirst(length)
    }
    while let start = text.lastIndex(where: CodePoint.isStart), isTrimmed(text[start...]) {
      text = text[..<start]
    }
    return text
  }

  /// The parts of a text between occurrences of a separator, or its words.
  static func split(
    _ text: ArraySlice<UInt8>, at separator: ArraySlice<UInt8>?
  ) -> [ArraySlice<UInt8>] {
    guard let separator, !separator.isEmpty else { return words(of: text) }
    var parts: [ArraySlice<UInt8>] = []
    var rest = text
    while let place = rest.firstIndex(ofBytes: separator) {
      parts.append(rest[rest.startIndex..<place])
      rest = rest[(place + separator.count)...]
    }
    return parts + [rest]
  }

  /// The parts of a text between white space.
  static func words(of text: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
    var words: [ArraySlice<UInt8>] = []
    var start: Int?
    var index = text.startIndex
    while index < text.endIndex {
      let end = min(index + CodePoint.length(of: text[index]), text.endIndex)
      if CodePoint.isSpace(text[index..<end]) {
        if let first = start { words.append(text[first..<index]) }
        start = nil
      } else if start == nil {
        start = index
      }
      index = end
    }
    if let start { words.append(text[start...]) }
    return words
  }

  /// The number of runs of letters, digits and `_`.
  static func wordCount(of text: ArraySlice<UInt8>) -> Int {
    var count = 0
    var isInside = false
    for scalar in String(decoding: text, as: UTF8.self).unicodeScalars {
      let isWord =
        scalar == "_" || scalar.properties.isAlphabetic || scalar.properties.numericType != nil
      if isWord, !isInside { count += 1 }
      isInside = isWord
    }
    return count
  }

  /// Whether a text has letters, all of them in one case.
  static func isCased(_ text: ArraySlice<UInt8>, isUpper: Bool) -> Bool {
    var upper: [UInt8] = []
    var lower: [UInt8] = []
    CaseMapping.usual.appendUpper(text, to: &upper)
    CaseMapping.usual.appendLower(text, to: &lower)
    let (mapped, other) = isUpper ? (upper, lower) : (lower, upper)
    return text.elementsEqual(mapped) && !text.elementsEqual(other)
  }

  /// The lines of a text.
  static func lines(of text: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
    var lines = text.split(separator: 0x0A, omittingEmptySubsequences: false).map { line in
      line.last == 0x0D ? line.dropLast() : line
    }
    if lines.last?.isEmpty ?? false { lines.removeLast() }
    return lines
  }

  static func appendReversed(_ text: ArraySlice<UInt8>, to output: inout [UInt8]) {
    let starts = ShownCharacters.starts(in: text)
    for (start, end) in zip(starts, starts.dropFirst()).reversed() { output += text[start..<end] }
  }

  /// Appends a text as part of a URL's path or query: `/` stays.
  static func appendURLEncoded(_ text: ArraySlice<UInt8>, to output: inout [UInt8]) {
    for byte in text {
      if isLetter(byte) || isDigit(byte) || "-._~/".utf8.contains(byte) {
        output.append(byte)
      } else {
        output.appendPercentEncoded(byte)
      }
    }
  }

  /// Why no text can be cut to this many characters, its end included; nil where it can.
  static func objection(toLength length: Int, withEnd end: ArraySlice<UInt8>) -> String? {
    let least = ShownCharacters.count(in: end)
    guard length < least else { return nil }
    return "'truncate' needs a length of at least \(least), the characters of its end"
  }

  /// Appends a text cut at the end of a word, where it is longer than `length` and `leeway`
  /// characters together.
  static func appendTruncated(
    _ text: ArraySlice<UInt8>, length: Int, end: ArraySlice<UInt8>, leeway: Int,
    to output: inout [UInt8]
  ) throws(RenderingFailure) {
    if let reason = objection(toLength: length, withEnd: end) { throw RenderingFailure(reason) }
    try ArgumentRange.leeway.check(leeway)
    let (most, overflow) = length.addingReportingOverflow(leeway)
    let kept = length - ShownCharacters.count(in: end)
    // No character has less than one byte.
    guard !overflow, text.count > most, ShownCharacters.end(of: most + 1, in: text) != nil,
      let stop = ShownCharacters.end(of: kept, in: text)
    else {
      output += text
      return
    }
    var part = text[..<stop]
    if let space = part.lastIndex(where: isWhitespace) {
      part = part[..<space]
      while let last = part.last, isWhitespace(last) { part.removeLast() }
    }
    output += part
    output += end
  }

  /// Appends a text whose lines, except the first and empty ones, are indented.
  static func appendIndented(
    _ text: ArraySlice<UInt8>, width: Int, first: Bool, blank: Bool, limit: Int,
    to output: inout [UInt8]
  ) throws(RenderingFailure) {
    try ArgumentRange.indentWidth.check(width)
    let space = repeatElement(UInt8(ascii: " "), count: width)
    for (number, line) in text.split(separator: 0x0A, omittingEmptySubsequences: false).enumerated()
    {
      if number > 0 { output.append(0x0A) }
      if number == 0 ? first : blank || !line.isEmpty { output += space }
      output += line
      if output.count > limit { return }
    }
  }

  /// Appends a text whose lines are broken between words where they are too long.
  static func appendWrapped(
    _ text: ArraySlice<UInt8>, width: Int, breaksWords: Bool, line end: ArraySlice<UInt8>,
    to output: inout [UInt8]
  ) throws(RenderingFailure) {
    try ArgumentRange.wrapWidth.check(width)
    let wrapping = WordWrapping(width: width, breaksWords: breaksWords)
    for (number, line) in lines(of: text).enumerated() {
      if number > 0 { output += end }
      for (part, text) in wrapping.lines(of: line).enumerated() {
        if part > 0 { output += end }
        output.append(contentsOf: text.utf8)
      }
    }
  }
}
