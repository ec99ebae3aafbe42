/// What paths within a file system look like.
package enum FilePaths {
  /// Whether a path names something below the root: names joined by single `/`, none of them
  /// `.` or `..`, no NUL. Cost: the length of the path.
  package static func isProper(_ path: String) -> Bool {
    var nameLength = 0
    var dots = 0
    let bytes = path.utf8Span.span
    for index in bytes.indices {
      switch bytes[index] {
      case 0: return false
      case UInt8(ascii: "/"):
        if nameLength == dots && dots <= 2 { return false }
        (nameLength, dots) = (0, 0)
      case UInt8(ascii: "."):
        nameLength += 1
        dots += 1
      default: nameLength += 1
      }
    }
    return nameLength != dots || dots > 2
  }

  /// Whether a path has a NUL, which would end it for the system.
  static func holdsNUL(_ path: String) -> Bool {
    let bytes = path.utf8Span.span
    for index in bytes.indices where bytes[index] == 0 { return true }
    return false
  }

  /// The path of the folder that holds a file; `""` for a name at the root.
  package static func folder(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "" }
    return String(path[..<slash])
  }

  /// The last name of a path.
  package static func name(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return path }
    return String(path[path.utf8.index(after: slash)...])
  }

  /// Whether a path lies in a folder, at any depth; every path lies in the root, `""`.
  package static func isBelow(_ path: String, _ folder: String) -> Bool {
    guard !folder.isEmpty else { return !path.isEmpty }
    return path.utf8.count > folder.utf8.count + 1 && path.utf8.starts(with: folder.utf8)
      && path.utf8.dropFirst(folder.utf8.count).first == UInt8(ascii: "/")
  }
}
