import Testing

/// The output depends on the site and on nothing else.
struct DeterminismTests {
  @Test(arguments: [
    ("", ["--threads", "4"]), ("TZ=Pacific/Kiritimati; export TZ;", []),
    ("LANG=tr_TR.UTF-8; LC_ALL=tr_TR.UTF-8; export LANG LC_ALL;", []), ("umask 077;", []),
    ("USER=nobody; HOME=/; export USER HOME;", []),
  ])
  func `the same site gives the same bytes`(_ before: String, _ options: [String]) throws {
    let usual = SmallSite()
    for number in 0..<40 {
      usual.write(
        "---\ntitle: Note \(number)\nstars: \(number % 9 + 1)\n---\n[next](pear.md)\n",
        to: "Content/notes/n\(number).md")
    }
    let first = ["build", "--clock", "2026-03-01", "--threads", "1", "--output"]
    #expect(try Tool(in: usual.path).start(first + ["a"]).outcome().status == 0)
    var tool = Tool(in: usual.path)
    tool.before = before
    let second = ["build", "--clock", "2026-03-01", "--output", "b"] + options
    #expect(try tool.start(second).outcome().status == 0)
    let a = try usual.files(below: "a")
    let b = try usual.files(below: "b")
    #expect(a.count > 40)
    #expect(
      Dictionary(uniqueKeysWithValues: a.map { ($0.key.dropFirst(2), $0.value) })
        == Dictionary(uniqueKeysWithValues: b.map { ($0.key.dropFirst(2), $0.value) }))
  }

  @Test func `the working folder changes nothing but where the paths in messages begin`() throws {
    let site = SmallSite()
    let here = try site.run("build", "--clock", "2026-03-01", "--output", "public")
    let pages = try site.files(below: "public")
    let there = try Tool(in: "/").run(
      "build", site.path, "--clock", "2026-03-01", "--output", site.path + "/public")
    #expect(here.status == 0 && there.status == 0)
    #expect(there.output.contains("unchanged"))
    #expect(try site.files(below: "public") == pages)
    site.write("---\ntitle: Apple\n---\n", to: "Content/notes/apple.md")
    let away = try Tool(in: "/").run("check", site.path).errors
    #expect(away.hasPrefix(site.path + "/Content/notes/apple.md:"))
    #expect(try site.run("check").errors == away.replacing(site.path + "/", with: ""))
  }

  @Test func `mistakes are told in the same words with any number of threads`() throws {
    let site = SmallSite()
    for number in 0..<30 {
      site.write(
        "---\ntitle: Note \(number)\nstars: \(number + 5)\n---\n[x](n\(number + 1).md)\n",
        to: "Content/notes/n\(number).md")
    }
    let alone = try site.run("check", "--threads", "1").errors
    #expect(alone.hasSuffix("errors\n"))
    for _ in 0..<3 { #expect(try site.run("check", "--threads", "4").errors == alone) }
  }
}
