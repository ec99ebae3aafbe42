import Diagnostics

/// Makes the files that tell a host how to serve a site: former addresses redirect, assets are
/// cached for ever, and missing pages have a page.
struct HostFiles {
  let host: Spanned<Host>
  /// The address at which the site is published; nil where it has none.
  let address: String?
  /// The path from the root of the host to the site, without a last `/`.
  let rootPath: [UInt8]
  let formerAddresses: [FormerAddress]
  /// Whether there is a page at `/404.html`.
  let hasMissingPage: Bool

  /// A file, and its address.
  struct File {
    let address: String
    let bytes: [UInt8]
    /// The places in the site's files that each of its rules is made from, in the order of the rules.
    let origins: [Span?]

    init(_ address: String, _ bytes: [UInt8], origins: [Span?] = []) {
      self.address = address
      self.bytes = bytes
      self.origins = origins
    }

    /// A list of former addresses of a site in a folder of its host.
    init(leadingFrom former: [FormerAddress], status: String, below root: [UInt8]) {
      self.init(
        "/_redirects", former.flatMap { $0.line(status: status, below: root) },
        origins: former.map(\.span))
    }
  }

  /// The files.
  var files: [File] {
    switch host.value {
    case .cloudflarePages: [headers] + redirects(status: "301")
    // Only with `!` does a line take precedence over the page that redirects without the host.
    case .netlify: [headers] + redirects(status: "301!")
    case .githubPages: [File("/.nojekyll", [])] + domain
    // It ignores lines for addresses with a page, and every former address has one.
    case .gitlabPages: []
    case .nginx:
      [
        File(
          "/nginx.conf",
          NginxLocations(
            root: rootPath, formerAddresses: formerAddresses, hasMissingPage: hasMissingPage
          ).bytes)
      ]
    }
  }

  private var headers: File {
    File(
      "/_headers", Array("/assets/*\n  Cache-Control: \(Self.forEver)\n".utf8),
      origins: [host.span])
  }

  /// The header for files whose names change with their content.
  static let forEver = "public, max-age=31536000, immutable"

  private func redirects(status: String) -> [File] {
    guard !formerAddresses.isEmpty else { return [] }
    return [File(leadingFrom: formerAddresses, status: status, below: rootPath)]
  }

  /// The domain of one's own, where the site has one.
  private var domain: [File] {
    do throws(GitHubDomain.Fault) {
      guard let address, let domain = try GitHubDomain(address: address) else { return [] }
      return [File("/CNAME", Array((domain.name + "\n").utf8))]
    } catch {
      // It was reported when `site.yaml` was read.
      return []
    }
  }
}
