/// Recognises absolute URLs of the site itself.
package enum SiteAddress {
  /// The length of the prefix that absolute URLs of the site have, with `http` or `https`, and with
  /// the port that these have anyway or without; nil for all others. A path follows it, or nothing
  /// but a query or an anchor, for the home page.
  package static func length(in address: Swift.Span<UInt8>, of site: [UInt8]) -> Int? {
    if let length = plainLength(in: address, of: site) { return length }
    return lengthOfOtherSpelling(in: address, of: site)
  }

  /// The one spelling of a site's address that all its absolute URLs begin with: the host as name
  /// servers know it, the path percent-encoded.
  package static func spelled(_ address: String) -> String {
    let bytes = Array(address.utf8)
    guard let scheme = schemeLength(of: bytes.span) else { return address }
    let end = slash(in: bytes.span, from: scheme)
    let host = String(
      decoding: PercentEncoding.decoded(bytes[scheme..<end]), as: UTF8.self)
    let name = host.utf8.allSatisfy { $0 < 0x80 } ? host : Punycode.host(host) ?? host
    let path = PercentEncoding.encodedPath(PercentEncoding.decoded(bytes[end...]))
    return String(decoding: bytes[..<scheme] + Array(name.utf8) + path, as: UTF8.self)
  }

  /// The length of the prefix in an address that is written in another spelling than the site's.
  private static func lengthOfOtherSpelling(
    in address: Swift.Span<UInt8>, of site: [UInt8]
  ) -> Int? {
    guard !site.isEmpty, let scheme = schemeLength(of: address),
      let own = schemeLength(of: site.span)
    else { return nil }
    var folders = 0
    for index in own..<site.count where site[index] == UInt8(ascii: "/") { folders += 1 }
    var (end, isOther) = (scheme, false)
    while end < address.count {
      if address[end] == UInt8(ascii: "/") {
        if folders == 0 { break }
        folders -= 1
      }
      isOther = isOther || address[end] >= 0x80 || address[end] == UInt8(ascii: "%")
      end += 1
    }
    guard isOther, end < address.count, end <= longest else { return nil }
    let prefix = (0..<end).map { address[$0] }
    let usual = Array((spelled(String(decoding: prefix, as: UTF8.self)) + "/").utf8)
    return plainLength(in: usual.span, of: site).map { _ in end }
  }

  /// No address of a site is longer.
  private static let longest = 8_192

  private static func plainLength(in address: Swift.Span<UInt8>, of site: [UInt8]) -> Int? {
    guard !site.isEmpty, address.count > 8, address[0] | 0x20 == UInt8(ascii: "h"),
      let scheme = schemeLength(of: address), let own = schemeLength(of: site.span)
    else { return nil }
    let (path, ownPath) = (slash(in: address, from: scheme), slash(in: site.span, from: own))
    let host = hostEnd(of: address, from: scheme, before: path)
    let ownHost = hostEnd(of: site.span, from: own, before: ownPath)
    let length = path + site.count - ownPath
    guard address.count >= length, endsSite(address, at: length),
      host - scheme == ownHost - own
    else { return nil }
    for index in own..<ownHost
    where lowercased(address[scheme + index - own]) != lowercased(site[index]) { return nil }
    for index in ownPath..<site.count
    where address[path + index - ownPath] != site[index] { return nil }
    return length
  }

  /// Whether the address of the site may end at a place: before a path, a query or an anchor.
  private static func endsSite(_ address: Swift.Span<UInt8>, at index: Int) -> Bool {
    guard index < address.count else { return true }
    switch address[index] {
    case UInt8(ascii: "/"), UInt8(ascii: "?"), UInt8(ascii: "#"): return true
    default: return false
    }
  }

  /// The index of the first slash behind the scheme, or of what ends an address without a path.
  private static func slash(in address: Swift.Span<UInt8>, from scheme: Int) -> Int {
    var index = scheme
    while index < address.count, !endsSite(address, at: index) { index += 1 }
    return index
  }

  /// The end of the host before a path, without the port that the scheme has anyway.
  private static func hostEnd(
    of address: Swift.Span<UInt8>, from scheme: Int, before end: Int
  ) -> Int {
    let port: StaticString = scheme == 8 ? ":443" : ":80"
    let start = end - port.utf8CodeUnitCount
    guard start > scheme, address[start] == UInt8(ascii: ":"),
      address.extracting(start..<end).isWord(port)
    else { return end }
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
