import Diagnostics

// Where YAML 1.2 is stricter than libyaml: what stands between the scalars, and how far the
// lines are indented that a flow collection or a text in quotes goes over.

extension YAMLTreeBuilder {
  /// How many spaces a line needs that continues what stands inside the innermost block
  /// collection.
  private var continuationIndent: Int {
    (open.last { !$0.isFlow }?.column).map { $0 + 1 } ?? 0
  }

  /// Checks what stands between the last scalar or bracket and `end`, which holds indicators,
  /// anchors, blanks and comments only.
  mutating func checkGap(to end: Int, log: inout DiagnosticLog) {
    while gap < end, !hasFailed {
      let byte = view[gap]
      gap += 1
      switch byte {
      case 0x0A: if flowDepth > 0 { checkIndent(at: gap, log: &log) }
      case UInt8(ascii: "["), UInt8(ascii: "{"): flowDepth += 1
      case UInt8(ascii: "]"), UInt8(ascii: "}"): flowDepth -= 1
      case UInt8(ascii: "#"): checkComment(at: gap - 1, log: &log)
      case UInt8(ascii: "?") where flowDepth > 0:
        guard view[gap] > 0x20 else { break }
        fail(.indicatorNeedsSpace("?", at: span(gap - 1, gap)), log: &log)
      case UInt8(ascii: ":") where flowDepth > 0: checkColon(at: gap - 1, log: &log)
      case UInt8(ascii: "&"): while isNameByte(view[gap]) { gap += 1 }
      case UInt8(ascii: "!"): gap = endOfWord(from: gap)
      default: break
      }
    }
  }

  private func isNameByte(_ byte: UInt8) -> Bool {
    byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A || byte &- 0x30 < 10 || byte == 0x2D || byte == 0x5F
  }

  private mutating func checkComment(at offset: Int, log: inout DiagnosticLog) {
    if offset > range.lowerBound, view[offset - 1] > 0x20 {
      return fail(.commentNeedsSpace(at: span(offset, offset + 1)), log: &log)
    }
    gap = endOfLine(from: offset)
  }

  /// A colon inside brackets needs a space after it, unless it follows a quote or a bracket.
  private mutating func checkColon(at offset: Int, log: inout DiagnosticLog) {
    switch view[offset + 1] {
    case 0...0x20, 0x2C, 0x5B, 0x5D, 0x7B, 0x7D: return
    default: break
    }
    switch offset > range.lowerBound ? view[offset - 1] : 0 {
    case 0x22, 0x27, 0x5D, 0x7D: return
    default: fail(.indicatorNeedsSpace(":", at: span(offset, offset + 1)), log: &log)
    }
  }

  /// Checks that the line at an offset is indented enough, unless it holds nothing; `quote` is
  /// where the text in quotes opens that goes over the line.
  private mutating func checkIndent(
    at lineStart: Int, quote: Int? = nil, log: inout DiagnosticLog
  ) {
    let needed = continuationIndent
    guard needed > 0 else { return }
    var offset = lineStart
    while offset < range.upperBound, view[offset] == 0x20 { offset += 1 }
    let spaces = offset - lineStart
    guard spaces < needed else { return }
    offset = skipBlanks(from: offset)
    let isEmpty = offset >= range.upperBound || view[offset] == 0x0A || view[offset] == 0x0D
    guard !isEmpty, quote != nil || view[offset] != 0x23 else { return }
    if view[lineStart + spaces] == 0x09 {
      let tab = lineStart + spaces
      return fail(.tabIndent(at: span(tab, tab + 1)), log: &log)
    }
    if let quote {
      let written = String(Unicode.Scalar(view[quote]))
      return fail(
        .quoteGoesOn(
          written, at: span(quote, endOfLine(from: quote)), line: span(offset, offset + 1),
          needed: needed),
        log: &log)
    }
    fail(.continuationIndent(needed: needed, at: span(offset, offset + 1)), log: &log)
  }

  /// Checks a scalar that libyaml accepted.
  mutating func checkScalar(
    _ style: YAMLEvent.ScalarStyle, _ start: Int, _ end: Int, log: inout DiagnosticLog
  ) {
    switch style {
    case .plain:
      if flowDepth > 0, end == start + 1, view[start] == 0x2D {
        fail(.dashInFlow(at: span(start, end)), log: &log)
      }
      warnOfItems(in: start..<end, log: &log)
    case .singleQuoted, .doubleQuoted:
      var offset = start
      while offset < end, !hasFailed {
        if view[offset] == 0x0A { checkIndent(at: offset + 1, quote: start, log: &log) }
        offset += 1
      }
    case .block: checkBlockScalar(start, end, log: &log)
    }
  }

  /// Warns of lines of a plain text that look like list items: they are part of the text above,
  /// because they are indented further.
  private mutating func warnOfItems(in text: Range<Int>, log: inout DiagnosticLog) {
    var offset = view.lineFeed(from: text.lowerBound, to: text.upperBound)
    while offset < text.upperBound {
      let first = skipBlanks(from: offset + 1)
      if view[first] == 0x2D, view[first + 1] == 0x20, items < DocumentLimits.mistakes {
        items += 1
        log.report(.itemInText(at: span(first, first + 1), above: span(text.lowerBound, offset)))
      }
      offset = view.lineFeed(from: first, to: text.upperBound)
    }
  }

  /// What stands after the `|` or `>` of a block scalar: its chomping (`-`, `+`, or zero),
  /// whether its indentation is given, and where the rest of the line starts.
  func blockHeader(at start: Int) -> (chomping: UInt8, isIndentGiven: Bool, end: Int) {
    var header: (chomping: UInt8, isIndentGiven: Bool, end: Int) = (0, false, start + 1)
    while view[header.end] > 0x20, view[header.end] != 0x23 {
      let byte = view[header.end]
      if byte == 0x2B || byte == 0x2D { header.chomping = byte }
      if byte &- 0x31 < 9 { header.isIndentGiven = true }
      header.end += 1
    }
    return header
  }

  private mutating func checkBlockScalar(_ start: Int, _ end: Int, log: inout DiagnosticLog) {
    let header = blockHeader(at: start)
    if view[header.end] == 0x23 {
      return fail(.commentNeedsSpace(at: span(header.end, header.end + 1)), log: &log)
    }
    guard !header.isIndentGiven else { return }
    // The first line with a character on it sets the indentation, which no empty line before it
    // may exceed; a line that is indented less than the scalar has to be is not part of it.
    var offset = endOfLine(from: header.end)
    var longest = 0
    while offset < range.upperBound {
      while view[offset] == 0x0A || view[offset] == 0x0D { offset += 1 }
      let first = offset
      while view[offset] == 0x20 { offset += 1 }
      guard offset < range.upperBound else { return }
      guard view[offset] == 0x0A || view[offset] == 0x0D else {
        if offset - first < longest, offset - first >= continuationIndent {
          fail(.blankLineIndent(at: span(first, offset)), log: &log)
        }
        return
      }
      longest = max(longest, offset - first)
    }
  }
}
