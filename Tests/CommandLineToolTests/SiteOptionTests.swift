import Testing

/// What the options of a build change, and what is reported at its end.
struct SiteOptionTests {
  let site = SmallSite()

  static let omissions = [
    "left out: Content/notes/draft.md: a draft (--drafts includes it)\n",
    "left out: Content/notes/later.md: not published yet (--future includes it)\n",
    "left out: Content/notes/over.md: has expired (--expired includes it)\n",
  ]

  @Test func `a file above the limit is refused in MiB, and --max-file raises it`() throws {
    let site = SmallSite()
    let long = "---\ntitle: Long\nstars: 2\n---\n" + String(repeating: "word\n", count: 250_000)
    site.write(long, to: "Content/notes/long.md")
    let refused = try site.run("check", "--max-file", "1")
    #expect(refused.status == 1)
    #expect(refused.errors.contains("it is larger than 1 MiB"))
    #expect(refused.errors.contains("'--max-file'"), "\(refused.errors)")
    let taken = try site.run("check", "--max-file", "2")
    #expect(taken.status == 0, "\(taken.errors)")
    let wrong = try site.run("check", "--max-file", "0")
    #expect(wrong.errors.contains("--max-file is a number from 1 to 2048"), "\(wrong.errors)")
  }

  @Test func `what is left out is named at the end, with the option that includes it`() throws {
    let built = try site.run("build", "--clock", "2026-03-01")
    #expect(built.output.hasSuffix("ms\n" + Self.omissions.joined()))
    let checked = try site.run("check", "--clock", "2026-03-01")
    #expect(checked.output == "4 pages checked, nothing is wrong\n" + Self.omissions.joined())
  }

  @Test(arguments: [("--drafts", 0, "draft"), ("--future", 1, "later"), ("--expired", 2, "over")])
  func `an option includes what would be left out`(
    _ option: String, _ number: Int, _ slug: String
  ) throws {
    let built = try site.run("build", "--clock", "2026-03-01", option)
    #expect(built.output.hasPrefix("5 pages"))
    #expect(!built.output.contains(Self.omissions[number]))
    #expect(built.output.contains(Self.omissions[(number + 1) % 3]))
    #expect(site.text(of: "public/notes/\(slug)/index.html") != nil)
  }

  @Test(arguments: [
    ("2026-01-15", 5, [0, 1]), ("2026-03-01", 4, [0, 1, 2]), ("2026-07-01", 5, [0, 2]),
  ])
  func `the clock decides what is scheduled and expired`(
    _ date: String, _ pages: Int, _ omitted: [Int]
  ) throws {
    let checked = try site.run("check", "--clock", date)
    let expected = omitted.map { Self.omissions[$0] }.joined()
    #expect(checked.output == "\(pages) pages checked, nothing is wrong\n" + expected)
  }

  @Test func `a page that has gone from the content goes from the output`() throws {
    _ = try site.run("build", "--clock", "2026-03-01", "--drafts")
    #expect(site.text(of: "public/notes/draft/index.html") != nil)
    let built = try site.run("build", "--clock", "2026-03-01")
    #expect(built.output.contains("1 removed"))
    #expect(site.text(of: "public/notes/draft/index.html") == nil)
  }

  @Test func `warnings publish, strictness does not, and leniency makes warnings`() throws {
    site.write(
      "---\ntitle: Apple\nstars: 3\nstarz: 4\n---\nRipe.\n", to: "Content/notes/apple.md")
    #expect(try site.run("build").status == 1)
    let lenient = try site.run("build", "--lenient")
    #expect(lenient.status == 0)
    #expect(lenient.errors.hasPrefix("Content/notes/apple.md:4:1: warning[W0301]: "))
    #expect(lenient.errors.hasSuffix("\n1 warning\n"))
    let checked = try site.run("check", "--lenient")
    #expect(checked.output.contains("pages checked, no errors\n"))
  }

  @Test func `strict builds publish nothing when there are warnings`() throws {
    site.write("{% macro unused() %}x{% endmacro %}", to: "Templates/entry2.html")
    site.write(
      "{% extends \"base.html\" %}{% block man %}{% endblock %}{% block main %}{% endblock %}",
      to: "Templates/home.html")
    let usual = try site.run("check")
    #expect(usual.status == 0)
    #expect(usual.errors.contains("warning[W0508]"))
    let strict = try site.run("build", "--strict")
    #expect(strict.status == 1)
    #expect(
      strict.errors.hasSuffix(
        "\napus: error: --strict: warnings are errors, nothing was published\n"))
    #expect(try site.files(below: "public").isEmpty)
  }
}
