import Schema
import Templates
import Testing

/// The values that a page's program works on.
struct PageValuesTests {
  private func values() -> PageValues {
    let store = ValueStore()
    return PageValues(store: store, layer: Layer(above: store), literals: [])
  }

  private func numbers(of list: Value, in values: borrowing PageValues) -> [Int] {
    var numbers: [Int] = []
    for place in list.elements { numbers.append(values.value(at: place).int) }
    return numbers
  }

  /// Values that have an order, the first first; those of one row are equal.
  private func rows(in values: inout PageValues) throws -> [[Value]] {
    let texts = [try values.makeText("a".utf8), try values.makeText("ab".utf8)]
    let decimals = try ["1.50", "10.0"].map { text in
      Value.decimal(try values.makeText(text.utf8).text)
    }
    return [
      [.int(-3), .double(-3)], [.bool(false), .int(0)], [.bool(true), .double(1)],
      [.double(1.5), decimals[0]], [.int(10), decimals[1]], [texts[0]], [texts[1]], [.none],
    ]
  }

  @Test func `the first of two values is either less, equal or greater`() throws {
    var values = values()
    let rows = try rows(in: &values)
    for (place, row) in rows.enumerated() {
      for (other, second) in rows.enumerated() {
        for (one, two) in Array(zip(row, second)) + Array(zip(row, second.reversed())) {
          let areComparable = (one.tag == .text) == (two.tag == .text) || two.isNone || one.isNone
          guard areComparable else { continue }
          let (isEqual, isLess) = (values.isEqual(one, two), values.isLess(one, two))
          #expect(isEqual == (place == other), "\(place) and \(other)")
          #expect(isLess == (place < other), "\(place) and \(other)")
        }
      }
    }
  }

  @Test func `lists are equal when their elements are, one by one`() throws {
    var values = values()
    let list = try values.makeList([.int(1), .bool(true)])
    let same = try values.makeList([.double(1), .int(1)])
    let longer = try values.makeList([.int(1), .int(1), .int(1)])
    let (isLikeSame, isLikeLonger) = (values.isEqual(list, same), values.isEqual(list, longer))
    #expect(isLikeSame && !isLikeLonger)
    let other = try values.makeList([.int(1), .int(2)])
    let turned = try values.reversed(other)
    let isLikeTurned = values.isEqual(other, turned)
    #expect(!isLikeTurned)
  }

  @Test(
    arguments: [
      (0, 3, nil, [10, 11, 12]), (-2, nil, nil, [13, 14]), (nil, -3, nil, [10, 11]),
      (nil, nil, 2, [10, 12, 14]), (nil, nil, -1, [14, 13, 12, 11, 10]), (3, 0, -2, [13, 11]),
      (4, 2, nil, []), (-99, 99, nil, [10, 11, 12, 13, 14]), (nil, nil, -99, [14]),
    ] as [(Int?, Int?, Int?, [Int])])
  func `a slice has the elements that Python's has`(
    lower: Int?, upper: Int?, step: Int?, expected: [Int]
  ) throws {
    var values = values()
    let list = try values.makeList((10..<15).map { .int($0) })
    func bound(_ number: Int?) -> Value { number.map { .int($0) } ?? .none }
    let slice = try values.slice(list, bound(lower), bound(upper), bound(step))
    let found = numbers(of: slice, in: values)
    #expect(found == expected)
  }

  @Test func `a slice needs a step`() throws {
    var values = values()
    let list = try values.makeList([.int(1)])
    var failure: RenderingFailure?
    do throws(RenderingFailure) {
      _ = try values.slice(list, .none, .none, .int(0))
    } catch {
      failure = error
    }
    #expect(failure != nil)
  }

  @Test(arguments: [false, true]) func `equal keys keep their order, none is last`(
    reverse: Bool
  ) {
    let order = values().order(by: [.int(2), .int(1), .int(2), .none, .int(1)], reverse: reverse)
    #expect(order == (reverse ? [0, 2, 1, 4, 3] : [1, 4, 0, 2, 3]))
  }

  @Test func `texts that a page makes stay what they are when others follow`() throws {
    var values = values()
    let first = try values.makeText("äpple".utf8)
    _ = try values.makeText(String(repeating: "x", count: 10_000).utf8)
    let (text, nothing) = (Array(values.bytes(of: first)), Array(values.bytes(of: Value.int(7))))
    #expect(text == Array("äpple".utf8))
    #expect(nothing.isEmpty)
  }
}
