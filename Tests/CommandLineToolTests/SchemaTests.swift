import TestSupport
import Testing

/// `apus schema`.
struct SchemaCommandTests {
  let folder = TemporaryFolder()

  init() {
    folder.write("title: Small\n", to: "Content/site.yaml")
    folder.write(
      "struct Note: Entry { @Key var title: String; var stars: Int }\n",
      to: "Content/Models/Note.swift")
  }

  private func schema(_ arguments: String...) throws -> Tool.Outcome {
    try Tool(in: folder.path).start(["schema"] + arguments).outcome()
  }

  @Test func `the schema of a model names its fields`() throws {
    let outcome = try schema("Note")
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("https://json-schema.org/draft/2020-12/schema"))
    #expect(outcome.output.contains("\"stars\""))
    #expect(try schema("Note", "--list").output.contains("\"array\""))
  }

  @Test func `an unknown model is told with the one that was meant, and ends with 1`() throws {
    let outcome = try schema("Not")
    #expect(outcome.status == 1)
    #expect(outcome.output == "")
    #expect(outcome.errors.contains("there is no model 'Not'"))
  }

  @Test func `an unknown format ends with 2`() throws {
    #expect(try schema("Note", "--for", "xml").status == 2)
  }
}
