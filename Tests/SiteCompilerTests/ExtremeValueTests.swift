import Testing

/// Values at the ends of what content may hold.
struct ExtremeValueTests {
  private static func files(_ model: String, _ notes: String, page: String = "") -> [String: String]
  {
    [
      "Content/site.yaml": """
      title: Small
      id: small-site
      language: en
      collections:
        notes: { model: Note, from: notes.yaml, order: time }
      sections:
        notes:
          title: Notes
          at: /
          pages:
            list: { list: notes }
            note: { entry: notes }
            find: { search: [notes], at: find/, title: Find, filters: [time] }
      \(page)
      """,
      "Content/Models/Note.swift": "import ApusModels\n" + model,
      "Content/notes.yaml": notes,
    ]
  }

  @Test func `the longest duration there is can be searched by`() throws {
    let site = try ThemedSite(
      Self.files(
        "struct Note: Entry { @Key var title: String; var time: Duration }\n",
        "- { title: Long, time: 49710 days 6 h 28 min 15 s }\n- { title: Short, time: 1 s }\n"))
    #expect(site.messages == "")
    #expect(
      site["long/index.html"].contains("49710 days 6 h 28 min 15 s"), "\(site["long/index.html"])")
  }

  @Test func `lists and templates have durations in one order, by their longest lengths`() throws {
    var files = Self.files(
      "struct Note: Entry { @Key var title: String; var time: Duration }\n",
      "- { title: Wide, time: 10-60 min }\n- { title: Near, time: 20-30 min }\n",
      page: "pages:\n  all: { page: all, at: all/ }")
    files["Templates/all.html"] = """
      <!doctype html><html lang="en"><head><meta charset="utf-8"><title>All</title></head><body>\
      {% for n in collections.notes %}{{ n.title }} {% endfor %}=\
      {% for n in collections.notes | sort(attribute="time") %} {{ n.title }}{% endfor %}</body></html>
      """
    let site = try ThemedSite(files)
    #expect(site.messages == "")
    #expect(site["all/index.html"].contains("Near Wide = Near Wide"), "\(site["all/index.html"])")
  }

  @Test func `a choice may have thousands of cases`() throws {
    let cases = (0..<5_000).map { "c\($0)" }
    let site = try ThemedSite(
      Self.files(
        """
        enum Kind: String, Choice { case \(cases.joined(separator: ", ")) }
        struct Note: Entry { @Key var title: String; var time: Duration; var kind: Kind }
        """,
        "- { title: Last, time: 1 h, kind: c4999 }\n- { title: First, time: 2 h, kind: c0 }\n"
          + "- { title: Other, time: 3 h, kind: c2500 }\n"))
    #expect(site.messages == "")
    for (page, label) in [("last", "C4999"), ("first", "C0"), ("other", "C2500")] {
      #expect(site["\(page)/index.html"].contains(">\(label)<"), "\(site["\(page)/index.html"])")
    }
  }
}
