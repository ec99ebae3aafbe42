import Escaping
import TestSupport
import Testing

/// Replacements of ranges of a text, of which some may overlap.
struct TextEditsTests {
  private static func edited(_ text: String, _ edits: [(Range<Int>, String)]) -> String {
    var all = TextEdits()
    for (range, new) in edits { all.replace(range, with: new) }
    return String(decoding: all.applied(to: Array(text.utf8)), as: UTF8.self)
  }

  @Test(
    arguments: [
      ([], "abcdef"), ([(2..<4, "X")], "abXef"), ([(4..<6, "Y"), (0..<1, "")], "bcdY"),
      // Beside one another, and put in.
      ([(2..<4, "X"), (4..<5, "Y"), (0..<2, "Z")], "ZXYf"), ([(6..<6, "X")], "abcdefX"),
      ([(2..<4, "X"), (2..<2, "Y")], "abYXef"), ([(2..<2, "X"), (2..<2, "Y")], "abXYcdef"),
      // One inside another, with the same beginning or end or none of them.
      ([(1..<5, "X"), (2..<3, "Y")], "aXf"), ([(2..<3, "Y"), (1..<5, "X")], "aXf"),
      ([(1..<2, "Y"), (1..<5, "X")], "aXf"), ([(4..<5, "Y"), (1..<5, "X")], "aXf"),
      ([(0..<6, ""), (1..<2, "Y"), (3..<3, "Z"), (3..<6, "")], ""),
      // Two that cross, and one behind them.
      ([(1..<4, "X"), (3..<6, "Y")], "aXef"), ([(3..<6, "Y"), (1..<4, "X"), (5..<6, "Z")], "aXeZ"),
      // The same range twice.
      ([(1..<3, "X"), (1..<3, "Y")], "aYdef"),
    ] as [([(Range<Int>, String)], String)])
  func `edits that do not overlap are made`(_ edits: [(Range<Int>, String)], _ new: String) {
    #expect(Self.edited("abcdef", edits) == new)
  }

  @Test func `edits are made in linear time`() {
    let growth = WorkGrowth.perByte(ofRepeating: 200_000) { count in
      let edits = (0..<count).map { (($0 * 3)..<($0 * 3 + 2), "xyz") }
      _ = Self.edited(String(repeating: "abc", count: count), edits.reversed())
    }
    #expect(growth < WorkGrowth.linear)
  }
}
