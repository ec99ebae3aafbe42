#if canImport(Glibc)
  import Glibc
#endif

/// An empty folder of the disk, removed with its content when it is no longer referred to.
package final class TemporaryFolder: Sendable {
  /// Its absolute path.
  package let path: String

  /// Makes the folder where the system keeps temporary files.
  package init() {
    let parent = unsafe getenv("TMPDIR").map { unsafe String(cString: $0) } ?? "/tmp"
    var template = Array((parent + "/apus-test-XXXXXX").utf8CString)
    guard
      let made = unsafe template.withUnsafeMutableBufferPointer({ buffer -> String? in
        unsafe buffer.baseAddress.flatMap { unsafe mkdtemp($0) }.map { unsafe String(cString: $0) }
      })
    else { preconditionFailure("no temporary folder in \(parent)") }
    path = made
  }

  deinit { Self.removeAll(path) }

  /// Writes a file and the folders it lies in.
  package func write(_ text: String, to name: String) {
    var folder = path
    for part in name.split(separator: "/").dropLast() {
      folder += "/" + part
      _ = unsafe mkdir(folder, 0o755)
    }
    // Closed in processes that other tests start: else it would stay open, and its watchers would be
    // told that it was written only when the last of them ends.
    guard let file = unsafe fopen(path + "/" + name, "we") else {
      preconditionFailure("cannot write \(path)/\(name)")
    }
    _ = unsafe fwrite(text, 1, text.utf8.count, file)
    _ = unsafe fchmod(fileno(file), 0o644)
    unsafe fclose(file)
  }

  /// The text of a file, nil where there is none.
  package func text(of name: String) -> String? {
    guard let file = unsafe fopen(path + "/" + name, "re") else { return nil }
    defer { unsafe fclose(file) }
    var bytes: [UInt8] = []
    var byte = unsafe fgetc(file)
    while byte >= 0 {
      bytes.append(UInt8(truncatingIfNeeded: byte))
      byte = unsafe fgetc(file)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Makes a symbolic link.
  package func makeLink(_ name: String, to target: String) {
    _ = unsafe symlink(target, path + "/" + name)
  }

  private static func removeAll(_ path: String) {
    var status = stat()
    guard unsafe lstat(path, &status) == 0 else { return }
    guard status.st_mode & S_IFMT == S_IFDIR else {
      _ = unsafe unlink(path)
      return
    }
    _ = unsafe chmod(path, 0o755)
    if let stream = unsafe opendir(path) {
      var names: [[CChar]] = []
      while let entry = unsafe readdir(stream) {
        let offset = MemoryLayout<dirent>.offset(of: \dirent.d_name) ?? 0
        let name = unsafe UnsafeRawPointer(entry).advanced(by: offset)
          .assumingMemoryBound(to: CChar.self)
        names.append(unsafe Array(UnsafeBufferPointer(start: name, count: strlen(name))))
      }
      unsafe closedir(stream)
      for name in names where name != [46] && name != [46, 46] { removeAll(path, name) }
    }
    _ = unsafe rmdir(path)
  }

  /// Removes what a name stands for, whatever its bytes.
  private static func removeAll(_ folder: String, _ name: [CChar]) {
    if let text = String(validating: name.map { UInt8(bitPattern: $0) }, as: UTF8.self) {
      removeAll(folder + "/" + text)
      return
    }
    let path = Array(folder.utf8CString.dropLast()) + [47] + name + [0]
    _ = unsafe unlink(path)
  }
}
