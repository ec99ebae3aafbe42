#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Paths as a user types them: from the working folder or from the root of the disk, and through
/// symbolic links to any place.
package enum DiskPath {
  /// Whether there is a file or folder at a path.
  package static func exists(_ path: String) -> Bool {
    var status = stat()
    return unsafe stat(path, &status) == 0
  }

  /// The absolute form of a path, without changing how it is written otherwise.
  package static func absolute(_ path: String) -> String {
    guard !path.hasPrefix("/"), !path.isEmpty, let folder = unsafe getcwd(nil, 0) else {
      return path
    }
    defer { unsafe free(folder) }
    return unsafe String(cString: folder) + "/" + path
  }

  /// A path from the root of the disk without symbolic links; as it is written where nothing is
  /// there.
  package static func resolved(_ path: String) -> String {
    guard let real = unsafe realpath(path, nil) else { return absolute(path) }
    defer { unsafe free(real) }
    return unsafe String(cString: real)
  }
}
