import Planning
import Tables
import Testing

@testable import Rendering

struct OwnAnchorsTests {
  /// Numbers around that from which on anchors are kept in a table.
  static let counts = [0, 1, 2, 31, 32, 33, 100]

  @Test(arguments: counts)
  func `the first place of each anchor is found, whether there are few or many`(count: Int) {
    var anchors = OwnAnchors()
    for _ in 0..<2 {
      anchors.removeAll()
      for number in 0..<count {
        #expect(anchors.add(UInt64(number), at: number..<number + 1) == nil)
      }
      for number in 0..<count {
        #expect(anchors.add(UInt64(number), at: 500..<501) == number..<number + 1)
      }
      for number in 0..<count { #expect(anchors.place(of: UInt64(number)) == number..<number + 1) }
      #expect(anchors.place(of: UInt64(count)) == nil)
      #expect(anchors.hashes == (0..<count).map(UInt64.init) + (0..<count).map(UInt64.init))
    }
  }

  @Test(arguments: counts)
  func `anchors of other pages are found, whether there are few or many`(count: Int) {
    var anchors = PageAnchors()
    let hashes = (0..<count).map { UInt64(($0 * 37) % 101) * 10 }
    anchors.append(hashes, of: PageIndex(1))
    anchors.append([5], of: PageIndex(2))
    let index = anchors.index(pageCount: 4)
    for hash in UInt64(0)..<1020 {
      #expect(index.contains(hash, onPage: PageIndex(1)) == hashes.contains(hash))
      #expect(index.contains(hash, onPage: PageIndex(2)) == (hash == 5))
      #expect(!index.contains(hash, onPage: PageIndex(3)))
    }
  }
}
