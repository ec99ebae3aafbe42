import FileSystem
import TestSupport
import Testing

/// `apus new --from` with the whole folder of a site of another generator: what its pages become.
struct WholeSiteTests {
  private let folder = TemporaryFolder()

  /// A site, the pages that it becomes, and what no page and no file of it holds or is called.
  struct Example: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let files: [String: String]
    let pages: [String]
    var absent: [String] = []
    /// What pages have, by their addresses.
    var texts: [String: String] = [:]
  }

  private static let hugo = "title = 'Old'\nbaseURL = 'https://old.example/'\nlanguageCode = 'en'\n"
  private static let jekyll = "title: Old\nurl: https://old.example\nlang: en\n"

  private static func page(_ title: String, _ lines: String = "", text: String = "Text.") -> String
  {
    "---\ntitle: \(title)\n\(lines)---\n\(text)\n"
  }

  private static let examples = [
    Example(
      testDescription: "pages of sections are their lists, and drafts are no files",
      files: [
        "hugo.toml": hugo, "content/docs/_index.md": page("Docs"),
        "content/docs/a.md": page(
          "A",
          text: "[d]({{< ref \"/docs/_index.md\" >}}) [e]({{< ref \"/docs\" >}}) [h](@/_index.md)"),
        "content/_index.md": page("Home"),
        "content/docs/deep/_index.md": page("Deep", "draft: true\n", text: "Secret."),
      ], pages: ["docs", "docs/a"], absent: ["Secret.", "_index.md"],
      texts: ["docs/a": "<a href=\"../\">d</a> <a href=\"../\">e</a> <a href=\"../../\">h</a>"]),
    Example(
      testDescription: "a page in a folder of its own is at its name, once",
      files: [
        "hugo.toml": hugo, "content/about/index.md": page("About", text: "![Me](me.svg)"),
        "content/imprint/index.md": page("Imprint"),
        "content/about/me.svg":
          "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 4 3\" width=\"4\" height=\"3\"/>\n",
        "content/posts/p.md": page("P", text: "[a]({{< ref \"about\" >}}) [b](/about/)"),
      ], pages: ["about", "imprint", "posts/p"], absent: ["the-index", "about/about"],
      texts: ["posts/p": "<a href=\"../../about/\">a</a> <a href=\"../../about/\">b</a>"]),
    Example(
      testDescription: "the index of a folder with pages is that of the section",
      files: [
        "_config.yml": jekyll, "docs/index.md": page("Handbook"),
        "docs/install.md": page("Install"),
        "index.md": page("Home"), "about.md": page("About", text: "[home]({% link index.md %})"),
      ], pages: ["docs", "docs/install", "about"], absent: ["the-index"],
      texts: ["docs": "Handbook", "about": "<a href=\"../\">home</a>"]),
    Example(
      testDescription: "a section without pages is a page",
      files: [
        "hugo.toml": hugo, "content/contact/_index.md": page("Contact", text: "Write to us."),
        "content/posts/p.md": page("P"),
      ], pages: ["contact", "posts/p"], texts: ["contact": "Write to us."]),
    Example(
      testDescription: "names with digits and full stops keep their addresses",
      files: [
        "hugo.toml": hugo, "content/2024/one.md": page("One"), "content/a.b/two.md": page("Two"),
      ], pages: ["2024", "2024/one", "a-b/two", "a.b/two"], absent: ["c2024"]),
    Example(
      testDescription: "a page beside a section of its name is that of the section",
      files: [
        "_config.yml": jekyll + "collections: { projects: { output: true } }\n",
        "_projects/alpha.md": page("Alpha"), "projects.md": page("My projects"),
      ], pages: ["projects", "projects/alpha"], texts: ["projects": "My projects"]),
    Example(
      testDescription: "addresses of Jekyll are aliases",
      files: [
        "_config.yml": jekyll + "collections: { projects: { output: true } }\n",
        "_posts/2024-01-05-Hello-world.md": page("Hello", "categories: [Life, tea]\n"),
        "travel/_posts/2024-03-05-sea.md": page("Sea", "date: 2023-02-03 10:00:00 +0100\n"),
        "about.md": page("About"), "_projects/alpha.md": page("Alpha"),
        "_posts/2024-02-05-perm.md": page("Perm", "permalink: /x/\n"),
      ],
      pages: [
        "life/tea/2024/01/05/Hello-world.html", "travel/2023/02/03/sea.html", "about.html",
        "projects/alpha.html", "x", "about",
      ], absent: ["2024/02/05"]),
    Example(
      testDescription: "addresses by a pattern of Jekyll are aliases",
      files: [
        "_config.yml": jekyll + "permalink: /:categories/:year/:i_month/:title/\n"
          + "defaults: [{ scope: { path: '' }, values: { layout: post } }]\n",
        "_posts/2024-01-05-hello.md": page("Hello"), "docs/about.md": page("About"),
        "_posts/2024-01-06-odd.md": page("Odd", "category: Life stories\n"),
      ], pages: ["2024/1/hello", "docs/about"], absent: ["about.html", "2024/1/odd"]),
    Example(
      testDescription: "addresses by a pattern of Hugo are aliases",
      files: [
        "hugo.toml": hugo
          + "[permalinks]\nposts = '/:year/:month/:slug'\nnotes = '/n/:yearday/:slug/'\n",
        "content/posts/p.md": page("Tea & cake", "date: 2024-01-05\n"),
        "content/posts/q.md": page("Q", "date: 2024-02-05T10:00:00Z\nslug: quick\n"),
        "content/notes/n.md": page("N", "date: 2024-02-05\n"), "content/docs/d.md": page("D"),
      ], pages: ["2024/01/tea-cake", "2024/02/quick", "docs/d", "notes/n"], absent: ["yearday"]),
    Example(
      testDescription: "aliases of Hugo may be relative",
      files: [
        "hugo.toml": hugo,
        "content/posts/p.md": page("P", "aliases: [old-vac, ../rel, /whole/]\n"),
      ], pages: ["posts/p", "posts/old-vac", "rel", "whole"]),
    Example(
      testDescription: "the input of Eleventy is followed",
      files: [
        "eleventy.config.js": "export default () => ({ dir: { output: 'o', input: \"src\" } })\n",
        "README.md": "# Secret.\n", "src/about.md": page("About"), "src/blog/one.md": page("One"),
      ], pages: ["about", "blog/one"], absent: ["Secret.", "src", "readme"]),
    Example(
      testDescription: "the content folder of Hugo is followed",
      files: [
        "hugo.toml": hugo + "contentDir = 'docs/text'\n", "README.md": "# Secret.\n",
        "docs/text/guide/g.md": page("G"),
      ], pages: ["guide/g"], absent: ["Secret.", "text"]),
    Example(
      testDescription: "the source of Jekyll is followed",
      files: [
        "_config.yml": jekyll + "source: ./site\n", "internal.md": page("Secret."),
        "site/about.md": page("About"), "site/_posts/2024-01-01-one.md": page("One"),
      ], pages: ["about", "posts/2024-01-01-one"], absent: ["Secret."]),
    Example(
      testDescription: "Zola leaves the date of a name out of the address",
      files: [
        "config.toml": "title = 'Old'\nbase_url = 'https://old.example'\n",
        "content/blog/2024-01-02-tea.md": "+++\ntitle = 'Tea'\n+++\nText.\n",
        "content/blog/sub/2024-01-03-milk.md": "+++\ntitle = 'Milk'\n+++\nText.\n",
      ], pages: ["blog/2024-01-02-tea", "blog/tea", "blog/2024-01-03-milk", "blog/sub/milk"]),
    Example(
      testDescription: "collections of Jekyll may be in a folder of their own",
      files: [
        "_config.yml": jekyll
          + "collections_dir: things\ncollections: { projects: { output: true } }\n",
        "things/_posts/2024-01-01-one.md": page("One", text: "[p]({% link _projects/p.md %})"),
        "things/_projects/p.md": page("P"), "about.md": page("About"),
      ], pages: ["posts/2024-01-01-one", "projects/p", "about"], absent: ["things"]),
    Example(
      testDescription: "keys of Hugo have one spelling",
      files: [
        "hugo.toml": hugo,
        "content/posts/a.md": "---\nTitle: Apple\nDate: 2024-01-02\nTags: [red]\n---\nText.\n",
        "content/posts/b.md": page("Pear", "date: 2024-01-03\ntags: [red, green]\n"),
        "content/posts/c.md": page("Plum", "date: 2024-01-04\ntags: [blue]\n"),
      ], pages: ["posts/a", "posts/tags/red", "posts/tags/green"],
      texts: ["posts/tags/red": "Apple"]),
    Example(
      testDescription: "a section called models is no folder of models",
      files: ["hugo.toml": hugo, "content/models/t.md": page("T")], pages: ["models/t"]),
    Example(
      testDescription: "the translation of a page in a folder of its own is a page",
      files: [
        "hugo.toml": hugo, "content/posts/p.md": page("P"), "content/posts/b/index.md": page("B"),
        "content/posts/b/index.de.md": page("B auf Deutsch"),
        "content/about/index.md": page("About"), "content/about/index.de.md": page("Über uns"),
      ], pages: ["posts/p", "posts/b", "posts/index-de", "about", "index-de"]),
  ]

  @Test(arguments: examples)
  func `becomes pages at the same addresses`(_ example: Example) throws {
    for (name, text) in example.files { folder.write(text, to: "old/" + name) }
    let tool = Tool(in: folder.path)
    let made = try tool.run("new", "site", "--from", "old")
    #expect(made.status == 0, "\(made.errors)")
    let built = try tool.run("build", "site", "--strict")
    #expect(built.status == 0, "\(made.errors)\(built.errors)")
    let disk = try DiskFileSystem(root: folder.path + "/site/public")
    for page in example.pages {
      let path = page.hasSuffix(".html") ? page : page + "/index.html"
      #expect(try disk.exists(path), "\(page)")
    }
    for path in try disk.tree("").files where !path.hasPrefix("assets/") {
      for word in example.absent { #expect(!path.contains(word), "\(path)") }
      guard path.hasSuffix(".html") || path.hasSuffix(".md") else { continue }
      let text = String(decoding: try disk.read(path, limit: 1 << 20), as: UTF8.self)
      for word in example.absent where word.hasSuffix(".") {
        #expect(!text.contains(word), "\(path)")
      }
    }
    for (page, expected) in example.texts {
      let path = page + "/index.html"
      let text = String(decoding: try disk.read(path, limit: 1 << 20), as: UTF8.self)
      #expect(text.contains(expected), "\(page): \(text)")
    }
  }

  /// Sections whose names templates, or YAML, know as something else.
  @Test(arguments: [
    "assets", "search", "url", "urls", "t", "group", "groups", "lists", "archive", "archives",
    "null",
    "items", "feed", "fields", "home", "entry", "records", "yes", "views",
  ])
  func `a section may have any name`(_ name: String) throws {
    folder.write(Self.hugo, to: "old/hugo.toml")
    folder.write(Self.page("Thing", "tags: [a]\n"), to: "old/content/\(name)/thing.md")
    let tool = Tool(in: folder.path)
    let made = try tool.run("new", "site", "--from", "old")
    let built = try tool.run("build", "site", "--strict")
    #expect(built.status == 0, "\(made.errors)\(built.errors)")
    let disk = try DiskFileSystem(root: folder.path + "/site/public")
    #expect(try disk.exists(name + "/thing/index.html"))
  }
}
