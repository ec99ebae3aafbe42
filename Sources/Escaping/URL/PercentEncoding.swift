/// Percent-encoding in URLs (RFC 3986, section 2).
package enum PercentEncoding {
  /// The bytes with everything encoded that is not allowed in a query or fragment; `%` stays where
  /// it already begins an encoded byte.
  package static func encoded(_ bytes: some Sequence<UInt8>) -> [UInt8] {
    let bytes = Array(bytes)
    var output: [UInt8] = []
    output.reserveCapacity(bytes.count)
    for (index, byte) in bytes.enumerated() {
      let isEscape =
        byte == UInt8(ascii: "%") && index + 2 < bytes.count && isHexDigit(bytes[index + 1])
        && isHexDigit(bytes[index + 2])
      if isEscape || isAllowed(byte) {
        output.append(byte)
      } else {
        output.appendPercentEncoded(byte)
      }
    }
    return output
  }

  /// A path with everything encoded except what stands for itself in every language: it may be
  /// written in CSS, scripts, JSON and XML, with quotation marks or without.
  package static func encodedPath(_ path: [UInt8]) -> [UInt8] {
    encoded(path) { isPlain($0) || $0 == UInt8(ascii: "/") }
  }

  /// Whether a path stands for itself in a URL and in markup: letters, digits, `-._~/`, and bytes of
  /// letters beyond ASCII, which browsers encode.
  package static func isPlainPath(_ path: Swift.Span<UInt8>) -> Bool {
    for index in path.indices where !isPlainInPath(path[index]) { return false }
    return true
  }

  /// Encodes the bytes from an offset on that do not stand for themselves in a path.
  package static func encodePath(in bytes: inout [UInt8], from start: Int) {
    guard let first = bytes[start...].firstIndex(where: { !isPlainInPath($0) }) else { return }
    let path = Array(bytes[first...])
    bytes.removeSubrange(first...)
    bytes += encoded(path, but: isPlainInPath)
  }

  private static func isPlainInPath(_ byte: UInt8) -> Bool {
    isPlain(byte) || byte == UInt8(ascii: "/") || byte >= 0x80
  }

  /// A query and a fragment, encoded in the same way.
  package static func encodedSuffix(_ suffix: [UInt8]) -> [UInt8] {
    encoded(suffix) { isPlain($0) || "!$*+,;=:@/?#&%".utf8.contains($0) }
  }

  private static func encoded(_ bytes: [UInt8], but isKept: (UInt8) -> Bool) -> [UInt8] {
    var output: [UInt8] = []
    for byte in bytes {
      if isKept(byte) { output.append(byte) } else { output.appendPercentEncoded(byte) }
    }
    return output
  }

  /// Whether each `%` begins an encoded byte.
  package static func isWellFormed(_ bytes: ArraySlice<UInt8>) -> Bool {
    bytes.indices.allSatisfy { index in
      bytes[index] != UInt8(ascii: "%")
        || index + 2 < bytes.endIndex && isHexDigit(bytes[index + 1])
          && isHexDigit(bytes[index + 2])
    }
  }

  /// Bytes with their percent-encoding undone (section 2.1); a `%` that encodes nothing stays.
  package static func decoded(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    var output: [UInt8] = []
    var rest = bytes
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "%"), let first = rest.first.flatMap(HexDigit.value),
        let second = rest.dropFirst().first.flatMap(HexDigit.value)
      {
        output.append(first << 4 | second)
        rest = rest.dropFirst(2)
      } else {
        output.append(byte)
      }
    }
    return output
  }

  /// A path as browsers read it, where that differs: `two%20words.md` is the file `two words.md`. An
  /// encoded slash is not a separator; nil for a path with one, and one that is not UTF-8.
  package static func decodedPath(_ path: String) -> String? {
    let slash = UInt8(ascii: "/")
    guard path.utf8.contains(UInt8(ascii: "%")) else { return nil }
    let bytes = decoded(Array(path.utf8)[...])
    guard !bytes.contains(0),
      bytes.count(where: { $0 == slash }) == path.utf8.count(where: { $0 == slash })
    else { return nil }
    return String(validating: bytes, as: UTF8.self).flatMap { $0 == path ? nil : $0 }
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    isLetter(byte) || isDigit(byte) || "-._~".utf8.contains(byte)
  }

  private static func isAllowed(_ byte: UInt8) -> Bool {
    isPlain(byte) || "!$&'()*+,;=:@/?#".utf8.contains(byte)
  }
}
