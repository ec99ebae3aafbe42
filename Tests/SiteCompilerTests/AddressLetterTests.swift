import SiteCompiler
import TestSupport
import Testing

/// Addresses in `site.yaml` have letters of any script, in pages and in sections, and nothing that
/// some system or some list of addresses reads otherwise.
struct AddressLetterTests {
  /// Where `at` is written, with a blank for the address.
  private static let places = [
    "page": ("note: { entry: notes }", "note: { entry: notes, at: \"_/{slug}/\" }"),
    "whole": ("note: { entry: notes }", "note: { entry: notes, at: \"/_/{slug}/\" }"),
    "section": ("at: /notes/", "at: \"/_/\""),
    "language": (
      "at: /notes/\n", "at: /notes/\n    languages: { de: { title: N, at: \"/_/\" } }\n"
    ),
  ]

  private func files(_ place: String, _ address: String) throws -> [String: String] {
    let (old, new) = try #require(Self.places[place])
    var files = smallSite
    files["Content/notes/pear.md"] = nil
    files["Content/notes/apple.md"] = "---\ntitle: Apple\nstars: 3\n---\nRed.\n"
    files["Content/site.yaml"] = (files["Content/site.yaml"] ?? "")
      .replacing(old, with: new.replacing("_", with: address))
      .replacing("order: title }", with: "translations: { de: notes/de/*.md } }")
    files["Content/notes/de/apple.md"] = "---\ntitle: Apfel\nstars: 1\n---\nRot.\n"
    if place != "language" {
      files["Content/site.yaml"] = files["Content/site.yaml"]?
        .replacing("translations: { de: notes/de/*.md } }", with: "order: title }")
      files["Content/notes/de/apple.md"] = nil
    }
    return files
  }

  @Test(
    arguments: ["page", "whole", "section", "language"],
    ["schön", "größe", "ジャンル", "Übersicht", "العربية", "हिन्दी", "x_1.2~", "m\u{300}"])
  func `letters and digits of any script are allowed`(place: String, address: String) throws {
    let said = try messages(about: files(place, address))
    #expect(said == "", "\(said)")
  }

  @Test(
    arguments: ["page", "whole", "section", "language"],
    [
      "a b", "a?b", "a#b", "50%", "a:b", "CON", "a\\\"b", "“a”", "a\u{200D}b", "☃", "a.", "..",
      ".a", "a//b", "\u{301}a",
    ])
  func `everything else is refused`(place: String, address: String) throws {
    let said = try messages(about: files(place, address))
    #expect(said.contains("error[E0604]"), "\(said)")
    #expect(said.contains("= help:"), "\(said)")
  }

  @Test(arguments: [
    ("page", ":slug", "write the field in braces: '{slug}'"),
    ("whole", "[...slug]", "write the field in braces: '{slug}'"),
    ("page", "<title>", "write the field in braces: '{title}'"),
    ("page", ":year-:month", "write the field in braces: '{date.year}'"),
    ("section", ":slug", "write the field in 'at' of a page, in braces"),
    ("language", "[slug]", "write the field in 'at' of a page, in braces"),
  ])
  func `the field of an address in the notation of others is told in ours`(
    place: String, address: String, help: String
  ) throws {
    let said = try messages(about: files(place, address))
    #expect(said.contains(help), "\(said)")
  }

  @Test func `a colon within a word is no field`() throws {
    let said = try messages(about: files("page", "a:b"))
    #expect(said.contains("give it another name"), "\(said)")
  }

  @Test func `braces in the address of a section are refused`() throws {
    let said = try messages(about: files("section", "{slug}"))
    #expect(said.contains("has braces, and no entry that could fill them"), "\(said)")
  }

  @Test func `what looks the same is one address`() throws {
    var files = try files("section", "scho\u{308}n")
    files["Content/notes/apple.md"] = "---\ntitle: Apple\nstars: 3\n---\nA [b](/sch\u{F6}n/).\n"
    let built = try BuiltSite(files)
    #expect(built.messages == "")
    #expect(built.paths.contains { Array($0.utf8) == Array("sch\u{F6}n/index.html".utf8) })
  }

  @Test func `the addresses are percent-encoded wherever programs read them`() throws {
    var files = withOfflinePage(try files("section", "schön"))
    files["Content/site.yaml"] = """
      address: https://kolibri.dev/
      id: small
      offline: true
      host: netlify

      """
      + (files["Content/site.yaml"] ?? "").replacing(
        "home: { page: home, at: / }",
        with: """
          home: { page: home, at: / }
            map: { page: sitemap, at: /sitemap.xml }
            old: { redirect: notes, at: /früher/ }
          """)
    files["Content/notes/apple.md"] =
      "---\ntitle: Apple\nstars: 3\naliases: [/füher/]\n---\nA [b](/schön/).\n"
    files["Templates/sitemap.xml"] = """
      <?xml version="1.0" encoding="utf-8"?>
      <urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">{% for page in site.pages %}\
      <url><loc>{{ page | absolute }}</loc></url>{% endfor %}</urlset>
      """
    let built = try BuiltSite(files) { $0.makesWorker = true }
    #expect(built.messages == "", "\(built.messages)")
    // Browsers encode what HTML has as it is; other programs do not.
    #expect(built["index.html"].contains("href=\"schön/\""))
    #expect(built["schön/apple/index.html"].contains("<a href=\"../\">"))
    #expect(built["sitemap.xml"].contains("<loc>https://kolibri.dev/sch%C3%B6n/apple/</loc>"))
    #expect(built["_redirects"].contains("/f%C3%BCher/ /sch%C3%B6n/apple/ 301!\n"))
    #expect(built["früher/index.html"].contains("url=../schön/"))
    #expect(built["offline.json"].contains("\"schön/apple/\":"))
  }

  @Test func `nginx is given the addresses as it compares them`() throws {
    var files = try files("section", "schön")
    files["Content/site.yaml"] = "host: nginx\n" + (files["Content/site.yaml"] ?? "")
    files["Content/notes/apple.md"] =
      "---\ntitle: Apple\nstars: 3\naliases: [/füher/]\n---\nA [b](/schön/).\n"
    let built = try BuiltSite(files)
    #expect(built.messages == "", "\(built.messages)")
    #expect(
      built["nginx.conf"].contains(
        "location = \"/füher/\" { return 301 \"/sch%C3%B6n/apple/\"; }"))
  }
}
