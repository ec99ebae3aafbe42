package import Diagnostics

/// Which of the two readers of YAML reads a text.
package enum YAMLReader: Sendable {
  /// The plain reader where it can, otherwise libyaml.
  case any
  /// The reader for all of YAML.
  case libyaml
  /// The reader for what most authors write, which gives an empty tree for anything else.
  case plain
}

extension DocumentTree {
  /// Reads the YAML of a source, or of a range of its bytes, by the profile that
  /// `docs/documents.md` defines.
  ///
  /// A document without a node is a single empty plain scalar. What is wrong is reported; the tree
  /// is empty when the text cannot be read.
  package init(
    yaml source: Source, in range: Range<Int>? = nil, by reader: YAMLReader = .any,
    log: inout DiagnosticLog
  ) {
    let range = (range ?? source.textStart..<source.bytes.count)
      .clamped(to: 0..<source.bytes.count)
    guard source.checkText(in: range, .yaml, log: &log) else {
      self.init(source: source)
      return
    }
    var mayHaveComments = true
    var found = log.emptyPart()
    self = ByteView.over(source.bytes) { view in
      if reader != .libyaml {
        var plain = PlainYAMLReader(source: source, view: view, range: range)
        if let tree = plain.read() {
          mayHaveComments = plain.hasComments
          return tree
        }
        if reader == .plain { return DocumentTree(source: source) }
      }
      var builder = YAMLTreeBuilder(source: source, view: view, range: range)
      return builder.read(log: &found)
    }
    if nodes.isEmpty, let sign = cutFlow(in: range) {
      // What follows is wrong only because the brackets are still open there.
      let place = Span(source.id, sign, sign + 1)
      found.removeErrors(after: place)
      let end = source.bytes[sign...].firstIndex { $0 <= 0x20 || ",]}".utf8.contains($0) }
      let value = sign..<(end ?? range.upperBound)
      found.report(
        .flowCutByComment(
          at: place, value: String(decoding: source.bytes[value], as: UTF8.self),
          place: Span(source.id, value)))
    }
    log.merge(found)
    if mayHaveComments { warnOfCutTexts(log: &log) }
  }

  /// Whether a text probably continues after a `#`: where no blank follows it, as in `Fix #4`, or
  /// only one precedes it, as in `C # and more`.
  private func isCut(_ node: DocumentNode, bySignAt offset: Int) -> Bool {
    let bytes = source.bytes
    if bytes[offset + 1] > 0x20 { return bytes[offset + 1] != UInt8(ascii: "#") }
    guard bytes[offset + 1] != 0x0A, bytes[offset + 1] != 0x0D, offset == Int(node.end) + 1,
      bytes[offset - 1] == 0x20
    else { return false }
    let text = bytes[Int(node.start)..<Int(node.end)]
    let isWord = ["true", "false", "yes", "no", "null"].contains {
      $0.utf8.elementsEqual(text) { $0 == $1 | 0x20 }
    }
    // A number or a date cannot be cut short: its field would refuse the rest.
    return !isWord && text.contains { $0 | 0x20 >= 0x61 && $0 | 0x20 <= 0x7A || $0 >= 0x80 }
  }

  /// Warns of texts without quotes that a `#` probably cuts short.
  private func warnOfCutTexts(log: inout DiagnosticLog) {
    let bytes = source.bytes
    var (warnings, last) = (0, -1)
    for node in nodes where node.kind == .plain || node.kind == .null {
      let isEmpty = node.end == node.start
      var offset = Int(node.end)
      while offset < bytes.count, bytes[offset] == 0x20 || bytes[offset] == 0x09 { offset += 1 }
      guard offset > Int(node.end), offset + 1 < bytes.count, bytes[offset] == UInt8(ascii: "#"),
        isEmpty ? isSign(at: offset) : isCut(node, bySignAt: offset), offset > last,
        warnings < DocumentLimits.mistakes
      else { continue }
      // What is below an alias has the places of what it names, which come before.
      (warnings, last) = (warnings + 1, offset)
      let text = isEmpty ? nil : Span(source.id, Int(node.start), Int(node.end))
      log.report(.textCutByComment(at: Span(source.id, offset, offset + 1), text: text))
    }
  }

  /// Whether a `#` looks like the beginning of a value, such as of `#b23a1e`: it is followed
  /// directly by a letter or a digit.
  private func isSign(at offset: Int) -> Bool {
    let next = source.bytes[offset + 1]
    return 0x30...0x39 ~= next || 0x61...0x7A ~= next | 0x20 || next >= 0x80
  }

  /// The offset of the first `#` that seems to begin a value between brackets: they are not closed
  /// because it begins a comment, and there is therefore no tree.
  private func cutFlow(in range: Range<Int>) -> Int? {
    let bytes = source.bytes
    var (open, quote) = (0, UInt8(0))
    for offset in range.dropLast() {
      let byte = bytes[offset]
      if byte == 0x0A { (open, quote) = (0, 0) }
      if quote != 0 {
        if byte == quote { quote = 0 }
        continue
      }
      switch byte {
      case UInt8(ascii: "{"), UInt8(ascii: "["): open += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"): open = max(open - 1, 0)
      case UInt8(ascii: "\""), UInt8(ascii: "'"): quote = byte
      case UInt8(ascii: "#")
      where open > 0 && " \t[{,".utf8.contains(bytes[offset - 1]) && isSign(at: offset):
        return offset
      default: break
      }
    }
    return nil
  }
}

extension DiagnosticLog {
  /// Removes the errors that are at a place or behind it.
  fileprivate mutating func removeErrors(after place: Span) {
    let all = diagnostics
    self = emptyPart()
    for diagnostic in all {
      let isBehind = diagnostic.span.map { $0.source == place.source && $0.start >= place.start }
      if diagnostic.severity != .error || isBehind != true { report(diagnostic) }
    }
  }
}
