import Diagnostics
import Escaping
import Schema

/// The path to a value between single braces in static text, such as `{ post.title }`: meant as
/// `{{ post.title }}` where its first name is known.
struct BracedPath {
  /// The path as an expression.
  let path: Expression
  /// From the first brace to the last.
  let span: Span

  /// The paths between single braces in a range of a template that is static text.
  static func all(in range: Range<Int>, of source: Source) -> [BracedPath] {
    var found: [BracedPath] = []
    var index = range.lowerBound
    while index < range.upperBound {
      guard source.bytes[index] == UInt8(ascii: "{") else {
        index += 1
        continue
      }
      if let braced = BracedPath(at: index, in: range, of: source) {
        found.append(braced)
        index = Int(braced.span.end)
      } else {
        index += 1
      }
    }
    return found
  }

  private init?(at start: Int, in range: Range<Int>, of source: Source) {
    var reader = Reader(source: source, offset: start + 1, limit: range.upperBound)
    reader.skipBlanks()
    guard var path = reader.name().map({ Expression(.name($0.text), $0.span) }) else { return nil }
    while reader.take(UInt8(ascii: ".")) {
      guard let member = reader.name() else { return nil }
      path = Expression(.member(path, member), path.span.through(member.span))
    }
    reader.skipBlanks()
    guard reader.take(UInt8(ascii: "}")) else { return nil }
    // A value with one brace too few before it.
    _ = reader.take(UInt8(ascii: "}"))
    self.path = path
    span = Span(source.id, start, reader.offset)
    guard isMeant(after: start == range.lowerBound ? 0 : source.bytes[start - 1]) else {
      return nil
    }
  }

  /// Whether a path after this byte may be meant as a value: other languages write braces, too, as
  /// in `${name}` and `x^{n}`.
  private func isMeant(after byte: UInt8) -> Bool {
    if "$%\\".utf8.contains(byte) { return false }
    guard case .name = path.kind else { return true }
    return !isLetter(byte) && !isDigit(byte) && !"^_}]#&".utf8.contains(byte)
  }

  /// Reads the bytes of a path.
  private struct Reader {
    let source: Source
    var offset: Int
    let limit: Int

    mutating func skipBlanks() {
      while offset < limit, source.bytes[offset] == 0x20 || source.bytes[offset] == 0x09 {
        offset += 1
      }
    }

    mutating func take(_ byte: UInt8) -> Bool {
      guard offset < limit, source.bytes[offset] == byte else { return false }
      offset += 1
      return true
    }

    mutating func name() -> Identifier? {
      let start = offset
      while offset < limit,
        case let length = NameCharacters.length(
          in: source.bytes, at: offset, isFirst: offset == start, takesMarks: offset > start),
        length > 0
      { offset += length }
      guard offset > start else { return nil }
      let text = String(decoding: source.bytes[start..<min(offset, limit)], as: UTF8.self)
      return Identifier(text: text, span: Span(source.id, start, min(offset, limit)))
    }
  }
}
