import FileSystem
import TestSupport
import Testing

/// `apus new --from` takes over what the configuration of another generator says, and keeps the
/// addresses of its pages.
struct FormerSiteCommandTests {
  private let folder = TemporaryFolder()

  private func text(_ path: String) throws -> String {
    let bytes = try DiskFileSystem(root: folder.path).read(path, limit: 1 << 20)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Configurations of generators, lines of `site.yaml` that are made of them, and notes.
  private static let configurations:
    [(name: String, text: String, lines: String, notes: [String])] =
      [
        (
          "hugo.toml",
          """
          baseURL = "https://old.example"
          languageCode = "de-AT"
          title = "The \\"old\\" site"
          [params]
          description = "What it is"
          [permalinks]
          posts = "/:year/:slug/"
          """,
          """
          title: "The \\"old\\" site"
          description: "What it is"
          address: "https://old.example/"
          language: de-AT

          """,
          [
            "site.yaml has the title, description, address and language of hugo.toml\n",
            "what else hugo.toml says is not taken over: 'params'\n",
            "pages have other addresses than with 'permalinks' of hugo.toml: 'at' of a page in "
              + "site.yaml says which; the former ones of these are not known, and can be 'aliases': "
              + "posts/tea.md\n",
          ]
        ),
        (
          "_config.yml", "title: Old\nurl: https://old.example\nbaseurl: /a\nlang: pt_BR\n",
          "title: \"Old\"\naddress: \"https://old.example/a/\"\nlanguage: pt-BR\n",
          ["the address of one entry is another here: the former one is in 'aliases'"]
        ),
        (
          "config.toml", "base_url = '/'\n", "title: \"New site\"\naddress: https://example.org/ ",
          [
            "config.toml gives no title, address and language for site.yaml: write it there\n",
            "'/' cannot be the address in site.yaml: write the right one there\n",
          ]
        ),
        (
          "hugo.yaml", "title: [\n", "title: \"New site\"\n",
          ["nothing of hugo.yaml is taken over, because it is a program or has a mistake"]
        ),
      ]

  @Test(arguments: configurations.indices)
  func `what a configuration says of the site is in site yaml`(_ index: Int) throws {
    let (name, configuration, lines, notes) = Self.configurations[index]
    folder.write(configuration, to: "old/" + name)
    let content = name == "_config.yml" ? "old/posts" : "old/content/posts"
    folder.write("---\ntitle: Tea\n---\nText.\n", to: content + "/tea.md")
    let tool = Tool(in: folder.path)
    let made = try tool.run("new", "new-site", "--from", "old")
    for note in notes { #expect(made.errors.contains("note: " + note), "\(made.errors)") }
    let settings = try text("new-site/Content/site.yaml")
    #expect(settings.contains("every key.\n" + lines), "\(settings)")
    let built = try tool.run("build", "new-site")
    #expect(built.status == 0, "\(built.errors)")
  }

  @Test(arguments: [
    ("hugo.toml", "title = 'H'\n", false),
    ("hugo.toml", "[markup.goldmark.renderer]\nunsafe = true\n", true),
    ("hugo.yaml", "markup: { goldmark: { renderer: { unsafe: true } } }\n", true),
    ("hugo.yaml", "markup: { goldmark: { renderer: { unsafe: false } } }\n", false),
    ("config/_default/markup.toml", "[goldmark.renderer]\nunsafe = true\n", true),
    ("config/_default/markup.yaml", "goldmark: { renderer: { hardWraps: true } }\n", false),
    (
      "config/production/hugo.json",
      "{\"Markup\": {\"goldmark\": {\"renderer\": {\"unsafe\": true}}}}", true
    ),
    ("config.toml", "base_url = 'https://a.example'\n", true), ("_config.yml", "title: J\n", true),
  ])
  func `HTML that Hugo does not show is not shown`(
    _ name: String, _ configuration: String, _ isShown: Bool
  ) throws {
    folder.write("", to: "old/content/x.txt")
    folder.write("title = 'H'\n", to: "old/" + (name.hasPrefix("config/") ? "hugo.toml" : "x.txt"))
    folder.write(configuration, to: "old/" + name)
    folder.write(
      "---\ntitle: A\n---\nHello\n\n<!-- secret -->\n\n<div>Seen?</div>\n",
      to: "old/" + (name == "_config.yml" ? "" : "content/") + "posts/a.md")
    let tool = Tool(in: folder.path)
    let made = try tool.run("new", "site", "--from", "old")
    let note =
      isShown
      ? ": 'raw-html: true' in site.yaml keeps it\n"
      : ", which Hugo did not show and is left out here: 'raw-html: true' in site.yaml shows it\n"
    #expect(made.errors.contains("are HTML in one place" + note), "\(made.errors)")
    let settings = try text("site/Content/site.yaml")
    #expect(settings.contains("raw-html: true") == isShown, "\(settings)")
    #expect(try tool.run("build", "site").status == 0)
    let disk = try DiskFileSystem(root: folder.path)
    let page = try #require(
      try disk.tree("site/public").files.first { $0.hasSuffix("/a/index.html") })
    #expect(try text(page).contains("Seen?") == isShown)
  }

  @Test func `what Jekyll excludes is left out, unless it was asked for`() throws {
    for (name, text) in [
      "_config.yml": "exclude: [plans/, secret.md, \"*.bak.md\", assets/source]\n",
      "tea.md": "---\ntitle: Tea\n---\n", "old/tea.bak.md": "---\ntitle: Old\n---\n",
      "plans/a.md": "---\ntitle: A\n---\n", "secret.md": "---\ntitle: S\n---\n",
      "not-secret.md": "---\ntitle: M\n---\n",
      "assets/a.txt": "a", "assets/source/b.txt": "b",
    ] {
      folder.write(text, to: "old/" + name)
    }
    let tool = Tool(in: folder.path)
    let made = try tool.run("new", "site", "--from", "old")
    #expect(made.output.contains("2 of "), "\(made.output)")
    #expect(
      made.errors.contains(
        "'exclude' of _config.yml names what is left out: "
          + "old/old/tea.bak.md, old/plans/a.md, old/secret.md, assets/source/b.txt\n"),
      "\(made.errors)")
    #expect(made.errors.contains("1 file of 'assets' is in Static/assets"), "\(made.errors)")
    let asked = try tool.run("new", "plans", "--from", "old/plans")
    #expect(asked.output.contains("1 of "), "\(asked.output)")
  }

