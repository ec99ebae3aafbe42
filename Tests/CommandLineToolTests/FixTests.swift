import TestSupport
import Testing

/// `apus check --fix`.
struct FixTests {
  let site = SmallSite()

  /// Makes a misspelt key, a link to a place where nothing is any more, and a misspelt field.
  private func makeMistakes() {
    site.write(
      "---\ntitle: Apple\nstasr: 3\n---\nA [pear](paer.md).\n", to: "Content/notes/apple.md")
    site.write(
      """
      {% extends "base.html" %}
      {% block main %}<h1>{{ note.titel }}</h1><p>{{ note.stars }}</p>{{ note.text }}{% endblock %}
      """, to: "Templates/entry.html")
  }

  @Test func `misspelt keys, fields and links are mended and shown before`() throws {
    makeMistakes()
    #expect(try site.run("check").status == 1)
    let outcome = try site.run("check", "--fix")
    #expect(outcome.status == 0)
    #expect(outcome.errors == "")
    #expect(
      outcome.output.contains(
        """
        --- Content/notes/apple.md
        +++ Content/notes/apple.md
        @@ -3 +3 @@
        -stasr: 3
        +stars: 3
        @@ -5 +5 @@
        -A [pear](paer.md).
        +A [pear](pear.md).
        """))
    #expect(outcome.output.contains("2 files mended\n"))
    #expect(
      site.text(of: "Content/notes/apple.md")
        == "---\ntitle: Apple\nstars: 3\n---\nA [pear](pear.md).\n")
    #expect(site.text(of: "Templates/entry.html")?.contains("note.title") == true)
    #expect(try site.run("check").status == 0)
  }

  @Test func `a mistake that only a page shows does not keep others from being mended`() throws {
    site.write(
      "---\ntitle: Apple\nstasr: 3\n---\nA [pear](pear.md).\n", to: "Content/notes/apple.md")
    site.write(
      "---\ntitle: Pear\nstars: 4\n---\nGo [up](#nowhere).\n", to: "Content/notes/pear.md")
    let outcome = try site.run("check", "--fix")
    #expect(outcome.status == 1)
    #expect(outcome.output.contains("-stasr: 3\n+stars: 3\n"), "\(outcome.output)")
    #expect(outcome.errors.contains("'nowhere'"), "\(outcome.errors)")
  }

  @Test(arguments: [
    ("Content/site.yaml", "collections:", "colections:"),
    ("Content/Models/Note.swift", "text: Markdown", "text: Makrdown"),
  ])
  func `a name that hides other mistakes is mended, and they are told`(
    path: String, right: String, wrong: String
  ) throws {
    let text = site.text(of: path) ?? ""
    site.write(text.replacing(right, with: wrong), to: path)
    site.write("---\ntitle: Apple\nstars: many\n---\nRed.\n", to: "Content/notes/apple.md")
    let outcome = try site.run("check", "--fix")
    #expect(outcome.status == 1)
    #expect(outcome.output.contains("1 file mended\n"), "\(outcome.output)\(outcome.errors)")
    #expect(site.text(of: path) == text)
    #expect(outcome.errors.contains("'many'"), "\(outcome.errors)")
  }

  @Test func `a key that would be there twice is not mended`() throws {
    let text = site.text(of: "Content/site.yaml") ?? ""
    site.write(text + "\ncolections: {}\n", to: "Content/site.yaml")
    let outcome = try site.run("check", "--fix")
    #expect(!outcome.output.contains("mended"), "\(outcome.output)")
    #expect(outcome.errors.contains("unknown field 'colections'"), "\(outcome.errors)")
  }

  @Test func `a second run changes nothing`() throws {
    makeMistakes()
    _ = try site.run("check", "--fix")
    let files = try site.files(below: "Content")
    let again = try site.run("check", "--fix")
    #expect(again.status == 0)
    #expect(!again.output.contains("---") && !again.output.contains("mended"))
    #expect(try site.files(below: "Content") == files)
  }

  @Test func `front matter in TOML becomes YAML, whatever mistakes that shows`() throws {
    site.write("+++\ntitle = 'Apple'\nstars = 3\n+++\nRipe.\n", to: "Content/notes/apple.md")
    site.write("+++\ntitle = 'Fig'\nseeds = 9\n+++\nSweet.\n", to: "Content/notes/fig.md")
    site.write("+++\ntitle = 'A'\ntitle = 'B'\n+++\n", to: "Content/notes/wrong.md")
    let told = try site.run("check").errors
    #expect(told.contains("= help: 'apus check --fix' writes it as YAML"))
    #expect(told.contains("= note: it has a mistake as TOML, too, such as a key twice"))
    let outcome = try site.run("check", "--fix")
    #expect(outcome.status == 1)
    #expect(outcome.output.contains("+title: \"Apple\"\n"), "\(outcome.output)")
    #expect(outcome.output.contains("2 files mended\n"))
    #expect(
      site.text(of: "Content/notes/apple.md") == "---\ntitle: \"Apple\"\nstars: 3\n---\nRipe.\n")
    #expect(outcome.errors.contains("Content/notes/fig.md:3:1: error[E0301]"), "\(outcome.errors)")
    #expect(outcome.errors.contains("Content/notes/wrong.md:1:1: error[E0121]"))
  }

  @Test func `secrets of front matter in TOML are not shown`() throws {
    let model = site.text(of: "Content/Models/Note.swift") ?? ""
    site.write(
      model.replacing("  @Body", with: "  @Secret var code: String?\n  @Body"),
      to: "Content/Models/Note.swift")
    site.write(
      "+++\ntitle = 'Apple'\nstars = 3\ncode = 'hush'\n+++\nRipe.\n", to: "Content/notes/apple.md")
    let outcome = try site.run("check", "--fix")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(!outcome.output.contains("hush"))
    #expect(site.text(of: "Content/notes/apple.md")?.contains("code: \"hush\"") == true)
  }

  @Test func `what needs a person is reported and left`() throws {
    site.write(
      "---\ntitle: Apple\nstars: many\n---\nSee [this](nowhere/at/all.md).\n",
      to: "Content/notes/apple.md")
    let before = site.text(of: "Content/notes/apple.md")
    let outcome = try site.run("check", "--fix")
    #expect(outcome.status == 1)
    #expect(outcome.errors.contains("apple.md:3:8: error[E0310]"))
    #expect(site.text(of: "Content/notes/apple.md") == before)
  }

  @Test func `what may mean something else is left, beside what is mended`() throws {
    let model = site.text(of: "Content/Models/Note.swift") ?? ""
    site.write(
      model.replacing(
        "  @Body",
        with: "  var authors: [String] = []\n  var line1: Int?\n  var blurb: String?\n  @Body"),
      to: "Content/Models/Note.swift")
    site.write("old\n", to: "Content/notes/report-2025.txt")
    site.write(
      "---\ntitle: Apple\nstars: 3\nStars: 4\nauthors: Smith, John\n---\nSee.\n",
      to: "Content/notes/apple.md")
    site.write(
      "---\ntitle: Fig\nstars: 3\nline2: 1\nsummary: x\n---\nA [file](report-2024.txt), [Pea](pea.md).\n",
      to: "Content/notes/fig.md")
    site.write(
      "---\ntitle: Melon\nstasr: 3\n---\nA [file](Report-2025.txt).\n", to: "Content/notes/melon.md"
    )
    let (apple, fig) = (
      site.text(of: "Content/notes/apple.md"), site.text(of: "Content/notes/fig.md")
    )
    let outcome = try site.run("check", "--fix")
    #expect(outcome.status == 1)
    #expect(site.text(of: "Content/notes/apple.md") == apple, "\(outcome.output)")
    #expect(site.text(of: "Content/notes/fig.md") == fig, "\(outcome.output)")
    #expect(
      site.text(of: "Content/notes/melon.md")
        == "---\ntitle: Melon\nstars: 3\n---\nA [file](report-2025.txt).\n")
    for part in [
      "apple.md:4:1: error[E0301]: unknown field 'Stars'; 'stars' is written, too",
      "= help: keep 'stars', and take 'Stars' out or give it another name",
      "= help: write '[Smith, John]' for 2 values, or '[\"Smith, John\"]' for one",
      "did you mean 'report-2025.txt'?",
    ] {
      #expect(outcome.errors.contains(part), "\(part)\n\(outcome.errors)")
    }
    let again = try site.run("check", "--fix")
    #expect(!again.output.contains("mended") && again.errors == outcome.errors)
  }

  /// A site whose entry `pear.md` and template have lines of their own.
  private func makeSite(fields: String, lines: String, template: String = "") {
    let model = site.text(of: "Content/Models/Note.swift") ?? ""
    site.write(
      model.replacing("  @Body", with: "  \(fields)\n  @Body"), to: "Content/Models/Note.swift")
    site.write(
      "---\ntitle: Pear\nstars: 4\n\(lines)\n---\nSee [all](/notes/).\n",
      to: "Content/notes/pear.md")
    let page = site.text(of: "Templates/entry.html") ?? ""
    site.write(
      page.replacing("{% endblock %}", with: template + "{% endblock %}"),
      to: "Templates/entry.html")
  }

  @Test(arguments: [
    ("active: Bool = true", "inactive: true"), ("listed: Bool = true", "unlisted: true"),
    ("empty: Bool = true", "nonEmpty: true"), ("open: Bool = true", "reopen: true"),
    ("minAge: Int?", "maxAge: 12"), ("titleEn: String?", "titleDe: Apfel"),
    ("priceA: Decimal?", "priceB: 12.50"), ("sizeS: Int?", "sizeM: 5"),
    ("author: String?", "authors: Ana"), ("content: String?", "context: Ana"),
  ])
  func `a key that may mean something else is proposed and not written`(
    field: String, line: String
  ) throws {
    makeSite(fields: "var \(field)", lines: line)
    let outcome = try site.run("check", "--fix")
    #expect(outcome.status == 1)
    #expect(!outcome.output.contains("mended"), "\(outcome.output)")
    #expect(outcome.errors.contains("error[E0301]"), "\(outcome.errors)")
    #expect(site.text(of: "Content/notes/pear.md")?.contains(line) == true)
  }

  @Test(arguments: [
    ("red; green", "'[red, green]' for 2 values, or '[\"red; green\"]' for one"),
    ("red/green", "'[red, green]' for 2 values, or '[\"red/green\"]' for one"),
    ("red, green", "'[red, green]' for 2 values, or '[\"red, green\"]' for one"),
    ("red green", "'[red green]'"), ("red and green", "'[red and green]'"),
  ])
  func `a text that may be several values of a list is left`(text: String, advice: String) throws {
    makeSite(fields: "var tags: [String] = []", lines: "tags: \(text)")
    let outcome = try site.run("check", "--fix")
    #expect(outcome.status == 1)
    #expect(!outcome.output.contains("mended"), "\(outcome.output)")
    #expect(outcome.errors.contains("write \(advice)"), "\(outcome.errors)")
  }

  @Test(arguments: [
    ("| rsort }}", "did you mean|write 'sort(reverse=true)'"),
    ("| mix }}", "did you mean 'max' or 'min'?"),
    ("| unescape }}", "write|escaped"), ("| ltrim }}", "write 'trim'"),
    ("| rtrim }}", "write 'trim'"),
  ])
  func `a filter that may mean something else is left`(use: String, advice: String) throws {
    makeSite(
      fields: "var sizes: [String] = []", lines: "sizes: [a]",
      template: "{{ note.sizes \(use)")
    let outcome = try site.run("check", "--fix")
    #expect(outcome.status == 1)
    #expect(!outcome.output.contains("mended"), "\(outcome.output)")
    let isAdvised = advice.split(separator: "|").contains { outcome.errors.contains($0) }
    #expect(isAdvised, "\(outcome.errors)")
  }

  @Test(arguments: [
    ("Content/old/2024/summary.txt", "../old/2025/summary.txt"),
    ("Content/old/2024/summary.txt", "2025/summary.txt"),
    ("Content/old/2024/summary.txt", "summary.txt"),
    ("Content/files/de/page.txt", "../en/page.txt"),
    ("Content/files/de/page.txt", "page.txt"),
    ("Content/files/pt-BR/page.txt", "../files/de/page.txt"),
    ("Content/files/part-2/page.txt", "../files/part-1/page.txt"),
    ("Content/notes/page2.txt", "page1.txt"), ("Content/notes/trial.txt", "trail.txt"),
    // What is called 'index' is named by its folder.
    ("Content/files/tea/index.txt", "../files/coffee/index.txt"),
    // The only file of a name is none of the folders that were written.
    ("Content/blog/overview.txt", "guide/overview.txt"),
    ("Content/blog/overview.txt", "../guide/overview.txt"),
    ("Content/blog/overview.txt", "/guide/overview.txt"),
    ("Content/blog/overview.txt", "@/blog/guide/overview.txt"),
  ])
  func `a link that may mean another file is proposed and not written`(
    file: String, link: String
  ) throws {
    site.write("old\n", to: file)
    site.write(
      "---\ntitle: Pear\nstars: 4\n---\nSee [all](\(link)).\n", to: "Content/notes/pear.md")
    let outcome = try site.run("check", "--fix")
    #expect(outcome.status == 1)
    #expect(!outcome.output.contains("mended"), "\(outcome.output)")
    #expect(outcome.errors.contains("did you mean '"), "\(outcome.errors)")
    #expect(site.text(of: "Content/notes/pear.md")?.contains("(\(link))") == true)
  }

  @Test(arguments: [
    ("Content/old/2024/summary.txt", "../2024/summary.txt", "../old/2024/summary.txt"),
    ("Content/files/de/page.txt", "../de/page.txt", "../files/de/page.txt"),
    ("Content/old/page.txt", "page.txt", "../old/page.txt"),
    ("Content/notes/the-page.txt", "The_Page.txt", "the-page.txt"),
    ("Content/old/page.txt", "/notes/page.txt", "/old/page.txt"),
    ("Content/old/page.txt", "@/notes/page.txt", "../old/page.txt"),
    ("Content/files/tea/index.txt", "tea/index.txt", "../files/tea/index.txt"),
  ])
  func `a link to a file that was moved leads there`(
    file: String, link: String, right: String
  ) throws {
    site.write("old\n", to: file)
    site.write(
      "---\ntitle: Pear\nstars: 4\n---\nSee [all](\(link)).\n", to: "Content/notes/pear.md")
    #expect(try site.run("check", "--fix").status == 0)
    #expect(site.text(of: "Content/notes/pear.md")?.contains("(\(right))") == true)
  }

  @Test(arguments: [
    ("var menu: File?", "menu: ../lisbon/m.pdf", "", "'../porto/m.pdf'"),
    ("var menu: File?", "menu: /lisbon/m.pdf", "", "porto/m.pdf'"),
    ("var image: Image?", "image: { src: ../lisbon/1.svg, alt: A tower }", "", "'../porto/1.svg'"),
    ("var of: String?", "", "{{ asset(\"summer/logo.svg\") }}", "'winter/logo.svg'"),
  ])
  func `a field, or a template, that names another folder gets no file of it`(
    field: String, line: String, template: String, proposed: String
  ) throws {
    let picture = "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 4 3\"/>"
    site.write("menu\n", to: "Content/porto/m.pdf")
    site.write(picture, to: "Content/porto/1.svg")
    site.write(picture, to: "Templates/assets/winter/logo.svg")
    makeSite(fields: field, lines: line, template: template)
    let outcome = try site.run("check", "--fix")
    #expect(outcome.status == 1)
    #expect(!outcome.output.contains("mended"), "\(outcome.output)")
    #expect(outcome.errors.contains(proposed), "\(outcome.errors)")
    #expect(site.text(of: "Content/notes/pear.md")?.contains(line) == true)
  }

  @Test func `a field that names its own folder gets the file from another one`() throws {
    site.write("menu\n", to: "Content/porto/m.pdf")
    makeSite(fields: "var menu: File?", lines: "menu: m.pdf")
    let outcome = try site.run("check", "--fix")
    #expect(site.text(of: "Content/notes/pear.md")?.contains("menu: ../porto/m.pdf") == true)
    #expect(outcome.output.contains("mended"), "\(outcome.output) \(outcome.errors)")
  }

  @Test(arguments: [
    ("../../old-site/a/summary.txt", "../a/summary.txt"),
    ("@/plain/a/summary.txt", "../a/summary.txt"), ("/old/b/summary.txt", "/b/summary.txt"),
    ("@/x/b/c/summary.txt", "../b/c/summary.txt"),
  ])
  func `of several files of one name the one in the same folders is meant`(
    link: String, right: String
  ) throws {
    for folder in ["a", "b", "b/c"] { site.write("old\n", to: "Content/\(folder)/summary.txt") }
    site.write(
      "---\ntitle: Pear\nstars: 4\n---\nSee [all](\(link)).\n", to: "Content/notes/pear.md")
    #expect(try site.run("check", "--fix").status == 0)
    #expect(site.text(of: "Content/notes/pear.md")?.contains("(\(right))") == true)
  }

  @Test(arguments: [
    // No folder decides, or one that several have; a file nearer to the link is no reason to write it.
    (
      "@/nowhere/summary.txt", "'../a/summary.txt', '../b/a/summary.txt' or '../notes2/summary.txt'"
    ),
    ("summary.txt", "'../a/summary.txt', '../b/a/summary.txt' or '../notes2/summary.txt'"),
    ("/old/a/summary.txt", "'/a/summary.txt' or '/b/a/summary.txt'"),
    ("/a/page.txt", "'/b/page.txt', '/c/page.txt' or '/page.txt'"),
  ])
  func `of several files of one name that fit equally none is written`(
    link: String, proposed: String
  ) throws {
    for folder in ["a", "b/a", "notes2"] {
      site.write("old\n", to: "Content/\(folder)/summary.txt")
    }
    for folder in ["b", "c", ""] { site.write("old\n", to: "Content/\(folder)/page.txt") }
    site.write(
      "---\ntitle: Pear\nstars: 4\n---\nSee [all](\(link)).\n", to: "Content/notes/pear.md")
    let outcome = try site.run("check", "--fix")
    #expect(outcome.status == 1)
    #expect(!outcome.output.contains("mended"), "\(outcome.output)")
    #expect(outcome.errors.contains("did you mean \(proposed)?"), "\(outcome.errors)")
    #expect(site.text(of: "Content/notes/pear.md")?.contains("(\(link))") == true)
  }

  @Test func `a link by reference is mended in its definition, where all uses are mended`() throws {
    site.write("old\n", to: "Content/old/page.txt")
    func text(_ target: String) -> String {
      "---\ntitle: Pear\nstars: 4\n---\nSee [all][p], [p] and [it][P].\n\n[p]: <\(target)> \"P\"\n"
    }
    site.write(text("page.txt"), to: "Content/notes/pear.md")
    let outcome = try site.run("check")
    #expect(outcome.errors.contains("Content/notes/pear.md:7:7: error[E0606]"), "\(outcome.errors)")
    #expect(outcome.errors.contains("5 │ See [all][p], [p] and [it][P]."), "\(outcome.errors)")
    #expect(outcome.errors.ranges(of: "error[").count == 1, "\(outcome.errors)")
    #expect(try site.run("check", "--fix").status == 0)
    #expect(site.text(of: "Content/notes/pear.md") == text("../old/page.txt"))
  }

  @Test(arguments: [
    ("tags: red-green", "tags: [red-green]"), ("tags: \"4\"", "tags: [\"4\"]"),
    ("tags: 'x'", "tags: ['x']"), ("aliases: /old/", "aliases: [/old/]"),
    ("aliases: \"/old/\"", "aliases: [\"/old/\"]"),
  ])
  func `one word where a list is expected gets brackets`(line: String, new: String) throws {
    makeSite(fields: "var tags: [String] = []", lines: line)
    #expect(try site.run("check", "--fix").status == 0)
    #expect(site.text(of: "Content/notes/pear.md")?.contains(new + "\n") == true)
  }

  @Test func `lines that end with CRLF are shown and kept one by one`() throws {
    makeSite(fields: "var tags: [String] = []", lines: "tags: red")
    let text = try #require(site.text(of: "Content/notes/pear.md"))
    site.write(text.replacing("\n", with: "\r\n"), to: "Content/notes/pear.md")
    let outcome = try site.run("check", "--fix")
    #expect(outcome.output.contains("\n-tags: red\n+tags: [red]\n"), "\(outcome.output)")
    let mended = text.replacing("tags: red", with: "tags: [red]").replacing("\n", with: "\r\n")
    #expect(site.text(of: "Content/notes/pear.md") == mended)
  }

  @Test func `a report for programs stands alone on standard output`() throws {
    makeMistakes()
    let outcome = try site.run("check", "--fix", "--format", "json")
    #expect(outcome.status == 0)
    #expect(outcome.output.hasPrefix("{\n  \"version\": 1,\n  \"errors\": 0"))
    #expect(outcome.errors.contains("+stars: 3\n"))
  }

  @Test func `a file of the theme is not mended`() throws {
    makeMistakes()
    _ = try site.run("check", "--fix")
    #expect(try site.files(below: "Templates").keys.sorted().count == 4)
  }
}

