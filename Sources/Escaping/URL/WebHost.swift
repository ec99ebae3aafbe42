/// The hosts of web addresses.
package enum WebHost {
  /// Whether the rest of an address, behind `https://`, begins with a host and a port that there can
  /// be: no comma, blank or empty part between dots, and a port up to 65,535 (RFC 3986, section 3.2).
  package static func begins(_ rest: Swift.Span<UInt8>) -> Bool {
    if beginsPlainly(rest) { return true }
    let end = rest.indices.first { "/?#".utf8.contains(rest[$0]) } ?? rest.count
    let authority = (0..<end).map { rest[$0] }
    let place =
      authority.split(separator: UInt8(ascii: "@"), omittingEmptySubsequences: false).last ?? []
    if place.first == UInt8(ascii: "[") { return true }
    let parts = place.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
    let host = PercentEncoding.decoded(parts.first ?? [])
    let labels = host.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    let isHost =
      labels.dropLast().allSatisfy { !$0.isEmpty }
      && !host.contains { $0 == UInt8(ascii: ",") || isWhitespace($0) }
    guard parts.count == 2, !parts[1].isEmpty else { return isHost && parts.count <= 2 }
    return isHost && UInt16(String(decoding: parts[1], as: UTF8.self)) != nil
  }

  /// Whether a text up to its end or first slash is letters, digits, hyphens and single dots, as
  /// nearly all hosts are.
  private static func beginsPlainly(_ rest: Swift.Span<UInt8>) -> Bool {
    for index in rest.indices {
      let byte = rest[index]
      if byte == UInt8(ascii: "/") { return true }
      let isDot = byte == UInt8(ascii: ".") && index > 0 && rest[index - 1] != byte
      guard isDot || isLetter(byte) || isDigit(byte) || byte == UInt8(ascii: "-") else {
        return false
      }
    }
    return true
  }
}
