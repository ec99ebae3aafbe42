import FileSystem

/// Publishes a site of which one file has changed, appeared or gone: that file is moved, and then
/// the manifest.
///
/// A build killed between the two has published the whole new site; the next one sees that only
/// the manifest is missing, and moves it.
struct SingleChange<Files: WritableFileSystem> {
  let files: Files
  let paths: OutputPaths
  let old: Manifest

  /// One step, and the step that undoes it.
  private struct Step {
    let run: () throws(FileError) -> Void
    let undo: () throws(FileError) -> Void
  }

  /// Makes the change, if it is one of those that one move can make.
  /// - Returns: Whether it is. Otherwise nothing has changed.
  func run(changed: String?, removed: String?) throws(FileError) -> Bool {
    var step: Step?
    if let changed {
      step = try replacement(of: changed)
    } else if let removed {
      step = try removal(of: removed)
    } else {
      step = Step(run: {}, undo: {})
    }
    guard let step else { return false }
    do throws(FileError) {
      try step.run()
    } catch {
      if error.reason == .unsupported || error.meansNotAsAWhole { return false }
      throw error
    }
    do throws(FileError) {
      try files.rename(paths.stagedManifest, to: paths.manifest)
    } catch {
      try step.undo()
      throw error
    }
    return true
  }

  private func replacement(of path: String) throws(FileError) -> Step? {
    guard let place = try missingPart(of: path) else { return nil }
    let (staged, published) = (paths.staging + "/" + place.path, paths.output + "/" + place.path)
    guard place.isMissing else {
      guard old.position(of: path) != nil else { return nil }
      let swap = { () throws(FileError) in try files.exchange(staged, with: published) }
      return Step(run: swap, undo: swap)
    }
    return Step(
      run: { () throws(FileError) in try files.rename(staged, to: published) },
      undo: { () throws(FileError) in try files.rename(published, to: staged) })
  }

  /// The longest part of a path that need not be made: the file itself where it exists, else the
  /// topmost folder that is missing. Nil where something that is no folder is in the way.
  private func missingPart(
    of path: String
  ) throws(FileError) -> (path: String, isMissing: Bool)? {
    for (index, byte) in zip(path.utf8.indices, path.utf8) where byte == UInt8(ascii: "/") {
      let folder = String(path[..<index])
      switch try files.status(of: paths.output + "/" + folder)?.kind {
      case nil: return (folder, true)
      case .folder: continue
      default: return nil
      }
    }
    switch try files.status(of: paths.output + "/" + path)?.kind {
    case nil: return (path, true)
    case .file: return (path, false)
    default: return nil
    }
  }

  /// Moves a file away, with the folders that hold nothing else.
  private func removal(of path: String) throws(FileError) -> Step? {
    guard let place = try missingPart(of: path) else { return nil }
    guard !place.isMissing else { return Step(run: {}, undo: {}) }
    var top = path
    while true {
      let folder = FilePaths.folder(of: top)
      guard !folder.isEmpty, try files.contents(of: paths.output + "/" + folder).count == 1
      else { break }
      top = folder
    }
    let (published, aside) = (paths.output + "/" + top, paths.staging + "/removed")
    return Step(
      run: { () throws(FileError) in try files.rename(published, to: aside) },
      undo: { () throws(FileError) in try files.rename(aside, to: published) })
  }
}

extension SingleChange {
  /// Moves the staged manifest to its place if a killed build has made the change that it tells
  /// of, and no more than that was to be made.
  static func finish(_ files: Files, _ paths: OutputPaths) throws(FileError) {
    guard let new = try files.manifest(at: paths.stagedManifest),
      let old = try files.manifest(at: paths.manifest)
    else { return }
    let changed = new.entries.filter { entry in
      let path = new.path(of: entry)
      guard let position = old.position(of: path) else { return true }
      return !old.entries[position].hasContent(of: entry)
    }
    let removed = old.entries.filter { new.position(of: old.path(of: $0)) == nil }
    guard changed.count + removed.count == 1 else { return }
    if let removed = removed.first {
      guard try !files.exists(paths.output + "/" + old.path(of: removed)) else { return }
    } else if let changed = changed.first {
      let published = paths.output + "/" + new.path(of: changed)
      guard let status = try files.status(of: published), status.kind == .file,
        status.size == changed.size, try files.contentHash(of: published) == changed.hash
      else { return }
    }
    try files.rename(paths.stagedManifest, to: paths.manifest)
  }
}

extension Manifest.Entry {
  /// Whether two files have the same content.
  fileprivate func hasContent(of other: Manifest.Entry) -> Bool {
    hash == other.hash && size == other.size
  }
}
