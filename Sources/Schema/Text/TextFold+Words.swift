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
  /// script that does not separate words, such as Chinese, each sign is a word; so is a fraction.
  /// The forms of some letters of Arabic, which readers seldom tell apart, are one. Linear in the
  /// length.
  package static func appendWords(of text: ByteSpan, to words: inout FoldedWords) {
    var start = 0
    while let fraction = fraction(in: text, from: start) {
      appendRuns(of: text.extracting(start..<fraction.lowerBound), to: &words)
      appendFraction(text.extracting(fraction)) { words.append($0) }
      words.endWord()
      start = fraction.upperBound
    }
    appendRuns(of: text.extracting(start..<text.count), to: &words)
  }

  /// Appends the words of a text without fractions.
  private static func appendRuns(of text: ByteSpan, to words: inout FoldedWords) {
    var folded: [UInt8] = []
    append(text, to: &folded)
    let bytes = folded.span
    var index = 0
    var length = 0
    var last: UInt32 = 0
    while index < bytes.count {
      let scalar = plainArabic(UTF8Text.decode(bytes, &index))
      // An alef with a mark of its own is an alef, as where both are one character.
      if last == alef, isMarkOfAlef(scalar) { continue }
      last = scalar
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

  /// The letter that many readers type for one of Arabic: an alef without its mark, a haa for a taa
  /// marbuta and a yaa for an alef maqsura, which are one letter in much that is written.
  private static func plainArabic(_ scalar: UInt32) -> UInt32 {
    switch scalar {
    case 0x0622, 0x0623, 0x0625, 0x0671: alef
    case 0x0629: 0x0647
    case 0x0649: 0x064A
    default: scalar
    }
  }

  private static let alef: UInt32 = 0x0627

  private static func isMarkOfAlef(_ scalar: UInt32) -> Bool {
    scalar >= 0x0653 && scalar <= 0x0655
  }

  /// What a scalar is in a word: an apostrophe is between two.
  private static func wordPart(of scalar: UInt32) -> SlugPart {
    switch scalar {
    case 0x27, 0x2018, 0x2019, 0x02BC: .separator
    default: part(of: scalar)
    }
  }

  /// Whether a scalar continues the word of the one before it.
  static func isInWord(_ scalar: UInt32) -> Bool {
    switch wordPart(of: scalar) {
    case .separator: Unicode.Scalar(scalar)?.properties.numericType != nil
    case .letter, .mark, .nothing: !isIdeograph(scalar)
    }
  }

  private static func isIdeograph(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x2E80..<0xA4D0, 0xF900..<0xFB00, 0x20000..<0x40000: true
    default: false
    }
  }
}
