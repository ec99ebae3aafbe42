import Content
import Importing
import Diagnostics
import TestSupport
import Testing

/// What pages have in another generator is carried over, or named in a note.
struct FormerSiteTests {
  private static func completed(
    _ files: KeyValuePairs<String, String>, of generator: SiteGenerator? = nil
  ) -> CompletedFiles {
    CompletedFiles(
      files.map { ($0.key, Array($0.value.utf8)) }, of: generator.map { FormerSite(of: $0) })
  }

  private static func text(_ completed: CompletedFiles, _ path: String) -> String {
    completed.files.first { $0.path == path }.map { String(decoding: $0.bytes, as: UTF8.self) }
      ?? "not there"
  }

  @Test(
    arguments: [
      (.jekyll, "permalink: /old/", "aliases: [\"/old/\"]"),
      (.jekyll, "permalink: \"/old\"", "aliases: [\"/old/\"]"),
      (.jekyll, "permalink: old/x.html", "aliases: [\"/old/x.html\"]"),
      (
        .jekyll, "redirect_from:\n  - /one/\n  - /two/index.html",
        "aliases: [\"/one/\", \"/two/\"]"
      ),
      (
        .jekyll, "aliases: [/one/]\npermalink: /two/\nredirect_from: /one/",
        "aliases: [\"/one/\", \"/two/\"]"
      ),
      (.hugo, "url: old/tea/", "aliases: [\"/old/tea/\"]"),
      (.hugo, "aliases: /old/", "aliases: [\"/old/\"]"),
      (.zola, "path: old/tea", "aliases: [\"/old/tea/\"]"),
      (.zola, "aliases: [old/tea]", "aliases: [\"/old/tea/\"]"),
      (.eleventy, "permalink: old/index.html", "aliases: [\"/old/\"]"),
      (.jekyll, "url: /é/", "aliases: [\"/é/\"]"),
      (.jekyll, "permalink: /old/\nurl: /older/", "aliases: [\"/old/\", \"/older/\"]"),
      (.hugo, "url: &u /old/\nx: *u", "aliases: [\"/old/\"]\nurl: &u /old/\nx: *u"),
      // The address that the page has here, other keys and other sites.
      (.jekyll, "permalink: /a/b/", ""),
      (nil, "permalink: /old/", nil), (.hugo, "permalink: /old/", nil),
      (.zola, "permalink: /old/", nil),
      (nil, "url: https://example.org/", nil), (nil, "aliases: Bob", ""),
      (.hugo, "url:", ""), (.hugo, "aliases: [/old/]", nil),
    ] as [(SiteGenerator?, String, String?)])
  func `an address of front matter becomes an alias`(
    _ generator: SiteGenerator?, _ written: String, _ new: String?
  ) {
    let completed = Self.completed(
      ["a/b.md": "---\ntitle: T\n\(written)\n---\nText.\n"], of: generator)
    let lines = Self.text(completed, "a/b.md").split(separator: "\n").dropFirst().dropLast(2)
    let wanted = "title: T\n\(new ?? written)"
    #expect(
      Set(lines) == Set(wanted.split(separator: "\n")), "\(lines.joined(separator: "\n"))")
    #expect(!completed.notes.contains { $0.contains("no address of one page") })
  }

  @Test(
    arguments: [
      (.jekyll, "permalink: /:year/:title/"), (.jekyll, "permalink: pretty"),
      (.eleventy, "permalink: \"/{{ page.date }}/\""), (.hugo, "url: /feed.xml"),
      (.hugo, "url: /a b/"), (.hugo, "url: /"), (.hugo, "url: /a/"), (.hugo, "url: /a/c/"),
      (.jekyll, "permalink: /404.html"), (.jekyll, "permalink: /b//c/"),
      (.jekyll, "permalink: /b/../c/"),
      (.hugo, "url: https://example.org/"),
    ] as [(SiteGenerator, String)])
  func `what is no address of one page, or that of another, is named`(
    _ generator: SiteGenerator, _ written: String
  ) {
    let file = "---\ntitle: T\n\(written)\n---\nText.\n"
    let completed = Self.completed(
      ["a/b.md": file, "a/c.md": "---\ntitle: C\n---\n"], of: generator)
    // The key says nothing here.
    #expect(Self.text(completed, "a/b.md") == "---\ntitle: T\n---\nText.\n")
    let key = written.prefix { $0 != ":" }
    #expect(
      completed.notes.filter { !$0.hasPrefix("keys that tell ") } == [
        "the '\(key)' of one entry is no address of one page, or that of another, and says "
          + "nothing here; write former addresses as 'aliases': a/b.md"
      ])
  }

  @Test(
    arguments: [
      (.jekyll, "tags: one two", "tags: [\"one\", \"two\"]"),
      (
        .jekyll, "categories:  jekyll   update # why", "categories:  [\"jekyll\", \"update\"] # why"
      ),
      (.jekyll, "tags: \"one\"", "tags: [\"one\"]"),
      (.jekyll, "tags: >\n  one\n  two", "tags: [\"one\", \"two\"]"),
      (.jekyll, "\"tags\": 'one two'", "\"tags\": [\"one\", \"two\"]"),
      (.jekyll, "tags: &t one two", nil), (.jekyll, "tags: [one two]", nil),
      (.jekyll, "tags:", nil), (.jekyll, "tags: ~", nil),
      (.jekyll, "category: one two", nil), (.hugo, "tags: one two", nil),
      (.eleventy, "tags: one two", nil), (nil, "categories: one two", nil),
    ] as [(SiteGenerator?, String, String?)])
  func `a text that Jekyll parts at blanks becomes a list`(
    _ generator: SiteGenerator?, _ written: String, _ new: String?
  ) {
    let completed = Self.completed(
      ["a/b.md": "---\ntitle: T\n\(written)\n---\nText.\n"], of: generator)
    #expect(Self.text(completed, "a/b.md") == "---\ntitle: T\n\(new ?? written)\n---\nText.\n")
    let key = written.prefix { $0 != ":" }.filter { $0 != "\"" }
    #expect(
      completed.notes
        == (new == nil
          ? []
          : [
            "the '\(key)' of one entry is a list here, because Jekyll parts such a text at blanks: a/b.md"
          ]))
  }

  @Test(arguments: [
    ("category: one two", "categories: [\"one two\"]"),
    ("category: one\ncategories: [two]", "categories: [\"one\"]\n"),
    ("categories: [two]", nil), ("category:", nil), ("category: ~", nil), ("tag: one", nil),
  ])
  func `what Jekyll takes for one key is one where files have both`(
    _ written: String, _ new: String?
  ) {
    let completed = Self.completed(
      [
        "a/b.md": "---\ntitle: T\n\(written)\n---\nText.\n",
        "a/c.md": "---\ntitle: C\ncategories: [x]\n---\nText.\n",
      ], of: .jekyll)
    #expect(
      Self.text(completed, "a/b.md").replacing("\n\n", with: "\n")
        == "---\ntitle: T\n\(new ?? written)\n---\nText.\n".replacing("\n\n", with: "\n"))
    #expect(
      completed.notes
        == (new == nil
          ? [] : ["the 'category' of one entry is 'categories' here, as Jekyll takes it: a/b.md"]))
  }

  @Test(
    arguments: [
      (["a/b.markdown", "a/c.md"], ["a/b.md", "a/c.md"]),
      (["a/b.markdown", "a/d/c.md"], ["a/b.md", "a/d/c.md"]),
      (["a/b.yml", "a/c.yaml"], ["a/b.yaml", "a/c.yaml"]),
      // Where the name is taken, where there is no other ending, and in other collections.
      (["a/b.markdown", "a/b.md"], ["a/b.markdown", "a/b.md"]),
      (["a/b.markdown", "a/c.markdown"], ["a/b.markdown", "a/c.markdown"]),
      (["a/b.markdown", "c/d.md"], ["a/b.markdown", "c/d.md"]),
      (["_a/b.markdown", "_a/c.md"], ["_a/b.md", "_a/c.md"]),
      (["a/b.markdown", "a/_c.md"], ["a/b.markdown", "a/_c.md"]),
      (["b.markdown", "c.md"], ["b.markdown", "c.md"]),
      (["a/b.json", "a/c.yaml"], ["a/b.json", "a/c.yaml"]),
    ])
  func `files of one format and folder get one ending`(_ paths: [String], _ new: [String]) {
    let completed = CompletedFiles(paths.map { ($0, Array("---\ntitle: T\n---\n".utf8)) })
    #expect(completed.files.map(\.path) == new)
    let notes = completed.notes.filter { $0.contains("a collection takes one ending") }
    #expect(notes.count == (paths == new ? 0 : 1), "\(completed.notes)")
    #expect(notes.allSatisfy { $0.hasSuffix(": \(paths[0])") }, "\(notes)")
  }

  @Test(
    arguments: [
      (["a/b.json": "{\"id\": 1}", "a/c.yaml": "id: 2\n"], ["a/*.json", "a/*.yaml"]),
      (["a/b.markdown": "# B\n", "a/d/c.md": "# C\n"], ["a/*.markdown", "a/**/*.md"]),
      (["a/b.json": "{\"id\": 1}", "a/c.md": "# C\n"], nil),
      (["a/b.json": "[{\"id\": 1}]", "a/c.yaml": "id: 2\n"], nil),
      (["b.json": "{\"id\": 1}", "c.yaml": "id: 2\n"], nil),
    ] as [([String: String], [String]?)])
  func `collections that differ in the endings of their files are named`(
    _ files: [String: String], _ patterns: [String]?
  ) {
    let inference = ModelInference(of: files.map { ($0.key, Array($0.value.utf8)) })
    let notes = inference.notes.filter { $0.contains("because a pattern takes one ending") }
    #expect(notes.count == (patterns == nil ? 0 : 1))
    if let patterns {
      #expect(notes.first?.hasPrefix(patterns.joined(separator: " and ") + " are 2") == true)
    }
  }

  @Test(arguments: [
    ("b.markdown#x", "b.md#x"), ("../a/b.markdown", "../a/b.md"), ("./b.markdown?y", "./b.md?y"),
    ("c.markdown", "c.markdown"), ("/a/b.markdown", "/a/b.markdown"),
    ("../../b.markdown", "../../b.markdown"),
  ])
  func `links to files that get another ending follow`(_ link: String, _ new: String) {
    let completed = Self.completed([
      "a/b.markdown": "---\ntitle: T\n---\n", "a/d.md": "---\ntitle: U\n---\n[t](\(link))\n",
    ])
    #expect(Self.text(completed, "a/d.md") == "---\ntitle: U\n---\n[t](\(new))\n")
  }

  @Test func `of two pages with one former address the first has the alias`() {
    let file = "---\ntitle: T\nurl: /Old/\n---\n"
    let other = file.replacing("Old", with: "old")
    let completed = Self.completed(["a/b.md": file, "a/c.md": other], of: .hugo)
    #expect(Self.text(completed, "a/b.md").contains("aliases: [\"/Old/\"]"))
    #expect(Self.text(completed, "a/c.md") == "---\ntitle: T\n---\n")
    #expect(completed.notes.contains { $0.hasSuffix("'aliases': a/c.md") }, "\(completed.notes)")
  }

  @Test(
    arguments: [
      (.hugo, "a/_index.md", "Text.\n", "of these files only 'title' and 'description' are taken"),
      (.hugo, "a/_index.md", "---\ntitle: A\ndescription: B\n---\n", nil),
      (.hugo, "a/_index.md", "---\ntitle: A\nweight: 1\n---\n", "of these files only 'title'"),
      (.hugo, "a/b/_index.md", "---\ntitle: A\n---\n", "titles and texts of sections are not"),
      (.hugo, "a/_index.md", " \n", nil), (.hugo, "a/_index.md", "---\n---\n", nil),
      (nil, "a/_index.de.md", "---\ntitle: A\n---\n", "titles and texts of sections are not taken"),
      (.hugo, "a/_tea.md", "Text.\n", "files whose names begin with '_' are no entries"),
      (.jekyll, "a/_tea.md", "Text.\n", nil),
      (.hugo, "a/b.org", "* A\n", "these pages are no entries: rewrite them in Markdown"),
      (.jekyll, "a/b.html", "<p>A</p>\n", "these pages are no entries"),
      (.jekyll, "a/b.textile", "h1. A\n", "these pages are no entries"),
      (.eleventy, "a/b.njk", "A\n", "these pages are no entries"),
      (nil, "a/b.html", "---\ntitle: A\n---\n", "these pages are no entries"),
      (nil, "a/b.html", "<p>A</p>\n", nil), (.hugo, "a/b.png", "", nil),
      (.eleventy, "a/a.11tydata.js", "export default {}\n", "what programs give to pages"),
      (.hugo, "a/b.de.md", "Text.\n", "translations are entries like others here"),
      (nil, "a/tea.de.md", "Text.\n", "translations are entries like others here"),
      (nil, "a/tea.pt-BR.md", "Text.\n", "translations are entries like others here"),
      (nil, "a/b.de.md", "Text.\n", nil), (nil, "a/tea.notes.md", "Text.\n", nil),
    ] as [(SiteGenerator?, String, String, String?)])
  func `files that are no pages, or others, are named`(
    _ generator: SiteGenerator?, _ path: String, _ text: String, _ start: String?
  ) {
    let notes = Self.completed([path: text, "a/tea.md": "# Tea\n"], of: generator).notes
      .filter { $0.hasSuffix(": \(path)") }
    #expect(notes.count == (start == nil ? 0 : 1), "\(notes)")
    if let start { #expect(notes.first?.hasPrefix(start) == true, "\(notes)") }
  }

  @Test(
    arguments: [
      (
        "a/x.json", "[{\"slug\": \"q x!\", \"title\": \"A\"}, {\"slug\": \"q-x\"}]",
        "[{\"slug\": \"q-x-2\", \"title\": \"A\"}, {\"slug\": \"q-x\"}]"
      ),
      ("a/x.json", "{\"all\": [{\"slug\": 1.5}, {\"slug\": null}]}", nil),
      (
        "a/x.csv", "title,slug\nA,q x!\n\"B\",\"r \"\"s\"\"\"\nC,\n",
        "title,slug\nA,q-x\n\"B\",r-s\nC,\n"
      ),
      ("a/x.csv", "title;slug\nTea;!\n", "title;slug\nTea;tea\n"),
      ("a/x.yaml", "- slug: q x\n- slug: no\n", "- slug: \"q-x\"\n- slug: no\n"),
      (
        "a/x.yaml", "all:\n  - slug: q x # why\n  - slug: b\n",
        "all:\n  - slug: \"q-x\" # why\n  - slug: b\n"
      ),
      ("a/x.json", "[{\"slug\": [\"q x\"]}, 1, \"slug\"]", nil),
    ] as [(String, String, String?)])
  func `a slug of which no address can be made is replaced in a list`(
    _ path: String, _ old: String, _ new: String?
  ) {
    let completed = Self.completed([path: old])
    let text = Self.text(completed, path)
    if let new {
      #expect(text == new)
      let note = completed.notes.first ?? ""
      #expect(note.hasPrefix("slugs of which no address can be made are others now: \(path) '"))
    } else {
      #expect(!text.contains("\"slug\": \"q"), "\(text)")
    }
  }

  @Test(
    arguments: [
      (
        .hugo, "hugo.toml", "title = \"A\"\nbaseURL = \"https://a.example/\"\nlanguageCode = \"fr\""
      ),
      (.hugo, "config.yaml", "title: A\nbaseurl: https://a.example/\ndefaultContentLanguage: fr"),
      (
        .hugo, "hugo.json",
        #"{"title": "A", "baseURL": "https://a.example/", "languageCode": "fr"}"#
      ),
      (
        .hugo, "config.toml",
        "title = \"A\"\nbase_url = \"https://a.example/\"\ndefault_language = \"fr\""
      ),
      (.jekyll, "_config.yml", "title: A\nurl: https://a.example\nbaseurl: /\nlang: fr"),
    ] as [(SiteGenerator, String, String)])
  func `its configuration says what it is called, where it is and its language`(
    _ generator: SiteGenerator, _ name: String, _ text: String
  ) {
    let site = FormerSite(of: generator, configuration: name, Array(text.utf8))
    #expect(site.isRead)
    #expect(site.title == "A" && site.address == "https://a.example/" && site.language == "fr")
  }

  @Test func `a configuration that is a program, or damaged, says nothing`() {
    for (name, text) in [("astro.config.mjs", "export default {}"), ("hugo.toml", "title = ")] {
      let site = FormerSite(of: .hugo, configuration: name, Array(text.utf8))
      #expect(!site.isRead && site.title == nil && site.address == nil)
    }
  }
}
