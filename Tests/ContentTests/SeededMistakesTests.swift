import Content
import Testing

/// Mistakes of one small site, all reported in one run.
struct SeededMistakesTests {
  @Test func `every mistake of a site is told in one run, at its place`() {
    let site = LoadedSite(
      [
        "Models/Models.swift": WrongEntry.models,
        "notes/bad-date.md": "---\ntitle: Date\ndate: 2026-13-01\n---\n",
        "notes/broken.md": "---\ntitle: \"Broken\n---\n",
        "notes/misspelt.md": "---\ntitle: Field\nprcie: 3.50\n---\n",
        "notes/one.md": "---\ntitle: One\nslug: same\n---\n",
        "notes/two.md": "---\ntitle: Two\nslug: same\n---\n",
        "notes/wrong-type.md": "---\ntitle: Type\nstars: many\n---\n",
        "notes/later.md": "---\ntitle: Later\npublish: 2099-01-01\n---\n",
        "shops.yaml":
          "- name: Centro\n  logo: { src: logo.svg, alt: x }\n  products: [{ title: a, price: 1 }]\n",
      ],
      ["notes: Note = notes/*.md", "shops: Shop = shops.yaml"])
    let places = site.text.split(separator: "\n").filter { $0.contains(": error[") }
      .map { $0.prefix { $0 != "]" } + "]" }
    #expect(
      places == [
        "Content/notes/bad-date.md:3:7: error[E0310]",
        "Content/notes/broken.md:2:8: error[E0110]",
        "Content/notes/misspelt.md:3:1: error[E0301]",
        "Content/notes/two.md:3:7: error[E0321]",
        "Content/notes/wrong-type.md:3:8: error[E0310]",
        "Content/shops.yaml:2:16: error[E0330]",
      ])
    #expect(site.content.omitted.map(\.path) == ["Content/notes/later.md"])
  }
}
