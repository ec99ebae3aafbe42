import Diagnostics

// What libyaml finds wrong, in words that say what to write. libyaml tells where it stopped; the
// mistake is often before that place.

extension YAMLTreeBuilder {
  /// Reports what libyaml found wrong.
  func report(_ problem: YAMLProblem, log: inout DiagnosticLog) {
    let offset = offsets.offset(of: problem.index, in: view)
    let context = offsets.offset(of: problem.contextIndex, in: view)
    let diagnostic =
      switch problem.words {
      case "mapping values are not allowed in this context": colon(at: offset)
      case "could not find expected ':'": lineWithoutKey(at: context)
      case "did not find expected key": keyExpected(at: offset)
      case "did not find expected '-' indicator": itemExpected(at: offset)
      case "did not find expected <document start>": documentEnd(at: offset)
      case "found character that cannot start any token": tokenStart(at: offset)
      case "did not find expected node content":
        unclosed(before: offset)
          ?? .emptyElement(character(at: offset), at: characterSpan(at: offset))
      case "block sequence entries are not allowed in this context": item(at: offset)
      case "mapping keys are not allowed in this context": reserved(at: offset)
      default: flowProblem(problem, offset, context) ?? scanProblem(problem, offset, context)
      }
    log.report(diagnostic)
  }

  /// What is wrong where the text ends within brackets.
  private func unclosed(before end: Int) -> Diagnostic? {
    guard skipSpace(from: end) >= range.upperBound else { return nil }
    var closed = 0
    for offset in (range.lowerBound..<min(end, range.upperBound)).reversed() {
      switch view[offset] {
      case 0x5D, 0x7D: closed += 1
      case 0x5B, 0x7B:
        guard closed == 0 else {
          closed -= 1
          continue
        }
        return .unclosedBracket(
          view[offset] == 0x5B ? "]" : "}", at: span(offset, offset + 1), found: nil)
      default: continue
      }
    }
    return nil
  }

  private func flowProblem(
    _ problem: YAMLProblem, _ offset: Int, _ opening: Int
  ) -> Diagnostic? {
    guard problem.words.hasPrefix("did not find expected ',' or") else { return nil }
    let closing = problem.words.hasSuffix("']'") ? "]" : "}"
    // Behind a bracket that was opened on a line before, what closes here may be another one.
    let isClosedHere =
      opening >= startOfLine(at: offset)
      && (offset..<endOfLine(from: offset)).contains {
        view[$0] == (closing == "]" ? 0x5D : 0x7D)
      }
    return isClosedHere
      ? .missingFlowComma(closing, at: characterSpan(at: offset))
      : .unclosedBracket(
        closing, at: span(opening, opening + 1),
        found: skipSpace(from: offset) < range.upperBound ? characterSpan(at: offset) : nil)
  }

  private func scanProblem(
    _ problem: YAMLProblem, _ offset: Int, _ context: Int
  ) -> Diagnostic {
    switch problem.words {
    case "found unexpected end of stream", "found unexpected document indicator",
      "found unknown escape character" where offset + 1 >= range.upperBound:
      .unclosedQuote(character(at: context), at: span(context, endOfLine(from: context)))
    case "found unknown escape character":
      .yamlEscape(character(at: offset + 1), at: span(offset, offset + 2))
    case "did not find expected hexdecimal number": .yamlHexEscape(at: span(offset - 2, offset))
    case "found invalid Unicode character escape code":
      .yamlScalarEscape(
        isSurrogate: view[offset - 1] == UInt8(ascii: "u"),
        at: span(offset - 2, endOfEscape(at: offset)))
    case "did not find expected alphabetic or numeric character": reserved(at: context)
    case "found a tab character where an indentation space is expected",
      "found a tab character that violates indentation":
      .tabIndent(at: span(offset, offset + 1))
    case "did not find expected comment or line break" where problem.context.contains("block"):
      .afterBlockIndicator(character(at: context), at: span(offset, endOfLine(from: offset)))
    case "found an indentation indicator equal to 0":
      .afterBlockIndicator(character(at: context), at: span(offset, offset + 1))
    case "found unexpected ':'": .indicatorNeedsSpace(":", at: span(offset, offset + 1))
    default: .yamlSyntax(problem.words, at: characterSpan(at: offset))
    }
  }

  private func endOfEscape(at digits: Int) -> Int {
    let length = view[digits - 1] == UInt8(ascii: "u") ? 4 : 8
    return min(digits + length, range.upperBound)
  }

  // MARK: Lines

  /// A colon that would start a mapping where none can be.
  private func colon(at offset: Int) -> Diagnostic {
    let line = startOfLine(at: offset)
    if let inner = separator(in: line..<offset) {
      let text = trimmed(skipBlanks(from: inner + 1)..<endOfLine(from: offset))
      return .colonInText(
        at: span(offset, offset + 1), text: Span(tree.source.id, text), written: string(text))
    }
    let first = skipBlanks(from: line)
    if offset - first > DocumentLimits.keyLength {
      return .keyTooLong(
        count: offset - first, limit: DocumentLimits.keyLength, at: span(first, offset))
    }
    guard let above = lineAbove(line) else { return .missingKey(at: span(offset, offset + 1)) }
    let aboveFirst = skipBlanks(from: above.lowerBound)
    if first - line > aboveFirst - above.lowerBound {
      let value = separator(in: above).map { skipBlanks(from: $0 + 1) } ?? aboveFirst
      return .overIndented(
        at: span(first, offset), above: Span(tree.source.id, trimmed(value..<above.upperBound)))
    }
    return lineWithoutKey(at: aboveFirst)
  }

