import Diagnostics
import Escaping

/// What static text begins with that is published as it stands, and was probably meant otherwise; its
/// place in the output decides.
enum SuspectText: Hashable, Sendable {
  /// The end of a tag that nothing opens, such as `}}`.
  case closing(String)
  /// The beginning of a tag with a blank in it, such as `{ %`, and the tag's own.
  case opening(String)
  /// A typographic quotation mark before the value of an attribute; the whole value between
  /// straight ones, where its end is in the same text.
  case quotation(meant: String?)
}

/// Finds such text in the static text of one template, from its beginning to its end.
struct SuspectTextScanner {
  /// The braces of the text so far that are open: `}}` may close two of them.
  private var openBraces = 0
  private var found: [(range: Range<Int>, text: SuspectText)] = []
  /// Where what was found last ends.
  private var end = 0

  /// What there is in a range of a template, besides paths between single braces.
  mutating func suspects(
    in range: Range<Int>, besides paths: [BracedPath], of source: Source
  ) -> [(range: Range<Int>, text: SuspectText)] {
    found = []
    end = range.lowerBound
    var index = range.lowerBound
    var rest = paths[...]
    while index < range.upperBound {
      if let path = rest.first, Int(path.span.start) == index {
        (index, end) = (Int(path.span.end), Int(path.span.end))
        rest = rest.dropFirst()
        continue
      }
      let bytes = source.bytes[index..<range.upperBound]
      switch bytes[index] {
      case UInt8(ascii: "{"): readOpening(bytes)
      case UInt8(ascii: "}"): readClosing(bytes, after: source.bytes[range.lowerBound..<index])
      case UInt8(ascii: "="): readQuotation(bytes.dropFirst())
      default: break
      }
      index = max(index + 1, end)
    }
    return found
  }

  private mutating func add(_ range: Range<Int>, _ text: SuspectText) {
    found.append((range, text))
    end = range.upperBound
  }

  private mutating func readOpening(_ bytes: ArraySlice<UInt8>) {
    openBraces += 1
    let rest = bytes.dropFirst().drop(while: isBlank)
    guard rest.startIndex > bytes.startIndex + 1, let sign = rest.first else { return }
    let range = bytes.startIndex..<rest.startIndex + 1
    if sign == UInt8(ascii: "%") { add(range, .opening("{%")) }
    if sign == UInt8(ascii: "#"), rest.contains(bytesOf: "#}") || rest.contains(bytesOf: "# }") {
      add(range, .opening("{#"))
    }
  }

  private mutating func readClosing(_ bytes: ArraySlice<UInt8>, after earlier: ArraySlice<UInt8>) {
    guard openBraces == 0 else { return openBraces -= 1 }
    let brace = UInt8(ascii: "}")
    let before = earlier.endIndex > end ? earlier.last : nil
    if let before, "%#}".utf8.contains(before) {
      add(bytes.startIndex - 1..<bytes.startIndex + 1, .closing("\(Unicode.Scalar(before))}"))
    } else if bytes.dropFirst().first == brace {
      add(bytes.startIndex..<bytes.startIndex + 2, .closing("}}"))
    }
  }

  private mutating func readQuotation(_ bytes: ArraySlice<UInt8>) {
    let value = bytes.drop(while: isBlank)
    guard let length = Self.lengthOfMark(value) else { return }
    let inside = value.dropFirst(length)
    var index = inside.startIndex
    while index < inside.endIndex, !"<>\"\n".utf8.contains(inside[index]) {
      if let last = Self.lengthOfMark(inside[index...]) {
        let text = String(decoding: inside[..<index], as: UTF8.self)
        return add(value.startIndex..<index + last, .quotation(meant: "\"\(text)\""))
      }
      index += 1
    }
    add(value.startIndex..<inside.startIndex, .quotation(meant: nil))
  }

  private static let marks = "“”„‟‘’‚«»″＂".unicodeScalars.map { Array(String($0).utf8) }

  /// The number of bytes of the typographic quotation mark that bytes begin with.
  private static func lengthOfMark(_ bytes: ArraySlice<UInt8>) -> Int? {
    guard let first = bytes.first, first >= 0x80 else { return nil }
    return marks.first { bytes.starts(with: $0) }?.count
  }
}

private func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }

extension Parser {
  /// Adds static text, and before each path between single braces and all else in it that is
  /// suspect, what is asked about it.
  mutating func append(_ text: Token, to nodes: inout [Node]) {
    let source = tokens.source
    let paths = BracedPath.all(in: text.range, of: source)
    let suspects = textScanner.suspects(in: text.range, besides: paths, of: source)
    var asked = paths.map { Node(kind: .braced($0.path), span: $0.span) }
    asked += suspects.map { Node(kind: .suspect($0.text), span: Span(source.id, $0.range)) }
    asked.sort { $0.span.start < $1.span.start }
    var start = text.range.lowerBound
    func add(_ range: Range<Int>) {
      guard !range.isEmpty else { return }
      nodes.append(Node(kind: .text(normalized(range)), span: Span(source.id, range)))
    }
    for node in asked {
      add(start..<Int(node.span.start))
      start = Int(node.span.start)
      nodes.append(node)
    }
    add(start..<text.range.upperBound)
  }
}
