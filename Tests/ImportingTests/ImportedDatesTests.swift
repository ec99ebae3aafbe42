import Content
import Importing
import TestSupport
import Testing

/// Dates of another site are dates, and put its entries in order.
struct ImportedDatesTests {
  private static func completed(
    _ files: [String: String], of generator: SiteGenerator? = nil
  ) -> CompletedFiles {
    CompletedFiles(
      files.sorted { $0.key < $1.key }.map { ($0.key, Array($0.value.utf8)) },
      of: generator.map { FormerSite(of: $0) })
  }

  private static func text(_ completed: CompletedFiles, _ path: String) -> String {
    completed.files.first { $0.path == path }.map { String(decoding: $0.bytes, as: UTF8.self) }
      ?? "not there"
  }

  private static func inference(_ matters: [String]) -> ModelInference {
    let files = matters.enumerated().map { index, matter in
      (path: "a/\(index).md", bytes: Array("---\ntitle: T\(index)\n\(matter)\n---\nText.\n".utf8))
    }
    return ModelInference(of: files)
  }

  private static let (day, later) = ("2020-01-01", "2026-01-01")

  @Test(
    arguments: [
      (["lastmod: \(later)\ndate: \(day)", "date: \(day)"], "date"),
      (["lastmod: \(later)\ndate: \(day)", "lastmod: \(later)\ndate: \(day)"], "date"),
      (["updatedDate: \(later)\npubDate: \(day)", "pubDate: \(day)"], "pubDate"),
      (["updated: \(later)\npublished_at: \(day)", "published_at: \(day)"], "published_at"),
      (["updated: \(later)\nstart: \(day)", "updated: \(later)\nstart: \(day)"], "start"),
      (["date: \(day)\npubDate: \(day)", "pubDate: \(day)"], "pubDate"),
      (["start: \(day)\nend: \(later)", "end: \(later)"], "end"),
      (["start: \(day)\nend: \(later)", "start: \(day)\nend: \(later)"], "start"),
      (["lastmod: \(later)", "lastmod: \(day)"], "lastmod"),
      (["start: \(day)\ndate: \(day)", "start: \(day)"], "date"),
    ])
  func `entries are in the order of the date of publication, which their model names first`(
    _ matters: [String], _ field: String
  ) {
    let inference = Self.inference(matters)
    #expect(inference.siteLines.contains(", order: -\(field) }"), "\(inference.siteLines)")
    let first = inference.model.split(separator: "\n").first { $0.contains(": Date") }
    #expect(first?.contains(" \(field): Date") == true, "\(inference.model)")
  }

