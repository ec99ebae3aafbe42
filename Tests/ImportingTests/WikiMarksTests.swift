import Importing
import Testing

/// Tags and properties that only a wiki reads are named.
struct WikiMarksTests {
  private func notes(_ text: String, linking link: String = "[[Book]]") -> [String] {
    let files = ["a/Tea.md": text, "a/Book.md": "See \(link).\n"]
    return CompletedFiles(
      files.sorted { $0.key < $1.key }.map { ($0.key, Array($0.value.utf8)) }, at: 1
    ).notes
  }

  @Test(arguments: [
    ("A #drink.", "#drink"), ("#tea/green and more", "#tea/green"),
    ("- #2026-plans", "#2026-plans"),
    ("Über #Tee!", "#Tee"), ("A #1 and #two", "#two"), ("# Tea\n\nA #drink", "#drink"),
  ])
  func `a tag in a text is named`(text: String, tag: String) {
    let found = notes(text).filter { $0.hasPrefix("tags in the text, such as '\(tag)'") }
    #expect(found.count == 1 && found[0].hasSuffix(": a/Tea.md"), "\(notes(text))")
    #expect(!notes(text, linking: "[Book](Book.md)").contains { $0.hasPrefix("tags in the text") })
  }

  @Test(arguments: [
    "# drink", "C# and #1", "`#drink`", "```\n#drink\n```", "[a](#drink)", "<#drink>", "a#drink",
    "#drink=3", "---\ncolour: #drink\n---\nText",
  ])
  func `other signs are no tags`(text: String) {
    #expect(!notes(text).contains { $0.hasPrefix("tags in the text") }, "\(notes(text))")
  }

  @Test(arguments: [
    ("rating:: 5", "rating"), ("- read on:: 2026-01-02", "read on"), ("Text\nQuelle:: x", "Quelle"),
  ])
  func `a property in a text is named`(text: String, name: String) {
    let found = notes(text).filter { $0.hasPrefix("properties in the text, such as '\(name)::'") }
    #expect(found.count == 1 && found[0].hasSuffix(": a/Tea.md"), "\(notes(text))")
  }

  @Test(arguments: ["rating: 5", "std::vector", "```\na:: 5\n```", "a, b:: c", ":: x", "std:::x"])
  func `other colons are none of a property`(text: String) {
    #expect(!notes(text).contains { $0.hasPrefix("properties in the text") }, "\(notes(text))")
  }
}
