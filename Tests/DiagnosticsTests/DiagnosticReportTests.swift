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
        %0Anote: a "fact"\t%0Ahelp: write 'title'%0Ahelp: or not
        ::warning file=my site/Content/a b%2Cc.md,line=3,endLine=4,col=4,\
        title=W0303%3A a text, a list or a mapping where another is expected::over two lines

        """
        .replacing("a text, a list", with: "a text%2C a list"))
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
}
