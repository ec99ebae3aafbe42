import TestSupport
import Testing

/// Keys of `site.yaml` that belong elsewhere or have other names in other programs, values in another
/// shape, and that what is told is right once it is followed.
struct SettingGuideTests {
  private static let list = "{ list: notes, per-page: 2 }"
  private static let collection = "{ model: Note, from: notes/*.md, order: title }"

  /// What is told of the small site with other settings.
  private func said(_ place: String, _ written: String) throws -> String {
    let yaml = smallSite["Content/site.yaml"] ?? ""
    #expect(yaml.contains(place))
    return try messages(
      about: site([
        "Content/site.yaml": yaml.replacing(place, with: written),
        "Templates/assets/theme.css": "p { margin: 0 }\n",
      ]))
  }

  /// Expects one error for what is written, and none for what is right.
  private func check(
    _ place: String, _ wrong: String, _ advice: [String], _ right: String?
  ) throws {
    let told = try said(place, wrong)
    for words in advice { #expect(told.contains(words), "\(told)") }
    #expect(errorCount(told) == 1, "\(told)")
    guard let right else { return }
    let left = try said(place, right)
    #expect(errorCount(left) == 0, "\(left)")
  }

  @Test(arguments: [
    ("filter: \"stars > 3\"", "write 'where'", "where: \"stars > 3\""),
    ("when: \"stars > 3\"", "write 'where'", "where: \"stars > 3\""),
    ("count: 2", "write 'limit'", "limit: 2"),
    ("limitt: 2", "write 'limit'", "limit: 2"),
    ("paginate: 2", "write 'per-page'", "per-page: 2"),
    ("page_size: 2", "write 'per-page'", "per-page: 2"),
  ])
  func `a list is advised with keys that a list has`(
    wrong: String, advice: String, right: String
  ) throws {
    try check(Self.list, "{ list: notes, \(wrong) }", [advice], "{ list: notes, \(right) }")
  }

  @Test(arguments: [
    ("order: -stars", "'order' belongs to a collection", "-stars"),
    ("sort: stars", "unknown field 'sort'; 'order' belongs to a collection", "stars"),
    ("sort_by: stars", "unknown field 'sort_by'; 'order' belongs to a collection", "stars"),
  ])
  func `a list is told that its order is that of the collection`(
    wrong: String, message: String, order: String
  ) throws {
    let advice = "write 'order: \(order)' for the collection 'notes', below 'collections:'"
    try check(Self.list, "{ list: notes, \(wrong) }", [message, advice], nil)
    let right = "{ model: Note, from: notes/*.md, order: \(order) }"
    #expect(errorCount(try said(Self.collection, right)) == 0)
  }

  @Test(arguments: [
    ("where: \"stars > 3\"", "'where' belongs to a page", "write 'where: \"stars > 3\"'"),
    ("filter: \"stars > 3\"", "'where' belongs to a page", "write 'where: \"stars > 3\"'"),
    ("limit: 2", "'limit' belongs to a page", "such as one with 'list'"),
    ("paginate: 2", "'per-page' belongs to a page", "write 'per-page: 2' for a page"),
    ("tabs: [list]", "'tabs' belongs to a section", "below 'sections:'"),
    ("at: /x/", "'at' belongs to a section or a page", "write it there"),
  ])
  func `a collection is told where the keys of pages belong`(
    wrong: String, message: String, advice: String
  ) throws {
    try check(
      Self.collection, "{ model: Note, from: notes/*.md, \(wrong) }", [message, advice], nil)
  }

  @Test(arguments: [
    ("reading-font: serif", "write 'reading-font: serif' below 'theme:'", "reading-font: serif"),
    ("accent: \"#0f6f6a\"", "write 'accent: \"#0f6f6a\"' below", "accent: \"#0f6f6a\""),
    ("dark: no", "write 'scheme: light' below 'theme:'", "scheme: light"),
    ("scheme: light", "'scheme' belongs to the theme", "scheme: light"),
  ])
  func `a setting of the theme is told to be below it`(
    wrong: String, advice: String, right: String
  ) throws {
    try check(
      "title: Small\n", "title: Small\n\(wrong)\n", [advice],
      "title: Small\ntheme: { \(right) }\n")
  }

  @Test func `a site without dark pages has a scheme`() throws {
    try check(
      "title: Small\n", "title: Small\ntheme: { dark: no }\n", ["write 'scheme: light'"],
      "title: Small\ntheme: { scheme: light }\n")
  }

  @Test(arguments: [
    ("{ list: notes, filters: [stars] }", ":11:28: error[E0603]", "a condition on the entries"),
    ("{ list: notes, by: stars }", ":11:28: error[E0603]", "'group', 'groups' or 'archive'"),
    ("{ list: notes, merge: true }", ":11:28: error[E0603]", "with 'group' or 'groups'"),
    ("{ list: notes, date: stars }", ":11:28: error[E0603]", "'date' is for pages with 'feed'"),
  ])
  func `a key of other pages is told at the key, with the pages that have it`(
    page: String, place: String, advice: String
  ) throws {
    try check(Self.list, page, [place, advice], nil)
  }

  @Test(arguments: [
    ("sitemap", "write '{ page: sitemap }'", "{ page: sitemap, at: / }"),
    ("[home]", "expected the fields of a page, found a list", nil),
    ("{}", "page 'home' does not say what it shows", nil),
  ])
  func `a page without keys is told its form`(
    wrong: String, advice: String, right: String?
  ) throws {
    let told = try said("{ page: home, at: / }", wrong)
    #expect(told.contains(advice), "\(told)")
  }

  @Test(arguments: [
    "[notes/a.md, notes/b.md]", "\"notes/{a,b}.md\"",
  ])
  func `several files are told to be a pattern or several collections`(from: String) throws {
    try check(
      Self.collection, "{ model: Note, from: \(from), order: title }",
      ["a pattern lists no files: write 'notes/*.md'", "or a collection for each file"],
      Self.collection)
  }

  @Test(arguments: [
    ("desc", "'-before'", "title"), ("title desc", "write '-title'", "-title"),
    ("title-desc", "write '-title'", "-title"), ("[-\"title\"]", "write '-title'", "[-title]"),
    ("[- title, stars]", "write '-title' without the space", "[-title, stars]"),
  ])
  func `an order is told as it is written here`(
    wrong: String, advice: String, right: String
  ) throws {
    let told = advice == "'-before'" ? "with '-' before it where the greatest comes first" : advice
    try check(
      Self.collection, "{ model: Note, from: notes/*.md, order: \(wrong) }", [told],
      "{ model: Note, from: notes/*.md, order: \(right) }")
  }

  @Test func `a tab that is no page of the section is told how it becomes one`() throws {
    try check(
      "      at: /notes/\n".replacing("      ", with: "    "),
      "    at: /notes/\n    tabs: [list, about]\n",
      ["declare it below the 'pages' of this section: 'about: { page: about }'"], nil)
    try check(
      "    at: /notes/\n", "    at: /notes/\n    tabs: [list, home]\n",
      ["a tab is a page of its own section: move 'home' below the 'pages' of this one"], nil)
  }
}

/// Languages of a site that are not written as they are read.
struct LanguageFormTests {
  private func said(_ place: String, _ written: String) throws -> String {
    let yaml = twoLanguages["Content/site.yaml"] ?? ""
    #expect(yaml.contains(place))
    var files = twoLanguages
    files["Content/site.yaml"] = yaml.replacing(place, with: written)
    return try messages(about: files)
  }

