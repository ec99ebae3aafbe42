/// Recognises absolute URLs of the site itself.
package enum SiteAddress {
  /// The length of the prefix that absolute URLs of the site have, with `http` or `https`; nil for
  /// all others, and where nothing follows it.
  package static func length(in address: Swift.Span<UInt8>, of site: [UInt8]) -> Int? {
    guard !site.isEmpty, address.count > 8, address[0] | 0x20 == UInt8(ascii: "h"),
      let scheme = schemeLength(of: address), let own = schemeLength(of: site.span)
    else { return nil }
    let length = scheme + site.count - own
    guard address.count > length, address[length] == UInt8(ascii: "/") else { return nil }
    for index in own..<site.count
    where lowercased(address[scheme + index - own]) != lowercased(site[index]) { return nil }
    return length
  }

  private static func schemeLength(of address: Swift.Span<UInt8>) -> Int? {
    for scheme in ["https://", "http://"] as [StaticString] {
      let count = scheme.utf8CodeUnitCount
      if address.count > count, address.extracting(..<count).isWord(scheme) { return count }
    }
    return nil
  }
}
