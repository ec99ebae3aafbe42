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
    firstIndex(ofBytes: ArraySlice(text.utf8)) != nil
  }

  /// Where other bytes are in these for the first time; the start of these for none.
  package func firstIndex(ofBytes wanted: ArraySlice<UInt8>) -> Int? {
    guard let first = wanted.first else { return startIndex }
    return unsafe wanted.withUnsafeBytes { wanted in
      unsafe withUnsafeBytes { bytes in
        guard let start = bytes.baseAddress, let word = wanted.baseAddress else { return nil }
        var offset = 0
        while offset + wanted.count <= bytes.count {
          let rest = bytes.count - wanted.count + 1 - offset
          guard let found = unsafe memchr(start + offset, Int32(first), rest) else { return nil }
          offset = unsafe UnsafeRawPointer(found) - start
          if unsafe memcmp(found, word, wanted.count) == 0 { return startIndex + offset }
          offset += 1
        }
        return nil
      }
    }
  }
}
