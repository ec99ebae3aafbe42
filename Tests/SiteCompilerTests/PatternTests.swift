import Testing

/// Patterns of addresses, such as `{slug}/`.
struct PatternTests {
  private func settings(at pattern: String) -> String {
    (smallSite["Content/site.yaml"] ?? "").replacing(
      "note: { entry: notes }", with: "note:\n        entry: notes\n        at: \(pattern)")
  }

  @Test(arguments: [("x-{slg}/", 16), ("\"x-{slg}/\"", 17), ("'x-{slg}/'", 17)])
  func `an unknown field of a pattern is underlined alone, with and without quotes`(
    pattern: String, column: Int
  ) throws {
    let said = try messages(about: site(["Content/site.yaml": settings(at: pattern)]))
    #expect(said.contains("Content/site.yaml:14:\(column): error["), "\(said)")
    #expect(said.contains("^^^\n") && !said.contains("^^^^"), "\(said)")
  }

  @Test func `a part of an address without a letter or digit is a mistake`() throws {
    let said = try messages(
      about: site([
        "Content/site.yaml": settings(at: "\"by/{title}/\""),
        "Content/notes/quince.md": "---\ntitle: '!!!'\nstars: 5\n---\nHard.\n",
      ]))
    #expect(said.contains("has a part without a letter or digit"), "\(said)")
  }
}
