import Testing

/// Dates in feeds and site maps that templates of the site write.
struct FeedDateTests {
  private func said(_ markup: String, in file: String = "map.xml") throws -> String {
    let settings = (smallSite["Content/site.yaml"] ?? "")
      .replacing(
        "pages:\n  home:", with: "pages:\n  map: { page: map, at: \(file) }\n  home:",
        maxReplacements: 1)
    return try messages(
      about: site([
        "Content/site.yaml": settings,
        "Content/Models/Note.swift": """
        import ApusModels

        struct Note: Entry {
          @Key var title: String
          @Within(1...9) var stars: Int
          var day: Date = "2026-04-02"
          var moment: Date = "2026-04-02T10:00+02:00"
          @Body var text: Markdown
        }
        """,
        "Templates/\(file)":
          "<list>{% for i in collections.notes %}\n\(markup)\n{% endfor %}</list>",
      ]))
  }

  @Test(arguments: [
    ("<updated>{{ i.day | date }}</updated>", "rfc3339"),
    ("<published>\n  {{ i.day | date(\"yyyy-MM-dd\") }}</published>", "rfc3339"),
    ("<a:updated xmlns:a=\"urn:a\">{{ i.day | date(\"rfc822\") }}</a:updated>", "rfc3339"),
    ("<pubDate>{{ i.day }}</pubDate>", "rfc822"),
    ("<pubDate>{{ i.day | date(\"rfc3339\") }}</pubDate>", "rfc822"),
    (
      "<lastBuildDate>{% if i.stars %}{{ i.day | date(\"long\") }}{% endif %}</lastBuildDate>",
      "rfc822"
    ),
    ("<lastmod>{{ i.day | date(\"d.M.yyyy\") }}</lastmod>", "rfc3339"),
  ])
  func `a date that readers of feeds do not understand is told`(markup: String, pattern: String)
    throws
  {
    let said = try said(markup)
    #expect(said.contains("Templates/map.xml:"), "\(said)")
    #expect(said.contains("warning[W0513]: programs that read this element"), "\(said)")
    #expect(said.contains("write it by 'date(\"\(pattern)\")'"), "\(said)")
  }

  @Test(arguments: [
    ("DTSTART:{{ i.day }}", ["DTSTART;VALUE=DATE:DAY", "DTSTART:MOMENT"]),
    ("DTEND;VALUE=DATE:{{ i.day | date }}", ["DTEND;VALUE=DATE:DAY", "DTEND:MOMENT"]),
    ("DTSTART:{{ i.day | date(\"rfc3339\") }}", ["DTSTART:MOMENT"]),
    ("DTSTAMP:{{ i.day | date }}", ["DTSTAMP:MOMENT"]),
    ("DTSTART;VALUE=DATE:{{ i.day | date(\"yyyyMMdd\") }}", []), ("Day: {{ i.day }}", []),
    ("DTSTART:{{ i.title }}", []), ("DTSTAMP:{{ i.day | date(\"yyyyMMdd\") }}", ["DTSTAMP:MOMENT"]),
    ("DTSTAMP:{{ i.moment | date(\"yyyyMMdd'T'HHmmss\") }}", ["DTSTAMP:MOMENT"]),
    ("DTSTAMP:{{ i.day | date(\"yyyyMMdd\") }}T000000Z", []),
    ("DTSTAMP:{{ i.day | date(\"yyyyMMdd\") }}{{ i.title }}", []),
    ("DTSTART:{{ i.moment | date(\"yyyyMMdd'T'HHmmss\") }}", []),
  ])
  func `a date of a calendar has no hyphens`(line: String, advice: [String]) throws {
    let said = try said(line, in: "map.ics")
    #expect(
      said.contains("warning[W0513]: programs that read this line") == !advice.isEmpty, "\(said)")
    let all = ["DTSTART", "DTEND", "DTSTAMP"].flatMap { ["\($0);VALUE=DATE:DAY", "\($0):MOMENT"] }
    for line in all {
      let written = line.replacing("DAY", with: "{{ … | date(\"yyyyMMdd\") }}")
        .replacing("MOMENT", with: "{{ … | date(\"yyyyMMdd'T'HHmmss'Z'\", zone=\"UTC\") }}")
      #expect(said.contains(written) == advice.contains(line), "\(said)")
    }
  }

  @Test func `the advice for a date with a time is right`() throws {
    let line = "DTSTAMP:{{ i.moment | date(\"yyyyMMdd'T'HHmmss'Z'\", zone=\"UTC\") }}"
    #expect(try said(line, in: "map.ics") == "")
  }

  @Test(arguments: [
    "<updated>{{ i.day | date(\"rfc3339\") }}</updated>",
    "<updated>{{ i.day | date(\"yyyy-MM-dd'T'HH:mm:ssXXX\") }}</updated>",
    "<updated>{{ i.day }}</updated>", "<pubDate>{{ i.day | date(\"rfc822\") }}</pubDate>",
    "<pubDate>{{ i.day | date(\"E, dd MMM yyyy HH:mm:ss xx\") }}</pubDate>",
    "<lastmod>{{ i.day }}</lastmod>", "<lastmod>{{ i.day | date(\"yyyy-MM-dd\") }}</lastmod>",
    "<title>{{ i.day | date }}</title>", "<updated>{{ i.title }}</updated>",
    "<updated/>{{ i.day | date }}",
  ])
  func `a date in the form of its element, or in another element, is right`(markup: String) throws {
    let said = try said(markup)
    #expect(!said.contains("W0513"), "\(said)")
  }
}
