import Planning
import Testing

/// How a list is cut into pages.
struct PageNumberingTests {
  @Test(
    arguments: [
      (0, nil, [0..<0]), (3, nil, [0..<3]), (0, 2, [0..<0]), (1, 2, [0..<1]), (2, 2, [0..<2]),
      (3, 2, [0..<2, 2..<3]), (4, 2, [0..<2, 2..<4]), (5, 2, [0..<2, 2..<4, 4..<5]),
      (2, 1, [0..<1, 1..<2]), (2, .max, [0..<2]), (0, .max, [0..<0]),
    ] as [(Int, Int?, [Range<Int>])])
  func `a list is cut into pages of this many entries`(
    itemCount: Int, perPage: Int?, pages: [Range<Int>]
  ) {
    let numbering = PageNumbering(itemCount: itemCount, perPage: perPage)
    #expect((1...numbering.pageCount).map(numbering.items) == pages)
  }

  @Test func `every entry is on one page, and no page but the only one is empty`() {
    for itemCount in 0...40 {
      for perPage in 1...45 {
        let numbering = PageNumbering(itemCount: itemCount, perPage: perPage)
        let pages = (1...numbering.pageCount).map(numbering.items)
        #expect(pages.flatMap(Array.init) == Array(0..<itemCount))
        #expect(pages.allSatisfy { $0.count <= perPage && (!$0.isEmpty || itemCount == 0) })
        #expect(pages.dropLast().allSatisfy { $0.count == perPage })
      }
    }
  }
}
