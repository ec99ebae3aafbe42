/// What follows the text of a link or image.
enum LinkTail {
  /// A destination, and a title where there is one, in parentheses.
  case inline(destination: Range<Int>, title: Range<Int>?)
  /// A label, or nothing: the destination is elsewhere.
  case reference
}

/// The parts of links and of link reference definitions: CommonMark 0.30, sections 4.7 and 6.3.
extension InlineLocator {
  /// Reads what follows the closing bracket of a link's text.
  mutating func readLinkTail() -> LinkTail {
    let start = cursor
    if byte == UInt8(ascii: "("), let tail = readInlineTail() { return tail }
    move(to: start)
    if byte == UInt8(ascii: "["), !readLabel() { move(to: start) }
    return .reference
  }

  private mutating func readInlineTail() -> LinkTail? {
    move(to: cursor + 1)
    skipBlanksAndLineEnd()
    guard let destination = readDestination() else { return nil }
    let afterDestination = cursor
    skipBlanksAndLineEnd()
    var title: Range<Int>?
    if cursor > afterDestination { title = readTitle() }
    skipBlanksAndLineEnd()
    guard byte == UInt8(ascii: ")") else { return nil }
    move(to: cursor + 1)
    return .inline(destination: destination, title: title)
  }

  /// Reads a destination, in angle brackets or bare; returns its place without the brackets.
  private mutating func readDestination() -> Range<Int>? {
    if byte == UInt8(ascii: "<") { return readPointyDestination() }
    let start = cursor
    var depth = 0
    while let byte, byte > .space, byte != 0x7F {
      switch byte {
      case UInt8(ascii: "\\"):
        if cursor + 1 < limit, bytes[cursor + 1].isASCIIPunctuation { move(to: cursor + 1) }
      case UInt8(ascii: "("):
        depth += 1
        if depth > 32 { return nil }
      case UInt8(ascii: ")"):
        if depth == 0 { return start..<cursor }
        depth -= 1
      default: break
      }
      move(to: cursor + 1)
    }
    return depth == 0 ? start..<cursor : nil
  }

  private mutating func readPointyDestination() -> Range<Int>? {
    move(to: cursor + 1)
    let start = cursor
    while let byte, !byte.isLineEnd, byte != UInt8(ascii: "<") {
      if byte == UInt8(ascii: ">") {
        move(to: cursor + 1)
        return start..<cursor - 1
      }
      let isEscape =
        byte == UInt8(ascii: "\\") && cursor + 1 < limit && bytes[cursor + 1].isASCIIPunctuation
      move(to: cursor + (isEscape ? 2 : 1))
    }
    return nil
  }

  /// Reads a title in quotes or parentheses; returns its place without them. Reads nothing else.
  private mutating func readTitle() -> Range<Int>? {
    let before = cursor
    let close: UInt8
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "'"): close = bytes[cursor]
    case UInt8(ascii: "("): close = UInt8(ascii: ")")
    default: return nil
    }
    move(to: cursor + 1)
    let start = cursor
    while let byte {
      if byte == close {
        move(to: cursor + 1)
        return start..<cursor - 1
      }
      if byte == UInt8(ascii: "("), close == UInt8(ascii: ")") { break }
      if byte.isLineEnd {
        _ = skipLineEnd()
        continue
      }
      let isEscape =
        byte == UInt8(ascii: "\\") && cursor + 1 < limit && bytes[cursor + 1].isASCIIPunctuation
      move(to: cursor + (isEscape ? 2 : 1))
    }
    move(to: before)
    return nil
  }

  /// Reads a label in brackets, in which brackets have to be escaped.
  private mutating func readLabel() -> Bool {
    move(to: cursor + 1)
    let start = cursor
    while let byte, cursor - start <= 1000 {
      switch byte {
      case UInt8(ascii: "]"):
        move(to: cursor + 1)
        return true
      case UInt8(ascii: "["): return false
      case UInt8(ascii: "\\"):
        let isEscape = cursor + 1 < limit && bytes[cursor + 1].isASCIIPunctuation
        move(to: cursor + (isEscape ? 2 : 1))
      case .lineFeed, .carriageReturn: _ = skipLineEnd()
      default: move(to: cursor + 1)
      }
    }
    return false
  }

  /// Skips the link reference definitions at the start of a paragraph: libcmark removes them
  /// without changing the paragraph's position.
  mutating func skipDefinitions() {
    while byte == UInt8(ascii: "[") {
      let start = cursor
      guard readDefinition() else { return move(to: start) }
    }
  }

  private mutating func readDefinition() -> Bool {
    let labelStart = cursor + 1
    guard readLabel(), byte == UInt8(ascii: ":"),
      bytes[labelStart..<cursor - 1].contains(where: { !$0.isBlank && !$0.isLineEnd })
    else { return false }
    move(to: cursor + 1)
    skipBlanksAndLineEnd()
    let isPointy = byte == UInt8(ascii: "<")
    guard let destination = readDestination(), isPointy || !destination.isEmpty else {
      return false
    }
    let afterDestination = cursor
    skipBlanksAndLineEnd()
    if cursor > afterDestination, readTitle() != nil {
      skipBlanks()
      if byte == nil || skipLineEnd() { return true }
    }
    move(to: afterDestination)
    skipBlanks()
    return byte == nil || skipLineEnd()
  }
}