  @Test(arguments: [
    ("'Jul 08 2022'", "2022-07-08"), ("July 8, 2022", "2022-07-08"), ("8 July 2022", "2022-07-08"),
    ("Sept. 1st, 2022", "2022-09-01"), ("08-Jul-2022", "2022-07-08"), ("2022 May 8", "2022-05-08"),
    ("2022/7/8", "2022-07-08"), ("2022.07.08", "2022-07-08"), ("2022-7-8", "2022-07-08"),
    ("2022/07/08 9:30", "2022-07-08T09:30"),
    ("Fri, 08 Jul 2022 10:30:00 GMT", "2022-07-08T10:30:00Z"),
    ("Friday, 8 July 2022 10:30 +0200", "2022-07-08T10:30+02:00"),
    ("July 8, 2022 5:30 PM", "2022-07-08T17:30"), ("8 July 2022 12:05am", "2022-07-08T00:05"),
    ("12/20/2020 5:30 PM", "2020-12-20T17:30"), ("20.12.2020, 12:30 p.m.", "2020-12-20T12:30"),
    ("31/12/2020 07:30:15", "2020-12-31T07:30:15"), ("12/20/2020", "2020-12-20"),
  ])
  func `a date that can only mean one day is written as Apus reads it`(
    _ written: String, _ date: String
  ) {
    let completed = Self.completed(["a/b.md": "---\ntitle: T\npubDate: \(written)\n---\nText.\n"])
    #expect(Self.text(completed, "a/b.md") == "---\ntitle: T\npubDate: \(date)\n---\nText.\n")
    #expect(
      completed.notes == ["the 'pubDate' of one entry is written as in '2026-03-29' here: a/b.md"])
  }

  @Test(arguments: [
    "07/08/2022", "8.7.2022", "Feb 30 2022", "Jul 2022", "08 Jul 22", "Juli 8 2022", "soon",
    "Jul 08 2022 at ten", "2022-07-08 25:00", "08 Jul 2022 10:30 CEST", "Jul Aug 2022",
    "12/10/2020 5:30 PM", "12/20/2020 17:30 PM", "12/20/2020 5 PM", "12/20/2020x", "Jul 8 2022 pm",
  ])
  func `a date that may mean something else stays, and is named beside dates`(_ written: String) {
    let file = "---\ntitle: T\ndate: \(written)\n---\nText.\n"
    let other = "---\ntitle: U\ndate: 2022-01-01\n---\n"
    #expect(Self.completed(["a/b.md": file]).notes == [])
    let completed = Self.completed(["a/b.md": file, "a/c.md": other])
    #expect(Self.text(completed, "a/b.md") == file)
    #expect(
      completed.notes == [
        "the 'date' of one entry is no date such as '2026-03-29', and until it is one, nothing "
          + "may be ordered by it: a/b.md"
      ])
  }

  @Test(arguments: [
    (["12/10/2020", "12/20/2020"], ["2020-12-10", "2020-12-20"]),
    (["1.2.2020 5:30 PM", "25.2.2020 5:30"], ["2020-02-01T17:30", "2020-02-25T05:30"]),
    (["12/31/2020", "31/12/2020"], ["12/31/2020", "31/12/2020"]),
  ])
  func `a day behind the twelfth says of all dates of a key which part is the month`(
    _ written: [String], _ dates: [String]
  ) {
    let matter = { (date: String) in "---\ntitle: T\ndate: \(date)\n---\nText.\n" }
    let completed = Self.completed(["a/b.md": matter(written[0]), "a/c.md": matter(written[1])])
    #expect(Self.text(completed, "a/b.md") == matter(dates[0]))
    #expect(Self.text(completed, "a/c.md") == matter(dates[1]))
    #expect(completed.notes.isEmpty == (written == dates))
  }

  @Test(arguments: ["May 8 2022", "Sat, Jan 1 2022"])
  func `words under other keys are no dates`(_ written: String) {
    let file = "---\ntitle: \(written)\nupdate: big\n---\nText.\n"
    let completed = Self.completed(["a/b.md": file])
    #expect(Self.text(completed, "a/b.md") == file && completed.notes == [])
  }

  @Test(
    arguments: [
      (.eleventy, "Last Modified", true), (.eleventy, "git Last Modified", true),
      (.eleventy, "\"Created\"", true), (nil, "git Created", true), (.hugo, "Created", false),
    ] as [(SiteGenerator?, String, Bool)])
  func `a date that Eleventy finds out costs the others nothing`(
    _ generator: SiteGenerator?, _ written: String, _ isLeftOut: Bool
  ) {
    let completed = Self.completed(
      [
        "a/b.md": "---\ntitle: T\ndate: \(written)\n---\nText.\n",
        "a/c.md": "---\ntitle: U\ndate: 2022-01-01\n---\n",
      ], of: generator)
    let note =
      "the 'date' of one entry is what Eleventy finds out of the file, such as 'Last Modified', and is "
      + "left out: a/b.md"
    #expect(completed.notes.contains(note) == isLeftOut, "\(completed.notes)")
    let inference = ModelInference(of: completed.files)
    #expect(inference.model.contains("var date: Date?") == isLeftOut, "\(inference.model)")
    #expect(inference.siteLines.contains("order: -date") == isLeftOut)
  }

  private static let page = "---\ntitle: T\n---\nText.\n"

  @Test(
    arguments: [
      (.zola, "a/2024-03-03-b.md", "2024-03-03"), (.zola, "a/2024-03-03_b/index.md", "2024-03-03"),
      (.zola, "a/2024-03-03T10:30:00Z-b.md", "2024-03-03T10:30:00Z"),
      (.eleventy, "a/2024-03-03-b.md", "2024-03-03"), (.eleventy, "a/2024-03-03.md", "2024-03-03"),
      (.eleventy, "a/2024-03-03/b.md", "2024-03-03"),
      (.eleventy, "a/b-2024-03-03.md", "2024-03-03"), (.eleventy, "2024-03-03/b.md", nil),
      (.jekyll, "a/_posts/2024-1-5-b.md", "2024-01-05"),
      (.jekyll, "a/_people/2024-01-05-b.md", "2024-01-05"), (.jekyll, "a/b.md", nil),
      (nil, "a/_posts/2024-01-05-b.md", "2024-01-05"), (.zola, "a/1-b.md", nil),
    ] as [(SiteGenerator?, String, String?)])
  func `a file has the date of its name beside files without one, if its generator says so`(
    _ generator: SiteGenerator?, _ path: String, _ date: String?
  ) {
    let top = path.split(separator: "/")[0]
    let completed = Self.completed([path: Self.page, "\(top)/about.md": Self.page], of: generator)
    let file = completed.files.first { !$0.path.hasSuffix("about.md") }
    let text = String(decoding: file?.bytes ?? [], as: UTF8.self)
    let line = text.split(separator: "\n").first { $0.hasPrefix("date: ") }
    #expect(line.map { String($0.dropFirst(6)) } == date, "\(text)")
    let note = "the date of one entry is in its name: \(file?.path ?? "")"
    #expect(completed.notes.contains(note) == (date != nil), "\(completed.notes)")
    #expect(!Self.text(completed, "\(top)/about.md").contains("date:"))
  }

  @Test(
    arguments: [
      (nil, "a/2024-03-03-b.md"), (.hugo, "a/2024-03-03-b.md"), (.astro, "a/2024-3-3-b.md"),
      (.jekyll, "a/2024-03-03-b.md"),
    ] as [(SiteGenerator?, String)])
  func `a date of a name that is no field is named`(_ generator: SiteGenerator?, _ path: String) {
    let completed = Self.completed([path: Self.page, "a/about.md": Self.page], of: generator)
    #expect(Self.text(completed, path) == Self.page)
    #expect(
      completed.notes == [
        "the date in the names of these files is no field, because others have none: \(path)"
      ])
  }

  @Test(arguments: ["24-1-5-b.md", "2024-13-5-b.md"])
  func `a post of Jekyll whose name begins with no day is named`(_ name: String) {
    let completed = Self.completed(
      ["a/_posts/\(name)": Self.page, "a/c.md": Self.page], of: .jekyll)
    let note =
      "the names of these files begin with no day that is known, so that they have no date: "
    #expect(completed.notes.contains(note + "a/posts/\(name)"), "\(completed.notes)")
  }

  @Test func `all files have the dates of their names where one states its own`() {
    let own = "---\ntitle: T\ndate: 2020-01-01\n---\n"
    let completed = Self.completed(["a/2024-03-03-b.md": own, "a/2024-03-04-c.md": Self.page])
    #expect(Self.text(completed, "a/2024-03-03-b.md") == own)
    #expect(Self.text(completed, "a/2024-03-04-c.md").contains("date: 2024-03-04\n"))
  }

  @Test(arguments: [
    ("frontmatter: { date: [':filename', ':default'] }", true),
    ("frontmatter: { date: ':filename' }", true), ("frontmatter: { date: [date] }", false),
  ])
  func `Hugo takes the date of a name where its configuration says so`(
    _ configuration: String, _ isTaken: Bool
  ) {
    let site = FormerSite(of: .hugo, configuration: "hugo.yaml", Array(configuration.utf8))
    let files = [("a/2024-03-03-b.md", Array(Self.page.utf8)), ("a/c.md", Array(Self.page.utf8))]
    let completed = CompletedFiles(files, of: site)
    #expect(Self.text(completed, "a/2024-03-03-b.md").contains("date: 2024-03-03") == isTaken)
  }
}
