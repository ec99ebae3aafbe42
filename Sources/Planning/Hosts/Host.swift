/// A service or a server that publishes sites, by the names that the cases of `host` have in the
/// model of `site.yaml`.
enum Host: String, Sendable {
  case cloudflarePages, githubPages, gitlabPages, netlify, nginx

  /// Whether it publishes each site at the root of a domain.
  var isWholeDomain: Bool { self == .netlify || self == .cloudflarePages }

  /// Whether a rule for `/a` is one for `/a/`, too.
  var ignoresLastSlash: Bool { self == .netlify }
}
