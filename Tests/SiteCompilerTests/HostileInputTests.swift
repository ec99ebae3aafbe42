import Diagnostics
import SiteCompiler
import Testing

/// What people and programs write that would be published wrongly without a word.
struct HostileInputTests {
  @Test(arguments: [
    ("/a./", "ends with '.', which Windows drops"), ("/con/", "which Windows keeps for a device"),
    ("/x/NUL.txt", "which Windows keeps for a device"), ("/com7/", "which Windows keeps"),
    ("/../x/", "has the part '..'"), ("/%2e%2e/x/", "a character that is not for addresses"),
    ("/a\\\\b/", "a character that is not for addresses"), ("//example.org/", "an empty part"),
  ])
  func `an address that some system keeps otherwise is refused`(
    address: String, reason: String
  ) throws {
    let settings = (smallSite["Content/site.yaml"] ?? "").replacing(
      "home: { page: home, at: / }",
      with: "home: { page: home, at: / }\n  other: { page: home, at: \"\(address)\" }")
    let said = try messages(about: site(["Content/site.yaml": settings]))
    #expect(said.contains("error[E0604]"), "\(said)")
    #expect(said.contains(reason), "\(said)")
  }

  @Test(arguments: ["a\nb.txt", "a\\b.txt", "\u{7F}.txt"])
  func `a static file whose name no address can have is refused`(name: String) throws {
    let said = try messages(about: site(["Static/\(name)": "x"]))
    #expect(said.contains("its name has a character that no address can have"), "\(said)")
  }

  @Test(arguments: [
    "\u{200B}", "\u{00AD} \u{2060}", "\u{3000}", "\u{2800}", "\u{3164}", "\u{FEFF}", "\u{00A0}",
    "\u{200E}\u{200F}",
  ])
  func `a title of which nothing can be seen is blank`(title: String) throws {
    let said = try messages(
      about: site(["Content/notes/apple.md": "---\ntitle: \"\(title)\"\nstars: 3\n---\nRed.\n"]))
    #expect(said.contains("error[E0311]: 'title' is blank"), "\(said)")
  }

  @Test(arguments: [("1e-400", false), ("0.1e-999", false), ("0e-400", true), ("1e-300", true)])
  func `a number too small to be kept is no zero`(number: String, isRight: Bool) throws {
    let model = (smallSite["Content/Models/Note.swift"] ?? "").replacing(
      "@Within(1...9) var stars: Int", with: "var stars: Double")
    let said = try messages(
      about: site([
        "Content/Models/Note.swift": model,
        "Content/notes/apple.md": "---\ntitle: Apple\nstars: \(number)\n---\nRed.\n",
      ]))
    #expect(said.contains("it is beyond what can be kept") != isRight, "\(said)")
  }

  @Test func `Markdown is rendered without its front matter`() {
    let file = Trial.File(path: "a.md", bytes: Array("---\ntitle: A\n---\n*b*\n".utf8))
    var rules = Trial.MarkdownRules()
    #expect(Trial(markdown: file, rules: rules).output == Array("<p><em>b</em></p>\n".utf8))
    rules.isCommonMark = true
    #expect(Trial(markdown: file, rules: rules).output.starts(with: Array("<hr".utf8)))
  }
}
