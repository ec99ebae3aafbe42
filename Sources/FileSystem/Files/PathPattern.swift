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
    Self.matches(path.split(separator: "/").map(String.init)[...], names[...])
  }

  private static func matches(_ path: ArraySlice<String>, _ names: ArraySlice<String>) -> Bool {
    guard let first = names.first else { return path.isEmpty }
    let rest = names.dropFirst()
    if first == "**" {
      return path.indices.contains { matches(path[$0...], rest) } || matches([], rest)
    }
    guard let name = path.first else { return false }
    return matches(name, first) && matches(path.dropFirst(), rest)
  }

  private static func matches(_ text: String, _ pattern: String) -> Bool {
    unsafe fnmatch(pattern, text, 0) == 0
  }
}
