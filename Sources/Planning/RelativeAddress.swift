/// Addresses inside the site, written relative to the page they stand on.
package enum RelativeAddress {
  /// Appends the way from one address to another.
  ///
  /// Both are absolute inside the site, such as `/recipes/pie/` and `/assets/theme.css`, with
  /// their bytes fit for a URL. The way from an address to itself is `./` for a folder and the
  /// file's name else. With `namesIndex`, the way to a folder ends in `index.html`, so that it
  /// can be followed without a server.
  package static func append(
    from origin: some RandomAccessCollection<UInt8>, to target: some RandomAccessCollection<UInt8>,
    namesIndex: Bool, to output: inout [UInt8]
  ) {
    var shared = 0
    var lastSlash = 0
    let limit = min(origin.count, target.count)
    var left = origin.startIndex
    var right = target.startIndex
    while shared < limit, origin[left] == target[right] {
      shared += 1
      if origin[left] == slash { lastSlash = shared }
      origin.formIndex(after: &left)
      target.formIndex(after: &right)
    }
    let ups = origin.dropFirst(lastSlash).count { $0 == slash }
    for _ in 0..<ups { output.append(contentsOf: [dot, dot, slash]) }
    let rest = target.dropFirst(lastSlash)
    if ups == 0, rest.isEmpty || containsColonBeforeSlash(rest) {
      output.append(contentsOf: [dot, slash])
    }
    output.append(contentsOf: rest)
    if namesIndex, target.last == slash { output.append(contentsOf: Array("index.html".utf8)) }
  }

  /// Whether a relative address would be read as one with a scheme (RFC 3986, section 4.2).
  private static func containsColonBeforeSlash(_ path: some Collection<UInt8>) -> Bool {
    for byte in path {
      if byte == UInt8(ascii: ":") { return true }
      if byte == slash { return false }
    }
    return false
  }

  private static var slash: UInt8 { UInt8(ascii: "/") }
  private static var dot: UInt8 { UInt8(ascii: ".") }
}
