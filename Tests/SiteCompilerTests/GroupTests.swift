import Testing

/// Values of a field that would have one address.
struct GroupTests {
  private func files(_ tags: [String], _ setting: String = "") -> [String: String] {
    var changes = [
      "Content/Models/Note.swift": """
      import ApusModels

      struct Note: Entry { @Key var title: String; var tags: [String] }
      """,
      "Content/site.yaml": """
      title: Small
      collections:
        notes: { model: Note, from: notes/*.md }
      pages:
        home: { page: home, at: / }
        note: { entry: notes, at: "notes/{slug}/" }
        tags: { groups: notes, by: tags, at: tags/\(setting) }
        tag: { group: notes, by: tags, at: "tags/{key}/"\(setting) }
      """,
      "Templates/home.html": "{% extends 'base.html' %}{% block main %}Hi{% endblock %}",
      "Templates/list.html": "",
      "Templates/entry.html": """
      {% extends 'base.html' %}{% block main %}{% for tag in note.tags %}\
      <a href="{{ url("tag", tag) }}">{{ tag }}</a>{% endfor %}{% endblock %}
      """,
      "Templates/group.html": """
      {% extends 'base.html' %}{% block main %}{{ group.title }}: {{ group.count }}{% endblock %}
      """,
      "Templates/groups.html": """
      {% extends 'base.html' %}{% block main %}{% for group in groups %}<a href="{{ group.url }}">\
      {{ group.title }}</a>{% endfor %}{% endblock %}
      """,
    ]
    for (name, tags) in zip(["apple", "pear", "quince"], tags) {
      changes["Content/notes/\(name).md"] = "---\ntitle: \(name)\ntags: [\(tags)]\n---\n"
    }
    return site(changes)
  }

  @Test func `values in lists lead to the pages of their groups, as single ones do`() throws {
    let pages = """
            colour: { group: things, by: colours, at: "colour/{key}/" }
            maker: { group: things, by: makers, at: "maker/{key}/" }
            first: { group: things, by: maker, at: "first/{key}/" }
      """
    var files = thingSite(
      "var colours: [Colour2]; var makers: [Reference<Maker>]; var maker: Reference<Maker>",
      "- { title: One, colours: [red], makers: [ann], maker: ann }", pages: pages)
    files["Content/Models/Maker.swift"] = """
      enum Colour2: String, Choice { case red, blue }
      struct Maker: Entry { @Key var name: String }
      """
    files["Content/makers.yaml"] = "- { name: Ann }\n"
    files["Content/site.yaml"]?.replace(
      "things.yaml }", with: "things.yaml }\n  makers: { model: Maker, from: makers.yaml }")
    let built = try ThemedSite(files)
    let page = built["things/one/index.html"]
    for link in ["../colour/red/\">Red<", "../maker/ann/\">Ann<", "../first/ann/\">Ann<"] {
      #expect(page.contains(link), "\(built.messages)\(page)")
    }
  }

  @Test("Two values with one address are underlined at the second, with what to do")
  func collisions() throws {
    let alike = try messages(about: files(["Life", "a, life", "b"]))
    #expect(alike.contains("Content/notes/pear.md:3:11: error[E0605]"), "\(alike)")
    #expect(alike.contains("'merge: true'"))
    let others = try messages(about: files(["C++", "C#", "b"], ", merge: true"))
    #expect(others.contains("Content/notes/pear.md:3:8: error[E0605]"), "\(others)")
    #expect(others.contains("the values 'C++' and 'C#' would have one address: 'c'"))
    #expect(!others.contains("'merge: true'"))
  }

