import Escaping

// The parts of elements that all writers share.
extension ByteWriter {
  /// Starts a new line unless one was just started.
  mutating func startLine() {
    if count > 0, last != .lineFeed { append(.lineFeed) }
  }

  /// Writes the start of a list with its first number.
  mutating func beginList(isOrdered: Bool, number: UInt32) {
    guard isOrdered else { return append("<ul>\n") }
    guard number != 1 else { return append("<ol>\n") }
    append("<ol start=\"")
    append(number)
    append("\">\n")
  }

  /// Writes the start of a heading, to which attributes and `>` are to be added.
  mutating func beginHeading(level: UInt8) {
    append("<h")
    append(UInt32(level))
  }

  mutating func endHeading(level: UInt8) {
    append("</h")
    append(UInt32(level))
    append(">\n")
  }

  /// Writes the start of a block of code, whose info string names the language first.
  mutating func beginCode(info: UnsafeBufferPointer<UInt8>) {
    let length = unsafe info.prefix { !$0.isBlank }.count
    guard length > 0 else { return append("<pre><code>") }
    append("<pre><code class=\"language-")
    unsafe appendText(0..<length, of: info)
    append("\">")
  }
}
