import FileSystem

/// Publishes a site in which few files were changed, added or removed: those files are moved, and
/// then the manifest.
///
/// The moves are completed even if the build is killed meanwhile. If the whole machine stops, the
/// next build continues: from the moment at which the staged tree is called `moving`, the new site
/// is certain.
struct PartialUpdate<Files: WritableFileSystem> {
  let files: Files
  let paths: OutputPaths
  let old: Manifest

  private var movingManifest: String { paths.moving + "/" + Manifest.fileName }

  /// Makes the change, if it can be made by moves.
  /// - Returns: Whether that was possible. Otherwise nothing has changed.
  func run(changed: [String], removed: [String]) throws(FileError) -> Bool {
    guard let moves = try moves(changed: changed, removed: removed) else { return false }
    try files.rename(paths.staging, to: paths.moving)
    do throws(FileError) {
      try files.perform(moves)
    } catch {
      // Under this name it is known to be worthless.
      try files.rename(paths.moving, to: paths.staging)
      if error.reason == .unsupported || error.meansNotAsAWhole { return false }
      throw error
    }
    return true
  }

  /// Makes the moves that are missing after the machine has stopped.
  func resume() throws(FileError) {
    guard let new = try files.manifest(at: movingManifest) else { return }
    var changed: [String] = []
    for entry in new.entries {
      let path = new.path(of: entry)
      let moving = paths.moving + "/" + path
      // Files that were already exchanged now have the old content.
      guard try files.status(of: moving) != nil,
        try files.contentHash(of: moving) == entry.hash
      else { continue }
      changed.append(path)
    }
    let removed = old.entries.map { old.path(of: $0) }.filter { new.position(of: $0) == nil }
    guard let moves = try moves(changed: changed, removed: removed) else {
      throw FileError(.rename, paths.output, .exists)
    }
    do throws(FileError) {
      try files.perform(moves)
    } catch {
      // Without exchanging, files can still be replaced; there is no way back in any case.
      if error.reason == .unsupported {
        return try files.perform(moves.map { FileMove($0.path, to: $0.other) })
      }
      // Between two disks nothing can have been moved before.
      guard error.meansNotAsAWhole else { throw error }
      try files.rename(paths.moving, to: paths.staging)
    }
  }

  /// The moves that make the change, nil where that is impossible because a foreign file is in the
  /// way.
  private func moves(
    changed: [String], removed: [String]
  ) throws(FileError) -> [FileMove]? {
    var moves: [FileMove] = []
    for path in removed {
      switch try files.status(of: paths.output + "/" + path)?.kind {
      case nil: continue
      case .folder: return nil
      case .file, .symbolicLink, .other: break
      }
      let aside = paths.removed + "/" + path
      try files.makeFolders(FilePaths.folder(of: aside))
      moves.append(FileMove(paths.output + "/" + path, to: aside))
    }
    var newFolders: Set<[UInt8]> = []
    for path in changed {
      guard let place = try place(of: path) else { return nil }
      let (moving, published) = (paths.moving + "/" + place.path, paths.output + "/" + place.path)
      if !place.isMissing {
        moves.append(FileMove(moving, with: published))
      } else if newFolders.insert(Array(place.path.utf8)).inserted {
        moves.append(FileMove(moving, to: published))
      }
    }
    moves.append(FileMove(movingManifest, to: paths.manifest))
    return moves
  }

  /// What has to be moved for a path: the file itself where it exists and is ours, otherwise the
  /// topmost missing folder. Nil where something else is in the way.
  private func place(of path: String) throws(FileError) -> (path: String, isMissing: Bool)? {
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
    case .file where old.position(of: path) != nil: return (path, false)
    default: return nil
    }
  }
}
