import Schema
import Testing

struct HeadingOutlineTests {
  @Test(arguments: [
    ([], []), ([3], [1]), ([1, 1], [1, 1]), ([1, 3, 2, 2, 4], [1, 2, 2, 2, 3]),
    ([4, 2, 6, 1], [1, 1, 2, 1]), ([1, 2, 3, 4, 5, 6], [1, 2, 3, 4, 5, 6]),
    ([2, 5, 4, 3, 4], [1, 2, 2, 2, 3]),
  ])
  func `a heading is one deeper than the last one of a lower level`(
    levels: [UInt8], depths: [Int]
  ) {
    var outline = HeadingOutline()
    #expect(levels.map { outline.depth(ofNext: $0) } == depths)
  }

  @Test func `no outline has a gap, and none is deeper than its levels`() {
    for number in 0..<(6 * 6 * 6 * 6) {
      let levels = [1, 6, 36, 216].map { UInt8(number / $0 % 6 + 1) }
      var outline = HeadingOutline()
      var last = 0
      for level in levels {
        let depth = outline.depth(ofNext: level)
        #expect(depth >= 1 && depth <= last + 1 && depth <= level, "\(levels)")
        last = depth
      }
    }
  }
}
