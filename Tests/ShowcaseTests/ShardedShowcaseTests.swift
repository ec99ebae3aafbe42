import FileSystem
import Planning
import Publishing
import Sharding
import SiteCompiler
import Testing

/// The showcase, made in parts.
struct ShardedShowcaseTests {
  @Test func `parts of the showcase that are joined are the showcase`() throws {
    let showcase = try Showcase.shared.get()
    let here = #filePath
    let tests = here[..<(here.ranges(of: "/Tests/").last?.lowerBound ?? here.endIndex)]
    let files = try DiskFileSystem(root: String(tests))
    var options = CompilerOptions(now: 0)
    options.threads = 2
    options.program = "1"
    let memory = MemoryFileSystem([])
    for number in 1...2 {
      let shard = try #require(Shard(number: number, of: 2))
      let command = PartCommand(typedFolder: "", siteFolder: "", options: [])
      let compiler = PartCompiler(SiteCompiler(files, options: options))
      let report = try compiler.build(shard, by: command) {
        () throws(PublicationError) in try Publication(into: "part\(number)", in: memory)
      }
      #expect(report.published != nil)
    }
    let join = SiteJoin(
      (1...2).map { PartFolder("part\($0)", at: "part\($0)", in: memory) }, threads: 2)
    let report = try join.run { () throws(PublicationError) in
      try Publication(into: "public", in: memory)
    }
    #expect(report.published != nil)
    let paths = showcase.output.paths.filter { $0.hasPrefix("public/") }
    #expect(memory.paths.filter { $0.hasPrefix("public/") } == paths)
    // The manifest also says what a site was made of, where the program is known.
    for path in paths where path != "public/.apus-manifest" {
      #expect(
        try memory.read(path, limit: 1 << 26) == showcase.output.read(path, limit: 1 << 26),
        "\(path)")
    }
  }
}
