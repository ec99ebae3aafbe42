#if canImport(Glibc)
  import Glibc
#endif

extension SharedData {
  /// The bytes of a file in the folder; empty where there is none.
  package static func bytes(of name: String) -> [UInt8] {
    guard let file = unsafe fopen(path(name), "rb") else { return [] }
    defer { unsafe fclose(file) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = unsafe fread(&chunk, 1, chunk.count, file)
      guard count > 0 else { return bytes }
      bytes += chunk[..<count]
    }
  }

  /// The lines of a file of tab-separated values, each as its fields.
  package static func table(_ name: String) -> [[String]] {
    bytes(of: name).split(separator: UInt8(ascii: "\n")).map { line in
      line.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false).map {
        String(decoding: $0, as: UTF8.self)
      }
    }
  }
}
