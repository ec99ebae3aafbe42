import FileSystem
import TestSupport
import Testing

struct ByteOrderTests {
  @Test(arguments: 0..<20)
  func `many texts have the order of each two of them, equal ones that in which they came`(
    seed: Int
  ) {
    var generator = SeededGenerator(UInt64(seed))
    let parts = ["a", "b", "/", "é", "e\u{301}", "-", "0", "Z", "\u{1F600}"]
    let texts = (0..<200).map { _ in
      (0..<Int.random(in: 0...6, using: &generator))
        .map { _ in parts.randomElement(using: &generator) ?? "" }.joined()
    }
    var order = ByteOrder(capacity: texts.count)
    for text in texts { order.add(text) }
    let expected = texts.indices.sorted { left, right in
      if texts[left].equalsByBytes(texts[right]) { return left < right }
      return texts[left].precedesByBytes(texts[right])
    }
    #expect(order.positions() == expected)
  }

  @Test func `no texts have an order, too`() {
    #expect(ByteOrder(capacity: 0).positions().isEmpty)
  }
}
