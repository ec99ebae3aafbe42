import Testing

/// HTML that a template does not tell to be right or wrong: finished pages are checked.
struct FinishedHTMLTests {
  /// The page of a note, whose main part opens a list by its title and closes it by a variable.
  private static func files(closedWhen condition: String) -> [String: String] {
    site([
      "Templates/entry.html": """
      <!doctype html><html lang="en"><head><meta charset=utf-8><title>{{ note.title }}</title></head><body>
      <h1>x</h1>
      {% set list = namespace(open=false) %}
      {% if note.stars > 3 %}<ul><li>{{ note.title }}</li>{% set list.open = true %}{% endif %}
      {% if \(condition) %}</ul>{% endif %}
      </body></html>
      """,
      "Content/notes/apple.md": "---\ntitle: Apple\nstars: 3\n---\nx\n",
      "Content/notes/pear.md": "---\ntitle: Pear\nstars: 4\n---\nx\n",
    ])
  }

  @Test func `right pages pass, however they are made`() throws {
    #expect(try messages(about: Self.files(closedWhen: "list.open")) == "")
  }

  /// The page of a note that prints its title somewhere.
  private static func files(printing part: String, title: String) -> [String: String] {
    site([
      "Templates/entry.html": """
      <!doctype html><html lang="en"><head><meta charset="utf-8"><title>{{ note.title }}</title></head>
      <body><h1>x</h1>\(part)</body></html>
      """,
      "Content/notes/apple.md": "---\ntitle: \(title)\nstars: 3\n---\nx\n",
    ])
  }

  @Test(arguments: [
    ("<p id=\"{{ note.title }}\">a</p>", "error[E0606]: the id 'Ada Low' has spaces"),
    ("<a href=\"mailto:{{ note.title }}\">a</a>", "warning[W0606]: 'mailto:Ada%20Low' has blanks"),
    ("<a href=\"tel:{{ note.title }}\">a</a>", "warning[W0606]: 'tel:Ada%20Low' has blanks"),
  ])
  func `a value with blanks is told where none may be`(_ part: String, _ message: String) throws {
    let said = try messages(about: Self.files(printing: part, title: "Ada Low"))
    #expect(said.contains(message), "\(said)")
    #expect(said.contains("Templates/entry.html:2:"), "\(said)")
    let after = try messages(about: Self.files(printing: part, title: "ada"))
    #expect(!after.contains(message) && !after.contains("blanks"), "\(after)")
  }

  @Test(arguments: [
    ("mailto:ada", "'mailto:ada' has no e-mail address"), ("tel:ada", "has no telephone number"),
    ("MAILTO:ada?subject=a@b", "has no e-mail address"), ("mailto:?subject=a", nil),
    ("mailto:ada%40b.org", nil), ("mailto:a@b.org", nil), ("tel:+1-555", nil), ("tel:112", nil),
    ("javascript:alert(1)", nil),
  ])
  func `a link to write to or to call nobody is told`(_ address: String, _ message: String?) throws
  {
    let said = try messages(
      about: Self.files(printing: "<a href=\"\(address)\">a</a>", title: "Ada"))
    if let message {
      #expect(said.contains(message) && said.contains("warning[W0606]"), "\(said)")
    } else {
      #expect(!said.contains("W0606"), "\(said)")
    }
  }

  @Test(arguments: [true, false])
  func `an address that is a program is told where a policy keeps it from running`(
    _ hasPolicy: Bool
  ) throws {
    let files = site(
      baseTemplate(with: "<a href=\"javascript:alert(1)\">a</a>")
    ).mapValues { text in
      hasPolicy
        ? text.replacing(
          "<meta charset=\"utf-8\">",
          with: "<meta charset=\"utf-8\"><meta http-equiv=\"Content-Security-Policy\" "
            + "content=\"default-src 'self'\">") : text
    }
    #expect(try messages(about: files).contains("lets no address run a program") == hasPolicy)
  }

  @Test(arguments: ["<p id=\"a {{ note.title }}\">a</p>", "<p id=\"a b\">a</p>"])
  func `an id with spaces that its template shows is reported once`(_ part: String) throws {
    let said = try messages(about: Self.files(printing: part, title: "Ada"))
    #expect(said.contains("error[E0805]: 'id' expects a name without spaces"), "\(said)")
    #expect(!said.contains("E0606"), "\(said)")
  }

  @Test func `a wrong page is reported in the template, with the page`() throws {
    let said = try messages(about: Self.files(closedWhen: "not list.open"))
    #expect(said.contains("Templates/entry.html:5:"), "\(said)")
    #expect(said.contains("error[E0801]"), "\(said)")
    #expect(said.contains("'/notes/"), "\(said)")
  }
}
