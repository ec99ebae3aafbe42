import Tables
import Testing

struct TableIndexTests {
  @Test func `an index leads to the element of its own table`() {
    var table = ["zero", "one", "two"]
    let index = TableIndex<String>(1)
    #expect(table[index] == "one")
    table[index] = "eins"
    #expect(table == ["zero", "eins", "two"])
    #expect(table.tableIndices.map { table[$0] } == table)
  }

  @Test func `indices are counted and compared as positions are`() {
    let index = TableIndex<String>(5)
    #expect(index + 2 == TableIndex<String>(7))
    #expect(index - 5 == TableIndex<String>(0))
    #expect(index < index + 1)
    var next = index
    next += 3
    #expect(next == TableIndex<String>(8))
    #expect("\(next)" == "8")
    #expect((TableIndex<String>(2)..<TableIndex<String>(5)).map(\.position) == [2, 3, 4])
  }

  @Test(
    arguments: [
      (0, 0), (4_294_967_295, 4_294_967_295), (4_294_967_296, nil), (-1, nil),
    ] as [(Int, Int?)])
  func `a position that an array cannot have is no index`(position: Int, read: Int?) {
    #expect(TableIndex<String>(exactly: position)?.position == read)
  }

  @Test(arguments: [(0, 0), (65_535, 65_535), (65_536, nil)] as [(Int, Int?)])
  func `a short index is none where it needs more than 16 bits`(position: Int, short: Int?) {
    #expect(ShortIndex(TableIndex<String>(position))?.index.position == short)
  }

  @Test func `a range of indices is shifted as a whole, and leads to its elements`() {
    let range = TableIndex<String>(1)..<TableIndex<String>(3)
    let table = ["zero", "one", "two", "three"]
    #expect(Array(table[range]) == ["one", "two"])
    #expect(Array(table[range.shifted(by: 1)]) == ["two", "three"])
    #expect(Array(table[range.shifted(by: -1)]) == ["zero", "one"])
  }

  @Test(
    arguments: [
      ("0", 10, 0), ("42", 10, 42), ("ff", 16, 255), ("+1", 10, nil), ("-1", 10, nil),
      ("-0", 10, nil), ("", 10, nil), ("1x", 10, nil),
    ] as [(String, Int, Int?)])
  func `digits are read as a number where no sign is before them`(
    digits: String, radix: Int, number: Int?
  ) {
    #expect(Int(unsigned: digits, radix: radix) == number)
  }

  @Test func `a packed index is an index or none and as large as an index`() {
    var packed = PackedIndex<String>(wrappedValue: nil)
    #expect(packed.wrappedValue == nil)
    packed.wrappedValue = TableIndex(0)
    #expect(packed.wrappedValue == TableIndex(0))
    packed.wrappedValue = nil
    #expect(packed.wrappedValue == nil)
    #expect(MemoryLayout<PackedIndex<String>>.size == MemoryLayout<TableIndex<String>>.size)
  }
}
