/// A folder of a `MemoryFileSystem`: what its names stand for. The bytes of files are elsewhere, so
/// that a file can have several names.
struct MemoryFolder {
  /// What a name stands for, with all that it holds.
  enum Item {
    case folder(MemoryFolder)
    /// A file, by the number of its body.
    case file(Int)
  }

  // Two dictionaries rather than one of `Item`: a folder in a folder is changed where it is, and
  // never copied for it.
  private(set) var folders: [PathKey: MemoryFolder] = [:]
  private(set) var files: [PathKey: Int] = [:]

  var isEmpty: Bool { folders.isEmpty && files.isEmpty }

  /// The names of a path, from the root on; an empty one, of which there is no file, where the path
  /// is not proper.
  static func names(_ path: String) -> ArraySlice<PathKey> {
    guard !path.isEmpty else { return [] }
    return path.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
      .map { PathKey(String(Substring($0))) }[...]
  }

  /// What is at a path below this folder.
  func item(at names: ArraySlice<PathKey>) -> Item? {
    guard let name = names.first else { return .folder(self) }
    if let folder = folders[name] { return folder.item(at: names.dropFirst()) }
    return names.count == 1 ? files[name].map { .file($0) } : nil
  }

  /// Puts something at a path, in place of what is there; the folder that holds it has to exist.
  mutating func put(_ item: Item, at names: ArraySlice<PathKey>) {
    guard let name = names.first else { return }
    guard names.count == 1 else {
      assert(folders[name] != nil, "what was put would be lost")
      folders[name]?.put(item, at: names.dropFirst())
      return
    }
    switch item {
    case .folder(let folder): (folders[name], files[name]) = (folder, nil)
    case .file(let number): (folders[name], files[name]) = (nil, number)
    }
  }

  /// Removes what is at a path, if there is something.
  mutating func remove(at names: ArraySlice<PathKey>) {
    guard let name = names.first else { return }
    guard names.count == 1 else {
      folders[name]?.remove(at: names.dropFirst())
      return
    }
    (folders[name], files[name]) = (nil, nil)
  }

  /// Makes the folders of a path that are missing.
  mutating func makeFolders(_ names: ArraySlice<PathKey>) {
    guard let name = names.first else { return }
    files[name] = nil
    folders[name, default: MemoryFolder()].makeFolders(names.dropFirst())
  }

  /// Hands everything below the folder to `body`, folders before what they hold, in no other
  /// order; `path` is where the folder itself is.
  func forEach(below path: String = "", _ body: (String, Item) -> Void) {
    let prefix = path.isEmpty ? "" : path + "/"
    for (name, number) in files { body(prefix + name.text, .file(number)) }
    for (name, folder) in folders {
      body(prefix + name.text, .folder(folder))
      folder.forEach(below: prefix + name.text, body)
    }
  }
}
