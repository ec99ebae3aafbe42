import Diagnostics
import Languages
import Planning
import Testing

/// The plural forms of texts in message files.
struct MessageFileTests {
  /// What is said about the files of several languages, the site's first.
  private func said(_ files: KeyValuePairs<String, String>) -> String {
    var sources = SourceMap()
    var log = DiagnosticLog()
    let read = files.map { language, text in
      let source = sources.add(path: "Content/messages/\(language).yaml", text: text)
      return MessageFile(language: language, source: source, origin: .site)
    }
    let languages = files.map(\.key)
    let catalogue = MessageFiles.read(
      read, siteLanguage: languages.first ?? "en", languages: languages, log: &log)
    catalogue.check(reportingTo: &log)
    return DiagnosticFormatter(sources: sources).text(of: log.diagnostics)
  }

  @Test(arguments: [
    ("en", "n: { \"=0\": none, one: \"1\", other: \"{count}\" }", "=0"),
    ("en", "n: { 0: none, one: a, other: \"{count}\" }", "0"),
    ("sk", "n: { one: a, few: b, other: c, \"=2\": d }", "=2"),
    ("en", "n: { one: a, other: b, othr: c }", "othr"),
    ("ja", "n: { other: b, \"=1\": c }", "=1"),
  ])
  func `a key beside plural forms is one of them`(_ language: String, _ text: String, _ key: String)
  {
    let said = said([language: text])
    #expect(said.contains("error[E0582]: '\(key)' is no plural form"), "\(said)")
    #expect(said.contains("the language '\(language)' has '"), "\(said)")
    #expect(said.ranges(of: "error[").count == 1, "\(said)")
  }

  @Test(arguments: [
    "kinds: { recipes: Recipes, other: Others }",
    "steps: { one: First, two: Second, three: Third }",
    "n: { one: { a: A }, other: { a: B }, third: { a: C } }", "n: { one: a, other: b }",
  ])
  func `a group of texts may have keys like plural forms`(text: String) {
    #expect(said(["en": text]) == "")
  }

  @Test func `a text has plural forms in each language that has several`() {
    let slovak = said(["en": "n: { one: a, other: b }", "sk": "n: \"y {count}\""])
    #expect(slovak.contains("error[E0582]: the text 'n' lacks the plural forms 'one'"), "\(slovak)")
    #expect(slovak.contains("Content/messages/sk.yaml:1:1"), "\(slovak)")
    let english = said(["sk": "n: { one: a, few: b, other: c }", "en": "n: x"])
    #expect(
      english.contains("error[E0582]: the text 'n' lacks the plural forms 'one', 'other'"),
      "\(english)")
  }

  @Test func `a language with one form needs no other`() {
    #expect(said(["en": "n: { one: a, other: b }", "ja": "n: x"]) == "")
  }

  @Test func `a group is no text with plural forms in another language`() {
    let said = said(["sk": "n: { one: a, few: b, other: c }", "en": "n: { one: a, title: b }"])
    #expect(
      said.contains("error[E0582]: 'n' is a group of texts here, and a text with plural forms"),
      "\(said)")
  }

  @Test(arguments: [
    ("next:", "next"), ("a:\n  next: # later", "a.next"), ("n: { one: , other: b }", "one"),
  ])
  func `a key with nothing behind it has no text`(text: String, key: String) {
    let said = said(["en": text])
    #expect(said.contains("error[E0608]: '\(key)' has no text"), "\(said)")
    #expect(said.ranges(of: "error[").count == 1, "\(said)")
    #expect(said.contains("or '\"\"' where readers are to see nothing"), "\(said)")
  }

  @Test func `what a file that cannot be read may hold is not missed`() {
    let said = said(["en": "n: x\nm: y", "sk": "n: a\nm: \"open"])
    #expect(said.contains("Content/messages/sk.yaml:2:"), "\(said)")
    #expect(said.ranges(of: "error[").count + said.ranges(of: "warning[").count == 1, "\(said)")
  }

  /// The theme comes with texts in languages that a site does not have.
  @Test(arguments: [(.site, true), (.theme, false)] as [(MessageFile.Origin, Bool)])
  func `a file in a language that the site lacks is read where it is the site's`(
    _ origin: MessageFile.Origin, _ isRead: Bool
  ) {
    var sources = SourceMap()
    var log = DiagnosticLog()
    let file = sources.add(path: "Content/messages/sk.yaml", text: "- n")
    _ = MessageFiles.read(
      [MessageFile(language: "sk", source: file, origin: origin)], siteLanguage: "en",
      languages: ["en"], log: &log)
    #expect(log.hasErrors == isRead)
  }

  @Test func `a text that is empty on purpose is right`() {
    #expect(self.said(["en": "next: \"\""]) == "")
    #expect(self.said(["en": "n: { one: \"\", other: b }"]) == "")
  }
}
