import Testing

/// Texts that say nothing, in every place that a text comes from: a `String` is not blank.
struct BlankTextTests {
  /// A place in which a text is written: the field of its model, and the file with the text.
  struct Place: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let field: String
    let file: String
    let text: @Sendable (String) -> String

    init(
      _ name: String, _ field: String = "var text: String", in file: String = "a.md",
      _ text: @escaping @Sendable (String) -> String
    ) {
      (testDescription, self.field, self.file, self.text) = (name, field, file, text)
    }
  }

  static let places = [
    Place("JSON", in: "a.json") { "{ \"key\": \"a\", \"text\": \"\($0)\" }" },
    Place("a list in JSON", "var text: [String]", in: "a.json") {
      "{ \"key\": \"a\", \"text\": [\"b\", \"\($0)\"] }"
    },
    Place("a component in JSON", "var text: Part", in: "a.json") {
      "{ \"key\": \"a\", \"text\": { \"word\": \"\($0)\" } }"
    },
    Place("YAML", in: "a.yaml") { "key: a\ntext: \"\($0)\"\n" },
    Place("a list in YAML", "var text: [String]", in: "a.yaml") {
      "key: a\ntext: [b, \"\($0)\"]\n"
    },
    Place("a key of YAML", "var text: [Part]", in: "a.yaml") {
      "key: a\ntext:\n  \"\($0)\": { note: b }\n"
    },
    Place("front matter") { "---\nkey: a\ntext: \"\($0)\"\n---\n" },
    Place("a label", "@Labelled(\"F\") var text: String") {
      "---\nkey: a\n---\n- F: \($0)\n"
    },
    Place("a section", "@Section(\"F\") var text: String") {
      "---\nkey: a\n---\n## F\n\n\($0)\n"
    },
    Place("a list in a section", "@Section(\"F\") var text: [String]") {
      "---\nkey: a\n---\n## F\n\n- b\n- \($0)\n"
    },
    Place("a heading", "@Heading var text: String") { "---\nkey: a\n---\n# \($0)\n" },
    Place("the body", "@Body var text: String") { "---\nkey: a\n---\n\($0)\n" },
  ]

  @Test(arguments: places, ["", " ", "\u{200B}", "\u{A0}", "\u{2060}\u{A0}", "\u{3000}"])
  func `a blank text is an error in every place`(place: Place, text: String) throws {
    let said = try said(place, text)
    #expect(said.contains("error["), "\(said)")
    // What is said of it is about its field.
    #expect(said.contains("'text'") || said.contains("'word'"), "\(said)")
  }

  @Test(arguments: places)
  func `a text that says something is right in every place`(place: Place) throws {
    #expect(try said(place, "word") == "")
  }

  private func said(_ place: Place, _ text: String) throws -> String {
    let page =
      "<!doctype html><html lang=\"en\"><meta charset=utf-8><title>x</title><main><h1>x</h1></main></html>"
    return try BuiltSite([
      "Content/site.yaml": """
      title: Small
      collections:
        notes: { model: Note, from: notes/\(place.file) }
      pages: { home: { page: home, at: / } }
      sections:
        notes:
          title: Notes
          at: /notes/
          pages:
            list: { list: notes, template: home.html }
            note: { entry: notes, template: home.html }
      """,
      "Content/Models/Note.swift": """
      import ApusModels
      struct Note: Entry {
        @Key var key: String
        \(place.field)
      }
      struct Part: Component {
        @Key var word: String
        var note: String?
      }
      """,
      "Content/notes/\(place.file)": place.text(text),
      "Templates/home.html": page,
    ]).messages
  }
}
