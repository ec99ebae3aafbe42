import SiteCompiler
import Testing

/// Links that are nearly right are answered with the ones that were meant.
struct MeantLinkTests {
  @Test(arguments: [
    ("e2.md", "did you mean '../e2.md'?"), ("E2.md", "did you mean '../e2.md'?"),
    ("e2.md#part", "did you mean '../e2.md#part'?"), ("e5.md", "did you mean '../e5.md'?"),
    ("e3-.md", "did you mean 'e3.md'?"), ("e33.md", "did you mean 'e3.md'?"),
  ])
  func `a file of the same name in another folder is meant rather than a similar one beside`(
    _ link: String, _ answer: String
  ) throws {
    var files = [
      "Content/site.yaml": (smallSite["Content/site.yaml"] ?? "")
        .replacing(
          "title: Small", with: "title: Small\nlanguage: en\nlanguages: { de: { title: Klein } }"
        ).replacing("order: title", with: "order: title, translations: { de: notes/de/*.md }")
        .replacing("at: / }", with: "at: /, languages: { de: { at: /de/ } } }")
        .replacing(
          "at: /notes/",
          with: "at: /notes/\n    languages: { de: { title: Noten, at: /de/notes/ } }")
    ]
    for name in ["e1", "e2", "e3", "e5"] {
      files["Content/notes/\(name).md"] = "---\ntitle: \(name)\nstars: 3\n---\nText.\n"
    }
    for name in ["e1", "e3"] {
      files["Content/notes/de/\(name).md"] =
        "---\ntitle: \(name)\nstars: 3\n---\nText [x](\(link)).\n"
    }
    let said = try messages(about: site(files))
    #expect(said.contains(answer), "\(said)")
    for name in ["e1", "e3"] {
      files["Content/notes/de/\(name).md"] =
        "---\ntitle: \(name)\nstars: 3\n---\nText [x](\(answer.split(separator: "'")[1])).\n"
    }
    let after = try messages(about: site(files))
    #expect(after.contains("no id 'part'") || errorCount(after) == 0, "\(after)")
  }

  @Test(arguments: [
    ("chart-a.svg", "did you mean 'de/chart-a.svg'?"),
    ("Chart_B.svg", "did you mean 'chart-b.svg'?"),
    ("chart-bb.svg", "did you mean 'chart-b.svg'?"),
  ])
  func `a picture of the same name in another folder is meant rather than a similar one beside`(
    _ path: String, _ answer: String
  ) throws {
    let svg = #"<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>"#
    let said = try messages(
      about: site([
        "Content/Models/Note.swift": (smallSite["Content/Models/Note.swift"] ?? "")
          .replacing("  @Body", with: "  var pic: Image?\n  @Body"),
        "Content/notes/apple.md":
          "---\ntitle: Apple\nstars: 3\npic: { src: \(path), alt: x }\n---\n![x](\(path))\n",
        "Content/notes/chart-b.svg": svg, "Content/notes/de/chart-a.svg": svg,
      ]))
    #expect(said.ranges(of: answer).count == 2, "\(said)")
  }

  @Test(arguments: [
    (#"<a href="/note/#x">x</a>"#, "did you mean '/notes/#x'?"),
    (#"<a href="note/">x</a>"#, "did you mean '/notes/'?"),
  ])
  func `an address that a template misspells is answered with the one that was meant`(
    _ link: String, _ answer: String
  ) throws {
    #expect(try messages(about: site(baseTemplate(with: link))).contains(answer))
  }

  @Test(arguments: [
    ("[a](www.example.org)", "did you mean 'https://www.example.org'?", "https://www.example.org"),
    ("[a](example.com/b)", "did you mean 'https://example.com/b'?", "https://example.com/b"),
    ("[a](info@x.example)", "did you mean 'mailto:info@x.example'?", "mailto:info@x.example"),
    ("[a](pear)", "did you mean 'pear.md'?", "pear.md"),
    ("[a](pear/#x)", "did you mean 'pear.md#x'?", "pear.md"),
    ("[a](pear.html)", "did you mean 'pear.md'?", "pear.md"),
    ("[a](../notes/pear)", "did you mean '../notes/pear.md'?", "../notes/pear.md"),
    ("[a](/n/pear.html)", "did you mean '/n/pear/'?", "/n/pear/"),
    ("[a](pear.md#Too)", "did you mean '#too'?", "pear.md#too"),
    ("[a](pear.md#Two Words)", "", "pear.md#two-words"),
    ("[a](pear.md#two_words)", "did you mean '#two-words'?", "pear.md#two-words"),
    ("[a](pear.md#two-word)", "did you mean '#two-words'?", "pear.md#two-words"),
    ("[a](/n/pear/index.html)", "", "/n/pear/index.html"),
  ])
  func `a link in Markdown that is nearly right is answered with the right one`(
    _ wrong: String, _ answer: String, _ right: String
  ) throws {
    let pear = "---\ntitle: Pear\nstars: 4\n---\n## Too\n\nA.\n\n## Two words\n\nB.\n"
    func said(_ link: String) throws -> String {
      try messages(
        about: site([
          "Content/site.yaml": (smallSite["Content/site.yaml"] ?? "").replacing(
            "entry: notes }", with: "entry: notes, at: \"/n/{slug}/\" }"),
          "Content/notes/pear.md": pear,
          "Content/notes/apple.md": "---\ntitle: Apple\nstars: 3\n---\n\(link)\n",
        ]))
    }
    #expect(try said(wrong).contains(answer))
    #expect(try said("[a](\(right))") == "")
  }

  @Test(arguments: [
    ("www.example.org", "did you mean 'https://www.example.org'?", "https://www.example.org"),
    ("info@x.example", "did you mean 'mailto:info@x.example'?", "mailto:info@x.example"),
    ("/sub/note/", "did you mean '/sub/notes/'?", "/sub/notes/"),
    ("note/", "did you mean '/sub/notes/'?", "/sub/notes/"), ("#Here", "'#here'?", "#here"),
  ])
  func `a link in a template that is nearly right is answered with the right one`(
    _ wrong: String, _ answer: String, _ right: String
  ) throws {
    func said(_ address: String) throws -> String {
      let home = """
        {% extends "base.html" %}{% block main %}<h1 id="here">Notes</h1>\
        <a href="\(address)">a</a><a href="{{ url("notes") }}">b</a>{% endblock %}
        """
      return try messages(
        about: site([
          "Content/site.yaml": "address: https://example.org/sub/\n"
            + (smallSite["Content/site.yaml"] ?? ""),
          "Templates/home.html": home,
        ]))
    }
    let first = try said(wrong)
    #expect(first.contains(answer), "\(first)")
    #expect(try said(right) == "")
  }

  @Test(arguments: [
    "setup.exe", "a@b", "www.md", "notes.v2", "@x.example", "a b@x.example", "x.y", "notes.org",
    "apus.info",
  ])
  func `what may be a file is no address of the web`(_ link: String) throws {
    let said = try messages(about: site(baseTemplate(with: "<a href=\"\(link)\">x</a>")))
    #expect(!said.contains("https://") && !said.contains("mailto:"), "\(said)")
  }
}
