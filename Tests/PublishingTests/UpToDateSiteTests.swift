import FileSystem
import Publishing
import Testing

/// A build of what was built already finds the site that it would make.
struct UpToDateSiteTests {
  private static let inputs = ContentHash(of: Array("inputs".utf8))

  /// Publishes a site of two pages, made of `inputs`.
  private func disk(
    publishing site: Site = [
      "index.html": "home", "a/index.html": "page a", "style.css": "body{}",
    ]
  ) throws -> MemoryFileSystem {
    let disk: MemoryFileSystem = [:]
    let publication = try Publication(into: "public", in: disk)
    for (path, text) in site.sorted(by: { $0.key < $1.key }) {
      try publication.add(Array(text.utf8), at: path)
    }
    _ = try publication.finish(fingerprint: BuildFingerprint(inputs: Self.inputs, pages: 2))
    return disk
  }

  private func site(
    in disk: MemoryFileSystem, madeOf inputs: ContentHash = inputs
  ) -> UpToDateSite? {
    UpToDateSite(in: "public", of: disk, madeOf: inputs, threads: 2)
  }

  @Test func `a site of the same inputs whose files are as they were written is up to date`()
    throws
  {
    let site = try #require(try site(in: disk()))
    #expect(site.pages == 2 && site.files == 1)
  }

  @Test func `a site of other inputs is not up to date`() throws {
    #expect(try site(in: disk(), madeOf: ContentHash(of: Array("others".utf8))) == nil)
  }

  @Test func `a site that does not say what it was made of is not up to date`() throws {
    let disk: MemoryFileSystem = [:]
    try publish(["index.html": "home"], in: disk)
    #expect(site(in: disk) == nil)
  }

  @Test(arguments: ["HOME", "home ", nil])
  func `a site with a file that is another, or gone, is not up to date`(_ text: String?) throws {
    let disk = try disk()
    disk["public/index.html"] = text
    #expect(site(in: disk) == nil)
  }

  @Test(arguments: [0, 255, 256, 599])
  func `one changed file among many is found`(_ number: Int) throws {
    let names = (0..<600).map { "\(1000 + $0).txt" }
    let disk = try disk(publishing: Dictionary(uniqueKeysWithValues: names.map { ($0, "old") }))
    #expect(site(in: disk) != nil)
    disk["public/" + names[number]] = "new"
    #expect(site(in: disk) == nil)
  }

  @Test func `a site at which a build is at work is not up to date`() throws {
    let disk = try disk()
    let build = try Publication(into: "public", in: disk)
    #expect(site(in: disk) == nil)
    build.abandon()
    #expect(site(in: disk) != nil)
  }

  @Test func `a site that is being replaced in place is not up to date`() throws {
    let disk = try disk()
    disk["public/.apus-next/index.html"] = "new home"
    #expect(site(in: disk) == nil)
  }

  @Test func `the same files made of other inputs are known to be`() throws {
    let disk = try disk(publishing: ["index.html": "home"])
    let others = ContentHash(of: Array("others".utf8))
    let publication = try Publication(into: "public", in: disk)
    try publication.add(Array("home".utf8), at: "index.html")
    let summary = try publication.finish(fingerprint: BuildFingerprint(inputs: others, pages: 1))
    #expect(summary.written == 0)
    #expect(site(in: disk, madeOf: others) != nil)
    #expect(site(in: disk) == nil)
  }
}
