import Foundation
import Testing

/// What commands tell programs: `--format json`.
struct JSONFormTests {
  @Test(arguments: [
    (["list"], ["entries"]),
    (
      ["why", "/notes/pear/"],
      ["address", "page", "files", "everywhere", "collections", "lastBuild", "since"]
    ),
    (["inspect", "/notes/pear/"], ["address", "page", "model", "template", "entry", "values"]),
    (["infer", "Content/notes"], ["model", "collections", "notes", "site"]),
    (["theme", "list"], ["files"]),
    (["theme", "copy", "404.html"], ["made"]),
    (["explain", "E0301"], ["rules"]),
    (["explain", "--all"], ["rules"]),
    (["new", "fresh"], ["folder", "made", "mistakes", "notes", "next"]),
    (["new", "copy", "--from", "Content/notes"], ["folder", "made", "mistakes", "notes", "next"]),
    (["new", "note", "Plum"], ["folder", "made", "mistakes", "notes", "next"]),
    (["clean"], ["removed", "left", "cache"]),
    (["version"], ["apus"]),
    (["check"], []),
    (["build"], []),
  ])
  func `each command writes one object that begins as a report of mistakes does`(
    _ words: [String], _ members: [String]
  ) throws {
    let site = SmallSite()
    let outcome = try Tool(in: site.path).start(words + ["--format", "json"]).outcome()
    let whole = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8))
    let object = try #require(whole as? [String: Any])
    let common = ["version", "errors", "warnings", "diagnostics"]
    #expect(Set(object.keys) == Set(common + members))
    #expect(object["version"] as? Int == 1)
    #expect(object["errors"] as? Int == 0)
    #expect(outcome.output.hasPrefix("{\n  \"version\": 1,\n  \"errors\": 0,\n"))
    #expect(outcome.status == 0)
  }

  @Test func `a site with mistakes is listed with them`() throws {
    let site = SmallSite()
    site.write("---\ntitle: C\nstars: x\n---\nx\n", to: "Content/notes/c.md")
    let outcome = try site.run("list", "--format", "json")
    #expect(outcome.status == 1)
    #expect(outcome.errors == "")
    #expect(outcome.output.contains("\"errors\": 1,"))
    #expect(outcome.output.contains("\"key\": \"Apple\""))
  }

  @Test(arguments: ["list", "version"])
  func `another form is refused`(_ command: String) throws {
    let outcome = try SmallSite().run(command, "--format", "jsno")
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("--format is text or json here, not 'jsno'"))
    #expect(outcome.errors.contains("did you mean 'json'?"))
  }
}
