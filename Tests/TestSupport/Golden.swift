#if canImport(Glibc)
  import Glibc
#endif

/// Expected outputs, each a file in the folder `Golden` beside the test that names it.
///
/// With `APUS_RECORD=1` in the environment a missing or different file is written again, and the
/// test fails nevertheless, so that recording is never an accident.
package enum Golden {
  /// What differs between a text and the file of this name, nil when nothing does. The call
  /// gives the path of the test's file by itself.
  package static func difference(
    of text: String, from name: String, test: StaticString = #filePath
  ) -> String? {
    let path = folder(test) + "/" + name
    let expected = read(path)
    guard expected != text else { return nil }
    guard unsafe getenv("APUS_RECORD") == nil else {
      write(text, path)
      return "recorded \(name):\n" + lines(of: expected ?? "", text)
    }
    guard let expected else { return "there is no \(name); run with APUS_RECORD=1 to record it" }
    return "\(name) differs:\n" + lines(of: expected, text)
  }

  /// The names of the files in the folder `Golden` beside a test, sorted.
  package static func names(test: StaticString = #filePath) -> [String] {
    guard let directory = unsafe opendir(folder(test)) else { return [] }
    defer { unsafe closedir(directory) }
    var names: [String] = []
    while let entry = unsafe readdir(directory) {
      let name = unsafe withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        unsafe String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if !name.hasPrefix(".") { names.append(name) }
    }
    return names.sorted()
  }

  /// The text of a file in the folder `Golden` beside a test, nil where it is missing.
  package static func text(of name: String, test: StaticString = #filePath) -> String? {
    read(folder(test) + "/" + name)
  }

  /// The bytes of a file in the folder `Golden` beside a test, nil where it is missing.
  package static func bytes(of name: String, test: StaticString = #filePath) -> [UInt8]? {
    readBytes(folder(test) + "/" + name)
  }

  private static func folder(_ test: StaticString) -> String {
    let path = test.description
    return path[..<(path.lastIndex(of: "/") ?? path.startIndex)] + "/Golden"
  }

  private static func read(_ path: String) -> String? {
    readBytes(path).map { String(decoding: $0, as: UTF8.self) }
  }

  private static func readBytes(_ path: String) -> [UInt8]? {
    guard let file = unsafe fopen(path, "rb") else { return nil }
    defer { unsafe fclose(file) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 14)
    while true {
      let count = unsafe fread(&chunk, 1, chunk.count, file)
      guard count > 0 else { return bytes }
      bytes += chunk[..<count]
    }
  }

  private static func write(_ text: String, _ path: String) {
    guard let file = unsafe fopen(path, "wb") else { preconditionFailure("cannot write \(path)") }
    _ = unsafe fwrite(text, 1, text.utf8.count, file)
    unsafe fclose(file)
  }

  /// The lines that only one of two texts has, `-` before those of the first.
  private static func lines(of expected: String, _ text: String) -> String {
    let old = expected.split(separator: "\n", omittingEmptySubsequences: false)
    let new = text.split(separator: "\n", omittingEmptySubsequences: false)
    return new.difference(from: old).map { change in
      switch change {
      case .remove(_, let line, _): "- " + line
      case .insert(_, let line, _): "+ " + line
      }
    }.joined(separator: "\n")
  }
}
