/// A line and a column, as people count them.
package struct SourceLocation: Hashable, Sendable {
  /// The line, from 1; LF, CRLF and a lone CR end one.
  package let line: Int
  /// The column in Unicode scalars, from 1; a byte order mark is not counted.
  package let column: Int
  /// The bytes of the line, without its end and without a byte order mark.
  let lineRange: Range<Int>
}

extension Source {
  /// The location of a byte offset. Cost: the length of the source before it.
  package func location(of offset: Int) -> SourceLocation {
    let offset = min(max(offset, 0), bytes.count)
    var line = 1
    var lineStart = startOfText
    var index = lineStart
    while index < offset {
      let byte = bytes[index]
      index += 1
      guard byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") else { continue }
      if byte == UInt8(ascii: "\r"), index < bytes.count, bytes[index] == UInt8(ascii: "\n") {
        guard index < offset else { break }
        index += 1
      }
      line += 1
      lineStart = index
    }
    let lineEnd = endOfLine(from: lineStart)
    let column = scalarCount(in: lineStart..<max(lineStart, min(offset, lineEnd))) + 1
    return SourceLocation(line: line, column: column, lineRange: lineStart..<lineEnd)
  }

  private var startOfText: Int { bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0 }

  private func endOfLine(from start: Int) -> Int {
    bytes[start...].firstIndex { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
      ?? bytes.count
  }

  private func scalarCount(in range: Range<Int>) -> Int {
    bytes[range].reduce(0) { count, byte in byte & 0xC0 == 0x80 ? count : count + 1 }
  }
}
