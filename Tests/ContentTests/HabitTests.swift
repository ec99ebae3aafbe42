import Content
import Diagnostics
import Testing

/// What people write as they know it from other tools, and advice that works.
struct HabitTests {
  private func said(_ matter: String, fields: String = "", from: String = "a.md") -> [Diagnostic] {
    let model = """
      import ApusModels
      struct Thing: Entry {
        @Key var name: String
        \(fields)
      }
      """
    return LoadedSite(
      ["Models/Thing.swift": model, "a.md": "---\nname: A\n\(matter)\n---\n"],
      ["things: Thing = \(from)"]
    ).log.diagnostics
  }

  @Test(arguments: [
    ("published: false", "write 'draft: true' instead of it"),
    ("hidden: true", "write 'draft: true' instead of it"),
    ("permalink: /x/", "write 'aliases: [/x/]' instead of it"),
  ])
  func `a key of another generator is told what does the same`(matter: String, help: String) {
    #expect(said(matter).map { $0.help.map(\.message) } == [[help]])
  }

  @Test(arguments: ["phone", "zip", "isbn"])
  func `a number that is none is advised to be a text`(name: String) {
    let help = "declare '\(name)' as String: a number does not keep how it is written"
    #expect(
      said("\(name): 0900123456", fields: "var \(name): Int").map { $0.help.map(\.message) } == [
        [help]
      ])
    #expect(
      said("\(name): +421900", fields: "var \(name): Int").map { $0.help.map(\.message) } == [
        [help]
      ])
    #expect(
      said("count: 09", fields: "var count: Int").map { $0.help.map(\.message) } == [
        ["leave it out"]
      ])
  }

  @Test(arguments: ["Content/*.md", "Content/a.md"])
  func `paths begin below the folder of the content`(from: String) throws {
    let said = said("", from: from)
    let first = try #require(said.first { $0.code.number == "0333" })
    #expect(
      first.help.map(\.message) == [
        "write '\(from.drop { $0 != "t" }.drop { $0 != "/" }.dropFirst())'"
      ])
    #expect(first.notes == ["paths of collections are below the folder 'Content'"])
  }

  @Test(arguments: [
    ("name: Ana: B", "a text with ': ' in it needs quotes"),
    ("name: \"Ana", "the text that starts here has no closing \""),
    ("name: Ana\n   pin: 12", nil), ("- name: A\n name: B", nil),
  ])
  func `a mistake in the form of data with secrets is told with its rule`(
    yaml: String, expected: String?
  ) {
    let site = LoadedSite(
      [
        "Models/Thing.swift": """
        import ApusModels
        struct Thing: Entry {
          @Key var name: String
          @Secret var pin: String?
        }
        """, "a.yaml": yaml + "\n",
      ], ["things: Thing = a.yaml"])
    let drawn = DiagnosticFormatter(sources: site.content.sources).text(of: site.log.diagnostics)
    if let expected { #expect(drawn.contains(expected), "\(drawn)") }
    #expect(drawn.contains("help: ") && !drawn.contains("Ana") && !drawn.contains("12"), "\(drawn)")
  }
}
