import Planning
import Rendering
import Schema
import Tables
import Testing

struct PageTextsTests {
  private func read(_ reads: [Int], printed: [Int]) -> [Int] {
    let texts = printed.map {
      PrintedText(
        fragment: FragmentIndex($0), range: 0..<1, holes: [], mayHaveAnchors: false)
    }
    return PageTexts(
      page: PageIndex(0), printed: texts, reads: reads.map { FragmentIndex($0) }
    ).read.map(\.position)
  }

  @Test(arguments: [
    ([3, 1, 2], [3, 1, 2], []), ([3, 3], [3, 3], []), ([3, 1], [], [1, 3]), ([3, 3], [3], [3]),
    ([3, 1, 3], [3, 3], [1]), ([5, 5, 4], [], [4, 5]),
  ])
  func `a page depends in another way on what it reads more often than it prints it`(
    reads: [Int], printed: [Int], others: [Int]
  ) {
    #expect(read(reads, printed: printed) == others)
  }

  @Test func `texts whose headings a page depends on are in order`() {
    let texts = PageTexts(
      page: PageIndex(0), printed: [], reads: [],
      outlined: Set([4, 1, 9, 2].map { FragmentIndex($0) }))
    #expect(texts.outlined.map(\.position) == [1, 2, 4, 9])
  }
}
