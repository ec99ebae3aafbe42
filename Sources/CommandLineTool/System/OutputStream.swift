#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A descriptor that text is written to; failures are remembered.
struct OutputStream: TextOutputStream {
  private let descriptor: CInt
  /// Whether anything could not be written, such as to a full disk.
  private(set) var hasFailed = false
  /// Whether it is a pipe that its reader has closed: nobody wants more.
  private(set) var isClosed = false

  static let standardOutput = OutputStream(descriptor: 1)
  static let standardError = OutputStream(descriptor: 2)
  /// No descriptor at all: what is written is lost.
  static let nowhere = OutputStream(descriptor: -1)

  private init(descriptor: CInt) { self.descriptor = descriptor }

  /// Whether a person sees it.
  var isTerminal: Bool { isatty(descriptor) == 1 }

  mutating func write(_ text: String) { write(bytes: Array(text.utf8)) }

  /// Writes bytes as they are.
  mutating func write(bytes: [UInt8]) {
    var offset = 0
    while offset < bytes.count, !hasFailed, !isClosed {
      let written = unsafe bytes.withUnsafeBytes { buffer in
        unsafe Self.write(
          descriptor, buffer.baseAddress?.advanced(by: offset), buffer.count - offset)
      }
      if written > 0 {
        offset += written
      } else if written < 0, errno == EPIPE {
        isClosed = true
      } else if written == 0 || errno != EINTR {
        hasFailed = true
      }
    }
  }

  private static func write(_ descriptor: CInt, _ start: UnsafeRawPointer?, _ count: Int) -> Int {
    #if canImport(Glibc)
      unsafe Glibc.write(descriptor, start, count)
    #elseif canImport(Musl)
      unsafe Musl.write(descriptor, start, count)
    #elseif canImport(Darwin)
      unsafe Darwin.write(descriptor, start, count)
    #endif
  }
}
