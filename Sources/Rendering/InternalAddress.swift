/// Follows an address written on a page to where it leads inside the site.
struct InternalAddress {
  /// Whether an address stays inside the site: it names neither a scheme nor a host.
  static func isInternal(_ address: Span<UInt8>) -> Bool {
    guard address.count > 0 else { return true }
    if address[0] == UInt8(ascii: "/") {
      return address.count < 2 || address[1] != UInt8(ascii: "/")
    }
    for index in 0..<address.count {
      switch address[index] {
      case UInt8(ascii: ":"): return false
      case UInt8(ascii: "/"), UInt8(ascii: "#"), UInt8(ascii: "?"): return true
      default: continue
      }
    }
    return true
  }

  /// Appends the absolute address that a relative one means on a page (RFC 3986, section 5.2),
  /// without its query and fragment, and without a last `index.html`.
  ///
  /// - Returns: false when it climbs out of the site.
  static func append(
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
