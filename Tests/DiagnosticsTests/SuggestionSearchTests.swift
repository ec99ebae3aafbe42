import Diagnostics
import Testing

/// What suggestions cost, in bytes that are read.
struct SuggestionSearchTests {
  /// Names that all have nearly the same letters, so that each has to be compared.
  private static func names(_ count: Int) -> [String] {
    (0..<count).map { "a field with number \($0) of many" }
  }

  @Test(arguments: [10_000, 40_000])
  func `a search among any number of names looks at so many bytes and no more`(count: Int) {
    let typed = "a feild with number 7 of many"
    // The last name may begin one byte before the limit.
    let most = Suggestion.workLimit + 64 + 64 * 64
    #expect(Suggestion.work(to: typed, among: Self.names(count)) <= most)
    #expect(
      Suggestion.nearest(to: typed, among: Self.names(count)) == "a field with number 7 of many")
  }

  @Test func `all suggestions of a log together look at so many bytes and no more`() {
    var log = DiagnosticLog()
    let names = Self.names(2_000)
    #expect(log.nearest(to: "a feild with number 1999 of many", among: names) == names[1_999])
    for number in 0..<1_000 {
      _ = log.nearest(to: "a feild with number \(number) of many", among: names)
    }
    #expect(log.suggestionWork < DiagnosticLog.suggestionWorkLimit * 2)
    #expect(!log.maySuggest)
  }

  @Test func `a mistake takes no more work in a file of many more names`() {
    func work(names count: Int) -> Int {
      let names = Self.names(count)
      return (0..<20).reduce(0) { sum, number in
        sum + Suggestion.work(to: "the feild \(number)", among: names)
      }
    }
    #expect(work(names: 1_000) > 0)
    #expect(work(names: 80_000) < work(names: 20_000) * 2)
  }

  @Test(arguments: [
    ("mix", ["max", "min"], ["max", "min"]), ("titel", ["title", "tittle"], ["title"]),
    ("notes:paer", ["notes:pear", "notes:Pear", "notes:plum"], ["notes:pear"]),
    ("priceC", ["priceA", "priceB"], ["priceA", "priceB"]),
    ("sizeX", ["sizeA", "sizeB", "sizeC", "sizeD"], []), ("red", ["blue"], []),
  ])
  func `names that are equally near are all named, or none`(
    typed: String, names: [String], nearest: [String]
  ) {
    var log = DiagnosticLog()
    #expect(log.allNearest(to: typed, among: names) == nearest)
    #expect(log.nearest(to: typed, among: names) == (nearest.count == 1 ? nearest[0] : nil))
    #expect(
      Suggestion.nearest(to: typed, among: names) == (nearest.count == 1 ? nearest[0] : nil))
  }

  @Test(
    arguments: [
      ("a", "b", nil), ("ab", "ac", "ac"), ("ab", "cd", nil), ("titel", "title", "title"),
      ("", "a", nil),
    ] as [(String, String, String?)])
  func `a name with no letter of what was typed is not near`(
    typed: String, name: String, nearest: String?
  ) {
    var log = DiagnosticLog()
    #expect(log.nearest(to: typed, among: [name]) == nearest)
  }

  @Test func `of many names a list shows the first, and how many there are`() {
    #expect(Diagnostic.list(["a"]) == "'a'")
    #expect(Diagnostic.list(["a", "b", "c"], joinedBy: "and") == "'a', 'b' and 'c'")
    let names = (0..<30).map { "n\($0)" }
    #expect(Diagnostic.list(names).hasSuffix("'n23' or 6 more"))
    #expect(Diagnostic.list(names.prefix(24)).hasSuffix("'n22' or 'n23'"))
  }

  @Test(arguments: [
    ("aa bb cc", 5, "aa bb\ncc"), ("aa bb cc", 4, "aa\nbb\ncc"), ("aaaa", 2, "aaaa"),
    ("aa bb\ncc", 8, "aa bb cc"), ("aa - bb", 3, "aa -\nbb"), ("a\n\nb", 9, "a\n\nb"),
    ("- a\n- b", 9, "- a\n- b"),
  ])
  func `prose is wrapped to its width`(text: String, width: Int, expected: String) {
    #expect(WrappedText(text, width: width).text == expected)
  }
}
