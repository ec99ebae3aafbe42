/// An address, in the parts by which a source of a policy matches it (Content Security Policy
/// Level 3, section 6.7.2.8).
struct AddressParts {
  /// In lower case; empty where the address has none, and is of the page's own site.
  private(set) var scheme = ""
  private(set) var host = ""
  private(set) var port = ""
  private(set) var path = ""
  /// Whether it is of the page's own site.
  private(set) var isOwn = false
  /// Whether its path depends on the page.
  private var isRelative = false

  /// Reads an address; `origin` is that of the site, such as `https://example.org`.
  init(_ address: String, origin: String?) {
    let text = address.replacing("\\", with: "/")
    var rest = text[...]
    if let colon = text.firstIndex(of: ":"), Self.isScheme(text[..<colon]) {
      scheme = text[..<colon].lowercased()
      rest = text[text.index(after: colon)...]
    }
    guard rest.hasPrefix("//") else {
      isOwn = scheme.isEmpty
      isRelative = isOwn
      path = String(rest)
      if isOwn, let origin {
        let own = AddressParts(origin, origin: nil)
        (scheme, host, port) = (own.scheme, own.host, own.port)
      }
      return
    }
    rest = rest.dropFirst(2)
    let authority = rest.prefix { $0 != "/" && $0 != "?" && $0 != "#" }
    path = String(rest.dropFirst(authority.count).prefix { $0 != "?" && $0 != "#" })
    let place = authority.split(separator: "@", omittingEmptySubsequences: false).last ?? ""
    let parts = place.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    host = parts.first?.lowercased() ?? ""
    port = parts.count > 1 ? String(parts[1]) : ""
    if let origin, host != "" {
      let own = AddressParts(origin, origin: nil)
      isOwn = own.host == host && own.port == port
    }
  }

  private static func isScheme(_ text: Substring) -> Bool {
    guard text.first?.isLetter == true else { return false }
    return text.utf8.allSatisfy {
      (0x61...0x7A).contains($0 | 0x20) || (0x30...0x39).contains($0) || "+-.".utf8.contains($0)
    }
  }

  /// Whether a source of a policy allows the address. Where the host of the page is not known, any
  /// host may be its own.
  func matches(_ source: String) -> Bool {
    let word = source.lowercased()
    if word == "*" { return scheme.isEmpty || Self.network.contains(scheme) }
    if word == "'self'" { return isOwn }
    if word.hasPrefix("'") { return false }
    if word.hasSuffix(":"), !word.contains("/") {
      return allowsScheme(String(word.dropLast()))
    }
    let other = AddressParts(word.contains("://") ? source : "//" + source, origin: nil)
    if isOwn, host.isEmpty { return true }
    guard other.scheme.isEmpty || allowsScheme(other.scheme), allowsHost(other.host),
      allowsPort(other.port)
    else { return false }
    if isRelative || other.path.isEmpty || other.path == "/" { return true }
    return other.path.hasSuffix("/") ? path.hasPrefix(other.path) : path == other.path
  }

  private static let network: Set<String> = ["http", "https", "ws", "wss", "ftp"]

  /// A scheme allows its secure form, too.
  private func allowsScheme(_ allowed: String) -> Bool {
    if scheme.isEmpty { return allowed == "http" || allowed == "https" }
    return scheme == allowed || allowed == "http" && scheme == "https"
  }

  private func allowsHost(_ allowed: String) -> Bool {
    guard !host.isEmpty else { return false }
    if allowed == "*" { return true }
    return allowed.hasPrefix("*.") ? host.hasSuffix(allowed.dropFirst()) : host == allowed
  }

  private func allowsPort(_ allowed: String) -> Bool {
    if allowed == "*" || allowed == port { return true }
    let usual = scheme == "http" ? "80" : "443"
    return (allowed.isEmpty ? usual : allowed) == (port.isEmpty ? usual : port)
  }
}
