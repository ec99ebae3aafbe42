import FileSystem

/// Finds paths by their bytes: a table of positions, at most half full, with linear probing.
///
/// A dictionary of `String` would compare by canonical equivalence and keep a copy of each path.
struct PathIndex: Sendable {
  /// A position plus one; 0 for an empty place.
  private var places: [UInt32]

  /// Makes a table for this many paths.
  init(count: Int) {
    var size = 2
    while size < count * 2 { size *= 2 }
    places = Array(repeating: 0, count: size)
  }

  /// The hash by which a path is found.
  static func hash(_ path: String) -> UInt64 { ContentHash(of: path.utf8.span).value }

  /// Adds a position under the hash of its path.
  mutating func insert(_ hash: UInt64, _ position: Int) {
    var place = Int(truncatingIfNeeded: hash) & (places.count - 1)
    while places[place] != 0 { place = (place + 1) & (places.count - 1) }
    places[place] = UInt32(position + 1)
  }

  /// The position with this hash that satisfies `isWanted`.
  func position(of hash: UInt64, where isWanted: (Int) -> Bool) -> Int? {
    var place = Int(truncatingIfNeeded: hash) & (places.count - 1)
    while places[place] != 0 {
      let position = Int(places[place]) - 1
      if isWanted(position) { return position }
      place = (place + 1) & (places.count - 1)
    }
    return nil
  }
}
