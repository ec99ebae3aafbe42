// A site of one model, which only the theme shows.

/// A site with one model: its fields, entries as YAML, and further pages.
func thingSite(
  _ fields: String, _ entries: String, pages: String = "", settings: String = ""
) -> [String: String] {
  [
    "Content/site.yaml": """
    title: A site
    \(settings)
    collections:
      things: { model: Thing, from: things.yaml }
    pages:
      home: { page: home, at: / }
      sitemap: { page: sitemap, at: /sitemap.xml }
    sections:
      things:
        title: Things
        at: /things/
        pages:
          list: { list: things }
          thing: { entry: things, at: "{slug}/" }
    \(pages)
    """,
    "Content/Models/Thing.swift": """
    import ApusModels

    struct Thing: Entry {
      @Key var title: String
      \(fields.replacing("; ", with: "\n  "))
    }

    struct Row: Component { var name: String; var amount: Int; var year: Int }
    """,
    "Content/things.yaml": entries + "\n",
  ]
}
