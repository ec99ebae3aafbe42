import Diagnostics
import FileSystem
import SiteCompiler
import TestSupport
import Testing

/// References between the files of `Templates/assets`.
struct AssetTests {
  /// A site whose home points to an asset, with other assets.
  private func files(
    leadingTo asset: String = "main.css", _ assets: [String: String]
  ) -> [String: String] {
    var changes: [String: String] = [
      "Templates/home.html": """
      {% extends "base.html" %}
      {% block main %}<a href="{{ url("notes") }}">Notes</a><a href="{{ asset("\(asset)") }}">a</a>\
      {% endblock %}
      """
    ]
    for (name, text) in assets { changes["Templates/assets/" + name] = text }
    return site(changes)
  }

  /// The published path of an asset, by the beginning and end of its name.
  private func path(_ built: BuiltSite, _ start: String, _ end: String) -> String {
    built.paths.first { $0.hasPrefix("assets/" + start + ".") && $0.hasSuffix(end) } ?? ""
  }

  @Test(arguments: ["main.css", "main.js"])
  func `with other bytes than UTF-8 are an error at their place`(name: String) throws {
    var files = files(leadingTo: name, [name: ""]).mapValues { Array($0.utf8) }
    files["Templates/assets/" + name] = Array("/*\n".utf8) + [0xE9] + Array(" */".utf8)
    let said = try messages(about: files)
    #expect(said.contains("Templates/assets/\(name):2:1: error[E0101]"), "\(said)")
  }

