import Testing

/// One run reports every mistake, and none that is a consequence of another.
struct OneRunTests {
  /// The errors and warnings about a site, without the lines, which other mistakes move.
  private static func said(about files: [String: String]) throws -> Set<String> {
    Set(
      try messages(about: files).split(separator: "\n").compactMap { line in
        for word in [": error[", ": warning["] {
          guard let range = line.firstRange(of: word) else { continue }
          return line.prefix { $0 != ":" } + String(line[range.lowerBound...])
        }
        return ["error", "warning"].contains { line.hasPrefix($0 + "[") } ? String(line) : nil
      })
  }

  private func said(about files: [String: String]) throws -> Set<String> {
    try Self.said(about: files)
  }

  /// What is said about each mistake by itself.
  private static let alone = Dictionary(
    uniqueKeysWithValues: PlantedMistake.all.map { mistake in
      (mistake.name, mistake.planted(in: oneRunSite).flatMap { try? said(about: $0) } ?? [])
    })

  @Test func `the site without mistakes is in order`() throws {
    #expect(try said(about: oneRunSite) == [])
  }

  @Test(arguments: PlantedMistake.all)
  func `a mistake is told beside another one, and nothing that follows from the two`(
    mistake: PlantedMistake
  ) throws {
    let files = try #require(mistake.planted(in: oneRunSite))
    let alone = Self.alone[mistake.name] ?? []
    #expect(!alone.isEmpty)
    for other in mistake.others {
      guard let both = other.planted(in: files), let others = Self.alone[other.name] else {
        continue
      }
      let found = try said(about: both)
      let isHidden = mistake.hidden.contains(other.name)
      let hides = other.hidden.contains(mistake.name)
      let expected = (isHidden ? [] : others).union(hides ? [] : alone)
      #expect(
        found.isSuperset(of: expected), "\(other.name): \(expected.subtracting(found))")
      #expect(
        found.isSubset(of: alone.union(others)),
        "\(other.name): \(found.subtracting(alone.union(others)))")
    }
  }

  // MARK: Consequences

  /// Texts of a page whose template has a mistake, on which nothing else is wrong.
  @Test(arguments: [
    "<a href=\"/x/{{ site.titel }}/\">x</a>", "<a href=\"/{{ site.titel }}\">x</a>",
    "<p id=\"a{{ site.titel }}\">a</p><p id=\"a\">b</p>",
    "<p id=\"a{{ site.titel }}\">a</p><p id=\"a{{ site.titel }}\">b</p>",
    "<a href=\"#{{ site.titel }}\">x</a>", "<a href=\"#top-{{ site.titel }}\">x</a>",
    "{% if site.titel %}<a href=\"/\">x</a>{% endif %}",
    "<a href=\"/{% if site.titel %}about{% else %}help{% endif %}/\">x</a>",
    "{% for x in site.titel %}<a href=\"/{{ x }}/\">x</a>{% endfor %}",
    "{% set x = site.titel %}<a href=\"/{{ x }}/\">x</a>",
    "<a href=\"#one\">x</a>{% if site.titel %}<p id=\"one\">x</p>{% endif %}",
    "<a href=\"#small\">x</a><p id=\"{{ site.titel }}\">one</p>",
    "{% if site.titel %}<ul>{% endif %}<li>x</li>{% if site.titel %}</ul>{% endif %}",
    "<h1>{{ site.titel }}</h1>", "<img src=\"{{ site.titel }}\" alt=\"\">",
    "{% macro m(x) %}<a href=\"/{{ x.titel }}/\">x</a>{% endmacro %}{{ m(site) }}",
  ])
  func `what a mistake in a template leaves out is no mistake`(text: String) throws {
    var files = oneRunSite
    files["Templates/about.html"]?.replace("<p>About</p>", with: text)
    let found = try said(about: files)
    #expect(found == ["Templates/about.html: error[E0504]: Site has no field 'titel'"], "\(found)")
  }

  /// Layouts around a block in which something was left out.
  @Test(arguments: [
    "<details>{% block main %}{% endblock %}<p>x</p></details>",
    "<dl>{% block main %}{% endblock %}<dd>x</dd></dl>",
    "<p><label for=\"q\">x</label></p>{% block main %}{% endblock %}<p>x</p>",
    "<div>{% block main %}{% endblock %}</div>",
  ])
  func `what a block leaves out is no mistake of the layout around it`(layout: String) throws {
    var files = oneRunSite
    files["Templates/about.html"]?.replace("<p>About</p>", with: "{{ serchbox() }}")
    files["Templates/about.html"]?.replace("base.html", with: "around.html")
    files["Templates/around.html"] = (files["Templates/base.html"] ?? "")
      .replacing("{% block main %}{% endblock %}", with: layout)
    let found = try said(about: files)
    #expect(found.count == 1, "\(found)")
    #expect(found.allSatisfy { $0.hasPrefix("Templates/about.html: error[E0505]") }, "\(found)")
  }

  @Test func `a model that is declared twice is told alone`() throws {
    var files = oneRunSite
    files["Content/Models/Plants.swift"] =
      "import ApusModels\n\nstruct Plant: Entry {\n  @Key var name: String\n  var size: Int\n}\n"
    let found = try said(about: files)
    #expect(found.count == 1, "\(found)")
    #expect(found.allSatisfy { $0.contains("error[E0206]") }, "\(found)")
  }

  @Test func `each mistake that hides others names some that there are`() {
    let names = Set(PlantedMistake.all.map(\.name))
    #expect(names.count == PlantedMistake.all.count)
    for mistake in PlantedMistake.all {
      #expect(mistake.hidden.isSubset(of: names), "\(mistake.name)")
    }
  }

  @Test func `a file of a site without collections is told`() throws {
    let said = try said(about: [
      "Content/site.yaml": "title: Small\npages:\n  home: { page: home, at: / }\n",
      "Content/notes/a.md": "# A\n", "Templates/home.html": oneRunSite["Templates/base.html"] ?? "",
    ])
    #expect(said.contains { $0.contains("W0337") }, "\(said)")
  }

  /// Settings that lose pages or collections, to which others lead.
  @Test(arguments: [
    ("model: Tool,", "model: Toool,"), ("model: Person,", "model: Persn,"),
    ("{ entry: tools }", "{ entry: toolz }"), ("{ entry: tools }", "{ entry: tools"),
    ("from: tools.json, order: name }", "from: tools.json, order: name"),
    ("from: people.yaml, order: name }", "from: people.yaml, order: name"),
    ("at: /tools/", "at: [/tools/"), ("title: Tools", "title: \"Tools"),
    ("collections:", "colections:"), ("sections:", "section:"), ("title: Small", "title: [Small"),
    ("tool: { entry: tools }", "tool: { entri: tools }"),
    ("tool: { entry: tools }", "tool: { entry: tools, at: \"{slgu}/\" }"),
    ("tool: { entry: tools }", "tool: { entry: tools, at: \"/{slgu}/\" }"),
    ("at: /tools/", "at: tools/"), ("languages: x", "languages: x"),
  ])
  func `what leads to what a mistake in the settings has lost is no mistake`(
    right: String, wrong: String
  ) throws {
    var files = oneRunSite
    files["Content/site.yaml"]?.replace(right, with: wrong)
    files["Content/notes/pear.md"]?.replace(
      "Soft.", with: "Soft [a](/tools/), [b](/tools/spade/), [c](tools:spade), [d](people:ana).")
    files["Templates/about.html"]?.replace(
      "<p>", with: "<a href=\"/tools/rake/\">x</a><p>")
    let found = try said(about: files)
    #expect(found.count == (right == wrong ? 0 : 1), "\(found)")
    #expect(found.allSatisfy { $0.hasPrefix("Content/site.yaml") }, "\(found)")
  }
}
