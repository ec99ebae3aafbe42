import Content
import Importing
import Diagnostics
import TestSupport
import Testing

/// What another generator does not take for a page is none in the copy.
struct LeftOutFilesTests {
  private static func completed(
    _ files: KeyValuePairs<String, String>, of site: FormerSite?
  ) -> CompletedFiles {
    CompletedFiles(files.map { ($0.key, Array($0.value.utf8)) }, of: site, at: 1_795_651_200)
  }

  private static let page = "---\ntitle: T\n---\nText.\n"

  private static func isDraft(_ completed: CompletedFiles, _ path: String) throws -> Bool {
    let bytes = try #require(completed.files.first { $0.path == path }?.bytes)
    return String(decoding: bytes, as: UTF8.self).contains("draft: true")
  }

  private static let data = "data for templates is left out: "
  private static let project = "files of programs and tools are left out: "
  private static let special = "files that the generator skips for their names are left out: "

  @Test(
    arguments: [
      // Data are pages of no generator but Astro.
      (.eleventy, "a/people.json", data), (.eleventy, "a/b/people.yaml", data),
      (.hugo, "a/people.csv", data), (.zola, "a/people.json", data), (.jekyll, "a/b.yml", data),
      (.astro, "a/people.json", nil), (nil, "a/people.json", nil),
      (.eleventy, "people.json", nil),
      // Files of programs, wherever they are.
      (.eleventy, "a/package.json", project), (nil, "a/Package.json", project),
      (nil, "a/docker-compose.yml", project), (nil, "a/docker-compose.prod.yml", project),
      (nil, "a/b/tsconfig.json", project), (.astro, "a/tsconfig.build.json", project),
      (nil, "a/package-lock.json", project), (nil, "a/composer.json", project),
      (nil, "a/node_modules/x/README.md", project), (nil, "package.json", nil),
      (nil, "a/packages.json", nil), (nil, "a/composers.yml", nil),
      // Names.
      (.jekyll, "a/#tea.md", special), (.jekyll, "a/~tea.md", special),
      (.jekyll, "a/#old/tea.md", special), (.jekyll, "a/old~/tea.md", special),
      (.jekyll, "a/tea.md~", special), (nil, "a/#tea.md", nil), (.hugo, "a/~tea.md", nil),
      (.jekyll, "#a/tea.md", nil), (.astro, "a/_b/people.json", special),
      (.astro, "a/_people.json", special),
    ] as [(SiteGenerator?, String, String?)])
  func `a file that is no page is left out and named`(
    _ generator: SiteGenerator?, _ path: String, _ note: String?
  ) {
    let completed = Self.completed(
      [path: Self.page, "a/other.md": Self.page], of: generator.map { FormerSite(of: $0) })
    #expect(completed.files.contains { $0.path == path } == (note == nil))
    let notes = completed.notes.filter { $0.contains("left out") }
    #expect(notes.count == (note == nil ? 0 : 1), "\(notes)")
    if let note { #expect(notes.first?.hasPrefix(note + path) == true, "\(notes)") }
  }

  @Test(
    arguments: [
      (nil, "a/README.md", "# Repo\n", "a.", true), (nil, "a/Readme.md", "# Repo\n", "a.", true),
      (nil, "a/README.de.md", "# Repo\n", "a.", true),
      (nil, "a/LICENSE.md", "MIT\n", "a.", true), (nil, "a/CHANGELOG.md", "# 1\n", "a.", true),
      (.jekyll, "a/README.md", "# Repo\n", "a.", true),
      // Elsewhere, in other letters, with front matter or a link to it, it may be an entry.
      (nil, "a/b/README.md", "# Repo\n", "a.", false),
      (nil, "a/License.md", "A song\n", "a.", false),
      (nil, "a/changelog.md", "# 1\n", "a.", false),
      (nil, "a/README.md", "---\ntitle: T\n---\n", "a.", false),
      (nil, "a/README.md", "# Repo\n", "See [this](README.md).", false),
      (nil, "a/README.md", "# Repo\n", "See [[README]].", false),
      (nil, "README.md", "# Repo\n", "a.", false), (.hugo, "a/README.md", "# Repo\n", "a.", false),
    ] as [(SiteGenerator?, String, String, String, Bool)])
  func `a file about the folder is left out and named`(
    _ generator: SiteGenerator?, _ path: String, _ text: String, _ other: String, _ isLeftOut: Bool
  ) {
    let completed = Self.completed(
      [path: text, "a/other.md": "---\ntitle: T\n---\n\(other)\n"],
      of: generator.map { FormerSite(of: $0) })
    #expect(completed.files.contains { $0.path == path } == !isLeftOut)
    let notes = completed.notes.filter { $0.hasPrefix("files about the folder") }
    #expect(notes.count == (isLeftOut ? 1 : 0), "\(completed.notes)")
    #expect(notes.allSatisfy { $0.contains(path) })
  }

  @Test func `a file about the folder stays where there is nothing else`() {
    let completed = Self.completed(["a/README.md": "# A\n", "a/LICENSE.md": "MIT\n"], of: nil)
    #expect(completed.files.count == 2)
  }

  @Test(arguments: [
    ("# {{date}}\n\nMood:\n", true), ("# Notes of {{ date:YYYY-MM-DD }}\n", true),
    ("---\ntitle: \"{{title}}\"\n---\nText.\n", true), ("# <% tp.file.title %>\n", true),
    ("---\ndate: {{date}}\n---\n# Day\n", true), ("---\nday: \"{{ date }}\"\n---\n", true),
    ("---\ntitle: T\ncreated: <% tp.date.now() %>\n---\n", true),
    ("---\ntitle: How {{date}} is written\nx: {a: {{}: b}}\n---\n", false),
    ("---\ntitle: T\nlayout: {{ site.layout }}\n---\n", false),
    // A text about templates, and a title that says no more than that.
    ("# `{{date}}` in notes\n", false), ("# Dates\n\n{{date}}\n", false),
    ("# {{ site.title }}\n", false), ("---\ntitle: T\n---\n# {{date}}\n", false),
  ])
  func `a template of notes is left out and named`(_ text: String, _ isTemplate: Bool) {
    let completed = Self.completed(["a/b.md": text, "a/other.md": Self.page], of: nil)
    #expect(completed.files.contains { $0.path == "a/b.md" } == !isTemplate)
    let note =
      "files with what is still to be filled in, such as '{{date}}', are templates of "
      + "notes and left out: a/b.md"
    #expect(completed.notes.contains(note) == isTemplate, "\(completed.notes)")
    let site = Self.completed(["a/b.md": text], of: FormerSite(of: .jekyll))
    #expect(site.files.count == 1)
  }

  @Test func `the configuration itself is left out, and other notes tell of it`() {
    let site = FormerSite(of: .jekyll, configuration: "_config.yml", Array("title: T".utf8))
    let completed = Self.completed(["a/_config.yml": "title: T", "a/b.md": Self.page], of: site)
    #expect(completed.files.map(\.path) == ["a/b.md"])
    #expect(!completed.notes.contains { $0.contains("left out") }, "\(completed.notes)")
  }

  @Test func `a folder of data that was asked for is taken`() {
    let files = Self.completed(["people/a.json": "{}"], of: FormerSite(of: .eleventy)).files
    #expect(files.map(\.path) == ["people/a.json"])
  }

  @Test(
    arguments: [
      (.jekyll, "a/_posts/idea.md", "a/posts/idea.md", page, true),
      (.jekyll, "_posts/idea.md", "_posts/idea.md", page, true),
      (.jekyll, "a/_posts/2026-3-1-tea.md", "a/posts/2026-3-1-tea.md", page, false),
      (.jekyll, "a/_posts/2026-03-tea.md", "a/posts/2026-03-tea.md", page, true),
      (.jekyll, "a/idea.md", "a/idea.md", page, false),
      (.jekyll, "a/idea.md", "a/idea.md", "# Idea\n", true),
      (.eleventy, "a/idea.md", "a/idea.md", "# Idea\n", false),
      (nil, "a/_posts/idea.md", "a/posts/idea.md", page, false),
      (.astro, "a/_hidden/h.md", "a/hidden/h.md", page, true),
      (.astro, "a/b/_hidden/c/h.md", "a/b/hidden/c/h.md", page, true),
      (.hugo, "a/_hidden/h.md", "a/hidden/h.md", page, false),
    ] as [(SiteGenerator?, String, String, String, Bool)])
  func `a file that its generator does not publish for its name or beginning is a draft`(
    _ generator: SiteGenerator?, _ path: String, _ new: String, _ text: String, _ isDraft: Bool
  ) throws {
    let completed = Self.completed([path: text], of: generator.map { FormerSite(of: $0) })
    #expect(try Self.isDraft(completed, new) == isDraft, "\(completed.notes)")
    #expect(completed.notes.contains { $0.contains("is a draft here: \(new)") } == isDraft)
  }

  @Test(
    arguments: [
      ("# Notes\n", true), ("Notes\n", true), ("----\nNotes\n", true),
      ("+++\ntitle = 'T'\n+++\n", true), ("{\"title\": \"T\"}\n", true),
      ("\n---\ntitle: T\n---\n", true), ("---\n---\nNotes\n", false),
      ("--- \r\nname: N\r\n---\r\nNotes\n", false), ("\u{FEFF}---\n---\nNotes\n", false),
    ])
  func `a page of Jekyll without front matter is a draft also where it gets a title`(
    _ text: String, _ isDraft: Bool
  ) throws {
    let completed = Self.completed(
      ["a/notes.md": text, "a/about.md": Self.page], of: FormerSite(of: .jekyll))
    #expect(try Self.isDraft(completed, "a/notes.md") == isDraft)
    let note = "one entry hidden by a lack of front matter is a draft here: a/notes.md"
    #expect(completed.notes.contains(note) == isDraft, "\(completed.notes)")
    #expect(try !Self.isDraft(completed, "a/about.md"))
  }

  @Test(arguments: ["_pages", "/_pages", "_pages/"])
  func `Jekyll publishes a folder that 'include' names`(_ name: String) throws {
    let site = FormerSite(
      of: .jekyll, configuration: "_config.yml", Array("include: [\(name)]".utf8))
    let completed = Self.completed(
      ["a/_pages/about.md": Self.page, "a/_others/b.md": Self.page], of: site)
    #expect(try !Self.isDraft(completed, "a/pages/about.md"))
    #expect(try Self.isDraft(completed, "a/others/b.md"))
  }

  @Test(
    arguments: [
      // The scopes with their 'published', and the paths that are hidden.
      (["{path: secret}": false], ["secret/a.md"]),
      (["{path: '', type: posts}": false], ["_posts/2026-01-01-p.md"]),
      (["{path: '', type: people}": false], ["_people/b.md"]),
      (["{path: '', type: pages}": false], ["about.md", "secret/a.md"]),
      (
        ["{path: ''}": false, "{path: secret}": true],
        ["about.md", "_posts/2026-01-01-p.md", "_people/b.md"]
      ),
      (["{path: secret}": true, "{path: '', type: pages}": false], ["about.md"]),
      (["{path: '*/a.md'}": false], ["secret/a.md"]),
      (["{type: posts}": true], []),
      (["{path: about.md}": false, "{path: 'about.md'}": true], []),
    ] as [(KeyValuePairs<String, Bool>, [String])])
  func `what defaults of Jekyll hide is hidden`(
    _ defaults: KeyValuePairs<String, Bool>, _ hidden: [String]
  ) throws {
    let lines = defaults.map { "  - {scope: \($0.key), values: {published: \($0.value)}}\n" }
    let text = "collections: {people: {output: true}}\ndefaults:\n\(lines.joined())"
    var site = FormerSite(of: .jekyll, configuration: "_config.yml", Array(text.utf8))
    let paths = ["about.md", "secret/a.md", "_posts/2026-01-01-p.md", "_people/b.md"]
    let completed = CompletedFiles(
      paths.map { ("site/" + $0, Array(Self.page.utf8)) }, of: site, at: 1_795_651_200)
    for path in paths {
      let new = "site/" + path.replacing("_", with: "")
      #expect(try Self.isDraft(completed, new) == hidden.contains(path), "\(path)")
    }
    site.place = "secret"
    let inside = Self.completed(["secret/a.md": Self.page], of: site)
    #expect(try Self.isDraft(inside, "secret/a.md") == hidden.contains("secret/a.md"))
  }

  @Test(
    arguments: [
      ("_target: {path: /blog/secret/**}", ["blog/secret/a.md"]),
      ("target: {path: /blog/secret/**}", ["blog/secret/a.md"]),
      ("target: {path: '/BLOG/{secret,other}/*'}", ["blog/secret/a.md"]),
      ("target: {path: /blog/bundle}", ["blog/bundle/index.md"]),
      ("target: {path: '/blog/**', kind: section}", []),
      ("target: {path: '/blog/s**', kind: '{page,section}'}", ["blog/secret/a.md"]),
      ("target: {environment: staging}", []),
      ("x: 1", ["blog/secret/a.md", "blog/b.md", "blog/bundle/index.md"]),
    ] as [(String, [String])])
  func `a cascade of Hugo hides the pages that it is meant for`(
    _ target: String, _ hidden: [String]
  ) throws {
    let paths = ["blog/secret/a.md", "blog/b.md", "blog/bundle/index.md"]
    for cascade in ["  draft: true\n  \(target)", "  - {x: 1}\n  - {draft: true, \(target)}"] {
      let section = [("content/_index.md", Array("---\ncascade:\n\(cascade)\n---\n".utf8))]
      let completed = CompletedFiles(
        section + paths.map { ("content/" + $0, Array(Self.page.utf8)) },
        of: FormerSite(of: .hugo), at: 1_795_651_200)
      for path in paths {
        #expect(
          try Self.isDraft(completed, "content/" + path) == hidden.contains(path), "\(path)")
      }
      #expect(!completed.notes.contains { $0.contains("a 'cascade' for some pages") })
    }
  }

