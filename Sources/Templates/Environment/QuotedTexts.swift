/// The texts between quotes in a template that could be names of files.
struct QuotedTexts: Sendable {
  let names: Set<String>
  /// Whether the template has an escape with which a name may be written in another way: `\x`, `\u`,
  /// `\U`, an octal number, or a text that continues on the next line. What others stand for, such as
  /// `\n`, is in no name.
  let hasEscapes: Bool

  init(in bytes: [UInt8]) {
    var names: Set<String> = []
    var start: Int?
    for (index, byte) in bytes.enumerated() {
      if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        if let start, start < index {
          names.insert(String(decoding: bytes[start..<index], as: UTF8.self))
        }
        start = index + 1
      } else if !Self.isPartOfName(byte) {
        start = nil
      }
    }
    self.names = names
    let escape = UInt8(ascii: "\\")
    hasEscapes =
      bytes.contains(escape)
      && zip(bytes, bytes.dropFirst()).contains { sign, kind in
        sign == escape && "xuU01234567\r\n".utf8.contains(kind)
      }
  }

  /// Whether a name is found where it is written.
  static func isPlain(_ name: String) -> Bool { name.utf8.allSatisfy(isPartOfName) }

  private static func isPartOfName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...:
      true
    default: "-_./+~@ ".utf8.contains(byte)
    }
  }
}
