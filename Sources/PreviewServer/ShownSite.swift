package import FileSystem
import Synchronization

/// The site that a server shows: that of a folder, until one in memory takes its place.
package final class ShownSite: Sendable {
  /// The path of the folder, which may be replaced, removed and made meanwhile, or be missing.
  let folder: String
  private let memory = Mutex<MemoryFileSystem?>(nil)

  /// Shows the site in a folder.
  package init(folder: String) { self.folder = folder }

  /// Shows other files from now on, all at once. They must not change any more.
  package func show(_ files: MemoryFileSystem) { memory.withLock { $0 = files } }

  /// Shows the folder from now on.
  package func showFolder() { memory.withLock { $0 = nil } }

  /// The files that are shown instead of the folder.
  var files: MemoryFileSystem? { memory.withLock { $0 } }
}
