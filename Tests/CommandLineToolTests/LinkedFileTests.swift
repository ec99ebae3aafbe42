import TestSupport
import Testing

/// Symbolic links among the files of a site stand for what they lead to.
struct LinkedFileTests {
  private static let picture =
    "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 40 30\"></svg>"

  private func linkedSite() -> SmallSite {
    let site = SmallSite()
    site.write(Self.picture, to: "Content/notes/real.svg")
    site.folder.makeLink("site/Content/notes/a.svg", to: "real.svg")
    site.write("a longer text", to: "Content/papers/paper.txt")
    site.folder.makeLink("site/Content/notes/paper.txt", to: "../papers/paper.txt")
    site.write(
      "import ApusModels\n\nstruct Note: Entry {\n  @Key var title: String\n"
        + "  @Within(1...9) var stars: Int\n  var file: File?\n  @Body var text: Markdown\n}\n",
      to: "Content/Models/Note.swift")
    site.write(
      "{% extends \"base.html\" %}{% block main %}<h1>{{ note.title }}</h1>"
        + "{% if note.file %}<p>{{ note.file.byteCount }} bytes</p>{% endif %}{{ note.text }}"
        + "{% endblock %}", to: "Templates/entry.html")
    return site
  }

  @Test(arguments: [
    ("Content/x.yaml", "keys.yaml", "[x](../x.yaml)", true),
    ("Static/x.yaml", "../Content/keys.yaml", "", false),
    ("Content/dd", "more", "[x](../dd/keys.yaml)", true),
  ])
  func `secrets are not published by another name of their file`(
    link: String, target: String, text: String, isLinked: Bool
  ) throws {
    let site = SmallSite()
    site.write(
      (site.text(of: "Content/site.yaml") ?? "").replacing(
        "collections:\n",
        with: "collections:\n  keys: { model: Password, from: \"keys.yaml\" }\n"
          + "  others: { model: Password, from: more/*.yaml }\n"),
      to: "Content/site.yaml")
    site.write(
      "import ApusModels\n\nstruct Password: Entry {\n  @Key var title: String\n"
        + "  @Secret var word: String\n}\n", to: "Content/Models/Password.swift")
    site.write("title: A\nword: xyzzy\n", to: "Content/keys.yaml")
    site.write("title: B\nword: plugh\n", to: "Content/more/keys.yaml")
    site.write("---\ntitle: Apple\nstars: 3\n---\nA. \(text)\n", to: "Content/notes/apple.md")
    site.write("x", to: "Static/x.txt")
    #expect(try isLinked || site.run("build", "--output", "before").status == 0)
    site.folder.makeLink("site/" + link, to: target)
    let outcome = try site.run("build")
    #expect(outcome.status == 1, "\(outcome.errors)")
    #expect(outcome.errors.contains("by another name, and is not published"), "\(outcome.errors)")
    #expect(try site.files(below: "public").isEmpty)
    // A file of the same size that is another one is published.
    site.folder.write("title: C\nword: zzzzz\n", to: "site/Static/copy.yaml")
    let again = try site.run("check")
    #expect(!again.errors.contains("copy.yaml"), "\(again.errors)")
  }

  @Test func `a file behind a link is shown, measured and published`() throws {
    let site = linkedSite()
    site.write("robots", to: "Shared/robots.txt")
    site.write("x", to: "Static/favicon.ico")
    site.folder.makeLink("site/Static/robots.txt", to: "../Shared/robots.txt")
    site.write(
      "---\ntitle: Apple\nstars: 3\nfile: paper.txt\n---\n![A](a.svg), [it](a.svg), "
        + "[paper](paper.txt)\n", to: "Content/notes/apple.md")
    let built = try site.run("build")
    #expect(built.status == 0, "\(built.errors)")
    let page = try #require(site.text(of: "public/notes/apple/index.html"))
    #expect(page.contains("<img src=\"../a.svg\" width=\"40\" height=\"30\""), "\(page)")
    #expect(page.contains("<p>13 bytes</p>"), "\(page)")
    #expect(site.text(of: "public/notes/a.svg") == Self.picture)
    #expect(site.text(of: "public/notes/paper.txt") == "a longer text")
    #expect(site.text(of: "public/robots.txt") == "robots")
  }

  @Test func `what is behind a link out of the site is refused`() throws {
    let site = linkedSite()
    site.folder.write("secret", to: "secret.txt")
    site.folder.makeLink("site/Content/notes/out.txt", to: "../../../secret.txt")
    site.write(
      "---\ntitle: Apple\nstars: 3\n---\n[it](out.txt)\n", to: "Content/notes/apple.md")
    let built = try site.run("build")
    #expect(built.status == 1)
    #expect(built.errors.contains("a link on the way to it leads out"), "\(built.errors)")
    #expect(try site.files(below: "public").isEmpty)
  }

  @Test(arguments: [
    "Content/notes/a\nb.md", "Templates/a\nb.html", "Static/a\u{1}.txt",
    "Content/no\ttes/x.svg", "Static/.well-known/a\nb.txt",
  ])
  func `a name with a control character is refused, and shown without it`(path: String) throws {
    let site = SmallSite()
    site.write("---\ntitle: Fig\nstars: 3\n---\nFig.\n", to: path)
    let built = try site.run("build")
    #expect(built.status == 1, "\(built.output)")
    #expect(built.errors.contains("its name holds a control character"), "\(built.errors)")
    let name = path.split(separator: "/").first { $0.contains { $0.isNewline || $0 < " " } } ?? ""
    #expect(!built.errors.contains(name), "\(built.errors)")
    #expect(built.errors.split(separator: "control character").count == 2, "\(built.errors)")
  }
}
