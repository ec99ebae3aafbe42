import TestSupport
import Testing

/// Dates with and without a time: how they are compared, and how they are written.
struct MomentTests {
  private func site(_ template: String, where condition: String = "at > '2020-01-01'") -> [String:
    String]
  {
    var files = thingSite(
      "var at: Date",
      """
      - { title: Late, at: "2026-10-25T01:30+02:00" }
      - { title: Early, at: "2026-10-24T23:30-05:00" }
      - { title: Day, at: 2026-10-25 }
      """)
    files["Content/site.yaml"] = files["Content/site.yaml"]?.replacing(
      "list: { list: things }", with: "list: { list: things, where: \"\(condition)\" }")
    files["Templates/list.html"] =
      "{% extends \"base.html\" %}{% block main %}<h2>x</h2><p>[\(template)]</p>{% endblock %}"
    return files
  }

  private static let shown = "{% for t in items %}{{ t.title }} {% endfor %}"

  @Test(arguments: [
    ("at >= '2026-10-25'", "Late Day "), ("at < '2026-10-25'", "Early "),
    ("'2026-10-24' <= at", "Late Early Day "), ("at > '2026-10-24'", "Late Day "),
    ("at <= '2026-10-24'", "Early "), ("at <= '2026-10-25'", "Late Early Day "),
    ("at == '2026-10-25'", "Late Day "), ("at != '2026-10-25'", "Early "),
    ("at in ['2026-10-24', '2026-10-26']", "Early "),
    ("at in ['2026-10-24', '2026-10-25T00:00']", "Early Day "),
    ("at <= ('2026-10-24' if title else '2026-10-23')", "Early "),
    ("at >= '2026-10-25T00:00'", "Early Day "),
  ])
  func `with a day that is written, a moment is compared by its own clock`(
    condition: String, titles: String
  ) throws {
    let page = try ThemedSite(site(Self.shown, where: condition))["things/index.html"]
    #expect(page.contains("[\(titles)]"), "\(page)")
    let template =
      "{% for t in collections.things if \(condition) %}{{ t.title }} {% endfor %}"
      .replacing("at ", with: "t.at ").replacing("<= at", with: "<= t.at")
      .replacing("if title", with: "if t.title")
    let other = try ThemedSite(site(template))["things/index.html"]
    #expect(other.contains("[\(titles)]"), "\(other)")
  }

  @Test(arguments: [
    ("selectattr(\"at\", \"le\", \"2026-10-24\")", "Early "),
    ("selectattr(\"at\", \"equalto\", \"2026-10-25\")", "Late Day "),
    ("where(\"at\", \"2026-10-25\")", "Late Day "),
    ("selectattr(\"at\", \"in\", [\"2026-10-25\"])", "Late Day "),
  ])
  func `filters compare a moment with a day as operators do`(filter: String, titles: String) throws
  {
    let template = "{% for t in items | \(filter) %}{{ t.title }} {% endfor %}"
    let page = try ThemedSite(site(template))["things/index.html"]
    #expect(page.contains("[\(titles)]"), "\(page)")
  }

  @Test(arguments: [
    ("not now or at >= now", "Late Day "), ("not now or at < now", "Early "),
    ("not now or at == now", "Late Day "), ("not now or at > now", ""),
    ("not now or at <= now", "Late Early Day "), ("not now or at in [now]", "Late Day "),
  ])
  func `the date of the build is a whole day where it has no time`(
    condition: String, titles: String
  ) throws {
    let page = try ThemedSite(site(Self.shown, where: condition), on: "2026-10-25")
    #expect(page["things/index.html"].contains("[\(titles)]"), "\(page.messages)")
  }

  @Test(arguments: [
    ("not now or at >= now", "Early Day "), ("not now or at == now", "Day "),
    ("not now or at < now", "Late "),
  ])
  func `a build with a time is compared by the moment, and with a day by its own clock`(
    condition: String, titles: String
  ) throws {
    let page = try ThemedSite(site(Self.shown, where: condition), on: "2026-10-25T01:00+01:00")
    #expect(page["things/index.html"].contains("[\(titles)]"), "\(page.messages)")
  }

  @Test func `two dates of content are compared as a date and a day that is written`() throws {
    let template = """
      {% for t in items %}{% for o in items if t.at == o.at and t.title != o.title -%}
      {{ t.title }}={{ o.title }} {% endfor %}{% endfor %}
      """
    let page = try ThemedSite(site(template))
    #expect(page["things/index.html"].contains("[Late=Day Day=Late ]"), "\(page.messages)")
  }

  @Test(arguments: ["HH:mm", "d MMM, H:mm", "h:mm a", "ss"])
  func `a date without a time has no hours to show`(pattern: String) throws {
    let template = "{% for t in items %}{{ t.at | date(\"\(pattern)\") }}{% endfor %}"
    let messages = try ThemedSite(site(template)).messages
    #expect(messages.contains("has no time, and is written with hours"), "\(messages)")
    let asked =
      "{% for t in items if \"T\" in (t.at | string) %}{{ t.at | date(\"\(pattern)\") }}{% endfor %}"
    #expect(try ThemedSite(site(asked)).messages == "")
  }

