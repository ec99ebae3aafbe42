import FileSystem
import Planning
import SiteCompiler
import TestSupport
import Testing

/// The contract of parts: joined, they are byte for byte the site that one build makes, and what is
/// wrong with them is what one build finds wrong.
struct ShardedBuildTests {
  /// More shards than the site has pages is one of them.
  private static let counts = [1, 2, 3, 7, 90]
  private static let edits = 12

  @Test(arguments: counts) func `parts that are joined are the site that one build makes`(
    _ count: Int
  ) throws {
    let site = ShardedSite(gardenSite)
    let whole = try site.whole()
    #expect(whole.isPublished && whole.files.count > 40, "\(whole.messages)")
    let (parts, joined) = try site.joined(inPartsOf: count)
    #expect(!parts.contains { !$0.isPublished })
    #expect(joined?.isPublished == true)
    #expect(joined?.files == whole.files)
    #expect(joined?.messages == "")
  }

  @Test(arguments: 0..<TestEffort.count(4, soak: 48))
  func `after any edit the parts make and say together what one build does`(_ seed: Int) throws {
    var site = ShardedSite(gardenSite)
    var random = RandomEdit(seed: UInt64(seed) + 9_000)
    var right = site.files
    for edit in 0..<Self.edits {
      for (path, text) in random.edit(of: site.files) { site.files[path] = text }
      if random.happens(onceIn: 12) { site.options.isPortable.toggle() }
      if random.happens(onceIn: 12) { site.options.now += 100_000_000 }
      if random.happens(onceIn: 8) { site.options.isStrict.toggle() }
      let whole = try site.whole()
      let count = Self.counts[(seed + edit) % (Self.counts.count - 1)]
      let (parts, joined) = try site.joined(inPartsOf: count)
      #expect(whole.isPublished == (joined?.isPublished ?? false), "seed \(seed), edit \(edit)")
      if whole.isPublished {
        #expect(joined?.files == whole.files, "seed \(seed), edit \(edit)")
        right = site.files
      } else {
        site.files = right
      }
      let said = parts + [joined].compactMap { $0 }
      let mistakes = said.reduce(into: Set()) { $0.formUnion($1.mistakes) }
      // That there are mistakes in a part is said besides.
      let places = said.reduce(into: Set()) { $0.formUnion($1.places) }
        .filter { !$0.contains("error[E0725") }
      #expect(whole.mistakes.isSubset(of: mistakes), "seed \(seed), edit \(edit)")
      #expect(whole.places == places, "seed \(seed), edit \(edit)")
    }
  }

  @Test func `each page is in one part, and each part has about the same number`() throws {
    var files = gardenSite
    for number in 10..<70 {
      files["Content/notes/n\(number).md"] = "---\ntitle: N\(number)\nstars: 2\n---\nText.\n"
    }
    let site = ShardedSite(files)
    let whole = try site.whole()
    var pages: [String] = []
    for number in 1...3 {
      let part = try site.part(number, of: 3).files.keys.filter { $0.hasSuffix(".html") }
      pages += part.map { String($0.dropFirst("part1/site/".count)) }
      let share = whole.files.keys.count { $0.hasSuffix(".html") } / 3
      #expect((share - 6...share + 6).contains(part.count), "\(part.count) of \(share)")
    }
    #expect(Set(pages).count == pages.count)
    let all = whole.files.keys.filter { $0.hasSuffix(".html") }
    #expect(Set(pages.map { "public/" + $0 }) == Set(all))
  }

  @Test func `a part that is made again touches nothing that is the same`() throws {
    let site = ShardedSite(gardenSite)
    let first = try site.part(2, of: 3)
    site.disk.clearLog()
    let again = try site.part(2, of: 3)
    #expect(again.files == first.files)
    #expect(!site.disk.log.contains { $0.operation == .write && $0.path.contains("/site/") })
  }

  @Test func `entries that are scheduled are in parts only if they are in all`() throws {
    var site = ShardedSite(gardenSite)
    site.files["Content/notes/later.md"] =
      "---\ntitle: Later\nstars: 2\npublish: 2026-11-21\n---\nSoon.\n"
    site.options.now = 1_795_000_000
    try site.part(1, of: 2)
    site.options.now += 3600
    try site.part(2, of: 2)
    let same = try site.joined(["part1", "part2"])
    #expect(same.isPublished, "\(same.messages)")
    site.options.now = 1_795_600_000
    try site.part(2, of: 2)
    let other = try site.joined(["part1", "part2"])
    #expect(!other.isPublished && other.messages.contains("error[E0723]"), "\(other.messages)")
    #expect(other.files == same.files)
  }

  @Test func `nothing of drafts, secrets and content is in what a part says of itself`() throws {
    var site = ShardedSite(gardenSite)
    site.files["Content/Models/Note.swift"] = gardenSite["Content/Models/Note.swift"]?
      .replacing("  @Within(1", with: "  @Secret var pin: String?\n  @Within(1")
    site.files["Content/notes/secret.md"] =
      "---\ntitle: Openly\nstars: 2\npin: zq1secret\n---\nPlain zq2text.\n"
    site.files["Content/notes/zq3draft.md"] =
      "---\ntitle: zq3draft\nstars: 2\ndraft: true\n---\nNot yet, zq4draft.\n"
    for number in 1...2 {
      let made = try site.part(number, of: 2)
      #expect(made.isPublished, "\(made.messages)")
      let bytes = try site.disk.read("part\(number)/part", limit: 1 << 20)
      let record = String(decoding: bytes, as: UTF8.self)
      for text in ["zq1", "zq2", "zq3", "zq4"] { #expect(!record.contains(text)) }
      for (path, text) in made.files {
        #expect(!(path + text).contains("zq1secret") && !(path + text).contains("zq3draft"))
      }
    }
  }
}
