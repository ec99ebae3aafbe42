import FileSystem

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// What is piped into the tool.
enum StandardInput {
  /// How messages name it.
  static let name = "<standard input>"

  /// All bytes up to the end.
  ///
  /// - Throws: Where there are more than `limit`, or they cannot be read.
  static func read(limit: Int) throws(FileError) -> [UInt8] {
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = unsafe readPiece(&piece, piece.count)
      if count == 0 { return bytes }
      if count < 0 {
        guard errno != EINTR else { continue }
        throw FileError(.read, name, FileError.Reason(errno: errno))
      }
      bytes += piece[..<count]
      guard bytes.count <= limit else { throw FileError(.read, name, .tooLarge(limit: limit)) }
    }
  }

  private static func readPiece(_ start: UnsafeMutableRawPointer, _ count: Int) -> Int {
    #if canImport(Glibc)
      unsafe Glibc.read(0, start, count)
    #elseif canImport(Musl)
      unsafe Musl.read(0, start, count)
    #elseif canImport(Darwin)
      unsafe Darwin.read(0, start, count)
    #endif
  }
}
