package import FileSystem
import Synchronization

/// Makes the folders of a site's pages before the pages are written, on one thread at a time.
///
/// Most pages have a folder of their own, side by side in one folder. Threads that make folders in
/// the same folder wait for each other in the kernel, spinning. So one of them makes folders for
/// all, while others make pages.
package final class FoldersAhead<Files: WritableFileSystem>: Sendable {
  /// How many pages before the first one without a folder the next folders are made.
  private static var lead: Int { 128 }
  /// How many folders are made in one go.
  private static var batch: Int { 256 }

  private let publication: Publication<Files>
  private let count: Int
  private let path: @Sendable (Int) -> String
  /// The number of pages whose folders are made, from the first on.
  private let made = Atomic(0)
  private let isMaking = Atomic(false)

  /// Makes no folders yet; nil where it would not help: a single thread never waits, and in an
  /// output folder that already has a site most pages are not written.
  ///
  /// - Parameters:
  ///   - publication: The publication that takes the pages.
  ///   - count: The number of pages.
  ///   - threads: The number of threads that make them.
  ///   - path: The path of each page, by its position. Pages are made roughly in the order of
  ///     positions.
  package init?(
    for publication: Publication<Files>, count: Int, threads: Int,
    path: @escaping @Sendable (Int) -> String
  ) {
    guard threads > 1, publication.site.manifest.entries.isEmpty else { return nil }
    self.publication = publication
    self.count = count
    self.path = path
  }

  /// Notes that the page at a position is next.
  ///
  /// - Returns: Whether its folder has been made, if it needs one of its own.
  package func reach(_ position: Int) -> Bool {
    let known = made.load(ordering: .acquiring)
    if position + Self.lead >= known, known < count,
      !isMaking.exchange(true, ordering: .acquiring)
    {
      let start = max(made.load(ordering: .acquiring), position)
      let end = min(count, start + Self.batch)
      publication.makeFolders(ofFilesAt: (start..<max(start, end)).lazy.map(path))
      made.store(max(start, end), ordering: .releasing)
      isMaking.store(false, ordering: .releasing)
    }
    return position < made.load(ordering: .acquiring)
  }
}
