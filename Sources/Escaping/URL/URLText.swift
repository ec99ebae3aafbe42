/// Escaping for addresses: what may be a scheme, a path, a query.
enum URLText {
  /// What a whole URL is written into, and therefore what else has to be escaped.
  enum Surroundings {
    case html
    case srcset
    case style
  }

  /// What is written in place of an address that must not be followed.
  static let blocked: StaticString = "about:invalid#blocked"

  /// The characters of RFC 3986 that a whole URL keeps; quotes and parentheses are encoded too,
  /// since CSS and careless scripts see them.
  private static let kept = ByteSet.alphanumerics(and: "-._~:/?#[]@!$*+,;=")
  private static let unreserved = ByteSet.alphanumerics(and: "-._~")
  private static let opaque = ByteSet.alphanumerics(and: "-._~@+,")

  /// Appends a whole URL, or `blocked` where its scheme is not one of the allowed.
  ///
  /// White space and controls around it and TAB, LF and CR inside it are removed before the scheme
  /// is checked, as in the URL standard's parser.
  static func appendWhole(
    _ bytes: Swift.Span<UInt8>, to output: inout [UInt8], as surroundings: Surroundings
  ) {
    if surroundings == .html, isPlain(bytes) { return output.append(bytes) }
    let url = bytes.extracting(trimmed(bytes))
    guard isAllowed(url, mayHaveScheme: true) else { return output.append(blocked) }
    guard surroundings == .style else {
      return appendNormalized(url, to: &output, as: surroundings)
    }
    var normalized: [UInt8] = []
    appendNormalized(url, to: &normalized, as: .style)
    StyleText.appendString(normalized.span, to: &output)
  }

  /// Appends a URL's rest after static text such as `page`, which could become a scheme.
  static func appendAfterPrefix(_ bytes: Swift.Span<UInt8>, to output: inout [UInt8]) {
    guard isAllowed(bytes, mayHaveScheme: false) else { return output.append(blocked) }
    appendNormalized(bytes, to: &output, as: .html)
  }

  /// Appends a part of a path.
  static func appendSegment(
    _ bytes: Swift.Span<UInt8>, to output: inout [UInt8], isRoot: Bool
  ) {
    let isDots = bytes.count <= 2 && (0..<bytes.count).allSatisfy { bytes[$0] == 0x2E }
    guard isDots else { return appendEncoded(bytes, to: &output, keeping: unreserved) }
    // A browser takes `%2E` for a dot, so dots are encoded twice: the address is that of a page
    // that does not exist rather than that of a folder above.
    for _ in 0..<bytes.count { output.append("%252E") }
    if bytes.isEmpty, isRoot { output.append(UInt8(ascii: ".")) }
  }

  /// Appends a part of a query or fragment.
  static func appendPart(_ bytes: Swift.Span<UInt8>, to output: inout [UInt8]) {
    appendEncoded(bytes, to: &output, keeping: unreserved)
  }

  /// Appends what follows `mailto:` or `tel:`.
  static func appendOpaque(_ bytes: Swift.Span<UInt8>, to output: inout [UInt8]) {
    appendEncoded(bytes, to: &output, keeping: opaque)
  }

  /// Appends an address that is safe already, as an image candidate.
  static func appendCandidate(_ bytes: Swift.Span<UInt8>, to output: inout [UInt8]) {
    appendNormalized(bytes, to: &output, as: .srcset)
  }

  /// Whether `appendWhole` would leave a URL in HTML as it is.
  ///
  /// Where a URL has only characters that are kept, and no backslash, space or control character,
  /// only its scheme decides.
  static func isPlain(_ url: Swift.Span<UInt8>) -> Bool {
    let kept = kept
    for offset in 0..<url.count where !kept.contains(url[offset]) { return false }
    var scheme = SchemeReader()
    for offset in 0..<url.count {
      switch url[offset] {
      case UInt8(ascii: ":"): return scheme.isAllowed
      case UInt8(ascii: "/"), UInt8(ascii: "?"), UInt8(ascii: "#"): return true
      case let byte: scheme.advance(over: byte)
      }
    }
    return true
  }

  /// Whether `blocked` is written in place of an address.
  static func isBlocked(_ bytes: Swift.Span<UInt8>, mayHaveScheme: Bool) -> Bool {
    let url = mayHaveScheme ? bytes.extracting(trimmed(bytes)) : bytes
    return !isAllowed(url, mayHaveScheme: mayHaveScheme)
  }

  // MARK: -

  private static func trimmed(_ bytes: Swift.Span<UInt8>) -> Range<Int> {
    var start = 0
    var end = bytes.count
    while start < end, bytes[start] <= 0x20 { start += 1 }
    while end > start, bytes[end - 1] <= 0x20 { end -= 1 }
    return start..<end
  }

  /// Whether a URL has no scheme, or a harmless one, and no backslash that browsers treat as a
  /// slash.
  private static func isAllowed(_ url: Swift.Span<UInt8>, mayHaveScheme: Bool) -> Bool {
    var scheme = SchemeReader()
    var isInScheme = true
    for offset in 0..<url.count {
      switch url[offset] {
      case UInt8(ascii: "?"), UInt8(ascii: "#"): return true
      case UInt8(ascii: "\\"): return false
      case UInt8(ascii: "/"): isInScheme = false
      case UInt8(ascii: ":") where isInScheme:
        guard mayHaveScheme, scheme.isAllowed else { return false }
        isInScheme = false
      case 0x09, 0x0A, 0x0D: break
      default: if isInScheme { scheme.advance(over: url[offset]) }
      }
    }
    return true
  }

  private static func appendNormalized(
    _ url: Swift.Span<UInt8>, to output: inout [UInt8], as surroundings: Surroundings
  ) {
    let kept = kept
    var start = 0
    for offset in 0..<url.count {
      let byte = url[offset]
      if kept.contains(byte) && (byte != UInt8(ascii: ",") || surroundings != .srcset) { continue }
      output.append(url.extracting(start..<offset))
      start = offset + 1
      switch byte {
      case 0x09, 0x0A, 0x0D: break
      case 0x00: output.append("%EF%BF%BD")
      case UInt8(ascii: "%"):
        let isEncoded =
          offset + 2 < url.count && isHexDigit(url[offset + 1]) && isHexDigit(url[offset + 2])
        output.append(isEncoded ? "%" : "%25")
      case UInt8(ascii: "&"): output.append(surroundings == .style ? "&" : "&amp;")
      default: output.appendPercentEncoded(byte)
      }
    }
    output.append(url.extracting(start...))
  }

  private static func appendEncoded(
    _ bytes: Swift.Span<UInt8>, to output: inout [UInt8], keeping kept: ByteSet
  ) {
    var start = 0
    for offset in 0..<bytes.count where !kept.contains(bytes[offset]) {
      output.append(bytes.extracting(start..<offset))
      start = offset + 1
      if bytes[offset] == 0 {
        output.append("%EF%BF%BD")
      } else {
        output.appendPercentEncoded(bytes[offset])
      }
    }
    output.append(bytes.extracting(start...))
  }
}
