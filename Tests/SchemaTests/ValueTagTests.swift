import Schema
import Testing

struct ValueTagTests {
  @Test func `tags are the same where their numbers are`() {
    let tags = (0...UInt8.max).compactMap(Value.Tag.init)
    #expect(tags.count == 16)
    for tag in tags {
      for other in tags {
        #expect((tag == other) == (tag.rawValue == other.rawValue))
        #expect((tag != other) == (tag.rawValue != other.rawValue))
      }
    }
  }
}
