/// Changes of a text that keep most of it: what an author might mistype.
package struct TextMutation {
  private var generator: SeededGenerator

  /// Makes the changes that belong to a seed.
  package init(seed: UInt64) { generator = SeededGenerator(seed) }

  private static let pieces: [[UInt8]] = [
    " ", "\n", "?", "[", "]", "(", ")", "{", "}", ":", "=", ",", "@", "\\", "\"", ".", "...", "<",
    ">", "-", "//", "/*", "*/", "`", "#", ";", "0", "1_0", "é", "_", "var ", "let ", "case ",
    "struct ", "import ", "public ", "!", "&", "\u{0}", "\u{FEFF}", "$",
  ].map { Array($0.utf8) }

  /// The text with one to three changes.
  package mutating func changed(_ text: [UInt8]) -> [UInt8] {
    var bytes = text
    for _ in 0..<Int.random(in: 1...3, using: &generator) {
      let start = Int.random(in: 0...bytes.count, using: &generator)
      let end = min(bytes.count, start + Int.random(in: 0...6, using: &generator))
      switch Int.random(in: 0..<4, using: &generator) {
      case 0: bytes.removeSubrange(start..<end)
      case 1: bytes.insert(contentsOf: bytes[start..<end], at: start)
      case 2:
        let other = Int.random(in: 0...bytes.count, using: &generator)
        bytes.insert(contentsOf: bytes[start..<end], at: other)
      default:
        bytes.insert(contentsOf: Self.pieces.randomElement(using: &generator) ?? [], at: start)
      }
    }
    return bytes
  }
}
