package import Diagnostics
import Tables

extension DocumentTree {
  /// Reads the JSON of a source (RFC 8259), or reports what is wrong with it.
  ///
  /// Mistakes whose meaning is plain, such as a trailing comma, are reported and skipped, so that
  /// one run reports all of them; the tree is empty when the text cannot be read.
  package init(
    json source: Source, _ rules: JSONRules = .content, log: inout DiagnosticLog
  ) {
    let range = source.textStart..<source.bytes.count
    guard source.checkText(in: range, rules.characters, log: &log) else {
      self.init(source: source)
      return
    }
    self = ByteView.over(source.bytes) { view in
      var reader = JSONReader(view: view, source: source, start: range.lowerBound, rules: rules)
      return reader.read(log: &log)
    }
  }
}

/// Reads JSON in one pass, without recursion.
struct JSONReader {
  /// An object or array whose end has not been read.
  struct Container {
    /// Its node; none for what is around the document's value.
    var node: NodeIndex?
    var isObject: Bool
    /// The number of its pairs or elements so far.
    var count = 0
    /// Where the signatures of its keys start, and where they end.
    var firstKey = 0
    var endOfKeys = 0
    /// A bit for the signature of each key.
    var signatures: UInt64 = 0
    /// Whether two of its keys may be the same.
    var isSuspect = false
  }

  let view: ByteView
  let rules: JSONRules
  var tree: DocumentTree
  var offset: Int
  /// The container that is being read.
  var current = Container(isObject: false)
  /// The containers around it, the outermost first; their number is the depth.
  var around: [Container] = []
  /// The signatures of the keys of the open objects, up to `current.endOfKeys`.
  private var signatures: [UInt64] = []
  /// Whether something was skipped without which the document is not usable.
  var isLost = false
  /// How many mistakes were reported and skipped.
  var mistakes = 0

  init(view: ByteView, source: Source, start: Int, rules: JSONRules) {
    self.view = view
    self.rules = rules
    tree = DocumentTree(source: source)
    tree.nodes.reserveCapacity(Self.estimatedNodes(view))
    offset = start
  }

  /// How many nodes there will be, judged by the commas and colons of the first 16 KiB, so that the
  /// nodes of large documents need not be moved as their number grows.
  private static func estimatedNodes(_ view: ByteView) -> Int {
    let sample = min(view.count, 1 << 14)
    var separators = 0
    for offset in 0..<sample where view[offset] == 0x2C || view[offset] == 0x3A { separators += 1 }
    return (separators * (view.count / max(sample, 1) + 1)) / 8 * 9 + 8
  }

  /// Reads the value that is the whole text.
  mutating func read(log: inout DiagnosticLog) -> DocumentTree {
    skipSpace()
    guard offset < view.count else {
      log.report(.emptyJSON(at: span(offset, offset)))
      return DocumentTree(source: tree.source)
    }
    var isRead = readValue(log: &log)
    while isRead, current.node != nil { isRead = readNext(log: &log) }
    guard isRead, !isLost else { return DocumentTree(source: tree.source) }
    skipSpace()
    if offset < view.count { reportTextAfterEnd(log: &log) }
    return tree
  }

  func span(_ start: Int, _ end: Int) -> Span {
    Span(tree.source.id, start, min(max(start, end), view.count))
  }

  @inline(__always)
  mutating func skipSpace() {
    // Most values are directly after what precedes them, or after one space.
    guard view[offset] <= 0x20 else { return }
    var position = offset
    while true {
      switch view[position] {
      case 0x20, 0x0D, 0x09: position &+= 1
      case 0x0A:
        position &+= 1
        while view.hasWord(at: position), view.word(at: position) == 0x2020_2020_2020_2020 {
          position &+= 8
        }
      default:
        offset = position
        return
      }
    }
  }

  /// Reads the next pair or element of the current container, or its end; false when what is there
  /// cannot be read.
  @inline(__always)
  private mutating func readNext(log: inout DiagnosticLog) -> Bool {
    skipSpace()
    let closing: UInt8 = current.isObject ? 0x7D : 0x5D
    if view[offset] == closing { return closeContainer(log: &log) }
    if current.count > 0 {
      if view[offset] == 0x2C {
        offset &+= 1
        skipSpace()
        if view[offset] == closing { return readTrailingComma(log: &log) }
      } else {
        guard recoverSeparator(log: &log) else { return false }
        // A comment may have been before the end.
        if view[offset] == closing { return closeContainer(log: &log) }
      }
    }
    if current.isObject {
      guard readKey(log: &log) else { return false }
    }
    current.count &+= 1
    return readValue(log: &log)
  }

  @inline(__always)
  private mutating func readValue(log: inout DiagnosticLog) -> Bool {
    switch view[offset] {
    case 0x22: return readString(log: &log)
    case 0x7B: return openContainer(isObject: true, log: &log)
    case 0x5B: return openContainer(isObject: false, log: &log)
    case 0x2D, 0x30...0x39: return readNumber(log: &log)
    case 0x74 where isWord(0x6575_7274): return addWord(.bool, 4)
    case 0x66 where isWord(0x736C_6166) && view[offset + 4] == 0x65: return addWord(.bool, 5)
    case 0x6E where isWord(0x6C6C_756E): return addWord(.null, 4)
    default: return recoverValue(log: &log)
    }
  }

