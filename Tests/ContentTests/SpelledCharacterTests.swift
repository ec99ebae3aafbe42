import Content
import Diagnostics
import Testing

/// Characters that hide how a text is written, and those that no page can hold, written as escapes
/// and as references.
struct SpelledCharacterTests {
  private static let model = """
    import ApusModels
    struct Note: Entry {
      @Key var title: String
      @Body var text: Markdown?
    }
    """

  private func said(_ file: String, _ text: String) -> [String] {
    let site = LoadedSite(
      ["Models/Note.swift": Self.model, file: text], ["notes: Note = \(file)"])
    return site.text.split(separator: "\n").filter { $0.contains("]: ") }.map(String.init)
  }

  @Test(arguments: [
    ("\\u202e", "bidirectional control character U+202E"),
    ("\\u2066", "bidirectional control character U+2066"),
    ("\\udb40\\udc41", "tag character U+E0041"),
    ("\\ud83f\\udffe", "U+1FFFE is not a character that pages can hold"),
  ])
  func `an escape for such a character is told`(escape: String, what: String) {
    let json = said("a.json", "{ \"title\": \"A \(escape) b\" }")
    #expect(
      json.count == 1 && json[0].contains("a.json:1:15: warning") && json[0].hasSuffix(what),
      "\(json)")
    guard !escape.hasPrefix("\\ud") else { return }
    let yaml = said("a.yaml", "title: \"A \(escape) b\"\n")
    #expect(
      yaml.count == 1 && yaml[0].contains("a.yaml:1:11: warning") && yaml[0].hasSuffix(what),
      "\(yaml)")
  }

  @Test func `an escape of YAML for eight digits is told`() {
    #expect(said("a.yaml", "title: \"A \\U000E0041 b\"\n").count == 1)
    #expect(said("a.yaml", "title: \"A \\U0001FFFE b\"\n").count == 1)
  }

  @Test(arguments: [
    "\\ud83c\\udff4\\udb40\\udc67\\udb40\\udc62\\udb40\\udc65\\udb40\\udc6e\\udb40\\udc67\\udb40\\udc7f",
    "\\u201cx\\u201d", "\\u05d0",
    "\\\\u202e", "\\ud83d\\ude00",
  ])
  func `other characters are not told`(text: String) {
    #expect(said("a.json", "{ \"title\": \"A \(text) b\" }") == [])
  }

  @Test(arguments: [
    ("&#x202e;", "bidirectional control character U+202E"), ("&#8238;", "character U+202E"),
    ("&#xE0041;", "tag character U+E0041"),
    ("&#x1fffe;", "U+1FFFE is not a character that pages can hold"),
  ])
  func `a reference of Markdown to such a character is told`(reference: String, what: String) {
    let said = said("a.md", "---\ntitle: A\n---\nx \(reference) y\n")
    #expect(
      said.count == 1 && said[0].contains("a.md:4:3: warning") && said[0].hasSuffix(what), "\(said)"
    )
    #expect(
      self.said("a.md", "---\ntitle: A\n---\n`x \(reference) y` &#8203; &#233; \\\(reference)\n")
        == [])
  }
}
