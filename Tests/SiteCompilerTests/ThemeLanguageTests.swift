import TestSupport
import Testing

/// What the theme says about languages, and how it leads from one to another.
struct ThemeLanguageTests {
  /// A collection that is not translated, in a section of several languages.
  private func files(_ languages: [String], entries: String = "- { title: One }") -> [String:
    String]
  {
    var files = thingSite("var lead: Markdown?", entries)
    let others = languages.map { "\($0): { title: T\($0), at: /\($0)/things/ }" }
    let homes = languages.map { "\($0): { title: H\($0), at: /\($0)/ }" }
    let manifests = languages.map { "\($0): { title: M, at: /\($0)/manifest.webmanifest }" }
    files["Content/site.yaml"] = (files["Content/site.yaml"] ?? "")
      .replacing(
        "at: /things/", with: "at: /things/\n    languages: { \(others.joined(separator: ", ")) }"
      )
      .replacing(
        "home: { page: home, at: / }",
        with: """
          home: { page: home, at: /, title: Home, languages: { \(homes.joined(separator: ", ")) } }
            manifest:
              page: manifest
              at: /manifest.webmanifest
              template: manifest.webmanifest
              title: M
              languages: { \(manifests.joined(separator: ", ")) }
          """)
    return files
  }

  @Test func `what is in another language than its page says so`() throws {
    let built = try ThemedSite(files(["ar", "de"], entries: "- { title: One, lead: A *lead*. }"))
    #expect(!built.messages.contains("error["), "\(built.messages)")
    let arabic = built["ar/things/one/index.html"]
    #expect(arabic.contains("<html lang=\"ar\" dir=\"rtl\""))
    #expect(arabic.contains("<h1 lang=\"en\" dir=\"ltr\">One</h1>"), "\(arabic)")
    #expect(arabic.contains("<div class=\"standfirst\" lang=\"en\" dir=\"ltr\">"))
    #expect(built["ar/things/index.html"].contains("<h2 lang=\"en\" dir=\"ltr\"><a"))
    #expect(built["de/things/one/index.html"].contains("<h1 lang=\"en\" dir=\"ltr\">One</h1>"))
    #expect(built["things/one/index.html"].contains("<h1>One</h1>"))
    #expect(built["things/index.html"].contains("<h2><a"))
  }

  @Test(arguments: [
    (["de", "fr"], false), (["de", "fr", "ar"], true), (["de", "fr", "ar", "sk"], true),
  ])
  func `many languages are one item of the bar`(languages: [String], isMenu: Bool) throws {
    let built = try ThemedSite(files(languages))
    #expect(!built.messages.contains("error["), "\(built.messages)")
    for path in ["things/index.html", "de/things/index.html", "index.html"] {
      let page = built[path]
      #expect(page.contains("<details class=\"languages\"><summary>") == isMenu, "\(page)")
      #expect(page.ranges(of: "<li class=\"language\">").count == (isMenu ? 1 : languages.count))
      #expect(page.ranges(of: " rel=\"alternate\">").count == languages.count)
    }
    #expect(!isMenu || built["de/things/index.html"].contains("<span>Sprachen</span>"))
  }

  @Test func `the app of a page in another language has its language`() throws {
    let built = try ThemedSite(files(["ar"]))
    #expect(built["ar/manifest.webmanifest"].contains("\"lang\": \"ar\",\n  \"dir\": \"rtl\","))
    #expect(built["manifest.webmanifest"].contains("\"lang\": \"en\",\n  \"dir\": \"ltr\","))
  }

  @Test func `an empty page does not lead to itself`() throws {
    var files = thingSite("var size: Int?", "- { title: One, draft: true }")
    #expect(
      try ThemedSite(files)["things/index.html"].contains("<a class=\"button\" href=\"../\">"))
    files["Content/site.yaml"] = files["Content/site.yaml"]?
      .replacing("  home: { page: home, at: / }\n", with: "")
      .replacing("at: /things/", with: "at: /")
    let built = try ThemedSite(files)
    #expect(built["index.html"].contains("class=\"empty\""), "\(built.messages)")
    #expect(!built["index.html"].contains("class=\"button\""))
  }
}
