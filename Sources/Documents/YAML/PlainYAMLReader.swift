import Diagnostics
import Tables

/// Reads the YAML that most authors write, directly and with the same result as libyaml: lists and
/// mappings by indentation, keys of letters and digits, texts on one line, plain or in quotes
/// without escapes, and lists in brackets on one line.
///
/// It never reports anything: where something is unusual or may be wrong, it gives up, and libyaml
/// reads the text from the start.
struct PlainYAMLReader {
  /// A block collection whose end has not been read.
  private struct Open {
    let index: NodeIndex
    let column: Int
    let isMapping: Bool
    /// A bit for the signature of each key.
    var keys: UInt64 = 0
  }

  private let view: ByteView
  private let range: Range<Int>
  private var tree: DocumentTree
  private var open: [Open] = []
  private var offset: Int
  /// Where the last scalar or list in brackets ends.
  private var lastEnd: Int
  /// Where the value of the last key would be, when none was on its line.
  private var missingValue: Int?
  /// Whether a comment was read.
  private(set) var hasComments = false

  /// Makes a reader of a range of text without invalid or control characters.
  init(source: Source, view: ByteView, range: Range<Int>) {
    self.view = view
    self.range = range
    tree = DocumentTree(source: source)
    tree.nodes.reserveCapacity(range.count / 16 + 8)
    open.reserveCapacity(4)
    offset = range.lowerBound
    lastEnd = offset
  }

  /// Reads the text, nil when libyaml has to read it.
  mutating func read() -> DocumentTree? {
    while offset < range.upperBound {
      let line = offset
      while view[offset] == 0x20 { offset &+= 1 }
      switch byte {
      case 0x0A, 0x0D, 0x23: guard endLine() else { return nil }
      default: guard readLine(indent: offset &- line) else { return nil }
      }
    }
    addMissingValue()
    while !open.isEmpty { close() }
    return tree.isEmpty ? nil : tree
  }

  /// The byte at the offset, zero at the end of the range.
  @inline(__always)
  private var byte: UInt8 { offset < range.upperBound ? view[offset] : 0 }

  // MARK: Structure

  /// Reads a line whose first character is at the offset.
  private mutating func readLine(indent: Int) -> Bool {
    let isItem = byte == 0x2D && view[offset &+ 1] == 0x20
    // Most lines continue with the innermost mapping.
    if !isItem, missingValue == nil, let last = open.last, last.isMapping, last.column == indent {
      return readEntry(isItem: false)
    }
    if missingValue != nil {
      let isValue =
        open.last.map { indent > $0.column || isItem && $0.isMapping && indent == $0.column }
        ?? true
      if isValue {
        missingValue = nil
        return openCollection(isMapping: !isItem, column: indent) && readEntry(isItem: isItem)
      }
      addMissingValue()
    }
    while let last = open.last, last.column > indent { close() }
    // A list may be at the column of its mapping; there a key ends it.
    if !isItem, let last = open.last, last.column == indent, !last.isMapping { close() }
    guard let last = open.last else {
      guard tree.isEmpty, indent == 0, !isItem else { return false }
      return openCollection(isMapping: true, column: 0) && readEntry(isItem: false)
    }
    return last.column == indent && last.isMapping == !isItem && readEntry(isItem: isItem)
  }

  /// Reads an item with its dash, or a key with its value.
  private mutating func readEntry(isItem: Bool) -> Bool {
    guard isItem else {
      let end = Self.keyEnd(from: offset, to: range.upperBound, in: view)
      return end.map { readPair(keyEnd: $0) } ?? false
    }
    let dash = offset
    offset &+= 2
    while byte == 0x20 { offset &+= 1 }
    tree.nodes[open[open.count &- 1].index].count &+= 1
    guard let end = Self.keyEnd(from: offset, to: range.upperBound, in: view) else {
      return readValue()
    }
    // The line's start is before the dash, and the columns are counted from there.
    let column = open[open.count &- 1].column &+ offset &- dash
    return openCollection(isMapping: true, column: column) && readPair(keyEnd: end)
  }

  private mutating func openCollection(isMapping: Bool, column: Int) -> Bool {
    guard open.count < DocumentLimits.depth &- 1 else { return false }
    open.append(Open(index: tree.end, column: column, isMapping: isMapping))
    tree.nodes.append(
      DocumentNode(isMapping ? .mapping : .sequence, start: offset, end: offset))
    return true
  }

