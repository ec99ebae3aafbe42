#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// How much the tests try: `make test` what shows each class of mistakes, `make soak` all that they
/// know. `Tests/README.md` says which tests go by it.
package enum TestEffort {
  /// Whether `APUS_SOAK` is set, as `make soak` sets it.
  package static let isSoak = unsafe getenv("APUS_SOAK") != nil

  /// How often something is tried: so often, or in a soak as often as that.
  package static func count(_ count: Int, soak: Int) -> Int { isSoak ? soak : count }

  /// The cases that are tried: these, and in a soak those as well.
  package static func cases<Case>(_ cases: [Case], soak others: [Case]) -> [Case] {
    isSoak ? cases + others : cases
  }
}
