import Synchronization
import Testing
import Theme

/// The sites that `apus new` makes.
struct StarterTests {
  @Test(arguments: Starter.allCases)
  func `a new site builds without a word from us`(_ starter: Starter) throws {
    let built = try BuiltStarter.site(of: starter)
    #expect(built.messages == "")
    #expect(built.paths.contains("index.html"))
    #expect(built.paths.contains("404.html"))
    #expect(built.paths.contains("sitemap.xml"))
  }

  @Test(arguments: Starter.allCases)
  func `a new site publishes only assets that a page, a file for machines or an asset names`(
    _ starter: Starter
  ) throws {
    let built = try BuiltStarter.site(of: starter)
    let own = Set(
      starter.files.map(\.path).filter { $0.hasPrefix("Templates/assets/") }
        .compactMap { $0.split(separator: "/").last?.split(separator: ".").first })
    let texts = built.paths.map { ($0, built[$0]) }
    for path in built.paths where path.hasPrefix("assets/") {
      let name = path.split(separator: "/").last ?? ""
      guard !own.contains(name.split(separator: ".").first ?? "") else { continue }
      let isNamed = texts.contains {
        $0.0 != path && $0.0 != "offline.json" && $0.1.contains(name)
      }
      #expect(isNamed, "\(path)")
    }
  }

  @Test(arguments: Starter.allCases)
  func `no title of a new site says a name twice`(_ starter: Starter) throws {
    let built = try BuiltStarter.site(of: starter)
    for path in built.paths where path.hasSuffix(".html") {
      let title = built[path].split(separator: "<title>").last?.split(separator: "</title>").first
      let names = (title ?? "").split(separator: " · ")
      #expect(Set(names).count == names.count, "\(path): \(title ?? "")")
    }
  }

  @Test(arguments: [
    (Starter.docs, "var part: Part", "install/index.html"),
    (.shop, "var material: Material", "soup-bowl/index.html"),
    (.blog, "@Body var text", "samphire-and-an-egg/index.html"),
  ])
  func `a field that a new site's model is given is shown`(
    _ starter: Starter, field: String, page: String
  ) throws {
    let files = starter.files.map { file in
      guard file.path.hasSuffix(".swift") else { return file }
      let text = String(decoding: file.bytes, as: UTF8.self)
      let more = text.replacing(field, with: "var level: Int = 77\n  \(field)", maxReplacements: 1)
      return (path: file.path, bytes: Array(more.utf8))
    }
    let built = try ThemedSite(files: files)
    #expect(built.messages == "")
    #expect(built[page].contains("<dt>Level</dt><dd>77</dd>"), "\(built.paths)")
  }

  @Test(arguments: ["29:70", "24:00", "09:60", "9:00"])
  func `hours that no clock shows are refused`(hour: String) throws {
    let files = Starter.stores.files.map { file in
      guard file.path == "Content/stores/ponto-byte.yaml" else { return file }
      let text = String(decoding: file.bytes, as: UTF8.self)
      let said = text.replacing(/abre: "[^"]*"/, with: "abre: \"\(hour)\"")
      return (path: file.path, bytes: Array(said.utf8))
    }
    #expect(try ThemedSite(files: files).messages.contains("'\(hour)'"))
  }

  @Test(arguments: Starter.allCases)
  func `the first page of a new site says what it is about`(_ starter: Starter) throws {
    let built = try BuiltStarter.site(of: starter)
    #expect(built["index.html"].contains("<p class=\"standfirst welcome\">"))
  }

  @Test(arguments: Starter.allCases)
  func `a new site can be installed with icons of pixels`(_ starter: Starter) throws {
    let built = try BuiltStarter.site(of: starter)
    let manifest = built["manifest.webmanifest"]
    #expect(manifest.contains("\"id\": \"https://example.org/\""), "\(manifest)")
    for part in ["192x192", "512x512", "maskable"] { #expect(manifest.contains("\"\(part)\"")) }
  }

  @Test func `a blank site has none of the scripts for the reader's device`() throws {
    let built = try BuiltStarter.site(of: .blank)
    #expect(built.paths.filter { $0.hasPrefix("assets/device/") } == [])
  }

  @Test(arguments: Starter.allCases)
  func `a new site has no file that only the list of its material is`(_ starter: Starter) {
    let paths = starter.files.map(\.path)
    #expect(!paths.contains("cut"))
    #expect(Set(paths).count == paths.count)
    #expect(paths.allSatisfy { $0.hasPrefix("Content/") || $0.hasPrefix("Templates/") })
  }
}

/// The sites that `apus new` makes, each built once for all tests.
private final class BuiltStarter: Sendable {
  private static let all = Dictionary(
    uniqueKeysWithValues: Starter.allCases.map { ($0, BuiltStarter()) })

  private let site = Mutex<ThemedSite?>(nil)

  /// The site of a starter; the first that asks builds it.
  static func site(of starter: Starter) throws -> ThemedSite {
    try #require(all[starter]).site.withLock { site in
      if let site { return site }
      let built = try ThemedSite(files: starter.files)
      site = built
      return built
    }
  }
}