  @Test func `lead to the names that are published`() throws {
    let built = try BuiltSite(
      files([
        "main.css": #"@import "parts/a.css"; a { b: url( "fonts/x.woff2?#iefix" ) }"#,
        "parts/a.css": "a { b: url(../fonts/x.woff2) } /* url(none.png) */",
        "fonts/x.woff2": "font",
      ]))
    #expect(built.messages == "")
    let font = path(built, "fonts/x", ".woff2")
    let part = path(built, "parts/a", ".css")
    #expect(built[part] == "a { b: url(../\(font.dropFirst(7))) } /* url(none.png) */")
    #expect(
      built[path(built, "main", ".css")]
        == "@import \"\(part.dropFirst(7))\"; a { b: url( \"\(font.dropFirst(7))?#iefix\" ) }")
  }

  @Test func `publish the files of the content that they lead to`() throws {
    let built = try BuiltSite(
      files(["main.css": "a { b: url(/notes/paper.txt) }"]).merging([
        "Content/Models/Note.swift": """
        import ApusModels

        struct Note: Entry {
          @Key var title: String
          var stars: Int
          var first: File?
          var second: File?
          @Body var text: Markdown
        }
        """,
        "Content/notes/apple.md": "---\ntitle: Apple\nstars: 3\nfirst: paper.txt\n"
          + "second: other.txt\n---\nA [pear](pear.md).\n",
        "Content/notes/paper.txt": "p", "Content/notes/other.txt": "o",
      ]) { $1 })
    #expect(built.messages == "")
    #expect(built.paths.contains("notes/paper.txt") && !built.paths.contains("notes/other.txt"))
  }

  @Test func `change a fingerprint whenever what they lead to changes`() throws {
    func name(_ font: String) throws -> String {
      path(
        try BuiltSite(
          files([
            "main.css": #"@import "a.css";"#, "a.css": "a { b: url(x.woff2) }", "x.woff2": font,
          ])), "main", ".css")
    }
    #expect(try name("one") == name("one"))
    #expect(try name("one") != name("two"))
  }

  @Test func `may go round in a cycle, whose files have a fingerprint in common`() throws {
    func built(_ text: String) throws -> BuiltSite {
      try BuiltSite(
        files(
          leadingTo: "a.js",
          [
            "a.js": "import './b.js'", "b.js": "import './c.js'; \(text)",
            "c.js": "import './a.js'; import './d.js'", "d.js": "import './d.js'",
          ]))
    }
    let one = try built("1")
    #expect(one.messages == "")
    let names = ["a", "b", "c", "d"].map { String(path(one, $0, ".js").dropFirst(7)) }
    #expect(one["assets/" + names[0]] == "import './\(names[1])'")
    #expect(one["assets/" + names[2]] == "import './\(names[0])'; import './\(names[3])'")
    #expect(one["assets/" + names[3]] == "import './\(names[3])'")
    let two = try built("2")
    for name in ["a", "b", "c"] { #expect(path(one, name, ".js") != path(two, name, ".js")) }
    #expect(path(one, "d", ".js") == path(two, "d", ".js"))
  }

  @Test func `that lead out of the site or to a part of the file stay`() throws {
    let style = """
      @import "https://example.org/a.css"; @import url(//example.org/b.css);
      a { b: url(data:image/png;base64,AAAA); c: url(#d); e: url("") }
      """
    let built = try BuiltSite(files(["main.css": style]))
    #expect(built.messages == "")
    #expect(built[path(built, "main", ".css")] == style)
  }

  @Test func `may lead to other files of the site`() throws {
    let built = try BuiltSite(
      files(["main.css": "a { b: url(/notes/apple/); c: url(../notes/pear/) }"]))
    #expect(built.messages == "")
    #expect(
      built[path(built, "main", ".css")]
        == "a { b: url(../notes/apple/); c: url(../notes/pear/) }")
    #expect(
      try messages(about: files(["main.css": "a { b: url(/notes/aple.png) }"]))
        .contains(
          "Templates/assets/main.css:1:12: error[E0710]: '/notes/aple.png' leads to no page"))
  }

  @Test func `are rewritten in manifests and pictures`() throws {
    let built = try BuiltSite(
      files(
        leadingTo: "app.webmanifest",
        [
          "app.webmanifest": #"{"start_url": "/", "icons": [{"src": "i\/x.svg"}]}"#,
          "i/x.svg": ##"<svg><use href="y.svg?a&amp;b#c"/><use href="#d"/></svg>"##,
          "i/y.svg": "<svg/>",
        ]))
    #expect(built.messages == "")
    let icon = path(built, "i/x", ".svg").dropFirst(7)
    #expect(
      built[path(built, "app", ".webmanifest")]
        == #"{"start_url": "../", "icons": [{"src": "\#(icon)"}]}"#)
    let use = path(built, "i/y", ".svg").dropFirst(9)
    #expect(
      built["assets/" + icon] == ##"<svg><use href="\##(use)?a&amp;b#c"/><use href="#d"/></svg>"##)
  }

  @Test func `that lead nowhere are reported at their places`() throws {
    let text = try messages(
      about: files([
        "main.css": "a {\n  b: url(fonts/inta.woff2);\n}\n@import \"../../x.css\";",
        "fonts/inter.woff2": "font",
        "a.js": "import 'b.js'\nimport './c.js'\nimport 'vue'\n//# sourceMappingURL=a.js.map",
        "b.js": "1",
        "x.svg": "<svg><g></svg>",
        "app.webmanifest": #"{"icons": [{"src": "b.png"},]}"#,
      ]))
    #expect(Golden.difference(of: text, from: "assets.txt") == nil)
  }

  @Test func `are followed in small files, and large ones are published unread`() throws {
    let large = Array(repeating: UInt8(ascii: " "), count: 3_000)
    var stored = files(["main.css": "a { b: url(x.bin) }", "b.js": ""])
      .map { (path: $0.key, bytes: Array($0.value.utf8)) }
    stored.append((path: "Templates/assets/x.bin", bytes: large))
    stored.append((path: "Templates/assets/big.js", bytes: large))
    var options = CompilerOptions(now: 0)
    options.maximumFileSize = 2_000
    let checked = try SiteCompiler(MemoryFileSystem(stored), options: options).check()
    #expect(checked.log.diagnostics.map(\.code.number) == ["0711"])
    #expect(!checked.log.hasErrors)
  }
}
