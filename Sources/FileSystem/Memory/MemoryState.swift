/// What a `MemoryFileSystem` holds: names, and the bodies of files that they refer to.
struct MemoryState {
  /// The bytes of a file, shared by all its names.
  struct Body {
    var bytes: [UInt8]
    var modified: Int64
  }

  enum Entry {
    case folder
    /// A file, by the number of its body.
    case file(Int)
  }

  /// A path by its bytes: `==` of `String` treats é and e with a combining accent as equal.
  struct Key: Hashable {
    let bytes: [UInt8]

    init(_ path: String) { bytes = Array(path.utf8) }

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    var path: String { String(decoding: bytes, as: UTF8.self) }

    /// The key of what lies below `old` when that folder is moved to `new`; nil for the rest.
    func moved(from old: Key, to new: Key) -> Key? {
      if bytes == old.bytes { return new }
      guard isBelow(old) else { return nil }
      return Key(new.bytes + bytes[old.bytes.count...])
    }

    func isBelow(_ folder: Key) -> Bool {
      bytes.count > folder.bytes.count && bytes.starts(with: folder.bytes)
        && bytes[folder.bytes.count] == UInt8(ascii: "/")
    }
  }

  var entries: [Key: Entry] = [:]
  var bodies: [Int: Body] = [:]
  var locks: Set<Key> = []
  var log: [MemoryFileSystem.LogEntry] = []
  private var nextBody = 1
  private var clock: Int64 = 0

  /// All files with their bodies, in no order.
  var files: [(path: String, body: Body)] {
    entries.compactMap { key, entry in
      guard case .file(let number) = entry, let body = bodies[number] else { return nil }
      return (key.path, body)
    }
  }

  func entry(at path: String) -> Entry? { path.isEmpty ? .folder : entries[Key(path)] }

  func body(at path: String) -> Body? {
    guard case .file(let number) = entry(at: path) else { return nil }
    return bodies[number]
  }

  /// Adds a file and the folders it lies in.
  mutating func add(_ bytes: [UInt8], at path: String) {
    precondition(FilePaths.isProper(path), "'\(path)' is not a path of a file system")
    var folder = FilePaths.folder(of: path)
    while !folder.isEmpty {
      entries[Key(folder)] = .folder
      folder = FilePaths.folder(of: folder)
    }
    addBody(bytes, at: path)
  }

  mutating func addBody(_ bytes: [UInt8], at path: String) {
    clock += 1
    bodies[nextBody] = Body(bytes: bytes, modified: clock)
    entries[Key(path)] = .file(nextBody)
    nextBody += 1
  }

  mutating func appendToBody(_ number: Int, _ bytes: [UInt8]) {
    clock += 1
    bodies[number]?.bytes += bytes
    bodies[number]?.modified = clock
  }

  mutating func removeEntry(at path: String) { entries[Key(path)] = nil }

  /// Whether anything lies below a folder.
  func holdsAnything(_ folder: String) -> Bool {
    let key = Key(folder)
    return entries.keys.contains { folder.isEmpty || $0.isBelow(key) }
  }

  /// Gives everything at or below a path another path.
  mutating func move(_ path: String, to other: String) {
    let (old, new) = (Key(path), Key(other))
    let moved = entries.keys.filter { $0.moved(from: old, to: new) != nil }
    let contents = moved.map { ($0, entries.removeValue(forKey: $0)) }
    for (key, entry) in contents {
      if let target = key.moved(from: old, to: new) { entries[target] = entry }
    }
  }
}
