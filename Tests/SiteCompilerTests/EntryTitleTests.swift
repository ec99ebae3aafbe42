import Testing

/// Entries that are called by the titles of their pages in `site.yaml`.
struct EntryTitleTests {
  private func club(
    _ title: String, at address: String = "{slug}/", model: String = "", more: String = ""
  ) -> [String: String] {
    [
      "Content/site.yaml": """
      title: A club
      address: https://example.org/
      language: en
      id: club
      collections:
        films: { model: Film, from: films.yaml, order: title }
        showings: { model: Showing, from: showings.yaml, order: date, favourites: true }
      pages:
        home: { page: home, at: / }
        favourites: { page: favourites }
        find: { search: [films, showings] }
      sections:
        films:
          title: Films
          at: /films/
          pages:
            list: { list: films }
            film: { entry: films }
        showings:
          title: Showings
          at: /showings/
          pages:
            list: { list: showings }
            showing: { entry: showings, at: "\(address)"\(title.isEmpty ? "" : ", title: \"\(title)\"") }
            feed: { feed: showings, date: date }
            \(more)
      """,
      "Content/Models/Film.swift": """
      import ApusModels

      struct Film: Entry {
        @Key var title: String
        var year: Int
        @Inverse(\\Showing.film) var showings: [Showing]
      }
      """,
      "Content/Models/Showing.swift": """
      import ApusModels

      struct Showing: Entry {
        var film: Reference<Film>
        @Key var date: Date
        var time: String
        \(model)
      }
      """,
      "Content/films.yaml":
        "- { title: Metropolis, year: 1927 }\n- { title: Sunrise, year: 1928 }\n",
      "Content/showings.yaml": """
      - { film: Metropolis, date: 2026-11-30, time: "20:00" }
      - { film: Sunrise, date: 2026-12-04, time: "20:00" }
      """,
    ]
  }

  @Test func `an entry is called by the title of its page wherever it is named`() throws {
    let built = try ThemedSite(club("{film}, {date.day}.{date.month}."))
    #expect(built.messages == "")
    let name = "Metropolis, 30.11."
    for page in ["index.html", "showings/index.html", "films/metropolis/index.html"] {
      #expect(built[page].contains(">\(name)</a>"), "\(page): \(built[page])")
      #expect(!built[page].contains(">20:00</a>"), "\(page)")
    }
    let own = built["showings/2026-11-30/index.html"]
    #expect(own.contains("<h1>\(name)</h1>") && own.contains("data-name=\"\(name)\""))
    // The first text names it no more, and is a fact like others.
    #expect(own.contains("20:00"))
    #expect(built["showings/2026-12-04/index.html"].contains("<bdi>\(name)</bdi>"))
    #expect(built["favourites/index.html"].contains("\"name\": \"\(name)\""))
    #expect(built["showings/feed.xml"].contains("<title>\(name)</title>"))
  }

  @Test(arguments: [
    ("{film.title} ({film.year})", "Metropolis (1927)"), ("{film} {time}", "Metropolis 20:00"),
    ("{showing.film.year}", "1927"),
  ])
  func `a title has the name and the fields of another entry`(title: String, name: String) throws {
    let built = try ThemedSite(club(title))
    #expect(built.messages == "")
    #expect(
      built["showings/index.html"].contains(">\(name)</a>"), "\(built["showings/index.html"])")
    #expect(built["showings/2026-11-30/index.html"].contains("<h1>\(name)</h1>"))
  }

  @Test func `a title with the name of an entry that has a title has that`() throws {
    var files = club("{film}: {time}")
    files["Content/site.yaml"]?.replace(
      "film: { entry: films }", with: "film: { entry: films, title: \"{title} ({year})\" }")
    let built = try ThemedSite(files)
    #expect(built.messages == "")
    #expect(built["showings/index.html"].contains(">Metropolis (1927): 20:00</a>"))
  }

  @Test(arguments: ["{film}/{date.month}-{date.day}/", "{film.slug}/{date.month}-{date.day}/"])
  func `an address has the slug of another entry`(address: String) throws {
    let built = try ThemedSite(club("{film} {date.day}", at: address))
    #expect(built.messages == "")
    #expect(built.paths.contains("showings/metropolis/11-30/index.html"), "\(built.paths)")
  }

  @Test(arguments: [
    ("{film.titel}", "{slug}/", "did you mean 'film.title'?"),
    ("{film.no}", "{slug}/", "known here: film.slug, film.title, film.year"),
    ("{film.showings}", "{slug}/", "'film.showings' is of type [Showing]"),
    (
      "{film}", "{guest}/",
      "'guest' is of type Film?, which cannot be part of an address"
    ),
    (
      "{film}", "{guest.slug}/", "'guest.slug' is of type Slug?, which cannot be part of an address"
    ),
  ])
  func `what is no field of another entry is told`(
    title: String, address: String, words: String
  ) throws {
    let built = try ThemedSite(
      club(title, at: address, model: "var guest: Reference<Film>?"))
    #expect(built.messages.contains("E0601") && built.messages.contains(words), "\(built.messages)")
  }

  @Test(arguments: [
    ("week: { page: week, title: \"{now}\" }", "the page shows no entry"),
    (
      "other: { entry: showings, at: \"x/{slug}/\", title: \"{no}\" }",
      "known here: slug, film, date.year, date.month, date.day, time\n"
    ),
  ])
  func `the names that are known are told once`(page: String, words: String) throws {
    var files = club("{film}", more: page)
    files["Templates/week.html"] = "{% extends \"base.html\" %}"
    let built = try ThemedSite(files)
    #expect(built.messages.contains(words), "\(built.messages)")
  }

  @Test func `groups and searches call an entry by its title`() throws {
    var files = club(
      "{film}, {date.day}.", model: "var before: Reference<Showing>?",
      more:
        "before: { groups: showings, by: before }\n      after: { group: showings, by: before }")
    files["Content/showings.yaml"] = """
      - { film: Metropolis, date: 2026-11-30, time: "20:00" }
      - { film: Sunrise, date: 2026-12-04, time: "20:00", before: 2026-11-30 }
      """
    let built = try ThemedSite(files)
    #expect(built.messages == "")
    #expect(
      built["showings/before/index.html"].contains("Metropolis, 30."),
      "\(built["showings/before/index.html"])")
  }
}
