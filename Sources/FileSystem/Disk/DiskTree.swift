#if canImport(Glibc)
  import Glibc
#endif
import CSystemCalls

extension DiskFileSystem {
  package func tree(_ folder: String) throws(FileError) -> FileTree {
    var walk = TreeWalk(files: self)
    try walk.visit(folder, depth: 0, isBehindLink: false)
    walk.tree.folders.sort { $0.precedesByBytes($1) }
    return walk.tree
  }
}

/// One walk through the folders below a folder.
private struct TreeWalk {
  let files: DiskFileSystem
  var tree = FileTree()
  /// The folders that contain the current one, to detect a link back to one of them.
  private var ancestors: [FileIdentity] = []

  init(files: DiskFileSystem) { self.files = files }

  mutating func visit(_ folder: String, depth: Int, isBehindLink: Bool) throws(FileError) {
    guard depth <= FileTree.depthLimit else { throw FileError(.list, folder, .tooDeep) }
    let opened = try files.openBelow(folder, O_RDONLY | O_DIRECTORY, links: .followed, for: .list)
    guard let status = opened.status() else {
      throw FileError(.list, folder, FileError.Reason(errno: errno))
    }
    let identity = FileStatus(status).identity
    guard !ancestors.contains(identity) else { throw FileError(.list, folder, .linkLoop) }
    ancestors.append(identity)
    defer { ancestors.removeLast() }

    // The folder is closed before its own folders are opened, so that depth costs no open files.
    var entries: [(name: String, kind: FileKind)] = []
    var problems: [FileError] = []
    try files.readNames(opened, of: folder) { name, kind in
      if case .text(let text) = name {
        entries.append((text, kind))
      } else {
        problems.append(name.problem(in: folder))
      }
    }
    tree.problems += problems.sorted { $0.path.precedesByBytes($1.path) }
    // A folder is compared as its name and a slash: the order in which paths lie in a sorted list
    // of files.
    var order = ByteOrder(capacity: entries.count)
    for entry in entries {
      if entry.kind == .folder {
        order.add(entry.name, and: UInt8(ascii: "/"))
      } else {
        order.add(entry.name)
      }
    }
    let prefix = folder.isEmpty ? "" : folder + "/"
    for position in order.positions() {
      let entry = entries[position]
      take(prefix + entry.name, entry.name, entry.kind, depth, isBehindLink: isBehindLink)
    }
  }

  private mutating func take(
    _ path: String, _ name: String, _ kind: FileKind, _ depth: Int, isBehindLink: Bool
  ) {
    guard !FileTree.isIgnored(name) else {
      tree.ignored.append(path)
      return
    }
    do throws(FileError) {
      switch kind {
      case .file: tree.files.append(path)
      case .folder:
        tree.folders.append(path)
        try visit(path, depth: depth + 1, isBehindLink: isBehindLink)
      case .symbolicLink: try follow(path, depth, isBehindLink: isBehindLink)
      case .other: throw FileError(.read, path, .notRegular)
      }
    } catch {
      tree.problems.append(error)
    }
  }

  private mutating func follow(
    _ path: String, _ depth: Int, isBehindLink: Bool
  ) throws(FileError) {
    let kind = try kindBehindLink(path)
    files.links.note(path)
    switch kind {
    case .file: tree.files.append(path)
    case .folder where isBehindLink: throw FileError(.list, path, .linkWithinLink)
    case .folder:
      tree.folders.append(path)
      try visit(path, depth: depth + 1, isBehindLink: true)
    case .symbolicLink, .other: throw FileError(.read, path, .notRegular)
    }
  }

  private func kindBehindLink(_ path: String) throws(FileError) -> FileKind {
    do throws(FileError) {
      let target = try files.openBelow(path, system_open_to_examine, links: .followed, for: .read)
      guard let status = target.status() else {
        throw FileError(.read, path, FileError.Reason(errno: errno))
      }
      return FileStatus(status).kind
    } catch {
      guard error.reason == .missing else { throw error }
      throw FileError(.read, path, .linkToNothing)
    }
  }
}