  private mutating func close() {
    guard let closed = open.popLast() else { return }
    tree.nodes[closed.index].end = UInt32(lastEnd)
    tree.nodes[closed.index].next = tree.end
  }

  /// Adds the empty scalar that is where a key has no value.
  private mutating func addMissingValue() {
    guard let place = missingValue else { return }
    missingValue = nil
    add(.plain, place..<place, text: place..<place)
  }

  // MARK: Pairs

  /// Reads a key that ends at an offset, with its value.
  private mutating func readPair(keyEnd end: Int) -> Bool {
    let last = open.count &- 1
    let index = open[last].index
    guard tree.nodes[index].count < 1000, noteKey(offset..<end) else { return false }
    tree.nodes[index].count &+= 1
    add(.plain, offset..<end, text: offset..<end)
    offset = end &+ 1
    while byte == 0x20 { offset &+= 1 }
    switch byte {
    case 0x0A, 0x0D, 0x23:
      missingValue = end &+ 1
      return endLine()
    case 0 where offset >= range.upperBound:
      missingValue = end &+ 1
      return true
    default: return readValue()
    }
  }

  /// Where the key ends that starts at an offset and is followed by a colon and a blank; nil
  /// when there is none, or an unusual one.
  private static func keyEnd(from start: Int, to limit: Int, in view: ByteView) -> Int? {
    guard isLetterOrDigit(view[start]) else { return nil }
    var end = start &+ 1
    while true {
      var byte = view[end]
      while isLetterOrDigit(byte) {
        end &+= 1
        byte = view[end]
      }
      switch byte {
      case 0x3A:
        let next = end &+ 1 < limit ? view[end &+ 1] : 0x0A
        let isKey = next == 0x20 || next == 0x0A || next == 0x0D
        guard isKey, end < limit, end &- start <= 128 else { return nil }
        return view[end &- 1] != 0x20 ? end : nil
      case 0x2D, 0x20, 0x2E, 0x2F, 0x5F: end &+= 1
      default: return nil
      }
    }
  }

  /// Notes a key of the innermost mapping; false when the mapping may already have it.
  private mutating func noteKey(_ key: Range<Int>) -> Bool {
    // The length and the first eight bytes distinguish most keys; the others are compared.
    var hash = UInt64(truncatingIfNeeded: key.count)
    let start = key.lowerBound
    let word = view.hasWord(at: start) ? view.word(at: start) : view.shortWord(at: start)
    let unused = UInt64(max(0, 8 &- key.count)) &* 8
    hash = (hash ^ (word << unused)) &* 0x9E37_79B9_7F4A_7C15
    let bit: UInt64 = 1 << ((hash ^ hash >> 29) >> 58)
    let last = open.count &- 1
    let isNew = open[last].keys & bit == 0
    open[last].keys |= bit
    return isNew || !hasKey(key, in: open[last].index)
  }

  private func hasKey(_ key: Range<Int>, in mapping: NodeIndex) -> Bool {
    var index = mapping + 1
    while index < tree.end {
      let node = tree.nodes[index]
      if Int(node.count) == key.count,
        key.indices.allSatisfy({ view[$0] == view[Int(node.textStart) + $0 - key.lowerBound] })
      {
        return true
      }
      index = tree.nodes[index + 1].next
    }
    return false
  }

