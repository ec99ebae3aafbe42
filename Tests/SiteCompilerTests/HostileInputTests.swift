import Diagnostics
import SiteCompiler
import Testing

/// What people and programs write that would be published wrongly without a word.
struct HostileInputTests {
  @Test(arguments: [
    ("/a./", "ends with '.', which Windows drops"), ("/con/", "which Windows keeps for a device"),
    ("/x/NUL.txt", "which Windows keeps for a device"), ("/com7/", "which Windows keeps"),
    ("/../x/", "has the part '..'"), ("/%2e%2e/x/", "a character that is not for addresses"),
    ("/a\\\\b/", "has '\\'"), ("//example.org/", "an empty part"),
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

  @Test(arguments: ["a\nb.txt", "\u{7F}.txt", "a\u{1B}[0m.txt", "x\t/b.txt"])
  func `a file whose name has a control character is refused`(name: String) throws {
    for path in ["Static/\(name)", "Content/notes/\(name)", "Templates/assets/\(name)"] {
      let said = try messages(about: site([path: "x"]))
      #expect(said.contains("its name holds a control character"), "\(said)")
      #expect(!said.utf8.contains { $0 < 0x20 && $0 != 0x0A }, "\(said)")
    }
  }

  @Test(arguments: [
    ("a\\b.txt", "has '\\'"), ("con.txt", "has the part 'con.txt'"),
    ("x/Aux", "has the part 'Aux'"), ("a./b.txt", "ends with '.'"), ("a.txt ", "ends with a space"),
    ("a:b", "has ':'"), ("what?.txt", "has '?'"),
  ])
  func `a file whose name some system keeps otherwise is refused`(
    name: String, reason: String
  ) throws {
    let said = try messages(about: site(["Static/\(name)": "x"]))
    #expect(said.contains("error[E0604]"), "\(said)")
    #expect(said.contains(reason), "\(said)")
    let linked = try messages(
      about: site([
        "Content/notes/\(name)": "x",
        "Content/notes/apple.md": "---\ntitle: A\nstars: 3\n---\n[a](<\(name)>)\n",
      ]))
    #expect(linked.contains("error["), "\(linked)")
  }

  @Test(arguments: ["Content/notes/apple.md", "Templates/base.html"])
  func `a file in another encoding is one mistake`(path: String) throws {
    let text = smallSite[path] ?? ""
    let encodings: [(String, (String) -> [UInt8])] = [
      ("UTF-16LE", { $0.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] } }),
      ("UTF-16BE", { $0.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] } }),
      ("UTF-32LE", { $0.unicodeScalars.flatMap { [UInt8($0.value & 0xFF), 0, 0, 0] } }),
      ("UTF-32BE", { $0.unicodeScalars.flatMap { [0, 0, 0, UInt8($0.value & 0xFF)] } }),
    ]
    for (name, encode) in encodings {
      for mark in ["", "\u{FEFF}"] where mark.isEmpty || name.hasPrefix("UTF-16") {
        var files = smallSite.mapValues { Array($0.utf8) }
        files[path] = encode(mark + text)
        let said = try messages(about: files)
        #expect(errorCount(said) == 1, "\(name): \(said)")
        #expect(said.contains("\(path):1:1: error[E0101]: not UTF-8: the file looks like \(name)"))
      }
    }
  }

  @Test(arguments: [
    "Content/site.yaml", "Content/Models/Note.swift", "Content/notes/apple.md",
    "Content/messages/en.yaml", "Content/notes/more.json", "Templates/home.html",
    "Templates/assets/own.css", "Templates/assets/own.js", "Static/_redirects", "Static/own.txt",
  ])
  func `a merge conflict is told in every kind of file`(path: String) throws {
    let text = smallSite[path] ?? (path.hasSuffix(".json") ? "[]" : "")
    let conflict = "<<<<<<< HEAD\nours\n=======\ntheirs\n>>>>>>> branch\n"
    let place = path.hasSuffix(".md") ? text + "\n" + conflict : conflict + text
    let settings = (smallSite["Content/site.yaml"] ?? "").replacing(
      "from: notes/*.md", with: "from: \"notes/*.json\"")
    var files = [path: place]
    if path.hasSuffix(".json") { files["Content/site.yaml"] = settings }
    let said = try messages(about: site(files))
    #expect(said.contains("\(path):"), "\(said)")
    #expect(said.contains("a merge conflict that is not resolved starts here"), "\(said)")
  }

  @Test(
    arguments: [
      "Content/site.yaml", "Content/Models/Note.swift", "Content/notes/apple.md",
      "Content/messages/en.yaml", "Templates/home.html", "Templates/assets/own.css",
      "Static/own.txt",
    ],
    ["<<<<<<< HEAD\nours\n", "=======\ntheirs\n>>>>>>> a1b2c3 (Change it)\n", ">>>>>>> branch\n"])
  func `what is left of a merge conflict is told in every kind of file`(
    path: String, left: String
  ) throws {
    let text = smallSite[path] ?? ""
    let place = path.hasSuffix(".md") ? text + "\nours\n" + left : left + text
    let said = try messages(about: site([path: place]))
    #expect(said.contains("\(path):"), "\(said)")
    #expect(said.contains("error[E0114]: this line is left of a merge conflict"), "\(said)")
  }

  @Test(arguments: [
    "```\n<<<<<<< HEAD\n```\n", "    >>>>>>> branch\n", "Title\n=======\n\n> > quoted\n",
    ">>>>>>> deepest\n>>>>>> deep\n>>>>> less\n", ">>>>>> deep\n>>>>>>> deepest\n",
    ">>>>>>> a whole sentence of a letter\n", "a <<<<<<< b\n", "<<<<<<<<< HEAD\n",
    "Shift <<<<<<< \n\nTitle\n=======\n",
  ])
  func `what is no part of a merge conflict is not told`(text: String) throws {
    let said = try messages(
      about: site(["Content/notes/apple.md": "---\ntitle: A\nstars: 3\n---\n\(text)"]))
    #expect(!said.contains("E0114"), "\(said)")
  }

  @Test func `a sign that cuts a text of YAML short is told`() throws {
    let said = try messages(
      about: site(["Content/notes/apple.md": "---\ntitle: C # and more\nstars: 3\n---\nRed.\n"]))
    #expect(said.contains("Content/notes/apple.md:2:"), "\(said)")
    #expect(said.contains("warning["), "\(said)")
  }

  @Test func `a comment that is left open is told at its opening`() throws {
    let said = try messages(
      about: site([
        "Content/notes/apple.md": "---\ntitle: A\nstars: 3\n---\nRed.\n\n<!-- todo\n\nLost?\n"
      ]))
    #expect(said.contains("Content/notes/apple.md:7:1: error[E0412]"), "\(said)")
  }

  @Test func `a template with a zero byte is refused`() throws {
    let said = try messages(about: site(["Templates/home.html": "<p>a\u{0}b</p>"]))
    #expect(said.contains("Templates/home.html:1:5: error[E0102]"), "\(said)")
  }

  @Test(arguments: [
    ("2026-01-02", "2026-01-01", true), ("2026-01-02", "2026-01-02", true),
    ("2026-01-02T10:00:00+02:00", "2026-01-02T08:00:00Z", true),
    ("2026-01-01", "2026-01-02", false),
  ])
  func `an entry that expires before it is published is refused`(
    publish: String, expires: String, isRefused: Bool
  ) throws {
    let moments = "publish: \(publish)\nexpires: \(expires)"
    let text = "---\ntitle: Quince\nstars: 3\n\(moments)\n---\nRed.\n"
    let said = try messages(about: site(["Content/notes/quince.md": text]))
    #expect(said.contains("quince.md:5:10: error[E0327]") == isRefused, "\(said)")
  }

  @Test func `advice that looks like what is written says what sets them apart`() throws {
    let said = try messages(
      about: site([
        "Content/notes/cafe\u{301}.txt": "x",
        "Content/Models/Note.swift": (smallSite["Content/Models/Note.swift"] ?? "").replacing(
          "  @Body", with: "  var extra: File?\n  @Body"),
        "Content/notes/apple.md": "---\ntitle: A\nstars: 3\nextra: caf\u{E9}.txt\n---\nRed.\n",
      ]))
    #expect(said.contains("here stands U+00E9, and the name that there is has U+0065 U+0301"))
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
