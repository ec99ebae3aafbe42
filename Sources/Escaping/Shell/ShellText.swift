/// Words of a command line, as a POSIX shell reads them (POSIX.1-2017, Shell Command Language, 2.2).
package enum ShellText {
  /// A word, in quotation marks where a shell would change it: any but one of letters, digits and a
  /// few signs of ASCII.
  package static func word(_ text: String) -> String {
    // `=` at the start of a word is a command to some shells.
    guard let first = text.utf8.first, first != UInt8(ascii: "="), text.utf8.allSatisfy(isPlain)
    else { return "'" + text.replacing("'", with: "'\\''") + "'" }
    return text
  }

  /// A command line of some words.
  package static func line(_ words: [String]) -> String {
    words.map(word).joined(separator: " ")
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: "-_./:=,+@".utf8.contains(byte)
    }
  }
}
