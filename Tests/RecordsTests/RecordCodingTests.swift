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
