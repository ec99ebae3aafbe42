import Testing

/// Links in Markdown that name an entry: by collection and slug or key, or by its file.
struct EntryLinkTests {
  private func note(_ text: String, title: String = "Apple") -> String {
    "---\ntitle: \(title)\nstars: 3\n---\n\(text)\n"
  }

  @Test(arguments: [
    ("[x](notes:pear)", "<a href=\"../pear/\">x</a>"),
    ("[x](notes:Pear)", "<a href=\"../pear/\">x</a>"),
    ("[x](<notes:Red pear>)", "<a href=\"../red/\">x</a>"),
    ("<notes:pear>", "<a href=\"../pear/\">Pear</a>"),
    ("[](notes:red)", "<a href=\"../red/\">Red pear</a>"),
    ("[x](notes:pear#more)", "<a href=\"../pear/#more\">x</a>"),
    ("[x](pear.md)", "<a href=\"../pear/\">x</a>"),
    ("[x](@/notes/pear.md#more)", "<a href=\"../pear/#more\">x</a>"),
    ("[x](/notes/pear.md)", "<a href=\"../pear/\">x</a>"),
    ("[x]\n\n[x]: notes:pear", "<a href=\"../pear/\">x</a>"),
  ])
  func `a link leads to the page of the entry that it names`(
    _ text: String, _ expected: String
  ) throws {
    let built = try BuiltSite(
      site([
        "Content/notes/apple.md": note(text),
        "Content/notes/pear.md": note("## More", title: "Pear"),
        "Content/notes/red.md": note("Red.", title: "Red pear"),
      ]))
    #expect(built.messages == "")
    #expect(built["notes/apple/index.html"].contains(expected))
  }

  @Test(arguments: [
    ("[x](stream.md#the-stream)", "<a href=\"../stream/\">x</a>"),
    ("[x](/notes/stream/#the-stream)", "<a href=\"../stream/\">x</a>"),
    ("[x](stream.md#more)", "<a href=\"../stream/#more\">x</a>"),
    ("[x](pear.md#pear)", "<a href=\"../pear/#pear\">x</a>"),
    ("[x](#own)", "<a href=\"./\">x</a>"),
  ])
  func `an anchor of the heading that became the title means the top of the page`(
    _ text: String, _ expected: String
  ) throws {
    let model = """
      struct Note: Entry { @Heading var title: String; var stars: Int; @Body var text: Markdown }
      """
    let built = try BuiltSite(
      site([
        "Content/Models/Note.swift": model,
        "Content/notes/apple.md": "---\nstars: 3\n---\n# Own\n\n\(text)\n",
        "Content/notes/pear.md": "---\nstars: 3\n---\n# Pear\n\n## Pear\n",
        "Content/notes/stream.md": "---\nstars: 3\n---\n# The *stream*\n\n## More\n",
      ]))
    #expect(built.messages == "")
    #expect(built["notes/apple/index.html"].contains(expected))
  }

