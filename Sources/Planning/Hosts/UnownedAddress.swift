/// An address of a site that is nobody's: a new site has one until its own is written, a preview on
/// the author's computer another, and the repository of its files is not
/// where the site is. Search engines and readers of feeds would be led there.
package struct UnownedAddress {
  /// Why it is nobody's.
  package let reason: String
  /// Whether a server on the author's own computer may answer there.
  let isLocal: Bool

  /// Reads the address of a site; nil where it may be a user's.
  package init?(_ address: String) {
    guard let scheme = address.firstRange(of: "://") else { return nil }
    let host = address[scheme.upperBound...].prefix { !"/?#".contains($0) }.lowercased()
    let name = Self.withoutPort(host)
    if Self.isName(name, below: ["localhost"]) || Self.isLoopback(name) {
      (reason, isLocal) = ("'\(name)' is the own computer of whoever reads it", true)
    } else if Self.isName(name, below: ["test"]) {
      (reason, isLocal) = ("'\(name)' is a domain for tests, which is nobody's", true)
    } else if Self.repositories.contains(name) {
      (reason, isLocal) = ("'\(name)' keeps the files of a site, not the site", false)
    } else if Self.isName(name, below: Self.examples) {
      (reason, isLocal) = ("'\(name)' is a domain for examples, which is nobody's", false)
    } else {
      return nil
    }
  }

  /// The domains of repositories.
  private static let repositories: Set<String> = [
    "bitbucket.org", "codeberg.org", "github.com", "gitlab.com", "www.github.com",
  ]

  /// The domains that nobody can have (RFC 2606).
  private static let examples = ["example.com", "example.net", "example.org", "example", "invalid"]

  private static func isName(_ name: String, below domains: [String]) -> Bool {
    domains.contains { name == $0 || name.hasSuffix("." + $0) }
  }

  /// Whether a name is a number by which each computer calls itself (RFC 6890).
  private static func isLoopback(_ name: String) -> Bool {
    if ["[::1]", "[::]", "0.0.0.0"].contains(name) { return true }
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count == 4 && parts[0] == "127" && parts.allSatisfy { UInt8($0) != nil }
  }

  private static func withoutPort(_ host: String) -> String {
    guard let colon = host.lastIndex(of: ":"),
      host[colon...].dropFirst().allSatisfy({ $0.isNumber })
    else { return host }
    return host.hasSuffix("]") ? host : String(host[..<colon])
  }
}

extension SiteDefinition {
  /// The address of the site, where it is nobody's and no host has refused it.
  package var unownedAddress: UnownedAddress? {
    guard let unowned = address.flatMap(UnownedAddress.init),
      files.host?.value.refuses(unowned) != true
    else { return nil }
    return unowned
  }
}
