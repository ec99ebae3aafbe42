/// A service or a server that publishes sites, by the names that the cases of `host` have in the
/// model of `site.yaml`.
enum Host: String, Sendable {
  case cloudflarePages, githubPages, gitlabPages, netlify, nginx

  /// Whether it publishes each site at the root of a domain.
  var isWholeDomain: Bool { self == .netlify || self == .cloudflarePages }

  /// Whether a rule for `/a` is one for `/a/`, too.
  var ignoresLastSlash: Bool { self == .netlify }

  /// Whether it cannot publish at an address that is nobody's. nginx may be on the author's own
  /// computer.
  func refuses(_ address: UnownedAddress) -> Bool { self != .nginx || !address.isLocal }

  /// What to write as the address of a site that it publishes.
  var adviceOnAddress: String {
    let own: String
    switch self {
    case .cloudflarePages: own = "https://NAME.pages.dev/"
    case .githubPages: own = "https://NAME.github.io/"
    case .gitlabPages: own = "https://NAME.gitlab.io/"
    case .netlify: own = "https://NAME.netlify.app/"
    case .nginx: return "write where the site will be: the domain that leads to this server"
    }
    return "write where the site will be: '\(own)', or a domain of your own"
  }
}
