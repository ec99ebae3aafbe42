import FileSystem
import Testing

/// The blocks of the theme, which templates of a site may change.
struct ThemeBlockTests {
  private static let templates = [
    "base", "layouts/list", "layouts/group", "layouts/record", "list", "group", "groups", "archive",
    "entry", "component", "page", "favourites", "search", "404", "offline",
  ]

  @Test func `the guide to the theme names every block of it`() throws {
    let here = #filePath
    let root = here.ranges(of: "/Tests/").last.map { String(here[..<$0.lowerBound]) } ?? here
    let disk = try DiskFileSystem(root: root)
    func text(_ path: String) throws -> String {
      String(decoding: try disk.read(path, limit: 1 << 20), as: UTF8.self)
    }
    let guide = try text("docs/theme.md")
    var known: Set<String> = []
    for template in Self.templates {
      let file = try text("Templates/\(template).html")
      for match in file.matches(of: /{%-? *block ([a-z_]+)/) {
        let name = String(match.1)
        known.insert(name)
        #expect(guide.contains("`\(name)`"), "\(name) of \(template).html")
      }
    }
    #expect(known.count > 25)
  }
}
