import Testing

/// Addresses of the site, which are relative to the page, in the addresses of other places.
struct GluedAddressTests {
  private func said(
    body: String = "", head: String = "", links: String = "relative"
  ) throws -> String {
    var files = thingSite(
      "var home: URL?", "- { title: One, home: 'https://one.example/' }",
      settings: "address: https://example.org/")
    files["Content/site.yaml"] = files["Content/site.yaml"]?
      .replacing("at: \"{slug}/\" }", with: "at: \"{slug}/\", links: \(links) }")
    files["Templates/entry.html"] =
      "{% extends \"base.html\" %}{% block head %}{{ super() }}\(head){% endblock %}"
      + "{% block main %}<h2>x</h2>\(body){% endblock %}"
    return try ThemedSite(files).messages
  }

  @Test(arguments: [
    ("(site.address | default(\"\")) ~ thing.url", "https://…"),
    ("(thing.home | default(\"\")) ~ thing.url", "https://…"),
    ("\"https://example.org/\" ~ thing.url", "https://example.org/"),
    ("\"//example.org/\" ~ url(\"home\")", "//example.org/"),
  ])
  func `an address behind the beginning of another is an error`(value: String, base: String) throws
  {
    for template in [
      "<a href=\"{{ \(value) }}\">x</a>", "{% set u = \(value) %}<a href=\"{{ u }}\">x</a>",
      "{% set u %}{{ \(value) }}{% endset %}<a href=\"{{ u }}\">x</a>",
    ] {
      let said = try said(body: template)
      #expect(
        said.contains(
          "error[E0805]: 'href' has an address that is relative to the page behind '\(base)"),
        "\(template): \(said)")
      #expect(said.contains("write '{{ … | absolute }}' in place of both"), "\(said)")
    }
  }

  @Test(arguments: [
    "https://share.example/?u={{ thing.url }}", "mailto:?body={{ thing.url }}",
    "https://share.example/?u={{ thing.url | urlencode }}",
    "https://share.example/?t={{ thing.title }}&amp;u={{ thing.url }}",
    "{{ \"https://share.example/?u=\" ~ thing.url }}",
  ])
  func `an address that another site is given is whole`(address: String) throws {
    let said = try said(body: "<a href=\"\(address)\">x</a>")
    #expect(said.contains("error[E0805]: 'href' has an address that is relative"), "\(said)")
    #expect(said.contains("write '| absolute' behind it"), "\(said)")
  }

  @Test(arguments: [
    ("<a href=\"https://share.example/?u={{ thing.url | absolute }}\">x</a>", "relative"),
    ("<a href=\"mailto:?body={{ thing.url | absolute }}\">x</a>", "relative"),
    ("<a href=\"{{ thing.url ~ \"?x=1\" }}\">x</a>", "relative"),
    ("<a href=\"{{ thing.url | absolute }}\">x</a>", "relative"),
    ("<a href=\"{{ \"\" ~ thing.url }}\">x</a>", "relative"),
    ("<a href=\"https://share.example/?u={{ thing.url }}\">x</a>", "whole"),
    ("<p title=\"{{ \"https://a/ and \" ~ thing.url }}\">x</p>", "relative"),
  ])
  func `an address alone, or a whole one, is right`(template: String, links: String) throws {
    #expect(try said(body: template, links: links) == "")
  }

  @Test(arguments: [
    "<meta property=\"og:url\" content=\"{{ thing.url ~ \"?x=1\" }}\">",
    "{% set u %}{{ thing.url }}{% endset %}<meta property=\"og:url\" content=\"{{ u }}\">",
    "{% set u = thing.url ~ \"\" %}<meta property=\"og:url\" content=\"{{ u }}\">",
    "<meta property=\"og:url\" content=\"{{ (site.address | default(\"\")) ~ thing.url }}\">",
    "<meta property=\"og:url\" content=\"{{ \"https://example.org/\" ~ thing.url }}\">",
  ])
  func `what is shared is whole, however it is made`(template: String) throws {
    let said = try said(head: template)
    #expect(said.contains("error[E0805]: 'og:url' expects an absolute URL"), "\(said)")
  }

  @Test(arguments: [
    "<a href=\"{{ thing.home | default(\"\") }}{{ thing.url }}\">x</a>",
    "<a href=\"https://example.org/{{ thing.url }}\">x</a>",
  ])
  func `the advice for an address behind another value leads to a whole one`(template: String)
    throws
  {
    let said = try said(body: template)
    #expect(said.contains("error[E0550]") && said.contains("'{{ … | absolute }}'"), "\(said)")
    #expect(!said.contains("'~'"), "\(said)")
  }
}
