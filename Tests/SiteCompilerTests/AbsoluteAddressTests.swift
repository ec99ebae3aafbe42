import Testing

@Suite struct `Whole addresses` {
  private static let map = """
    <?xml version="1.0" encoding="utf-8"?>
    <list>{% set here = site.home | absolute %}{% if here %}<at>{{ here }}</at>{% endif %}</list>
    """

  private func files(_ template: String, address: String?) -> [String: String] {
    let settings = (smallSite["Content/site.yaml"] ?? "")
      .replacing(
        "pages:\n  home:",
        with: "pages:\n  map: { page: map, at: /map.xml, template: map.xml }\n  home:",
        maxReplacements: 1)
    return site([
      "Content/site.yaml": (address.map { "address: \($0)\n" } ?? "") + settings,
      "Templates/map.xml": template,
    ])
  }

  @Test func `are made where the site has an address`() throws {
    let template = "<list><at>{{ site.home | absolute }}</at></list>"
    #expect(try messages(about: files(template, address: "https://example.org")) == "")
  }

  @Test func `may be absent where the site has none`() throws {
    let template = "<list><at>{{ site.home | absolute }}</at></list>"
    #expect(try messages(about: files(template, address: nil)).contains("error"))
    #expect(try messages(about: files(Self.map, address: nil)) == "")
  }

  @Test func `are made of addresses alone`() throws {
    let text = try messages(
      about: files("<at>{{ site.title | absolute }}</at>", address: "https://example.org"))
    #expect(text.contains("an address of the site"))
  }
}
