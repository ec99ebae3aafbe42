/// A compiled regular expression of `@Matches`, which takes linear time on every text.
///
/// The expression becomes an automaton: for each place that matches a character (a *position*) it
/// has the set of positions that may follow. Matching keeps the set of positions that may come
/// next, so that it never backtracks.
package struct Pattern: Hashable, Sendable {
  /// The expression as the model writes it.
  package let text: String
  /// The characters that each position matches.
  let takes: [ScalarSet]
  /// The positions that may follow each position.
  let follow: [PositionSet]
  /// The positions a match may begin with.
  let first: PositionSet
  /// The positions a match may end with.
  let last: PositionSet
  /// Whether the empty text matches.
  let isNullable: Bool

  /// Compiles an expression: characters, `.`, `[…]`, `\d`, `\w`, `\s`, groups, `|`, `*`, `+`, `?`
  /// and `{n,m}`, matched against the whole text.
  package init(_ text: String) throws(PatternMistake) {
    var parser = PatternParser(bytes: Array(text.utf8))
    let node = try parser.parse()
    var builder = PatternBuilder()
    let fragment = try builder.add(node)
    self.text = text
    takes = builder.takes
    follow = builder.follow
    first = fragment.first
    last = fragment.last
    isNullable = fragment.isNullable
  }

  /// Whether the whole text matches. Linear in its length; allocates nothing.
  package func matches(_ bytes: ByteSpan) -> Bool {
    var isAccepting = isNullable
    var next = first
    var index = 0
    while index < bytes.count {
      let scalar = UTF8Text.decode(bytes, &index)
      var following = PositionSet()
      isAccepting = false
      for word in 0..<4 {
        var waiting = next.words[word]
        while waiting != 0 {
          let position = word * 64 + waiting.trailingZeroBitCount
          waiting &= waiting - 1
          guard takes[position].contains(scalar) else { continue }
          following.formUnion(follow[position])
          if last.contains(position) { isAccepting = true }
        }
      }
      next = following
      if next.isEmpty, index < bytes.count { return false }
    }
    return isAccepting
  }

  package static func == (left: Pattern, right: Pattern) -> Bool { left.text == right.text }

  package func hash(into hasher: inout Hasher) { hasher.combine(text) }
}

/// A set of at most 256 positions.
struct PositionSet: Sendable {
  var words = SIMD4<UInt64>()

  var isEmpty: Bool { words == SIMD4<UInt64>() }

  func contains(_ position: Int) -> Bool {
    words[position / 64] & (1 << UInt64(position % 64)) != 0
  }

  mutating func insert(_ position: Int) {
    words[position / 64] |= 1 << UInt64(position % 64)
  }

  mutating func formUnion(_ other: PositionSet) { words |= other.words }

  /// Calls `body` with each position, from the smallest.
  func forEach(_ body: (Int) -> Void) {
    for word in 0..<4 {
      var rest = words[word]
      while rest != 0 {
        body(word * 64 + rest.trailingZeroBitCount)
        rest &= rest - 1
      }
    }
  }
}

/// A set of scalars.
struct ScalarSet: Sendable {
  private var low: UInt64 = 0
  private var high: UInt64 = 0
  private var ranges: [ClosedRange<UInt32>] = []
  var isNegated = false

  init(_ ranges: ClosedRange<UInt32>...) { for range in ranges { insert(range) } }

  var isEmpty: Bool { low == 0 && high == 0 && ranges.isEmpty && !isNegated }

  mutating func insert(_ range: ClosedRange<UInt32>) {
    var scalar = range.lowerBound
    while scalar <= range.upperBound, scalar < 128 {
      if scalar < 64 { low |= 1 << UInt64(scalar) } else { high |= 1 << UInt64(scalar - 64) }
      scalar += 1
    }
    if range.upperBound > 127 { ranges.append(max(range.lowerBound, 128)...range.upperBound) }
  }

  /// Adds a set that is not negated, or the complement of one.
  mutating func formUnion(_ other: ScalarSet) {
    guard !other.isNegated else {
      // Only the sets of `\D`, `\W` and `\S` are negated, and they contain only ASCII.
      low |= ~other.low
      high |= ~other.high
      ranges.append(128...0x10FFFF)
      return
    }
    low |= other.low
    high |= other.high
    ranges += other.ranges
  }

  func contains(_ scalar: UInt32) -> Bool {
    let isIn =
      scalar < 64
      ? low >> UInt64(scalar) & 1 == 1
      : scalar < 128
        ? high >> UInt64(scalar - 64) & 1 == 1 : ranges.contains { $0.contains(scalar) }
    return isIn != isNegated
  }

  static let digits = ScalarSet(0x30...0x39)
  static let wordCharacters = ScalarSet(0x30...0x39, 0x41...0x5A, 0x5F...0x5F, 0x61...0x7A)
  static let spaces = ScalarSet(0x09...0x0D, 0x20...0x20)

  /// What `.` matches: everything except line breaks.
  static let anything: ScalarSet = {
    var set = ScalarSet(0x0A...0x0A, 0x0D...0x0D, 0x2028...0x2029)
    set.isNegated = true
    return set
  }()
}
