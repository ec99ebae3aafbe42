import Content
import Diagnostics
import Schema
import Testing

/// What counts as the same value of a `@Unique` field, however it is written.
struct UniqueTests {
  /// The mistakes in two entries that write these values of a unique field of a type.
  private func mistakes(_ type: String, _ first: String, _ second: String) -> [String] {
    let site = LoadedSite(
      [
        "Models/Thing.swift": """
        import ApusModels
        struct Thing: Entry { @Key var name: String; @Unique var value: \(type)? }
        enum Size: String, Choice { case small, large = "very large" }
        """,
        "things.yaml": "- { name: a, value: \(first) }\n- { name: b, value: \(second) }\n",
      ], ["things: Thing = things.yaml"])
    return site.log.diagnostics.map(\.message)
  }

  @Test(arguments: [
    ("Decimal", "1.0", "1", "1"), ("Decimal", "12.50", "12.5", "12.5"),
    ("Decimal", "-0.00", "0", "0"), ("Decimal", "1e2", "100.0", "100.0"),
    ("Decimal", "100", "100", "100"), ("Double", "-0", "0", "0.0"),
    ("Double", "0.5", "5e-1", "0.5"),
    ("Int", "7", "7", "7"), ("Bool", "true", "true", "true"),
    ("String", "x", "x", "x"), ("String", "a b", "\"a\\u00A0b\"", "a<U+00A0>b"),
    ("String", "a b", "\"a  b\"", "a  b"), ("String", "\"a\\nb \"", "a b", "a b"),
    ("String", "ab", "\"a\\u200Bb\"", "ab"), ("String", "\"\\uFEFFab\"", "ab", "ab"),
    ("String", "\"e\u{301}\"", "\"\u{e9}\"", "\u{e9}"),
    ("Email", "a@example.org", "a@example.org", "a@example.org"),
    ("URL", "\"https://example.org/\"", "\"https://example.org/\"", "https://example.org/"),
    ("Slug", "a-b", "a-b", "a-b"), ("Size", "very large", "very large", "very large"),
    ("Date", "\"2026-03-29T07:05:00+01:00\"", "\"2026-03-29T06:05Z\"", "2026-03-29T06:05:00Z"),
    ("Date", "2026-01-01", "\"2026-01-01T00:00\"", "2026-01-01T00:00:00Z"),
    ("Date", "2026-01-01", "2026-01-01", "2026-01-01"),
    ("Duration", "90 min", "1 h 30 min", "PT1H30M"),
    ("Duration", "30-40 min", "PT30M/PT40M", "PT30M/PT40M"),
    ("Colour", "\"#c63\"", "\"#CC6633\"", "#CC6633"),
  ])
  func `the same value in another spelling is a mistake that names it`(
    type: String, first: String, second: String, shown: String
  ) {
    let message = "two entries of 'things' have the same 'value': '\(shown)'"
    // Stray characters without width are told, too.
    #expect(mistakes(type, first, second).filter { !$0.hasPrefix("zero-width") } == [message])
  }

  @Test(arguments: [
    ("Decimal", "1.0", "1.00000000000000000001"), ("Decimal", "100", "10"),
    ("Decimal", "-1", "1"), ("Decimal", "0.10", "0.01"), ("Double", "0.5", "0.25"),
    ("Int", "7", "8"), ("Bool", "true", "false"), ("String", "x", "X"),
    ("String", "a b", "ab"), ("String", "\"a\\u200Cb\"", "ab"), ("String", "\"a\\u00ADb\"", "ab"),
    ("Size", "small", "very large"),
    ("Date", "2026-01-01", "\"2026-01-01T00:00+01:00\""), ("Duration", "30 min", "30-40 min"),
    ("Colour", "\"#c63\"", "\"#c63c63\""),
  ])
  func `other values are none`(type: String, first: String, second: String) {
    #expect(mistakes(type, first, second) == [])
  }

  @Test(arguments: ScalarKind.allCases)
  func `every scalar can be unique`(kind: ScalarKind) {
    let example = "\"\(kind.type.example)\""
    let value = kind.type.isBare || kind == .decimal ? kind.type.example : example
    #expect(mistakes(kind.type.name, value, value).count == 1)
  }

  @Test func `keys of components are compared by value`() {
    let site = LoadedSite(
      [
        "Models/Day.swift": """
        import ApusModels
        struct Tour: Entry { @Key var name: String; var days: [Day] }
        struct Day: Component { @Key var date: Date; var title: String }
        """,
        "tours.yaml": """
        - name: a
          days:
            - { date: 2026-01-01, title: x }
            - { date: "2026-01-01T01:00+01:00", title: y }
        """,
      ], ["tours: Tour = tours.yaml"])
    #expect(
      site.log.diagnostics.map(\.message) == [
        "two entries of 'days' have the key '2026-01-01T01:00:00+01:00'"
      ])
  }
}
