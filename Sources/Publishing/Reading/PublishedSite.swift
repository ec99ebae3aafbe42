import FileSystem
import Parallel
import Synchronization

/// What is in an output folder when a build begins.
struct PublishedSite<Files: WritableFileSystem>: Sendable {
  let files: Files
  let paths: OutputPaths
  /// Whether there is an output folder.
  let hasOutput: Bool
  /// What Apus has written there so far; empty where there is no manifest.
  let manifest: Manifest
  /// Whether there is a manifest that cannot be read.
  let isDamaged: Bool
  /// When the manifest was written, nil where dates cannot be trusted because a build ended in
  /// between.
  private let manifestDate: Int64?

  /// Whether no build has been interrupted since the manifest was written.
  var isAsLeft: Bool { manifestDate != nil && !isDamaged }

  /// Reads the output folder.
  init(_ files: Files, _ paths: OutputPaths, trustsDates: Bool) throws(FileError) {
    (self.files, self.paths) = (files, paths)
    hasOutput = try files.exists(paths.output)
    let status = hasOutput ? try files.status(of: paths.manifest) : nil
    guard let status else {
      (manifest, isDamaged, manifestDate) = (Manifest(), false, nil)
      return
    }
    let read = try files.manifest(at: paths.manifest)
    manifest = read ?? Manifest()
    isDamaged = read == nil
    manifestDate = trustsDates ? status.modified : nil
  }

  /// Whether the output folder already has a file with this content at a path.
  func holds(_ path: String, _ hash: ContentHash, size: Int) throws(FileError) -> Bool {
    guard hasOutput else { return false }
    if let position = manifest.position(of: path) {
      let entry = manifest.entries[position]
      guard entry.hash == hash && entry.size == size else { return false }
    } else if !manifest.bytes.isEmpty {
      return false
    }
    return try isAsWritten(paths.output + "/" + path, hash, size: size)
  }

  /// Whether all files of the manifest are in the output folder, unchanged.
  func holdsAll(threads: Int) -> Bool {
    let isWhole = Atomic(true)
    Parallel.forEachChunk(
      of: manifest.entries.count, size: 256, threads: threads, state: {}
    ) { _, range in
      for entry in manifest.entries[range] where isWhole.load(ordering: .relaxed) {
        if !holds(entry) { isWhole.store(false, ordering: .relaxed) }
      }
    }
    return isWhole.load(ordering: .relaxed)
  }

  private func holds(_ entry: Manifest.Entry) -> Bool {
    do throws(FileError) {
      return try isAsWritten(
        paths.output + "/" + manifest.path(of: entry), entry.hash, size: entry.size)
    } catch {
      return false
    }
  }

  /// Whether a file is unchanged since it was written.
  private func isAsWritten(
    _ published: String, _ hash: ContentHash, size: Int
  ) throws(FileError) -> Bool {
    guard let status = try files.status(of: published), status.kind == .file,
      status.size == size, status.permissions == 0o644
    else { return false }
    // A change of a file after the manifest was written leaves a later change time, even if its
    // date is set back.
    if !manifest.bytes.isEmpty, let manifestDate,
      max(status.modified, status.changed) <= manifestDate
    {
      return true
    }
    return try files.contentHash(of: published) == hash
  }
}
