import Diagnostics
import Schema
import TestSupport
import Testing

@Suite struct PatternTests {
  private func matches(_ pattern: String, _ text: String) throws -> Bool {
    try Pattern(pattern).matches(Array(text.utf8).span)
  }

  @Test(arguments: [
    ("[A-Z]{3}-\\d+", ["ABC-1", "XYZ-123"], ["", "AB-1", "ABC-", "ABC-1 ", "abc-1"]),
    ("a*b+c?", ["b", "aabbc", "bc"], ["", "a", "ac", "bcc"]),
    ("(ab|cd)*", ["", "ab", "cdab"], ["a", "abc"]), ("a{2,4}", ["aa", "aaaa"], ["a", "aaaaa"]),
    ("a{2,}", ["aa", "aaaaaaa"], ["a", ""]), ("a{0}", [""], ["a"]), ("(a|)", ["", "a"], ["b"]),
    ("(a?){3}", ["", "aaa"], ["aaaa"]), ("((a)*)*", ["", "aaaa"], ["b"]), ("()*", [""], ["a"]),
    (".", ["a", "é", "語", "😀"], ["", "ab", "\n"]), ("[^/]+", ["aé", "😀"], ["a/b", "/"]),
    ("[\\w-]+", ["a_b-9"], ["é", "a b"]), ("\\S+@\\S+", ["a@b"], ["a @b"]),
    ("[é-ü]", ["ê"], ["a", "z"]),
    ("^abc$", ["abc"], ["ab", "abcd"]), ("\\.\\(\\)\\\\", [".()\\"], ["a()\\"]), ("[]a]", [], []),
    ("[a\\]b]", ["]", "a"], ["\\"]), ("(?:a|b)c", ["ac", "bc"], ["c"]),
    ("a|bc|", ["a", "bc", ""], ["b"]),
    ("[\\D]", ["a"], ["1"]), ("[^\\d]", ["a"], ["1"]), ("x{3}y{2}", ["xxxyy"], ["xxyy"]),
    ("[a-]", ["-", "a"], ["b"]),
  ])
  func `an expression is about the whole text`(
    _ pattern: String, _ good: [String], _ bad: [String]
  ) throws {
    guard pattern != "[]a]" else {
      #expect(throws: PatternMistake.self) { try Pattern(pattern) }
      return
    }
    for text in good { #expect(try matches(pattern, text), "\(pattern) \(text)") }
    for text in bad { #expect(try !matches(pattern, text), "\(pattern) \(text)") }
  }

  @Test(arguments: [
    ("(a", PatternMistake.Reason.unclosedGroup), ("a)", .unopenedGroup), ("[a", .unclosedClass),
    ("[]", .emptyClass),
    ("[z-a]", .reversedRange), ("*a", .nothingToRepeat), ("a**", .nothingToRepeat),
    ("a{x}", .repetition),
    ("a{3,2}", .repetition), ("\\q", .escape), ("\\", .escape), ("a^b", .anchor), ("a$b", .anchor),
    ("(a$)", .anchor),
    ("(?=a)", .lookaround), ("(?<!a)", .lookaround), ("\\b", .lookaround), ("(a)\\1", .reference),
    ("a*?", .lazy),
    ("a++", .lazy), ("(?i)a", .flags), ("a{251}", .tooLarge), ("(a{20}){20}", .tooLarge),
    (String(repeating: "(", count: 40), .tooDeep),
    ("((((()){1000}){1000}){1000})x{300}", .tooLarge),
  ])
  func `what needs memory or more time is refused`(
    _ pattern: String, _ reason: PatternMistake.Reason
  ) {
    do throws(PatternMistake) {
      _ = try Pattern(pattern)
      Issue.record("\(pattern) was taken")
    } catch {
      #expect(error.reason == reason, "\(pattern)")
      #expect(error.range.upperBound <= pattern.utf8.count)
    }
  }

  @Test func `no text takes more than linear time`() throws {
    let pattern = try Pattern("(a|aa|a?)*(a+)*b")
    let text = String(repeating: "a", count: 200_000)
    let growth = WorkGrowth.perByte(of: text) { _ = pattern.matches(Array($0.utf8).span) }
    #expect(growth < WorkGrowth.linear)
  }

  @Test func `no expression and no text trap`() {
    var generator = SeededGenerator(5)
    let pieces = Array("ab(|)*+?{}[]^$.\\d-,123:=!<é😀".unicodeScalars).map(String.init)
    for _ in 0..<5_000 {
      let text = (0..<Int.random(in: 0...12, using: &generator)).map { _ in
        pieces.randomElement(using: &generator) ?? ""
      }.joined()
      guard let pattern = try? Pattern(text) else { continue }
      let bytes = (0..<Int.random(in: 0...9, using: &generator)).map { _ in
        UInt8.random(in: 0...255, using: &generator)
      }
      _ = pattern.matches(bytes.span)
    }
  }
}