  @Test func `what the files of Eleventy ignore is left out`() throws {
    for (name, text) in [
      "eleventy.config.js": "", ".eleventyignore": "README.md\n**/_*.md\n{a,b}.md\n",
      ".gitignore": "private/\n", "src/.eleventyignore": "plans\n",
      "README.md": "# Read me\n", "private/p.md": "# Private\n", "src/tea.md": "# Tea\n",
      "src/_part.md": "# Part\n", "src/plans/a.md": "# Plan\n",
    ] {
      folder.write(text, to: "old/" + name)
    }
    let made = try Tool(in: folder.path).run("new", "site", "--from", "old")
    #expect(made.output.contains("1 of "), "\(made.output)")
    for note in [
      ".eleventyignore names what is left out: old/README.md, old/src/_part.md\n",
      ".gitignore names what is left out: old/private/p.md\n",
      "src/.eleventyignore names what is left out: old/src/plans/a.md\n",
      "the pattern '{a,b}.md' of .eleventyignore is not applied: delete what it means from Content\n",
    ] {
      #expect(made.errors.contains("note: " + note), "\(made.errors)")
    }
    let inside = try Tool(in: folder.path).run("new", "inside", "--from", "old/src")
    #expect(inside.output.contains("1 of "), "\(inside.output)")
    #expect(inside.errors.split(separator: "src/.eleventyignore").count == 2, "\(inside.errors)")
  }

