import Testing

/// `apus build --dump`.
struct DumpTests {
  let site = SmallSite()

  @Test func `a stage is written, and nothing is published`() throws {
    let outcome = try site.run("build", "--dump", "pages", "--clock", "2026-03-01")
    #expect(outcome.status == 0)
    #expect(outcome.output.hasPrefix("0 /"))
    #expect(site.text(of: "public/index.html") == nil)
  }

  @Test func `a stage that there is not is a mistake that names those that there are`() throws {
    let outcome = try site.run("build", "--dump", "page")
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("tokens, tree, types, program, plan or pages, not 'page'"))
    #expect(outcome.errors.contains("did you mean 'pages'?"))
  }
}
