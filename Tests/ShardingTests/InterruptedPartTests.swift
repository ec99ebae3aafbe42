import FileSystem
import SiteCompiler
import TestSupport
import Testing

/// Disks that fail, and builds that are killed, while parts are made and joined.
struct InterruptedPartTests {
  @Test(arguments: 0..<4)
  func `a part that is killed at any operation is the old one or the new one, and is made again`(
    _ first: Int
  ) throws {
    var site = ShardedSite(gardenSite)
    let old = try site.part(1, of: 2)
    // In turns, so that what is made is never what is there.
    var editions = try ["Sweet.", "Soft."].map { text in
      let fig = ["Content/notes/fig.md": "---\ntitle: Fig\nstars: 4\n---\n\(text)\n"]
      let files = gardenSite.merging(fig) { $1 }
      return (files: files, part: try ShardedSite(files).part(1, of: 2).files)
    }
    var number = first
    while true {
      let goal = editions[0]
      editions.swapAt(0, 1)
      site.files = goal.files
      let before = ShardedSite.contents(of: "part1", in: site.disk)
      let faulty = FaultyFileSystem(site.disk, .all(from: number))
      _ = try? site.part(1, of: 2, on: faulty)
      let left = ShardedSite.contents(of: "part1", in: site.disk)
      #expect(left == before || left == goal.part, "operation \(number)")
      #expect(try site.part(1, of: 2).files == goal.part, "operation \(number)")
      guard number < faulty.count else { break }
      number += TestEffort.count(32, soak: 4)
    }
    #expect(number > first && old.isPublished)
  }

  @Test(arguments: 0..<4)
  func `a join that is killed at any operation leaves the old site or the new one`(
    _ first: Int
  ) throws {
    let site = ShardedSite(gardenSite)
    let whole = try site.whole()
    for part in 1...2 { try site.part(part, of: 2) }
    var number = first
    while true {
      let output = MemoryFileSystem([])
      let faulty = FaultyFileSystem(output, .all(from: number))
      _ = try? site.joined(["part1", "part2"], on: faulty)
      let left = ShardedSite.contents(of: "public", in: output)
      #expect(left.isEmpty || left == whole.files, "operation \(number)")
      _ = try site.joined(["part1", "part2"], on: output)
      let joined = ShardedSite.contents(of: "public", in: output)
      #expect(joined == whole.files, "operation \(number)")
      guard number < faulty.count else { return }
      number += 32
    }
  }
}
