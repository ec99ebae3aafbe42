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
    #expect(index.output(at: Array(first.utf8)) == OutputIndex(0))
    #expect(index.output(at: Array(second.utf8)) == nil)
    #expect(index.output(like: Array(second.utf8)) == OutputIndex(0))
    #expect(index.isShadowed(second.utf8))
    #expect(!index.isShadowed(first.utf8))
  }

  @Test func `an address that is there twice is found, and not hidden by case`() {
    var index = AddressIndex()
    for _ in 0..<2 { _ = index.add(Array("/pie/".utf8)) }
    #expect(index.output(at: Array("/pie/".utf8)) == OutputIndex(0))
    #expect(!index.isShadowed("/pie/".utf8))
  }

  @Test func `an address is found by its beginning and its rest, to the letter`() {
    var index = AddressIndex()
    _ = index.add(Array("/Pies/".utf8))
    _ = index.add(Array("/pies/apple/".utf8))
    func output(beginning range: Range<Int>, rest: String) -> OutputIndex? {
      index.output(beginning: range, rest: Array(rest.utf8).span)
    }
    let capital = index.range(of: OutputIndex(0))
    let start = index.range(of: OutputIndex(1)).lowerBound
    #expect(output(beginning: capital, rest: "apple/") == nil)
    #expect(output(beginning: start..<start + 6, rest: "apple/") == OutputIndex(1))
    #expect(output(beginning: capital, rest: "") == OutputIndex(0))
  }

  @Test(arguments: [("/a-b_c.~/é/", true), ("/a b/", false), ("/a%20b/", false)])
  func `addresses that need no encoding are known to be plain`(address: String, isPlain: Bool) {
    var index = AddressIndex()
    _ = index.add(Array("/pie/".utf8))
    #expect(index.isPlain)
    _ = index.add(Array(address.utf8))
    #expect(index.isPlain == isPlain)
  }
}
