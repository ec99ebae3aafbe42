/// Judges whether a name was certainly meant by what was typed, so that it may be written without
/// asking: what differs is a slip of typing, and no other name that someone may have meant.
///
/// Nearness alone does not say that: `inactive` is near `active`, `maxAge` near `minAge`, `titleDe`
/// near `titleEn`. A slip changes letter case, `-` and `_`; or, in one long word, it swaps two
/// neighbouring letters, doubles one, or changes, adds or leaves out one far from both ends. What
/// begins a word may negate it (`unload`), what ends it may be its number or its form (`tags`,
/// `women`), and short words of different meanings differ by a letter (`mix`, `max`).
package struct TypingSlip {
  /// The letters of a word that is long enough for a slip in it to be recognized.
  private static let enough = 5
  /// How many letters begin or end a word in which a difference may change its meaning.
  private static let margin = 2

  /// A name as it is compared.
  private struct Name {
    /// Its letters and digits in lower case.
    let letters: [Character]
    /// The words of it, as ranges of `letters`.
    let words: [Range<Int>]
    /// What is in it besides letters, digits, `-` and `_`, and a `-` or `_` that begins or ends it.
    let marks: [Character]

    init(_ name: String) {
      var letters: [Character] = []
      var starts: [Int] = []
      var marks: [Character] = []
      var before: Character?
      for character in name {
        if character.isLetter || character.isNumber {
          if Self.begins(character, after: before) { starts.append(letters.count) }
          letters += Array(character.lowercased())
        } else if character != "-" && character != "_" || before == nil {
          marks.append(character)
        }
        before = character
      }
      if let before, before == "-" || before == "_" { marks.append(before) }
      self.letters = letters
      self.marks = marks
      words = starts.indices.map {
        starts[$0]..<($0 + 1 < starts.count ? starts[$0 + 1] : letters.count)
      }
    }

    /// Whether a word begins at a letter or digit: after a separator, at a capital after a small
    /// letter, and between letters and digits.
    private static func begins(_ character: Character, after before: Character?) -> Bool {
      guard let before, before.isLetter || before.isNumber else { return true }
      return character.isUppercase && !before.isUppercase || character.isNumber != before.isNumber
    }

    var digits: [Character] { letters.filter(\.isNumber) }

    /// The word with the letter at a position.
    func word(at position: Int) -> Range<Int>? { words.first { $0.contains(position) } }
  }

  /// Whether `name` was certainly meant by `typed`, where two letters may be swapped in words of
  /// `shortest` letters.
  package static func isCertain(
    _ typed: String, for name: String, swapsIn shortest: Int = enough
  ) -> Bool {
    let plain = Lookalikes.plain(typed).name
    if plain == name { return true }
    let (written, meant) = (Name(plain), Name(name))
    guard written.marks == meant.marks, written.digits == meant.digits, !written.letters.isEmpty
    else { return false }
    if written.letters == meant.letters { return true }
    return TypingSlip(written, meant)?.isInside(ofWordsFrom: shortest) ?? false
  }

  /// Whether two names differ in one letter or in two that are swapped, and in no digit; letter case,
  /// `-` and `_` do not count.
  package static func isOne(_ typed: String, for name: String) -> Bool {
    let (written, meant) = (Name(typed), Name(name))
    guard written.digits == meant.digits else { return false }
    return written.letters == meant.letters || TypingSlip(written, meant) != nil
  }

  /// Whether two names differ in letter case, `-` and `_` at most.
  package static func isSpelling(_ name: String, of other: String) -> Bool {
    let (first, second) = (Name(name), Name(other))
    return first.letters == second.letters && first.marks == second.marks
  }

  private let written: Name
  private let meant: Name
  /// The first position at which the two differ.
  private let position: Int
  /// How many letters differ there in what was written, and in what was meant.
  private let counts: (written: Int, meant: Int)

  /// Finds where two different names differ; nil where it is in more than one letter.
  private init?(_ written: Name, _ meant: Name) {
    let (old, new) = (written.letters, meant.letters)
    let start = zip(old, new).prefix { $0 == $1 }.count
    let rest = min(old.count, new.count) - start
    let end = zip(old.reversed(), new.reversed()).prefix { $0 == $1 }.prefix(rest).count
    counts = (old.count - start - end, new.count - start - end)
    (self.written, self.meant, position) = (written, meant, start)
    let isOne = counts.written <= 1 && counts.meant <= 1
    guard isOne || isSwap else { return nil }
  }

  /// Whether two neighbouring letters are swapped.
  private var isSwap: Bool {
    counts.written == 2 && counts.meant == 2
      && written.letters[position] == meant.letters[position + 1]
      && written.letters[position + 1] == meant.letters[position]
  }

  /// Whether one letter of two equal ones was left out, or a letter was typed twice.
  private var isDoubling: Bool {
    guard counts.written + counts.meant == 1, position > 0 else { return false }
    let longer = counts.written == 1 ? written.letters : meant.letters
    return longer[position] == longer[position - 1]
  }

  /// Whether the difference is inside of a long word of both names, and what was written there is
  /// not a word by itself.
  private func isInside(ofWordsFrom shortest: Int) -> Bool {
    guard let word = written.word(at: counts.written == 0 ? position - 1 : position) else {
      return false
    }
    return !NearWords.contains(String(written.letters[word]))
      && isInside(of: written, counts.written, shortest)
      && isInside(of: meant, counts.meant, shortest)
  }

  private func isInside(of name: Name, _ count: Int, _ shortest: Int) -> Bool {
    // A letter that is missing here belongs to the word of the letter before it.
    let first = count == 0 ? position - 1 : position
    guard let word = name.word(at: first) else { return false }
    let end = position + count
    guard end <= word.upperBound else { return false }
    if isSwap { return word.count >= shortest }
    let other = counts.written + counts.meant == 1 && count == 0 ? 1 : 0
    if isDoubling { return word.count + other >= Self.enough }
    return word.count >= Self.enough && position >= word.lowerBound + Self.margin
      && end + Self.margin <= word.upperBound
  }
}
