import Tables
import Testing

struct ByteBlockTests {
  @Test(arguments: 0..<16)
  func `printing ASCII is counted up to any other byte`(place: Int) {
    for byte in UInt8.min...UInt8.max {
      for filling in [UInt8(0x20), 0x41, 0x7E] {
        var block = ByteBlock(repeating: filling)
        block[place] = byte
        let isPrinting = (0x20...0x7E).contains(byte)
        #expect(block.countOfPrintingASCII == (isPrinting ? 16 : place), "\(byte)")
      }
    }
  }

  @Test func `the first of several bytes is found`() {
    for first in 0..<16 {
      for second in first..<16 {
        var block = ByteBlock(repeating: 1)
        block[first] = 0
        block[second] = 0
        #expect((block .== ByteBlock(repeating: 0)).firstIndex == first)
      }
    }
    #expect((ByteBlock(repeating: 1) .== ByteBlock(repeating: 0)).firstIndex == 16)
  }
}
