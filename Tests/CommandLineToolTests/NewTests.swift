import FileSystem
import TestSupport
import Testing

/// `apus new` and `apus theme`, run as a stranger runs them: in an empty folder, the tool alone.
struct NewTests {
  private let folder = TemporaryFolder()

  private func text(_ path: String) throws -> String {
    let bytes = try DiskFileSystem(root: folder.path).read(path, limit: 1 << 20)
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test func `a new site is made, and builds, and is not made over`() throws {
    let tool = Tool(in: folder.path)
    let made = try tool.run("new", "my blog", "--starter", "blog")
    #expect(made.output.contains("  cd 'my blog'\n  apus serve\n"))
    #expect((made.status, made.errors) == (0, ""))
    let built = try tool.run("build", "my blog", "--strict")
    #expect(built.status == 0, "\(built.errors)")
    #expect(try text("my blog/.gitignore") == "/public/\n")
    let again = try tool.run("new", "my blog")
    #expect(again.status == 2)
    #expect(again.errors.contains("'my blog' is not empty"))
  }

  @Test func `two sites of one starter keep what is theirs under names of their own`() throws {
    let tool = Tool(in: folder.path)
    for name in ["One Site", "one-site", "++"] {
      #expect(try tool.run("new", name, "--starter", "recipes").status == 0)
    }
    let ids = try ["One Site", "one-site", "++"].map { name in
      let lines = try text(name + "/Content/site.yaml").split(separator: "\n")
      return try #require(lines.first { $0.hasPrefix("id: ") }).split(separator: " ")[1]
    }
    #expect(Set(ids).count == 3)
    #expect(ids[0].hasPrefix("one-site-") && ids[1].hasPrefix("one-site-"))
    #expect(ids.allSatisfy { $0.contains(/^(one-site-)?[a-z]{6}$/) })
    let long = String(repeating: "日本語の料理", count: 6)
    #expect(try tool.run("new", long, "--starter", "recipes").status == 0)
    for name in ["++", long] {
      #expect(try tool.run("check", name, "--strict").status == 0)
    }
  }

  @Test func `a model without a title makes no site inside of a site`() throws {
    let tool = Tool(in: folder.path)
    #expect(try tool.run("new", "site", "--starter", "blog").status == 0)
    let inside = Tool(in: folder.path + "/site")
    for name in ["post", "posts", "Post"] {
      let answer = try inside.run("new", name)
      #expect(answer.status == 2)
      #expect(
        answer.errors == """
          apus: error: the title of the new entry is missing
          apus: help: write 'apus new \(name) "A title"'; for a site in this folder, 'apus new ./\(name)'

          """)
    }
    #expect(try inside.run("new", "./post").status == 0)
    #expect(try inside.run("new", "demo").status == 0)
  }

