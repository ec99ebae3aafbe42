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

  @Test func `a packed index is an index or none and as large as an index`() {
    var packed = PackedIndex<String>(wrappedValue: nil)
    #expect(packed.wrappedValue == nil)
    packed.wrappedValue = TableIndex(0)
    #expect(packed.wrappedValue == TableIndex(0))
    #expect(MemoryLayout<PackedIndex<String>>.size == MemoryLayout<TableIndex<String>>.size)
  }
}
