import Diagnostics
import Tables

// What is where JSON does not allow it: the words for it, and how to continue.

extension JSONReader {
  /// Whether so many mistakes were reported that the rest of the text is not worth reading.
  var hasTooManyMistakes: Bool { mistakes >= DocumentLimits.mistakes }

  /// Reports a mistake that can be skipped.
  mutating func note(_ diagnostic: Diagnostic, log: inout DiagnosticLog) {
    mistakes += 1
    guard mistakes <= DocumentLimits.mistakes else { return }
    if let start = diagnostic.span?.start { tree.noteDamage(at: Int(start)) }
    log.report(diagnostic)
  }

  /// Reports what follows the value that is the whole text.
  mutating func reportTextAfterEnd(log: inout DiagnosticLog) {
    _ = skipComments(log: &log)
    guard offset < view.count else { return }
    log.report(.textAfterJSON(at: span(offset, endOfLine(from: offset))))
  }

  /// Reports the comma before a closing bracket, which is at the offset, and skips it.
  mutating func readTrailingComma(log: inout DiagnosticLog) -> Bool {
    var comma = offset - 1
    while view[comma] != 0x2C { comma -= 1 }
    note(.trailingComma(at: span(comma, comma + 1)), log: &log)
    tree.noteRecovery(at: comma)
    return closeContainer(log: &log)
  }

  /// Skips what is where a comma or the end of the container was expected.
  mutating func recoverSeparator(log: inout DiagnosticLog) -> Bool {
    if skipComments(log: &log) {
      let closing: UInt8 = current.isObject ? 0x7D : 0x5D
      if view[offset] == closing { return true }
      guard view[offset] == 0x2C else { return recoverSeparator(log: &log) }
      offset += 1
      skipSpace()
      return true
    }
    guard offset < view.count else { return failUnclosed(log: &log) }
    if QuotesInText.readOver(by: &self, log: &log) { return !hasTooManyMistakes }
    switch view[offset] {
    case 0x22, 0x7B, 0x5B, 0x2D, 0x30...0x39, 0x66, 0x6E, 0x74:
      // A value or key follows directly: the comma is missing.
      guard !hasTooManyMistakes else { return false }
      let end = tree.nodes.last.map { Int(max($0.end, $0.start)) } ?? offset
      note(.missingComma(at: span(offset, offset + 1), after: span(end, end)), log: &log)
      tree.noteRecovery(at: offset)
      return true
    default:
      if let last = tree.nodes.last, last.kind == .number, last.end == offset,
        isLetter(view[offset])
      {
        return fail(.otherBase(at: wordSpan()), log: &log)
      }
      let isBracket = view[offset] == 0x5D || view[offset] == 0x7D
      let start = current.node.map { Int(tree.nodes[$0].start) } ?? offset
      return fail(
        .unexpectedJSON(
          found(), expected: current.isObject ? "',' or '}'" : "',' or ']'", at: foundSpan(),
          opening: isBracket ? span(start, start + 1) : nil),
        log: &log)
    }
  }

  /// Skips what is where a key was expected.
  mutating func recoverKey(log: inout DiagnosticLog) -> Bool {
    if skipComments(log: &log) {
      return view[offset] == 0x22 ? readString(log: &log) : recoverKey(log: &log)
    }
    guard offset < view.count else { return failUnclosed(log: &log) }
    if view[offset] == 0x27 {
      return readOver(.singleQuotedKey(at: singleQuotedSpan()), singleQuotedSpan(), log: &log)
    }
    if isLetter(view[offset]) {
      return readOver(.unquotedKey(word(), at: wordSpan()), wordSpan(), log: &log)
    }
    let quoted = CurlyQuotes(view: view, source: tree.source).text(at: offset)
    if let quoted { return readOver(quoted.mistake, quoted.span, log: &log) }
    return fail(.unexpectedJSON(found(), expected: "a key in quotes", at: foundSpan()), log: &log)
  }

  /// Skips what is where a colon was expected.
  mutating func recoverColon(log: inout DiagnosticLog) -> Bool {
    if skipComments(log: &log) {
      guard view[offset] == 0x3A else { return recoverColon(log: &log) }
      offset += 1
      return true
    }
    guard offset < view.count else { return failUnclosed(log: &log) }
    return fail(
      .unexpectedJSON(found(), expected: "':' and a value", at: foundSpan()), log: &log)
  }

