import Escaping

/// Resolves an address on a page inside the site.
package enum InternalAddress {
  /// The parts of an address that stays inside the site.
  package struct Parts {
    /// The end of its path: where its query or fragment begins.
    package let pathEnd: Int
    /// Where its fragment begins, after the `#`.
    package let anchor: Int?
  }

  /// The parts of an address; nil where it names a scheme or a host.
  package static func parts(of address: Span<UInt8>) -> Parts? {
    let slash = UInt8(ascii: "/")
    if address.count > 1, address[0] == slash, address[1] == slash { return nil }
    var pathEnd: Int?
    var hasSlash = false
    for index in 0..<address.count {
      let byte = address[index]
      if byte == UInt8(ascii: "#") {
        return Parts(pathEnd: pathEnd ?? index, anchor: index + 1)
      }
      if byte == slash {
        hasSlash = true
      } else if byte == UInt8(ascii: "?") {
        if pathEnd == nil { pathEnd = index }
      } else if byte == UInt8(ascii: ":"), !hasSlash, pathEnd == nil,
        isScheme(address.extracting(..<index))
      {
        return nil
      }
    }
    return Parts(pathEnd: pathEnd ?? address.count, anchor: nil)
  }

  /// Whether what is before a colon is a scheme (RFC 3986, section 3.1).
  private static func isScheme(_ name: Span<UInt8>) -> Bool {
    guard name.count > 0, isLetter(name[0]) else { return false }
    for index in name.indices {
      let byte = name[index]
      guard
        isLetter(byte) || isDigit(byte) || byte == UInt8(ascii: "+")
          || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".")
      else { return false }
    }
    return true
  }

  /// The target of a path that is written as Apus writes relative URLs: first up, then down,
  /// without percent-encoding.
  package struct PlainPath {
    /// The length of the prefix that the addresses of the page and the target share.
    package let shared: Int
    /// The part of the path that is the rest of the target's address.
    package let rest: Range<Int>
  }

  /// The target of a path on a page; nil where it is not written in this form and has to be
  /// resolved by `append(_:on:to:)`.
  package static func plainPath(_ path: Span<UInt8>, on page: Span<UInt8>) -> PlainPath? {
    let (slash, dot) = (UInt8(ascii: "/"), UInt8(ascii: "."))
    var start = 0
    var shared = page.count
    while shared > 0, page[shared - 1] != slash { shared -= 1 }
    while start + 2 < path.count, path[start] == dot, path[start + 1] == dot,
      path[start + 2] == slash
    {
      start += 3
      guard shared > 1 else { return nil }
      shared -= 1
      while shared > 0, page[shared - 1] != slash { shared -= 1 }
    }
    if start == 0, path.count > 1, path[0] == dot, path[1] == slash { start = 2 }
    guard shared > 0, path.count > 0 else { return nil }
    var isAfterSlash = true
    for index in start..<path.count {
      let byte = path[index]
      if byte == UInt8(ascii: "%") { return nil }
      if isAfterSlash, byte == dot || byte == slash { return nil }
      isAfterSlash = byte == slash
    }
    return PlainPath(shared: shared, rest: start..<path.count - indexNameLength(path, from: start))
  }

  /// The length of a last `index.html` of a path, which means its folder.
  private static func indexNameLength(_ path: Span<UInt8>, from start: Int) -> Int {
    let name: StaticString = "index.html"
    let length = name.utf8CodeUnitCount
    let first = path.count - length
    guard first >= start, first == start || path[first - 1] == UInt8(ascii: "/") else { return 0 }
    return name.withUTF8Buffer { bytes in
      for index in 0..<length where unsafe bytes[index] != path[first + index] { return 0 }
      return length
    }
  }

  /// Appends the absolute address that a relative one means on a page (RFC 3986, section 5.2),
  /// without its query and fragment, and without a last `index.html`.
  ///
  /// - Returns: false when it leaves the site.
  package static func append(
    _ path: Span<UInt8>, on page: some BidirectionalCollection<UInt8>, to output: inout [UInt8]
  ) -> Bool {
    let slash = UInt8(ascii: "/")
    let start = output.count
    if path.count > 0, path[0] == slash {
      output.append(slash)
    } else {
      output.append(contentsOf: page[...(page.lastIndex(of: slash) ?? page.startIndex)])
      if path.count == 0 {
        output.removeSubrange(start...)
        output.append(contentsOf: page)
      }
    }
    var index = path.count > 0 && path[0] == slash ? 1 : 0
    while index < path.count {
      var end = index
      while end < path.count, path[end] != slash { end += 1 }
      let isFolder = end < path.count
      if end - index == 2, path[index] == UInt8(ascii: "."), path[index + 1] == UInt8(ascii: ".") {
        guard output.count > start + 1 else { return false }
        output.removeLast()
        while let last = output.last, last != slash { output.removeLast() }
      } else if !(end - index == 1 && path[index] == UInt8(ascii: ".")) {
        for offset in index..<end { output.append(path[offset]) }
        if isFolder { output.append(slash) }
      }
      index = end + 1
    }
    let indexName = Array("/index.html".utf8)
    if output[start...].suffix(indexName.count).elementsEqual(indexName) {
      output.removeLast(indexName.count - 1)
    }
    return true
  }
}
