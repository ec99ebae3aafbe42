import Testing

/// Images where a collection allows HTML in Markdown.
struct RawImageTests {
  private func files(_ markdown: String) -> [String: String] {
    site([
      "Content/site.yaml": smallSite["Content/site.yaml"]?.replacing(
        "order: title }", with: "order: title, raw-html: true }") ?? "",
      "Content/notes/apple.md": "---\ntitle: Apple\nstars: 3\n---\n\(markdown)\n",
      "Content/notes/c.svg":
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"4\" height=\"3\"></svg>",
    ])
  }

  @Test(arguments: [
    "![a \"q\" <b>](c.svg)", "![a <div>](c.svg)", "[![a <a href=\"nowhere.md\">](c.svg)](pear.md)",
    "![a <img src=\"none.svg\" alt=\"x\">](c.svg)",
    "![a <b style=\"background:url(c.svg)\">](c.svg)",
  ])
  func `what is left out of an alternative text is not checked as HTML`(markdown: String) throws {
    let built = try BuiltSite(files(markdown))
    #expect(built.messages.contains("in the alternative text of an image is left out"))
    #expect(!built.messages.contains("error["), "\(built.messages)")
    #expect(built.messages.ranges(of: "warning[").count == 1, "\(built.messages)")
    let page = built["notes/apple/index.html"]
    #expect(page.contains("alt=\"a "), "\(page)")
  }

  @Test func `an end tag behind an alternative text is an end without a start`() throws {
    let said = try messages(about: files("![a <b>](c.svg)</b>"))
    #expect(said.contains("error[E0801]"), "\(said)")
  }

  @Test(arguments: [
    ("style=\"width:30px\"", false), ("style='MAX-WIDTH: 9px'", false), ("height=\"9\"", false),
    ("style=\"aspect-ratio:1\"", false), ("style=\"inline-size:1px\"", false),
    ("style=\"border: 1px solid\"", true), ("class=\"wide\"", true),
  ])
  func `an image with a size of its own gets no other`(attribute: String, isSized: Bool) throws {
    let built = try BuiltSite(files("<img src=\"c.svg\" alt=\"y\" \(attribute)>"))
    #expect(built.messages.isEmpty, "\(built.messages)")
    let page = built["notes/apple/index.html"]
    #expect(page.contains("width=\"4\" height=\"3\"") == isSized, "\(page)")
  }

  @Test(arguments: [
    ("width=\"600\" height=\"10\"", true), ("width=\"8\" height=\"4\"", true),
    ("width=\"8\" height=\"6\"", false), ("width=\"41\" height=\"31\"", false),
    ("width=\"600\" height=\"10\" style=\"object-fit:cover\"", false),
    ("width=\"600\" height=\"10\" class=\"cover\"", false), ("width=\"600\"", false),
    ("width=\"50%\" height=\"10\"", false), ("width=\"0\" height=\"10\"", false),
    ("width=\"99999999999999999\" height=\"10\"", false),
  ])
  func `a width and a height that distort an image are told`(size: String, isTold: Bool) throws {
    for html in [
      "<img src=\"c.svg\" alt=\"y\" \(size)>", "A <img \(size) alt='y' src='/notes/c.svg'>",
    ] {
      let said = try messages(about: files(html))
      #expect(said.contains("distorts the image") == isTold, "\(said)")
    }
  }
}
