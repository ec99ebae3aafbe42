import Diagnostics

/// What is wrong where libyaml cannot continue, in words that say what to write. libyaml reports
/// where it stopped; the mistake is often before that place.
struct YAMLDiagnosis {
  let lines: YAMLLines
  /// The mappings and sequences that are open there.
  let open: YAMLCollections
  /// The last scalar or collection before it.
  let last: YAMLTreeBuilder.Last
  /// Where the first node of the document starts; nil where there is none yet.
  let rootStart: Int?
  /// Where the innermost open collection starts; nil where none is open.
  let collectionStart: Int?

  /// What is wrong, judged by libyaml's problem.
  ///
  /// - Parameters:
  ///   - problem: What libyaml says.
  ///   - offset: Where it stopped.
  ///   - context: Where the construct that it was reading starts.
  /// - Returns: The mistake.
  func diagnostic(of problem: YAMLProblem, at offset: Int, in context: Int) -> Diagnostic {
    switch problem.words {
    case "mapping values are not allowed in this context": colon(at: offset)
    case "could not find expected ':'": lineWithoutKey(at: context)
    case "did not find expected key": keyExpected(at: offset)
    case "did not find expected '-' indicator": itemExpected(at: offset)
    case "did not find expected <document start>": documentEnd(at: offset)
    case "found character that cannot start any token": tokenStart(at: offset)
    case "did not find expected node content":
      unclosed(before: offset)
        ?? emptyElement(at: offset)
    case "block sequence entries are not allowed in this context": item(at: offset)
    case "mapping keys are not allowed in this context": reserved(at: offset)
    default: flowProblem(problem, offset, context) ?? scanProblem(problem, offset, context)
    }
  }

  /// What is wrong with a key that is a mapping or a list: either a text in braces, as in
  /// templates, or a key after a question mark.
  func complexKey(_ start: Int, _ end: Int) -> Diagnostic {
    if start > lines.range.lowerBound, lines[start] == 0x7B, lines[start - 1] == 0x7B {
      return reserved(at: start - 1, length: 2)
    }
    var offset = start
    while offset > lines.range.lowerBound, lines[offset - 1] == 0x20 { offset -= 1 }
    guard offset > lines.range.lowerBound, lines[offset - 1] == 0x3F else {
      return .complexKey(at: lines.span(start, end))
    }
    return .complexKey(at: lines.span(offset - 1, offset))
  }

