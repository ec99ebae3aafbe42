package import Escaping

/// Addresses inside the site, written relative to the page they are on.
package enum RelativeAddress {
  /// Appends the relative URL from one address to another.
  ///
  /// Both are absolute inside the site, such as `/recipes/pie/` and `/assets/theme.css`; their bytes
  /// are not encoded. The relative URL from an address to itself is `./` for a folder and
  /// otherwise the file's name. With `namesIndex`, the URL of a folder ends in `index.html`, so
  /// that it works without a server.
  package static func append(
    from origin: Swift.Span<UInt8>, to target: Swift.Span<UInt8>, namesIndex: Bool,
    to output: inout [UInt8]
  ) {
    write(from: origin, to: target, namesIndex: namesIndex, to: &output)
  }

  /// Appends the relative URL from an address to itself.
  package static func append(
    from origin: Swift.Span<UInt8>, to target: Swift.Span<UInt8>, namesIndex: Bool,
    to output: inout ByteWriter
  ) {
    write(from: origin, to: target, namesIndex: namesIndex, to: &output)
  }

  private static func write<Output: ByteOutput & ~Copyable>(
    from origin: Swift.Span<UInt8>, to target: Swift.Span<UInt8>, namesIndex: Bool,
    to output: inout Output
  ) {
    // The folder of both ends with the last slash of their common prefix.
    var lastSlash = origin.countOfSharedBytes(with: target)
    while lastSlash > 0, origin[lastSlash - 1] != slash { lastSlash -= 1 }
    let ups = origin.count(of: slash, from: lastSlash)
    appendParents(ups, to: &output)
    let rest = target.extracting(lastSlash..<target.count)
    if ups == 0, rest.isEmpty || hasColonBeforeSlash(rest) {
      output.append("./")
    }
    output.append(rest)
    if namesIndex, target[target.count - 1] == slash {
      output.append("index.html")
    }
  }

  /// Appends `../` this many times.
  private static func appendParents<Output: ByteOutput & ~Copyable>(
    _ count: Int, to output: inout Output
  ) {
    switch count {
    case 0: break
    case 1: output.append("../")
    case 2: output.append("../../")
    case 3: output.append("../../../")
    default:
      for _ in 0..<count { output.append("../") }
    }
  }

  /// Whether a relative address would be read as one with a scheme (RFC 3986, section 4.2).
  private static func hasColonBeforeSlash(_ path: Swift.Span<UInt8>) -> Bool {
    for index in path.indices {
      if path[index] == UInt8(ascii: ":") { return true }
      if path[index] == slash { return false }
    }
    return false
  }

  private static var slash: UInt8 { UInt8(ascii: "/") }
}
