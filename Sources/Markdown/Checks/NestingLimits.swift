import Diagnostics

/// The limits that keep libcmark linear: how deeply containers nest, and how many brackets are open
/// in a paragraph.
enum NestingLimits {
  /// The block quotes and list items that may be open at once.
  static var containers: Int { 100 }
  /// The opening brackets without a closing one that a paragraph may hold.
  static var brackets: Int { 1000 }

  /// Whether a text is within the limits; reports the first place that is not.
  static func allow(_ text: SourceText, log: inout DiagnosticLog) -> Bool {
    guard mayExceed(text) else { return true }
    var scanner = NestingScanner(text: text)
    guard let excess = scanner.firstExcess() else { return true }
    let span = Span(text.source, excess.offset, min(excess.offset + 1, text.range.upperBound))
    switch excess.kind {
    case .containers: log.report(.containersNestedTooDeep(at: span, limit: containers))
    case .brackets: log.report(.tooManyOpenBrackets(at: span, limit: brackets))
    }
    return false
  }

  /// Whether a text could exceed the limits.
  ///
  /// Each open container takes at least one column of what a line begins with, and a byte is at
  /// most four columns wide: so a line with a letter among its first few bytes opens only a few.
  private static func mayExceed(_ text: SourceText) -> Bool {
    if ByteSearch.count(of: UInt8(ascii: "["), in: text.bytes, text.range) > brackets {
      return true
    }
    for number in 1..<max(text.lineStarts.count, 1) {
      var offset = text.lineStarts[number - 1]
      let end = text.lineStarts[number]
      let limit = offset + containers / 4
      guard end > limit else { continue }
      while offset < limit, mayBelongToContainers(text.bytes[offset]) { offset += 1 }
      if offset == limit { return true }
    }
    return false
  }

  private static func mayBelongToContainers(_ byte: UInt8) -> Bool {
    switch byte {
    case .space, .tab, UInt8(ascii: ">"), UInt8(ascii: "-"), UInt8(ascii: "+"),
      UInt8(ascii: "*"), UInt8(ascii: "."), UInt8(ascii: ")"), 0x30...0x39:
      true
    default: false
    }
  }
}

/// Follows the containers of a text line by line, as far as needed to count them.
private struct NestingScanner {
  enum Kind {
    case containers
    case brackets
  }

  /// An open block quote, or a list item whose content begins at a column.
  enum Container {
    case quote
    case item(column: Int)
  }

  let text: SourceText
  var open: [Container] = []
  var brackets = 0
  /// The fence of the code block that is open, and how many containers it is in.
  var fence: (byte: UInt8, count: Int, depth: Int)?
  var offset = 0
  var column = 0

  init(text: SourceText) { self.text = text }

  mutating func firstExcess() -> (kind: Kind, offset: Int)? {
    let bracketCount = ByteSearch.count(of: UInt8(ascii: "["), in: text.bytes, text.range)
    let countsBrackets = bracketCount > NestingLimits.brackets
    for number in 1..<max(text.lineStarts.count, 1) {
      let start = text.lineStarts[number - 1]
      // Most lines are in no container and begin none.
      if open.isEmpty, fence == nil, !countsBrackets, start < text.range.upperBound,
        text.bytes[start].isASCIILetter
      {
        continue
      }
      let line = text.line(number)
      offset = start
      column = 0
      matchOpenContainers(until: line.upperBound)
      if fence == nil { openContainers(until: line.upperBound) }
      guard open.count <= NestingLimits.containers else { return (.containers, offset) }
      if isFence(until: line.upperBound) || fence != nil || !countsBrackets { continue }
      if let place = countBrackets(until: line.upperBound) { return (.brackets, place) }
    }
    return nil
  }

  private mutating func skipBlanks(until end: Int) {
    while offset < end, text.bytes[offset].isBlank {
      column += text.bytes[offset] == .tab ? 4 - column % 4 : 1
      offset += 1
    }
  }

  private mutating func matchOpenContainers(until end: Int) {
    for (depth, container) in open.enumerated() {
      let before = (offset, column)
      skipBlanks(until: end)
      let isMatch: Bool
      switch container {
      case .quote:
        isMatch = offset < end && text.bytes[offset] == UInt8(ascii: ">")
        if isMatch {
          offset += 1
          column += 1
        }
      case .item(let content):
        isMatch = column >= content || offset == end
        if column >= content { (offset, column) = before }
        if offset < end, column < content { skipBlanks(toColumn: content, until: end) }
      }
      if !isMatch {
        (offset, column) = before
        open.removeLast(open.count - depth)
        if let fence, fence.depth > depth { self.fence = nil }
        return
      }
    }
  }

  private mutating func skipBlanks(toColumn wanted: Int, until end: Int) {
    while offset < end, column < wanted, text.bytes[offset].isBlank {
      column += text.bytes[offset] == .tab ? 4 - column % 4 : 1
      offset += 1
    }
  }

  private mutating func openContainers(until end: Int) {
    while offset < end, open.count <= NestingLimits.containers {
      let before = (offset, column)
      skipBlanks(until: end)
      guard offset < end, column - before.1 < 4 else { return (offset, column) = before }
      if text.bytes[offset] == UInt8(ascii: ">") {
        offset += 1
        column += 1
        open.append(.quote)
      } else if let width = markerWidth(until: end) {
        offset += width
        column += width
        open.append(.item(column: column + 1))
      } else {
        return (offset, column) = before
      }
    }
  }

  /// The bytes of the list marker at the offset, nil where there is none.
  private func markerWidth(until end: Int) -> Int? {
    var width = 0
    switch text.bytes[offset] {
    case UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "*"): width = 1
    default:
      while width < 9, offset + width < end, text.bytes[offset + width].isASCIIDigit {
        width += 1
      }
      guard width > 0, offset + width < end else { return nil }
      let byte = text.bytes[offset + width]
      guard byte == UInt8(ascii: ".") || byte == UInt8(ascii: ")") else { return nil }
      width += 1
    }
    guard offset + width == end || text.bytes[offset + width].isBlank else { return nil }
    return width
  }

  /// Whether the rest of the line opens or closes a fenced code block.
  private mutating func isFence(until end: Int) -> Bool {
    var start = offset
    while start < end, text.bytes[start].isBlank { start += 1 }
    guard start < end else { return false }
    let byte = text.bytes[start]
    guard byte == UInt8(ascii: "`") || byte == UInt8(ascii: "~") else { return false }
    var count = 0
    while start + count < end, text.bytes[start + count] == byte { count += 1 }
    guard count >= 3 else { return false }
    let rest = text.bytes[start + count..<end]
    if let fence {
      guard byte == fence.byte, count >= fence.count, rest.allSatisfy(\.isBlank) else {
        return false
      }
      self.fence = nil
      return true
    }
    guard byte == UInt8(ascii: "~") || !rest.contains(byte) else { return false }
    fence = (byte, count, open.count)
    return true
  }

  /// Counts the open brackets of the paragraph; returns the place of the first one beyond the
  /// limit.
  private mutating func countBrackets(until end: Int) -> Int? {
    var isBlankLine = true
    while offset < end {
      let byte = text.bytes[offset]
      if !byte.isBlank { isBlankLine = false }
      switch byte {
      case UInt8(ascii: "\\"): offset += 1
      case UInt8(ascii: "["):
        brackets += 1
        if brackets > NestingLimits.brackets { return offset }
      case UInt8(ascii: "]"): brackets = max(brackets - 1, 0)
      default: break
      }
      offset += 1
    }
    if isBlankLine { brackets = 0 }
    return nil
  }
}