  /// Reads a value after a comment; out of line, because comments are mistakes.
  @inline(never)
  mutating func readValueAfterComment(log: inout DiagnosticLog) -> Bool { readValue(log: &log) }

  // MARK: Containers

  private mutating func openContainer(isObject: Bool, log: inout DiagnosticLog) -> Bool {
    guard around.count < rules.maximumDepth else {
      log.report(.tooDeep(limit: rules.maximumDepth, at: span(offset, offset + 1)))
      return false
    }
    around.append(current)
    current = Container(
      node: tree.end, isObject: isObject, firstKey: current.endOfKeys,
      endOfKeys: current.endOfKeys)
    tree.nodes.append(
      DocumentNode(isObject ? .mapping : .sequence, start: offset, end: offset))
    offset &+= 1
    return true
  }

  @inline(__always)
  mutating func closeContainer(log: inout DiagnosticLog) -> Bool {
    guard let node = current.node else { return false }
    offset &+= 1
    tree.nodes[node].end = UInt32(offset)
    tree.nodes[node].count = UInt32(current.count)
    tree.nodes[node].next = tree.end
    if current.isSuspect, !isLost { tree.reportDuplicateKeys(of: node, log: &log) }
    current = around.popLast() ?? Container(isObject: false)
    return true
  }

  // MARK: Keys

  @inline(__always)
  private mutating func readKey(log: inout DiagnosticLog) -> Bool {
    if view[offset] == 0x22 {
      guard readString(log: &log) else { return false }
    } else {
      guard recoverKey(log: &log) else { return false }
    }
    if rules.isProfile { noteKey() }
    let key = tree.end - 1
    if tree.nodes[key].isDecoded, tree.certainty(ofText: key) == .uncertain {
      tree.noteRecovery(at: Int(tree.nodes[key].start))
    }
    skipSpace()
    if view[offset] == 0x3A {
      offset &+= 1
    } else {
      guard recoverColon(log: &log) else { return false }
    }
    skipSpace()
    return true
  }

  /// Notes the key that was read last, and whether its object may have it already.
  @inline(__always)
  private mutating func noteKey() {
    let node = tree.nodes[tree.end - 1]
    guard !node.isDecoded, node.count <= DocumentLimits.keyLength, current.count < 64 else {
      current.isSuspect = true
      return
    }
    let (signature, isWide) = signature(Int(node.textStart), Int(node.count))
    let bit: UInt64 = 1 << (signature >> 58)
    if isWide {
      current.isSuspect = true
    } else if current.signatures & bit != 0, !current.isSuspect {
      current.isSuspect = signatures[current.firstKey..<current.endOfKeys].contains(signature)
    }
    current.signatures |= bit
    if current.endOfKeys == signatures.count {
      signatures.append(signature)
    } else {
      signatures[current.endOfKeys] = signature
    }
    current.endOfKeys &+= 1
  }

  /// A number that is the same for equal keys, and whether the key has a character from U+0300
  /// on, which could make it canonically equal to another.
  @inline(__always)
  private func signature(_ start: Int, _ count: Int) -> (UInt64, isWide: Bool) {
    var hash = UInt64(truncatingIfNeeded: count)
    var all: UInt64 = 0
    var offset = start
    var rest = count
    while rest > 0 {
      var word = view.hasWord(at: offset) ? view.word(at: offset) : view.shortWord(at: offset)
      if rest < 8 { word &= (1 << UInt64(truncatingIfNeeded: 8 &* rest)) &- 1 }
      all |= word
      hash = (hash ^ word) &* 0x9E37_79B9_7F4A_7C15
      hash ^= hash >> 32
      offset &+= 8
      rest &-= 8
    }
    guard all & 0x8080_8080_8080_8080 != 0 else { return (hash &* 0x9E37_79B9_7F4A_7C15, false) }
    let isWide = (start..<start &+ count).contains { view[$0] >= 0xCC }
    return (hash &* 0x9E37_79B9_7F4A_7C15, isWide)
  }

  // MARK: Words

  @inline(__always)
  private func isWord(_ letters: UInt32) -> Bool {
    var word: UInt32 = 0
    for position in 0..<4 {
      word |= UInt32(view[offset &+ position]) << UInt32(truncatingIfNeeded: 8 &* position)
    }
    return word == letters
  }

  @inline(__always)
  private mutating func addWord(_ kind: DocumentNode.Kind, _ length: Int) -> Bool {
    add(kind, offset, offset &+ length, textStart: offset, count: length)
    offset &+= length
    return true
  }

  /// Adds a scalar whose text is in the source.
  @inline(__always)
  mutating func add(
    _ kind: DocumentNode.Kind, _ start: Int, _ end: Int, textStart: Int, count: Int
  ) {
    tree.nodes.append(
      DocumentNode(
        kind, start: start, end: end, textStart: textStart, count: count,
        next: tree.end + 1))
  }
}
