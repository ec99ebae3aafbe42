import Diagnostics
import Testing

/// Reports for programs.
struct DiagnosticReportTests {
  private func report() -> DiagnosticReport {
    var sources = SourceMap()
    let content = sources.add(path: "Content/a b,c.md", text: "é: 1\ntitel: A\nx: [\n]\n")
    let model = sources.add(path: "M.swift", text: "var title: String")
    let place = Span(content.id, 6, 11)
    let diagnostic = Diagnostic(
      .error, .unknownField, "unknown 'titel': 100%", at: place, label: "here",
      places: [Diagnostic.Place(Span(model.id, 4, 9), "like it")], notes: ["a \"fact\"\t"],
      help: [
        Diagnostic.Help("write 'title'", replace: place, with: "title"), Diagnostic.Help("or not"),
      ])
    let warning = Diagnostic(
      .warning, .wrongShape, "over two lines", at: Span(content.id, 18, 21))
    let nowhere = Diagnostic(.error, .noSite, "no site", at: nil)
    return DiagnosticReport(
      [warning, diagnostic, nowhere, diagnostic], sources: sources, folder: "my site")
  }

  @Test func `GitHub gets a command a line, escaped`() {
    #expect(
      report().text(as: .github)
        == """
        ::error title=E0607%3A a folder without a site::no site
        ::error file=my site/Content/a b%2Cc.md,line=2,endLine=2,col=1,endColumn=6,\
        title=E0301%3A a key that the model does not have::unknown 'titel': 100%25\
        %0Anote: a "fact"  %0Ahelp: write 'title'%0Ahelp: or not
        ::warning file=my site/Content/a b%2Cc.md,line=3,endLine=4,col=4,\
        title=W0303%3A a text, a list or a mapping where another is expected::over two lines

        """
        .replacing("a text, a list", with: "a text%2C a list"))
  }

  @Test func `GitHub gets nothing that a terminal would obey`() {
    var sources = SourceMap()
    let source = sources.add(path: "Content/a\u{1B}[2J\r\n::error::b.md", text: "x")
    let diagnostic = Diagnostic(
      .error, .unknownField, "unknown 'x'", at: Span(source.id, 0, 1),
      help: [Diagnostic.Help("write '\u{1B}]0;y\u{7}\u{202E}'")])
    let text = DiagnosticReport([diagnostic], sources: sources).text(as: .github)
    #expect(
      text
        == """
        ::error file=Content/a<U+001B>[2J<U+000D><U+000A>%3A%3Aerror%3A%3Ab.md,line=1,endLine=1,\
        col=1,endColumn=2,title=E0301%3A a key that the model does not have::unknown 'x'\
        %0Ahelp: write '<U+001B>]0;y<U+0007><U+202E>'

        """)
  }

  @Test func `what is written in quotes is replaced in quotes`() {
    var sources = SourceMap()
    let text = #"{"titel": 'a', b: "c", d: e}"#
    let source = sources.add(path: "a.json", text: text)
    func mended(_ range: Range<Int>, _ replacement: String) -> String? {
      Diagnostic.Help(
        "", replace: Span(source.id, range.lowerBound, range.upperBound), with: replacement
      )
      .text(in: sources[source.id])
    }
    #expect(mended(1..<8, "title") == "\"title\"")
    #expect(mended(1..<8, #"a"b\c"#) == #""a\"b\\c""#)
    #expect(mended(10..<13, "it's") == "'it''s'")
    #expect(mended(18..<21, "\"x\"") == "\"x\"")
    #expect(mended(26..<27, "f") == "f")
    #expect(Diagnostic.Help("no").text(in: sources[source.id]) == nil)
  }

  @Test func `JSON tells everything, with places as lines and columns`() {
    let text = report().text(as: .json)
    #expect(text.hasPrefix("{\n  \"version\": 1,\n  \"errors\": 2,\n  \"warnings\": 1,\n"))
    #expect(
      text.contains(
        """
              "severity": "error",
              "code": "E0301",
              "rule": "a key that the model does not have",
              "message": "unknown 'titel': 100%",
              "path": "Content/a b,c.md",
              "line": 2,
              "column": 1,
              "endLine": 2,
              "endColumn": 6,
              "label": "here",
              "places": [
                {
                  "path": "M.swift",
                  "line": 1,
                  "column": 5,
                  "endLine": 1,
                  "endColumn": 10,
                  "label": "like it"
                }
              ],
              "notes": [
                "a \\"fact\\"\\t"
              ],
              "help": [
                {
                  "message": "write 'title'",
                  "replacement": {
                    "path": "Content/a b,c.md",
                    "line": 2,
                    "column": 1,
                    "endLine": 2,
                    "endColumn": 6,
                    "text": "title"
                  }
                },
                {
                  "message": "or not"
                }
              ]
        """))
  }

  @Test func `SARIF has rules, results, regions, related places and fixes`() {
    let text = report().text(as: .sarif)
    for part in [
      "\"version\": \"2.1.0\"", "\"columnKind\": \"unicodeCodePoints\"", "\"id\": \"0301\"",
      "\"ruleId\": \"0301\",\n          \"ruleIndex\": 0,\n          \"level\": \"error\"",
      "\"uri\": \"my%20site/Content/a%20b%2Cc.md\"", "\"relatedLocations\": [",
      "\"insertedContent\": {", "\"text\": \"title\"", "\"level\": \"warning\"",
      "\"startLine\": 3,\n                  \"startColumn\": 4,\n                  \"endLine\": 4",
    ] {
      #expect(text.contains(part), "no \(part)")
    }
  }

  @Test func `nothing wrong is an empty report`() {
    let report = DiagnosticReport([], sources: SourceMap())
    #expect(report.text(as: .github) == "")
    #expect(report.text(as: .json).contains("\"diagnostics\": []"))
    #expect(report.text(as: .sarif).contains("\"results\": []"))
  }

  @Test(arguments: [
    ("/my site", "file:///my%20site/a%0Ab%C3%A9.md"), ("my site", "my%20site/a%0Ab%C3%A9.md"),
    (".", "a%0Ab%C3%A9.md"),
  ])
  func `the address of a file in SARIF is encoded, and absolute where the folder is`(
    folder: String, address: String
  ) {
    var sources = SourceMap()
    let source = sources.add(path: "a\nbé.md", text: "x")
    let diagnostic = Diagnostic(
      .error, .unknownField, "unknown 'x'", at: Span(source.id, 0, 1))
    let text = DiagnosticReport([diagnostic], sources: sources, folder: folder).text(as: .sarif)
    #expect(text.contains("\"\(address)\""), "\(text)")
  }
}

extension DiagnosticCode {
  fileprivate static let unknownField = DiagnosticCode(
    "0301", "a key that the model does not have", "Correct the key.")
  fileprivate static let wrongShape = DiagnosticCode(
    "0303", "a text, a list or a mapping where another is expected", "Write what is expected.")
  fileprivate static let noSite = DiagnosticCode(
    "0607", "a folder without a site", "Write a site.")
}
