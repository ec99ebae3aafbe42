import Diagnostics
import FileSystem
import SiteCompiler
import Testing
import Theme

/// Files of the theme that `apus theme copy` has brought out, so that they are the site's own: what
/// they show for the models of other sites is no mistake in them.
struct CopiedThemeTests {
  /// What is said of the site of a starter with copies of some templates of the theme.
  private func said(of starter: Starter, with copies: [String]) throws -> String {
    var files = starter.files
    for path in copies where !files.contains(where: { $0.path == path }) {
      files.append((path: path, bytes: try #require(Theme.source(of: path))))
    }
    let site = LayeredFileSystem(MemoryFileSystem(files), above: Theme.files)
    let checked = try SiteCompiler(site, options: CompilerOptions(now: 0)).check()
    return DiagnosticFormatter(sources: checked.sources).text(of: checked.log.diagnostics)
  }

  private static let templates = Theme.files.paths.filter {
    $0.hasPrefix("Templates/") && !$0.hasPrefix("Templates/assets/")
      && !$0.hasPrefix("Templates/messages/")
  }

  @Test(arguments: Starter.allCases)
  func `a site with copies of all templates of the theme has no more mistakes`(
    _ starter: Starter
  ) throws {
    #expect(try said(of: starter, with: Self.templates) == "")
  }

  @Test(arguments: Self.templates)
  func `a site with a copy of one template of the theme has no more mistakes`(
    template: String
  ) throws {
    for starter in [Starter.blank, .docs] {
      #expect(try said(of: starter, with: [template]) == "")
    }
  }

  /// A site of one model, whose template shows each field of an entry.
  private func said(_ template: String) throws -> String {
    try ThemedSite([
      "Content/site.yaml": """
      title: Small
      id: small-site
      collections:
        notes: { model: Note, from: notes.yaml }
      pages:
        home: { page: home, at: / }
        note: { entry: notes, at: "notes/{slug}/" }
      """,
      "Content/Models/Note.swift": """
      import ApusModels

      struct Note: Entry {
        @Key var title: String
        var day: Date
      }
      """,
      "Content/notes.yaml": "- { title: Apple, day: 2026-02-01 }\n",
      "Templates/parts.html": """
      {% macro plain(value) %}{{ value }}{% endmacro %}
      {% macro framed(value) %}[{{ plain(value) }}]{% endmacro %}
      """,
      "Templates/shown.html": "{{ mark }}",
      "Templates/note.html": """
      {% extends "base.html" %}{% import "parts.html" as parts %}
      {% block main %}<h1>{{ note.title }}</h1>{% set mark = "a" ~ note.title %}
      \(template)
      {% endblock %}
      """,
    ]).messages
  }

  @Test(arguments: [
    "{% for f in fields(note) %}{% if f.kind == \"image\" %}{{ mark }}{% endif %}{% endfor %}",
    "{% for f in fields(note) if f.kind == \"image\" %}{{ mark }}{% endfor %}",
    "{% for f in fields(note) %}{% if f.kind != \"image\" %}x{% else %}{{ mark }}{% endif %}{% endfor %}",
    "{% for f in fields(note) %}{% if f.kind != \"image\" %}x{% elif mark == \"a\" %}y{% endif %}{% endfor %}",
    "{% for f in fields(note) if f.kind == \"list\" %}{% for a in f.value if a == mark %}x{% endfor %}{% endfor %}",
    "{% for f in fields(note) if f.kind == \"image\" %}{{ parts.framed(mark) }}{% endfor %}",
    "{% for f in fields(note) if f.kind == \"image\" %}{% include \"shown.html\" %}{% endfor %}",
    """
    {% with mark = "b" %}{{ mark }}{% for f in fields(note) if f.kind == "image" %}\
    {% include "shown.html" %}{% endfor %}{% endwith %}
    {% for f in fields(note) if f.kind == "image" %}{% include "shown.html" %}{% endfor %}
    """,
    """
    {% macro bold(value) %}<b>{{ value }}</b>{% endmacro %}
    {% for f in fields(note) if f.kind == "image" %}{{ bold(mark) }}{% endfor %}
    """,
    "{% for f in fields(note) if f.kind == \"image\" %}{% call parts.plain(mark) %}x{% endcall %}{% endfor %}",
    "{{ mark if none else \"x\" }}",
  ])
  func `a variable that only parts read which other models have is not unused`(template: String)
    throws
  {
    let said = try said(template)
    #expect(!said.contains("W0508"), "\(said)")
  }

  @Test(arguments: [
    "x", "{% for f in fields(note) if f.kind == \"image\" %}{{ f.value }}{% endfor %}",
    "{% for f in fields(note) if f.kind == \"image\" %}{% set mark = 1 %}{% endfor %}",
  ])
  func `a variable that no part reads is unused`(template: String) throws {
    #expect(try said(template).contains("warning[W0508]: nothing reads the variable 'mark'"))
  }
}
