import FileSystem
import Planning
import TestSupport
import Testing

/// The drawings beside titles in bars.
struct IconTests {
  private func site(_ section: String, _ pages: [String]) throws -> ThemedSite {
    let lines = [
      "title: Small", "id: small-site", "address: https://example.org/", "language: en",
      "pages:", "  hearts: { page: favourites, at: hearts/, title: Hearts }",
      "collections:", "  notes: { model: Note, from: notes.yaml, favourites: true }",
      "sections:", "  notes:", "    title: Notes", "    at: /",
      section, "    pages:", "      list: { list: notes }", "      note: { entry: notes }",
      "      tag: { group: notes, by: tags, at: \"tags/{key}/\" }",
    ]
    return try ThemedSite([
      "Content/site.yaml": (lines + pages.map { "      " + $0 }).filter { !$0.isEmpty }
        .joined(separator: "\n"),
      "Content/Models/Note.swift":
        "import ApusModels\nstruct Note: Entry { @Key var title: String; var tags: [String] }\n",
      "Content/notes.yaml": "- { title: Apple, tags: [red] }\n",
    ])
  }

  @Test(arguments: [
    ("tabs: [list]", "", Icon.documents),
    ("tabs: [list]\n    icon: news", "", .news),
    ("tabs: [tags]", "tags: { groups: notes, by: tags, at: tags/, title: Tags }", .tags),
    ("tabs: [topics]", "topics: { groups: notes, by: tags, at: tags/, title: Tags }", .tags),
    ("tabs: [star]", "star: { groups: notes, by: tags, at: tags/, title: Tags }", .star),
    (
      "tabs: [star]", "star: { groups: notes, by: tags, at: tags/, title: Tags, icon: mail }", .mail
    ),
    ("tabs: [kept]", "kept: { page: favourites, at: kept/, title: Kept }", .documents),
    ("tabs: [favourites]", "favourites: { page: favourites, at: kept/ }", .favourites),
    ("tabs: [find]", "find: { search: notes, at: find/, title: Find }", .search),
  ])
  func `a bar shows the icon of a page, of its name, of its kind, or of the section`(
    section: String, page: String, icon: Icon
  ) throws {
    let site = try site("    " + section, page.isEmpty ? [] : [page])
    #expect(site.messages == "")
    let bar = try #require(site["index.html"].split(separator: "<nav class=\"tabs\"").last)
    let drawing = try #require(Self.drawings()[icon.rawValue])
    #expect(bar.contains(drawing), "\(bar.prefix(600))")
  }

  /// A file of the project.
  private static func file(_ path: String) throws -> String {
    let here = #filePath
    let root = here.ranges(of: "/Tests/").last.map { String(here[..<$0.lowerBound]) } ?? here
    return String(
      decoding: try DiskFileSystem(root: root).read(path, limit: 1 << 20), as: UTF8.self)
  }

  /// The paths that the theme draws, by name.
  private static func drawings() throws -> [String: String] {
    let text = try file("Templates/partials/icons.html")
    let macro = try #require(text.split(separator: "macro tab_icon").last)
    var drawings: [String: String] = [:]
    for line in macro.split(separator: "\n") {
      let parts = line.split(separator: "\"", maxSplits: 2)
      guard line.contains("name == "), parts.count == 3 else { continue }
      drawings[String(parts[1])] = String(parts[2].drop { $0 != "<" })
    }
    return drawings
  }

  @Test func `the theme draws every icon, each differently, and the guide names them`() throws {
    let drawings = try Self.drawings()
    #expect(Set(drawings.keys) == Set(Icon.allCases.map(\.rawValue)))
    #expect(Set(drawings.values).count == drawings.count)
    let guide = try Self.file("docs/site.md")
    let names = Icon.allCases.map { "`\($0.rawValue)`" }.joined(separator: ", ")
    #expect(guide.contains(names))
  }

  @Test func `an icon that there is not, and one that is shown nowhere, are told`() throws {
    let unknown = try site("    tabs: [list]\n    icon: maill", []).messages
    #expect(unknown.contains("'mail'"), "\(unknown)")
    let hidden = try site(
      "    tabs: [list]", ["tags: { groups: notes, by: tags, at: tags/, icon: tags }"]
    ).messages
    #expect(hidden.contains("'tags' has an 'icon' and is not in the bar of a section"))
    #expect(hidden.ranges(of: "error[").count == 1, "\(hidden)")
  }

  @Test func `a page without anything for its bar has none`() throws {
    let without = try site("", [])
    #expect(without.messages == "")
    #expect(!without["index.html"].contains("<nav class=\"tabs\""))
    let with = try site("    tabs: [list]", [])
    #expect(with["index.html"].contains("<nav class=\"tabs\""))
  }
}
