/// Recognises absolute URLs of the site itself.
package enum SiteAddress {
  /// The length of the prefix that absolute URLs of the site have, with `http` or `https`, and with
  /// the port that these have anyway or without; nil for all others, and where nothing follows it.
  package static func length(in address: Swift.Span<UInt8>, of site: [UInt8]) -> Int? {
    guard !site.isEmpty, address.count > 8, address[0] | 0x20 == UInt8(ascii: "h"),
      let scheme = schemeLength(of: address), let own = schemeLength(of: site.span)
    else { return nil }
    let (host, path) = (hostEnd(of: address, from: scheme), slash(in: address, from: scheme))
    let (ownHost, ownPath) = (hostEnd(of: site.span, from: own), slash(in: site.span, from: own))
    let length = path + site.count - ownPath
    guard address.count > length, address[length] == UInt8(ascii: "/"),
      host - scheme == ownHost - own
    else { return nil }
    for index in own..<ownHost
    where lowercased(address[scheme + index - own]) != lowercased(site[index]) { return nil }
    for index in ownPath..<site.count
    where lowercased(address[path + index - ownPath]) != lowercased(site[index]) { return nil }
    return length
  }

  /// The index of the first slash behind the scheme; the end where there is none.
  private static func slash(in address: Swift.Span<UInt8>, from scheme: Int) -> Int {
    var index = scheme
    while index < address.count, address[index] != UInt8(ascii: "/") { index += 1 }
    return index
  }

  /// The end of the host, without the port that the scheme has anyway.
  private static func hostEnd(of address: Swift.Span<UInt8>, from scheme: Int) -> Int {
    let end = slash(in: address, from: scheme)
    let port: StaticString = scheme == 8 ? ":443" : ":80"
    let start = end - port.utf8CodeUnitCount
    guard start > scheme, address.extracting(start..<end).isWord(port) else { return end }
    return start
  }

  private static func schemeLength(of address: Swift.Span<UInt8>) -> Int? {
    for scheme in ["https://", "http://"] as [StaticString] {
      let count = scheme.utf8CodeUnitCount
      if address.count > count, address.extracting(..<count).isWord(scheme) { return count }
    }
    return nil
  }
}
