import TestSupport
import Testing

/// Which groups of two languages are one group, so that their pages are translations of each other.
struct GroupLanguageTests {
  /// Notes in English and Slovak with tags and a cook, whose slugs are crossed.
  private func built(
    _ tags: (String, String), cooks: (String, String) = ("Xen", "Xsk"), values: String = ""
  ) throws -> ThemedSite {
    func note(_ title: String, _ tag: String, _ cook: String) -> String {
      "---\ntitle: \(title)\ntags: ['\(tag)']\ncook: \(cook)\n---\n"
    }
    func cook(_ name: String, _ slug: String) -> String {
      "---\nname: \(name)\nslug: \(slug)\n---\n"
    }
    return try ThemedSite([
      "Content/site.yaml": """
      title: Site
      address: https://example.org/
      languages: { sk: Stránka }
      collections:
        notes: { model: Note, from: notes/*.md, translations: { sk: notes/sk/*.md } }
        cooks: { model: Cook, from: cooks/*.md, translations: { sk: cooks/sk/*.md } }
      pages: { home: { page: home, at: /, languages: { sk: { title: Domov, at: /sk/ } } } }
      sections:
        notes:
          title: Notes
          at: /notes/
          languages: { sk: { title: Zápisky, at: /sk/notes/ } }
          pages:
            list: { list: notes }
            note: { entry: notes, at: "note/{slug}/" }
            tag: { group: notes, by: tags, at: "tag/{key}/"\(values) }
            by: { group: notes, by: cook, at: "by/{key}/" }
            cook: { entry: cooks, at: "cook/{slug}/" }
      """,
      "Content/Models/Note.swift": """
      import ApusModels

      struct Note: Entry {
        @Key var title: String
        var tags: [String]
        var cook: Reference<Cook>
      }

      struct Cook: Entry { @Key var name: String }
      """,
      "Content/notes/one.md": note("One", tags.0, cooks.0),
      "Content/notes/sk/one.md": note("Jeden", tags.1, cooks.1),
      "Content/cooks/x.md": cook("Xen", "alpha"), "Content/cooks/sk/x.md": cook("Xsk", "beta"),
      "Content/cooks/y.md": cook("Yen", "beta"), "Content/cooks/sk/y.md": cook("Ysk", "alpha"),
    ])
  }

  @Test(arguments: [
    ("C++", "C#", "", false), ("soup", "soup", "", true), ("Café", "cafe", "", true),
    ("breakfast", "raňajky", ", values: { raňajky: { slug: breakfast } }", true),
  ])
  func `groups of texts are one where the texts are, or where site.yaml gives them one slug`(
    tag: String, other: String, values: String, areOne: Bool
  ) throws {
    let site = try built((tag, other), values: values)
    let key = tag.lowercased().filter(\.isLetter).replacing("é", with: "e")
    let page = site["notes/tag/\(key)/index.html"]
    #expect(page != "", "\(site.messages)")
    #expect(page.contains("hreflang=\"sk\"") == areOne)
    #expect(site["sk/notes/tag/\(key)/index.html"].contains("hreflang=\"en\"") == areOne)
  }

  @Test func `groups by reference are one where the entries are translations`() throws {
    let site = try built(("soup", "soup"))
    let page = site["notes/by/alpha/index.html"]
    #expect(page.contains("href=\"https://example.org/sk/notes/by/beta/\""), "\(page)")
    #expect(site["sk/notes/by/beta/index.html"].contains("https://example.org/notes/by/alpha/"))
  }

  @Test func `groups by reference that only have one slug are two`() throws {
    let site = try built(("soup", "soup"), cooks: ("Xen", "Ysk"))
    #expect(site["notes/by/alpha/index.html"] != "")
    #expect(!site["notes/by/alpha/index.html"].contains("hreflang=\"sk\""))
    #expect(!site["sk/notes/by/alpha/index.html"].contains("hreflang=\"en\""))
  }

  @Test(arguments: ["Xen", "alpha"])
  func `the group of an entry is named by its key or its slug`(name: String) throws {
    let files = thingSite(
      "var other: Reference<Thing>?",
      "- { title: Xen, slug: alpha }\n- { title: B, other: alpha }",
      pages:
        "      by: { group: things, by: other, at: \"by/{key}/\", "
        + "values: { \(name): { slug: special } } }")
    let site = try ThemedSite(files)
    #expect(site.messages == "")
    #expect(site["things/by/special/index.html"].contains(">Xen</h1>"))
  }
}
