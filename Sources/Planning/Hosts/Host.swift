/// A service or a server that sites are published by, where it takes files of its own: the cases
/// that `host` of `site.yaml` may be, by their names in its model.
enum Host: String, Sendable {
  case cloudflarePages, githubPages, netlify, nginx
}
