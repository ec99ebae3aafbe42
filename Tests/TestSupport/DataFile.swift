#if canImport(Glibc)
  import Glibc
#endif

/// A file of the folder `Tests/Data`, which tests read as they are in the repository.
package enum DataFile {
  /// The bytes of a file; empty where there is none.
  package static func bytes(of name: String) -> [UInt8] { read("Tests/Data/" + name) }

  /// The text of a file.
  package static func text(of name: String) -> String {
    String(decoding: bytes(of: name), as: UTF8.self)
  }

  /// The lines of a file of tab-separated values, each as its fields.
  package static func table(_ name: String) -> [[String]] { table(of: bytes(of: name)) }

  static func table(of bytes: [UInt8]) -> [[String]] {
    bytes.split(separator: UInt8(ascii: "\n")).map { line in
      line.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false).map {
        String(decoding: $0, as: UTF8.self)
      }
    }
  }

  static func read(_ path: String) -> [UInt8] {
    guard let file = unsafe fopen(path, "rb") else { return [] }
    defer { unsafe fclose(file) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = unsafe fread(&chunk, 1, chunk.count, file)
      guard count > 0 else { return bytes }
      bytes += chunk[..<count]
    }
  }
}
