import FileSystem

/// The hashes of the files that are shown, by path, from which open pages learn what has changed.
package struct LiveHashes: Sendable {
  private var hashes: [String: UInt64]
  /// Of pages that are shown before their site, the hashes in the site that is there; nil where it
  /// has no such page.
  private var behind: [String: UInt64?] = [:]

  /// Begins with the files of a site.
  package init(_ hashes: [String: UInt64]) { self.hashes = hashes }

  /// Whether there are no files.
  package var isEmpty: Bool { hashes.isEmpty }

  /// Takes over all files of a site.
  ///
  /// - Parameter site: The hashes of its files, by path.
  /// - Returns: What pages have to learn.
  package mutating func replace(by site: [String: UInt64]) -> LiveChanges {
    defer { (hashes, behind) = (site, [:]) }
    return LiveChanges(from: hashes, to: site)
  }

  /// Takes over the files in which a site differs from the one before.
  ///
  /// - Parameter files: Those files; without a hash where they are gone.
  /// - Returns: What pages have to learn: a page that was shown before its site may be another one
  ///   in it.
  package mutating func change(_ files: [(path: String, hash: UInt64?)]) -> LiveChanges {
    var (before, after): ([String: UInt64], [String: UInt64]) = ([:], [:])
    let returned = behind.map { (path: $0.key, hash: $0.value) }
    for (path, hash) in returned + files {
      before[path] = before[path] ?? hashes[path]
      after[path] = hash
      hashes[path] = hash
    }
    behind = [:]
    return LiveChanges(from: before, to: after)
  }

  /// Takes over pages that are shown before the site that they belong to.
  ///
  /// - Parameter pages: Those pages.
  /// - Returns: What pages have to learn.
  package mutating func show(ahead pages: [(path: String, bytes: [UInt8])]) -> LiveChanges {
    var (before, after): ([String: UInt64], [String: UInt64]) = ([:], [:])
    for page in pages {
      let hash = ContentHash(of: page.bytes).value
      if behind[page.path] == nil { behind[page.path] = .some(hashes[page.path]) }
      before[page.path] = hashes[page.path]
      after[page.path] = hash
      hashes[page.path] = hash
    }
    return LiveChanges(from: before, to: after)
  }
}
