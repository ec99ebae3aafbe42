import FileSystem
import TestSupport
import Testing

/// What lies beside content is published as the generator of its site did it, or named.
struct UnpublishedFileTests {
  private let folder = TemporaryFolder()

  private static let picture =
    "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 4 3\" width=\"4\" height=\"3\"/>\n"

  /// The site that is made of files, and what is said of it.
  private func made(of files: [String: String]) throws -> (report: String, files: Set<String>) {
    for (name, text) in files { folder.write(text, to: "old/" + name) }
    let tool = Tool(in: folder.path)
    let made = try tool.run("new", "site", "--from", "old")
    #expect(made.status == 0, "\(made.errors)")
    let built = try tool.run("build", "site")
    #expect(built.status == 0, "\(built.errors)")
    let all = try DiskFileSystem(root: folder.path + "/site").tree("").files
    return (made.errors, Set(all))
  }

  private static let jekyll = [
    "_config.yml": "title: J\nurl: https://j.example\nlang: en\nexclude: [secret.txt]\n",
    "_posts/2024-01-02-tea.md":
      "---\ntitle: Tea\n---\n![A](/root.svg) [Plan](/pdf/plan.txt) [No](/pdf/b.txt)\n",
    "about.md": "---\ntitle: About\n---\n![Me](me.svg)\n", "_posts/p.svg": picture,
    "me.svg": picture, "root.svg": picture, "pdf/plan.txt": "plan", "pdf/b.txt": "b",
    "pdf/c.txt": "c", "CNAME": "j.example\n", "robots.txt": "User-agent: *\n",
    "favicon.ico": "icon", "css/main.css": "a { color: red }\n", "js/a.js": "f()\n",
    "css/site.scss": "---\n---\na {}\n", "_sass/part.scss": "a {}\n", "google1.html": "google\n",
    "feed.xml": "---\n---\n<feed/>\n", "secret.txt": "s", "Gemfile": "gem 'jekyll'\n",
    "lib/demo/index.html": "<p>Demo</p>\n", "key.asc": "-----BEGIN KEY-----\n", "note.txt~": "x",
  ]

  @Test func `what Jekyll publishes as it is goes to Static`() throws {
    let (report, files) = try made(of: Self.jekyll)
    let loose = [
      "CNAME", "robots.txt", "favicon.ico", "css/main.css", "js/a.js", "pdf/c.txt", "google1.html",
      "lib/demo/index.html", "key.asc",
    ]
    for name in loose {
      #expect(files.contains("Static/" + name), "\(name): \(report)")
      #expect(files.contains("public/" + name) && !files.contains("Content/" + name), "\(name)")
    }
    // What pages refer to is published from the content, at the same address.
    for name in ["me.svg", "root.svg", "pdf/plan.txt", "pdf/b.txt"] {
      #expect(files.contains("Content/" + name) && files.contains("public/" + name), "\(name)")
      #expect(!files.contains("Static/" + name), "\(name)")
    }
    for name in ["css/site.scss", "feed.xml", "secret.txt", "Gemfile", "note.txt~", "p.svg"] {
      #expect(!files.contains { $0.hasPrefix("public/") && $0.hasSuffix(name) }, "\(name)")
    }
    for note in [
      "Static has the files beside the content that Jekyll publishes as they are: CNAME, css/main.css, "
        + "favicon.ico, google1.html, js/a.js, key.asc and 3 more\n",
      "files that are no entries, and to which no page leads, are not published: feed.xml\n",
      "pictures, sounds and films to which no page leads are not published: posts/p.svg\n",
      "files for the generator alone, which do nothing here, are in Content: Gemfile, "
        + "css/site.scss, sass/part.scss\n",
    ] {
      #expect(report.contains("note: " + note), "\(report)")
    }
  }

