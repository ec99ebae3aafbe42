import SiteCompiler
import TestSupport
import Testing

/// A language whose names of months and weekdays Apus does not know is told, once, where pages show
/// them; all else is written so that it is wrong in no language.
struct UnknownLanguageTests {
  /// What is said of a site in Russian, Finnish and German whose pages print this.
  private func messages(_ printed: String, language: String = "ru") throws -> String {
    try BuiltSite([
      "Content/site.yaml": """
      title: Small
      language: \(language)
      languages: { fi: Pieni, de: Klein }
      collections:
        notes: { model: Note, from: notes.yaml }
      pages:
        home:
          page: home
          at: /
          title: Home
          languages: { fi: { title: Koti, at: /fi/ }, de: { title: Start, at: /de/ } }
        other: { page: other, at: /other/, title: Other, template: home.html }
      """,
      "Content/Models/Note.swift": """
      import ApusModels

      struct Note: Entry {
        @Key var title: String
        var date: Date
        var price: Decimal
        var length: Duration
      }
      """,
      "Content/notes.yaml": "- { title: A, date: 2026-03-29, price: 1234.50, length: 90 min }\n",
      "Templates/home.html": """
      <!doctype html>
      <html lang="{{ page.language }}">
      <head><meta charset="utf-8"><title>{{ page.title }}</title></head>
      <body><h1>{{ page.title }}</h1>{% for n in collections.notes %}<p>\(printed)</p>{% endfor %}\
      {% for t in page.translations %}<a href="{{ t.url }}">{{ t.language }}</a>{% endfor %}</body>
      </html>
      """,
    ]).messages
  }

  @Test(arguments: [
    "{{ n.date | date(\"d MMMM yyyy\") }}", "{{ n.date | date(\"EEE d.M.\") }}",
    "{{ \"1.200 g\" | amounts }}", "{{ \"5 min\" | durations }}",
  ])
  func `what depends on the language is told once for each language that is not known`(
    printed: String
  ) throws {
    let said = try messages(printed)
    #expect(said.ranges(of: "W0587").count == 2, "\(said)")
    #expect(said.contains("Content/site.yaml:2:11: warning[W0587]: the names of months and"))
    #expect(said.contains("weekdays in the language 'fi', and how it writes amounts"))
    #expect(said.contains("weekdays in the language 'ru', and how it writes amounts"))
    #expect(said.contains("the languages that are known are ar, cs, da, de, en,"))
  }

  @Test(arguments: [
    "{{ n.date | date }}", "{{ n.date | date(\"full\") }}", "{{ n.price | number }}",
    "{{ n.length }}",
    "{{ n.length | duration }}", "{{ n.title ~ n.length }}", "{{ n.date }}",
    "{{ n.date | date(\"d.M.yyyy\") }}", "{{ n.date | date(\"iso\") }}",
    "{{ n.date | date(\"rfc3339\") }}", "{{ n.price }}", "{{ n.length | duration(\"iso\") }}",
    "{{ n.title }}",
  ])
  func `what is the same in all languages is not`(printed: String) throws {
    #expect(try messages(printed) == "")
  }

  @Test func `a tag that is none is told as such only`() throws {
    let said = try messages("{{ n.date | date(\"MMMM\") }}", language: "qq")
    #expect(said.contains("'qq' is not the tag of a language"))
    #expect(said.ranges(of: "W0587").count == 1, "\(said)")
  }
}
