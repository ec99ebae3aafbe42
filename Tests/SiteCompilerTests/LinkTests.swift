import SiteCompiler
import Testing

/// Links, images and anchors without a target are reported where they are written.
struct LinkTests {
  @Test(arguments: [
    (#"<a href="/nowhere/">x</a>"#, "5:12: error[E0606]: '/nowhere/' leads to no page or file"),
    (#"<a href="../../nowhere/">x</a>"#, "5:12: error[E0606]: '../../nowhere/' leads to no page"),
    (#"<a href="/Notes/">x</a>"#, "5:12: error[E0606]: '/Notes/' leads to no page or file"),
    (#"<a href="/" ping="/nowhere/">x</a>"#, "5:21: error[E0606]: '/nowhere/' leads to no page"),
    (#"<img src="/gone.svg" alt="">"#, "5:13: error[E0606]: '/gone.svg' leads to no page or file"),
    (##"<a href="#gone">x</a>"##, "5:12: error[E0606]: there is no id 'gone' on the page '/'"),
    (##"<a href="/notes/#gone">x</a>"##, "5:12: error[E0606]: there is no id 'gone' on the page"),
    (#"<b id="x"></b> <b id="x"></b>"#, "5:21: error[E0809]: the id 'x' stands on the page twice"),
    (
      #"<a href="/nowhere/{{ page.number }}/">x</a>"#,
      "5:12: error[E0606]: '/nowhere/1/' leads to no page or file"
    ),
  ])
  func `what a template writes is underlined in the template`(
    _ markup: String, _ message: String
  ) throws {
    let said = try messages(about: site(baseTemplate(with: markup)))
    #expect(said.contains("Templates/base.html:" + message))
  }

  @Test(arguments: [
    ("<template><p id=\"x\">y</p></template>", "<a href=\"#x\">x</a>", true),
    ("<template id=\"x\"><p>y</p></template>", "<a href=\"#x\">x</a>", false),
    ("<template><p id=\"x\">y</p><a href=\"#x\">x</a></template>", "", false),
    ("<template><p>y</p><a href=\"#x\">x</a></template>", "", true),
    ("<template><p id=\"x\">y</p></template>", "<p id=\"x\"><a href=\"#x\">x</a></p>", false),
  ])
  func `an id in a template is no place of the page`(
    first: String, second: String, isBroken: Bool
  ) throws {
    let inTemplate = try messages(about: site(baseTemplate(with: first + second)))
    #expect(inTemplate.contains("there is no id 'x'") == isBroken, "\(inTemplate)")
    let inText = try messages(
      about: site([
        "Content/site.yaml": (smallSite["Content/site.yaml"] ?? "").replacing(
          "order: title }", with: "order: title, raw-html: true }"),
        "Content/notes/apple.md":
          "---\ntitle: Apple\nstars: 3\n---\n<div>\n\(first)\n</div>\n\n<div>\(second)</div>\n",
      ]))
    #expect(inText.contains("there is no id 'x'") == isBroken, "\(inText)")
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
    let said = try messages(about: site(baseTemplate(with: markup)))
    #expect(said.contains("gone/' leads to no page or file"), "\(said)")
    #expect(said.contains("Templates/base.html:5:"))
    let right = markup.replacing("12:30/../gone/", with: "/").replacing("/gone/", with: "/")
    #expect(!(try messages(about: site(baseTemplate(with: right))).contains("leads to")))
  }

  @Test func `a mistake of many pages is told once, with their number`() throws {
    let said = try messages(about: site(baseTemplate(with: #"<a href="/nowhere/">x</a>"#)))
    #expect(errorCount(said) == 1)
    #expect(said.contains("it stands on the pages '/' and 5 more"))
  }

  @Test func `an address put together is underlined from its start to its end`() throws {
    let said = try messages(
      about: site(baseTemplate(with: #"<a href="/nowhere/{{ page.number }}/x/">y</a>"#)))
    #expect(said.contains("/nowhere/{{ page.number }}/x/"))
    #expect(said.contains(String(repeating: "^", count: 29)))
  }

  @Test func `many ids or addresses made wrong at one place are told by three of them`() throws {
    let markup = """
      {% for n in range(9) %}<b id="a{{ n }}"></b><b id="a{{ n }}"></b>\
      <a href="/no/{{ n }}/">x</a>{% endfor %}
      """
    let said = try messages(about: site(baseTemplate(with: markup)))
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

  @Test func `all links are told in one run with the mistakes of other templates`() throws {
    let said = try messages(
      about: site(
        baseTemplate(with: #"<a href="/nowhere/">x</a>"#).merging([
          "Templates/entry.html": smallSite["Templates/entry.html"]?
            .replacing("note.stars", with: "note.starz") ?? ""
        ]) { $1 }))
    #expect(said.contains("'/nowhere/' leads to no page"))
    #expect(said.contains("starz"))
  }

  @Test func `links of a template are told beside mistakes in content`()
    throws
  {
    let said = try messages(
      about: site(
        baseTemplate(with: ##"<a href="/nowhere/">x</a><a href="#gone">y</a>"##).merging([
          "Content/notes/apple.md": "---\ntitle: Apple\nstars: many\n---\nRipe.\n"
        ]) { $1 }))
    #expect(errorCount(said) == 3)
    #expect(said.contains("'/nowhere/' leads to no page"))
    #expect(said.contains("there is no id 'gone'"))
  }

  @Test(arguments: [
    ("/notes/pea/", "https://example.org/sub/", "did you mean '/sub/notes/pear/'?"),
    ("/sub/notes/pea/", "https://example.org/sub/", "did you mean '/sub/notes/pear/'?"),
    ("/notes/pea/", "https://example.org/", "did you mean '/notes/pear/'?"),
  ])
  func `an address that is proposed begins with the path of the site`(
    address: String, site: String, advice: String
  ) throws {
    let built = try BuiltSite(
      [
        "Content/site.yaml": "address: \(site)\n" + (smallSite["Content/site.yaml"] ?? "")
      ].merging(baseTemplate(with: "<a href=\"\(address)\">x</a>")) { $1 }
        .merging(smallSite) { own, _ in own })
    #expect(built.messages.contains(advice), "\(built.messages)")
  }

  @Test(arguments: [
    (
      "/notes/pear/", "https://example.org/sub/", false,
      "leads out of the site, which begins at '/sub/'"
    ),
    ("/", "https://example.org/sub/", false, "write 'url(…)' with the name of the page"),
    ("/key.txt", "https://example.org/sub/", false, "write '{{ url(\"/key.txt\") }}'"),
    ("/key.txt", "https://example.org/", true, "leads nowhere where pages are opened from a disk"),
    (
      "/my%20key.txt?a#b", "https://example.org/sub/", false, "write '{{ url(\"/my key.txt\") }}'"
    ),
    ("/sub/key.txt", "https://example.org/sub/", false, ""),
    ("/key.txt", "https://example.org/", false, ""),
    ("{{ url(\"/key.txt\") }}", "https://example.org/sub/", true, ""),
  ])
  func `an address from the root of the host is right only where the site begins there`(
    address: String, site: String, isPortable: Bool, words: String
  ) throws {
    let built = try BuiltSite(
      [
        "Content/site.yaml": "address: \(site)\n" + (smallSite["Content/site.yaml"] ?? ""),
        "Static/key.txt": "k", "Static/my key.txt": "k",
        "Templates/entry.html": """
        {% extends "base.html" %}
        {% block main %}<a href="\(address)">k</a>{{ note.text }}{% endblock %}
        """,
      ].merging(smallSite) { own, _ in own }
    ) { $0.isPortable = isPortable }
    if words.isEmpty {
      #expect(built.messages == "")
    } else {
      #expect(
        built.messages.contains("error[E0606]") && built.messages.contains(words),
        "\(built.messages)")
    }
  }

  @Test(arguments: ["#gone", "pear.md#gone", "/notes/pear/#results-of-2023"])
  func `a link to a missing anchor is told in one run with the mistakes of content`(
    _ link: String
  ) throws {
    let said = try messages(
      about: site([
        "Content/notes/apple.md":
          "---\ntitle: Apple\nstars: many\n---\n# Results of 2024\n\nRipe, [x](\(link)).\n"
      ]))
    #expect(errorCount(said) == 2, "\(said)")
    #expect(said.contains("error[E0310]"))
    #expect(said.contains("error[E0606]: there is no id '"))
  }

  @Test(arguments: [
    // In a file with a mistake, as a heading or a value that a template may show with an id.
    ("#lost-part", "---\ntitle: Lost\nstars: many\npart: x\n---\n", ""),
    ("#lost", "---\ntitle: Lost\nstars: many\n---\n", ""),
    ("#verloren", "---\ntitle: Über Verlorenes\nstars: many\n---\nVerloren.\n", ""),
    ("#uber", "---\ntitle: Über\nstars: many\n---\n", ""),
    ("#bad-3", "---\ntitle: Bad\nstars: many\n---\n", ""),
    // In a template, where it may depend on what has a mistake.
    (
      "#hidden", "---\ntitle: Lost\nstars: many\n---\n",
      "{% if false %}<b id=\"hidden\"></b>{% endif %}"
    ),
  ])
  func `an anchor that a mistake of content may hide is no second mistake`(
    _ link: String, _ wrong: String, _ markup: String
  ) throws {
    let files = site([
      "Content/notes/bad.md": wrong,
      "Content/notes/pear.md": "---\ntitle: Pear\nstars: 3\n---\nSee [it](\(link)).\n",
    ])
    let all = "{% for n in collections.notes %}<i>{{ n.title }}</i>{% endfor %}"
    let said = try messages(about: files.merging(baseTemplate(with: all + markup)) { $1 })
    #expect(!said.contains("there is no id"), "\(said)")
    // A page that shows no other entry lacks it in any case.
    let alone = try messages(about: files.merging(baseTemplate(with: markup)) { $1 })
    #expect(alone.contains("there is no id"), "\(alone)")
  }

  @Test(arguments: ["/old/place/", "/old/place", "/old/place/index.html"])
  func `a link to a former address is answered with the file of the entry`(
    _ link: String
  ) throws {
    let said = try messages(
      about: site([
        "Content/notes/moved.md":
          "---\ntitle: Moved\nstars: 3\naliases: [/old/place]\n---\nRipe.\n",
        "Content/notes/pear.md": "---\ntitle: Pear\nstars: 3\n---\nSee [it](\(link)#x).\n",
      ]))
    #expect(said.contains("did you mean 'moved.md#x'?"), "\(said)")
  }

  @Test(arguments: ["/notes/lost/", "lost.md", "../notes/lost.md"])
  func `a link to the page of an entry that could not be read is no second mistake`(
    _ link: String
  ) throws {
    let said = try messages(
      about: site([
        "Content/notes/lost.md": "---\ntitle: \"Lost\nstars: 3\n---\nRipe.\n",
        "Content/notes/pear.md": "---\ntitle: Pear\nstars: 3\n---\nSee [it](\(link)).\n",
      ]).merging(baseTemplate(with: #"<a href="/notes/lost/">x</a>"#)) { $1 })
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

  @Test func `the top of a page needs no id`() throws {
    let said = try messages(
      about: site([
        "Content/notes/pear.md":
          "---\ntitle: Pear\nstars: 3\n---\n[Up](#top), [its](quince.md#Top), [all](/notes/#TOP).\n"
      ]).merging(baseTemplate(with: ##"<a href="#toP">x</a><a href="/notes/pear/#top">y</a>"##)) {
        $1
      })
    #expect(said == "")
    let other = try messages(
      about: site([
        "Content/notes/pear.md":
          "---\ntitle: Pear\nstars: 3\n---\n[a](#tap), [b](quince.md#topic).\n"
      ]))
    #expect(other.contains("'tap'") && other.contains("'topic'"), "\(other)")
  }
}
