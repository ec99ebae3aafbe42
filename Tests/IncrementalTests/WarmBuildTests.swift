import SiteCompiler
import TestSupport
import Testing

/// The contract of warm builds: byte for byte what a cold build makes, diagnostics included.
struct WarmBuildTests {
  /// How many seeds are tried: with the edits of each, here and from a state file, 1,056 edits in
  /// all. `make soak` tries more.
  static let seeds = 0..<(EnvironmentNumber.value(of: "APUS_SEEDS") ?? 11)
  private static let edits = 64

  @Test(arguments: seeds)
  func `after any edit a warm build makes and says what a cold build does`(_ seed: Int) throws {
    let site = WarmSite(gardenSite)
    var random = RandomEdit(seed: UInt64(seed))
    var right = site.files
    let first = try site.build()
    #expect(first.counts != nil, "\(first.messages)")
    var published = first.files
    var history: [String] = []
    for _ in 0..<Self.edits {
      let edit = random.edit(of: site.files)
      history.append(edit.keys.sorted().joined(separator: " "))
      site.change(edit)
      if random.happens(onceIn: 12) { site.options.now += 100_000_000 }
      if random.happens(onceIn: 12) { site.options.now -= 100_000_000 }
      if random.happens(onceIn: 25) { site.options.isPortable.toggle() }
      if random.happens(onceIn: 40) { site.options.includesDrafts.toggle() }
      let warmBuilds = site.warmBuilds
      let made = try site.build()
      // What was built the cold way is compared now and then: other tests hold it to be right.
      if site.warmBuilds > warmBuilds || random.happens(onceIn: 2) {
        var cold = try site.coldOutcome()
        if cold.counts == nil { cold.files = published }
        guard made == cold else {
          Issue.record("seed \(seed): \(history.suffix(4)):\n\(made.difference(from: cold))")
          return
        }
      }
      published = made.files
      if made.counts != nil {
        right = site.files
      } else if !random.happens(onceIn: 3) {
        site.change(changes(from: site.files, to: right))
      }
    }
    #expect(site.warmBuilds > Self.edits / 8)
  }
}

/// The changes that make some files what others are.
func changes(from files: [String: String], to others: [String: String]) -> [String: String?] {
  let paths = Set(files.keys).union(others.keys).filter { files[$0] != others[$0] }
  return Dictionary(uniqueKeysWithValues: paths.map { ($0, others[$0]) })
}
