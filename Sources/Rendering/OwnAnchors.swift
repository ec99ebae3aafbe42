/// The anchors of the page that is checked, in the order of the page.
struct OwnAnchors {
  /// The numbers of their names.
  private(set) var hashes: [UInt64] = []
  /// Where they are in the page, in the same order.
  private var places: [Range<Int>] = []
  /// The first place of each number, kept on pages with many anchors.
  private var firstPlaces: [UInt64: Range<Int>] = [:]
  /// Up to here looking through all of them is cheaper than a table.
  private static let few = 32

  /// Forgets all of them.
  mutating func removeAll() {
    hashes.removeAll(keepingCapacity: true)
    places.removeAll(keepingCapacity: true)
    firstPlaces.removeAll(keepingCapacity: true)
  }

  /// Adds an anchor.
  ///
  /// - Returns: The place of the first one with the same name; nil where this is the first.
  mutating func add(_ hash: UInt64, at place: Range<Int>) -> Range<Int>? {
    let first = self.place(of: hash)
    hashes.append(hash)
    places.append(place)
    if hashes.count == Self.few {
      firstPlaces = Dictionary(zip(hashes, places)) { first, _ in first }
    } else if hashes.count > Self.few, first == nil {
      firstPlaces[hash] = place
    }
    return first
  }

  /// The place of the first anchor with this number; nil where there is none.
  func place(of hash: UInt64) -> Range<Int>? {
    guard hashes.count < Self.few else { return firstPlaces[hash] }
    return hashes.firstIndex(of: hash).map { places[$0] }
  }
}
