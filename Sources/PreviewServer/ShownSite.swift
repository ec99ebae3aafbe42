package import FileSystem
import Synchronization

/// The site that a server shows: that of a folder, until one in memory takes its place.
package final class ShownSite: Sendable {
  /// What is shown at a moment.
  struct State {
    /// The files that are shown instead of the folder.
    var files: MemoryFileSystem?
    /// Pages that are shown before the site that they belong to, by path.
    var ahead: [String: [UInt8]] = [:]
    /// The folder of the site on its host, without slashes at either end.
    var base = ""
  }

  /// The path of the folder, which may be replaced, removed and made meanwhile, or be missing.
  let folder: String
  private let state = Mutex(State())

  /// Shows the site in a folder.
  package init(folder: String) { self.folder = folder }

  /// Shows other files from now on, all at once. They must not change any more.
  package func show(_ files: MemoryFileSystem) {
    state.withLock { $0 = State(files: files, base: $0.base) }
  }

  /// Shows the folder from now on.
  package func showFolder() { state.withLock { $0 = State(base: $0.base) } }

  /// Answers addresses in this folder of the site's host, which pages write that do not know where
  /// they are, as if the folder were that of the server; `sub` for `https://example.org/sub/`.
  package func answer(below base: String) { state.withLock { $0.base = base } }

  /// Shows these pages in place of those at their paths, until a site is shown.
  package func show(ahead pages: [(path: String, bytes: [UInt8])]) {
    state.withLock { state in
      for page in pages { state.ahead[page.path] = page.bytes }
    }
  }

  /// What is shown now.
  var current: State { state.withLock { $0 } }
}
