import Diagnostics
import FileSystem
import SiteCompiler
import TestSupport
import Testing

/// What `site.yaml` says of the theme's colours, fonts and measures.
struct AppearanceTests {
  private static let sheet = "a { color: red }\n"

  /// The small site with a style sheet, and what it says of its theme and of its section's colours.
  private func files(theme: String, section: String = "") -> [String: String] {
    let yaml = (smallSite["Content/site.yaml"] ?? "").replacing(
      "at: /notes/", with: "at: /notes/" + (section.isEmpty ? "" : "\n    colours: \(section)"))
    return site([
      "Content/site.yaml": "theme: \(theme)\n" + yaml,
      "Templates/assets/theme.css": Self.sheet,
      "Templates/base.html": """
      <!doctype html>
      <html lang="{{ page.language }}">
      <head><meta charset="utf-8"><title>{{ page.title }}</title>
      <link rel="stylesheet" href="{{ asset("theme.css") }}"></head>
      <body>{% block main %}{% endblock %}
      <p>{{ site.colours.light.paper }} {{ site.colours.dark.accent }}
      {% if section %}{{ section.colours.light.tint }}{% endif %}</p></body>
      </html>
      """,
    ])
  }

  /// The style sheet as it is published.
  private func sheet(theme: String, section: String = "") throws -> String {
    let built = try BuiltSite(files(theme: theme, section: section))
    #expect(built.messages == "")
    return built[built.paths.first { $0.hasPrefix("assets/theme.") } ?? ""]
  }

  @Test(arguments: [
    ("one-accent", "{ accent: \"#2f6b3a\" }", ""),
    (
      "section", "{ accent: \"#2f6b3a\" }", "{ accent: \"#7b2d7a\", dark: { accent: \"#e0a2de\" } }"
    ),
    ("paper-and-ink", "{ paper: \"#ffffff\", ink: \"#102030\", dark: { paper: \"#000000\" } }", ""),
    ("dark-only", "{ scheme: dark, paper: \"#101418\", accent: \"#7fd1ff\" }", ""),
    ("light-only", "{ scheme: light, accent: \"#8a1c1c\" }", "{ tint: \"#fff0f0\" }"),
    ("measures", "{ corners: soft, text-size: 112, width: 70, interface-font: rounded }", ""),
    ("families", "{ reading-font: \"'Iowan Old Style', Georgia, serif\", corners: square }", ""),
  ])
  func `settings end the style sheet`(name: String, theme: String, section: String) throws {
    let sheet = try sheet(theme: theme, section: section)
    #expect(sheet.hasPrefix(Self.sheet))
    let difference = Golden.difference(of: sheet, from: "theme-\(name).css")
    #expect(difference == nil, Comment(rawValue: difference ?? ""))
  }

  @Test func `a sheet without settings is published as it is`() throws {
    let built = try BuiltSite(
      files(theme: "").merging(["Content/site.yaml": smallSite["Content/site.yaml"] ?? ""]) { $1 })
    #expect(built[built.paths.first { $0.hasPrefix("assets/theme.") } ?? ""] == Self.sheet)
  }

  @Test func `a fingerprint covers the settings`() throws {
    let paths = try ["#2f6b3a", "#2f6b3b"].map { accent in
      try BuiltSite(files(theme: "{ accent: \"\(accent)\" }")).paths
        .first { $0.hasPrefix("assets/theme.") }
    }
    #expect(paths[0] != paths[1])
  }

  @Test func `templates are given the colours`() throws {
    let built = try BuiltSite(
      files(theme: "{ scheme: dark, accent: \"#7fd1ff\" }", section: "{ tint: \"#102030\" }"))
    #expect(built.messages == "")
    #expect(built["index.html"].contains("#161513 #7fd1ff"))
    #expect(built["notes/index.html"].contains("#102030"))
  }

  @Test func `wrong settings are drawn as recorded`() throws {
    let wrong = [
      ("{ accent: \"#99aadd\" }", ""), ("{ accent: red, muted: \"#12\" }", ""),
      ("{ interface-font: Inter, reading-font: \"a;b, serif\" }", ""),
      ("{ paper: \"#d0c0b0\" }", ""), ("{ paper: \"#222222\", ink: \"#eeeeee\" }", ""),
      ("{ dark: { paper: \"#eeeeee\" } }", ""),
      ("{ scheme: light, dark: { accent: \"#ffffff\" } }", ""),
      ("{ scheme: dim, corners: sharp, text-size: 300 }", ""),
      ("{ accent: \"#2f6b3a\" }", "{ accent: \"#eeee00\", paper: \"#ffffff\" }"),
    ]
    let drawn = try wrong.map { try messages(about: files(theme: $0.0, section: $0.1)) }
    let difference = Golden.difference(of: drawn.joined(separator: "\n"), from: "theme.txt")
    #expect(difference == nil, Comment(rawValue: difference ?? ""))
  }

