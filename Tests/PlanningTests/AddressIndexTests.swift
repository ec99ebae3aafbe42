import Planning
import Schema
import Tables
import Testing

struct AddressIndexTests {
  @Test func `every address is found again, and only those`() {
    var index = AddressIndex()
    for number in 0..<5_000 {
      #expect(index.add(Array("/entry-\(number)/".utf8)) == nil)
    }
    #expect(index.count == 5_000)
    for number in stride(from: 0, to: 5_000, by: 7) {
      #expect(index.output(at: Array("/entry-\(number)/".utf8)) == OutputIndex(number))
    }
    #expect(index.output(at: Array("/entry-5000/".utf8)) == nil)
    #expect(index.output(at: Array("/entry-1".utf8)) == nil)
    #expect(String(decoding: index[OutputIndex(42)], as: UTF8.self) == "/entry-42/")
  }

  @Test(arguments: [("/Pie/", "/pie/"), ("/A/B.html", "/a/b.HTML")])
  func `addresses that differ only by case are one`(first: String, second: String) {
    var index = AddressIndex()
    #expect(index.add(Array(first.utf8)) == nil)
    #expect(index.add(Array(second.utf8)) == OutputIndex(0))
    #expect(index.count == 2)
  }
}
