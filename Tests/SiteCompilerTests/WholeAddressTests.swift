import Rendering
import SiteCompiler
import Testing

/// Addresses with a scheme: those of the site itself, and those whose scheme is a slip.
struct WholeAddressTests {
  @Test(arguments: [
    (#"<link rel="canonical" href="https://example.org/at/gone/">"#, "5:31: warning[W0606]"),
    (#"<meta property="og:image" content="http://EXAMPLE.org/at/gone.png">"#, "5:38: warning["),
    (#"<a href="https://example.org/at/notes/#gone">x</a>"#, "5:12: error[E0606]: there is no id"),
    (#"<a href="https://example.org/at/notes/?q#apple">x</a><b id="apple"></b>"#, ""),
    (#"<a href="https://example.org/at">x</a><a href="https://example.org/other/">y</a>"#, ""),
    (#"<a href="https://example.org/attic/">x</a>"#, ""),
    (#"<a href="https://example.org/AT/gone/">x</a>"#, ""),
    (#"<a href="https://example.org:443/at/gone/">x</a>"#, "5:12: warning[W0606]"),
    (#"<a href="http://example.org:80/at/gone/">x</a>"#, "5:12: warning[W0606]"),
    (#"<a href="https://example.org:80/at/gone/">x</a>"#, ""),
    (#"<a href="https://example.org:8443/at/gone/">x</a>"#, ""),
  ])
  func `a whole address of the site is followed like any other`(
    _ markup: String, _ message: String
  ) throws {
    var files = baseTemplate(with: markup)
    files["Content/site.yaml"] =
      "address: https://example.org/at/\n" + (smallSite["Content/site.yaml"] ?? "")
    let said = try messages(about: site(files))
    if message.isEmpty {
      #expect(said == "")
    } else {
      #expect(said.contains("Templates/base.html:" + message), "\(said)")
    }
  }

  @Test(arguments: [
    ("https://example.org/at", "../../"), ("https://example.org/at?q=1", "../../?q=1"),
    ("https://example.org/at/", "../../"), ("https://example.org/attic", nil),
    ("https://example.org", nil), ("https://example.organic/at", nil),
  ])
  func `the site's own address means its home page without a slash, too`(
    address: String, link: String?
  ) throws {
    let built = try BuiltSite(
      site([
        "Content/site.yaml":
          "address: https://example.org/at/\n" + (smallSite["Content/site.yaml"] ?? ""),
        "Content/notes/apple.md": "---\ntitle: Apple\nstars: 3\n---\n[x](\(address))\n",
      ]))
    #expect(built.messages == "")
    #expect(built["notes/apple/index.html"].contains("href=\"\(link ?? address)\""))
  }

  @Test func `the site's own address may have the port of its scheme`() throws {
    var files = baseTemplate(with: #"<a href="https://example.org/gone/">x</a>"#)
    files["Content/site.yaml"] =
      "address: https://example.org:443/\n" + (smallSite["Content/site.yaml"] ?? "")
    let said = try messages(about: site(files))
    #expect(said.contains("warning[W0606]"), "\(said)")
  }

  @Test(arguments: [
    "https://müller.example/süb/", "https://MÜLLER.example/s%c3%bcb",
    "https://xn--mller-kva.example/s%C3%BCb/",
  ])
  func `the address of a site has one spelling`(address: String) throws {
    let template =
      "{{ site.address | default(\"\") }} {{ url(\"notes\") | absolute }} {{ page.url | absolute }}"
    let yaml = (smallSite["Content/site.yaml"] ?? "")
      .replacing(
        "pages:\n  home:", with: "pages:\n  robots: { page: robots, at: robots.txt }\n  home:",
        maxReplacements: 1)
    let text = ["https://müller.example/süb/", "https://xn--mller-kva.example/s%C3%BCb/"]
      .map { "[x](\($0)notes/pear/)" }.joined(separator: " ")
    let built = try BuiltSite(
      site([
        "Content/site.yaml": "address: \(address)\n" + yaml, "Templates/robots.txt": template,
        "Content/notes/apple.md": "---\ntitle: Apple\nstars: 3\n---\n\(text)\n",
      ]))
    #expect(built.messages == "")
    let whole = "https://xn--mller-kva.example/s%C3%BCb/"
    #expect(
      built["robots.txt"].contains("\(whole)notes/ \(whole)robots.txt"), "\(built["robots.txt"])")
    #expect(built["robots.txt"].hasPrefix(whole.dropLast()))
    #expect(built["notes/apple/index.html"].ranges(of: "<a href=\"../pear/\"").count == 2)
  }

  @Test(arguments: [
    ("[x](https://example.org/at/notes/pear/#p)", "<a href=\"../pear/#p\"", ""),
    ("[x](http://Example.org/at/notes/pear/)", "<a href=\"../pear/\"", ""),
    ("![x](https://example.org/at/notes/c.svg)", "<img src=\"../c.svg\"", ""),
    ("[x](https://example.org:443/at/notes/pear/)", "<a href=\"../pear/\"", ""),
    ("[x](https://example.org/other/)", "<a href=\"https://example.org/other/\"", ""),
    (
      "<https://example.org/at/gone/?q>", "<a href=\"https://example.org/at/gone/?q\"",
      "apple.md:5:2: warning[W0606]: 'https://example.org/at/gone/?q' has the site's own 'address'"
    ),
    ("[x](https://example.org/at/notes/pear/#no)", "", "there is no id 'no' on the page"),
    ("[x](https://example.org/at/notes/fig/)", "", "apple.md:5:5: warning[W0606]"),
    ("![x](https://example.org/at/gone.svg)", "", "apple.md:5:6: error[E0606]"),
  ])
  func `a whole address of the site in Markdown means what is there`(
    text: String, html: String, message: String
  ) throws {
    let built = try BuiltSite(
      site([
        "Content/site.yaml": "address: https://example.org/at/\n"
          + (smallSite["Content/site.yaml"] ?? ""),
        "Content/notes/apple.md": "---\ntitle: Apple\nstars: 3\n---\n" + text + "\n",
        "Content/notes/pear.md": "---\ntitle: Pear\nstars: 3\n---\n## P\n",
        "Content/notes/fig.md": "---\ntitle: Fig\nstars: 3\ndraft: true\n---\nSoft.\n",
        "Content/notes/c.svg":
          "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"4\" height=\"3\"></svg>",
      ]))
    #expect(
      message.isEmpty ? built.messages == "" : built.messages.contains(message), "\(built.messages)"
    )
    #expect(built["notes/apple/index.html"].contains(html))
    #expect(built.site.comparedNotes(isPortable: false)?.wrong ?? [] == [])
  }

  @Test(arguments: [
    (#"<a href="htp://a.example/">x</a>"#, "there is no scheme 'htp:'", "http://a.example/"),
    (#"<a href="htpps://a.example/">x</a>"#, "no scheme 'htpps:'", "https://a.example/"),
    (#"<a href="mail:to@a.example">x</a>"#, "no scheme 'mail:'", "mailto:to@a.example"),
    (#"<a href="malito:to@a.example">x</a>"#, "no scheme 'malito:'", "mailto:to@a.example"),
    (#"<a href="phone:123">x</a>"#, "no scheme 'phone:'", "tel:123"),
    (#"<a href="http:/a.example/">x</a>"#, "'http:/a.example/' names no host", ""),
    (#"<a href="https:///a.example/">x</a>"#, "'https:///a.example/' names no host", ""),
    (#"<a href="HTTPS:a.example">x</a>"#, "'HTTPS:a.example' names no host", ""),
    (#"<a href="https://a..example/">x</a>"#, "'https://a..example/' names no host", ""),
    (#"<a href="https://a,example">x</a>"#, "'https://a,example' names no host", ""),
    (#"<a href="https://a.example:port/">x</a>"#, "'https://a.example:port/' names no host", ""),
    (#"<a href="http://a.example:99999/">x</a>"#, "'http://a.example:99999/' names no host", ""),
    (#"<a href="https://a%20b.example/">x</a>"#, "'https://a%20b.example/' names no host", ""),
    (#"<a href="http://a.example:/">x</a><a href="http://a.example.:80?q=a..b,c">y</a>"#, "", ""),
    (#"<a href="https://b@a_b.example:8080#a,b">x</a>"#, "", ""),
    (#"<a href="https://A.example">x</a><a href="http://[::1]/">y</a>"#, "", ""),
    (
      #"<a href="my-app:open">x</a><a href="sms:1">y</a><a href="MAILTO:a@b.example">z</a>"#, "", ""
    ),
    (#"<a href="data:text/plain,x">x</a><a href="ftp://a.example/">y</a>"#, "", ""),
    (#"<a href="web+coffee:pot">x</a><a href="tel:+1">y</a>"#, "", ""),
  ])
  func `a scheme that is a slip is a warning that says which was meant`(
    _ markup: String, _ message: String, _ meant: String
  ) throws {
    let said = try messages(about: site(baseTemplate(with: markup)))
    guard !message.isEmpty else { return #expect(said == "", "\(said)") }
    #expect(said.contains("Templates/base.html:5:12: warning[W0606]"), "\(said)")
    #expect(said.contains(message), "\(said)")
    if let scheme = meant.split(separator: ":").first {
      #expect(said.contains("did you mean '\(scheme):'?"), "\(said)")
    }
    #expect(said.ranges(of: "warning[").count == 1 && errorCount(said) == 0)
  }
}
