/// The words of a text, folded, one after the other in one buffer.
package struct FoldedWords: Sendable {
  /// The words without anything between them.
  package private(set) var bytes: [UInt8] = []
  /// Where each word ends in `bytes`.
  package private(set) var ends: [Int] = []

  package init() {}

  /// Forgets all words, and keeps the memory.
  package mutating func removeAll() {
    bytes.removeAll(keepingCapacity: true)
    ends.removeAll(keepingCapacity: true)
  }

  /// The range of a word in `bytes`.
  package func range(of word: Int) -> Range<Int> {
    (word == 0 ? 0 : ends[word - 1])..<ends[word]
  }

  fileprivate mutating func append(_ scalar: UInt32) { TextFold.appendLetter(scalar, to: &bytes) }

  fileprivate mutating func endWord() {
    if bytes.count > (ends.last ?? 0) { ends.append(bytes.count) }
  }
}

extension TextFold {
  /// The longest word that counts, in scalars; nobody types a longer one.
  private static let longestWord = 40

  /// Appends the words of a text: its runs of letters, digits and marks, folded like slugs. In a
  /// script that does not separate words, such as Chinese, each sign is a word. Linear in the
  /// length.
  package static func appendWords(of text: ByteSpan, to words: inout FoldedWords) {
    var folded: [UInt8] = []
    append(text, to: &folded)
    let bytes = folded.span
    var index = 0
    var length = 0
    while index < bytes.count {
      let scalar = UTF8Text.decode(bytes, &index)
      switch wordPart(of: scalar) {
      case .nothing: continue
      case .separator:
        words.endWord()
        length = 0
      case .letter, .mark:
        let isAlone = isIdeograph(scalar)
        if isAlone { words.endWord() }
        length = isAlone ? 0 : length + 1
        if length <= longestWord { words.append(scalar) }
        if isAlone { words.endWord() }
      }
    }
    words.endWord()
  }

  /// What a scalar is in a word: an apostrophe is between two.
  private static func wordPart(of scalar: UInt32) -> SlugPart {
    switch scalar {
    case 0x27, 0x2018, 0x2019, 0x02BC: .separator
    default: part(of: scalar)
    }
  }

  private static func isIdeograph(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x2E80..<0xA4D0, 0xF900..<0xFB00, 0x20000..<0x40000: true
    default: false
    }
  }
}
