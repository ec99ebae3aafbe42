import TestSupport
import Testing

/// The files of collections in several languages: no text is shown in a language that it is not in.
struct LanguageFileTests {
  private func said(
    _ translations: String, from: String = "notes/*.md", _ files: [String]
  ) throws -> String {
    let languages = ["de", "he", "fr"].filter { translations.contains("\($0): ") }
    let section = languages.map { "\($0): { title: N, at: /\($0)/notes/ }" }
    var site = site([
      "Content/site.yaml": """
      title: Small
      collections:
        notes:
          model: Note
          from: \(from)
          translations: { \(translations) }
      pages:
        home: { page: home, at: / }
      sections:
        notes:
          title: Notes
          at: /notes/
          languages: { \(section.joined(separator: ", ")) }
          pages:
            list: { list: notes }
            note: { entry: notes }
      """
    ])
    for name in site.keys where name.hasPrefix("Content/notes/") { site[name] = nil }
    for file in files {
      let name = file.split(separator: "/").last ?? ""
      site["Content/\(file)"] = "---\ntitle: \(name)\nstars: 1\n---\nText.\n"
    }
    return try messages(about: site)
  }

  @Test(arguments: [
    ("de: notes/de/*.md, he: notes/he/*.md", "notes/*.md", ["notes/a.md", "notes/he/a.md"]),
    (
      "de: notes/de/*.md, he: notes/he/*.md, fr: notes/fr/*.md", "notes/*.md",
      ["notes/a.md", "notes/he/a.md", "notes/fr/a.md"]
    ),
    ("de: notse/de/*.md, he: notes/he/*.md", "notes/*.md", ["notes/a.md", "notes/he/a.md"]),
    ("de: nots/*.md", "notes/*.md", ["notes/a.md"]),
    ("de: notes/de", "notes/*.md", ["notes/a.md"]),
    ("de: notes/de/*.md", "notes/**/*.md", ["notes/a.md"]),
  ])
  func `a language without files is not offered those of another`(
    translations: String, from: String, files: [String]
  ) throws {
    let said = try said(translations, from: from, files)
    #expect(said.contains("error[E0333]: no file matches"), "\(said)")
    #expect(!said.contains("did you mean"), "\(said)")
    #expect(!said.contains("help: write '"), "\(said)")
    #expect(said.contains("help: write the first translation, such as '"), "\(said)")
  }

  @Test(arguments: [
    ("de: nots/de/*.md", "write 'notes/de/*.md'", ["notes/a.md", "notes/de/a.md"]),
    (
      "de: notes/ed/*.md, he: notes/he/*.md", "write 'notes/de/*.md'",
      ["notes/a.md", "notes/de/a.md", "notes/he/a.md"]
    ),
    ("de: nots/*.de.md", "write 'notes/*.de.md'", ["notes/a.md", "notes/a.de.md"]),
  ])
  func `a slip in the pattern of a language is mended`(
    translations: String, help: String, files: [String]
  ) throws {
    let said = try said(translations, files)
    #expect(said.contains("= help: \(help)"), "\(said)")
  }

  @Test(arguments: [
    ("de: notes/he/*.md, he: notes/he/*.md", "notes/*.md", "its translations into 'de'"),
    ("de: notes/*/*.md, he: notes/he/*.md", "notes/*.md", "its translations into 'de'"),
    ("de: notes/*.md", "notes/*.md", "its first language"),
    ("de: notes", "notes/*.md", "its first language"),
  ])
  func `two languages with the same files are an error`(
    translations: String, from: String, other: String
  ) throws {
    let said = try said(translations, from: from, ["notes/a.md", "notes/he/a.md"])
    #expect(said.contains("error[E0338]: the translations of 'notes' into '"), "\(said)")
    #expect(said.contains("are the files of \(other), such as 'Content/notes/"), "\(said)")
  }

  @Test(arguments: [
    ("n/a.fr.md", "fr", true), ("n/a.pt-BR.md", "pt-BR", true), ("n/a.fil.md", "fil", true),
    ("n/b.fr.md", "fr", false), ("n/a.old.md", "old", false), ("n/a.v2.md", "v2", false),
  ])
  func `a file that is named like a translation into another language is told`(
    file: String, language: String, isTold: Bool
  ) throws {
    let said = try said(
      "de: \"n/**/*.de.md\"", from: "n/**/*.md", ["n/a.md", "n/a.de.md", file])
    #expect(
      said.contains(
        "warning[W0339]: 'Content/\(file)' is in the first language of 'notes', which has no "
          + "translations into '\(language)'") == isTold, "\(said)")
    #expect(
      said.contains("write '\(language): \"n/**/*.\(language).md\"' into") == isTold, "\(said)")
  }

  @Test func `names with languages mean nothing where no translation is told by them`() throws {
    let said = try said(
      "de: notes/de/*.md", ["notes/a.md", "notes/de/a.md", "notes/a.fr.md"])
    #expect(said == "", "\(said)")
  }

  @Test func `a translation outside of the folder of its language is told`() throws {
    let said = try said(
      "de: notes/de/**/*.md", ["notes/a.md", "notes/de/a.md", "notes/b.de.md"])
    #expect(
      said.contains(
        "warning[W0339]: 'Content/notes/b.de.md' is in the first language of 'notes', whose "
          + "translations into 'de' are 'notes/de/**/*.md'"), "\(said)")
    #expect(said.contains("= help: move it to 'Content/notes/de/b.md'"), "\(said)")
  }

  @Test func `a language of which everything is a draft is told`() throws {
    var files = smallSite
    files["Content/site.yaml"] = files["Content/site.yaml"]?
      .replacing("order: title }", with: "translations: { de: notes/de/*.md } }")
      .replacing(
        "at: /notes/\n", with: "at: /notes/\n    languages: { de: { title: N, at: /de/ } }\n")
    let apple = "---\ntitle: Apfel\nstars: 1\n---\nRot.\n"
    files["Content/notes/de/apple.md"] = apple
    #expect(try messages(about: files) == "")
    files["Content/notes/de/apple.md"] = apple.replacing("stars: 1", with: "stars: 1\ndraft: true")
    let said = try messages(about: files)
    #expect(
      said.contains("warning[W0609]: no entry of 'notes' is published in 'de'"), "\(said)")
  }

  @Test func `the texts of a page are told for all languages at once`() throws {
    var files = smallSite
    files["Content/site.yaml"] = files["Content/site.yaml"]?
      .replacing("order: title }", with: "translations: { de: notes/de/*.md, fr: notes/fr/*.md } }")
      .replacing(
        "at: /notes/\n",
        with:
          "at: /notes/\n    languages: { de: { title: N, at: /de/ }, fr: { title: N, at: /fr/ } }\n"
      )
      .replacing(
        "note: { entry: notes }",
        with: """
          note: { entry: notes }
                stars: { list: notes, at: stars/, title: By stars, description: All of them }
          """)
    for language in ["de", "fr"] {
      files["Content/notes/\(language)/apple.md"] = "---\ntitle: A\nstars: 1\n---\nx\n"
    }
    let said = try messages(about: files)
    #expect(
      said.contains(
        "the title and the description of page 'stars' are not translated into 'de' and 'fr'"),
      "\(said)")
    #expect(said.ranges(of: "W0609").count == 1, "\(said)")
  }
}
