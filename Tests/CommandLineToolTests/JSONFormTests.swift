import Foundation
import TestSupport
import Testing

/// What commands tell programs: `--format json`.
struct JSONFormTests {
  /// A command line, the members beside those of the report, and how it ends.
  struct Line: Sendable {
    let words: [String]
    let members: [String]
    let status: Int32

    init(_ words: [String], _ members: [String], status: Int32 = 0) {
      self.words = words
      self.members = members
      self.status = status
    }
  }

  /// A command line for each command, and for each other thing that one does.
  private static let lines: [Line] = [
    Line(["list"], ["entries"]),
    Line(
      ["why", "/notes/pear/"],
      ["address", "page", "files", "everywhere", "collections", "lastBuild", "since"]),
    Line(
      ["inspect", "/notes/pear/"], ["address", "page", "model", "template", "entry", "values"]),
    Line(["infer", "Content/notes"], ["model", "collections", "notes", "site"]),
    Line(["theme", "list"], ["files"]),
    Line(["theme", "copy", "404.html"], ["made"]),
    Line(["explain", "E0301"], ["rules"]),
    Line(["explain", "--all"], ["rules"]),
    Line(["new", "fresh"], ["folder", "made", "mistakes", "notes", "next"]),
    Line(
      ["new", "copy", "--from", "Content/notes"], ["folder", "made", "mistakes", "notes", "next"]),
    Line(["new", "note", "Plum"], ["folder", "made", "mistakes", "notes", "next"]),
    Line(["clean"], ["removed", "left", "cache"]),
    Line(["version"], ["apus"]),
    Line(["check"], []),
    Line(["check", "--unsafe"], ["unescaped"]),
    Line(["build"], []),
    Line(["build", "--dump", "plan"], ["stage", "text"]),
    Line(["build", "--shard", "1/1", "--output", "part"], []),
    Line(["join", "part"], []),
    Line(["render", "Content/notes/pear.md"], ["output"]),
    Line(["schema", "Note"], ["schema"]),
    Line(["completion", "fish"], ["script"]),
    Line(["man"], ["page"]),
    Line(["help"], ["commands"]),
    Line(["help", "serve"], ["commands"]),
  ]

  /// An object, with what all have checked.
  private func object(_ text: String, with members: [String]) throws -> [String: Any] {
    let whole = try JSONSerialization.jsonObject(with: Data(text.utf8))
    let object = try #require(whole as? [String: Any])
    let common = ["version", "errors", "warnings", "diagnostics"]
    #expect(Set(object.keys) == Set(common + members))
    #expect(object["version"] as? Int == 1)
    return object
  }

  @Test func `each command takes it`() throws {
    let folder = TemporaryFolder()
    let outcome = try Tool(in: folder.path).run("help", "--format", "json")
    let commands = try #require(
      object(outcome.output, with: ["commands"])["commands"] as? [[String: Any]])
    let names = commands.compactMap { $0["name"] as? String }
    #expect(Set(names) == Set(Self.lines.map { $0.words[0] } + ["serve"]))
    for command in commands {
      let options = command["options"] as? [[String: Any]] ?? []
      #expect(options.contains { $0["name"] as? String == "--format" }, "\(command)")
    }
  }

  @Test(arguments: lines)
  func `each command writes one object that begins as a report of mistakes does`(
    _ line: Line
  ) throws {
    let site = SmallSite()
    if line.words == ["join", "part"] {
      _ = try site.run("build", "--shard", "1/1", "--output", "part")
    }
    let outcome = try Tool(in: site.path).start(line.words + ["--format", "json"]).outcome()
    let object = try object(outcome.output, with: line.members)
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

  /// What works where no site is yet, and what tells so.
  @Test(arguments: [
    Line(["new", "fresh"], ["folder", "made", "mistakes", "notes", "next"]),
    Line(["render", "a.md"], ["output"]), Line(["render", "-"], ["output"]),
    Line(["render", "bad.md"], ["output"], status: 1),
    Line(["infer", "a.json"], ["model", "collections", "notes", "site"]),
    Line(["theme", "list"], ["files"]), Line(["check"], [], status: 1),
    Line(["build"], [], status: 1),
    Line(["list"], ["entries"], status: 1), Line(["clean"], ["removed", "left", "cache"]),
    Line(["inspect", "/"], ["address", "page"], status: 1),
    Line(["why", "/"], ["address", "page"], status: 1),
    Line(["schema", "Note"], ["schema"], status: 1),
    Line(["build", "--dump", "plan"], ["stage", "text"], status: 1), Line(["man"], ["page"]),
  ])
  func `commands write an object where there is no site, too`(
    _ line: Line
  ) throws {
    let folder = TemporaryFolder()
    folder.write("# A\n\nText.\n", to: "a.md")
    folder.write("![](x.png)\n", to: "bad.md")
    folder.write("[{\"id\": 1, \"a\": 2}]", to: "a.json")
    let outcome = try Tool(in: folder.path).start(line.words + ["--format", "json"]).outcome()
    #expect(outcome.status == line.status, "\(outcome.errors)")
    let found = try object(outcome.output, with: line.members)
    #expect((found["errors"] as? Int == 0) == (line.status == 0))
  }

  @Test(arguments: [true, false])
  func `serve writes a line for each build, also where there is no site`(hasSite: Bool) throws {
    let site = SmallSite()
    let folder = TemporaryFolder()
    let running = try Tool(in: hasSite ? site.path : folder.path)
      .start(["serve", "--port", "0", "--format", "json"])
    defer { running.end() }
    #expect(waitUntil { running.output.hasSuffix("\n") })
    let members = ["address", "network", "output", "published", "failure"]
    let first = try object(running.output, with: members)
    #expect(first["published"] as? Bool == hasSite)
    #expect(first["output"] is NSNull)
    #expect((first["errors"] as? Int == 0) == hasSite)
    #expect((first["address"] as? String)?.hasPrefix("http://127.0.0.1:") == true)
    if hasSite {
      site.write("---\ntitle: Apple\nstars: many\n---\nRed.\n", to: "Content/notes/apple.md")
      #expect(waitUntil { running.output.split(separator: "\n").count == 2 })
      let second = try object(
        String(running.output.split(separator: "\n").last ?? ""), with: members)
      #expect(second["published"] as? Bool == false)
      #expect((second["diagnostics"] as? [Any])?.count == 1)
    }
    running.send(SIGTERM)
    #expect(running.outcome().status == 0)
  }

  @Test func `what needs an answer of another kind is refused`() throws {
    let outcome = try SmallSite().run("serve", "--format", "sarif")
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("--format is text or json here, not 'sarif'"))
  }

  @Test(arguments: ["list", "version"])
  func `another form is refused`(_ command: String) throws {
    let outcome = try SmallSite().run(command, "--format", "jsno")
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("--format is text or json here, not 'jsno'"))
    #expect(outcome.errors.contains("did you mean 'json'?"))
  }
}