  @Test(arguments: [
    "yyyyMMdd'T'HHmmss'Z'", "HH:mm'Z'", "HH:mm 'UTC'", "HH:mm:ss 'GMT' yyyy",
    "h:mm a 'Z'", "h 'UTC', a",
  ])
  func `a time of another time zone is not called UTC`(pattern: String) throws {
    let shown = { (filter: String, title: String) in
      "{% for t in items if t.title == \"\(title)\" %}{{ t.at | \(filter) }}{% endfor %}"
    }
    let local = try ThemedSite(site(shown("date(\"\(pattern)\")", "Late"))).messages
    #expect(local.contains("the format says that its time is UTC"), "\(local)")
    #expect(local.contains("zone=\"UTC\""), "\(local)")
    for right in [
      shown("date(\"\(pattern)\", zone=\"UTC\")", "Late"),
      shown("date(\"HH:mm 'Zürich'\")", "Late"), shown("date(\"HH:mm 'UTC+2'\")", "Late"),
      shown("date(\"HH:mm 'UTC (+2)'\")", "Late"), shown("date(\"HH:mm 'GMT +2'\")", "Late"),
      shown("date(\"d MMM 'Z'\")", "Late"), shown("date(\"HH:mmXXX 'Z'\")", "Late"),
    ] {
      #expect(try ThemedSite(site(right)).messages == "", "\(right)")
    }
    let ofUTC = site(shown("date(\"\(pattern)\")", "Late"))
      .mapValues { $0.replacing("T01:30+02:00", with: "T01:30Z") }
    #expect(try ThemedSite(ofUTC).messages == "")
  }

  @Test(arguments: [
    ("yyyyMMdd'T'HHmmss'Z'", "20261024T233000Z"), ("rfc3339", "2026-10-24T23:30:00Z"),
    ("d MMM, HH:mm", "24 Oct, 23:30"), ("iso", "2026-10-24"), ("HH:mm xx", "23:30 +0000"),
  ])
  func `a date is written in UTC where that is asked for`(pattern: String, expected: String) throws
  {
    let template =
      "{% for t in items if t.title == \"Late\" %}{{ t.at | date(\"\(pattern)\", zone=\"UTC\") }}{% endfor %}"
    let site = try ThemedSite(site(template))
    #expect(site["things/index.html"].contains("[\(expected)]"), "\(site.messages)")
  }

  @Test(arguments: [
    ("9999-12-31T23:59:59-12:00", "9999-12-31T11:59:59Z"),
    ("0001-01-01T00:00+14:00", "0001-01-01T00:00Z"),
  ])
  func `a date in UTC has a year of four digits`(beyond: String, within: String) throws {
    let template =
      "{% for t in items if t.title == \"Late\" %}{{ t.at | date(\"rfc3339\", zone=\"UTC\") }}{% endfor %}"
    let files = { (date: String) in
      site(template, where: "at >= '0001-01-01'").mapValues {
        $0.replacing("2026-10-25T01:30+02:00", with: date)
      }
    }
    let said = try ThemedSite(files(beyond)).messages
    #expect(said.contains("is in another year in UTC"), "\(said)")
    #expect(try ThemedSite(files(within)).messages == "")
  }

  @Test(arguments: ["Europe/Berlin", "utc", "+01:00"])
  func `no other time zone can be asked for`(zone: String) throws {
    let template = "{% for t in items %}{{ t.at | date(\"iso\", \"\(zone)\") }}{% endfor %}"
    let said = try ThemedSite(site(template)).messages
    #expect(
      said.contains("a date is written in its own time zone or in UTC, not in '\(zone)'"), "\(said)"
    )
  }

  @Test(arguments: ["rfc3339", "rfc822", "long", "yyyy-MM-dd'T'HH:mmXXX", "d MMM 'at' y"])
  func `for programs it is midnight, and its day is always there`(pattern: String) throws {
    let template = "{% for t in items %}{{ t.at | date(\"\(pattern)\") }}{% endfor %}"
    #expect(try ThemedSite(site(template)).messages == "")
  }

  @Test func `a year is no quantity`() throws {
    let messages = try ThemedSite(
      site("{% for t in items %}{{ t.at.year | number }}{% endfor %}")
    ).messages
    #expect(messages.contains("'number' separates the digits of a year"), "\(messages)")
  }

  @Test func `the addresses of a manifest that a template makes are followed`() throws {
    var files = site("")
    files["Content/site.yaml"] = files["Content/site.yaml"]?.replacing(
      "  home: { page: home, at: / }",
      with: "  home: { page: home, at: / }\n  app: { page: app, at: /app.webmanifest }")
    files["Templates/app.webmanifest"] =
      "{\"name\": \"x\", \"start_url\": \"./\", \"icons\": [{\"src\": \"icon.png\"}]}"
    files["Content/site.yaml"] = files["Content/site.yaml"]?.replacing(
      "at: /app.webmanifest", with: "at: /app.webmanifest, template: app.webmanifest")
    let messages = try ThemedSite(files).messages
    #expect(messages.contains("error[E0606]") && messages.contains("icon.png"), "\(messages)")
    #expect(!messages.contains("'./'"), "\(messages)")
  }
}
