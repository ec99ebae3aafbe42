#if canImport(Glibc)
  import Glibc
#endif

/// Notices changes of files below some folders of the disk.
///
/// For a command that builds again whenever the author saves: hidden files and temporary files of
/// editors are ignored. Copies share the same system events: use one copy, on one thread.
package struct FileWatch: Sendable {
  private let queue: SharedDescriptor
  private let rootPath: String
  /// The folders that were asked for. They may be removed, replaced and made again.
  private let roots: Set<String>
  /// The watched folders, by the number that the system gave each, with their paths. Besides the
  /// roots and what is below them, these are the folders in which the roots are.
  private var folders: [Int32: String] = [:]
  /// Hidden names that count like others.
  private let heeded: Set<String>
  /// The names in folders to which links lead: what happens to them happens to the links.
  private var targets: [Int32: Set<String>] = [:]
  /// The watched folders that have other paths as well, behind links.
  private var shared: Set<String> = []

  /// What has changed.
  package enum Change: Hashable, Sendable {
    /// Files or folders at these paths, from the root; sorted by their bytes.
    case paths([String])
    /// More than the system could report: anything may have changed.
    case anything
  }

  /// Begins to watch folders, with all folders below them.
  ///
  /// A folder that does not exist, or may not be read, is watched as soon as it is there. What links
  /// lead to is watched as well, wherever that is.
  ///
  /// - Parameters:
  ///   - folders: The paths of the folders.
  ///   - files: The folder from which they are.
  ///   - heeded: Hidden names, such as `.well-known`, that count like others.
  /// - Throws: Where the system allows no more watches.
  package init(
    _ folders: [String], in files: DiskFileSystem, heeding heeded: Set<String> = []
  ) throws(FileError) {
    let number = inotify_init1(Int32(IN_CLOEXEC) | Int32(IN_NONBLOCK))
    guard number >= 0 else {
      throw FileError(.list, files.rootPath, FileError.Reason(errno: errno))
    }
    queue = SharedDescriptor(Descriptor(number))
    rootPath = files.rootPath
    roots = Set(folders)
    self.heeded = heeded
    try watchRoots()
  }

  /// Watches the roots, and the folders in which they come and go.
  private mutating func watchRoots() throws(FileError) {
    for parent in Set(roots.map(FilePaths.folder(of:))) where !isBelowRoot(parent) {
      _ = try add(parent)
    }
    for folder in roots { try watch(folder, depth: 0) }
  }

  /// Whether a path is a root or below a root.
  private func isBelowRoot(_ path: String) -> Bool {
    roots.contains { path == $0 || path.hasPrefix($0 + "/") }
  }

  /// Whether a name belongs to a tool, not to the site.
  private func isIgnored(_ name: String) -> Bool {
    FileTree.isIgnored(name) && !heeded.contains(name)
  }

  /// Waits for a change, and then until nothing more happens for a moment: an editor, or git,
  /// changes many files at once. A file counts when it is closed, so that none is read
  /// half-written.
  ///
  /// - Parameters:
  ///   - timeout: How long to wait for the first change.
  ///   - quiet: How long nothing more may happen.
  /// - Returns: What has changed, nil when the time was up.
  /// - Throws: Where the system stops reporting changes, or the folder from which all are is
  ///   removed or moved.
  package mutating func next(
    timeout: Duration, quiet: Duration = .milliseconds(8)
  ) throws(FileError) -> Change? {
    let deadline = ContinuousClock.now + timeout
    var found: Set<String> = []
    while found.isEmpty {
      guard try wait(until: deadline) else { return nil }
      guard try takeEvents(into: &found) else { return try anything() }
    }
    // A limit, so that a page is built even where something never stops writing.
    let end = ContinuousClock.now + quiet * 125
    while ContinuousClock.now < end, try wait(until: ContinuousClock.now + quiet) {
      guard try takeEvents(into: &found) else { return try anything() }
    }
    return .paths(found.sorted { $0.precedesByBytes($1) })
  }

  /// Anything may have changed: new folders and links too.
  private mutating func anything() throws(FileError) -> Change {
    try watchRoots()
    return .anything
  }

  /// Whether events came before the deadline.
  private func wait(until deadline: ContinuousClock.Instant) throws(FileError) -> Bool {
    while true {
      let rest = max(.zero, deadline - .now)
      let milliseconds = Int32(clamping: Int64((rest / .milliseconds(1)).rounded(.up)))
      var poll = pollfd(fd: queue.number, events: Int16(POLLIN), revents: 0)
      let count = unsafe Glibc.poll(&poll, 1, milliseconds)
      if count > 0 { return true }
      if count == 0 { return false }
      guard errno == EINTR else {
        throw FileError(.list, rootPath, FileError.Reason(errno: errno))
      }
    }
  }

  /// Reads the events that are there.
  /// - Returns: Whether they are all that happened, each at the only path of its file.
  private mutating func takeEvents(into found: inout Set<String>) throws(FileError) -> Bool {
    var buffer = [UInt8](repeating: 0, count: 65536)
    let count = retried { unsafe read(queue.number, &buffer, buffer.count) }
    guard count >= 0 else {
      if errno == EAGAIN { return true }
      throw FileError(.list, rootPath, FileError.Reason(errno: errno))
    }
    var offset = 0
    let headSize = MemoryLayout<inotify_event>.size
    while offset + headSize <= count {
      let head = unsafe buffer.withUnsafeBytes { bytes in
        unsafe bytes.loadUnaligned(fromByteOffset: offset, as: inotify_event.self)
      }
      let start = offset + headSize
      offset = start + Int(head.len)
      guard offset <= count, head.mask & UInt32(IN_Q_OVERFLOW) == 0 else { return false }
      let name = String(decoding: buffer[start..<offset].prefix { $0 != 0 }, as: UTF8.self)
      guard try take(head, name, into: &found) else { return false }
    }
    return true
  }

  /// Takes one event.
  ///
  /// - Returns: False where it concerns a file that has other paths as well.
  private mutating func take(
    _ event: inotify_event, _ name: String, into found: inout Set<String>
  ) throws(FileError) -> Bool {
    if event.mask & UInt32(IN_IGNORED) != 0 {
      folders[event.wd] = nil
      targets[event.wd] = nil
      return true
    }
    if event.mask & UInt32(IN_DELETE_SELF | IN_MOVE_SELF) != 0, folders[event.wd] == "" {
      throw FileError(.list, rootPath, .missing)
    }
    if targets[event.wd]?.contains(name) == true { return false }
    guard let folder = folders[event.wd], !name.isEmpty, !isIgnored(name) else { return true }
    let path = folder.isEmpty ? name : folder + "/" + name
    guard isBelowRoot(path) else { return true }
    if shared.contains(where: { path.hasPrefix($0 + "/") }) { return false }
    found.insert(path)
    if event.mask & UInt32(IN_ISDIR) == 0 { return !isNewLink(path, event) }
    if event.mask & UInt32(IN_DELETE | IN_MOVED_FROM) != 0 {
      forget(path)
    } else {
      // It is new, or can be read only now.
      try watch(path, depth: 0)
    }
    return true
  }

  private func isNewLink(_ path: String, _ event: inotify_event) -> Bool {
    guard event.mask & UInt32(IN_CREATE | IN_MOVED_TO) != 0 else { return false }
    return Self.target(ofLink: rootPath + "/" + path) != nil
  }

  /// Stops watching a folder that is no longer at its path, and the folders below it.
  private mutating func forget(_ path: String) {
    for (number, folder) in folders where folder == path || folder.hasPrefix(path + "/") {
      if targets[number] == nil { _ = inotify_rm_watch(queue.number, number) }
      folders[number] = nil
    }
  }

  /// Watches a folder and the folders below it, which may already be watched under paths that they
  /// no longer have.
  private mutating func watch(
    _ folder: String, depth: Int, isLink: Bool = false
  ) throws(FileError) {
    guard depth <= FileTree.depthLimit, try add(folder, isLink: isLink) != nil else { return }
    for inner in try innerFolders(of: rootPath + "/" + folder) {
      let path = folder.isEmpty ? inner.name : folder + "/" + inner.name
      if inner.kind == .symbolicLink { try watchTargets(ofLink: rootPath + "/" + path) }
      try watch(path, depth: depth + 1, isLink: isLink || inner.kind == .symbolicLink)
    }
  }

  /// Watches one folder.
  ///
  /// - Returns: Its number; nil where there is no folder that may be read, or where a link points
  ///   to one that is watched, or to a folder that contains it.
  private mutating func add(_ folder: String, isLink: Bool = false) throws(FileError) -> Int32? {
    guard let number = try number(ofFolder: rootPath + "/" + folder) else { return nil }
    if let known = folders[number], known != folder {
      // A link inside of the folder to which it leads is not followed by the build either.
      if !(folder + "/").hasPrefix(known + "/") { shared.insert(isLink ? known : folder) }
    }
    if isLink && folders[number] != nil { return nil }
    folders[number] = folder
    return number
  }

  /// Lets the system watch a folder, and returns the number of the watch; nil where there is no
  /// folder that may be read.
  private func number(ofFolder path: String) throws(FileError) -> Int32? {
    let events =
      IN_CLOSE_WRITE | IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO | IN_ATTRIB
      | IN_DELETE_SELF | IN_MOVE_SELF | IN_ONLYDIR
    let number = retried { unsafe inotify_add_watch(queue.number, path, UInt32(events)) }
    guard number >= 0 else {
      if [ENOENT, ENOTDIR, ELOOP, EACCES].contains(errno) { return nil }
      throw FileError(.list, path, FileError.Reason(errno: errno))
    }
    return number
  }

  /// Watches what a link leads to, and each link on the way: a file, or a folder as its parent has
  /// it. Where there is nothing, it may come.
  private mutating func watchTargets(ofLink link: String) throws(FileError) {
    var path = link
    for _ in 0..<FileTree.depthLimit {
      guard let target = Self.target(ofLink: path) else { return }
      path = target.hasPrefix("/") ? target : FilePaths.folder(of: path) + "/" + target
      let name = String(path.split(separator: "/").last ?? "..")
      guard name != "..", name != ".", let number = try number(ofFolder: FilePaths.folder(of: path))
      else { return }
      targets[number, default: []].insert(name)
    }
  }

  /// What a symbolic link says; nil where there is none.
  private static func target(ofLink path: String) -> String? {
    var bytes = [UInt8](repeating: 0, count: Int(PATH_MAX))
    let count = unsafe readlink(path, &bytes, bytes.count)
    return count > 0 ? String(decoding: bytes[..<count], as: UTF8.self) : nil
  }

  /// The folders in a folder, and the links that may point to folders.
  private func innerFolders(of path: String) throws(FileError) -> [FolderEntry] {
    do throws(FileError) {
      return try DiskFileSystem(root: path).contents(of: "").filter { entry in
        (entry.kind == .folder || entry.kind == .symbolicLink)
          && !isIgnored(entry.name)
      }
    } catch {
      // It may have been removed, be unreadable for this user, or hold a name that is not text: the
      // build reports that.
      guard [.missing, .nameIsNotText, .notAllowed].contains(error.reason) else { throw error }
      return []
    }
  }
}
