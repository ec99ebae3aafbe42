import Content
import Importing
import Diagnostics
import TestSupport
import Testing

/// Content that comes from other generators, and what is said of it.
struct MovedContentTests {
  private func file(_ path: String, _ text: String) -> (path: String, bytes: [UInt8]) {
    (path, Array(text.utf8))
  }

  @Test func `front matter in TOML becomes YAML, and its wrapping tables are opened`() throws {
    let completed = CompletedFiles([
      file(
        "blog/tea.md",
        "+++\r\ntitle = \"Tea \\u2013 \\\"hot\\\"\"\r\ndate = 2026-03-02 09:00:00Z\r\nweight = 1_0\r\n"
          + "[taxonomies]\r\ntags = ['a', \"b\"]\r\n[extra]\r\nwalk = \"20 min\"\r\n"
          + "[author]\r\nname = \"Jo\"\r\n[[links]]\r\nat = \"x\"\r\nto = {a = 1}\r\n+++\r\nText.\r\n"
      ),
      file("blog/plain.md", "---\ntitle: Plain\n---\n+++\n"),
      file("blog/wrong.md", "+++\ntitle = \n+++\nText.\n"),
    ])
    let moved = String(decoding: completed.files[0].bytes, as: UTF8.self)
    #expect(!moved.replacing("\r\n", with: "").contains("\n"))
    #expect(
      moved.replacing("\r\n", with: "\n")
        == """
        ---
        title: "Tea \u{2013} \\"hot\\""
        date: 2026-03-02T09:00:00Z
        weight: 10
        tags: ["a", "b"]
        walk: "20 min"
        author:
          name: "Jo"
        links:
          - at: "x"
            to:
              a: 1
        ---
        Text.

        """)
    #expect(completed.files[1].bytes == Array("---\ntitle: Plain\n---\n+++\n".utf8))
    #expect(completed.files[2].bytes.starts(with: "+++".utf8))
    #expect(completed.notes.contains("the front matter of one file was TOML: it is YAML now"))
    #expect(completed.notes.contains("what stood in [extra] stands beside the other keys now"))
    let mistake =
      "the front matter of blog/wrong.md is TOML with a mistake, such as a key twice, and stays as it "
      + "is: write it as YAML"
    #expect(completed.notes.contains(mistake))
    #expect(!completed.notes.contains { $0.contains("plain.md") })
  }

  @Test func `a wrapping table stays where its keys are taken`() {
    let completed = CompletedFiles([
      file("a/b.md", "+++\ntitle = 'T'\n[extra]\ntitle = 'U'\n+++\n")
    ])
    #expect(
      String(decoding: completed.files[0].bytes, as: UTF8.self)
        == "---\ntitle: \"T\"\nextra:\n  title: \"U\"\n---\n")
  }

  @Test(arguments: [
    (["n/a/x.md", "n/b/x.md", "n/c/y.md"], ["n/a/x.md": "a-x", "n/b/x.md": "b-x"]),
    // What lies in the folder of the collection keeps its name.
    (["n/x.md", "n/a/x.md"], ["n/a/x.md": "a-x"]),
    // As many folders as are needed, and never a name that another file has.
    (["n/a/s/x.md", "n/b/s/x.md"], ["n/a/s/x.md": "a-s-x", "n/b/s/x.md": "b-s-x"]),
    (
      ["n/a/x.md", "n/b/x.md", "n/a-x.md"], ["n/a/x.md": "a-x-2", "n/b/x.md": "b-x"]
    ),
    // A folder names its index.
    (["n/a/x/index.md", "n/b/x.md"], ["n/a/x/index.md": "a-x", "n/b/x.md": "b-x"]),
    // Names that no address can have.
    (["n/con.md", "n/a.md"], ["n/con.md": "the-con"]),
    (["n/!.md", "n/t.md"], ["n/!.md": "t-2"]), (["n/c.md", "n/c++.md"], ["n/c++.md": "c-2"]),
    (["n/a/con.md", "n/b/con.md"], ["n/a/con.md": "a-con", "n/b/con.md": "b-con"]),
    // Names that are the same when they are written in an address; other folders and endings.
    (["n/a/Über.md", "n/b/uber.md"], ["n/a/Über.md": "a-uber", "n/b/uber.md": "b-uber"]),
    (["n/x.md", "m/x.md", "l/a/x.markdown", "n/a/_x.md"], [:]),
  ])
  func `files of one name are told apart by their folders`(
    _ paths: [String], _ slugs: [String: String]
  ) {
    let completed = CompletedFiles(paths.map { file($0, "---\ntitle: T\n---\n") })
    for (path, bytes) in completed.files {
      let slug = slugs[path].map { "slug: \($0)\n" } ?? ""
      #expect(String(decoding: bytes, as: UTF8.self) == "---\n\(slug)title: T\n---\n", "\(path)")
    }
    #expect(completed.notes.contains { $0.contains(" have a 'slug': ") } != slugs.isEmpty)
  }

  @Test func `slugs of which no address can be made are replaced, and links to them follow`() {
    let completed = CompletedFiles([
      file("n/a.md", "---\nslug: \"114-bling!\"\ntitle: A\n---\n"),
      file("n/b.md", "---\ntitle: B\nslug: 114-bling\n---\n"),
      file("n/c.md", "---\ntitle: C\n---\n[x](/n/114-bling!/)\n"),
    ])
    let texts = completed.files.map { String(decoding: $0.bytes, as: UTF8.self) }
    #expect(texts[0] == "---\nslug: 114-bling-2\ntitle: A\n---\n")
    #expect(texts[1] == "---\ntitle: B\nslug: 114-bling\n---\n")
    #expect(texts[2] == "---\ntitle: C\n---\n[x](@/n/a.md)\n")
    #expect(
      completed.notes.first
        == "slugs of which no address can be made are others now: n/a.md '114-bling-2' for "
        + "'114-bling!'")
  }

  @Test(arguments: [
    (
      "json", "{\"title\": \"T\"}", "{\"slug\": \"a-x\", \"title\": \"T\"}",
      "{\"slug\": \"b-x\", \"title\": \"T\"}"
    ),
    (
      "json", "{\n  \"n\": 1\n}\n", "{\n  \"slug\": \"a-x\", \"n\": 1\n}\n",
      "{\n  \"slug\": \"b-x\", \"n\": 1\n}\n"
    ),
    (
      "yaml", "# Note\n---\ntitle: T\nn: 1\n", "# Note\n---\nslug: a-x\ntitle: T\nn: 1\n",
      "# Note\n---\nslug: b-x\ntitle: T\nn: 1\n"
    ),
    (
      "yml", "  title: T\n  n: 1\n", "  slug: a-x\n  title: T\n  n: 1\n",
      "  slug: b-x\n  title: T\n  n: 1\n"
    ),
    ("yaml", "{title: T}\n", "{slug: a-x, title: T}\n", "{slug: b-x, title: T}\n"),
    // What is a list of entries, cannot be read or has a slug stays as it is.
    ("json", "[{\"title\": \"T\"}]", "[{\"title\": \"T\"}]", "[{\"title\": \"T\"}]"),
    ("yaml", "title: [\n", "title: [\n", "title: [\n"),
  ])
  func `files of data of one name are told apart by their folders`(
    _ ending: String, _ text: String, _ first: String, _ second: String
  ) {
    let completed = CompletedFiles([
      file("n/a/x.\(ending)", text), file("n/b/x.\(ending)", text),
    ])
    let texts = completed.files.map { String(decoding: $0.bytes, as: UTF8.self) }
    #expect(texts == [first, second])
    #expect(completed.notes.isEmpty == (first == text))
  }

  @Test func `slugs of files of data are left or replaced in their places`() {
    let completed = CompletedFiles([
      file("n/a/x.json", "{\"title\": \"A\", \"slug\": \"one!\"}"),
      file("n/b/x.json", "{\"slug\": \"x\", \"title\": \"B\"}"),
      file("n/c/x.json", "{\"title\": \"C\"}"),
    ])
    let texts = completed.files.map { String(decoding: $0.bytes, as: UTF8.self) }
    #expect(
      texts == [
        "{\"title\": \"A\", \"slug\": \"one\"}", "{\"slug\": \"x\", \"title\": \"B\"}",
        "{\"slug\": \"c-x\", \"title\": \"C\"}",
      ])
  }

  @Test func `slugs that files have are left, and taken by no other`() {
    let completed = CompletedFiles([
      file("n/a/x.md", "---\ntitle: A\n---\n"), file("n/b/x.md", "---\ntitle: B\n---\n"),
      file("n/c/x.md", "---\ntitle: C\nslug: a-x\n---\n"),
    ])
    #expect(completed.files[0].bytes == Array("---\nslug: a-x-2\ntitle: A\n---\n".utf8))
    #expect(completed.files[2].bytes == Array("---\ntitle: C\nslug: a-x\n---\n".utf8))
  }

  @Test(arguments: [
    ("[Jan fifth, '5']", true), ("Jan fifth", true), ("[/old/]", false), ("[old/pie, b]", false),
  ])
  func `other names of a note are no addresses`(_ aliases: String, _ areNames: Bool) {
    let text = "---\ntitle: T\naliases: \(aliases)\n---\nText.\n"
    let completed = CompletedFiles([file("n/a.md", text)])
    let written = String(decoding: completed.files[0].bytes, as: UTF8.self)
    #expect(written.contains("aliases") != areNames, "\(written)")
    let notes = completed.notes.filter { $0.contains("which are other names") }
    #expect(notes.count == (areNames ? 1 : 0), "\(completed.notes)")
  }

  @Test func `files that cannot be read for one reason are told of together`() {
    let files = (1...5).map { file("n/\($0).md", "+++\ntitle = 'T'\n+++\n") }
    #expect(
      ModelInference(of: files).notes == [
        "not read: n/1.md, n/2.md, n/3.md and 2 more: its front matter is TOML, which 'apus new "
          + "FOLDER --from PATH' writes as YAML"
      ])
  }

  @Test func `front matter in TOML that cannot be read is not said to be written as YAML`() {
    let files = [file("n/a.md", "---\ntitle: T\n---\n"), file("n/b.md", "+++\ntitle = \n+++\n")]
    #expect(
      ModelInference(of: files).notes == [
        "not read: n/b.md: its front matter is TOML with a mistake, such as a key twice: write it as "
          + "YAML"
      ])
  }

  @Test func `entries are ordered by their weight where they have no date`() {
    let files = (1...3).map {
      file("n/\($0).md", "---\ntitle: T\($0)\nweight: \($0)\n---\nText.\n")
    }
    #expect(ModelInference(of: files).siteLines.contains("from: n/*.md, order: weight }"))
  }

  @Test(
    arguments: [
      (.hugo, "date: 2024-01-01\nweight: 1", "[weight, -date]"),
      (nil, "date: 2024-01-01\nweight: 1", "-date"),
      (.zola, "date: 2024-01-01\nweight: 1", "-date"), (nil, "nav_order: 2", "nav_order"),
      (.jekyll, "date: 2024-01-01\nnav_order: 2", "[nav_order, -date]"),
      (nil, "sidebar_position: 2.5", "sidebar_position"), (nil, "order: 3", "order"),
      (nil, "date: 2024-01-01\norder: 3", "-date"), (.hugo, "date: 2024-01-01", "-date"),
    ] as [(SiteGenerator?, String, String)])
  func `the place among pages counts before the date where it is meant so`(
    _ generator: SiteGenerator?, _ matter: String, _ order: String
  ) {
    let files = (1...3).map {
      file("n/\($0).md", "---\ntitle: T\($0)\n\(matter)\n---\nText.\n")
    }
    let inference = ModelInference(of: files, from: generator.map { FormerSite(of: $0) })
    #expect(
      inference.siteLines.contains("from: n/*.md, order: \(order) }"), "\(inference.siteLines)")
  }

  @Test func `files that are one entry each and lists of others have no pattern in common`() {
    let inference = ModelInference(of: [
      file("data/site.yml", "name: A\nowner: B\n"),
      file("data/people.yml", "- who: Jo\n  age: 3\n- who: Al\n  age: 4\n"),
      file("data/tools.yml", "- tool: saw\n  cost: 5\n- tool: axe\n  cost: 9\n"),
    ])
    #expect(
      inference.collections.map(\.from) == ["data/site.yml", "data/people.yml", "data/tools.yml"])
    #expect(!inference.log.hasErrors, "\(inference.log.diagnostics.map(\.message))")
  }

  @Test func `folders that only a pattern of their own takes are collections`() {
    let inference = ModelInference(of: [
      file("docs/_posts/a.md", "---\ntitle: A\n---\nText.\n"),
      file("docs/_posts/b/c.md", "---\ntitle: C\n---\nText.\n"),
      file("docs/d.md", "---\ntitle: D\n---\nText.\n"),
    ])
    #expect(inference.collections.map(\.from) == ["docs/_posts/**/*.md", "docs/*.md"])
    #expect(inference.collections.map(\.count) == [2, 1])
    #expect(!inference.log.hasErrors, "\(inference.log.diagnostics.map(\.message))")
  }

  @Test func `fields that take more for a few entries name them`() {
    func text(_ parts: String) -> String { "---\ntitle: T\n---\n## Parts\n\n\(parts)- a\n" }
    let most = (10..<40).map { file("a/\($0).md", text("").replacing("T", with: "\($0)")) }
    let inference = ModelInference(of: most + [file("a/z.md", text("Some words.\n\n"))])
    #expect(
      inference.notes.contains(
        "'A.parts' takes more than most entries need, for these: a/z.md:6:1"),
      "\(inference.notes)")
  }

  @Test(.enabled(if: SharedData.has("bible-blivre-pt")))
  func `a blank among 30,000 texts is none`() {
    let bible = (path: "blivre.json", bytes: SharedData.bytes("bible-blivre-pt/blivre.json"))
    let model = ModelInference(of: [bible]).model
    #expect(model.contains("@Absent(\"\") var text: String?"), "\(model)")
  }
}
