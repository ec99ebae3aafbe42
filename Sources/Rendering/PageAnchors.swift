import Planning
import Tables

/// The anchors of pages, as numbers (`AnchorHash`), those of one page side by side.
struct PageAnchors: Sendable {
  /// The pages that have any, each with the end of its anchors.
  private var pages: [(page: PageIndex, end: Int)] = []
  private var hashes: [UInt64] = []

  /// How many pages have anchors.
  var count: Int { pages.count }

  /// Adds the anchors of a page.
  mutating func append(_ added: [UInt64], of page: PageIndex) {
    guard !added.isEmpty else { return }
    hashes += added
    pages.append((page, hashes.count))
  }

  /// Adds the anchors of other pages.
  mutating func append(_ others: PageAnchors) {
    let shift = hashes.count
    hashes += others.hashes
    for (page, end) in others.pages { pages.append((page, end + shift)) }
  }

  /// The anchors of the pages after the first ones.
  func hashes(after count: Int) -> ArraySlice<UInt64> { hashes[start(of: count)...] }

  /// The anchors of each page, in the order of the pages.
  var byPage: [(page: PageIndex, hashes: [UInt64])] {
    pages.indices
      .map { (pages[$0].page, Array(hashes[start(of: $0)..<pages[$0].end])) }
      .sorted { $0.0 < $1.0 }
  }

  /// Finds anchors by their pages, of which there are `pageCount`.
  func index(pageCount: Int) -> Index { Index(self, pageCount: pageCount) }

  private func start(of position: Int) -> Int { position > 0 ? pages[position - 1].end : 0 }

  /// Finds anchors by their pages.
  struct Index {
    private var anchors: PageAnchors
    /// The position of each page among those with anchors; none for a page without.
    private var positions: [Int32]

    fileprivate init(_ anchors: PageAnchors, pageCount: Int) {
      self.anchors = anchors
      positions = Array(repeating: -1, count: pageCount)
      for (position, entry) in anchors.pages.enumerated() {
        positions[entry.page.position] = Int32(position)
        let range = anchors.start(of: position)..<entry.end
        if range.count > Self.few { self.anchors.hashes[range].sort() }
      }
    }

    /// Up to here looking through all anchors of a page is cheaper than having them in order.
    private static let few = 32

    /// Whether a page has an anchor with this number.
    func contains(_ hash: UInt64, onPage page: PageIndex) -> Bool {
      let position = Int(positions[page.position])
      guard position >= 0 else { return false }
      let range = anchors.start(of: position)..<anchors.pages[position].end
      guard range.count > Self.few else { return anchors.hashes[range].contains(hash) }
      var (low, high) = (range.lowerBound, range.upperBound)
      while low < high {
        let middle = (low + high) / 2
        if anchors.hashes[middle] < hash { low = middle + 1 } else { high = middle }
      }
      return low < range.upperBound && anchors.hashes[low] == hash
    }
  }
}