  @Test(
    "A page of groups whose pages differ in a setting is told the setting",
    arguments: [
      (
        ", where: \"title != 'b'\"", "",
        "write 'where: \"title != 'b'\"' at 'tag' as well, or remove it"
      ),
      (
        "", ", where: \"title != 'pear'\"",
        "write 'where: \"title != 'pear'\"' here as well, or remove"
      ),
      (
        ", where: \"title != 'b'\"", ", where: \"title != 'pear'\"",
        "at 'tag' as well, or its condition here"
      ),
      (", merge: true", "", "write 'merge: true' at 'tag' as well, or remove it here"),
      ("", ", merge: true", "write 'merge: true' here as well, or remove it at 'tag'"),
    ])
  func differences(groups: String, pages: String, advice: String) throws {
    var files = files(["x", "y", "z"])
    files["Content/site.yaml"] = files["Content/site.yaml"]?
      .replacing("at: tags/ }", with: "at: tags/\(groups) }")
      .replacing("{key}/\" }", with: "{key}/\"\(pages) }")
    let said = try messages(about: files)
    #expect(
      said.contains("error[E0603]: page 'tags' leads to groups that have no pages"), "\(said)")
    #expect(said.contains(advice), "\(said)")
    #expect(!said.contains("declare a page with 'group'"))
  }

  @Test("Merged values are one group, called as most entries write it")
  func merge() throws {
    let built = try BuiltSite(files(["Life, life", "life", "LIFE, b"], ", merge: true"))
    #expect(built.messages.isEmpty, "\(built.messages)")
    #expect(built["tags/life/index.html"].contains("life: 3"))
    #expect(built["notes/apple/index.html"].contains("../../tags/life/"))
  }

  @Test("Of values that as many entries write, the first gives the group its name")
  func mergeOfEquals() throws {
    let built = try BuiltSite(files(["Life", "life", "b"], ", merge: true"))
    #expect(built["tags/life/index.html"].contains("Life: 2"))
  }

  @Test("A group that site.yaml names is called as there")
  func nameOfSettings() throws {
    let settings = ", merge: true, values: { LIFE: { slug: living } }"
    var files = files(["Life", "life", "b"], settings)
    files["Content/site.yaml"] = files["Content/site.yaml"]?
      .replacing("at: tags/ }", with: "at: tags/\(settings) }")
    let built = try BuiltSite(files)
    #expect(built["tags/living/index.html"].contains("LIFE: 2"), "\(built.messages)")
  }

  @Test("Groups of texts are in the order of their keys, those of cases in that of the model")
  func order() throws {
    let texts = try BuiltSite(files(["b", "c", "a"]))
    #expect(titles(in: texts["tags/index.html"]) == ["a", "b", "c"])
    var files = files(["sweet", "bitter", "sour"])
    files["Content/Models/Note.swift"] = """
      import ApusModels

      struct Note: Entry { @Key var title: String; var tags: [Taste] }

      enum Taste: String, Choice { case sour, sweet, bitter }
      """
    let cases = try BuiltSite(files)
    #expect(cases.messages.isEmpty, "\(cases.messages)")
    #expect(titles(in: cases["tags/index.html"]) == ["Sour", "Sweet", "Bitter"])
  }

  @Test func `groups of numbers are in the order of their size`() throws {
    var files = files(["10, 5", "-5, 0", "100"])
    files["Content/Models/Note.swift"] = """
      import ApusModels

      struct Note: Entry { @Key var title: String; var tags: [Int] }
      """
    let numbers = try BuiltSite(files)
    #expect(numbers.messages.isEmpty, "\(numbers.messages)")
    #expect(titles(in: numbers["tags/index.html"]) == ["-5", "0", "5", "10", "100"])
  }

  /// The texts of a page's links.
  private func titles(in page: String) -> [String] {
    page.split(separator: "</a>").dropLast().map { part in
      String(part.split(separator: ">").last ?? "")
    }
  }

  @Test("The remedy that a collision names works when it is followed to the letter")
  func values() throws {
    var tags = ["C++", "C#", "$"]
    for setting in [", merge: true", ""] {
      let said = try messages(about: files(tags, setting))
      let advice = said.matches(of: /values: \{ '(.+?)': \{ slug: … \} \}/).map { $0.output.1 }
      #expect(advice == ["C#", "$"], "\(said)")
      let values =
        setting + ", values: { 'C#': { slug: c-sharp, title: C sharp }, '$': { slug: dollar } }"
      var right = files(tags, setting)
      right["Content/site.yaml"] = right["Content/site.yaml"]?.replacing(
        "\"tags/{key}/\"\(setting) }", with: "\"tags/{key}/\"\(values) }")
      let built = try BuiltSite(right)
      #expect(built.messages.isEmpty, "\(built.messages)")
      #expect(built["tags/c-sharp/index.html"].contains("C sharp: 1"))
      #expect(built["tags/c/index.html"].contains("C++: 1"))
      #expect(built["notes/pear/index.html"].contains("../../tags/c-sharp/"))
      #expect(built["tags/index.html"].contains("href=\"dollar/\""))
      tags[0] = "C++, C++"
    }
  }

  @Test("Other pages refuse 'merge'")
  func refused() throws {
    var files = files(["a", "b", "c"])
    files["Content/site.yaml"]? += "\n  all: { list: notes, at: all/, merge: true }\n"
    #expect(try messages(about: files).contains("'merge'"))
  }
}
