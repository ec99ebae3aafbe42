import Testing

/// A site begins somewhere.
struct HomeTests {
  private static let yaml = smallSite["Content/site.yaml"] ?? ""

  @Test func `a site without a page at its address is told`() throws {
    let said = try messages(
      about: site(["Content/site.yaml": Self.yaml.replacing("at: / }", with: "at: /home/ }")]))
    #expect(
      said.contains("Content/site.yaml:1:8: error[E0603]: the site has no page at its address '/'"))
  }

  @Test func `a page that may be the missing one is told alone`() throws {
    let said = try messages(
      about: site([
        "Content/site.yaml": Self.yaml.replacing("{ page: home, at: / }", with: "{ at: / }")
      ]))
    #expect(!said.contains("has no page at its address"))
    #expect(said.contains("does not say what it shows"))
  }
}
