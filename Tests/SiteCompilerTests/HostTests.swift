import TestSupport
import Testing

/// The files that `host` of `site.yaml` makes.
struct HostTests {
  private func files(_ settings: String, aliases: String = "[/old/apple/, /caf%C3%A9.html]")
    -> [String: String]
  {
    site([
      "Content/site.yaml": settings + (smallSite["Content/site.yaml"] ?? ""),
      "Content/notes/apple.md": "---\ntitle: Apple\nstars: 3\naliases: \(aliases)\n---\nText.\n",
    ])
  }

  @Test func `of Netlify lead from former addresses before the pages that do`() throws {
    let built = try BuiltSite(files("host: netlify\n"))
    #expect(built.messages == "")
    #expect(
      built["_redirects"]
        == "/old/apple/ /notes/apple/ 301!\n/caf%C3%A9.html /notes/apple/ 301!\n")
    #expect(
      built["_headers"] == "/assets/*\n  Cache-Control: public, max-age=31536000, immutable\n")
  }

  @Test func `of Cloudflare Pages have no mark, and no list without former addresses`() throws {
    let built = try BuiltSite(files("host: cloudflare-pages\nredirects-file: true\n"))
    #expect(built.messages == "")
    #expect(built["_redirects"].hasPrefix("/old/apple/ /notes/apple/ 301\n"))
    let other = try BuiltSite(files("host: cloudflare-pages\n", aliases: "[]"))
    #expect(other.messages == "")
    #expect(!other.paths.contains("_redirects"))
    #expect(other.paths.contains("_headers"))
  }

  @Test func `of GitHub Pages name a domain of one's own`() throws {
    let built = try BuiltSite(files("host: github-pages\naddress: https://Example.org/notes/\n"))
    #expect(built.messages == "")
    #expect(built["CNAME"] == "example.org\n")
    #expect(built.paths.contains(".nojekyll"))
    let shared = try BuiltSite(files("host: github-pages\naddress: https://a.github.io/b/\n"))
    #expect(!shared.paths.contains("CNAME"))
    #expect(!shared.paths.contains("_headers"))
  }

  @Test func `of GitLab Pages are none, for pages go before its lists`() throws {
    let built = try BuiltSite(files("host: gitlab-pages\n"))
    #expect(built.messages == "")
    #expect(!built.paths.contains { ["_redirects", "_headers", "CNAME"].contains($0) })
    #expect(built.paths.contains("old/apple/index.html"))
  }

  @Test func `of nginx begin at the site's own path`() throws {
    let built = try BuiltSite(files("host: nginx\naddress: https://example.org/shop/\n"))
    #expect(built.messages == "")
    let text = built["nginx.conf"]
    #expect(text.contains("location = \"/shop/café.html\" { return 301 \"/shop/notes/apple/\"; }"))
    #expect(text.contains("location \"/shop/assets/\" {"))
    #expect(!text.contains("404.html"))
  }

  @Test func `beside a file of the same name are an error that tells the ways out`() throws {
    var files = files("host: netlify\n")
    files["Static/_headers"] = "/*\n  X-A: b\n"
    let said = try messages(about: files)
    #expect(said.contains("the address '/_headers' of the file '_headers' is taken by"))
    #expect(
      said.contains(
        "help: take the setting out of 'site.yaml' by which '/_headers' is made, or delete or "
          + "rename the file 'Static/_headers'"))
  }

  @Test func `are misspelt with advice`() throws {
    #expect(try messages(about: files("host: netlfy\n")).contains("did you mean 'netlify'?"))
  }

  @Test func `a static file in place of a single page says which of both may go`() throws {
    let settings = (smallSite["Content/site.yaml"] ?? "").replacing(
      "pages:\n  home:",
      with: "pages:\n  robots: { page: robots, at: robots.txt }\n  home:", maxReplacements: 1)
    let said = try messages(
      about: site([
        "Content/site.yaml": settings, "Templates/robots.txt": "User-agent: *\n",
        "Static/robots.txt": "User-agent: *\n",
      ]))
    #expect(
      said.contains(
        "help: delete or rename the file 'Static/robots.txt', or take the page 'robots' out of "
          + "'site.yaml'"))
  }
}