  /// Skips what is where a value was expected.
  mutating func recoverValue(log: inout DiagnosticLog) -> Bool {
    if skipComments(log: &log) {
      return readValueAfterComment(log: &log)
    }
    guard offset < view.count else { return failUnclosed(log: &log) }
    switch view[offset] {
    case 0x27:
      return readOver(.singleQuotedText(at: singleQuotedSpan()), singleQuotedSpan(), log: &log)
    case 0x2B: return fail(.plusSign(at: span(offset, offset + 1)), log: &log)
    case 0x2E:
      return fail(.digitsMissing(before: "the point", at: span(offset, offset + 1)), log: &log)
    case let byte where isLetter(byte):
      return readOver(.jsonWord(word(), at: wordSpan(), suggesting: &log), wordSpan(), log: &log)
    default:
      let quoted = CurlyQuotes(view: view, source: tree.source).text(at: offset)
      if let quoted { return readOver(quoted.mistake, quoted.span, log: &log) }
      return fail(.unexpectedJSON(found(), expected: "a value", at: foundSpan()), log: &log)
    }
  }

  /// Reports a mistake inside a number, and ends the reading.
  mutating func recoverNumber(_ diagnostic: Diagnostic, log: inout DiagnosticLog) -> Bool {
    fail(diagnostic, log: &log)
  }

  /// Reports what was found in place of a value or a key, and continues after it to find further
  /// mistakes; the document itself is not usable.
  private mutating func readOver(
    _ diagnostic: Diagnostic, _ place: Span, log: inout DiagnosticLog
  ) -> Bool {
    note(diagnostic, log: &log)
    isLost = true
    add(.null, offset, Int(place.end), textStart: offset, count: 0)
    offset = Int(place.end)
    return !hasTooManyMistakes
  }

  private func fail(_ diagnostic: Diagnostic, log: inout DiagnosticLog) -> Bool {
    log.report(diagnostic)
    return false
  }

  private func failUnclosed(log: inout DiagnosticLog) -> Bool {
    guard let node = current.node else {
      return fail(.unexpectedJSON("the end", expected: "a value", at: foundSpan()), log: &log)
    }
    let start = Int(tree.nodes[node].start)
    return fail(
      .unclosedJSON(
        isObject: current.isObject, at: span(start, start + 1), end: span(offset, offset)),
      log: &log)
  }

  /// Reports the comments at the offset and moves past them; false when there is none.
  private mutating func skipComments(log: inout DiagnosticLog) -> Bool {
    var hasComment = false
    while skipComment(log: &log) {
      hasComment = true
      skipSpace()
    }
    return hasComment
  }

  private mutating func skipComment(log: inout DiagnosticLog) -> Bool {
    let start = offset
    switch (view[offset], view[offset + 1]) {
    case (0x2F, 0x2F), (0x23, _): offset = endOfLine(from: offset)
    case (0x2F, 0x2A):
      offset += 2
      while offset < view.count, view[offset] != 0x2A || view[offset + 1] != 0x2F { offset += 1 }
      offset = min(offset + 2, view.count)
    default: return false
    }
    note(.jsonComment(at: span(start, offset)), log: &log)
    return true
  }

  // MARK: What is at the offset

  private func isLetter(_ byte: UInt8) -> Bool {
    byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A || byte == 0x5F || byte == 0x24
  }

  private func wordSpan() -> Span {
    var end = offset
    while isLetter(view[end]) || view[end] &- 0x30 < 10 { end += 1 }
    return span(offset, end)
  }

  private func word() -> String {
    String(decoding: tree.source.bytes[wordSpan().range].prefix(40), as: UTF8.self)
  }

  private func singleQuotedSpan() -> Span {
    var end = offset + 1
    while end < view.count, view[end] != 0x27, view[end] != 0x0A { end += 1 }
    return span(offset, end + 1)
  }

  /// The character at the offset.
  private func foundSpan() -> Span {
    guard offset < view.count else { return span(view.count, view.count) }
    var end = offset + 1
    while end < view.count, view[end] & 0xC0 == 0x80 { end += 1 }
    return span(offset, end)
  }

  /// The character at the offset, as messages name it.
  private func found() -> String {
    guard offset < view.count else { return "the end" }
    let text = String(decoding: tree.source.bytes[foundSpan().range], as: UTF8.self)
    guard let scalar = text.unicodeScalars.first else { return "the end" }
    let isSeen = scalar.isASCII ? scalar.value > 0x20 : scalar.properties.isAlphabetic
    return isSeen ? "'\(text)'" : Diagnostic.unicodeName(scalar.value)
  }
}
