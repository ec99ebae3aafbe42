import Testing

/// `apus list`.
struct ListTests {
  @Test func `every entry has a line with collection, state, key, address and file`() throws {
    let outcome = try SmallSite().run("list", "--clock", "2026-03-01")
    #expect(outcome.status == 0)
    #expect(outcome.errors == "")
    #expect(
      outcome.output == """
        notes\tpublished\tApple\t/notes/apple/\tContent/notes/apple.md
        notes\tpublished\tPear\t/notes/pear/\tContent/notes/pear.md
        notes\tdraft\tDraft\t-\tContent/notes/draft.md
        notes\tscheduled\tLater\t-\tContent/notes/later.md
        notes\texpired\tOver\t-\tContent/notes/over.md

        """)
  }
}
