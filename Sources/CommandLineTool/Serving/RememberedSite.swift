import FileSystem
import SiteCompiler

/// What builds that follow each other remember of the published site, and what has changed since.
struct RememberedSite {
  /// How many changed files are moved into place one by one: only the author sees the site
  /// meanwhile, and pages are informed when all files are there.
  static let moveLimit = 100

  private let memoryFiles: MemoryFileSystem?
  /// What the last build that published something has remembered.
  private(set) var memory: BuildMemory?
  /// The files that may have changed since then; nil where any file may have.
  private(set) var changed: Set<String>? = []
  /// Whether the next build has to find out what to remember, although the site is up to date.
  var isWanted = false

  /// Remembers nothing yet of a site that is built into memory, or into the output folder.
  init(in files: MemoryFileSystem?) { memoryFiles = files }

  /// Where the site is built into memory; nil where it is built into the output folder, because it
  /// is to be there or is too large.
  var files: MemoryFileSystem? { memoryFiles?.isFull == false ? memoryFiles : nil }

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
