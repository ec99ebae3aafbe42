import Testing

/// Images in Markdown keep their place on the page while they load.
struct MarkdownImageTests {
  private let note = "---\ntitle: Pear\nstars: 3\n---\n![A pear](pear.svg) [it](pear.svg)\n"

  @Test func `an image has the width and height of its file`() throws {
    let files = site([
      "Content/notes/pear.md": note,
      "Content/notes/pear.svg":
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 40 30\"></svg>",
    ])
    let built = try BuiltSite(files)
    #expect(built.messages == "")
    #expect(
      built["notes/pear/index.html"].contains(
        #"<img src="../pear.svg" width="40" height="30" alt="A pear">"#))
  }

  @Test func `an image that is none is told where it is written`() throws {
    let said = try messages(
      about: site(["Content/notes/pear.md": note, "Content/notes/pear.svg": "hello"]))
    #expect(said.contains("pear.md:5:11: error[E0332]: the image 'pear.svg' cannot be used"))
    #expect(errorCount(said) == 1)
  }
}