  @Test(arguments: [
    (
      "translations: { sk: notes/sk/*.md }", "translations: notes/sk/*.md",
      "write '{ sk: \"notes/sk/*.md\" }'"
    ),
    (
      "translations: { sk: notes/sk/*.md }",
      "translations: { language: sk, from: notes/sk/*.md }",
      "write '{ sk: { from: notes/sk/*.md } }'"
    ),
    ("languages: { sk: Malý }", "languages: [en, sk]", "write '{ sk: { title: … } }'"),
    ("languages: { sk: Malý }", "languages: sk", "write '{ sk: { title: … } }'"),
    ("languages: { sk: Malý }", "languages: en", "leave 'languages' out"),
    (
      "languages: { sk: Malý }", "languages: { language: sk, title: Malý }",
      "write '{ sk: { title: Malý } }'"
    ),
    (
      "{ sk: { title: Zápisky, at: /sk/zapisky/ } }", "{ sk: { title: Zápisky } }",
      "write 'at: /sk/notes/'"
    ),
    (
      "{ sk: { title: Zápisky, at: /sk/zapisky/ } }", "{ sk: Zápisky }",
      "write '{ title: Zápisky, at: /sk/notes/ }'"
    ),
    (
      "{ sk: { title: Domov, at: /sk/ } }", "{ sk: Domov }",
      "write '{ title: Domov, at: /sk/ }'"
    ),
    (
      "{ sk: { title: Domov, at: /sk/ } }", "{ sk: { title: Domov } }",
      "'languages: { sk: { title: …, at: /sk/ } }'"
    ),
  ])
  func `a slip in a language is told once, with what to write`(
    place: String, wrong: String, advice: String
  ) throws {
    let told = try said(place, wrong)
    #expect(told.contains(advice), "\(told)")
    #expect(errorCount(told) == 1, "\(told)")
  }

  @Test(arguments: [
    ("translations: { sk: notes/sk/*.md }", "translations: { sk: \"notes/sk/*.md\" }"),
    ("translations: { sk: notes/sk/*.md }", "translations: { sk: { from: notes/sk/*.md } }"),
    ("languages: { sk: Malý }", "languages: { sk: { title: Malý } }"),
    (
      "{ sk: { title: Zápisky, at: /sk/zapisky/ } }",
      "{ sk: { title: Zápisky, at: /sk/notes/ } }"
    ),
  ])
  func `what is told is right`(place: String, right: String) throws {
    #expect(errorCount(try said(place, right)) == 0)
  }

  @Test func `labels are not counted where pages are not known`() throws {
    var files = twoLanguages.filter { !$0.key.hasPrefix("Templates/") }
    #expect(try ThemedSite(files).messages.contains("'models.Note.kind'"))
    files["Content/site.yaml"]?.replace("entry: cooks,", with: "entry: cookz,")
    let told = try ThemedSite(files).messages
    #expect(!told.contains("'models."), "\(told)")
  }
}