  @Test(arguments: ["notes:red", "notes:red#more"])
  func `a name that is a key and another entry's slug means the key, which is told`(
    _ destination: String
  ) throws {
    let built = try BuiltSite(
      site([
        "Content/notes/apple.md": note("[x](\(destination))"),
        "Content/notes/pear.md":
          "---\ntitle: red\nslug: pear\nstars: 3\n---\n## More\n",
        "Content/notes/red.md": "---\ntitle: Other\nslug: red\nstars: 3\n---\n## More\n",
      ]))
    #expect(built["notes/apple/index.html"].contains("<a href=\"../pear/"))
    #expect(
      built.messages.contains(
        "Content/notes/apple.md:5:5: warning[W0328]: two entries are called '\(destination)'"),
      "\(built.messages)")
    #expect(built.messages.contains("its key is taken"))
  }

  @Test(arguments: [
    ("notes:paer", "the collection 'notes' has no entry 'paer'", "did you mean 'notes:pear'?"),
    ("note:pear", "a link cannot lead to a 'note:' address", "did you mean 'notes:'?"),
    ("notes:pear#mroe", "there is no id 'mroe' on the page '/notes/pear/'", ""),
    ("notes:draft", "'notes:draft' leads to an entry that is left out: it is a draft", ""),
    ("notes:Draft one", "leads to an entry that is left out: it is a draft", ""),
    ("@/notes/paer.md", "'@/notes/paer.md' leads to no page or file of the site", ""),
    ("logs:a", "the entry 'logs:a' has no page of its own", "give the entries pages"),
  ])
  func `a link to nothing is told where it is written`(
    _ destination: String, _ message: String, _ help: String
  ) throws {
    let yaml = smallSite["Content/site.yaml"] ?? ""
    let said = try messages(
      about: site([
        "Content/site.yaml": yaml.replacing(
          "collections:", with: "collections:\n  logs: { model: Log, from: logs/*.md }"),
        "Content/Models/Log.swift": "struct Log: Entry { @Key var title: String }",
        "Content/logs/a.md": "---\ntitle: A\n---\n",
        "Content/notes/apple.md": note("[x](<\(destination)>)"),
        "Content/notes/pear.md": note("## More", title: "Pear"),
        "Content/notes/draft.md": "---\ntitle: Draft one\nstars: 3\ndraft: true\n---\nX.\n",
      ]))
    #expect(errorCount(said) == 1)
    #expect(said.contains("Content/notes/apple.md:5:6: error"))
    #expect(said.contains(message))
    #expect(said.contains(help))
  }

  @Test(arguments: [
    ("![x](img/pe.svg)", "img/pea.svg"), ("![x](img/bean.md)", ""),
    ("[x](img/pe.svg)", "img/pea.svg"),
    ("![x](imgs/pea.svg)", "img/pea.svg"), ("![x](../notes/img/pae.svg)", "../notes/img/pea.svg"),
    ("![x](/notes/img/pae.svg)", "/notes/img/pea.svg"),
    ("![x](@/notes/img/pe.svg)", "@/notes/img/pea.svg"),
    ("[x](../notes/pear/#x)", "/notes/pear/#x"), ("[x](pear/?q)", "/notes/pear/?q"),
    ("[x](files/a.pdf#p)", "a.pdf#p"), ("[x](paer.md#x)", "pear.md#x"),
    ("![x](quite/other.svg)", ""),
    ("![x](<img/no #1?.svg>)", "img/no %231%3F.svg"),
    ("[x](</notes/img/no #1?.svg>)", "/notes/img/no %231%3F.svg"),
    ("![x](<img/no #2?.svg>)", ""),
  ])
  func `a file whose name is like that of a broken link or picture is suggested`(
    _ text: String, _ suggestion: String
  ) throws {
    let said = try messages(
      about: site([
        "Content/notes/apple.md": note(text), "Content/notes/pear.md": note("x", title: "Pear"),
        "Content/notes/img/pea.svg": "<svg viewBox=\"0 0 1 1\"/>",
        "Content/notes/img/no #1?.svg": "<svg viewBox=\"0 0 1 1\"/>",
        "Content/notes/img/beam.md.txt": "", "Content/notes/a.pdf": "x",
      ]))
    #expect(errorCount(said) == 1)
    #expect(said.contains("did you mean '\(suggestion)'?") == !suggestion.isEmpty, "\(said)")
  }

  @Test func `in a translation a name means the translation`() throws {
    let yaml = smallSite["Content/site.yaml"] ?? ""
    let files = site([
      "Content/site.yaml": yaml.replacing(
        "order: title", with: "order: title, translations: { sk: notes/sk/*.md }"
      ).replacing(
        "at: /notes/", with: "at: /notes/\n    languages: { sk: { title: Sk, at: /sk/ } }"),
      "Content/notes/sk/pear.md":
        "---\ntitle: Hruška\nslug: hruska\nstars: 3\n---\n<notes:pear> <notes:apple>\n",
    ])
    let page = try BuiltSite(files)["sk/hruska/index.html"]
    #expect(page.contains("<a href=\"./\">Hruška</a> <a href=\"../../notes/apple/\">Apple</a>"))
  }

  @Test func `an excerpt leads to the anchors of the whole text`() throws {
    let list = smallSite["Templates/list.html"] ?? ""
    let built = try BuiltSite(
      site([
        "Content/notes/apple.md": note(
          "See [below](#end) and [this](notes:pear).\n\n<!-- more -->\n\n## End"),
        "Templates/list.html": list.replacing(
          "{{ note.title }}</a>",
          with: "{{ note.title }}</a>{{ note.text | excerpt | default(note.text) }}"),
      ]))
    #expect(built.messages == "")
    #expect(
      built["notes/index.html"].contains(
        "<p>See <a href=\"apple/#end\">below</a> and <a href=\"pear/\">this</a>.</p>\n</li>"))
    #expect(built["notes/apple/index.html"].contains("<h2 id=\"end\">End</h2>"))
  }

  @Test func `an excerpt may be none, which a template has to handle`() throws {
    let entry = smallSite["Templates/entry.html"] ?? ""
    let said = try messages(
      about: site([
        "Templates/entry.html": entry.replacing(
          "{{ note.text }}", with: "{{ note.text | excerpt }}{{ note.title | excerpt }}")
      ]))
    #expect(said.contains("'note.text | excerpt' may be none"))
    #expect(said.contains("Markdown"))
    #expect(errorCount(said) == 2)
  }
}

/// `typography:` in `site.yaml`.
struct TypographySettingTests {
  private let text = "---\ntitle: The \"Apple\"\nstars: 3\n---\nIt's \"ripe\".\n"

  private func page(_ change: (String) -> String) throws -> String {
    let yaml = change(smallSite["Content/site.yaml"] ?? "")
    let built = try BuiltSite(
      site(["Content/site.yaml": yaml, "Content/notes/apple.md": text]))
    return built["notes/apple/index.html"]
  }

  @Test func `Markdown gets the signs of the site's language, other fields do not`() throws {
    let page = try page { $0.replacing("title: Small", with: "title: Small\ntypography: true") }
    #expect(page.contains("<p>It’s “ripe”.</p>"))
    #expect(page.contains("<h1>The &#34;Apple&#34;</h1>"))
  }

  @Test func `a section's language decides, and a collection may say otherwise`() throws {
    let german = try page {
      $0.replacing("order: title", with: "order: title, typography: true")
        .replacing("title: Notes", with: "title: Notes\n    language: de")
    }
    #expect(german.contains("<p>It’s „ripe“.</p>"))
    let none = try page {
      $0.replacing("order: title", with: "order: title, typography: false")
        .replacing("title: Small", with: "title: Small\ntypography: true")
    }
    #expect(none.contains("<p>It's &quot;ripe&quot;.</p>"))
  }

  @Test func `without the setting nothing changes`() throws {
    #expect(try page { $0 }.contains("<p>It's &quot;ripe&quot;.</p>"))
  }

  @Test func `the setting is a truth`() throws {
    let yaml = smallSite["Content/site.yaml"] ?? ""
    let said = try messages(
      about: site([
        "Content/site.yaml": yaml.replacing(
          "title: Small", with: "title: Small\ntypograhpy: true")
      ]))
    #expect(said.contains("did you mean 'typography'?"))
  }
}