  /// Keys are pure ASCII, so that two different ones are never canonically equal.
  @inline(__always)
  private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    (byte | 0x20) &- 0x61 < 26 || byte &- 0x30 < 10
  }

  // MARK: Values

  /// Reads the value that starts at the offset, to the end of its line.
  private mutating func readValue() -> Bool {
    switch byte {
    case 0x22, 0x27:
      guard readQuoted() else { return false }
    case 0x5B:
      guard readList() else { return false }
    default:
      guard isTextStart(byte) else { return false }
      return readPlain()
    }
    guard byte == 0x20 else { return endLine() }
    while byte == 0x20 { offset &+= 1 }
    return endLine()
  }

  /// Whether a plain text may start with a byte without another meaning.
  @inline(__always)
  private func isTextStart(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x24, 0x28, 0x2B, 0x2E, 0x2F, 0x5F, 0x7E: true
    case 0x2D: Self.isLetterOrDigit(view[offset &+ 1])
    default: Self.isLetterOrDigit(byte) || byte >= 0x80 && byte != 0xEF
    }
  }

  /// Reads a plain text and the end of its line.
  private mutating func readPlain() -> Bool {
    let start = offset
    while true {
      skipLetters()
      switch byte {
      case 0x3A:
        let next = offset &+ 1 < range.upperBound ? view[offset &+ 1] : 0x0A
        guard next > 0x20 else { return false }
        offset &+= 1
      case 0x23 where view[offset &- 1] == 0x20: return addPlain(from: start) && endLine()
      case 0x0A, 0x0D: return addPlain(from: start) && endLine()
      case 0..<0x20, 0xEF:
        guard byte == 0, offset >= range.upperBound else { return false }
        return addPlain(from: start)
      default: offset &+= 1
      }
    }
  }

  /// Skips characters without special meaning anywhere in a plain text: letters, blanks, digits.
  @inline(__always)
  private mutating func skipLetters() {
    var end = offset
    while end < range.upperBound {
      let byte = view[end]
      guard byte > 0x3A && byte < 0xEF || byte == 0x20 || byte &- 0x2C < 14 else { break }
      end &+= 1
    }
    offset = end
  }

  private mutating func addPlain(from start: Int) -> Bool {
    var end = offset
    while view[end &- 1] == 0x20 { end &-= 1 }
    add(.plain, start..<end, text: start..<end)
    return true
  }

  /// Reads a text in quotes without escapes.
  private mutating func readQuoted() -> Bool {
    let start = offset
    let quote = byte
    offset = view.firstSpecial(besides: quote, from: offset &+ 1, to: range.upperBound)
    while byte != quote {
      switch byte {
      case 0..<0x20, 0x5C, 0xEF: return false
      default: offset &+= 1
      }
    }
    offset &+= 1
    // Two single quotes are an escape.
    guard byte != quote else { return false }
    add(.string, start..<offset, text: start &+ 1..<offset &- 1)
    return true
  }

  /// Reads a list in brackets of plain texts and texts in quotes.
  private mutating func readList() -> Bool {
    let index = tree.end
    tree.nodes.append(DocumentNode(.sequence, start: offset, end: offset))
    offset &+= 1
    while true {
      while byte == 0x20 { offset &+= 1 }
      if byte == 0x5D, tree.nodes[index].count == 0 { break }
      tree.nodes[index].count &+= 1
      guard byte == 0x22 || byte == 0x27 ? readQuoted() : readPlainElement() else { return false }
      while byte == 0x20 { offset &+= 1 }
      if byte == 0x5D { break }
      guard byte == 0x2C else { return false }
      offset &+= 1
    }
    offset &+= 1
    tree.nodes[index].end = UInt32(offset)
    tree.nodes[index].next = tree.end
    lastEnd = offset
    return true
  }

  private mutating func readPlainElement() -> Bool {
    guard isTextStart(byte) else { return false }
    let start = offset
    while true {
      switch byte {
      case 0x2C, 0x5D: return addPlain(from: start)
      case 0..<0x20, 0x23, 0x3A, 0x3F, 0x5B, 0x7B, 0x7D, 0xEF: return false
      default: offset &+= 1
      }
    }
  }

  // MARK: Pieces

  /// Reads a comment and a line break; false where neither is.
  private mutating func endLine() -> Bool {
    if byte == 0x0A {
      offset &+= 1
      return true
    }
    if byte == 0x23 {
      hasComments = true
      guard offset == range.lowerBound || view[offset &- 1] <= 0x20 else { return false }
      while byte != 0x0A, byte != 0x0D, offset < range.upperBound {
        guard byte != 0xEF, byte >= 0x20 else { return false }
        offset &+= 1
      }
    }
    if byte == 0x0D { offset &+= 1 }
    guard offset < range.upperBound else { return true }
    guard byte == 0x0A else { return false }
    offset &+= 1
    return true
  }

  private mutating func add(_ kind: DocumentNode.Kind, _ place: Range<Int>, text: Range<Int>) {
    tree.nodes.append(
      DocumentNode(
        kind, start: place.lowerBound, end: place.upperBound, textStart: text.lowerBound,
        count: text.count, next: tree.end + 1))
    lastEnd = place.upperBound
  }
}
