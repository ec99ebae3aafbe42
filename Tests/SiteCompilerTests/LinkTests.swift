import Rendering
import SiteCompiler
import Testing

/// Links, images and anchors that lead nowhere are told where they are written.
struct LinkTests {
  private static let base = smallSite["Templates/base.html"] ?? ""

  private func base(with markup: String) -> [String: String] {
    ["Templates/base.html": Self.base.replacing("<body>", with: "<body>\n  " + markup)]
  }

  @Test(arguments: [
    (#"<a href="/nowhere/">x</a>"#, "5:12: error[E0606]: '/nowhere/' leads to no page or file"),
    (#"<a href="../../nowhere/">x</a>"#, "5:12: error[E0606]: '../../nowhere/' leads to no page"),
    (#"<a href="/Notes/">x</a>"#, "5:12: error[E0606]: '/Notes/' leads to no page or file"),
    (#"<a href="/" ping="/nowhere/">x</a>"#, "5:21: error[E0606]: '/nowhere/' leads to no page"),
    (#"<img src="/gone.svg" alt="">"#, "5:13: error[E0606]: '/gone.svg' leads to no page or file"),
    (##"<a href="#gone">x</a>"##, "5:12: error[E0606]: there is no id 'gone' on the page '/'"),
    (##"<a href="/notes/#gone">x</a>"##, "5:12: error[E0606]: there is no id 'gone' on the page"),
    (#"<b id="x"></b> <b id="x"></b>"#, "5:25: error[E0606]: the id 'x' stands twice on one page"),
    (
      #"<a href="/nowhere/{{ page.number }}/">x</a>"#,
      "5:12: error[E0606]: '/nowhere/1/' leads to no page or file"
    ),
  ])
  func `what a template writes is underlined in the template`(
    _ markup: String, _ message: String
  ) throws {
    let said = try messages(about: site(base(with: markup)))
    #expect(said.contains("Templates/base.html:" + message))
  }

  /// The attributes of the HTML standard's index that hold an address, and those of SVG and of
  /// other vocabularies whose values browsers and other programs fetch or follow.
  @Test(arguments: [
    #"<a href = "/gone/">x</a>"#, #"<a href="/" ping="/ /gone/">x</a>"#,
    #"<map name="m"><area alt="a" href="/gone/"></map>"#,
    #"<form action="/gone/"><button>x</button></form>"#,
    #"<form><button formaction="/gone/">x</button></form>"#,
    #"<form><input type="submit" formaction="/gone/"></form>"#,
    #"<blockquote cite="/gone/"><p>x</p></blockquote>"#, #"<p><q cite="/gone/">x</q></p>"#,
    #"<p><del cite="/gone/">x</del><ins cite="/gone/">x</ins></p>"#,
    #"<object data="/gone/">x</object>"#, #"<embed src="/gone/">"#,
    #"<iframe title="x" src="/gone/"></iframe>"#, #"<audio controls src="/gone/"></audio>"#,
    #"<video controls poster="/gone/"></video>"#,
    #"<video controls><source src="/gone/"><track src="/"></video>"#,
    #"<video controls><track src="/gone/"></video>"#,
    #"<picture><source srcset="/gone/"><img alt="" src="/"></picture>"#,
    #"<img alt="" src="/" srcset="/ 1x, /gone/ 2x">"#,
    #"<input type="image" alt="x" src="/gone/">"#,
    #"<script src="/gone/"></script>"#, #"<link rel="canonical" href="/gone/">"#,
    #"<link rel="preload" as="image" imagesrcset="/gone/ 2x" imagesizes="100vw">"#,
    #"<link rel="manifest" href="/gone/">"#, #"<link rel="icon" href="/gone/">"#,
    #"<meta http-equiv="refresh" content="5; url=/gone/">"#,
    #"<meta content="0;URL='/gone/'" http-equiv="Refresh">"#,
    #"<meta property="og:image" content="/gone/">"#, #"<meta property="og:url" content="/gone/">"#,
    #"<meta name="twitter:image" content="/gone/">"#,
    #"<meta name="description" property="og:image" content="/gone/">"#,
    #"<p itemscope><meta itemprop="image" content="/gone/">x</p>"#,
    #"<p style="background: url('/gone/')">x</p>"#,
    #"<p style="background: u\72l(&quot;/gone/&#34;)">x</p>"#,
    #"<style>@import "/gone/"; p { color: red }</style>"#,
    #"<style>p { background: url(/gone/) }</style>"#,
    #"<svg width="1" height="1"><a xlink:href="/gone/"><text>x</text></a></svg>"#,
    #"<svg width="1" height="1"><image href="/gone/"/></svg>"#,
    #"<svg width="1" height="1"><rect mask="url(/gone/)" fill="url( /gone/ )"/></svg>"#,
    #"<a href="12:30/../gone/">x</a>"#,
  ])
  func `every attribute that holds an address is followed`(_ markup: String) throws {
    let said = try messages(about: site(base(with: markup)))
    #expect(said.contains("gone/' leads to no page or file"), "\(said)")
    #expect(said.contains("Templates/base.html:5:"))
    let right = markup.replacing("12:30/../gone/", with: "/").replacing("/gone/", with: "/")
    #expect(!(try messages(about: site(base(with: right))).contains("leads to")))
  }

  @Test(arguments: [
    (##"<a href="/notes/?page=2">x</a>"##, ""), (##"<a href="/notes/?a=/gone/?b">x</a>"##, ""),
    (##"<a href="?q=1">x</a><a href="?q=/gone/#x">y</a><b id="x"></b>"##, ""),
    (##"<a href="/notes/?q=1#%C3%A9t%c3%a9">x</a><b id="été"></b>"##, ""),
    (##"<a href="#%C3%A9t%C3%A9">x</a><b id="été"></b>"##, ""),
    (##"<a href="https://example.org/at/notes/?q#%C3%A9t%C3%A9">x</a><b id="été"></b>"##, ""),
    (##"<a href="/notes/?q=1#%C3%A8">x</a><b id="é"></b>"##, "no id 'è' on the page '/notes/'"),
    (##"<a href="#%C3%A8">x</a><b id="é"></b>"##, "there is no id 'è' on the page '/'"),
    (##"<a href="/notes?q=1">x</a>"##, "'/notes?q=1' leads to no page or file"),
  ])
  func `an address leads on without its query, and its anchor is decoded`(
    _ markup: String, _ message: String
  ) throws {
    var files = base(with: markup)
    files["Content/site.yaml"] =
      "address: https://example.org/at/\n" + (smallSite["Content/site.yaml"] ?? "")
    let said = try messages(about: site(files))
    #expect(message.isEmpty ? said == "" : said.contains(message), "\(said)")
  }

  @Test(arguments: [
    ("pear.md?print#%C3%A9t%C3%A9", "\"../pear/?print#%C3%A9t%C3%A9\""),
    ("pear.md#été", "\"../pear/#%C3%A9t%C3%A9\""), ("notes:Pear?a=b#été", "\"../pear/?a=b#"),
    ("/notes/pear/?a#été", "\"../pear/?a#"), ("?a=b", "href=\"?a=b\""),
    ("/notes/leaf.txt?v=2", "\"../leaf.txt?v=2\""), ("pear.md?a#%C3%A8", ""),
  ])
  func `a link in Markdown leads on without its query, and its anchor is decoded`(
    _ link: String, _ html: String
  ) throws {
    let built = try BuiltSite(
      site([
        "Content/notes/apple.md": "---\ntitle: Apple\nstars: 3\n---\n[x](\(link))\n",
        "Content/notes/pear.md": "---\ntitle: Pear\nstars: 3\n---\n## Été\n",
        "Content/notes/leaf.txt": "leaf",
      ]))
    #expect(
      html.isEmpty ? built.messages.contains("there is no id 'è'") : built.messages == "",
      "\(built.messages)")
    #expect(built["notes/apple/index.html"].contains(html), "\(built["notes/apple/index.html"])")
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
    let said = try messages(about: site(base(with: markup)))
    guard !message.isEmpty else { return #expect(said == "", "\(said)") }
    #expect(said.contains("Templates/base.html:5:12: warning[W0606]"), "\(said)")
    #expect(said.contains(message), "\(said)")
    if let scheme = meant.split(separator: ":").first {
      #expect(said.contains("did you mean '\(scheme):'?"), "\(said)")
    }
    #expect(said.ranges(of: "warning[").count == 1 && errorCount(said) == 0)
  }

  @Test(arguments: [
    (#"<link rel="canonical" href="https://example.org/at/gone/">"#, "5:31: warning[W0606]"),
    (#"<meta property="og:image" content="http://EXAMPLE.org/at/gone.png">"#, "5:38: warning["),
    (#"<a href="https://example.org/at/notes/#gone">x</a>"#, "5:12: error[E0606]: there is no id"),
    (#"<a href="https://example.org/at/notes/?q#apple">x</a><b id="apple"></b>"#, ""),
    (#"<a href="https://example.org/at">x</a><a href="https://example.org/other/">y</a>"#, ""),
    (#"<a href="https://example.org/attic/">x</a>"#, ""),
  ])
  func `a whole address of the site is followed like any other`(
    _ markup: String, _ message: String
  ) throws {
    var files = base(with: markup)
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
    ("[x](https://example.org/at/notes/pear/#p)", "<a href=\"../pear/#p\"", ""),
    ("[x](http://Example.org/at/notes/pear/)", "<a href=\"../pear/\"", ""),
    ("![x](https://example.org/at/notes/c.svg)", "<img src=\"../c.svg\"", ""),
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

  @Test func `a mistake of many pages is told once, with their number`() throws {
    let said = try messages(about: site(base(with: #"<a href="/nowhere/">x</a>"#)))
    #expect(errorCount(said) == 1)
    #expect(said.contains("it stands on the pages '/' and 5 more"))
  }

  @Test func `an address put together is underlined from its start to its end`() throws {
    let said = try messages(
      about: site(base(with: #"<a href="/nowhere/{{ page.number }}/x/">y</a>"#)))
    #expect(said.contains("/nowhere/{{ page.number }}/x/"))
    #expect(said.contains(String(repeating: "^", count: 29)))
  }

  @Test func `many ids or addresses made wrong at one place are told by three of them`() throws {
    let markup = """
      {% for n in range(9) %}<b id="a{{ n }}"></b><b id="a{{ n }}"></b>\
      <a href="/no/{{ n }}/">x</a>{% endfor %}
      """
    let said = try messages(about: site(base(with: markup)))
    #expect(errorCount(said) == 6)
    #expect(said.ranges(of: "the same place makes 6 more that are wrong").count == 2)
  }

  @Test func `an anchor in Markdown is underlined in the Markdown`() throws {
    let said = try messages(
      about: site([
        "Content/notes/apple.md": "---\ntitle: Apple\nstars: 3\n---\nSee [below](#gone).\n",
        "Content/notes/pear.md": "---\ntitle: Pear\nstars: 3\n---\nSee [b](apple.md#gone), too.\n",
      ]))
    #expect(said.contains("Content/notes/apple.md:5:13: error[E0606]: there is no id 'gone'"))
    #expect(said.contains("Content/notes/pear.md:5:9: error[E0606]: there is no id 'gone'"))
  }

  @Test(arguments: [
    (#"<a href="/note/#x">x</a>"#, "did you mean '/notes/#x'?"),
    (#"<a href="note/">x</a>"#, "did you mean '/notes/'?"),
  ])
  func `an address that a template misspells is answered with the one that was meant`(
    _ link: String, _ answer: String
  ) throws {
    #expect(try messages(about: site(base(with: link))).contains(answer))
  }

  @Test func `all links are told in one run with the mistakes of other templates`() throws {
    let said = try messages(
      about: site(
        base(with: #"<a href="/nowhere/">x</a>"#).merging([
          "Templates/entry.html": smallSite["Templates/entry.html"]?
            .replacing("note.stars", with: "note.starz") ?? ""
        ]) { $1 }))
    #expect(said.contains("'/nowhere/' leads to no page"))
    #expect(said.contains("starz"))
  }

  @Test func `a link of a template is told beside mistakes in content, and nothing made of them`()
    throws
  {
    let said = try messages(
      about: site(
        base(with: ##"<a href="/nowhere/">x</a><a href="#gone">y</a>"##).merging([
          "Content/notes/apple.md": "---\ntitle: Apple\nstars: many\n---\nRipe.\n"
        ]) { $1 }))
    #expect(errorCount(said) == 2)
    #expect(said.contains("'/nowhere/' leads to no page"))
  }

  @Test(arguments: ["/notes/lost/", "lost.md", "../notes/lost.md"])
  func `a link to the page of an entry that could not be read is no second mistake`(
    _ link: String
  ) throws {
    let said = try messages(
      about: site([
        "Content/notes/lost.md": "---\ntitle: \"Lost\nstars: 3\n---\nRipe.\n",
        "Content/notes/pear.md": "---\ntitle: Pear\nstars: 3\n---\nSee [it](\(link)).\n",
      ]).merging(base(with: #"<a href="/notes/lost/">x</a>"#)) { $1 })
    #expect(errorCount(said) == 1)
    #expect(said.contains("error[E0110]"))
  }

  @Test func `a link to a draft is told with the reason, except in a draft`() throws {
    let draft = "---\ntitle: Lost\nstars: 3\ndraft: true\n---\nSee [me](late.md).\n"
    let late = "---\ntitle: Late\nstars: 3\ndraft: true\n---\nSee [me](lost.md).\n"
    let pear = "---\ntitle: Pear\nstars: 3\n---\nSee [it](lost.md).\n"
    let said = try messages(
      about: site([
        "Content/notes/lost.md": draft, "Content/notes/late.md": late,
        "Content/notes/pear.md": pear,
      ]))
    #expect(errorCount(said) == 1)
    #expect(said.contains("Content/notes/pear.md:5:10: error[E0606]: 'lost.md' leads to an entry"))
    #expect(said.contains("→ Content/notes/lost.md:4:"))
  }

  @Test func `a link does not publish the file that entries are taken from`() throws {
    let yaml = (smallSite["Content/site.yaml"] ?? "").replacing(
      "pages:\n  home:",
      with: "  others: { model: Other, from: others.json }\npages:\n  home:", maxReplacements: 1)
    let said = try messages(
      about: site([
        "Content/site.yaml": yaml,
        "Content/Models/Other.swift":
          "import ApusModels\n\nstruct Other: Entry {\n  @Key var name: String\n"
          + "  @Secret var password: String\n}\n",
        "Content/others.json": #"[{ "name": "A", "password": "xyzzy" }]"#,
        "Content/notes/pear.md": "---\ntitle: Pear\nstars: 3\n---\nSee [it](../others.json).\n",
      ]))
    #expect(
      said.contains(
        "Content/notes/pear.md:5:10: error[E0606]: 'Content/others.json' holds entries"))
  }
}

/// Images in Markdown keep their place on the page while they load.
struct MarkdownImageTests {
  private let note = "---\ntitle: Pear\nstars: 3\n---\n![A pear](pear.svg) [it](pear.svg)\n"

  @Test func `an image has the width and height of its file`() throws {
    let files = site([
      "Content/notes/pear.md": note,
      "Content/notes/pear.svg":
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 40 30\"></svg>",
    ])
    let built = try BuiltSite(files)
    #expect(built.messages == "")
    #expect(
      built["notes/pear/index.html"].contains(
        #"<img src="../pear.svg" width="40" height="30" alt="A pear">"#))
  }

  @Test func `an image that is none is told where it is written`() throws {
    let said = try messages(
      about: site(["Content/notes/pear.md": note, "Content/notes/pear.svg": "hello"]))
    #expect(said.contains("pear.md:5:11: error[E0332]: the image 'pear.svg' cannot be used"))
    #expect(errorCount(said) == 1)
  }
}

/// What entries are taken from is not published, whoever asks for it.
struct PublishedSourceTests {
  @Test func `a file field does not publish the file that entries are taken from`() throws {
    let said = try messages(
      about: site([
        "Content/Models/Note.swift": (smallSite["Content/Models/Note.swift"] ?? "")
          .replacing("@Body", with: "var data: File?\n  @Body"),
        "Content/notes/pear.md": "---\ntitle: Pear\nstars: 3\ndata: apple.md\n---\nSoft.\n",
      ]))
    #expect(said.contains("pear.md:4:7: error[E0606]: 'Content/notes/apple.md' holds entries"))
  }
}

/// A site begins somewhere.
struct HomeTests {
  private static let yaml = smallSite["Content/site.yaml"] ?? ""

  @Test func `a site without a page at its address is told`() throws {
    let said = try messages(
      about: site(["Content/site.yaml": Self.yaml.replacing("at: / }", with: "at: /home/ }")]))
    #expect(
      said.contains("Content/site.yaml:1:8: error[E0603]: the site has no page at its address '/'"))
  }

  @Test func `a page that may be the missing one is told alone`() throws {
    let said = try messages(
      about: site([
        "Content/site.yaml": Self.yaml.replacing("{ page: home, at: / }", with: "{ at: / }")
      ]))
    #expect(!said.contains("has no page at its address"))
    #expect(said.contains("does not say what it shows"))
  }
}

/// JSON that templates write is JSON.
struct WrittenDataTests {
  private func said(_ data: String, at address: String = "data.json") throws -> String {
    let yaml = (smallSite["Content/site.yaml"] ?? "").replacing(
      "pages:\n  home:",
      with: "pages:\n  data: { page: data, at: \(address), template: data.json }\n  home:",
      maxReplacements: 1)
    return try messages(
      about: site(["Content/site.yaml": yaml, "Templates/data.json": data]))
  }

  private let list = #"[{% for note in collections.notes %}{{ note.title | json }},{% endfor %} 1]"#

  @Test func `a file is told at the place in the template`() throws {
    #expect(try said(list) == "")
    #expect(try said(list, at: "app.webmanifest") == "")
    let wrong = try said(list.replacing(" 1]", with: "]"))
    #expect(wrong.contains("Templates/data.json:1:"))
    #expect(wrong.contains("error[E0611]: what the template writes is no JSON: a trailing comma"))
    #expect(wrong.contains("it is on the page '/data.json'"))
    #expect(errorCount(wrong) == 1)
  }

  @Test func `so is data inside of pages, once for all of them`() throws {
    let base = (smallSite["Templates/base.html"] ?? "").replacing(
      "</head>",
      with:
        #"<script type="application/ld+json">{"name": {{ page.title | json }}, }</script></head>"#)
    let said = try messages(about: site(["Templates/base.html": base]))
    #expect(said.contains("Templates/base.html:3:"))
    #expect(said.contains("it is on the pages '/' and 5 more"))
    #expect(errorCount(said) == 1)
    #expect(
      try messages(
        about: site(["Templates/base.html": base.replacing(", }</script>", with: "}</script>")]))
        == "")
  }
}
