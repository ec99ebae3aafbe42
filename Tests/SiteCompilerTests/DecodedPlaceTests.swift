import Testing

/// Places of mistakes in Markdown over several lines of YAML.
struct DecodedPlaceTests {
  /// The places of mistakes in the text of an entry.
  private func places(_ entry: String) throws -> [String] {
    let files = thingSite("var text: Markdown", "- title: Tram\n" + entry)
    let messages = try ThemedSite(files).messages
    return messages.split(separator: "\n").filter { $0.hasPrefix("Content/things.yaml") }.map {
      $0.dropFirst("Content/things.yaml:".count).split(separator: " ")[0]
    }.map(String.init)
  }

  @Test(arguments: [
    ("  text: |\n    One.\n\n    Two [x](no.md) and [y](none.md).\n", ["5:13:", "5:28:"]),
    ("  text: |-\n    - a\n      - b [x](no.md)\n\n\n    Two [x](no.md).", ["4:15:", "7:13:"]),
    ("  text: |2\n      code?\n\n    Two [x](no.md).\n", ["5:13:"]),
    (
      "  text: >\n    One\n    two [x](no.md)\n\n    three\n    four [x](no.md)\n",
      ["4:13:", "7:14:"]
    ),
    ("  text: One\n    two [x](no.md)\n    three\n", ["3:13:"]),
    ("  text: 'One\n    two [x](no.md)\n\n    three'\n", ["3:13:"]),
    ("  text: \"One\n    two [x](no.md)\n    three\"\n", ["3:13:"]),
    ("  text: |\r\n    One.\r\n    Two [x](no.md).\r\n", ["4:13:"]),
    ("  text: |\n    Ünö 🚋.\n    Ü [x](no.md).\n", ["4:11:"]),
    ("  text: |\n    One <b>x</b>\n", ["3:9:"]),
    ("  text: |\n    One.\n      \n    Two [x](no.md).\n", ["5:13:"]),
    // With escapes it is where the whole text is.
    ("  text: \"One\\ntwo\n    [x](no.md)\"\n", ["2:9:"]),
  ])
  func `a mistake in a text over several lines is in its own line`(
    entry: String, expected: [String]
  ) throws {
    #expect(try places(entry) == expected)
  }
}
