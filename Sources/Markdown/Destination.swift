/// What the destination of a link or image is, judged as a browser would read it.
enum Destination: Hashable {
  /// A full address with an allowed scheme, which can be written as it is.
  case external
  /// A path or fragment, which is resolved when the page is known.
  case local
  /// Nothing is written.
  case empty
  /// A scheme that pages do not link to, in small letters.
  case blocked(scheme: String)
  /// `//host`, or what browsers take for it: backslashes count as slashes.
  case schemeless
  /// It holds a byte that browsers drop or that no address has.
  case control
  /// `http:` or `https:` without a host.
  case hostless

  /// The schemes that links may have.
  static var linkSchemes: [String] { ["http", "https", "mailto", "tel"] }
  /// The schemes that images may have.
  static var imageSchemes: [String] { ["http", "https"] }

  /// Judges a destination: entities and escapes are decoded already.
  init(_ bytes: ArraySlice<UInt8>, isImage: Bool) {
    guard !bytes.isEmpty else {
      self = .empty
      return
    }
    guard !bytes.contains(where: { $0 < 0x20 || $0 == 0x7F }) else {
      self = .control
      return
    }
    let trimmed = bytes.drop { $0 == .space }
    guard let scheme = Self.scheme(of: trimmed) else {
      self = Self.isSchemeless(trimmed) ? .schemeless : trimmed.isEmpty ? .empty : .local
      return
    }
    let allowed = isImage ? Self.imageSchemes : Self.linkSchemes
    guard allowed.contains(scheme) else {
      self = .blocked(scheme: scheme)
      return
    }
    let rest = trimmed.dropFirst(scheme.utf8.count + 1)
    self = scheme.hasPrefix("http") && !Self.hasHost(rest) ? .hostless : .external
  }

  /// The letters, digits, `+`, `-` and `.` before the first colon, in small letters.
  private static func scheme(of bytes: ArraySlice<UInt8>) -> String? {
    guard let first = bytes.first, first.isASCIILetter,
      let colon = bytes.firstIndex(where: { !isSchemeByte($0) }),
      bytes[colon] == UInt8(ascii: ":")
    else { return nil }
    return String(decoding: bytes[..<colon].map(\.lowercasedASCII), as: UTF8.self)
  }

  private static func isSchemeByte(_ byte: UInt8) -> Bool {
    byte.isASCIILetter || byte.isASCIIDigit || byte == UInt8(ascii: "+")
      || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".")
  }

  private static func isSlash(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "/") || byte == UInt8(ascii: "\\")
  }

  private static func isSchemeless(_ bytes: ArraySlice<UInt8>) -> Bool {
    bytes.first == UInt8(ascii: "\\") || bytes.count >= 2 && bytes.prefix(2).allSatisfy(isSlash)
  }

  private static func hasHost(_ rest: ArraySlice<UInt8>) -> Bool {
    guard rest.starts(with: "//".utf8), let first = rest.dropFirst(2).first else { return false }
    return !isSlash(first) && first != UInt8(ascii: "?") && first != UInt8(ascii: "#")
      && first != UInt8(ascii: ":")
  }
}
