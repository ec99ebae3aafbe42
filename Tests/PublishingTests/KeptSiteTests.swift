import FileSystem
import Publishing
import Testing

/// Files that are taken over from the published site without a look at them.
struct KeptSiteTests {
  private static let site: Site = ["index.html": "home", "a/index.html": "page a"]

  @Test func `a site is kept by its manifest but for what is replaced`() throws {
    let disk: MemoryFileSystem = [:]
    let manifest = try #require(try publish(Self.site, in: disk).manifest)
    let publication = try Publication(into: "public", in: disk)
    #expect(publication.keep(except: ["index.html"], ofSiteWith: manifest))
    #expect(publication.taken.map(\.path) == ["a/index.html"])
    try publication.add(Array("new home".utf8), at: "index.html")
    #expect(try publication.finish().written == 1)
    #expect(
      try everything(in: disk) == cleanBuild(["index.html": "new home", "a/index.html": "page a"]))
  }

  @Test func `another site is not kept`() throws {
    let disk: MemoryFileSystem = [:]
    let manifest = try #require(try publish(Self.site, in: disk).manifest)
    try publish(["index.html": "another"], in: disk)
    let publication = try Publication(into: "public", in: disk)
    #expect(!publication.keep(except: [], ofSiteWith: manifest))
    #expect(publication.taken.isEmpty)
  }

  @Test func `a site whose manifest is damaged is not kept`() throws {
    let disk: MemoryFileSystem = [:]
    try publish(Self.site, in: disk)
    disk["public/.apus-manifest"] = "x"
    let publication = try Publication(into: "public", in: disk)
    #expect(!publication.keep(except: [], ofSiteWith: ContentHash(of: [])))
    #expect(!publication.keep(except: [], ofSiteWith: ContentHash(of: Array("x".utf8))))
  }

  @Test(arguments: [
    ("style.css", "body{}", true), ("style.css", "body{ }", false), ("other.css", "body{}", false),
    ("index.html", "changed", false),
  ])
  func `one file is kept where it is as it was written and holds what it should`(
    _ path: String, _ text: String, _ isKept: Bool
  ) throws {
    let disk: MemoryFileSystem = [:]
    try publish(PublicationTests.site, in: disk)
    // A change of a file does not change the manifest.
    disk["public/index.html"] = "changed"
    let publication = try Publication(into: "public", in: disk)
    #expect(try publication.keep(path, holding: ContentHash(of: Array(text.utf8))) == isKept)
    #expect(publication.taken.map(\.path) == (isKept ? [path] : []))
    publication.abandon()
  }
}
