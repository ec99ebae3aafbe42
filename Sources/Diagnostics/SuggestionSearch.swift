/// The search for the candidate that is closest to what was typed.
struct SuggestionSearch {
  private static let longest = 64

  private let wanted: [UInt8]
  /// How often each letter is wanted.
  private let letters: [Int]
  /// The bytes of the candidate that is looked at.
  private var other: [UInt8] = []
  /// The bytes that were looked at.
  private(set) var work = 0

  /// The work after which the search ends.
  private let workLimit: Int

  init(for typed: String, workLimit: Int = .max) {
    self.workLimit = workLimit
    var bytes: [UInt8] = []
    let fits = Self.fold(typed, into: &bytes)
    wanted = fits ? bytes : []
    letters = Self.counts(of: wanted)
  }

  /// The closest candidate that is close enough.
  mutating func nearest(
    among candidates: some Sequence<String>, except own: String? = nil
  ) -> String? {
    guard !wanted.isEmpty else { return nil }
    var best: (candidate: String, distance: Int)?
    for candidate in candidates where candidate != own {
      guard work < workLimit else { break }
      let fits = Self.fold(candidate, into: &other)
      work += other.count
      guard fits, !other.isEmpty else { continue }
      let shortest = min(wanted.count, other.count)
      let limit = min(max(1, shortest / 3), shortest - 1, (best?.distance ?? .max) - 1)
      guard limit >= 0, leastDistance <= limit else { continue }
      work += wanted.count * other.count
      let distance = editDistance
      if distance <= limit { best = (candidate, distance) }
    }
    return best?.candidate
  }

  /// Fills bytes with a text without what does not count; false where it is too long.
  private static func fold(_ text: String, into bytes: inout [UInt8]) -> Bool {
    bytes.removeAll(keepingCapacity: true)
    for byte in text.utf8 where byte != UInt8(ascii: "-") && byte != UInt8(ascii: "_") {
      guard bytes.count < longest else { return false }
      let isCapital = byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z")
      bytes.append(isCapital ? byte | 0x20 : byte)
    }
    return true
  }

  private static func counts(of bytes: [UInt8]) -> [Int] {
    var counts = [Int](repeating: 0, count: 32)
    for byte in bytes { counts[Int(byte & 31)] += 1 }
    return counts
  }

  /// A distance that the two texts have at least, by the letters that only one of them has.
  private var leastDistance: Int {
    var rest = letters
    var missing = 0
    for byte in other {
      rest[Int(byte & 31)] -= 1
      if rest[Int(byte & 31)] < 0 { missing += 1 }
    }
    return max(missing, wanted.count - other.count + missing)
  }

  /// The optimal string alignment distance of the two texts.
  private var editDistance: Int {
    var beforePrevious: [Int] = []
    var previous = Array(0...other.count)
    for row in 1...wanted.count {
      var current = [row]
      for column in 1...other.count {
        let isSame = wanted[row - 1] == other[column - 1]
        let replaced = previous[column - 1] + (isSame ? 0 : 1)
        var best = min(replaced, previous[column] + 1, current[column - 1] + 1)
        if row > 1, column > 1, wanted[row - 1] == other[column - 2],
          wanted[row - 2] == other[column - 1]
        {
          best = min(best, beforePrevious[column - 2] + 1)
        }
        current.append(best)
      }
      beforePrevious = previous
      previous = current
    }
    return previous[other.count]
  }
}
