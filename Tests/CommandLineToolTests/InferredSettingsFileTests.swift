import Testing

/// The settings of a site are no content whose model could be inferred.
struct InferredSettingsFileTests {
  let site = SmallSite()

  @Test func `a file of settings is refused by its name`() throws {
    let said = try site.run("infer", "Content/site.yaml")
    #expect(said.status == 2 && said.output == "")
    #expect(
      said.errors.hasPrefix(
        "apus: error: 'Content/site.yaml' is the settings of a site, and holds no entries\n"))
    let inside = try Tool(in: site.path + "/Content").run("infer", "site.yaml")
    #expect(inside.status == 2)
  }

  @Test func `it is left out of the folder of the content`() throws {
    let whole = try site.run("infer", "Content")
    #expect(whole.status == 0)
    #expect(!(whole.output + whole.errors).contains("Site"), "\(whole.output)")
  }

  @Test func `a file of that name elsewhere is content`() throws {
    site.write("- { id: 1, town: Lux }\n- { id: 2, town: Nox }\n", to: "data/site.yaml")
    #expect(try site.run("infer", "data/site.yaml").status == 0)
  }
}
