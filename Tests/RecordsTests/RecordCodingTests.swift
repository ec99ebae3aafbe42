import Records
import Testing

struct RecordCodingTests {
  @Test(arguments: [0, 1, 127, 128, 300, 16_383, 16_384, 1 << 40])
  func `a number is read as it was written`(number: Int) {
    var writer = RecordWriter()
    writer.append(number)
    var reader = RecordReader(writer.bytes, 0..<writer.bytes.count)
    #expect(reader.number() == number)
    #expect(reader.isAtEnd)
  }

  @Test(arguments: [0, 1, 127, 128, 20_000])
  func `a part that is written in pieces is one of so many bytes`(count: Int) {
    let whole = (0..<count).map { UInt8($0 % 128) }
    var writer = RecordWriter()
    writer.append(7)
    writer.appendPart { part in
      for byte in whole { part.append(Int(byte)) }
    }
    writer.appendPart { _ in }
    writer.append(9)
    var expected = RecordWriter()
    expected.append(7)
    expected.append(whole)
    expected.append(0)
    expected.append(9)
    #expect(writer.bytes == expected.bytes)
  }

  @Test func `parts may hold parts`() {
    var writer = RecordWriter()
    writer.appendPart { outer in
      outer.append(1)
      outer.appendPart { $0.append(2) }
      outer.append(3)
    }
    #expect(writer.bytes == [4, 1, 1, 2, 3])
  }

  @Test func `numbers that ascend are read back`() {
    var writer = RecordWriter()
    writer.append(ascending: [0, 3, 3, 900])
    var reader = RecordReader(writer.bytes, 0..<writer.bytes.count)
    #expect(reader.ascending() == [0, 3, 3, 900])
  }

  /// What a reader of a part sees ends with the part, whatever follows it.
  @Test func `a part ends where it ends, whatever follows it`() {
    var writer = RecordWriter()
    writer.append(whole: .max)
    let bytes = writer.bytes + [1, 1, 1, 1]
    var short = RecordReader(bytes, 0..<7)
    #expect(short.whole() == nil)
    var ended = RecordReader([3, 1, 2, 3, 4], 0..<3)
    #expect(ended.part() == nil)
    var list = RecordReader([3, 1, 1, 1, 1], 0..<3)
    #expect(list.ascending() == nil)
    var number = RecordReader([0x80, 1], 0..<1)
    #expect(number.number() == nil)
    var first = RecordReader([5, 6], 0..<1)
    #expect(first.number() == 5)
    #expect(first.isAtEnd)
    #expect(first.number() == nil)
  }

  @Test func `a count that cannot be is no list`() {
    var writer = RecordWriter()
    writer.append(1 << 40)
    var reader = RecordReader(writer.bytes, 0..<writer.bytes.count)
    #expect(reader.ascending() == nil)
  }

  @Test func `whole numbers are kept in eight bytes, and replaced there`() {
    var writer = RecordWriter(after: [9], capacity: 16)
    writer.append(whole: 0)
    var other = RecordWriter()
    other.append(300)
    writer.append(contentsOf: other)
    writer.replace(at: 1, whole: 0x0102_0304_0506_0708)
    #expect(writer.bytes == [9, 8, 7, 6, 5, 4, 3, 2, 1] + other.bytes)
    var reader = RecordReader(writer.bytes, 1..<writer.bytes.count)
    #expect(reader.whole() == 0x0102_0304_0506_0708)
    #expect(reader.number() == 300)
    #expect(reader.isAtEnd)
  }

  @Test func `steps that lead beyond all numbers are none`() {
    var writer = RecordWriter()
    writer.append(200)
    for _ in 0..<200 { writer.append((1 << 56) - 1) }
    var reader = RecordReader(writer.bytes, 0..<writer.bytes.count)
    #expect(reader.ascending() == nil)
  }

  @Test(arguments: [[], [0x80], [5, 1, 2]] as [[UInt8]])
  func `what ends too early is nothing`(bytes: [UInt8]) {
    var reader = RecordReader(bytes, 0..<bytes.count)
    #expect(reader.part() == nil)
  }
}
