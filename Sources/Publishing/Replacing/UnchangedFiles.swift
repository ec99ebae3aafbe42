import FileSystem

/// Adds to a staged tree what it takes over from the old one: unchanged pages and all foreign
/// files. Files are linked, not copied, so they stay the same in every respect.
struct UnchangedFiles<Files: WritableFileSystem> {
  private let files: Files
  private let paths: OutputPaths
  private let isForced: Bool
  private let old: Manifest
  /// Whether the file at each position in the old manifest stays as it is.
  private var isKept: [Bool]
  /// The unchanged files that the old manifest does not list, because it was unreadable.
  private let adopted: Set<[UInt8]>

  init(_ update: SiteUpdate<Files>) {
    files = update.files
    paths = update.paths
    isForced = update.options.isForced
    old = update.old
    isKept = Array(repeating: false, count: old.entries.count)
    let unknown = update.new.filter { file in
      file.isUnchanged && update.old.position(of: file.path) == nil
    }
    adopted = Set(unknown.map { Array($0.path.utf8) })
    for file in update.new where file.isUnchanged {
      if let position = old.position(of: file.path) { isKept[position] = true }
    }
  }

  /// Links everything.
  /// - Returns: The path of a foreign file whose path is already used in the staged tree.
  func run() throws(FileError) -> String? {
    var linked = 0
    guard case .inTheWay(let path) = try carry("", &linked) else {
      guard linked == isKept.count(where: \.self) + adopted.count else {
        // Files are removed while we publish; the next build will write them again.
        throw FileError(.link, paths.output, .missing)
      }
      return nil
    }
    return path
  }

  private enum Finding {
    /// Only files of Apus, if any: the folder need not be kept.
    case onlyOurs
    case others
    case inTheWay(String)
  }

  private func carry(_ folder: String, _ linked: inout Int) throws(FileError) -> Finding {
    var finding = Finding.onlyOurs
    let entries = try files.contents(of: paths.output + folder)
    for entry in entries {
      if folder.isEmpty && OutputPaths.isReserved(entry.name) { continue }
      let name = folder + "/" + entry.name
      if entry.kind != .folder, let stays = stays(String(name.dropFirst())) {
        guard stays else { continue }
        _ = try link(name)
        linked += 1
        continue
      }
      let inner = entry.kind == .folder ? try carry(name, &linked) : .others
      if case .inTheWay = inner { return inner }
      guard case .others = inner else { continue }
      finding = .others
      let hasRoom = entry.kind == .folder ? try makeFolder(name) : try link(name)
      if !hasRoom && !isForced { return .inTheWay(String(name.dropFirst())) }
    }
    return entries.isEmpty && !folder.isEmpty ? .others : finding
  }

  /// Whether a file of Apus stays; nil for a foreign file.
  private func stays(_ path: String) -> Bool? {
    if let position = old.position(of: path) { return isKept[position] }
    guard !adopted.isEmpty else { return nil }
    return adopted.contains(Array(path.utf8)) ? true : nil
  }

  /// Links a file; returns false where its path is already used in the staged tree.
  private func link(_ name: String) throws(FileError) -> Bool {
    do throws(FileError) {
      try files.makingFolders(for: paths.staging + name) { () throws(FileError) in
        try files.link(paths.output + name, as: paths.staging + name)
      }
      return true
    } catch {
      guard error.reason == .exists || error.reason == .isNotFolder else { throw error }
      return false
    }
  }

  /// Makes a folder; returns false where its path is already used in the staged tree.
  private func makeFolder(_ name: String) throws(FileError) -> Bool {
    do throws(FileError) {
      try files.makeFolders(paths.staging + name)
    } catch {
      guard error.reason == .isNotFolder else { throw error }
      return false
    }
    return try files.status(of: paths.staging + name)?.kind == .folder
  }
}
