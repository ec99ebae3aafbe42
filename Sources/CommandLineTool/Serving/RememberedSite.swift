import FileSystem
import SiteCompiler

/// What builds that follow each other remember of the published site, and what has changed since.
struct RememberedSite {
  /// How many changed files are moved into place one by one: only the author sees the site
  /// meanwhile, and pages are informed when all files are there.
  static let moveLimit = 100

  /// What the last build that published something has remembered.
  private(set) var memory: BuildMemory?
  /// The files that may have changed since then; nil where any file may have.
  private(set) var changed: Set<String>? = []
  /// Whether the next build has to find out what to remember, although the site is up to date.
  var isWanted = false

  /// Notes what has changed.
  mutating func note(_ change: FileWatch.Change?) {
    switch change {
    case nil: return
    case .paths(let paths): changed?.formUnion(paths)
    case .anything: changed = nil
    }
  }

  /// Takes over what a build has remembered; a build that has published nothing changes nothing.
  mutating func take(_ outcome: BuildCommand.Outcome) {
    isWanted = false
    guard outcome.code == .success else { return }
    (memory, changed) = (outcome.memory, [])
  }
}
