import Content
import Importing
import Diagnostics
import Schema
import TestSupport
import Testing

/// What another generator hides is hidden in the copy.
struct HiddenEntriesTests {
  /// 2026-11-26.
  private static let now: Int64 = 1_795_651_200

  private static func completed(
    _ files: KeyValuePairs<String, String>, of generator: SiteGenerator? = nil
  ) -> CompletedFiles {
    CompletedFiles(
      files.map { ($0.key, Array($0.value.utf8)) }, of: generator.map { FormerSite(of: $0) },
      at: now)
  }

  private static func text(_ completed: CompletedFiles, _ path: String) -> String {
    completed.files.first { $0.path == path }.map { String(decoding: $0.bytes, as: UTF8.self) }
      ?? "not there"
  }

  @Test(
    arguments: [
      // What the front matter was, and what it is.
      (.jekyll, "published: false", "draft: true"), (.jekyll, "published: no", "draft: true"),
      (.jekyll, "published: true", ""), (.jekyll, "render: false", nil),
      (.zola, "render: false", "draft: true"), (.zola, "render: true", ""),
      (.eleventy, "permalink: false", "draft: true"),
      (.eleventy, "permalink: /c/", "aliases: [\"/c/\"]"),
      (.astro, "isDraft: true", "draft: true"), (.astro, "isDraft: false", nil),
      (.eleventy, "isDraft: true", "draft: true"), (.hugo, "isDraft: true", nil),
      (.hugo, "headless: true", "draft: true"),
      (.hugo, "build:\n  render: never", "draft: true"),
      (.hugo, "_build: {render: never}", "draft: true"),
      (.hugo, "build:\n  list: always", ""),
      // Keys and values in other letters and words.
      (nil, "published: False", "draft: true"), (nil, "permalink: false", "draft: true"),
      (nil, "Draft: true", "draft: true"), (nil, "draft: yes", "draft: true"),
      (nil, "draft: \"true\"", "draft: true"), (nil, "draft: soon", "draft: true"),
      (nil, "draft: no", "draft: false"), (nil, "draft: true", nil), (nil, "draft: false", nil),
      (nil, "draft:", nil), (nil, "draft: false\nrender: false", "draft: true\nrender: false"),
      // Dates.
      (.hugo, "date: 2024-01-01\npublishDate: 2099-01-01", "date: 2024-01-01\npublish: 2099-01-01"),
      (
        .hugo, "publishdate: \"2099-01-01T10:00:00Z\"",
        "date: 2099-01-01T10:00:00Z\npublish: \"2099-01-01T10:00:00Z\""
      ),
      (.hugo, "published: 2020-01-01", "date: 2020-01-01\npublish: 2020-01-01"),
      (nil, "published: 2020-01-01", nil),
      (.hugo, "expiryDate: 2020-01-01", "expires: 2020-01-01"),
      (nil, "unpublishdate: 2020-01-01", "expires: 2020-01-01"),
      (.hugo, "publishDate: tomorrow", "draft: true\npublishDate: tomorrow"),
      (.hugo, "date: 2098-01-01", "publish: 2098-01-01\ndate: 2098-01-01"),
      (.hugo, "date: 2026-01-01", nil), (.zola, "date: 2098-01-01", nil),
      (nil, "unpublish: 2020-01-01", "expires: 2020-01-01"), (nil, "unpublish: false", nil),
    ] as [(SiteGenerator?, String, String?)])
  func `a key that hides an entry becomes one of Apus`(
    _ generator: SiteGenerator?, _ written: String, _ new: String?
  ) {
    let completed = Self.completed(
      ["a/b.md": "---\ntitle: T\n\(written)\n---\nText.\n"], of: generator)
    let lines = Self.text(completed, "a/b.md").split(separator: "\n")
    let wanted = "title: T\n\(new ?? written)"
    #expect(
      Set(lines.dropFirst().dropLast(2)) == Set(wanted.split(separator: "\n")),
      "\(lines.joined(separator: "\n"))")
    let notes = completed.notes.filter { !$0.hasPrefix("keys that tell ") }
    #expect(notes.isEmpty == (new ?? "").isEmpty, "\(notes)")
    #expect(notes.allSatisfy { $0.hasSuffix(": a/b.md") }, "\(notes)")
  }

  @Test(
    arguments: [
      "state: draft", "Stage: Draft", "post_status: auto-draft", "status: unpublished",
      "status: Entwurf", "status: [draft]", "is_draft: true", "is-draft: yes", "IsDraft: ja",
      "_draft: true", "public: false", "is_public: 0", "visible: nein", "isVisible: n",
      "private: x", "dg-publish: false", "Published: False", "visibility: Hidden",
      "is_draft: false\nisDraft: true", "entwurf: true", "Borrador: sí", "brouillon: oui",
      "rascunho: sim", "bozza: vero", "veröffentlicht: nein", "publié: non", "privado: sim",
    ])
  func `keys and values that hide are known in any spelling`(written: String) {
    let completed = Self.completed(["a/b.md": "---\ntitle: T\n\(written)\n---\nText.\n"])
    #expect(Self.text(completed, "a/b.md").contains("\ndraft: true\n"))
    #expect(completed.notes.contains { $0.hasSuffix(" is a draft here: a/b.md") })
  }

  @Test(
    arguments: [
      "state: Ohio", "status: done", "is_draft: false", "public: true", "visible: yes",
      "published: 2020-01-01", "hide: [toc]", "private: no", "entwurf: false",
      "publicado: 2020-01-01", "entwurf: Haus am See",
    ])
  func `keys that hide nothing stay as they are`(written: String) {
    let text = "---\ntitle: T\n\(written)\n---\nText.\n"
    let completed = Self.completed(["a/b.md": text])
    #expect(Self.text(completed, "a/b.md") == text)
    let notes = ModelInference(of: completed.files).notes.filter { !$0.contains("is no Bool") }
    #expect(notes == [], "\(notes)")
  }

  @Test(arguments: [
    ("publish_date: 2099-01-01", "publish: 2099-01-01"),
    ("expiry-date: 2099-01-01", "expires: 2099-01-01"),
  ])
  func `dates that hide are known in any spelling`(written: String, new: String) {
    let completed = Self.completed(["a/b.md": "---\ntitle: T\n\(written)\n---\nText.\n"])
    #expect(Self.text(completed, "a/b.md").contains("\n\(new)\n"))
  }

  @Test(
    arguments: [
      ("date: 2098-01-01", "date", "is in the future"),
      ("published: 2098-01-01", "published", "is in the future"),
      ("Posted_at: 2098-01-01T10:00:00Z", "Posted_at", "is in the future"),
      ("expires_at: 2020-01-01", "expires_at", "is in the past"),
      ("expirationDate: 2020-01-01", "expirationDate", "is in the past"),
      ("date: 2026-01-01", nil, ""), ("date: 2098-01-01\npublish: 2097-01-01", nil, ""),
      ("expires_at: 2098-01-01", nil, ""), ("expires: 2020-01-01", nil, ""),
      ("date: 2098-01-01\ndraft: true", nil, ""), ("begins: 2098-01-01", nil, ""),
    ] as [(String, String?, String)])
  func `a date by which a tool may hide an entry is named where no generator is known`(
    written: String, key: String?, place: String
  ) {
    let text = "---\ntitle: T\n\(written)\n---\nText.\n"
    let completed = Self.completed(["a/b.md": text])
    #expect(Self.text(completed, "a/b.md") == text)
    let notes = completed.notes.filter { $0.contains("hides nothing here") }
    #expect(notes.count == (key == nil ? 0 : 1), "\(notes)")
    if let key { #expect(notes.first?.hasPrefix("the '\(key)' of one entry \(place)") == true) }
    let known = Self.completed(["a/b.md": text], of: .zola).notes
    #expect(!known.contains { $0.contains("hides nothing here") }, "\(known)")
  }

  @Test(arguments: [
    ("publishDate", "2098-01-01", "'publishDate' in 1 of 2 of a.json is in the future"),
    ("expiry", "2020-01-01", "'expiry' in 1 of 2 of a.json is in the past"),
    ("date", "2098-01-01", nil), ("expires", "2020-01-01", nil), ("published", "2020-01-01", nil),
  ])
  func `so it is in data`(key: String, value: String, note: String?) {
    let text = "[{\"id\": 1, \"\(key)\": \"\(value)\"}, {\"id\": 2}]"
    let inference = ModelInference(of: [("a.json", Array(text.utf8))], at: Self.now)
    let notes = inference.notes.filter { $0.contains("hides no entry here: call it") }
    #expect(notes.count == (note == nil ? 0 : 1), "\(inference.notes)")
    if let note { #expect(notes.first?.hasPrefix(note) == true, "\(notes)") }
  }

  @Test(arguments: [
    ("access: private", true), ("secret: true", true), ("status: pending", true),
    ("Status: In Review", true), ("wip: true", true), ("visibility: members", true),
    ("tags: [a, private]", true), ("archived: yes", true), ("wip: false", false),
    ("access: all", false), ("tags: [a, b]", false),
  ])
  func `what may be hidden is named`(written: String, isNamed: Bool) {
    let text = "---\ntitle: T\n\(written)\n---\nText.\n"
    let completed = Self.completed(["a/b.md": text])
    #expect(Self.text(completed, "a/b.md") == text)
    let notes = ModelInference(of: completed.files).notes.filter {
      $0.contains("in 1 of 1 of a/*.md hides no entry here: write 'draft: true'")
    }
    #expect((notes.count == 1) == isNamed, "\(notes)")
  }

  @Test func `notes say how many are hidden by what, and name them`() {
    let hidden = "---\ntitle: T\npublished: false\n---\n"
    let notes = Self.completed(
      ["a/b.md": hidden, "a/c.md": hidden, "a/_drafts/d.md": "---\ntitle: U\n---\n"], of: .jekyll
    ).notes
    #expect(
      notes.contains("2 entries hidden by 'published: false' are drafts here: a/b.md, a/c.md"))
    #expect(
      notes.contains("one entry hidden by the folder '_drafts' is a draft here: a/drafts/d.md"))
  }

  @Test(
    arguments: [
      (.jekyll, "a/_drafts/b.md", true), (nil, "_drafts/b.md", true),
      (.jekyll, "a/_people/b.md", true), (.jekyll, "_people/b.md", false),
      (nil, "a/_people/b.md", false), (.jekyll, "a/_posts/2026-01-01-b.md", false),
      (.hugo, "a/index/b.md", false), (.hugo, "a/bundle/b.md", true),
      (.zola, "a/bundle/b.md", false),
    ] as [(SiteGenerator?, String, Bool)])
  func `a file in a folder without pages is a draft`(
    _ generator: SiteGenerator?, _ path: String, _ isDraft: Bool
  ) {
    let completed = Self.completed(
      [path: "---\ntitle: T\n---\n", "a/bundle/index.md": "---\ntitle: W\n---\n"], of: generator)
    let file = completed.files.first { $0.path.hasSuffix("b.md") }
    let text = String(decoding: file?.bytes ?? [], as: UTF8.self)
    #expect(text.contains("draft: true") == isDraft, "\(text)")
    let whole = Self.text(completed, "a/bundle/index.md")
    #expect(!whole.contains("draft"), "\(whole)")
  }

  @Test func `a folder of a collection of Jekyll that is published has pages`() {
    let site = FormerSite(
      of: .jekyll, configuration: "_config.yml",
      Array("collections:\n  people: { output: true }\n  towns: {}\n".utf8))
    let completed = CompletedFiles(
      ["a/_people/b.md", "a/_towns/c.md"].map { ($0, Array("---\ntitle: T\n---\n".utf8)) },
      of: site, at: Self.now)
    #expect(!Self.text(completed, "a/people/b.md").contains("draft"))
    #expect(Self.text(completed, "a/towns/c.md").contains("draft: true"))
  }

  @Test func `a collection of Jekyll that is not published is data without pages`() {
    var site = FormerSite(
      of: .jekyll, configuration: "_config.yml",
      Array("collections:\n  people: { output: true }\n  towns: { output: false }\n".utf8))
    site.isWhole = true
    let completed = CompletedFiles(
      ["a/_people/b.md", "a/_towns/c.md"].map { ($0, Array("---\ntitle: T\n---\n".utf8)) },
      of: site, at: Self.now)
    #expect(Self.text(completed, "towns/c.md") == "---\ntitle: T\n---\n")
    #expect(site.dataFolders == ["_towns"])
    let inference = ModelInference(of: completed.files, from: site)
    #expect(inference.siteLines.contains("  people:\n    title: People"))
    #expect(inference.siteLines.contains("  towns: { model: Town, from: "))
    #expect(!inference.siteLines.contains("list: towns"), "\(inference.siteLines)")
    #expect(inference.notes.contains { $0.contains("'towns' have no pages") })
  }

  @Test func `entries inherit what hides them from their folder`() {
    let page = "---\ntitle: T\n---\n"
    let shown = "---\ntitle: T\ndraft: false\n---\n"
    let hugo = Self.completed(
      [
        "c/a/_index.md": "---\ncascade:\n  - draft: true\n---\n", "c/a/x.md": page,
        "c/a/y.md": shown,
      ],
      of: .hugo)
    #expect(Self.text(hugo, "c/a/x.md") == "---\ndraft: true\ntitle: T\n---\n")
    #expect(Self.text(hugo, "c/a/y.md") == shown)
    #expect(
      hugo.notes.contains(
        "one entry hidden by 'draft: true' of c/a/_index.md is a draft here: c/a/x.md"))
    let zola = Self.completed(
      [
        "c/a/_index.md": "+++\ndraft = true\nrender = true\n+++\n", "c/a/b/x.md": shown,
        "c/y.md": page,
      ],
      of: .zola)
    #expect(Self.text(zola, "c/a/b/x.md").contains("draft: true"))
    #expect(Self.text(zola, "c/y.md") == page)
    let eleventy = Self.completed(
      [
        "c/c.json": "{\"permalink\": false}", "c/x.md": page,
        "c/y.11tydata.json": "{\"draft\": true}",
      ],
      of: .eleventy)
    #expect(Self.text(eleventy, "c/x.md").contains("draft: true"))
    #expect(Self.text(eleventy, "c/c.json") == "not there")
  }

  @Test(arguments: [
    (
      "{\n\"title\": \"T}\", \"draft\": true}\n\nText.\n",
      "---\ntitle: \"T}\"\ndraft: true\n---\n\nText.\n"
    ),
    ("\u{FEFF}{\"a\": [1.10, {\"b\": null}]}", "---\na: [1.10, {b: null}]\n---\n"),
    ("---json\n{\"title\": \"T\"}\n---\nText.\n", "---\ntitle: \"T\"\n---\nText.\n"),
    ("{{ page.title }}\n", "{{ page.title }}\n"), ("{: .note}\n", "{: .note}\n"),
  ])
  func `front matter in JSON becomes YAML`(_ old: String, _ new: String) {
    let completed = Self.completed(["a/b.md": old])
    // A title is added where none is there.
    #expect(
      Self.text(completed, "a/b.md").replacing("title: \"B\"\n", with: "").hasSuffix(
        new.replacing("---\n", with: "", maxReplacements: old == new ? 0 : 1)))
    #expect(
      completed.notes.contains("the front matter of one file was JSON: it is YAML now")
        == (old != new))
  }

  @Test(arguments: [
    ("{\"title\": \"T\",, \"draft\": true}\nText.\n", "its front matter is JSON with a mistake"),
    ("{\"title\": \"T\"} and more\n", "its front matter is JSON with a mistake"),
    ("---js\n{ title: \"T\" }\n---\nText.\n", "its front matter is written in 'js'"),
  ])
  func `front matter that cannot be read is not published as text`(_ text: String, _ reason: String)
  {
    let completed = Self.completed(["a/b.md": text, "a/c.md": "# C\n"])
    #expect(completed.files.map(\.path) == ["a/c.md"])
    #expect(completed.notes == ["a/b.md is left out, because \(reason): write it as YAML"])
  }

  @Test func `posts have the dates of their names also beside other pages`() {
    let completed = Self.completed(
      [
        "a/_posts/2026-03-02-tea.md": "---\ntitle: Tea\n---\n",
        "a/about.md": "---\ntitle: A\n---\n",
        "a/_posts/2099-03-02-far.md": "---\ntitle: Far\n---\n",
      ], of: .jekyll)
    #expect(
      Self.text(completed, "a/posts/2026-03-02-tea.md")
        == "---\ndate: 2026-03-02\ntitle: Tea\n---\n")
    #expect(Self.text(completed, "a/posts/2099-03-02-far.md").contains("publish: 2099-03-02\n"))
    #expect(Self.text(completed, "a/about.md") == "---\ntitle: A\n---\n")
  }

  @Test(arguments: [SiteGenerator.hugo, .jekyll])
  func `a date that cannot be read is named, because nothing waits for it`(
    _ generator: SiteGenerator
  ) {
    let completed = Self.completed(
      ["a/_posts/b.md": "---\ntitle: T\ndate: 05/06/2099\n---\n"], of: generator)
    #expect(
      completed.notes.contains(
        "the 'date' of one entry cannot be read, and hides nothing here: a/posts/b.md"))
  }

  @Test(
    arguments: [
      (.jekyll, "a/_data/people.yml", false), (nil, "a/_data/people.yml", false),
      (.jekyll, "_data/people.yml", true), (.eleventy, "a/posts/posts.json", false),
      (nil, "a/posts/posts.json", false), (.hugo, "a/posts/posts.json", false),
      (.eleventy, "a/posts/others.json", false), (.eleventy, "a/posts/tea.11tydata.json", false),
    ] as [(SiteGenerator?, String, Bool)])
  func `data for templates is left out`(_ generator: SiteGenerator?, _ path: String, _ stays: Bool)
  {
    let completed = Self.completed(
      [path: "{\"name\": \"x\"}", "a/posts/tea.md": "# Tea\n"], of: generator)
    #expect(completed.files.contains { $0.path == path } == stays)
    #expect(completed.notes.contains { $0.contains(path) } != stays, "\(completed.notes)")
  }

  @Test(arguments: ["draft: yes", "draft: soon", "publish: 2099-01-01|publish: soon"])
  func `no model has a field in place of a key that hides entries`(_ written: String) {
    let files = written.split(separator: "|").enumerated().map { index, matter in
      (path: "a/\(index).md", bytes: Array("---\ntitle: T\(index)\n\(matter)\n---\nText.\n".utf8))
    }
    let inference = ModelInference(of: files)
    #expect(!inference.model.contains("draft") && !inference.model.contains("publish"))
    #expect(inference.log.hasErrors)
  }

  @Test(arguments: [
    ("2026-3-1-tea.md", true), ("26-3-1-tea.md", true), ("2026-03-01-.md", true),
    ("2026-03-01_tea.md", false), ("6-3-1-tea.md", false), ("2026-03-tea.md", false),
    ("tea-2026-03-01.md", false), ("2026-03-01T10-tea.md", false),
  ])
  func `a name of a post of Jekyll is the same for all that ask`(name: String, isPost: Bool) {
    #expect(DatedName.isPost(name) == isPost)
    let completed = Self.completed(["_posts/\(name)": "---\ntitle: Tea\n---\nTea\n"], of: .jekyll)
    let isDraft = completed.files.contains {
      String(decoding: $0.bytes, as: UTF8.self).contains("draft: true")
    }
    #expect(isDraft != isPost)
  }
}
