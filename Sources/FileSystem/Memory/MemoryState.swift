/// What a `MemoryFileSystem` holds: names, and the bodies of files that they refer to.
///
/// A copy of it costs nothing until one of the two is changed, and then the folders on the way to
/// the change and the table of bodies.
struct MemoryState {
  /// The bytes of a file, shared by all its names.
  struct Body {
    var bytes: [UInt8]
    var modified: Int64
    /// How many names it has.
    var names: Int
  }

  /// What a name stands for.
  enum Entry {
    case folder
    /// A file, by the number of its body.
    case file(Int)
  }

  private(set) var root = MemoryFolder()
  private var bodies: [Int: Body] = [:]
  /// The paths that are locked, by their bytes.
  var locks: Set<[UInt8]> = []
  var log: [MemoryFileSystem.LogEntry] = []
  /// Whether operations are logged.
  var isLogging = true
  /// How many bytes all files may hold together.
  var limit = Int.max
  /// Whether bytes were refused because of the limit.
  private(set) var isFull = false
  private var byteCount = 0
  private var nextBody = 1
  private var lastChange: Int64 = 0
  /// The time in nanoseconds since 1970; by default each change counts as one later.
  var now: @Sendable () -> Int64 = { 0 }

  /// The same files below a folder, which becomes the root; nil where there is no such folder.
  func below(_ folder: String) -> MemoryState? {
    guard case .folder(let root) = root.item(at: MemoryFolder.names(folder)) else { return nil }
    var state = self
    (state.root, state.locks, state.log) = (root, [], [])
    return state
  }

  /// All files with their bodies, in no order.
  var files: [(path: String, body: Body)] {
    var found: [(path: String, body: Body)] = []
    root.forEach { path, item in
      if case .file(let number) = item, let body = bodies[number] { found.append((path, body)) }
    }
    return found
  }

  func entry(at path: String) -> Entry? {
    switch root.item(at: MemoryFolder.names(path)) {
    case .folder: .folder
    case .file(let number): .file(number)
    case nil: nil
    }
  }

  /// The folder at a path.
  func folder(at path: String) -> MemoryFolder? {
    guard case .folder(let folder) = root.item(at: MemoryFolder.names(path)) else { return nil }
    return folder
  }

  func body(_ number: Int) -> Body? { bodies[number] }

  func body(at path: String) -> Body? {
    guard case .file(let number) = entry(at: path) else { return nil }
    return bodies[number]
  }

  /// Adds a file and the folders that it is in.
  mutating func add(_ bytes: [UInt8], at path: String) {
    precondition(FilePaths.isProper(path), "'\(path)' is not a path of a file system")
    root.makeFolders(MemoryFolder.names(path).dropLast())
    addBody(bytes, at: path)
  }

  /// Adds a file to a folder that exists.
  mutating func addBody(_ bytes: [UInt8], at path: String) {
    removeEntry(at: path)
    let modified = nextMoment()
    bodies[nextBody] = Body(bytes: bytes, modified: modified, names: 1)
    byteCount += bytes.count
    root.put(.file(nextBody), at: MemoryFolder.names(path))
    nextBody += 1
  }

  /// Adds an empty folder to a folder that exists.
  mutating func addFolder(at path: String) {
    root.put(.folder(MemoryFolder()), at: MemoryFolder.names(path))
  }

  /// Gives a file another name.
  mutating func addName(_ path: String, of number: Int) {
    bodies[number]?.names += 1
    root.put(.file(number), at: MemoryFolder.names(path))
  }

  mutating func appendToBody(_ number: Int, _ bytes: [UInt8]) {
    let modified = nextMoment()
    bodies[number]?.bytes += bytes
    bodies[number]?.modified = modified
    byteCount += bytes.count
  }

  /// Removes a name, which stands for a file, an empty folder or nothing; a file with no other name
  /// is gone.
  mutating func removeEntry(at path: String) {
    let names = MemoryFolder.names(path)
    if case .file(let number) = root.item(at: names), let body = bodies[number] {
      if body.names > 1 {
        bodies[number]?.names -= 1
      } else {
        bodies[number] = nil
        byteCount -= body.bytes.count
      }
    }
    root.remove(at: names)
  }

  mutating func removeAll() { (root, bodies, byteCount) = (MemoryFolder(), [:], 0) }

  /// Gives what is at a path, if there is something, another path.
  mutating func move(_ path: String, to other: String) {
    guard let item = root.item(at: MemoryFolder.names(path)) else { return }
    root.remove(at: MemoryFolder.names(path))
    root.put(item, at: MemoryFolder.names(other))
  }

  /// Lets what is at two paths change places, if there is something at both.
  mutating func exchange(_ path: String, with other: String) {
    let (names, others) = (MemoryFolder.names(path), MemoryFolder.names(other))
    guard let item = root.item(at: names), let otherItem = root.item(at: others) else { return }
    root.put(otherItem, at: names)
    root.put(item, at: others)
  }

  /// Whether there is room for more bytes.
  mutating func hasRoom(for count: Int) -> Bool {
    if byteCount + count > limit { isFull = true }
    return !isFull
  }

  /// A moment after all moments of earlier changes.
  private mutating func nextMoment() -> Int64 {
    lastChange = max(lastChange + 1, now())
    return lastChange
  }
}