  /// A line that should be a key and a value.
  private func lineWithoutKey(at offset: Int) -> Diagnostic {
    let line = trimmed(offset..<endOfLine(from: offset))
    let colon = line.first { view[$0] == 0x3A }
    if let colon, colon - offset > DocumentLimits.keyLength {
      return .keyTooLong(
        count: colon - offset, limit: DocumentLimits.keyLength, at: span(offset, colon))
    }
    if let colon, colon > offset, colon + 1 < line.upperBound, view[colon + 1] != 0x2F {
      return .indicatorNeedsSpace(":", at: span(colon, colon + 1))
    }
    return .notAKey(at: Span(tree.source.id, line))
  }

  private func keyExpected(at offset: Int) -> Diagnostic {
    let line = startOfLine(at: offset)
    if let closed = afterClosing(at: offset) { return closed }
    if view[offset] == 0x3A { return .missingKey(at: span(offset, offset + 1)) }
    if view[offset] == 0x2D, view[offset + 1] <= 0x20, columns.contains(offset - line) {
      return .unexpectedItem(at: span(offset, offset + 1))
    }
    guard skipBlanks(from: line) == offset, let last = open.last else {
      return .emptyElement(character(at: offset), at: characterSpan(at: offset))
    }
    let first = Int(tree[last.index].start)
    return .wrongIndent(
      indent: offset - line,
      expected: columns + [closedColumn].compactMap { columns.contains($0 ?? 0) ? nil : $0 },
      at: characterSpan(at: offset),
      first: span(first, first + 1))
  }

  private func itemExpected(at offset: Int) -> Diagnostic {
    afterClosing(at: offset) ?? .expectedItem(at: span(offset, endOfLine(from: offset)))
  }

  /// What is wrong with a text that stands after the root.
  func documentEnd(at offset: Int) -> Diagnostic {
    if let closed = afterClosing(at: offset) { return closed }
    let line = startOfLine(at: offset)
    guard let first = tree.nodes.first.map({ Int($0.start) }), line == offset,
      startOfLine(at: first) < first
    else { return .yamlTextAfterEnd(at: span(offset, endOfLine(from: offset))) }
    return .lessIndentedThanFirst(
      at: span(offset, endOfLine(from: offset)), first: span(first, first + 1))
  }

  private func item(at offset: Int) -> Diagnostic {
    separator(in: startOfLine(at: offset)..<offset) == nil
      ? afterClosing(at: offset) ?? .unexpectedItem(at: span(offset, offset + 1))
      : .listOnKeyLine(at: span(offset, endOfLine(from: offset)))
  }

  /// A character that no text without quotes may start with.
  private func tokenStart(at offset: Int) -> Diagnostic {
    view[offset] == 0x09 ? .tabIndent(at: span(offset, offset + 1)) : reserved(at: offset)
  }

  func reserved(at offset: Int, length: Int = 1) -> Diagnostic {
    let text = trimmed(offset..<endOfLine(from: offset))
    return .reservedStart(
      string(offset..<offset + length), at: span(offset, offset + length),
      text: Span(tree.source.id, text), written: string(text))
  }

  /// What to say when something follows a closing quote or bracket on its line.
  private func afterClosing(at offset: Int) -> Diagnostic? {
    guard last.closing != 0, skipBlanks(from: last.end) == offset, offset < range.upperBound,
      view[offset] != 0x0A, view[offset] != 0x0D
    else { return nil }
    let end = endOfLine(from: offset)
    let isMultiline = startOfLine(at: last.start) != startOfLine(at: last.end)
    var text = trimmed(last.start..<end)
    let whole = Span(tree.source.id, text)
    if text.count > 1, view[text.lowerBound] == view[text.upperBound - 1] {
      text = text.dropFirst().dropLast()
    }
    return .textAfterClosing(
      String(Unicode.Scalar(last.closing)), at: span(offset, end),
      opening: isMultiline ? span(last.start, last.start + 1) : nil,
      whole: isMultiline ? nil : (whole, string(text)))
  }

  // MARK: Pieces

  /// The columns of the open block collections, the innermost last.
  private var columns: [Int] {
    open.filter { !$0.isFlow }.map(\.column).reduce(into: []) { columns, column in
      if columns.last != column { columns.append(column) }
    }
  }

  /// The first colon with a blank after it.
  private func separator(in range: Range<Int>) -> Int? {
    range.first { view[$0] == 0x3A && view[$0 + 1] <= 0x20 }
  }

  /// The line before one that is neither empty nor a comment, without its end.
  private func lineAbove(_ line: Int) -> Range<Int>? {
    var line = line
    while line > range.lowerBound {
      let start = startOfLine(at: line - 1)
      let first = skipBlanks(from: start)
      if view[first] > 0x20, view[first] != 0x23 { return start..<endOfLine(from: start) }
      line = start
    }
    return nil
  }

  private func trimmed(_ range: Range<Int>) -> Range<Int> {
    var end = range.upperBound
    while end > range.lowerBound, view[end - 1] == 0x20 || view[end - 1] == 0x09 { end -= 1 }
    return range.lowerBound..<end
  }

  private func string(_ range: Range<Int>) -> String {
    String(decoding: tree.source.bytes[range], as: UTF8.self)
  }

  private func characterSpan(at offset: Int) -> Span {
    var end = min(offset + 1, range.upperBound)
    while end < range.upperBound, view[end] & 0xC0 == 0x80 { end += 1 }
    return span(min(offset, range.upperBound), end)
  }

  private func character(at offset: Int) -> String { string(characterSpan(at: offset).range) }
}
