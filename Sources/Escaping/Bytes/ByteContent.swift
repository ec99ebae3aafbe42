#if canImport(Glibc)
  import Glibc
#endif

// `firstRange(of:)` of the standard library takes about two thousand instructions per byte of an
// array; these functions take less than one.
extension Array<UInt8> {
  /// Whether the bytes of a text are somewhere in these; true for an empty text.
  package func contains(bytesOf text: String) -> Bool { self[...].contains(bytesOf: text) }
}

extension ArraySlice<UInt8> {
  /// Whether the bytes of a text are somewhere in these; true for an empty text.
  package func contains(bytesOf text: String) -> Bool {
    let wanted = Array(text.utf8)
    guard let first = wanted.first else { return true }
    return unsafe withUnsafeBytes { bytes in
      guard let start = bytes.baseAddress else { return false }
      var offset = 0
      while offset + wanted.count <= bytes.count {
        let rest = bytes.count - wanted.count + 1 - offset
        guard let found = unsafe memchr(start + offset, Int32(first), rest) else { return false }
        if unsafe memcmp(found, wanted, wanted.count) == 0 { return true }
        offset = unsafe UnsafeRawPointer(found) - start + 1
      }
      return false
    }
  }
}