  @Test func `what Jekyll publishes is also there where the content has mistakes`() throws {
    for (name, text) in Self.jekyll { folder.write(text, to: "old/" + name) }
    folder.write("---\ntitle: Bad\n---\n[x](gone.md) {{< x >}}\n", to: "old/bad.md")
    let made = try Tool(in: folder.path).run("new", "site", "--from", "old")
    let files = Set(try DiskFileSystem(root: folder.path + "/site").tree("").files)
    for name in ["Static/CNAME", "Static/js/a.js", "Content/me.svg", "Content/pdf/plan.txt"] {
      #expect(files.contains(name), "\(name): \(made.errors)")
    }
    #expect(made.errors.contains("are not published: posts/p.svg\n"), "\(made.errors)")
  }

  @Test func `what the program of Eleventy names is in Static, and the rest is named`() throws {
    let (report, files) = try made(of: [
      "eleventy.config.js": """
      export default function (config) {
        config.addPassthroughCopy("CNAME");
        // config.addPassthroughCopy("plan.txt");
        config.addPassthroughCopy({ "src/well": "known", "other/x.txt": "y.txt" });
        config.addPassthroughCopy("src/**/*.pdf");
        config.addPassthroughCopy(computed);
        config.addPassthroughCopy({ fonts: "/", icons: 'img' });
        config.addPassthroughCopy({ [computed]: "keys", plans: "plans" });
        config.addPassthroughCopy("./");
        return { dir: { input: "src" } };
      }
      """,
      "CNAME": "e.example\n", "src/posts/x.md": "---\ntitle: X\n---\nText.\n",
      "src/posts/p.svg": Self.picture, "src/docs/a.pdf": "%PDF", "src/well/key.txt": "k",
      "src/robots.txt": "User-agent: *\n", "other/x.txt": "x", "plan.txt": "p",
      "fonts/f.woff2": "f", "icons/i.svg": Self.picture, "plans/p.txt": "p",
    ])
    for name in ["CNAME", "docs/a.pdf", "known/key.txt", "y.txt", "f.woff2", "img/i.svg"] {
      #expect(files.contains("Static/" + name) && files.contains("public/" + name), "\(name)")
    }
    #expect(!files.contains("Content/docs/a.pdf") && !files.contains("Content/well/key.txt"))
    for name in ["robots.txt", "eleventy.config.js", "plans/p.txt", "plan.txt"] {
      #expect(!files.contains("Static/" + name), "\(name)")
    }
    for note in ["no page leads, are not published: robots.txt\n", "not published: posts/p.svg\n"] {
      #expect(report.contains(note), "\(report)")
    }
  }

  @Test(arguments: [
    (
      [
        "hugo.toml": "title = 'H'\n",
        "content/gallery/summer/index.md": "---\ntitle: S\n---\nPics.\n",
        "content/gallery/summer/1.svg": picture, "content/gallery/summer/menu.pdf": "%PDF",
      ], ["gallery/summer/1.svg", "gallery/summer/menu.pdf"]
    ),
    (
      [
        "config.toml": "base_url = 'https://z.example'\n",
        "content/blog/trip/index.md": "+++\ntitle = 'T'\n+++\nText.\n",
        "content/blog/trip/p.svg": picture,
      ], ["blog/trip/p.svg"]
    ),
    (
      ["a.md": "# A\n\nText.\n", "y.svg": picture, "pics/z.svg": picture, "doc.pdf": "%PDF"],
      ["old/doc.pdf", "old/pics/z.svg, old/y.svg"]
    ),
    // A draft may show what no page shows yet.
    (
      [
        "a.md": "# A\n\nText.\n", "b.md": "---\ntitle: B\ndraft: true\n---\n![x](the%20y.svg)\n",
        "the y.svg": picture,
      ], []
    ),
  ])
  func `files to which no page leads are named`(
    _ files: [String: String], _ named: [String]
  ) throws {
    let report = try made(of: files).report
    #expect(
      report.split(separator: "\n").count { $0.contains(" not published: ") } == named.count,
      "\(report)")
    for names in named { #expect(report.contains("not published: \(names)\n"), "\(report)") }
  }
}
