import TestSupport
import Testing

/// What is advised where something is written as people try it first.
struct NewcomerAdviceTests {
  @Test(arguments: [
    ("theme: { color: \"#8a1c1c\" }", "'accent'"), ("theme: { colour: red }", "'accent'"),
    ("menu: [notes, about]", "the sections are the menu"), ("nav: notes", "leave it out"),
    ("navigation:\n  - notes", "Templates/partials/footer.html"),
    (
      "host: github-pages\naddress: https://github.com/Anna/low-tide",
      "write 'https://anna.github.io/low-tide/'"
    ),
    (
      "host: github-pages\naddress: https://github.com/anna/anna.github.io.git",
      "write 'https://anna.github.io/'"
    ),
    ("host: github-pages\naddress: https://low-tide.netlify.app/", "is at another host"),
    (
      "host: gitlab-pages\naddress: https://gitlab.com/anna/low-tide",
      "'gitlab.com' keeps the files of a site"
    ),
  ])
  func `settings say what is meant by them`(lines: String, words: String) throws {
    var settings = smallSite["Content/site.yaml"] ?? ""
    if lines.contains("address:") {
      settings = settings.split(separator: "\n").filter { !$0.hasPrefix("address:") }
        .joined(separator: "\n")
    }
    let said = try messages(about: site(["Content/site.yaml": settings + "\n\(lines)\n"]))
    #expect(said.contains(words), "\(said)")
    // Without the theme's style sheet, its settings are told as well.
    #expect(errorCount(said) == (lines.hasPrefix("theme") ? 2 : 1), "\(said)")
  }

  @Test(arguments: [("/rss.xml", true), ("/old.php", true), ("/old.html", false), ("/old/", false)])
  func `a redirect is at the address of a page`(address: String, isTold: Bool) throws {
    let settings = (smallSite["Content/site.yaml"] ?? "").replacing(
      "note: { entry: notes }",
      with: "note: { entry: notes }\n      old: { redirect: notes.list, at: \(address) }")
    let said = try messages(about: site(["Content/site.yaml": settings]))
    #expect(said.contains("error[E0716]: a redirect is a page") == isTold, "\(said)")
    #expect(isTold || said == "", "\(said)")
  }

  @Test(arguments: [
    (
      "{% for year in collections.notes | groupby(\"month\") %}{{ year.list | length }}{% endfor %}",
      "did you mean 'day.month'?"
    ),
    ("{% set n = collections.notes | selectattr(\"day\", \"ge\", now) | first %}", "{% if now %}"),
    ("{{ note }}", "print a field of it, such as 'note.title'"),
  ])
  func `templates say what is meant`(template: String, words: String) throws {
    let model =
      "import ApusModels\n\nstruct Note: Entry {\n  var slogan: String = \"x\"\n  @Key var title: String\n  @Within(1...9) var stars: Int\n  var day: Date = \"2026-01-02\"\n  @Body var text: Markdown\n}\n"
    let said = try messages(
      about: site([
        "Content/Models/Note.swift": model,
        "Templates/notes/note.html":
          "{% extends \"base.html\" %}{% block main %}\(template){% endblock %}",
      ]))
    #expect(said.contains(words), "\(said)")
    #expect(!said.contains("(not now or"), "\(said)")
  }

  @Test(arguments: [
    ("Ana", "did you mean 'Ana Berg'?"), ("Okafor", "did you mean 'Tom Okafor'?"),
    ("Ana Berg & Tom Okafor", "'[Reference<Person>]', and write '[Ana Berg, Tom Okafor]'"),
    ("Ana Berg, Tom Okafor", "make 'by' a list in the model"),
    ("An", "write the key, slug or file of an entry of 'people'"),
  ])
  func `references say who is meant`(name: String, words: String) throws {
    let settings = (smallSite["Content/site.yaml"] ?? "").replacing(
      "collections:", with: "collections:\n  people: { model: Person, from: people.yaml }")
    let said = try messages(
      about: site([
        "Content/site.yaml": settings,
        "Content/Models/Person.swift":
          "import ApusModels\n\nstruct Person: Entry { @Key var name: String }\n",
        "Content/people.yaml": "- name: Ana Berg\n- name: Tom Okafor\n",
        "Content/Models/Note.swift":
          "import ApusModels\n\nstruct Note: Entry {\n  @Key var title: String\n  @Within(1...9) var stars: Int\n  var by: Reference<Person>?\n  @Body var text: Markdown\n}\n",
        "Content/notes/pear.md": "---\ntitle: Pear\nstars: 4\nby: \(name)\n---\nText.\n",
      ]))
    #expect(said.contains(words), "\(said)")
  }

  @Test(arguments: [
    ("<link rel=\"stylesheet\" href=\"{{ asset(\"main.scss\") }}\">", "main.scss", true),
    ("<script src=\"{{ asset(\"main.ts\") }}\" defer></script>", "main.ts", true),
    ("<link rel=\"stylesheet\" href=\"{{ asset(\"main.css\") }}\">", "main.css", false),
  ])
  func `source text for another program is not loaded`(
    tag: String, file: String, isTold: Bool
  ) throws {
    var files = site([
      "Templates/assets/\(file)": "x",
      "Templates/base.html": """
      <!doctype html>
      <html lang="en"><head><meta charset="utf-8"><title>{{ page.title }}</title>\(tag)</head>
      <body>{% block main %}{% endblock %}</body></html>
      """,
    ])
    if !isTold { files["Templates/assets/\(file)"] = "a { color: red }" }
    let said = try ThemedSite(files).messages
    #expect(said.contains("is source text that no browser reads") == isTold, "\(said)")
  }
}
