#if canImport(Glibc)
  import Glibc
#endif

/// A pattern of paths in which `*`, `?` and `[a-z]` stand for characters, as in a shell (POSIX.1-2017,
/// XCU 2.13).
package struct PathPattern: Sendable {
  private let text: String
  private let names: [String]

  package init(_ text: String) {
    self.text = text
    names = text.split(separator: "/").map(String.init)
  }

  /// Whether a path fits, when the signs may also stand for `/`.
  package func matchesAcrossFolders(_ path: String) -> Bool { Self.matches(path, text) }

  /// Whether a path fits name by name. The name `**` stands for any number of names, also none.
  package func matches(_ path: String) -> Bool {
    let path = path.split(separator: "/").map(String.init)
    var (position, index) = (0, 0)
    // Where another attempt begins if the rest does not fit: only the last `**` may have to take more names.
    var other: (position: Int, index: Int)?
    while position < path.count {
      if index < names.count, names[index] == "**" {
        index += 1
        other = (position, index)
      } else if index < names.count, Self.matches(path[position], names[index]) {
        position += 1
        index += 1
      } else if let last = other {
        (position, index) = (last.position + 1, last.index)
        other = (position, index)
      } else {
        return false
      }
    }
    return names[index...].allSatisfy { $0 == "**" }
  }

  private static func matches(_ text: String, _ pattern: String) -> Bool {
    unsafe fnmatch(pattern, text, 0) == 0
  }
}
