import TestSupport
import Testing

/// `apus inspect`.
struct InspectTests {
  let site = SmallSite()

  @Test(arguments: ["/notes/pear/", "notes/pear", "/notes/pear/index.html"])
  func `each value on a page is told with its two places`(_ address: String) throws {
    let outcome = try site.run("inspect", address)
    #expect(outcome.status == 0)
    #expect(outcome.output.hasPrefix("/notes/pear/: the page 'note' of the model Note\n"))
    #expect(outcome.output.contains("entry: Content/notes/pear.md\n"))
    #expect(
      outcome.output.contains(
        """
        Pear
          shown by note.title at Templates/entry.html:2:24
          written at Content/notes/pear.md:2:8

        """))
  }

  @Test(arguments: [
    "https://example.org/notes/%C4%8Daj/", "https://example.org/notes/čaj/",
    "/notes/%C4%8Daj/#part",
    "notes/čaj?x=1", "/notes/%C4%8Daj/index.html",
  ])
  func `an address is found as a browser shows it`(_ address: String) throws {
    let settings = site.text(of: "Content/site.yaml") ?? ""
    site.write("address: https://example.org/\n" + settings, to: "Content/site.yaml")
    site.write("---\ntitle: Čaj\nstars: 3\nslug: čaj\n---\nTea.\n", to: "Content/notes/tea.md")
    let outcome = try site.run("inspect", address)
    #expect(outcome.output.hasPrefix("/notes/čaj/: the page 'note'"), "\(outcome.errors)")
  }

  @Test func `programs get it as JSON`() throws {
    let outcome = try site.run("inspect", "/notes/pear/", "--format", "json")
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("\"text\": \"Pear\""))
    #expect(outcome.output.contains("\"path\": \"Content/notes/pear.md\""))
  }

  @Test func `an address that is none is told with the nearest`() throws {
    let outcome = try site.run("inspect", "/notes/paer/")
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("did you mean '/notes/pear/'?"))
  }
}
