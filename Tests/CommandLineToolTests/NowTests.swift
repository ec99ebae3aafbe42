import Testing

/// `now` in templates, and the date of a build.
struct NowTests {
  let site = SmallSite()
  private let footer =
    "<p>{% if now %}{{ now.year }} {{ now }} {{ now | date(\"d MMMM yyyy\") }}{% else %}-{% endif %}</p>"

  init() { site.write(footer, to: "Templates/home.html") }

  private func home(_ before: String = "", _ options: String...) throws -> String? {
    var tool = Tool(in: site.path)
    tool.before = before
    let outcome = try tool.start(["build", "--force"] + options).outcome()
    #expect(outcome.status == 0, "\(outcome.errors)")
    return site.text(of: "public/index.html")
  }

  @Test func `now is the date that the build is told, and none where it is told nothing`() throws {
    #expect(try home() == "<p>-</p>")
    #expect(
      try home("", "--clock", "2026-03-01") == "<p>2026 2026-03-01 1 March 2026</p>")
    #expect(
      try home("SOURCE_DATE_EPOCH=1772323200; export SOURCE_DATE_EPOCH;")
        == "<p>2026 2026-03-01T00:00:00Z 1 March 2026</p>")
    #expect(
      try home("SOURCE_DATE_EPOCH=1; export SOURCE_DATE_EPOCH;", "--clock", "2026-03-01")
        == "<p>2026 2026-03-01 1 March 2026</p>")
  }

  @Test func `SOURCE_DATE_EPOCH decides what is scheduled and expired, as the clock does`() throws {
    var tool = Tool(in: site.path)
    tool.before = "SOURCE_DATE_EPOCH=1772323200; export SOURCE_DATE_EPOCH;"
    let told = try tool.start(["check"]).outcome()
    #expect(told.output == (try site.run("check", "--clock", "2026-03-01").output))
    tool.before = "SOURCE_DATE_EPOCH=yesterday; export SOURCE_DATE_EPOCH;"
    let wrong = try tool.start(["check"]).outcome()
    #expect(wrong.status == 2)
    #expect(
      wrong.errors
        == "apus: error: SOURCE_DATE_EPOCH is a number of seconds since 1970, not 'yesterday'\n")
  }

  @Test func `a template has to say what it shows without a date`() throws {
    site.write("{{ now | date }}", to: "Templates/home.html")
    for options in [["check"], ["check", "--clock", "2026-03-01"]] {
      let outcome = try Tool(in: site.path).start(options).outcome()
      #expect(outcome.status == 1)
      #expect(outcome.errors.contains("error[E0514]: 'now' may be none"))
      #expect(outcome.errors.contains("SOURCE_DATE_EPOCH"))
    }
  }

  @Test func `macros and layouts know the date, and a site may use the name for something else`()
    throws
  {
    site.write("{% macro m() %}{{ now.year or 0 }}{% endmacro %}", to: "Templates/m.html")
    site.write(
      "{% from \"m.html\" import m %}{{ m() }}{% set now = \"x\" %}{{ now }}",
      to: "Templates/home.html")
    #expect(try home() == "0x")
    #expect(try home("", "--clock", "2026-03-01") == "2026x")
  }

  @Test(arguments: [
    ("stars > 3 or now", true), ("stars > 3 or now and now.year > 2000", true),
    ("title != 'now'", false),
    ("title != \"or now\"", false), (#"title != 'it\'s now'"#, false),
    (#"title != "say \"now\"" "#, false), (#"title != 'it\'s' and (stars > 3 or now)"#, true),
  ])
  func `a build without a date says which conditions read it`(condition: String, isTold: Bool)
    throws
  {
    let settings = try #require(site.text(of: "Content/site.yaml"))
    site.write(
      settings.replacing(
        "{ list: notes }", with: "{ list: notes, where: '\(condition.replacing("'", with: "''"))' }"
      ),
      to: "Content/site.yaml")
    let line =
      "no date: the 'where' of list reads 'now', which is none in this build: --clock DATE sets it\n"
    let outcome = try site.run("check")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect((outcome.output + outcome.errors).contains(line) == isTold, "\(outcome)")
    let dated = try site.run("check", "--clock", "2026-03-01")
    #expect(!(dated.output + dated.errors).contains("no date"))
  }

  @Test(arguments: [
    "{{ now.year | default(\"\") }}", "{{ now.year or 2026 }}",
    "{% set y = now.year %}{% if y %}{{ y }}{% endif %}", "{% if now %}{{ now.year }}{% endif %}",
    "{% macro m() %}{{ now.year or 0 }}{% endmacro %}{{ m() }}",
  ])
  func `a build without a date says which templates read it`(text: String) throws {
    site.write("<p>{% include \"year.html\" %}</p>", to: "Templates/home.html")
    site.write(text, to: "Templates/year.html")
    let line =
      "no date: Templates/year.html reads 'now', which is none in this build: --clock DATE sets it\n"
    let outcome = try site.run("check")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect((outcome.output + outcome.errors).contains(line), "\(outcome)")
    let dated = try site.run("check", "--clock", "2026-03-01")
    #expect(!(dated.output + dated.errors).contains("no date"))
  }

  @Test func `a template that does not read the date is not told`() throws {
    site.write("<p>now</p>", to: "Templates/home.html")
    let outcome = try site.run("check")
    #expect(!(outcome.output + outcome.errors).contains("no date"), "\(outcome)")
  }
}
