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

  @Test(arguments: [["list"], ["inspect", "/notes/apple/"], ["why", "/notes/apple/"]])
  func `what answers a question tells errors, and of warnings the number`(
    command: [String]
  ) throws {
    let site = SmallSite()
    site.write("Text.\n", to: "Content/loose.md")
    let outcome = try Tool(in: site.path).start(command).outcome()
    #expect(outcome.status == 0)
    #expect(outcome.errors == "apus: 1 warning, shown by 'apus check'\n")
    site.write("---\ntitle: C\nstars: x\n---\nx\n", to: "Content/notes/c.md")
    let wrong = try Tool(in: site.path).start(command).outcome()
    #expect(wrong.errors.contains("error[E0310]"), "\(wrong.errors)")
    #expect(!wrong.errors.contains("W0337"), "\(wrong.errors)")
  }

  @Test func `a name that would drive a terminal is shown harmless everywhere`() throws {
    let site = SmallSite()
    site.write("---\ntitle: A\nstars: 1\n---\nx\n", to: "Content/notes/a\u{1B}[31m.md")
    site.write("---\ntitle: B\ndraft: true\nstars: 1\n---\nx\n", to: "Content/notes/b\u{1B}c.md")
    site.write("---\ntitle: C\nstars: x\n---\nx\n", to: "Content/notes/c\u{7}.md")
    for command in ["list", "check", "build"] {
      let outcome = try site.run(command)
      #expect((outcome.output + outcome.errors).contains("Content/notes/b<U+001B>c.md"))
      #expect(!(outcome.output + outcome.errors).contains("\u{1B}"))
      #expect(!(outcome.output + outcome.errors).contains("\u{7}"))
    }
  }
}
