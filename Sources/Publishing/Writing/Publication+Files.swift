package import FileSystem
import Parallel
import Synchronization

extension Publication {
  /// Takes a file of the site. May be called from any number of threads at once.
  ///
  /// - Parameters:
  ///   - bytes: Its content, which is hashed, and written only if it is not already there.
  ///   - path: Its path in the output folder.
  ///   - hasFolder: Whether a folder was made for it alone.
  /// - Throws: The first error of any thread, from then on every time.
  package func add(
    _ bytes: Span<UInt8>, at path: String, hasFolder: Bool = false
  ) throws(PublicationError) {
    try begin()
    do throws(FileError) {
      end(try place(bytes, at: path, hasFolder: hasFolder))
    } catch {
      throw end(PublicationError(error, output: typed))
    }
  }

  /// Takes a file of the site.
  package func add(_ bytes: [UInt8], at path: String) throws(PublicationError) {
    try add(bytes.span, at: path)
  }

  /// Takes a copy of a file of any size. May be called from any number of threads at once.
  ///
  /// - Parameters:
  ///   - source: The path of the file in `files`.
  ///   - files: Where the file is.
  ///   - path: Its path in the output folder.
  /// - Throws: The first error of any thread, from then on every time.
  package func copy(
    _ source: String, from files: some FileSystem, to path: String
  ) throws(PublicationError) {
    try begin()
    do throws(FileError) {
      end(try place(source, of: files, at: path))
    } catch {
      throw end(PublicationError(error, output: typed))
    }
  }

  /// Takes over a file of the existing site, if it is unchanged and has this hash.
  ///
  /// - Parameters:
  ///   - path: Its path in the output folder.
  ///   - hash: The hash that it has to have.
  /// - Returns: Whether it was taken over.
  /// - Throws: The first error of any thread, from then on every time.
  package func keep(_ path: String, holding hash: ContentHash) throws(PublicationError) -> Bool {
    guard let position = site.manifest.position(of: path) else { return false }
    let size = site.manifest.entries[position].size
    try begin()
    do throws(FileError) {
      let isHeld = try site.holds(path, hash, size: size)
      end(isHeld ? PublishedFile(path: path, hash: hash, size: size, isUnchanged: true) : nil)
      return isHeld
    } catch {
      throw end(PublicationError(error, output: typed))
    }
  }

  /// Takes over files of the existing site, where that site has a manifest that the caller knows
  /// and the files are unchanged.
  ///
  /// - Parameters:
  ///   - paths: Their paths in the output folder.
  ///   - manifest: The hash of the manifest.
  ///   - threads: How many threads check them.
  /// - Returns: For each path, whether it was taken over.
  /// - Throws: As for any file that is handed over.
  package func keep(
    _ paths: [String], ofSiteWith manifest: ContentHash, threads: Int
  ) throws(PublicationError) -> [Bool] {
    guard ContentHash(of: site.manifest.bytes) == manifest else {
      return Array(repeating: false, count: paths.count)
    }
    let chunks = Parallel.mapChunks(of: paths.count, size: 256, threads: threads) { range in
      Result { () throws(PublicationError) in try self.keepAsWritten(paths[range]) }
    }
    var kept: [Bool] = []
    for chunk in chunks { kept += try chunk.get() }
    return kept
  }

  private func keepAsWritten(_ paths: ArraySlice<String>) throws(PublicationError) -> [Bool] {
    var kept: [Bool] = []
    for path in paths {
      guard let position = site.manifest.position(of: path) else {
        kept.append(false)
        continue
      }
      kept.append(try keep(path, holding: site.manifest.entries[position].hash))
    }
    return kept
  }

  /// Takes over all files of the existing site, except some, without checking them: for callers
  /// that know that site by its manifest.
  ///
  /// - Returns: Whether it is the site with this manifest, unchanged since a build. Otherwise
  ///   nothing is taken.
  package func keep(except replaced: Set<String>, ofSiteWith manifest: ContentHash) -> Bool {
    guard site.isAsLeft, ContentHash(of: site.manifest.bytes) == manifest else { return false }
    let kept = site.manifest.entries.lazy.compactMap { entry -> PublishedFile? in
      let path = self.site.manifest.path(of: entry)
      guard !replaced.contains(path) else { return nil }
      return PublishedFile(path: path, hash: entry.hash, size: entry.size, isUnchanged: true)
    }
    progress.withLock { $0.files += kept }
    return true
  }

  /// Whether the existing site has this manifest, and all its files are unchanged.
  package func isUnchanged(_ manifest: ContentHash, threads: Int) -> Bool {
    warnings.isEmpty && site.isAsLeft && ContentHash(of: site.manifest.bytes) == manifest
      && site.holdsAll(threads: threads)
  }

  /// A file of the existing site; nil where it has changed since it was written.
  package func publishedFile(at path: String) -> [UInt8]? {
    guard let position = site.manifest.position(of: path) else { return nil }
    let entry = site.manifest.entries[position]
    do throws(FileError) {
      let bytes = try work.files.read(site.paths.output + "/" + path, limit: entry.size)
      return ContentHash(of: bytes) == entry.hash ? bytes : nil
    } catch {
      return nil
    }
  }

