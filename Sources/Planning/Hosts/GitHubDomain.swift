import Diagnostics
import Escaping

/// The domain of one's own at which GitHub Pages publish a site, for the file `CNAME`.
struct GitHubDomain {
  /// The name of the host, in lower case.
  let name: String

  /// Why an address has no such domain, though it should.
  struct Fault: Error {
    let reason: String
    let help: String
  }

  /// Reads the address of a site; nil where the site is at a domain of GitHub, or in a folder of
  /// one's own domain, which another site of the same owner names.
  init?(address: String) throws(Fault) {
    guard let scheme = address.firstRange(of: "://") else { return nil }
    let rest = address[scheme.upperBound...]
    let host = rest.prefix { !"/?#".contains($0) }
    let name = host.lowercased()
    guard !name.isEmpty, !name.hasSuffix(".github.io") else { return nil }
    if !name.utf8.allSatisfy({ $0 < 0x80 }) {
      throw Fault(
        reason: "its domain has letters beyond ASCII",
        help: "write the domain as name servers know it, with 'xn--'")
    }
    if name.hasPrefix("[") || name.allSatisfy({ $0.isNumber || ".:".contains($0) }) {
      throw Fault(
        reason: "it has no domain, but the number of a computer",
        help: "write the domain that leads there")
    }
    if name.contains(":") {
      throw Fault(
        reason: "it has a port, but GitHub publishes at the usual one",
        help: "leave the ':' out, and the number behind it")
    }
    guard name.allSatisfy({ $0.isLetter || $0.isNumber || "-.".contains($0) }),
      name.split(separator: ".", omittingEmptySubsequences: false).count > 1,
      !name.split(separator: ".", omittingEmptySubsequences: false).contains("")
    else {
      throw Fault(
        reason: "'\(name)' is not a domain", help: "write one such as 'https://example.org/'")
    }
    if let unowned = UnownedAddress(address) {
      let path = rest.dropFirst(host.count).split(separator: "/")
      let site = path.count == 2 ? Self.site(of: path[0], path[1]) : nil
      throw Fault(
        reason: unowned.reason,
        help: site.map { "write '\($0)'" } ?? Host.githubPages.adviceOnAddress)
    }
    if Self.otherHosts.contains(where: name.hasSuffix) {
      throw Fault(
        reason: "'\(name)' is at another host", help: Host.githubPages.adviceOnAddress)
    }
    guard rest.dropFirst(host.count).allSatisfy({ $0 == "/" }) else { return nil }
    self.name = name
  }
}

extension GitHubDomain {
  /// What the names of sites at other hosts end with.
  private static let otherHosts = [
    ".gitlab.io", ".netlify.app", ".pages.dev", ".surge.sh", ".vercel.app", ".web.app",
  ]

  /// The address of the site that GitHub Pages make of a repository.
  private static func site(of owner: Substring, _ repository: Substring) -> String {
    let name = repository.hasSuffix(".git") ? repository.dropLast(".git".count) : repository
    let root = "https://\(owner.lowercased()).github.io/"
    return name.lowercased() == "\(owner.lowercased()).github.io" ? root : root + name + "/"
  }

  /// Reports an address of a site that GitHub Pages cannot publish there.
  static func check(_ address: Spanned<String>, log: inout DiagnosticLog) {
    do throws(Fault) {
      _ = try GitHubDomain(address: SiteAddress.spelled(address.value))
    } catch {
      log.report(.noGitHubDomain(address.value, error.reason, help: error.help, at: address.span))
    }
  }
}
