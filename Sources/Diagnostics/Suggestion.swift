/// Finds what an author probably meant.
package enum Suggestion {
  /// The candidate closest to `typed`, or nil when none is close enough to be worth naming.
  ///
  /// Case and the separators `-` and `_` do not count; otherwise at most a third of the
  /// characters, and at least one, may differ by insertion, deletion, replacement or a swap of
  /// neighbours, and something has to be the same. Among equals the first candidate wins. Cost: the product of the lengths, each
  /// candidate; texts over 64 bytes are never compared.
  package static func nearest(to typed: String, among candidates: [String]) -> String? {
    let wanted = folded(typed)
    guard !wanted.isEmpty, wanted.count <= 64 else { return nil }
    var best: (candidate: String, distance: Int)?
    for candidate in candidates {
      let other = folded(candidate)
      guard !other.isEmpty, other.count <= 64 else { continue }
      let distance = editDistance(wanted, other)
      let shortest = min(wanted.count, other.count)
      guard distance < shortest, distance <= max(1, shortest / 3) else { continue }
      if best.map({ distance < $0.distance }) ?? true { best = (candidate, distance) }
    }
    return best?.candidate
  }

  private static func folded(_ text: String) -> [UInt8] {
    text.utf8.compactMap { byte in
      switch byte {
      case UInt8(ascii: "-"), UInt8(ascii: "_"): nil
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte | 0x20
      default: byte
      }
    }
  }

  /// The optimal string alignment distance of two byte strings.
  private static func editDistance(_ left: [UInt8], _ right: [UInt8]) -> Int {
    var beforePrevious: [Int] = []
    var previous = Array(0...right.count)
    for row in 1...left.count {
      var current = [row]
      for column in 1...right.count {
        let replaced = previous[column - 1] + (left[row - 1] == right[column - 1] ? 0 : 1)
        var best = min(replaced, previous[column] + 1, current[column - 1] + 1)
        if row > 1, column > 1, left[row - 1] == right[column - 2],
          left[row - 2] == right[column - 1]
        {
          best = min(best, beforePrevious[column - 2] + 1)
        }
        current.append(best)
      }
      beforePrevious = previous
      previous = current
    }
    return previous[right.count]
  }
}
