import Diagnostics
import FileSystem
import Publishing
import SiteCompiler

/// The smallest site with something on it, to be changed by a test.
let smallSite: [String: String] = [
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
        list: { list: notes, per-page: 2 }
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
  "Content/notes/quince.md": "---\ntitle: Quince\nstars: 5\n---\nHard.\n",
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
  {% block main %}<ul>{% for note in items %}<li><a href="{{ note.url }}">{{ note.title }}</a></li>\
  {% endfor %}</ul>{% if pagination.next %}<a rel="next" href="{{ pagination.next }}">More</a>\
  {% endif %}{% endblock %}
  """,
  "Templates/entry.html": """
  {% extends "base.html" %}
  {% block main %}<h1>{{ note.title }}</h1><p>{{ note.stars }}</p>{{ note.text }}{% endblock %}
  """,
]

/// A site like the smallest one, with a page and a layout for when there is no connection.
func withOfflinePage(_ site: [String: String]) -> [String: String] {
  var files = site
  files["Content/site.yaml"]?.replace(
    "pages:\n  home", with: "pages:\n  offline: { page: offline, at: offline/ }\n  home")
  files["Templates/offline.html"] = #"{% extends "base.html" %}"#
  files["Templates/base.html"]?.replace(
    "</head>", with: #"{% if site.isOffline %}<meta name="x" content="y">{% endif %}</head>"#)
  return files
}

/// What is said about a site in memory.
func messages(about files: [String: String], strict: Bool = false) throws -> String {
  try messages(about: files.mapValues { Array($0.utf8) }, strict: strict)
}

/// What is said about a site in memory, whose files may hold anything.
func messages(about files: [String: [UInt8]], strict: Bool = false) throws -> String {
  var options = CompilerOptions(now: 0)
  options.isStrict = strict
  let stored = files.map { (path: $0.key, bytes: $0.value) }
  let site = try SiteCompiler(MemoryFileSystem(stored), options: options).check()
  return DiagnosticFormatter(sources: site.sources).text(of: site.log.diagnostics)
}

/// A site with some of its files replaced, added, or (by an empty text) left out.
func site(_ changes: [String: String]) -> [String: String] {
  smallSite.merging(changes) { $1 }.filter { !$0.value.isEmpty }
}

/// The changed file of a small site whose every page begins with some markup, in the fifth line of
/// its template.
func baseTemplate(with markup: String) -> [String: String] {
  let base = smallSite["Templates/base.html"] ?? ""
  return ["Templates/base.html": base.replacing("<body>", with: "<body>\n  " + markup)]
}

/// The number of errors in drawn messages.
func errorCount(_ said: String) -> Int { said.ranges(of: "error[").count }

/// A site built in memory.
struct BuiltSite {
  let site: CheckedSite
  /// What is said about it.
  let messages: String
  private let output: MemoryFileSystem

  init(_ files: [String: String], _ change: (inout CompilerOptions) -> Void = { _ in }) throws {
    var options = CompilerOptions(now: 0)
    change(&options)
    let stored = files.map { (path: $0.key, bytes: Array($0.value.utf8)) }
    let memory = MemoryFileSystem([])
    let report = try SiteCompiler(MemoryFileSystem(stored), options: options)
      .build { () throws(PublicationError) in try Publication(into: "public", in: memory) }
    site = report.site
    messages = DiagnosticFormatter(sources: report.site.sources)
      .text(of: report.site.log.diagnostics)
    output = memory
  }

  /// The paths of all outputs.
  var paths: [String] {
    output.paths.filter { $0.hasPrefix("public/") }.map { String($0.dropFirst("public/".count)) }
  }

  /// The text of an output by its path, empty where there is none.
  subscript(path: String) -> String {
    guard let bytes = try? output.read("public/" + path, limit: 1 << 24) else { return "" }
    return String(decoding: bytes, as: UTF8.self)
  }
}