/// `apus clean`.
struct CleanTests {
  let site = SmallSite()

  @Test func `what builds have made goes, what others have put there stays`() throws {
    #expect(try site.run("build").status == 0)
    site.write("mine", to: "public/notes/mine.txt")
    site.write("state", to: ".apus/cache/state")
    let outcome = try site.run("clean")
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("removed from public, and the cache\n"))
    #expect(outcome.output.contains("1 file that Apus did not make left there\n"))
    #expect(try site.files(below: "public").keys.sorted() == ["public/notes/mine.txt"])
    #expect(try site.files(below: ".apus").isEmpty)
  }

  @Test func `nothing is left of a site alone, and a second run has nothing to do`() throws {
    #expect(try site.run("build").status == 0)
    #expect(try site.run("clean").status == 0)
    #expect(try site.files(below: "public").isEmpty)
    let again = try site.run("clean")
    #expect(again.status == 0)
    #expect(again.output == "there is nothing to remove\n")
  }

  @Test func `a folder that Apus did not make is left as it is`() throws {
    site.write("mine", to: "public/index.html")
    let outcome = try site.run("clean")
    #expect(outcome.status == 0)
    #expect(site.text(of: "public/index.html") == "mine")
    #expect(try site.run("clean", "--output", "Content").status == 2)
    #expect(site.text(of: "Content/notes/pear.md") != nil)
  }
}
