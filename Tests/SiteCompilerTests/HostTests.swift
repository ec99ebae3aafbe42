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
    let built = try BuiltSite(files("host: github-pages\naddress: https://Kolibri.dev/\n"))
    #expect(built.messages == "")
    #expect(built["CNAME"] == "kolibri.dev\n")
    #expect(built.paths.contains(".nojekyll"))
    let other = try BuiltSite(files("host: github-pages\naddress: https://bücher.dev/\n"))
    #expect(other.messages == "" && other["CNAME"] == "xn--bcher-kva.dev\n")
    let shared = try BuiltSite(files("host: github-pages\naddress: https://a.github.io/b/\n"))
    #expect(!shared.paths.contains("CNAME"))
    #expect(!shared.paths.contains("_headers"))
  }

  @Test func `of GitHub Pages name no domain for a folder of it, which is that of another site`()
    throws
  {
    let built = try BuiltSite(files("host: github-pages\naddress: https://kolibri.dev/shop/\n"))
    #expect(built.messages == "")
    #expect(!built.paths.contains("CNAME"))
  }

  @Test(arguments: [
    ("https://kolibri.dev:8080/", "it has a port"),
    ("https://example.org/", "a domain for examples"),
    ("https://github.com/anna/shop", "keeps the files of a site"),
    ("https://www.example.com/shop/", "a domain for examples"),
    ("https://192.0.2.1/", "the number of a computer"),
    ("https://[2001:db8::1]/", "the number of a computer"), ("https://shop/", "is not a domain"),
  ])
  func `of GitHub Pages are refused where the address is no domain`(
    address: String, reason: String
  ) throws {
    let said = try messages(about: files("host: github-pages\naddress: \(address)\n"))
    #expect(said.contains("GitHub Pages cannot publish at"), "\(said)")
    #expect(said.contains(reason), "\(said)")
    #expect(errorCount(said) == 1)
    guard reason != "a domain for examples", !reason.hasPrefix("keeps") else { return }
    #expect(try messages(about: files("host: netlify\naddress: \(address)\n")) == "")
  }

  @Test(arguments: [
    ("https://example.org/", "a domain for examples", true),
    ("https://www.Example.com/", "a domain for examples", true),
    ("https://example.net:8080/", "a domain for examples", true),
    ("https://shop.example/", "a domain for examples", true),
    ("https://a.invalid/", "a domain for examples", true),
    ("https://shop.test/", "a domain for tests", false),
    ("http://localhost:1313/", "the own computer of whoever reads it", false),
    ("http://a.localhost/", "the own computer of whoever reads it", false),
    ("http://127.0.0.1/", "the own computer of whoever reads it", false),
    ("http://127.1.2.3:80/", "the own computer of whoever reads it", false),
    ("http://[::1]:8080/", "the own computer of whoever reads it", false),
  ])
  func `are refused where the address is nobody's; nginx may be on the author's computer`(
    address: String, reason: String, isRefusedByAll: Bool
  ) throws {
    for host in ["netlify", "cloudflare-pages", "gitlab-pages", "nginx"] {
      let said = try messages(about: files("host: \(host)\naddress: \(address)\n"))
      if host == "nginx", !isRefusedByAll {
        #expect(said == "")
      } else {
        #expect(errorCount(said) == 1 && said.contains(reason), "\(said)")
        #expect(said.contains("no host can publish at"), "\(said)")
        #expect(said.contains("write where the site will be"), "\(said)")
      }
    }
    #expect(try messages(about: files("address: \(address)\n")) == "")
  }

  @Test(arguments: [
    "https://example.de/", "https://myexample.org/", "https://test.org/", "https://a.local/",
    "http://192.168.0.2/", "https://127.org/", "https://127.0.0.1.org/", "https://localhost.dev/",
  ])
  func `are made for every address that a site may have`(address: String) throws {
    for host in ["netlify", "gitlab-pages", "nginx"] {
      #expect(try messages(about: files("host: \(host)\naddress: \(address)\n")) == "")
    }
  }

  @Test(arguments: ["netlify", "cloudflare-pages"])
  func `are refused for a folder of a host that has none`(host: String) throws {
    let said = try messages(
      about: files("host: \(host)\naddress: https://kolibri.dev/shop/\n"))
    #expect(errorCount(said) == 1)
    #expect(said.contains("this host publishes a site at the root of a domain"), "\(said)")
    for address in ["https://kolibri.dev/", "https://kolibri.dev"] {
      #expect(try messages(about: files("host: \(host)\naddress: \(address)\n")) == "")
    }
  }

  @Test func `list former addresses below the folder of the site`() throws {
    let built = try BuiltSite(
      files("redirects-file: true\naddress: https://kolibri.dev/Süß/\n"))
    #expect(built.messages == "")
    #expect(
      built["_redirects"].hasPrefix(
        "/S%C3%BC%C3%9F/old/apple/ /S%C3%BC%C3%9F/notes/apple/ 301\n"), "\(built["_redirects"])")
  }

  @Test func `of GitLab Pages are none, for pages go before its lists`() throws {
    let built = try BuiltSite(files("host: gitlab-pages\n"))
    #expect(built.messages == "")
    #expect(!built.paths.contains { ["_redirects", "_headers", "CNAME"].contains($0) })
    #expect(built.paths.contains("old/apple/index.html"))
  }

  @Test func `of nginx begin at the site's own path`() throws {
    let built = try BuiltSite(files("host: nginx\naddress: https://kolibri.dev/shop/\n"))
    #expect(built.messages == "")
    let text = built["nginx.conf"]
    #expect(text.contains("location = \"/shop/café.html\" { return 301 \"/shop/notes/apple/\"; }"))
    #expect(text.contains("location \"/shop/assets/\" {"))
    #expect(!text.contains("404.html"))
  }

  @Test(arguments: ["host: netlify", "host: cloudflare-pages", "redirects-file: true"])
  func `stand below the author's own lines of _redirects and _headers`(setting: String) throws {
    var files = files(setting + "\n")
    files["Static/_redirects"] = "# Mine\n/blog/* /notes/:splat 302\n/old/plum /notes/ 301"
    files["Static/_headers"] = "/*\r\n  X-A: b\r\n/assets/*\n  X-A: c\n"
    let built = try BuiltSite(files)
    #expect(built.messages == "")
    let mark = setting.contains("netlify") ? "!" : ""
    #expect(
      built["_redirects"] == """
        # Mine
        /blog/* /notes/:splat 302
        /old/plum /notes/ 301
        /old/apple/ /notes/apple/ 301\(mark)
        /caf%C3%A9.html /notes/apple/ 301\(mark)

        """)
    let added =
      setting.contains("host")
      ? "/assets/*\n  Cache-Control: public, max-age=31536000, immutable\n" : ""
    #expect(built["_headers"] == "/*\r\n  X-A: b\r\n/assets/*\n  X-A: c\n" + added)
  }

  @Test(arguments: [
    ("netlify", "/old/apple /x 301\n", true), ("netlify", "/caf\u{E9}.html /x\n", true),
    ("cloudflare-pages", "/old/apple/ /x 301\n", true),
    ("cloudflare-pages", "/old/apple /x 301\n", false),
    ("netlify", "# /old/apple/ /x\n/old/* /x 301\n", false),
  ])
  func `are an error where a former address has a line already`(
    _ host: String, _ line: String, _ isWrong: Bool
  ) throws {
    var files = files("host: \(host)\n")
    files["Static/_redirects"] = "/a /b\n" + line
    let said = try messages(about: files)
    guard isWrong else { return #expect(said == "") }
    let name = line.split(separator: " ")[0]
    #expect(
      said.contains(
        "Static/_redirects:2:1: error[E0714]: the rule for '\(name)' is made already"), "\(said)")
    #expect(said.contains("Content/notes/apple.md:4:"), "\(said)")
    #expect(said.contains("of this alias"))
    #expect(said.contains("help: delete this line, or take the alias out"))
    files["Static/_redirects"] = "/a /b\n"
    #expect(try messages(about: files) == "")
  }

  @Test func `are an error where a path has the same header already`() throws {
    var files = files("host: netlify\n")
    files["Static/_headers"] = "/*\n  X-A: b\n/assets/*\n  cache-control: no-cache\n"
    let said = try messages(about: files)
    #expect(
      said.contains(
        "Static/_headers:4:3: error[E0714]: the rule for 'cache-control of /assets/*' is made "
          + "already"), "\(said)")
    #expect(said.contains("Content/site.yaml:1:7"), "\(said)")
    #expect(said.contains("help: delete this line, or take 'host' out of 'site.yaml'"))
  }

  @Test func `beside another file of the same name are an error that tells the ways out`() throws {
    var files = files("host: github-pages\naddress: https://kolibri.dev/\n")
    files["Static/CNAME"] = "example.com\n"
    let said = try messages(about: files)
    #expect(said.contains("the address '/CNAME' of the file 'CNAME' is taken by"))
    #expect(
      said.contains(
        "help: take the setting out of 'site.yaml' by which '/CNAME' is made, or delete or "
          + "rename the file 'Static/CNAME'"))
    files["Static/CNAME"] = nil
    #expect(try messages(about: files) == "")
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