  @Test func `settings need a sheet to stand in`() throws {
    var files = files(theme: "{ accent: \"#2f6b3a\" }")
    files["Templates/assets/theme.css"] = nil
    files["Templates/base.html"] = smallSite["Templates/base.html"]
    let said = try messages(about: files)
    #expect(said.contains("Content/site.yaml:1:8: error[E0960]"), "\(said)")
  }

  @Test func `settings that no page can show are told`() throws {
    var files = files(theme: "{ accent: \"#2f6b3a\" }")
    files["Templates/base.html"] = smallSite["Templates/base.html"]
    let said = try messages(about: files)
    #expect(said.contains("Content/site.yaml:1:8: warning[W0960]"), "\(said)")
  }

  @Test func `a section's name is a text of the sheet`() throws {
    var files = files(theme: "{ accent: \"#2f6b3a\" }", section: "{ accent: \"#7b2d7a\" }")
    files["Content/site.yaml"] = files["Content/site.yaml"]?
      .replacing("sections:\n  notes:", with: "sections:\n  \"no\\\"te\\\\s\":")
    files["Templates/home.html"] = "{% extends \"base.html\" %}"
    let built = try BuiltSite(files)
    let sheet = built[built.paths.first { $0.hasPrefix("assets/theme.") } ?? ""]
    #expect(sheet.contains(#"[data-section="no\000022te\00005cs"]"#), "\(sheet) \(built.messages)")
  }

  @Test(arguments: ["\"#808080\"", "\"#9a9a9a\"", "\"#a8a8a0\""])
  func `a paper has to fit the texts on all grounds that are made of it`(paper: String) throws {
    let said = try messages(about: files(theme: "{ paper: \(paper) }"))
    #expect(said.contains("error[E0961]"), "\(said)")
  }

  @Test func `a tint on which nothing can be read is what is to be changed`() throws {
    let tint = "tint: \"#504ed1\""
    for (theme, section) in [
      ("{ accent: \"#1a8c82\", \(tint) }", ""),
      ("{ accent: \"#2f6b3a\" }", "{ accent: \"#1a8c82\", \(tint) }"),
    ] {
      let said = try messages(about: files(theme: theme, section: section))
      #expect(said.contains("error[E0961]") && said.contains("leave 'tint' out"), "\(said)")
      let files = files(theme: theme, section: section).mapValues {
        $0.replacing(", \(tint)", with: "")
      }
      try expectMended(files, section)
    }
  }

  @Test func `any paper is right, or mended by the advice`() throws {
    var random = SeededGenerator(15)
    for _ in 0..<60 {
      let paper = colour(&random)
      let settings = files(theme: "{ scheme: light, paper: \"\(paper)\", ink: \"#000000\" }")
      try expectMended(settings, paper)
    }
  }

  @Test func `any accent is right, or mended by the advice`() throws {
    var random = SeededGenerator(14)
    for _ in 0..<60 {
      let accent = colour(&random)
      try expectMended(files(theme: "{ accent: \"\(accent)\" }"), accent)
    }
  }

  /// Any colour as `site.yaml` has it.
  private func colour(_ random: inout SeededGenerator) -> String {
    let value = String(Int.random(in: 0..<0x100_0000, using: &random), radix: 16)
    return "#" + String(repeating: "0", count: 6 - value.count) + value
  }

  /// Expects that the site is right, or that it is once the first advice is followed.
  private func expectMended(_ files: [String: String], _ name: String) throws {
    let first = try check(files)
    guard let mistake = first.log.diagnostics.first else { return }
    let help = try #require(mistake.help.first)
    guard let span = help.span, let replacement = help.replacement else { return }
    var bytes = first.sources[span.source].bytes
    bytes.replaceSubrange(span.range, with: replacement.utf8)
    var mended = files
    mended["Content/site.yaml"] = String(decoding: bytes, as: UTF8.self)
    let left = try check(mended).log.diagnostics
    #expect(left.isEmpty, "\(name): \(help.message) \(left)")
  }

  private func check(_ files: [String: String]) throws -> CheckedSite {
    let stored = files.map { (path: $0.key, bytes: Array($0.value.utf8)) }
    return try SiteCompiler(MemoryFileSystem(stored), options: CompilerOptions(now: 0)).check()
  }
}