  @Test func `content that is there becomes a site in one command`() throws {
    let picture = "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 4 3\"/>"
    let files = [
      "notes/pear.md": "---\ntitle: Pear\nstars: 3\n---\nA [plum](plum.md) is no pear.\n",
      "notes/plum.md": "---\ntitle: Plum\nstars: 5\n---\n![A plum](images/plum.svg)\n",
      "notes/images/plum.svg": picture,
      "notes/towns.json": "[{\"id\": 1, \"town\": \"Lux\"}, {\"id\": 2, \"town\": \"Nox\"}]",
      "notes/words.json": "[{\"word\": \"aye\", \"kind\": \"short\"}]",
    ]
    for (path, text) in files { folder.write(text, to: path) }
    let tool = Tool(in: folder.path)
    let made = try tool.run("new", "my notes", "--from", "notes")
    #expect(made.status == 0, "\(made.errors)")
    #expect(made.output.contains("2 of Note, 2 of Town, 1 of Word"), "\(made.output)")
    let built = try tool.run("build", "my notes", "--strict")
    #expect(built.status == 0, "\(built.errors)")
    #expect(try text("my notes/public/notes/plum/index.html").contains("plum.svg"))
    let again = try tool.run("new", "my notes", "--from", "notes")
    #expect(again.status == 2)
    let empty = try tool.run("new", "other", "--from", "notes/images")
    #expect(empty.status == 1)
    #expect(
      empty.errors.contains("no Markdown, JSON, YAML or CSV with entries is in 'notes/images'"))
  }

  @Test func `what is there in several manners becomes a site without a mistake`() throws {
    folder.write(
      "---\ntitle: Tea\ntags: [hot, green]\n---\nText.\n", to: "old/_notes/2026-03-01-tea.md")
    folder.write(
      "---\ntags: hot\n---\n# Coffee\n\n[Tea](2026-03-01-tea.md)\n",
      to: "old/_notes/2026-03-02-c.md")
    folder.write("Just a line.\n", to: "old/_notes/2026-03-03-cold-water.md")
    let tool = Tool(in: folder.path)
    let made = try tool.run("new", "site", "--from", "old")
    for note in [
      "note: the folder '_notes' lost its '_'", "note: 2 files had no title",
      "note: the date is what the names of the files begin with",
      "note: 1 of 2 have 'tags' as a list; this one is a text",
      "note: Content/old/notes/2026-03-02-c.md: its lists have brackets now",
    ] {
      #expect(made.errors.contains(note), "\(made.errors)")
    }
    #expect(!made.output.contains("mistake"), "\(made.output)")
    let built = try tool.run("build", "site", "--strict")
    #expect(built.status == 0, "\(built.errors)")
    let page = try text("site/public/old/2026-03-02-c/index.html")
    #expect(page.contains("<h1>Coffee</h1>") && !page.contains("id=\"coffee\""))
    #expect(try text("site/public/index.html").contains(">Cold water</a>"))
    #expect(try text("old/_notes/2026-03-03-cold-water.md") == "Just a line.\n")
  }

  /// Sites of other generators: the path that is given, and the files with which the site in
  /// which they become is right.
  private static let otherSites: [(from: String, files: [String: String], static: String)] = [
    (
      "old",
      [
        "old/hugo.toml": "baseURL = '/'\n", "old/public/index.html": "<p>Made</p>\n",
        "old/content/a/intro.md": "---\ntitle: A\n---\n[B](/b/intro/#more) ![x](/img/x.svg)\n",
        "old/content/b/intro.md":
          "---\ntitle: B\n---\n[A](../a/intro.md) [form](/form.pdf)\n\n## More\n\nText.\n",
        "old/static/img/x.svg": picture, "old/static/form.pdf": "form",
        "old/static/robots.txt": "User-agent: *\n",
        "old/static/.well-known/security.txt": "Contact: mailto:a@example.org\n",
      ], "Static/.well-known/security.txt"
    ),
    (
      "old/content",
      [
        "old/config.toml": "base_url = '/'\n",
        "old/content/_index.md": "+++\ntitle = 'All'\n+++\n",
        "old/content/a/intro.md": "+++\ntitle = 'A'\n+++\n[B](@/b/intro.md) ![x](/x.svg)\n",
        "old/content/b/intro.md": "+++\ntitle = 'B'\n+++\nText.\n", "old/static/x.svg": picture,
      ], "Static/x.svg"
    ),
    (
      "old",
      [
        "old/_config.yml": "title: Old\ncollections: { docs: { output: true } }\n",
        "old/assets/x.svg": picture,
        "old/_docs/a/intro.md": "---\ntitle: A\npermalink: /start/\n---\n![x](/assets/x.svg)\n",
        "old/_docs/b/intro.md": "---\ntitle: B\n---\n[A](/start/)\n",
        "old/_site/made.md": "---\ntitle: Made\n---\n",
      ], "Static/assets/x.svg"
    ),
    (
      "old/posts",
      [
        "old/eleventy.config.js": "export default {}\n", "old/public/x.svg": picture,
        "old/posts/tea.md": "---\ntitle: Tea\n---\n[Coffee](/posts/coffee/) ![x](/x.svg)\n",
        "old/posts/coffee.md": "---\ntitle: Coffee\n---\nText.\n",
      ], "Static/x.svg"
    ),
    (
      "old",
      [
        "old/astro.config.mjs": "export default {}\n", "old/public/x.svg": picture,
        "old/src/content/blog/tea.md": "---\ntitle: Tea\n---\n[Coffee](../coffee/) ![x](/x.svg)\n",
        "old/src/content/blog/coffee.md": "---\ntitle: Coffee\n---\nText.\n",
        "old/node_modules/x/README.md": "# X\n",
      ], "Static/x.svg"
    ),
  ]

  private static let picture =
    "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 4 3\" width=\"4\" height=\"3\"/>\n"

  @Test(arguments: otherSites.indices)
  func `the site of another generator becomes one without a mistake`(_ index: Int) throws {
    let (path, files, published) = Self.otherSites[index]
    for (name, text) in files { folder.write(text, to: name) }
    let tool = Tool(in: folder.path)
    let made = try tool.run("new", "site", "--from", path)
    #expect(made.status == 0)
    let parts = ["2 of ", "1 of A, 1 of B "]
    #expect(parts.contains { made.output.contains($0) }, "\(made.output)")
    #expect(made.errors.contains("published as"), "\(made.errors)")
    let built = try tool.run("build", "site", "--strict")
    #expect(built.status == 0, "\(made.errors)\(built.errors)")
    let site = try DiskFileSystem(root: folder.path + "/site")
    #expect(try site.exists(published))
    #expect(try site.exists("public" + published.dropFirst("Static".count)))
    for (name, text) in files { #expect(try self.text(name) == text) }
  }

  /// Folders, each with a part of what is said of the site that is made of it, and of what is said of
  /// nothing else.
  private static let reports: [(files: [String: String], said: String)] = [
    (
      ["old/a.md": "# A\n\nSee [b].\n\n[c]: d.md\n\n==x==\n", "old/b.md": "# B\n\nText.\n"],
      "The content brings 1 warning along: 'apus check' shows it, and 'apus build --strict' accepts none."
    ),
    (
      ["old/a.md": "# A\n\n[x](gone.md)\n\n==x==\n", "old/b.md": "# B\n\nText.\n"],
      "brings 1 mistake and 1 warning along; the mistake has to be mended"
    ),
    (
      ["old/a.md": "# A\n\nText.\n", "old/todo.txt": "x", "old/b/refs.bib": "x", "old/p.jpg": "x"],
      "note: files that are no entries, and to which no page leads, are not published: "
        + "old/b/refs.bib, old/todo.txt\n"
    ),
    (
      [
        "old/a.md": "# A\n\n![x](/pix/a.webp) ![y](/pix/b.webp) ![z](/pix/c.webp) ![z](/n/d.webp)\n"
      ],
      "note: 3 files of '/pix' are not there: copy them to Static/pix\n"
    ),
    (
      [
        "old/README.md": "# A\n\nText.\n",
        "old/docs/config.toml": "base_url = 'https://a.example'\n",
      ],
      "note: 'docs' is a site of Zola, and its settings and addresses are not taken over here: "
        + "'apus new FOLDER --from old/docs' does that\n"
    ),
    (
      ["old/a.md": "# A\n\n[x](t.csv)\n", "old/t.csv": "name,n\na,1\nb,2\n"],
      "note: 1 link to a file of entries leads to the list of them now\n"
    ),
  ]

  @Test(arguments: reports.indices)
  func `what is left to do is said when a site is made`(_ index: Int) throws {
    let (files, said) = Self.reports[index]
    for (name, text) in files { folder.write(text, to: name) }
    let made = try Tool(in: folder.path).run("new", "site", "--from", "old")
    #expect(made.status == 0)
    #expect((made.output + made.errors).contains(said), "\(made.output)\(made.errors)")
  }

  @Test func `a link to a table leads to the list of its entries`() throws {
    folder.write("# A\n\n[x](t.csv)\n", to: "old/a.md")
    folder.write("name,n\na,1\nb,2\n", to: "old/t.csv")
    _ = try Tool(in: folder.path).run("new", "site", "--from", "old")
    let built = try Tool(in: folder.path).run("build", "site", "--strict")
    #expect(built.status == 0, "\(built.errors)")
  }

  /// Sites of other generators with pages that they hide; none of them may be published.
  private static let hiddenPages: [[String: String]] = [
    [
      "_config.yml": "title: Old\n", "_posts/2024-05-05-one.md": "---\ntitle: One\n---\nText.\n",
      "_posts/2024-05-06-two.md": "---\ntitle: Two\npublished: false\n---\nSecret.\n",
      "_posts/2099-05-06-six.md": "---\ntitle: Six\n---\nSecret.\n",
      "_drafts/three.md": "---\ntitle: Three\n---\nSecret.\n",
      "_notes/four.md": "---\ntitle: Four\n---\nSecret.\n", "_data/people.yml": "five: Secret.\n",
    ],
    [
      "hugo.toml": "baseURL = 'https://old.example/'\n",
      "content/one.md": "---\ntitle: One\ndate: 2024-01-01\n---\nText.\n",
      "content/two.md": "---\ntitle: Two\npublishDate: 2099-01-01\n---\nSecret.\n",
      "content/three.md": "---\ntitle: Three\nexpiryDate: 2020-01-01\n---\nSecret.\n",
      "content/four.md": "---\ntitle: Four\ndate: 2099-01-01\n---\nSecret.\n",
      "content/five.md": "{ \"title\": \"Five\", \"draft\": true }\n\nSecret.\n",
    ],
    [
      "config.toml": "base_url = 'https://old.example'\n",
      "content/one.md": "+++\ntitle = 'One'\n+++\nText.\n",
      "content/two.md": "+++\ntitle = 'Two'\nrender = false\n+++\nSecret.\n",
      "content/a/_index.md": "+++\ndraft = true\n+++\n",
      "content/a/three.md": "+++\ntitle = 'Three'\n+++\nSecret.\n",
    ],
    [
      ".eleventy.js": "module.exports = () => ({})\n",
      "posts/one.md": "---\ntitle: One\n---\nText.\n",
      "posts/two.md": "---\ntitle: Two\npermalink: false\n---\nSecret.\n",
      "notes/notes.json": "{ \"permalink\": false, \"author\": \"Secret.\" }",
      "notes/three.md": "---\ntitle: Three\n---\nSecret.\n",
    ],
  ]

  @Test(arguments: hiddenPages.indices)
  func `what another generator hides is not published`(_ index: Int) throws {
    for (name, text) in Self.hiddenPages[index] { folder.write(text, to: "old/" + name) }
    let tool = Tool(in: folder.path)
    let made = try tool.run("new", "site", "--from", "old")
    let built = try tool.run("build", "site", "--strict")
    #expect(built.status == 0, "\(made.errors)\(built.errors)")
    let disk = try DiskFileSystem(root: folder.path)
    let published = try disk.tree("site/public").files
    for path in published where path.hasSuffix(".html") || path.hasSuffix(".xml") {
      #expect(try !text(path).contains("Secret."), "\(path)")
    }
    #expect(
      published.contains { $0.hasSuffix("/one/index.html") || $0.hasSuffix("-one/index.html") })
    // Each file is named in a note.
    for (path, text) in Self.hiddenPages[index]
    where text.contains("Secret.") && !text.hasPrefix("{ \"title\"") {
      let name = path.split(separator: "/").suffix(1).joined()
      #expect(made.errors.contains(name), "\(name) is not in \(made.errors)")
    }
  }

  @Test(arguments: [
    (
      "title: \"A \\\"b\\\"\"\nurl: https://a.example\nbaseurl: /x\nlang: pt_BR\ndescription: D",
      [
        "title: \"A \\\"b\\\"\"", "description: \"D\"", "address: \"https://a.example/x/\"",
        "language: pt-BR",
      ], "site.yaml has the title, description, address and language of _config.yml"
    ),
    (
      "title: A", ["title: \"A\"", "address: https://example.org/ ", "language: en"],
      "_config.yml gives no address and language for site.yaml: write it there"
    ),
    (
      "title: A\nurl: //a.example\nlang: german language",
      ["title: \"A\"", "address: https://example.org/ ", "language: en"],
      "'german language' cannot be the language in site.yaml: write the right one there"
    ),
  ])
  func `the title, address and language of a former site are taken over`(
    _ configuration: String, _ lines: [String], _ note: String
  ) throws {
    folder.write(configuration + "\n", to: "old/_config.yml")
    folder.write(
      "---\ntitle: One\npermalink: /first/\n---\nText.\n", to: "old/_posts/2026-01-01-one.md")
    folder.write("---\ntitle: About\n---\nText.\n", to: "old/about.md")
    let tool = Tool(in: folder.path)
    let made = try tool.run("new", "site", "--from", "old")
    let settings = try text("site/Content/site.yaml")
    for line in lines { #expect(settings.contains("\n" + line), "\(settings)") }
    #expect(made.errors.contains(note), "\(made.errors)")
    let built = try tool.run("build", "site", "--strict")
    #expect(built.status == 0, "\(built.errors)")
    #expect(try text("site/public/first/index.html").contains("<title>One</title>"))
    // Posts have the date of their names, although another page has none.
    #expect(try text("site/Content/posts/2026-01-01-one.md").contains("date: 2026-01-01"))
  }

  @Test func `a language without texts of the theme is one warning, whose advice ends it`() throws {
    let tool = Tool(in: folder.path)
    #expect(try tool.run("new", "site", "--starter", "blog").status == 0)
    let settings = try text("site/Content/site.yaml")
    folder.write(
      settings.replacing("language: en", with: "language: sw"), to: "site/Content/site.yaml")
    let site = Tool(in: folder.path + "/site")
    let checked = try site.run("check").errors
    #expect(checked.ranges(of: "warning[W0584]").count == 1, "\(checked)")
    #expect(checked.ranges(of: "warning[").count == 1, "\(checked)")
    #expect(checked.contains("'shell.skip'"))
    #expect(
      checked.contains(
        "run 'apus theme copy messages/en.yaml', rename the copy to Templates/messages/sw.yaml, and "
          + "translate the texts in it"))
    #expect(try site.run("theme", "copy", "messages/en.yaml").status == 0)
    let messages = "site/Templates/messages/"
    try DiskFileSystem(root: folder.path).rename(messages + "en.yaml", to: messages + "sw.yaml")
    let translated = try site.run("check", "--strict")
    #expect(translated.status == 0, "\(translated.errors)")
  }

  @Test func `files of one name have pages of their own, and links follow`() throws {
    for (name, text) in Self.otherSites[0].files {
      folder.write(
        text.replacing("(/b/", with: "(/c/b/"), to: name.replacing("content/", with: "content/c/"))
    }
    let made = try Tool(in: folder.path).run("new", "site", "--from", "old")
    let site = folder.path + "/site"
    for note in [
      "4 files of 'static' are in Static, published as they are",
      "files whose names give no address of their own have a 'slug': c/a/intro.md 'a-intro', "
        + "c/b/intro.md 'b-intro'",
      "one link led to where a page was: it leads to its file now",
      "the address of 2 entries is another here: the former one is in 'aliases'",
    ] {
      #expect(made.errors.contains("note: " + note), "\(made.errors)")
    }
    #expect(
      try text("site/Content/c/a/intro.md") == """
        ---
        aliases: ["/c/a/intro/"]
        slug: a-intro
        title: A
        ---
        [B](@/c/b/intro.md#more) ![x](/img/x.svg)

        """)
    let built = try Tool(in: site).run("build", "--strict")
    #expect(built.status == 0, "\(built.errors)")
    #expect(try text("site/public/c/a-intro/index.html").contains("../b-intro/#more"))
    #expect(try text("site/public/c/a/intro/index.html").contains("../../a-intro/"))
    #expect(try text("site/public/robots.txt") == "User-agent: *\n")
    #expect(try DiskFileSystem(root: site).exists("Content/public") == false)
  }

  @Test func `a site of Apus is not made into another one`() throws {
    let tool = Tool(in: folder.path)
    _ = try tool.run("new", "site")
    let made = try tool.run("new", "other", "--from", "site")
    #expect(made.status == 2)
    #expect(
      made.errors == """
        apus: error: 'site' is a site of Apus already
        apus: help: copy the folder to begin another site with it

        """)
    let inner = try tool.run("new", "other", "--from", "site/Content")
    #expect(inner.status == 2)
    #expect(inner.errors.contains("'site/Content' is the content of a site of Apus already"))
    #expect(try DiskFileSystem(root: folder.path).exists("other") == false)
  }

  @Test func `a comma is not taken for the border of two texts`() throws {
    folder.write("---\ntitle: A\nauthors: [Ana, Bo]\n---\nText.\n", to: "old/a.md")
    folder.write("---\ntitle: B\nauthors: Smith, John\n---\nText.\n", to: "old/b.md")
    let tool = Tool(in: folder.path)
    let made = try tool.run("new", "site", "--from", "old")
    #expect(made.output.contains("brings 1 mistake along"), "\(made.output)")
    #expect(try text("site/Content/old/b.md").contains("authors: Smith, John\n"))
  }

  @Test func `HTML in texts is kept, and mistakes that came along are counted`() throws {
    folder.write("# One\n\n2<sup>8</sup> in [two](two.md#main)\n", to: "notes/one.md")
    folder.write("# Two\n\n## Main\n\n[gone](gone.md)\n", to: "notes/two.md")
    let tool = Tool(in: folder.path)
    let made = try tool.run("new", "site", "--from", "notes")
    #expect(made.status == 0, "\(made.errors)")
    #expect(made.errors.contains("in one place: 'raw-html: true' in site.yaml keeps it"))
    #expect(
      made.output.contains("brings 1 mistake along, which has to be mended before it is a site."))
    #expect(made.output.hasSuffix("  cd site\n  apus check\n  apus serve\n"))
    let broken = try tool.run("build", "site")
    #expect(broken.status == 1)
    #expect(broken.errors.contains("'gone.md' leads to no page or file"), "\(broken.errors)")
    folder.write("# Two\n\n## Main\n\nText.\n", to: "site/Content/notes/two.md")
    let built = try tool.run("build", "site", "--strict")
    #expect(built.status == 0, "\(built.errors)")
    #expect(try text("site/public/notes/one/index.html").contains("2<sup>8</sup>"))
    #expect(try text("site/public/notes/two/index.html").contains("<h2 id=\"main\">"))
  }

  @Test(arguments: [
    (["new"], "a folder for the new site is expected"),
    (["new", "a", "--starter", "blok"], "did you mean 'blog'?"),
    (["new", "recipe", "Pea", "soup"], "apus new recipe 'Pea soup'"),
    (["new", "recipe", "Pea soup"], "apus new FOLDER"),
    (["new", "a", "--from", "b", "--starter", "blog"], "apus new my-site --from notes"),
    (["theme"], "'apus theme list' names the files"),
    (["theme", "copy", "lst.html"], "did you mean 'list.html'?"),
    (["theme", "copy"], "'copy' and the name of a file is expected"),
    (["theme", "copy", "a.html", "b.html"], "'copy' takes one file, and there are 2"),
  ])
  func `a slip is answered with what to write`(_ arguments: [String], _ answer: String) throws {
    let outcome = try Tool(in: folder.path).start(arguments).outcome()
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains(answer), "\(outcome.errors)")
  }

  @Test func `a file of the theme is brought out once, and wins`() throws {
    _ = try Tool(in: folder.path).run("new", "site")
    let tool = Tool(in: folder.path + "/site")
    let first = try tool.run("theme", "list").output
    #expect(first.contains("inside\tlist.html\tused\n"))
    #expect(first.contains("inside\tassets/theme.css\tused\n"))
    #expect(first.contains("inside\tassets/device/cook.css\t-\n"))
    #expect(try tool.run("theme", "copy", "list.html").status == 0)
    #expect(try tool.run("theme", "list").output.contains("site, over inside\tlist.html\tused\n"))
    #expect(try tool.run("theme", "copy", "list.html").status == 2)
    #expect(try tool.run("build", "--strict").status == 0)
  }
}
