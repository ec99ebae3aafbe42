#if canImport(Glibc)
  import Glibc
#endif

/// What paths within a file system look like.
package enum FilePaths {
  /// Whether a path names something below the root: names joined by single `/`, none of them
  /// `.` or `..`, no NUL. Cost: the length of the path.
  package static func isProper(_ path: String) -> Bool {
    unsafe path.utf8Span.span.withUnsafeBytes { bytes in
      guard let base = bytes.baseAddress, unsafe memchr(base, 0, bytes.count) == nil else {
        return false
      }
      var start = 0
      while true {
        let rest = unsafe memchr(base + start, Int32(UInt8(ascii: "/")), bytes.count - start)
        let end = unsafe rest.map { unsafe UnsafeRawPointer($0) - base } ?? bytes.count
        let isDots = unsafe end - start <= 2 && bytes[start..<end].allSatisfy(isDot)
        if isDots { return false }
        if end == bytes.count { return true }
        start = end + 1
      }
    }
  }

  private static func isDot(_ byte: UInt8) -> Bool { byte == UInt8(ascii: ".") }

  /// Whether a path has a NUL, which would end it for the system.
  static func holdsNUL(_ path: String) -> Bool {
    let bytes = path.utf8Span.span
    for index in bytes.indices where bytes[index] == 0 { return true }
    return false
  }

  /// Whether a path has a control character of ASCII.
  static func holdsControl(_ path: String) -> Bool {
    let bytes = path.utf8Span.span
    for index in bytes.indices where bytes[index] < 0x20 || bytes[index] == 0x7F { return true }
    return false
  }

  /// The path of the folder that holds a file; `""` for a name at the root.
  package static func folder(of path: String) -> String {
    guard let slash = lastSlash(in: path) else { return "" }
    return String(Substring(path.utf8.prefix(slash)))
  }

  /// The last name of a path.
  package static func name(of path: String) -> String { String(nameSlice(of: path)) }

  /// The last name of a path, as a slice of it.
  package static func nameSlice(of path: String) -> Substring {
    guard let slash = lastSlash(in: path) else { return path[...] }
    return Substring(path.utf8.dropFirst(slash + 1))
  }

  /// The offset of the last slash of a path.
  private static func lastSlash(in path: String) -> Int? {
    let bytes = path.utf8.span
    var offset = bytes.count
    while offset > 0 {
      offset -= 1
      if bytes[offset] == UInt8(ascii: "/") { return offset }
    }
    return nil
  }

  /// Whether a path lies in a folder, at any depth; every path lies in the root, `""`.
  package static func isBelow(_ path: String, _ folder: String) -> Bool {
    guard !folder.isEmpty else { return !path.isEmpty }
    return path.utf8.count > folder.utf8.count + 1 && path.utf8.starts(with: folder.utf8)
      && path.utf8.dropFirst(folder.utf8.count).first == UInt8(ascii: "/")
  }

  /// The path of what is at an absolute path from a folder at another one on, both without links,
  /// `.` and `..`; `.` for the folder itself.
  package static func relative(_ path: String, from folder: String) -> String {
    let target = path.split(separator: "/")
    let base = folder.split(separator: "/")
    let common = zip(target, base).prefix { $0.utf8.elementsEqual($1.utf8) }.count
    let up = Array(repeating: "..", count: base.count - common)
    let names = up + target[common...].map(String.init)
    return names.isEmpty ? "." : names.joined(separator: "/")
  }

  /// The path that a relative one, with `.` and `..`, means from a folder; nil where it leaves the
  /// root.
  package static func path(of relative: some StringProtocol, from folder: String) -> String? {
    var parts = folder.split(separator: "/").map(String.init)
    for part in relative.split(separator: "/") where part != "." {
      if part != ".." {
        parts.append(String(part))
      } else if parts.popLast() == nil {
        return nil
      }
    }
    return parts.joined(separator: "/")
  }
}
