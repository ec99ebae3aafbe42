/// A service or a server that sites are published by, by the names that the cases of `host` have
/// in the model of `site.yaml`.
enum Host: String, Sendable {
  case cloudflarePages, githubPages, gitlabPages, netlify, nginx
}
