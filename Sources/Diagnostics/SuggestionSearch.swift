/// The search for the candidate that is closest to what was typed.
struct SuggestionSearch {
  private static let longest = 64
  /// How many candidates that are equally near are kept: with more of them, none was meant.
  static let mostEqual = 3

  private let wanted: [UInt8]
  /// How often each letter occurs in what was typed.
  private let letters: [Int]
  /// The bytes of the candidate that is being compared.
  private var other: [UInt8] = []
  /// Rows of the table of distances.
  private var rows = (beforePrevious: [Int](), previous: [Int](), current: [Int]())
  /// The number of bytes that were read.
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

  /// The candidates that are close enough and closer than all others, in their order; the first of
  /// those that differ only in what does not count.
  mutating func nearest(
    among candidates: some Sequence<String>, except own: String? = nil
  ) -> [String] {
    guard !wanted.isEmpty else { return [] }
    var best: (candidates: [String], folded: Set<[UInt8]>, distance: Int) = ([], [], .max)
    for candidate in candidates where candidate != own {
      guard work < workLimit else { break }
      // The letters of a text that is too short need not be counted.
      let length = candidate.utf8.count
      guard length + max(1, min(length, wanted.count) / 3) >= wanted.count else {
        work += 1
        continue
      }
      let fits = Self.fold(candidate, into: &other)
      work += other.count
      guard fits, !other.isEmpty else { continue }
      let shortest = min(wanted.count, other.count)
      let limit = min(max(1, shortest / 3), shortest - 1, best.distance)
      guard limit >= 0, leastDistance <= limit else { continue }
      work += wanted.count * other.count
      let distance = editDistance()
      guard distance <= limit else { continue }
      if distance < best.distance { best = ([], [], distance) }
      guard best.candidates.count <= Self.mostEqual, best.folded.insert(other).inserted else {
        continue
      }
      best.candidates.append(candidate)
    }
    return best.candidates
  }

  /// Fills `bytes` with a text without what is ignored in comparisons; false where it is too long.
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

  /// A lower limit of the distance between the two texts, by the letters that only one of them has.
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
  private mutating func editDistance() -> Int {
    rows.previous.removeAll(keepingCapacity: true)
    rows.previous.append(contentsOf: 0...other.count)
    for row in 1...wanted.count {
      rows.current.removeAll(keepingCapacity: true)
      rows.current.append(row)
      let letter = wanted[row - 1]
      for column in 1...other.count {
        let replaced = rows.previous[column - 1] + (letter == other[column - 1] ? 0 : 1)
        var best = min(replaced, min(rows.previous[column], rows.current[column - 1]) + 1)
        if row > 1, column > 1, letter == other[column - 2], wanted[row - 2] == other[column - 1] {
          best = min(best, rows.beforePrevious[column - 2] + 1)
        }
        rows.current.append(best)
      }
      swap(&rows.beforePrevious, &rows.previous)
      swap(&rows.previous, &rows.current)
    }
    return rows.previous[other.count]
  }
}
