import Testing
import Theme

/// The sites that `apus new` makes.
struct StarterTests {
  @Test(arguments: Starter.allCases)
  func `a new site builds without a word from us`(_ starter: Starter) throws {
    let built = try ThemedSite(files: starter.files)
    #expect(built.messages == "")
    #expect(built.paths.contains("index.html"))
    #expect(built.paths.contains("404.html"))
    #expect(built.paths.contains("sitemap.xml"))
  }

  @Test(arguments: Starter.allCases)
  func `a new site has no file that only the list of its material is`(_ starter: Starter) {
    let paths = starter.files.map(\.path)
    #expect(!paths.contains("cut"))
    #expect(Set(paths).count == paths.count)
    #expect(paths.allSatisfy { $0.hasPrefix("Content/") || $0.hasPrefix("Templates/") })
  }
}
