/// The bytes of an image's header, with bounds checks on every read.
struct ImageBytes {
  let bytes: [UInt8]

  var count: Int { bytes.count }

  /// The byte at an offset, nil past the end.
  func byte(_ offset: Int) -> Int? {
    offset >= 0 && offset < bytes.count ? Int(bytes[offset]) : nil
  }

  /// A number of up to four bytes, the most significant first.
  func big(_ offset: Int, _ count: Int) -> Int? {
    guard offset >= 0, offset <= bytes.count - count else { return nil }
    return bytes[offset..<offset + count].reduce(0) { $0 << 8 | Int($1) }
  }

  /// A number of up to four bytes, the least significant first.
  func little(_ offset: Int, _ count: Int) -> Int? {
    guard offset >= 0, offset <= bytes.count - count else { return nil }
    return bytes[offset..<offset + count].reversed().reduce(0) { $0 << 8 | Int($1) }
  }

  /// Whether an ASCII text is at an offset.
  func has(_ text: String, at offset: Int) -> Bool {
    offset >= 0 && offset <= bytes.count - text.utf8.count
      && bytes[offset..<offset + text.utf8.count].elementsEqual(text.utf8)
  }
}
