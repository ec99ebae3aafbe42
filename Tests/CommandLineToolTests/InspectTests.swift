import TestSupport
import Testing

/// `apus inspect`.
struct InspectTests {
  let site = SmallSite()

  @Test(arguments: ["/notes/pear/", "notes/pear", "/notes/pear/index.html"])
  func `each value on a page is told with its two places`(_ address: String) throws {
    let outcome = try site.run("inspect", address)
    #expect(outcome.status == 0)
    #expect(outcome.output.hasPrefix("/notes/pear/: the page 'note' of the model Note\n"))
    #expect(outcome.output.contains("entry: Content/notes/pear.md\n"))
    #expect(
      outcome.output.contains(
        """
        Pear
          shown by note.title at Templates/entry.html:2:24
          written at Content/notes/pear.md:2:8

        """))
  }

  @Test(arguments: [
    "https://example.org/notes/%C4%8Daj/", "https://example.org/notes/čaj/",
    "/notes/%C4%8Daj/#part",
    "notes/čaj?x=1", "/notes/%C4%8Daj/index.html",
  ])
  func `an address is found as a browser shows it`(_ address: String) throws {
    let settings = site.text(of: "Content/site.yaml") ?? ""
    site.write("address: https://example.org/\n" + settings, to: "Content/site.yaml")
    site.write("---\ntitle: Čaj\nstars: 3\nslug: čaj\n---\nTea.\n", to: "Content/notes/tea.md")
    let outcome = try site.run("inspect", address)
    #expect(outcome.output.hasPrefix("/notes/čaj/: the page 'note'"), "\(outcome.errors)")
  }

  /// Where the one value of the page is told to be written; nil for none.
  private func place(of template: String) throws -> String? {
    site.write(
      """
      import ApusModels

      struct Note: Entry {
        @Key var title: String
        var tags: [String]?
        var parts: [Part]?
      }

      struct Part: Component {
        var name: String
        var parts: [Part]?
      }
      """, to: "Content/Models/Note.swift")
    let others = ["apple", "draft", "later", "over"].map { "Content/notes/\($0).md" }
    for name in others { site.write("---\ntitle: \(name)\n---\n", to: name) }
    site.write(
      """
      ---
      title: Pear
      tags: [a, bc]
      parts:
        - name: One
          parts: [{ name: Two }]
        - name: Six
      ---

      """, to: "Content/notes/pear.md")
    let page =
      "<!doctype html><html lang=\"en\"><meta charset=utf-8><title>x</title><main><h1>x</h1>"
    site.write(page + template + "</main></html>", to: "Templates/entry.html")
    let outcome = try site.run("inspect", "/notes/pear/")
    #expect(outcome.status == 0, "\(outcome.errors)")
    let lines = outcome.output.split(separator: "\n")
    #expect(lines.count { $0.contains(" shown by ") } == 1, "\(outcome.output)")
    return lines.last { $0.contains(" written at ") }.map { String($0.dropFirst(13)) }
  }

  @Test(
    arguments: [
      ("{% set name = note.title %}{{ name }}", "2:8"),
      ("{{ note.title | upper | truncate(4) }}", "2:8"),
      ("{{ '<' ~ note.title }}", "2:8"),
      ("{% for tag in note.tags %}{% if loop.last %}{{ tag }}{% endif %}{% endfor %}", "3:11"),
      (
        "{% for field in fields(note) if field.name == 'title' %}{{ field.value }}{% endfor %}",
        "2:8"
      ),
      ("{% macro one(x) %}{{ x }}{% endmacro %}{{ one(note.title) }}", "2:8"),
      ("{{ note.tags | join(', ') }}", "3:7"),
      (
        """
        {% macro all(parts, depth) %}{% for part in parts | default([]) %}\
        {{ all(part.parts, depth + 1) }}\
        {% if depth == 1 and loop.last %}{{ part.name }}{% endif %}{% endfor %}{% endmacro %}\
        {{ all(note.parts, 1) }}
        """, "7:11"
      ),
      ("{% set made %}{{ note.title }}{% endset %}{{ made }}", nil),
      ("{{ page.language }}", nil), ("{% for n in range(2, 3) %}{{ n }}{% endfor %}", nil),
      ("{% for n in ['a'] %}{{ n }}{% endfor %}", nil),
    ] as [(String, String?)])
  func `a value is followed to where it is written`(template: String, expected: String?) throws {
    #expect(try place(of: template) == expected.map { "Content/notes/pear.md:\($0)" })
  }

  @Test(
    arguments: [
      ("{{ page.title }}", "Content/notes/pear.md:2:8"),
      ("{{ page.title | upper }}", "Content/notes/pear.md:2:8"),
      ("{% set page_title = page.title %}{{ page_title }}", "Content/notes/pear.md:2:8"),
      ("{{ page.description | default('') }}", "Content/site.yaml:13:42"),
      ("{{ site.title }}", "Content/site.yaml:1:8"),
      ("{{ section.title }}", "Content/site.yaml:8:12"),
      ("{% for tab in section.tabs %}{{ tab.title }}{% endfor %}", "Content/site.yaml:12:35"),
      ("{{ t('greeting') }}", "Content/messages/en.yaml:1:1"),
      ("{{ t('greeting') | upper }}", "Content/messages/en.yaml:1:1"),
    ] as [(String, String?)])
  func `what settings, pages and interface texts say is followed, too`(
    template: String, expected: String?
  ) throws {
    let settings = site.text(of: "Content/site.yaml") ?? ""
    site.write(
      settings.replacing("    at: /notes/", with: "    at: /notes/\n    tabs: [list]")
        .replacing("{ list: notes }", with: "{ list: notes, title: All }")
        .replacing("{ entry: notes }", with: "{ entry: notes, description: One pear. }"),
      to: "Content/site.yaml")
    site.write("greeting: Welcome\n", to: "Content/messages/en.yaml")
    #expect(try place(of: template) == expected)
  }

  @Test func `a title that a pattern makes is followed to the pattern`() throws {
    let settings = site.text(of: "Content/site.yaml") ?? ""
    site.write(
      settings.replacing("{ entry: notes }", with: "{ entry: notes, title: 'A {note.title}' }"),
      to: "Content/site.yaml")
    #expect(try place(of: "{{ page.title }}") == "Content/site.yaml:12:36")
  }

  @Test func `a text is told as one value, and the links in it after it`() throws {
    site.write(
      "---\ntitle: Apple\nstars: 3\n---\n## One\n\nA [pear](pear.md).\n\n## Two\n\nB.\n",
      to: "Content/notes/apple.md")
    let outcome = try site.run("inspect", "/notes/apple/", "--format", "json")
    let text =
      ##"<h2 id=\"one\">One</h2>\n<p>A <a href=\"../pear/\">pear</a>.</p>\n"##
      + ##"<h2 id=\"two\">Two</h2>\n<p>B.</p>\n"##
    let first = outcome.output.firstRange(of: "\"text\": \"" + text)
    let link = outcome.output.firstRange(of: ##""text": "../pear/""##)
    #expect(first != nil && link != nil, "\(outcome.output)")
    if let first, let link { #expect(first.lowerBound < link.lowerBound) }
  }

  @Test func `a text that is escaped for XML moves no other value`() throws {
    let settings = site.text(of: "Content/site.yaml") ?? ""
    site.write(
      "address: https://example.org/\n" + settings
        + "\n      all: { list: notes, at: all.xml, template: all.xml, links: whole }\n",
      to: "Content/site.yaml")
    site.write(
      """
      <?xml version="1.0" encoding="utf-8"?>
      <notes>{% for note in items %}<note><name>{{ note.title }}</name>\
      <text>{{ note.text }}</text><stars>{{ note.stars }}</stars></note>{% endfor %}</notes>
      """, to: "Templates/all.xml")
    let outcome = try site.run("inspect", "/notes/all.xml")
    #expect(outcome.status == 0, "\(outcome.errors)")
    for (text, expression) in [
      ("Apple", "note.title"), ("3", "note.stars"), ("Pear", "note.title"),
    ] {
      #expect(
        outcome.output.contains("\n\(text)\n  shown by \(expression) at "), "\(outcome.output)")
    }
  }

  @Test func `programs get it as JSON`() throws {
    let outcome = try site.run("inspect", "/notes/pear/", "--format", "json")
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("\"text\": \"Pear\""))
    #expect(outcome.output.contains("\"path\": \"Content/notes/pear.md\""))
  }

  @Test func `an address that is none is told with the nearest`() throws {
    let outcome = try site.run("inspect", "/notes/paer/")
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("did you mean '/notes/pear/'?"))
  }
}
