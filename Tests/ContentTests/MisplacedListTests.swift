import Content
import Diagnostics
import Testing

/// Values and documents of another shape than the model's, and what is advised about them.
struct MisplacedListTests {
  private static let model = """
    import ApusModels
    struct Thing: Entry {
      @Key var name: String
      var tags: [String]
      var grid: [[Int]]
      var takes: Duration?
      var day: Date?
    }
    """

  /// The mistakes in a file of things, each with its advice.
  private func mistakes(_ path: String, _ text: String) -> [String] {
    let site = LoadedSite(
      ["Models/Thing.swift": Self.model, path: text], ["things: Thing = \(path)"])
    return site.log.diagnostics.map { found in
      ([found.message] + found.help.map(\.message)).joined(separator: " | ")
    }
  }

  @Test(arguments: [
    (
      "db.json", "{\"things\": [{\"name\": \"a\"}], \"others\": []}",
      "expected the fields of Thing, found a list of entries below 'things' | "
        + "write 'from: \"db.json#things\"' in site.yaml"
    ),
    (
      "db.yaml", "version: 2\nitems:\n  - name: a\n",
      "expected the fields of Thing, found a list of entries below 'items' | "
        + "write 'from: \"db.yaml#items\"' in site.yaml"
    ),
    (
      "things.yaml", "a:\n  tags: [x]\nb:\n  tags: [y]\n",
      "expected the fields of Thing, found entries below names such as 'a' | "
        + "write a list: '- name: a', and the other fields of each entry below it"
    ),
    (
      "things.json", "{\"a\": {\"tags\": []}}",
      "expected the fields of Thing, found entries below names such as 'a' | "
        + "write a list of objects, each with its name: '[{ \"name\": \"a\", … }]'"
    ),
    (
      "things.yaml", "",
      "expected the fields of Thing, found an empty file | write one 'field: value' a line"
    ),
    (
      "things.yaml", "- name: a\n  tags: [x, [y]]\n",
      "an element of 'tags' is a text, found a list | write one value without '- ' or brackets"
    ),
    (
      "things.json", "[{\"name\": \"a\", \"grid\": [1]}]",
      "an element of 'grid' is a list of whole numbers, found a number | write '[1]'"
    ),
    (
      "things.yaml", "- name: a\n  tags:\n    -x\n    -y\n",
      "'tags' is a list of texts, found text | "
        + "write a space behind the '-' of each element: '- value'"
    ),
    (
      "things.yaml", "- name: a\n  tags:\n    - x\n    -y\n",
      "a space is missing after '-' | write a space after it | or put the text in quotes"
    ),
    (
      "things.yaml", "- name: a\n  takes: 2-1/2 h\n",
      "expected a duration, found '2-1/2 h': a hyphen stands between a whole number and its "
        + "fraction | write a space between them, as in '2 1/2 h'"
    ),
    (
      "things.yaml", "- name: a\n  takes: 40-30 min\n",
      "expected a duration, found '40-30 min': the second length is shorter than the first | "
        + "write the shorter length first"
    ),
    (
      "things.yaml", "- name: a\n  day: 2026-04-31\n",
      "expected a date, found '2026-04-31': there is no such day | "
        + "write a day that the month has in that year"
    ),
  ])
  func `one message says what is there and what to write`(
    path: String, text: String, message: String
  ) {
    #expect(mistakes(path, text) == [message])
  }

  @Test(arguments: [
    "name: a\ntags: [x]\n", "- name: a\n- name: b\n", "tags: [x]\nname: a\n",
  ])
  func `entries and lists of entries are right`(text: String) {
    #expect(mistakes("things.yaml", text) == [])
  }
}