  /// What is wrong where the text ends within brackets.
  private func unclosed(before end: Int) -> Diagnostic? {
    guard lines.skipSpace(from: end) >= lines.range.upperBound else { return nil }
    var closed = 0
    for offset in (lines.range.lowerBound..<min(end, lines.range.upperBound)).reversed() {
      switch lines[offset] {
      case 0x5D, 0x7D: closed += 1
      case 0x5B, 0x7B:
        guard closed == 0 else {
          closed -= 1
          continue
        }
        return .unclosedBracket(
          lines[offset] == 0x5B ? "]" : "}", at: lines.span(offset, offset + 1), found: nil)
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
    // After a bracket that was opened on a line before, what closes here may be another one.
    let isClosedHere =
      opening >= lines.startOfLine(at: offset)
      && (offset..<lines.endOfLine(from: offset)).contains {
        lines[$0] == (closing == "]" ? 0x5D : 0x7D)
      }
    return isClosedHere
      ? .missingFlowComma(
        closing, after: quoteInText(endingAt: offset), at: lines.characterSpan(at: offset))
      : .unclosedBracket(
        closing, at: lines.span(opening, opening + 1),
        found: lines.skipSpace(from: offset) < lines.range.upperBound
          ? lines.characterSpan(at: offset) : nil)
  }

  /// The quote right before a place where a text continues: it was meant as a part of the text.
  private func quoteInText(endingAt offset: Int) -> String? {
    guard offset > lines.range.lowerBound, last.end == offset,
      last.closing == UInt8(ascii: "'") || last.closing == UInt8(ascii: "\"")
    else { return nil }
    return String(Unicode.Scalar(last.closing))
  }

  private func scanProblem(
    _ problem: YAMLProblem, _ offset: Int, _ context: Int
  ) -> Diagnostic {
    switch problem.words {
    case "found unexpected end of stream", "found unexpected document indicator",
      "found unknown escape character" where offset + 1 >= lines.range.upperBound:
      .unclosedQuote(
        lines.character(at: context), at: lines.span(context, lines.endOfLine(from: context)))
    case "found unknown escape character":
      .yamlEscape(lines.character(at: offset + 1), at: lines.span(offset, offset + 2))
    case "did not find expected hexdecimal number":
      .yamlHexEscape(at: lines.span(offset - 2, offset))
    case "found invalid Unicode character escape code":
      .yamlScalarEscape(
        isSurrogate: lines[offset - 1] == UInt8(ascii: "u"),
        at: lines.span(offset - 2, endOfEscape(at: offset)))
    case "did not find expected alphabetic or numeric character": reserved(at: context)
    case "found a tab character where an indentation space is expected",
      "found a tab character that violates indentation":
      tab(at: offset)
    case "did not find expected comment or line break" where problem.context.contains("block"):
      .afterBlockIndicator(
        lines.character(at: context), at: lines.span(offset, lines.endOfLine(from: offset)))
    case "found an indentation indicator equal to 0":
      .afterBlockIndicator(lines.character(at: context), at: lines.span(offset, offset + 1))
    case "found unexpected ':'": .indicatorNeedsSpace(":", at: lines.span(offset, offset + 1))
    default: .yamlSyntax(problem.words, at: lines.characterSpan(at: offset))
    }
  }

  private func endOfEscape(at digits: Int) -> Int {
    let length = lines[digits - 1] == UInt8(ascii: "u") ? 4 : 8
    return min(digits + length, lines.range.upperBound)
  }

  // MARK: Lines

  /// A colon that would start a mapping where none is allowed.
  private func colon(at offset: Int) -> Diagnostic {
    let line = lines.startOfLine(at: offset)
    if let opening = openingWithoutSpace(inLineOf: offset) { return opening }
    if let inner = lines.separator(in: line..<offset) {
      let text = lines.trimmed(lines.skipBlanks(from: inner + 1)..<lines.endOfLine(from: offset))
      return .colonInText(
        at: lines.span(offset, offset + 1), text: Span(lines.source.id, text),
        written: lines.string(text))
    }
    let first = lines.skipBlanks(from: line)
    if offset - first > DocumentLimits.keyLength {
      return .keyTooLong(
        count: offset - first, limit: DocumentLimits.keyLength, at: lines.span(first, offset))
    }
    guard let above = lines.lineAbove(line) else {
      return .missingKey(at: lines.span(offset, offset + 1))
    }
    let aboveFirst = lines.skipBlanks(from: above.lowerBound)
    if first - line > aboveFirst - above.lowerBound {
      let value = lines.separator(in: above).map { lines.skipBlanks(from: $0 + 1) } ?? aboveFirst
      return .overIndented(
        at: lines.span(first, offset),
        above: Span(lines.source.id, lines.trimmed(value..<above.upperBound)))
    }
    return lineWithoutKey(at: aboveFirst)
  }

  /// A line that should be a key and a value.
  private func lineWithoutKey(at offset: Int) -> Diagnostic {
    let line = lines.trimmed(offset..<lines.endOfLine(from: offset))
    if line.count > 1, lines[offset] == 0x2D, lines[offset + 1] > 0x20, lines[offset + 1] != 0x2D,
      let above = lines.lineAbove(lines.startOfLine(at: offset)),
      case let item = lines.skipBlanks(from: above.lowerBound),
      lines[item] == 0x2D, lines[item + 1] == 0x20
    {
      return .indicatorNeedsSpace("-", at: lines.span(offset, offset + 1))
    }
    let colon = line.first { lines[$0] == 0x3A }
    if let colon, colon - offset > DocumentLimits.keyLength {
      return .keyTooLong(
        count: colon - offset, limit: DocumentLimits.keyLength, at: lines.span(offset, colon))
    }
    if let colon, colon > offset, !hasSignOfOthers(between: offset, and: colon),
      colon + 1 < line.upperBound, lines[colon + 1] != 0x2F
    {
      return .indicatorNeedsSpace(":", at: lines.span(colon, colon + 1))
    }
    return keyWithoutColon(in: line) ?? .notAKey(at: Span(lines.source.id, line))
  }

  /// A character in place of a value.
  private func emptyElement(at offset: Int) -> Diagnostic {
    .emptyElement(
      lines.character(at: offset), before: wordBehindDash(at: offset),
      at: lines.characterSpan(at: offset))
  }

  /// The word behind a dash and a space; nil where there is none.
  private func wordBehindDash(at offset: Int) -> String? {
    guard lines[offset] == UInt8(ascii: "-"), lines[offset + 1] == 0x20 else { return nil }
    let start = lines.skipBlanks(from: offset + 1)
    var end = start
    while end < lines.range.upperBound, lines[end] > 0x20, !",[]{}:#\"'".utf8.contains(lines[end]) {
      end += 1
    }
    return end > start && end - start <= 40 ? lines.string(start..<end) : nil
  }

  private func keyExpected(at offset: Int) -> Diagnostic {
    let line = lines.startOfLine(at: offset)
    if let closed = afterClosing(at: offset) { return closed }
    if lines[offset] == 0x3A { return .missingKey(at: lines.span(offset, offset + 1)) }
    if lines[offset] == 0x2D, lines[offset + 1] <= 0x20, open.columns.contains(offset - line) {
      return unexpectedItem(at: offset)
    }
    if let mistake = bracket(at: offset) { return mistake }
    guard lines.skipBlanks(from: line) == offset, let first = collectionStart,
      !open.knownColumns.contains(offset - line)
    else {
      return emptyElement(at: offset)
    }
    return .wrongIndent(
      indent: offset - line,
      expected: open.knownColumns,
      at: lines.characterSpan(at: offset),
      first: lines.span(first, first + 1))
  }

  private func itemExpected(at offset: Int) -> Diagnostic {
    if lines[offset] == 0x2D, lines[offset + 1] > 0x20, lines[offset + 1] != 0x2D {
      return .indicatorNeedsSpace("-", at: lines.span(offset, offset + 1))
    }
    let end = lines.endOfLine(from: offset)
    return afterClosing(at: offset)
      ?? .expectedItem(
        isKey: lines.separator(in: offset..<end) != nil, at: lines.span(offset, end))
  }

  /// What is wrong with a text that is after the root.
  func documentEnd(at offset: Int) -> Diagnostic {
    if let closed = afterClosing(at: offset) { return closed }
    let line = lines.startOfLine(at: offset)
    guard let first = rootStart, line == offset,
      lines.startOfLine(at: first) < first
    else { return .yamlTextAfterEnd(at: lines.span(offset, lines.endOfLine(from: offset))) }
    return .lessIndentedThanFirst(
      at: lines.span(offset, lines.endOfLine(from: offset)), first: lines.span(first, first + 1))
  }

  private func item(at offset: Int) -> Diagnostic {
    lines.separator(in: lines.startOfLine(at: offset)..<offset) == nil
      ? afterClosing(at: offset) ?? unexpectedItem(at: offset)
      : .listOnKeyLine(at: lines.span(offset, lines.endOfLine(from: offset)))
  }

  /// A character that no text without quotes may start with.
  private func tokenStart(at offset: Int) -> Diagnostic {
    lines[offset] == 0x09 ? tab(at: offset) : reserved(at: offset)
  }

  /// A text that starts with an indicator of YAML.
  private func reserved(at offset: Int, length: Int = 1) -> Diagnostic {
    let text = lines.trimmed(offset..<lines.endOfLine(from: offset))
    let isBlockSign = lines[offset] == UInt8(ascii: "|") || lines[offset] == UInt8(ascii: ">")
    if isBlockSign, text.dropFirst().allSatisfy({ "-+0123456789".utf8.contains(lines[$0]) }) {
      return .blockTextInBrackets(at: Span(lines.source.id, text))
    }
    return .reservedStart(
      lines.string(offset..<offset + length), at: lines.span(offset, offset + length),
      text: Span(lines.source.id, text), written: lines.string(text))
  }

  /// What to say when something follows a closing quote or bracket on its line.
  private func afterClosing(at offset: Int) -> Diagnostic? {
    guard last.closing != 0, lines.skipBlanks(from: last.end) == offset,
      offset < lines.range.upperBound,
      lines[offset] != 0x0A, lines[offset] != 0x0D
    else { return nil }
    let end = lines.endOfLine(from: offset)
    let rest = lines.trimmed(offset..<end)
    if last.closing == 0x5D || last.closing == 0x7D,
      rest.allSatisfy({ lines[$0] == 0x5D || lines[$0] == 0x7D })
    {
      if let opening = openingWithoutSpace(inLineOf: offset) { return opening }
      return .closedTwice(lines.string(rest), at: Span(lines.source.id, rest))
    }
    let isMultiline = lines.startOfLine(at: last.start) != lines.startOfLine(at: last.end)
    var text = lines.trimmed(last.start..<end)
    let whole = Span(lines.source.id, text)
    if text.count > 1, lines[text.lowerBound] == lines[text.upperBound - 1] {
      text = text.dropFirst().dropLast()
    }
    return .textAfterClosing(
      String(Unicode.Scalar(last.closing)), at: lines.span(offset, end),
      opening: isMultiline ? lines.span(last.start, last.start + 1) : nil,
      whole: isMultiline ? nil : (whole, lines.string(text)))
  }
}
