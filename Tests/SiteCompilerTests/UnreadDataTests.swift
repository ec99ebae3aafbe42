import TestSupport
import Testing

/// Attributes for scripts and style sheets that none of these reads.
struct UnreadDataTests {
  private func said(_ markup: String, _ more: [String: String] = [:]) throws -> String {
    try messages(
      about: site(
        [
          "Templates/assets/shelf.js": """
          const { shelf } = document.querySelector("main").dataset;
          document.body.dataset.signUp = shelf;
          """,
          "Templates/assets/shelf.css":
            "[data-wide], [data-field] { width: 9rem } p::after { content: attr(data-mark) }",
          "Templates/home.html": """
          {% extends "base.html" %}
          {% block main %}<p\(markup)>{{ asset("shelf.js") }} {{ asset("shelf.css") }}</p>{% endblock %}
          """,
        ].merging(more) { $1 }))
  }

  @Test(
    arguments: [
      ("sgin-up", "sign-up"), ("wdie", "wide"), ("feild", "field"), ("signup", "sign-up"),
    ])
  func `a name near one that is read is told`(typed: String, meant: String) throws {
    let said = try said(" data-\(typed)=\"1\"")
    #expect(
      said.contains("warning[W0902]: no script or style sheet of the site reads 'data-\(typed)'"),
      "\(said)")
    #expect(said.contains("did you mean 'data-\(meant)'?"), "\(said)")
    #expect(said.contains("Templates/home.html:2:20"), "\(said)")
  }

  @Test(
    arguments: [
      // What is read, in each of the ways.
      " data-sign-up=\"1\"", " data-wide", " data-mark=\"x\"", " data-shelf=\"x\"",
      // What is near a name that is read, and may be meant for something else.
      " data-marc", " data-marks", " data-wise", " data-signing", " data-layout", " data-mode",
      // What scripts take apart from its element, in words with hyphens and of one letter less.
      " data-querySelector", " data-",
      // What no other name is near, which may be for something that is not known.
      " data-weather=\"rain\"",
      // What a script has is its own.
      "><script src=\"https://example.org/count.js\" data-wdie=\"x\"></script",
    ])
  func `nothing is said of`(markup: String) throws {
    let said = try said(markup)
    #expect(!said.contains("W0902"), "\(said)")
  }

  @Test func `scripts inside of templates read as well`() throws {
    let script = "<script>document.body.dataset.weather</script>"
    #expect(try !said(" data-waether").contains("W0902"))
    let said = try said(" data-weather><b data-waether>\(script)</b")
    #expect(said.contains("did you mean 'data-weather'?"), "\(said)")
    #expect(said.ranges(of: "W0902").count == 1, "\(said)")
  }

  @Test func `an attribute is told once, on however many pages it is`() throws {
    let said = try said(
      "",
      [
        "Templates/base.html": (smallSite["Templates/base.html"] ?? "")
          .replacing("<body", with: "<body data-wdie")
      ])
    #expect(said.ranges(of: "W0902").count == 1, "\(said)")
  }
}
