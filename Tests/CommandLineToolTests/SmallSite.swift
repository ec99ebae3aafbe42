import FileSystem
import TestSupport

/// A folder with the smallest site that has a list, entries, a picture of every kind of omission
/// and one warning to switch on.
struct SmallSite {
  let folder = TemporaryFolder()

  var path: String { folder.path + "/site" }

  init() {
    for (name, text) in Self.files { folder.write(text, to: "site/" + name) }
  }

  /// Writes a file of the site.
  func write(_ text: String, to name: String) { folder.write(text, to: "site/" + name) }

  /// The text of a file of the site, nil where there is none.
  func text(of name: String) -> String? { folder.text(of: "site/" + name) }

  /// Runs the tool with the site as its working folder.
  func run(_ arguments: String...) throws -> Tool.Outcome {
    try Tool(in: path).start(arguments).outcome()
  }

  /// The bytes of all files below a folder, by path.
  func files(below name: String) throws -> [String: [UInt8]] {
    let disk = try DiskFileSystem(root: path)
    guard try disk.exists(name) else { return [:] }
    var found: [String: [UInt8]] = [:]
    for file in try disk.tree(name).files { found[file] = try disk.read(file, limit: 1 << 20) }
    return found
  }

  private static let files: [String: String] = [
    "Content/site.yaml": """
    title: Small
    collections:
      notes: { model: Note, from: notes/*.md, order: title }
    pages:
      home: { page: home, at: / }
    sections:
      notes:
        title: Notes
        at: /notes/
        pages:
          list: { list: notes }
          note: { entry: notes }
    """,
    "Content/Models/Note.swift": """
    import ApusModels

    struct Note: Entry {
      @Key var title: String
      @Within(1...9) var stars: Int
      @Body var text: Markdown
    }
    """,
    "Content/notes/apple.md": "---\ntitle: Apple\nstars: 3\n---\nA [pear](pear.md).\n",
    "Content/notes/pear.md": "---\ntitle: Pear\nstars: 4\n---\nSee [all](/notes/).\n",
    "Content/notes/draft.md": "---\ntitle: Draft\nstars: 1\ndraft: true\n---\nNot yet.\n",
    "Content/notes/later.md": "---\ntitle: Later\nstars: 1\npublish: 2026-06-01\n---\nWait.\n",
    "Content/notes/over.md": "---\ntitle: Over\nstars: 1\nexpires: 2026-02-01\n---\nGone.\n",
    "Templates/base.html": """
    <!doctype html>
    <html lang="{{ page.language }}">
    <head><meta charset="utf-8"><title>{{ page.title }}</title></head>
    <body>{% block main %}{% endblock %}</body>
    </html>
    """,
    "Templates/home.html": """
    {% extends "base.html" %}
    {% block main %}<a href="{{ url("notes") }}">Notes</a>{% endblock %}
    """,
    "Templates/list.html": """
    {% extends "base.html" %}
    {% block main %}<ul>{% for note in items %}<li><a href="{{ note.url }}">{{ note.title }}</a>\
    </li>{% endfor %}</ul>{% endblock %}
    """,
    "Templates/entry.html": """
    {% extends "base.html" %}
    {% block main %}<h1>{{ note.title }}</h1><p>{{ note.stars }}</p>{{ note.text }}{% endblock %}
    """,
  ]
}