  @Test(arguments: ["lang: de", "path: '/a/{b'", "path: [/a]", "sites: {}"])
  func `a cascade whose pages cannot be told is named`(_ target: String) throws {
    let completed = Self.completed(
      [
        "a/_index.md": "---\ncascade: {draft: true, target: {\(target)}}\n---\n",
        "a/b.md": Self.page,
      ], of: FormerSite(of: .hugo))
    #expect(try !Self.isDraft(completed, "a/b.md"))
    #expect(
      completed.notes.contains(
        "a 'cascade' for some pages, of which it cannot be told which, hides nothing here: "
          + "a/_index.md"))
  }

  @Test(
    arguments: [
      (.hugo, "build: {list: never}", "list: never"),
      (.hugo, "_build: {list: false}", "list: false"),
      (.hugo, "build: {list: local}", "list: local"), (.hugo, "build: {list: always}", nil),
      (.eleventy, "eleventyExcludeFromCollections: true", "eleventyExcludeFromCollections: true"),
      (.eleventy, "eleventyExcludeFromCollections: false", nil),
      (.jekyll, "build: {list: never}", nil),
    ] as [(SiteGenerator, String, String?)])
  func `a page that its generator keeps out of lists is named`(
    _ generator: SiteGenerator, _ line: String, _ key: String?
  ) {
    let notes = Self.completed(
      ["a/b.md": "---\ntitle: T\n\(line)\n---\n"], of: FormerSite(of: generator)
    ).notes
    let wanted = key.map { "lists show one entry here that '\($0)' kept out of them: a/b.md" }
    #expect(notes.first { $0.hasPrefix("lists show") } == wanted, "\(notes)")
  }

  @Test(
    arguments: [
      (
        .hugo,
        ["menu: main", "layout: about", "type: x", "outputs: [html]", "build:\n  list: always"]
      ),
      (.jekyll, ["layout: post", "permalink: /:title/", "published: true", "sitemap: false"]),
      (.zola, ["template: about.html", "render: true", "in_search_index: false"]),
      (
        .eleventy,
        [
          "layout: post", "permalink: \"/{{ slug }}/\"",
          "eleventyNavigation:\n  key: A\n  order: 1",
          "eleventyExcludeFromCollections: false", "override:tags: []",
        ]
      ),
      (.astro, ["layout: ../../layouts/Post.astro"]),
      (nil, ["eleventyNavigation:\n  key: A", "_build: {}"]),
    ] as [(SiteGenerator?, [String])])
  func `keys that steer a generator are taken out and named`(
    _ generator: SiteGenerator?, _ lines: [String]
  ) throws {
    let rest = "weight: 3\nkind: x\n"
    let completed = Self.completed(
      ["a/b.md": "---\ntitle: T\n\(lines.joined(separator: "\n"))\n\(rest)---\nText.\n"],
      of: generator.map { FormerSite(of: $0) })
    let text = String(decoding: try #require(completed.files.first).bytes, as: UTF8.self)
    #expect(text == "---\ntitle: T\n\(rest)---\nText.\n")
    let note = try #require(completed.notes.first { $0.hasPrefix("keys that tell ") })
    for line in lines {
      let colon = line.hasPrefix("override") ? "override:tags" : String(line.prefix { $0 != ":" })
      #expect(note.contains("'\(colon)'"), "\(note)")
    }
  }

  @Test func `front matter of which nothing is left stays readable`() {
    let completed = Self.completed(
      ["a/b.md": "---\nlayout: x\n---\n# Tea\n\nText.\n"], of: FormerSite(of: .jekyll))
    let inference = ModelInference(of: completed.files)
    #expect(inference.collections.map(\.count) == [1], "\(inference.notes)")
    #expect(!inference.log.hasErrors)
  }
}
