import Content
import SiteCompiler
import TestSupport
import Testing

struct LanguageTests {
  private func built(_ changes: [String: String] = [:]) throws -> BuiltSite {
    try BuiltSite(twoLanguages.merging(changes) { $1 }.filter { !$0.value.isEmpty })
  }

  private func yaml(_ old: String, _ new: String) -> [String: String] {
    let text = twoLanguages["Content/site.yaml"] ?? ""
    return ["Content/site.yaml": text.replacing(old, with: new, maxReplacements: 1)]
  }

  @Test func `a section has its pages in each of its languages`() throws {
    let site = try built()
    #expect(site.messages == "")
    let page = site["sk/zapisky/jablko/index.html"]
    #expect(page.contains("<html lang=\"sk\" dir=\"ltr\">"))
    #expect(page.contains("<title>Jablko | Malý</title>"))
    #expect(page.contains("<a class=\"target\" href=\"../\">Viac</a>"))
    #expect(page.contains("href=\"../pear/\">hrušku"))
    #expect(site["sk/zapisky/index.html"].contains("<a class=\"item\" href=\"jablko/\">Jablko</a>"))
    #expect(!site["sk/zapisky/index.html"].contains("Apple"))
  }

  @Test func `pages name themselves and their translations, the first language first`() throws {
    let site = try built()
    let page = site["notes/apple/index.html"]
    #expect(
      page.contains(
        """
        <link rel="alternate" hreflang="en" href="./">
        <link rel="alternate" hreflang="sk" href="../../sk/zapisky/jablko/">
        """))
    #expect(
      page.contains(
        "<a class=\"switch\" href=\"../../sk/zapisky/jablko/\">Slovenčina: Jablko</a>"))
    #expect(site["sk/zapisky/druhy/index.html"].contains("href=\"../../../notes/kinds/\">English"))
    #expect(site["sk/zapisky/jablko/1/index.html"].contains(">English: Core</a>"))
    #expect(
      site["sk/zapisky/kind/sweet/index.html"].contains("../../../../notes/kind/sweet/"))
  }

  @Test func `what has no translation has no page there and is named in the end`() throws {
    let site = try built()
    #expect(!site["notes/quince/index.html"].contains("hreflang"))
    #expect(site["notes/kind/sour/index.html"] != "")
    #expect(site["sk/zapisky/kind/sour/index.html"] == "")
    #expect(site.site.untranslated.map(\.path) == ["Content/notes/quince.md"])
    #expect(site.site.untranslated.map(\.language) == ["sk"])
  }

  @Test func `names, sections, collections and the way home are in the language of the page`()
    throws
  {
    let home = try built()["sk/index.html"]
    #expect(home.contains("<a href=\"zapisky/\">Zápisky</a>"))
    #expect(home.contains("<i>Hruška</i><i>Jablko</i>"))
    let entry = try built()["sk/zapisky/jablko/index.html"]
    #expect(entry.contains("<a class=\"crumb\" href=\"../../\">Domov</a>"))
    #expect(entry.contains("<a class=\"crumb\" href=\"../\">Zápisky</a>"))
    #expect(entry.ranges(of: "class=\"crumb\"").count == 2)
    #expect(!home.contains("class=\"crumb\""))
  }

  @Test func `an untranslated collection has pages in each language, which link to each other`()
    throws
  {
    let site = try built()
    #expect(site["sk/zapisky/jablko/index.html"].contains("class=\"cook\" href=\"../cook/ana/\""))
    #expect(site["notes/apple/index.html"].contains("class=\"cook\" href=\"../cook/ana/\""))
  }

  @Test func `a page of data, which has no title, asks for none`() throws {
    let site = try built(
      yaml(
        "      list: { list: notes, per-page: 2 }\n",
        "      list: { list: notes, per-page: 2 }\n      data: { list: notes, format: json }\n"))
    #expect(site.messages == "")
    #expect(site["sk/zapisky/data.json"].contains("Jablko"))
  }

  @Test func `a page that is called by its name asks for a title in each language`() throws {
    let settings = (twoLanguages["Content/site.yaml"] ?? "").replacing(
      "at: /, title: Home, languages: { sk: { title: Domov, at: /sk/ } }",
      with: "at: /, languages: { sk: { at: /sk/ } }")
    let said = try messages(about: twoLanguages.merging(["Content/site.yaml": settings]) { $1 })
    #expect(said.contains("the title of page 'home' is not translated into 'sk'"), "\(said)")
  }

  @Test func `inverses list the entries in the first language once`() throws {
    let page = try built()["notes/cook/ana/index.html"]
    #expect(page.contains("<b>Apple</b><b>Pear</b><b>Quince</b>"))
    #expect(!page.contains("Jablko"))
  }

  @Test func `dates and numbers are those of the language of the page`() throws {
    let site = try built([
      "Templates/home.html": """
      {% extends "base.html" %}
      {% block main %}{{ 1234.5 | number }} {% for note in collections.notes %}\
      {{ note.day | date("long") }}{% endfor %}{% endblock %}
      """,
      "Content/Models/Note.swift": (twoLanguages["Content/Models/Note.swift"] ?? "")
        .replacing("var kind: Kind", with: "var kind: Kind\n  var day: Date = \"2026-03-29\""),
    ])
    #expect(
      site["index.html"].contains("1,234.5 29 March 2026")
        || site["index.html"].contains("1,234.5 March 29, 2026"))
    #expect(site["sk/index.html"].contains("1\u{A0}234,5 29. marca 2026"))
  }

  @Test(arguments: [
    ("sk: notes/sk/*.md", "s_k: notes/sk/*.md", ["E0609"]),
    ("translations: { sk: notes/sk/*.md }", "translations: { cs: notes/sk/*.md }", ["E0609"]),
    ("languages: { sk: { title: Zápisky", "languages: { s_k: { title: Zápisky", ["E0609"]),
  ])
  func `a mistake in a language is told once`(old: String, new: String, codes: [String]) throws {
    let said = try built(yaml(old, new)).messages
    let found = said.split(separator: "\n").compactMap { line -> String? in
      guard let start = line.firstRange(of: ": error[")?.upperBound else { return nil }
      return String(line.suffix(from: start).prefix { $0 != "]" })
    }
    #expect(found == codes, "\(said)")
  }

  @Test func `a path to a file leads to its translation in the language of the text`() throws {
    let text =
      "[a](../pear.md) [b](../../notes/pear.md) [c](/notes/pear.md) [d](@/notes/pear.md)"
      + " [e](pear.md) [f](../quince.md) [g](/notes/pear/)"
    let apple = "---\ntitle: Jablko\nkind: sweet\ncook: Ana\nparts: [{ name: Jadro }]\n---\n"
    let site = try built([
      "Content/notes/sk/apple.md": apple + text + "\n",
      "Content/notes/pear.md":
        "---\ntitle: Pear\nkind: sweet\ncook: Ana\n---\n[s](sk/pear.md) [q](quince.md)\n",
    ])
    #expect(site.messages == "")
    let page = site["sk/zapisky/apple/index.html"]
    for letter in "abcde" {
      #expect(page.contains("<a href=\"../pear/\">\(letter)</a>"), "\(page)")
    }
    // There is no translation, and the address of a page is that page.
    #expect(page.contains("<a href=\"../../../notes/quince/\">f</a>"))
    #expect(page.contains("<a href=\"../../../notes/pear/\">g</a>"))
    #expect(site["notes/pear/index.html"].contains("<a href=\"../../sk/zapisky/pear/\">s</a>"))
  }

  @Test func `files may name their language before their ending`() throws {
    let site = try built(
      yaml("notes/sk/*.md", "notes/*.sk.md").merging([
        "Content/notes/sk/apple.md": "", "Content/notes/sk/pear.md": "",
        "Content/notes/apple.sk.md":
          "---\ntitle: Jablko\nkind: sweet\ncook: Ana\nparts: [{ name: Jadro }]\n---\nDobré.\n",
      ]) { $1 })
    #expect(site.messages == "")
    #expect(site["sk/zapisky/apple/index.html"].contains("Jablko"))
    #expect(!site["notes/index.html"].contains("Jablko"))
  }

  @Test(arguments: [
    ("sk: notes/sk/*.md", "sky_1: notes/sk/*.md", "'sky_1' is not the tag of a language"),
    ("{ sk: { title: Zápisky", "{ cs: { title: Zápisky", "has no translations into 'cs'"),
    ("{ sk: { title: Zápisky", "{ en: { title: Zápisky", "'en' is the first language of 'notes'"),
    (
      "    languages: { sk: { title: Zápisky, at: /sk/zapisky/ } }\n", "",
      "no page shows the translations of 'notes' into 'sk'"
    ),
    ("sk: { title: Druhy,", "cs: { title: Druhy,", "this section has no language 'cs'"),
    ("{ sk: { title: Druhy, at: druhy/ } }", "{ sk: { at: druhy/ } }", "W0609"),
    ("title: Domov, at: /sk/", "title: Domov", "page 'home' has no address in the language 'sk'"),
    ("at: kinds/\n", "at: /kinds/\n", ""),
    ("at: \"cook/{slug}/\"", "at: \"/cook/{slug}/\"", "no address in the language 'sk': '/cook/"),
    ("languages: { sk: Malý }", "languages: { cs: Malý }", "no page in the language 'cs'"),
    (
      "languages: { sk: Malý }", "languages: { cs: Malý }",
      "write 'languages: { cs: { title: …, at: /cs/ } }' in the section"
    ),
    (
      "title: Zápisky, at: /sk/zapisky/", "title: Zápisky, at: /notes/",
      "give the section an address of its own in 'sk': 'languages: { sk: { at: /sk/"
    ),
  ])
  func `languages that lead nowhere are told`(old: String, new: String, message: String) throws {
    let said = try built(yaml(old, new)).messages
    #expect(message.isEmpty ? said == "" : said.contains(message), "\(said)")
  }

  @Test func `a translation of nothing is told with what it may mean`() throws {
    let said = try built([
      "Content/notes/sk/aple.md": "---\ntitle: Jabĺčko\nkind: sweet\ncook: Ana\n---\nDobré.\n"
    ]).messages
    #expect(said.contains("error[E0326]: this translates nothing"))
    #expect(said.contains("did you mean to translate 'apple'?"))
  }

  @Test func `a language without a file of interface texts is told once`() throws {
    let said = try built(["Content/messages/sk.yaml": ""]).messages
    #expect(said.contains("the language 'sk' lacks 1 text of the interface; 'en' stands in"))
    #expect(said.contains("Content/site.yaml:12:18: warning[W0584]"), "\(said)")
    #expect(said.ranges(of: "W0584").count == 1)
  }

  @Test func `labels that no page shows are not asked for`() throws {
    var files = thingSite(
      "var size: Int; var photo: Image?; var summary: String?; var steps: [Step]", "",
      settings: "languages: { fr: Un site }")
    files["Content/Models/Thing.swift"]? += """

      struct Step: Component { @Heading var name: String; @Body var text: Markdown; var time: Int }
      """
    files["Content/site.yaml"]?.replace(
      "from: things.yaml }", with: "from: things/*.md, translations: { fr: things/fr/*.md } }")
    files["Content/site.yaml"]?.replace(
      "    at: /things/",
      with: "    at: /things/\n    languages: { fr: { title: Choses, at: /fr/ } }")
    files["Content/things.yaml"] = nil
    for folder in ["things", "things/fr"] {
      files["Content/\(folder)/one.md"] =
        "---\ntitle: One\nsize: 3\nsteps:\n- { name: A, text: B, time: 3 }\n---\n"
    }
    let said = try ThemedSite(files).messages
    for label in ["Thing.size", "Thing.steps", "Step.time"] {
      #expect(said.contains("'models.\(label)'"), "\(label) \(said)")
    }
    for label in ["Thing.title", "Thing.photo", "Thing.summary", "Step.name", "Step.text"] {
      #expect(!said.contains("'models.\(label)'"), "\(label) \(said)")
    }
  }

  @Test func `a missing heading of a translation is told as that of the model`() throws {
    let model = (twoLanguages["Content/Models/Note.swift"] ?? "")
      .replacing(
        "  @Body var text", with: "  @Section(\"Steps\") var steps: [String]\n  @Body var text")
    var changes = ["Content/Models/Note.swift": model]
    for name in ["apple", "pear", "quince", "sk/apple", "sk/pear"] {
      let path = "Content/notes/\(name).md"
      let heading = name == "sk/pear" ? "Kroky" : "Steps"
      changes[path] = (twoLanguages[path] ?? "") + "\n\n## \(heading)\n\n- One\n"
    }
    let said = try built(changes).messages
    #expect(said.contains("notes/sk/pear.md:1:1: error[E0340]"), "\(said)")
    #expect(said.contains("the files of all languages are those of the model"), "\(said)")
    #expect(said.contains("'models.Note.steps'"), "\(said)")
    changes["Content/notes/apple.md"] = twoLanguages["Content/notes/apple.md"]
    changes["Content/notes/sk/pear.md"] =
      (twoLanguages["Content/notes/sk/pear.md"] ?? "") + "\n\n## Steps\n\n- One\n"
    #expect(try !built(changes).messages.contains("the files of all languages"))
  }

  @Test(arguments: [
    ("", false, false), ("id: my-things", true, false),
    ("id: my-things\noffline: true", true, true),
  ])
  func `texts that no page of the site can show are not asked for`(
    settings: String, isKept: Bool, isOffline: Bool
  ) throws {
    let files = thingSite(
      "", "- { title: One }", pages: "      offline: { page: offline, at: offline/ }",
      settings: "language: sw\n" + settings)
    let said = try ThemedSite(files).messages
    #expect(said.contains("W0584") && said.contains("'shell.skip'"), "\(said)")
    #expect(said.contains("'device.undo'") == isKept, "\(said)")
    #expect(said.contains("'offline.new-version'") == isOffline, "\(said)")
    for key in ["lists.heart", "device.added", "shell.languages", "shell.cards", "search.title"] {
      #expect(!said.contains("'\(key)'"), "\(said)")
    }
  }

  @Test func `what a template never uses is told in a site of several languages, too`() throws {
    #expect(!(try built().messages.contains("nothing reads")))
    let said = try built([
      "Templates/notes/part.html": """
      {% extends "base.html" %}
      {% block main %}{% set spare = part.name %}{{ part.name }}{% endblock %}
      """
    ]).messages
    #expect(said.contains("nothing reads the variable 'spare'"), "\(said)")
  }

  @Test func `mistakes in languages are drawn as recorded`() throws {
    var files = yaml("languages: { sk: { title: Druhy, at: druhy/ } }", "languages: { cs: Druhy }")
    files["Content/site.yaml"] = files["Content/site.yaml"]?
      .replacing("title: Domov, at: /sk/", with: "title: Domov")
      .replacing("languages: { sk: Malý }", with: "languages: { s-k: Malý }")
    files["Content/notes/sk/aple.md"] =
      "---\ntitle: Jabĺčko\nkind: sweet\ncook: Ana\n---\nDobré.\n"
    files["Content/messages/sk.yaml"] = ""
    let difference = Golden.difference(of: try built(files).messages, from: "languages.txt")
    #expect(difference == nil, Comment(rawValue: difference ?? ""))
  }
}
