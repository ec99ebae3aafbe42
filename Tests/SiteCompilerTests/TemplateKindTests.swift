import Testing

/// What a template prints is escaped for the file that its name says, so that it has to be that of
/// the page.
@Suite struct `The ending of a template` {
  private func messages(_ template: String, at address: String) throws -> String {
    let settings = (smallSite["Content/site.yaml"] ?? "")
      .replacing(
        "pages:\n  home:",
        with: "pages:\n  other: { page: other, at: \(address), template: \(template) }\n  home:",
        maxReplacements: 1)
    return try SiteCompilerTests.messages(
      about: site([
        "Content/site.yaml": settings, "Templates/\(template)": "<list>{{ site.title }}</list>",
      ]))
  }

  @Test(arguments: [
    ("other.txt", "/other/", "'other.html'"), ("other.js", "/other.html", "'other.html'"),
    ("other.xml", "/other/", "'other.html'"), ("other.html", "/other.pdf", "'other.pdf'"),
    ("other.txt", "/other.xml", "'other.xml'"), ("other.xml", "/robots.txt", "'other.txt'"),
  ])
  func `is not another than that of the page`(
    template: String, address: String, name: String
  ) throws {
    let text = try messages(template, at: address)
    #expect(text.contains("error[E0713]: the page '\(address)' is"), "\(text)")
    #expect(text.contains("give the template the ending of the page: \(name)"), "\(text)")
  }

  @Test(arguments: [
    ("other.xml", "/map.xml"), ("other.svg", "/map.xml"), ("other.txt", "/notes.txt"),
  ])
  func `may be another one of the same kind`(template: String, address: String) throws {
    #expect(try messages(template, at: address) == "")
  }
}
