#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// What is piped into the tool.
enum StandardInput {
  /// All bytes up to the end, at most 64 MiB.
  static func read() -> [UInt8] {
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    while bytes.count < 64 << 20 {
      let count = unsafe readPiece(&piece, piece.count)
      if count > 0 {
        bytes += piece[..<count]
      } else if count == 0 || errno != EINTR {
        break
      }
    }
    return bytes
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
