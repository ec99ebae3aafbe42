import Diagnostics
import FileSystem

/// The result of removing a published site: the files of its manifest, and the cache beside it.
///
/// Foreign files in the output folder stay there.
package struct SiteRemoval: Sendable {
  /// How many files were removed.
  package private(set) var files = 0
  /// How many foreign files were left.
  package private(set) var others = 0
  /// Whether there was a cache.
  package private(set) var hadCache = false

  /// Removes the site in an output folder of the disk.
  ///
  /// - Throws: Where a build holds it longer than `lockTimeout`, or something cannot be removed.
  package init(at location: OutputLocation, lockTimeout: Duration) throws(PublicationError) {
    let name = location.name
    let parent = try Publication<DiskFileSystem>.reporting(name) {
      () throws(FileError) -> DiskFileSystem? in
      let path = String(location.parent.dropFirst())
      let root = try DiskFileSystem(root: "/")
      let isThere = try root.exists(path)
      guard path.isEmpty || isThere else { return nil }
      return try DiskFileSystem(root: location.parent)
    }
    guard let parent else { return }
    let manifest = try Publication<DiskFileSystem>.reporting(name) { () throws(FileError) in
      let path = OutputPaths(output: name).manifest
      return try parent.exists(path) ? try parent.manifest(at: path) : nil
    }
    if let other = location.otherSite(manifest?.site) {
      throw .refused(.otherSiteToRemove(location.typed, madeFrom: other))
    }
    try remove(name, in: parent, lockTimeout: lockTimeout)
  }

  private mutating func remove(
    _ output: String, in files: DiskFileSystem, lockTimeout: Duration
  ) throws(PublicationError) {
    let isRemoved: Bool
    do throws(FileError) {
      isRemoved = try removeAll(OutputPaths(output: output), in: files, lockTimeout)
    } catch {
      throw PublicationError(error, output: output)
    }
    guard isRemoved else { throw .busy(.busyOutput(output, owner: nil)) }
  }

  /// Removes everything; false where a build holds it.
  private mutating func removeAll(
    _ paths: OutputPaths, in files: DiskFileSystem, _ lockTimeout: Duration
  ) throws(FileError) -> Bool {
    hadCache = try files.exists(OutputPaths.cache)
    if hadCache { try files.removeTree(OutputPaths.cache) }
    let hasOutput = try files.exists(paths.output)
    let hasWork = try files.exists(paths.work)
    guard hasOutput || hasWork else {
      try Self.removeIfEmpty(paths.workParent, in: files)
      return true
    }
    guard let work = try WorkFolder(files, paths, lockTimeout: lockTimeout) else { return false }
    if try work.hasRemains() { try Recovery(files: files, paths: paths).run() }
    if let manifest = try files.manifest(at: paths.manifest) {
      try remove(manifest, from: files, paths)
    }
    try work.close()
    return true
  }

  private mutating func remove(
    _ manifest: Manifest, from files: DiskFileSystem, _ paths: OutputPaths
  ) throws(FileError) {
    for entry in manifest.entries {
      let path = paths.output + "/" + manifest.path(of: entry)
      if try files.exists(path) {
        try files.remove(path)
        self.files += 1
      }
      try files.removeEmptyFolders(FilePaths.folder(of: path), below: paths.output)
    }
    // The manifest is removed last: without it, it would not be known which files are those of
    // Apus.
    try files.removeIfThere(paths.manifest)
    others = try files.tree(paths.output).files.count
    try Self.removeIfEmpty(paths.output, in: files)
  }

  private static func removeIfEmpty(
    _ folder: String, in files: DiskFileSystem
  ) throws(FileError) {
    do throws(FileError) {
      try files.removeFolder(folder)
    } catch {
      guard error.reason == .folderNotEmpty || error.reason == .missing else { throw error }
    }
  }
}
