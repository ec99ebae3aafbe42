import Diagnostics

/// Where YAML 1.2 is stricter than libyaml: what is between the scalars, and how far the lines of a
/// flow collection or a text in quotes are indented.
struct YAMLSpacing {
  private let lines: YAMLLines
  /// Up to where the characters between the scalars are checked.
  private var gap: Int
  /// How many brackets are open there.
  private var flowDepth = 0
  /// How many warnings about lines that look like list items were reported.
  private var items = 0

  init(_ lines: YAMLLines) {
    self.lines = lines
    gap = lines.range.lowerBound
  }

  /// Leaves out a scalar or an alias, which is not a gap.
  mutating func skip(to end: Int) { gap = max(gap, end) }

  /// Checks what is between the last scalar or bracket and `end`, which holds indicators, anchors,
  /// blanks and comments only; returns the first mistake.
  mutating func mistake(inGapTo end: Int, within open: YAMLCollections) -> Diagnostic? {
    while gap < end {
      let byte = lines[gap]
      gap += 1
      var mistake: Diagnostic?
      switch byte {
      case 0x0A: if flowDepth > 0 { mistake = indentMistake(at: gap, within: open) }
      case UInt8(ascii: "["), UInt8(ascii: "{"): flowDepth += 1
      case UInt8(ascii: "]"), UInt8(ascii: "}"): flowDepth -= 1
      case UInt8(ascii: "#"): mistake = skipComment(at: gap - 1)
      case UInt8(ascii: "?") where flowDepth > 0:
        guard lines[gap] > 0x20 else { break }
        mistake = .indicatorNeedsSpace("?", at: lines.span(gap - 1, gap))
      case UInt8(ascii: ":") where flowDepth > 0: mistake = colonMistake(at: gap - 1)
      case UInt8(ascii: "&"): while Self.isNameByte(lines[gap]) { gap += 1 }
      case UInt8(ascii: "!"): gap = lines.endOfWord(from: gap)
      default: break
      }
      if let mistake { return mistake }
    }
    return nil
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A || byte &- 0x30 < 10 || byte == 0x2D || byte == 0x5F
  }

  private mutating func skipComment(at offset: Int) -> Diagnostic? {
    if offset > lines.range.lowerBound, lines[offset - 1] > 0x20 {
      return .commentNeedsSpace(at: lines.span(offset, offset + 1))
    }
    gap = lines.endOfLine(from: offset)
    return nil
  }

  /// A colon inside brackets needs a space after it, unless it follows a quote or a bracket.
  private func colonMistake(at offset: Int) -> Diagnostic? {
    switch lines[offset + 1] {
    case 0...0x20, 0x2C, 0x5B, 0x5D, 0x7B, 0x7D: return nil
    default: break
    }
    switch offset > lines.range.lowerBound ? lines[offset - 1] : 0 {
    case 0x22, 0x27, 0x5D, 0x7D: return nil
    default: return .indicatorNeedsSpace(":", at: lines.span(offset, offset + 1))
    }
  }

  /// What is wrong with a line that is not indented enough, unless it is empty; `quote` is where
  /// the text in quotes begins that this line is part of.
  private func indentMistake(
    at lineStart: Int, quote: Int? = nil, within open: YAMLCollections
  ) -> Diagnostic? {
    let needed = open.continuationIndent
    guard needed > 0 else { return nil }
    var offset = lineStart
    while offset < lines.range.upperBound, lines[offset] == 0x20 { offset += 1 }
    let spaces = offset - lineStart
    guard spaces < needed else { return nil }
    offset = lines.skipBlanks(from: offset)
    let isEmpty =
      offset >= lines.range.upperBound || lines[offset] == 0x0A || lines[offset] == 0x0D
    guard !isEmpty, quote != nil || lines[offset] != 0x23 else { return nil }
    if lines[lineStart + spaces] == 0x09 {
      let tab = lineStart + spaces
      return .tabIndent(at: lines.span(lineStart, max(offset, tab + 1)), spaces: needed)
    }
    if let quote {
      return .quoteGoesOn(
        String(Unicode.Scalar(lines[quote])),
        at: lines.span(quote, lines.endOfLine(from: quote)),
        line: lines.span(offset, offset + 1), needed: needed)
    }
    return .continuationIndent(needed: needed, at: lines.span(offset, offset + 1))
  }

  /// What is wrong with a scalar that libyaml accepted.
  func mistake(
    inScalar style: YAMLEvent.ScalarStyle, _ start: Int, _ end: Int, within open: YAMLCollections
  ) -> Diagnostic? {
    switch style {
    case .plain:
      guard flowDepth > 0, end == start + 1, lines[start] == 0x2D else { return nil }
      return .dashInFlow(at: lines.span(start, end))
    case .singleQuoted, .doubleQuoted:
      var offset = start
      while offset < end {
        if lines[offset] == 0x0A,
          let mistake = indentMistake(at: offset + 1, quote: start, within: open)
        {
          return mistake
        }
        offset += 1
      }
      return nil
    case .block: return mistake(inBlockScalar: start, within: open)
    }
  }

  /// Warns of lines of a plain text that look like list items: they are part of the text above,
  /// because they are indented further.
  mutating func warnOfItems(in text: Range<Int>, log: inout DiagnosticLog) {
    var offset = lines.view.lineFeed(from: text.lowerBound, to: text.upperBound)
    while offset < text.upperBound {
      let first = lines.skipBlanks(from: offset + 1)
      if lines[first] == 0x2D, lines[first + 1] == 0x20, items < DocumentLimits.mistakes {
        items += 1
        log.report(
          .itemInText(at: lines.span(first, first + 1), above: lines.span(text.lowerBound, offset)))
      }
      offset = lines.view.lineFeed(from: first, to: text.upperBound)
    }
  }

  private func mistake(inBlockScalar start: Int, within open: YAMLCollections) -> Diagnostic? {
    let header = lines.blockHeader(at: start)
    if lines[header.end] == 0x23 {
      return .commentNeedsSpace(at: lines.span(header.end, header.end + 1))
    }
    guard !header.isIndentGiven else { return nil }
    // The first line with a character on it sets the indentation, which the empty lines before it
    // must not exceed; a line that is indented less than the scalar has to be is not part of it.
    var offset = lines.endOfLine(from: header.end)
    var longest = 0
    while offset < lines.range.upperBound {
      while lines[offset] == 0x0A || lines[offset] == 0x0D { offset += 1 }
      let first = offset
      while lines[offset] == 0x20 { offset += 1 }
      guard offset < lines.range.upperBound else { return nil }
      guard lines[offset] == 0x0A || lines[offset] == 0x0D else {
        let isScalar = offset - first >= open.continuationIndent
        return isScalar && offset - first < longest
          ? .blankLineIndent(at: lines.span(first, offset)) : nil
      }
      longest = max(longest, offset - first)
    }
    return nil
  }
}