  @Test
  func `what a configuration hides in a part of its content is hidden where that was asked for`()
    throws
  {
    for (name, text) in [
      "old/_config.yml": "defaults: [{scope: {path: a/secret}, values: {published: false}}]\n",
      "old/a/secret/s.md": "---\ntitle: S\n---\n", "old/a/t.md": "---\ntitle: T\n---\n",
      "zola/zola.toml":
        "base_url = 'https://a.example'\nignored_content = ['*.{tmp,bak}.md', '{a']\n",
      "zola/content/b/x.tmp.md": "+++\ntitle = 'X'\n+++\n",
      "zola/content/b/y.md": "+++\ntitle = 'Y'\n+++\n",
    ] {
      folder.write(text, to: name)
    }
    let tool = Tool(in: folder.path)
    for asked in ["", "/a", "/a/secret"] {
      let made = try tool.run("new", "site\(asked.count)", "--from", "old" + asked)
      #expect(
        made.errors.contains(
          "hidden by 'published: false' of 'defaults' of _config.yml is a draft"),
        "\(asked): \(made.errors)")
      #expect(made.errors.contains("s.md\n") && !made.errors.contains("t.md\n"), "\(made.errors)")
    }
    let zola = try tool.run("new", "zola-site", "--from", "zola/content/b")
    #expect(zola.output.contains("1 of "), "\(zola.output)")
    for note in [
      "'ignored_content' of zola.toml names what is left out: b/x.tmp.md\n",
      "the pattern '{a' of 'ignored_content' of zola.toml is not applied",
    ] {
      #expect(zola.errors.contains("note: " + note), "\(zola.errors)")
    }
  }

  @Test func `content with odd keys is a site that is built`() throws {
    let keys = ["_id", "__", "_build", "1st", "class", "a b", "é", "😀", "Type", "url"]
    let members = keys.map { "\"\($0)\": \"w\"" }.joined(separator: ", ")
    folder.write("[{\"name\": \"A\", \(members)}, {\"name\": \"B\", \(members)}]", to: "old/a.json")
    let tool = Tool(in: folder.path)
    let made = try tool.run("new", "site", "--from", "old")
    let built = try tool.run("build", "site", "--strict")
    #expect(built.status == 0, "\(made.errors)\(built.errors)")
  }

  @Test func `former addresses and slugs of lists give a site that is right`() throws {
    for (name, text) in [
      "hugo.toml": "title = 'Old'\n",
      "content/posts/tea.md": "---\ntitle: Tea\nurl: /old/tea.html\n---\n[Tea](/old/tea.html)\n",
      "data/towns.json":
        "[{\"title\": \"A\", \"slug\": \"a b\"}, {\"title\": \"B\", \"slug\": \"b\"}]",
      "data/words.csv": "title,slug\nA,\"a, b\"\nB,b\n",
    ] {
      folder.write(text, to: "old/" + name)
    }
    let tool = Tool(in: folder.path)
    for (site, from) in [("site", "old"), ("lists", "old/data")] {
      let made = try tool.run("new", site, "--from", from)
      let built = try tool.run("build", site, "--strict")
      #expect(built.status == 0, "\(made.errors)\(built.errors)")
    }
    #expect(try text("site/public/old/tea.html").contains("../posts/tea/"))
    let disk = try DiskFileSystem(root: folder.path)
    let pages = try disk.tree("lists/public").files.filter { $0.hasSuffix("/a-b/index.html") }
    #expect(pages.count == 2, "\(pages)")
  }

  @Test(arguments: [("static/me.txt", true), ("static/favicon.ico", false)])
  func `a site has neutral icons unless it had one`(_ file: String, _ hasIcons: Bool) throws {
    folder.write("title = 'Old'\n", to: "old/hugo.toml")
    folder.write("---\ntitle: Tea\n---\nText.\n", to: "old/content/posts/tea.md")
    folder.write("x", to: "old/" + file)
    let tool = Tool(in: folder.path)
    let made = try tool.run("new", "site", "--from", "old")
    #expect(made.errors.contains("share.png for where pages are shared") == hasIcons)
    let built = try tool.run("build", "site", "--strict")
    #expect(built.status == 0, "\(built.errors)")
    let manifest = try text("site/public/manifest.webmanifest")
    #expect(manifest.contains("\"sizes\": \"512x512\"") == hasIcons, "\(manifest)")
    let page = try text("site/public/posts/tea/index.html")
    #expect(page.contains("assets/share.") == hasIcons)
    #expect(page.contains("rel=\"icon\" href=\"../../assets/icon.") == hasIcons)
  }

  /// The files of a site of Hugo with sections in sections.
  private static let sections = [
    "hugo.toml": "baseURL = 'https://old.example/'\ntitle = 'Old'\nlanguageCode = 'en'\n",
    "content/_index.md": "---\ntitle: Welcome\n---\nHello.\n",
    "content/about.md": "---\ntitle: About\n---\n![Me](me.svg) [tea]({{< ref \"tea\" >}})\n",
    "content/me.svg":
      "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 4 3\" width=\"4\" height=\"3\"/>\n",
    "content/posts/_index.md": "---\ntitle: \"All: posts\"\ndescription: What I write\n---\n",
    "content/posts/tea.md":
      "---\ntitle: Tea\ndate: 2024-01-02\ntags: [hot]\n---\n[Me]({{% relref \"/about\" %}}) "
      + "[set up]({{< ref \"../docs/guide/install.md#first\" >}})\n",
    "content/docs/_index.md": "---\ntitle: Documents\n---\nText.\n",
    "content/docs/faq.md": "---\ntitle: FAQ\nweight: 2\n---\n[No]({{< ref \"nowhere\" >}})\n",
    "content/docs/guide/install.md": "---\ntitle: Install\nweight: 1\n---\n## First\n\nText.\n",
    "content/docs/guide/deep/index.md": "---\ntitle: Deep\nweight: 3\n---\nText.\n",
    "data/people.json": "[{\"name\": \"Ann\"}]",
  ]

  @Test func `each section of a site is a collection at its address`() throws {
    for (name, text) in Self.sections { folder.write(text, to: "old/" + name) }
    let tool = Tool(in: folder.path)
    let made = try tool.run("new", "site", "--from", "old")
    #expect(made.output.contains("3 of Doc, 1 of Post, 1 of OwnPage "), "\(made.output)")
    for note in [
      "data for templates is left out: data/people.json. ",
      "3 links by tags, such as 'ref' or 'post_url', are those of Markdown now\n",
      "the address of 2 entries is another here: the former one is in 'aliases'\n",
      "titles and texts of sections are not taken over: write them into site.yaml and templates: "
        + "_index.md\n",
      "of these files only 'title' and 'description' are taken over, as those of sections: "
        + "docs/_index.md\n",
    ] {
      #expect(made.errors.contains("note: " + note), "\(made.errors)")
    }
    #expect(!made.errors.contains("other addresses"), "\(made.errors)")
    let settings = try text("site/Content/site.yaml")
    #expect(
      settings.contains("    title: \"All: posts\"\n    description: \"What I write\"\n"),
      "\(settings)"
    )
    #expect(settings.contains("  pages: { model: OwnPage, from: \"*.md\" }\n"), "\(settings)")
    let built = try tool.run("build", "site")
    #expect(built.status == 0, "\(built.errors)")
    #expect(built.errors.ranges(of: "warning[").count == 1, "\(built.errors)")
    let disk = try DiskFileSystem(root: folder.path + "/site/public")
    for page in [
      "about", "posts", "posts/tea", "posts/tags/hot", "docs", "docs/faq", "docs/install", "pages",
      "docs/guide/install", "docs/guide/deep",
    ] {
      #expect(try disk.exists(page + "/index.html"), "\(page)")
    }
    let tea = try text("site/public/posts/tea/index.html")
    #expect(tea.contains("href=\"../../about/\""), "\(tea)")
    #expect(tea.contains("href=\"../../docs/install/#first\""), "\(tea)")
  }

  @Test func `drafts of Jekyll are posts, its home is no entry, and its links are of Markdown`()
    throws
  {
    for (name, text) in [
      "_config.yml": "title: Old\nurl: https://old.example\nlang: en\n",
      "index.md": "---\nlayout: home\ntitle: Home\n---\n",
      "about.md": "---\ntitle: About\n---\n## Me\n\nText.\n",
      "_drafts/idea.md": "---\ntitle: Idea\n---\nSecret.\n",
      "_posts/2024-01-02-tea.md": "---\ntitle: Tea\n---\n[Me]({% link about.md %}#me)\n",
      "_posts/2024-01-03-milk.md":
        "---\ntitle: Milk\n---\n[Tea]({{ site.baseurl }}{% post_url 2024-01-02-tea %} \"It\") "
        + "`{% post_url 2024-01-02-tea %}`\n",
    ] {
      folder.write(text, to: "old/" + name)
    }
    let tool = Tool(in: folder.path)
    let made = try tool.run("new", "site", "--from", "old")
    #expect(made.output.contains("3 of Post, 1 of OwnPage "), "\(made.output)")
    let built = try tool.run("build", "site", "--strict")
    #expect(built.status == 0, "\(built.errors)")
    #expect(
      try text("site/Content/posts/2024-01-03-milk.md").contains(
        "[Tea](@/posts/2024-01-02-tea.md \"It\") `{% post_url 2024-01-02-tea %}`\n"))
    #expect(
      try text("site/public/posts/2024-01-02-tea/index.html").contains("\"../../about/#me\""))
    let disk = try DiskFileSystem(root: folder.path)
    for page in try disk.tree("site/public").files where page.hasSuffix(".html") {
      #expect(try !text(page).contains("Secret."), "\(page)")
    }
  }

  @Test func `posts of Jekyll without a configuration are those of Jekyll`() throws {
    for (name, text) in [
      "about.md": "---\ntitle: About\n---\nText.\n",
      "_posts/2014-01-02-tea.md": "---\nlayout: post\ntitle: Tea\ntags: hot green\n---\nText.\n",
      "_posts/2014-01-03-milk.md": "---\ntitle: Milk\n---\n[Tea]({% post_url 2014-01-02-tea %})\n",
      "_posts/2014-01-04-rum.md": "---\ntitle: Rum\npublished: false\n---\nSecret.\n",
      "_drafts/idea.md": "---\ntitle: Idea\n---\nSecret.\n",
    ] {
      folder.write(text, to: "old/" + name)
    }
    let tool = Tool(in: folder.path)
    let made = try tool.run("new", "site", "--from", "old")
    #expect(made.output.contains("4 of Post, 1 of OwnPage "), "\(made.output)")
    #expect(made.errors.contains("because Jekyll parts such a text at blanks"), "\(made.errors)")
    let built = try tool.run("build", "site", "--strict")
    #expect(built.status == 0, "\(built.errors)")
    #expect(try text("site/Content/posts/2014-01-02-tea.md").contains("date: 2014-01-02"))
    for page in try DiskFileSystem(root: folder.path).tree("site/public").files
    where page.hasSuffix(".html") {
      #expect(try !text(page).contains("Secret."), "\(page)")
    }
  }

  @Test func `names and slugs of which no address can be made become a site that builds`() throws {
    let files = [
      "old/con.md": "---\ntitle: Console\n---\nText.\n",
      "old/!!!.md": "---\ntitle: Loud\n---\nText.\n",
      "old/C.md": "---\ntitle: C\n---\nText.\n", "old/C++.md": "---\ntitle: C++\n---\nText.\n",
      "old/114-bling!.md": "---\ntitle: Bling\nslug: 114-bling!\n---\nText.\n",
      "old/last.md": "---\ntitle: Last\n---\nSee [it](/old/114-bling!/) and [C](C++.md).\n",
      "old/a/intro.json": "{\"title\": \"First\", \"text\": \"Hello\"}",
      "old/b/intro.json": "{\"title\": \"Second\", \"text\": \"Hello\"}",
      "old/a/intro.yaml": "# One\ntitle: Third\ntext: Hello\n",
      "old/b/intro.yaml": "---\ntitle: Fourth\ntext: Hello\n",
    ]
    for (name, text) in files { folder.write(text, to: name) }
    let made = try Tool(in: folder.path).run("new", "site", "--from", "old")
    #expect(made.status == 0)
    #expect(
      made.errors.contains(
        "note: slugs of which no address can be made are others now: old/114-bling!.md '114-bling' "
          + "for '114-bling!'"), "\(made.errors)")
    let checked = try Tool(in: folder.path + "/site").run("check", "--strict")
    #expect(checked.status == 0, "\(checked.errors)")
    let listed = try Tool(in: folder.path + "/site").run("list").output
    for address in [
      "/old/the-con/", "/old/loud/", "/old/c/", "/old/c-2/", "/old/114-bling/",
    ] {
      #expect(listed.contains("\t\(address)\t"), "\(listed)")
    }
    #expect(listed.split(separator: "\n").count == files.count, "\(listed)")
  }

  @Test(arguments: [
    ("hugo.toml", "baseURL = 'https://a.example/'\n", "content/posts/tea.md", "/index.xml"),
    (
      "hugo.toml", "baseURL = 'https://a.example/'\ndisableKinds = ['RSS']\n",
      "content/posts/tea.md", nil
    ),
    (
      "config.toml", "base_url = 'https://a.example'\ngenerate_feeds = true\n",
      "content/posts/tea.md", "/atom.xml"
    ),
    ("config.toml", "base_url = 'https://a.example'\n", "content/posts/tea.md", nil),
    (
      "_config.yml", "title: A\nplugins: [jekyll-feed]\n", "_posts/2024-01-02-tea.md", "/feed.xml"
    ),
    ("_config.yml", "title: A\n", "_posts/2024-01-02-tea.md", nil),
  ])
  func `the address of a feed is named`(
    configuration: String, text: String, page: String, address: String?
  ) throws {
    folder.write(text, to: "old/" + configuration)
    folder.write("---\ntitle: Tea\ndate: 2024-01-02\n---\nText.\n", to: "old/" + page)
    let made = try Tool(in: folder.path).run("new", "site", "--from", "old")
    #expect(made.status == 0, "\(made.errors)")
    #expect(made.errors.contains("readers of the former feed") == (address != nil))
    if let address { #expect(made.errors.contains("ask for \(address): give a collection")) }
  }
}
