import TestSupport
import Testing

/// Whatever an author mistypes, a site is checked to its end, and few mistakes are reported for
/// one.
struct MutationTests {
  @Test(arguments: 0..<8)
  func `a change anywhere never stops the compiler, and brings few messages`(
    _ seed: Int
  ) throws {
    var mutation = TextMutation(seed: UInt64(seed))
    let names = smallSite.keys.sorted()
    for round in 0..<48 {
      let name = names[(seed * 48 + round) % names.count]
      let changed = mutation.changed(Array((smallSite[name] ?? "").utf8))
      var files = smallSite.mapValues { Array($0.utf8) }
      files[name] = changed
      let said = try messages(about: files)
      #expect(
        errorCount(said) <= 8, "\(name):\n\(String(decoding: changed, as: UTF8.self))\n\(said)")
    }
  }
}
