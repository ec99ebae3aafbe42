import FileSystem

/// The change from the site that is published to the one that is planned.
struct SiteUpdate<Files: WritableFileSystem> {
  let files: Files
  let paths: OutputPaths
  let options: PublicationOptions
  /// What Apus has written into the output folder so far.
  let old: Manifest
  /// The files of the new site, sorted by path.
  let new: [PublishedFile]
  /// The manifest of the new site.
  let manifest: [UInt8]
  /// Whether there is an output folder.
  let hasOutput: Bool

  /// How the change ended.
  enum Outcome {
    case done
    /// Nothing was changed, because a foreign file is at this path.
    case inTheWay(String)
  }

  /// The paths of the files that are not in the new site.
  func removed() -> [String] {
    guard !old.entries.isEmpty else { return [] }
    var isNeeded = Array(repeating: false, count: old.entries.count)
    for file in new {
      if let position = old.position(of: file.path) { isNeeded[position] = true }
    }
    return zip(old.entries, isNeeded).filter { !$0.1 }.map { old.path(of: $0.0) }
  }

  /// The paths of the files that were staged.
  private var changed: [String] { new.filter { !$0.isUnchanged }.map(\.path) }

  /// Makes the change, which takes away the files with the paths `removed`: in one step, or not at
  /// all.
  func run(removing removed: [String]) throws(FileError) -> Outcome {
    let changedCount = new.count { !$0.isUnchanged }
    if hasOutput && removed.isEmpty && changedCount == 0 && manifest == old.bytes { return .done }
    try files.makingFolders(for: paths.stagedManifest) { () throws(FileError) in
      try files.write(manifest, to: paths.stagedManifest)
    }
    if options.isDurable { try files.synchronize() }
    if !old.bytes.isEmpty && removed.count + changedCount <= options.moveLimit {
      let changes = PartialUpdate(files: files, paths: paths, old: old)
      if try changes.run(changed: changed, removed: removed) { return .done }
    }
    return try replaceTree()
  }

  private func replaceTree() throws(FileError) -> Outcome {
    do throws(FileError) {
      if hasOutput {
        if let path = try UnchangedFiles(self).run() { return .inTheWay(path) }
        // The names of unchanged files must not be lost either.
        if options.isDurable { try files.synchronize() }
      }
      try TreeExchange(files: files, paths: paths, hasOutput: hasOutput).run()
    } catch {
      guard error.meansNotAsAWhole else { throw error }
      let changed = changed
      if hasOutput, let path = try foreignFileInTheWay(of: changed) { return .inTheWay(path) }
      try InPlaceReplacement(files: files, paths: paths).run(changed)
    }
    return .done
  }

  /// A foreign file at the path of a changed file, or of a folder that it needs.
  private func foreignFileInTheWay(of changed: [String]) throws(FileError) -> String? {
    guard !options.isForced else { return nil }
    for path in changed where old.position(of: path) == nil {
      if try files.exists(paths.output + "/" + path) { return path }
      var folder = FilePaths.folder(of: path)
      while !folder.isEmpty {
        let kind = try files.status(of: paths.output + "/" + folder)?.kind
        if let kind, kind != .folder, old.position(of: folder) == nil { return folder }
        folder = FilePaths.folder(of: folder)
      }
    }
    return nil
  }
}

extension FileError {
  /// Whether an error means that this file system cannot replace the output folder as a whole,
  /// rather than that something is broken.
  var meansNotAsAWhole: Bool {
    switch (operation, reason) {
    case (.link, .notAllowed), (.link, .unsupported), (.link, .otherFileSystem),
      (.rename, .otherFileSystem), (.rename, .busy), (.exchange, .otherFileSystem),
      (.exchange, .busy):
      true
    default: false
    }
  }
}