  /// The files taken so far, sorted by path.
  package var taken: [ListedFile] {
    progress.withLock { $0.files }
      .map { ListedFile(path: $0.path, hash: $0.hash, size: $0.size) }
      .sorted { $0.path.precedesByBytes($1.path) }
  }

  private func begin() throws(PublicationError) {
    try progress.withLock { progress throws(PublicationError) in
      if let failure = progress.failure { throw failure }
      progress.active += 1
    }
  }

  private func end(_ file: PublishedFile?) {
    progress.withLock { progress in
      if let file { progress.files.append(file) }
      progress.active -= 1
    }
  }

  private func end(_ error: PublicationError) -> PublicationError {
    progress.withLock { progress in
      progress.active -= 1
      let first = progress.failure ?? error
      progress.failure = first
      return first
    }
  }

  private func place(
    _ bytes: Span<UInt8>, at path: String, hasFolder: Bool
  ) throws(FileError) -> PublishedFile {
    try check(path)
    let hash = ContentHash(of: bytes)
    let isUnchanged = try site.holds(path, hash, size: bytes.count)
    if !isUnchanged { try stage(bytes, at: path, hasFolder: hasFolder) }
    return PublishedFile(path: path, hash: hash, size: bytes.count, isUnchanged: isUnchanged)
  }

  private func stage(
    _ bytes: Span<UInt8>, at path: String, hasFolder: Bool = false
  ) throws(FileError) {
    let staged = site.paths.staging + "/" + path
    if !hasFolder, Self.hasOwnFolder(path) { try makeOwnFolder(FilePaths.folder(of: staged)) }
    do throws(FileError) {
      try work.files.write(bytes, to: staged)
    } catch {
      guard error.reason == .missing else { throw error }
      try work.files.makeFolders(FilePaths.folder(of: staged))
      try work.files.write(bytes, to: staged)
    }
  }

  /// Whether a file usually has a new folder of its own.
  private static func hasOwnFolder(_ path: String) -> Bool { path.hasSuffix("/index.html") }

  /// Makes the folders of those files that usually have one of their own, before the files are added;
  /// nothing once the publication is abandoned. Errors are reported when the files are added.
  func makeFolders(ofFilesAt paths: some Sequence<String>) {
    do throws(PublicationError) { try begin() } catch { return }
    defer { end(nil) }
    for path in paths { makeFolder(ofFileAt: path) }
  }

  private func makeFolder(ofFileAt path: String) {
    guard Self.hasOwnFolder(path) else { return }
    let folder = FilePaths.folder(of: site.paths.staging + "/" + path)
    do throws(FileError) {
      try check(path)
      do throws(FileError) {
        try work.files.makeFolder(folder)
      } catch {
        if error.reason == .missing { try work.files.makeFolders(folder) }
      }
    } catch {
      return
    }
  }

  /// Makes a folder whose parent usually exists; leaves an existing one.
  private func makeOwnFolder(_ folder: String) throws(FileError) {
    do throws(FileError) {
      try work.files.makeFolder(folder)
    } catch {
      guard error.reason == .exists || error.reason == .missing else { throw error }
    }
  }

  /// Reads the file once to see whether it has changed, and again to copy it if so.
  private func place(
    _ source: String, of files: some FileSystem, at path: String
  ) throws(FileError) -> PublishedFile {
    try check(path)
    var (hasher, size) = (ContentHasher(), 0)
    try files.readPieces(of: source) { piece throws(FileError) in
      hasher.update(piece)
      size += piece.count
    }
    if try site.holds(path, hasher.finish(), size: size) {
      return PublishedFile(path: path, hash: hasher.finish(), size: size, isUnchanged: true)
    }
    // What is copied counts, if the file changes in between.
    (hasher, size) = (ContentHasher(), 0)
    let nothing: [UInt8] = []
    try stage(nothing.span, at: path)
    try files.readPieces(of: source) { piece throws(FileError) in
      try work.files.append(piece, to: site.paths.staging + "/" + path)
      hasher.update(piece)
      size += piece.count
    }
    return PublishedFile(path: path, hash: hasher.finish(), size: size, isUnchanged: false)
  }

  /// Refuses what planning should never allow: paths that leave the folder, lines that would break
  /// the manifest, and Apus's own files.
  private func check(_ path: String) throws(FileError) {
    let bytes = path.utf8Span.span
    var top = bytes.count
    for index in bytes.indices {
      let byte = bytes[index]
      guard byte >= 0x20, byte != 0x7F else { throw FileError(.write, path, .leavesRoot) }
      if byte == UInt8(ascii: "/"), index < top { top = index }
    }
    let name = path.utf8.index(path.utf8.startIndex, offsetBy: top)
    guard FilePaths.isProper(path), !OutputPaths.isReserved(String(path[..<name])) else {
      throw FileError(.write, path, .leavesRoot)
    }
  }
}
