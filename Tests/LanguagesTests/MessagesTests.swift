import Diagnostics
import Languages
import Tables
import TestSupport
import Testing

struct MessagesTextTests {
  @Test(arguments: [
    ("Next step", "Next step"), ("{count} of {name}", "{0} of {1}"), ("{{x}}", "{x}"),
    ("", ""), ("{name}", "{1}"), ("a{name}{name}b", "a{1}{1}b"), ("é{other}", "é{-}"),
  ])
  func `a text is split at its parameters`(_ text: String, _ expected: String) {
    let (catalogue, diagnostics) = catalogue([("en", [entry("a", text)])])
    #expect(diagnostics.isEmpty)
    #expect(shown("a", in: "en", of: catalogue) == expected)
  }

  @Test(arguments: [
    ("a { b", 2..<3), ("a {b", 2..<4), ("{}", 0..<1), ("a } b", 2..<3), ("{a b}", 0..<2),
  ])
  func `a brace that names nothing is reported where it is`(_ text: String, _ range: Range<Int>) {
    let (_, diagnostics) = catalogue([("en", [entry("a", text, at: 100)])])
    #expect(diagnostics.first?.code == .brokenPlaceholder)
    #expect(
      diagnostics.first?.span?.range == range.lowerBound + 100..<range.upperBound + 100)
  }

  @Test(arguments: [
    "{a.b}", "{a b} c", "{name", "a } b", "{ a.b }", "{}", "{0}", "{1b} c", "{a-b}",
  ])
  func `a brace that names nothing is one mistake, in all languages`(_ text: String) {
    let (catalogue, diagnostics) = catalogue([
      ("en", [entry("a", text)]), ("de", [entry("a", "{b}")]),
    ])
    #expect(diagnostics.map(\.code) == [.brokenPlaceholder])
    var log = DiagnosticLog()
    catalogue.check(reportingTo: &log)
    let place = Span(SourceID(0), 0, 1)
    _ = catalogue.use(
      of: "a", at: place, arguments: [MessageArgument("b", at: place)], reportingTo: &log)
    #expect(log.diagnostics.isEmpty)
  }

  @Test(arguments: ["Of {{b}}", "Of {{ b }}"])
  func `doubled braces around a parameter are told where it is given`(_ text: String) {
    let (alone, _) = catalogue([("en", [entry("a", text)])])
    let (catalogue, _) = catalogue([("en", [entry("a", text)]), ("de", [entry("a", "{b}")])])
    var log = DiagnosticLog()
    catalogue.check(reportingTo: &log)
    let place = Span(SourceID(0), 0, 1)
    _ = alone.use(
      of: "a", at: place, arguments: [MessageArgument("b", at: place)], reportingTo: &log)
    #expect(log.diagnostics.map(\.code) == [.messageParameters, .messageArguments])
    #expect(log.diagnostics.allSatisfy { $0.help.first?.message.hasPrefix("write '{b}'") == true })
  }

  @Test(arguments: [("a { b }", 2..<7), ("{b }", 0..<4), ("{ b}", 0..<4)])
  func `blanks in the braces of a parameter are told once, and it is meant`(
    _ text: String, _ range: Range<Int>
  ) {
    let (catalogue, diagnostics) = catalogue([
      ("en", [entry("a", text, at: 100)]), ("de", [entry("a", "{b}")]),
    ])
    #expect(diagnostics.map(\.code) == [.brokenPlaceholder])
    #expect(diagnostics.first?.span?.range == range.lowerBound + 100..<range.upperBound + 100)
    #expect(diagnostics.first?.help.first?.replacement == "{b}")
    var log = DiagnosticLog()
    catalogue.check(reportingTo: &log)
    #expect(log.diagnostics.isEmpty)
  }

  @Test(arguments: [
    ("By <b>{name}</b>", 3..<6), ("A<br>b", 1..<5), ("A<BR/>", 1..<6), ("</em>", 0..<5),
    ("<a href=\"x\">b</a>", 0..<12), ("Next&nbsp;step", 4..<10), ("&#8211;", 0..<7),
    ("Fish &amp; chips", 5..<10), ("Zur&uuml;ck", 3..<9), ("<del>x</del>", 0..<5),
    ("a <h5>", 2..<6), ("<font>x", 0..<6), ("<svg/>", 0..<6), ("<li>x", 0..<4),
  ])
  func `markup in a text is told, as readers would see it`(_ text: String, _ range: Range<Int>) {
    let (_, diagnostics) = catalogue([("en", [entry("a", text, at: 100)])])
    #expect(diagnostics.map(\.code) == [.messageMarkup])
    #expect(diagnostics.first?.severity == .warning)
    #expect(diagnostics.first?.span?.range == range.lowerBound + 100..<range.upperBound + 100)
  }

  @Test(arguments: ["<b ", "</b ", "&", "&a", "<"])
  func `markup in a text is looked for in linear time`(_ piece: String) {
    let growth = WorkGrowth.perByte(ofRepeating: 400_000) { count in
      let text = String(repeating: piece, count: count / piece.utf8.count)
      _ = catalogue([("en", [entry("a", text)])])
    }
    #expect(growth < WorkGrowth.linear)
  }

  @Test(arguments: [
    "a < b > c", "<file>", "Fish & chips", "R&D; S", "<3", "a<b", "& amp;", "<notes>", "x <- y",
    "&#zz;", "&foo;", "&copy", "<title>", "<del", "> <del",
  ])
  func `signs that are no markup are right in a text`(_ text: String) {
    let (_, diagnostics) = catalogue([("en", [entry("a", text)])])
    #expect(diagnostics.isEmpty)
  }

  @Test func `a mapping of categories holds plural forms`() {
    #expect(MessageEntry.arePluralForms(["one", "other"]))
    #expect(!MessageEntry.arePluralForms(["one", "next"]))
    #expect(!MessageEntry.arePluralForms([String]()))
  }
}

struct MessagesLanguageTests {
  private let portions = [
    (
      "sk",
      [
        entry(
          "portions",
          [(.one, "{count} porcia"), (.few, "{count} porcie"), (.other, "{count} porcií")])
      ]
    ),
    ("en", [entry("portions", [(.one, "{count} portion"), (.other, "{count} portions")])]),
  ]

  @Test(arguments: [
    ("sk", 1, "{0} porcia"), ("sk", 3, "{0} porcie"), ("sk", 0, "{0} porcií"),
    ("en", 1, "{0} portion"), ("en", 0, "{0} portions"), ("en-GB", 1, "{0} portion"),
    ("de", 3, "{0} porcie"), ("SK_sk", 3, "{0} porcie"),
  ])
  func `a text has the form of its number in the page's language`(
    _ language: String, _ count: Int, _ expected: String
  ) {
    let (catalogue, diagnostics) = catalogue(portions, siteLanguage: "sk")
    #expect(diagnostics.isEmpty)
    #expect(shown("portions", in: language, count: count, of: catalogue) == expected)
  }

  @Test func `a text that a language lacks is shown in the site's language`() {
    let (catalogue, _) = catalogue(
      [
        ("sk", [entry("a", "á"), entry("b", "b")]), ("en", [entry("b", "B"), entry("c", "C")]),
      ], siteLanguage: "sk")
    #expect(shown("a", in: "en", of: catalogue) == "á")
    #expect(shown("b", in: "en", of: catalogue) == "B")
    #expect(shown("c", in: "sk", of: catalogue) == "C")
  }

  @Test func `a text of another region stands in before the site's language`() {
    let (catalogue, _) = catalogue([
      ("en", [entry("a", "A")]), ("pt-BR", [entry("a", "Á")]), ("pt-PT", [entry("b", "B")]),
    ])
    #expect(shown("a", in: "pt-PT", of: catalogue) == "Á")
  }

  @Test(arguments: [
    ["en", "zh-Hans", "zh-Hant"], ["pt", "pt-PT", "pt-BR"], ["en", "en-GB", "en-US"],
    ["de", "de-AT", "de-CH"], ["sr", "sr-Latn", "sr-Cyrl"], ["en-GB", "en"], ["fr", "en-GB", "en"],
  ])
  func `each variant of a language has its own texts`(_ tags: [String]) {
    for order in [tags, tags.reversed()] {
      let (catalogue, _) = catalogue(
        order.map { ($0, [entry("a", "text of \($0)")]) }, siteLanguage: tags[0])
      for tag in tags {
        #expect(shown("a", in: tag, of: catalogue) == "text of \(tag)", "\(order)")
      }
    }
  }

  @Test(arguments: [
    // What is shown in a language, and whether it is a text of that language.
    ("zh-Hant", ["en", "zh-Hans"], "en", true), ("zh-TW", ["en", "zh-Hant"], "zh-Hant", false),
    ("zh-TW", ["en", "zh"], "zh", true), ("zh-CN", ["en", "zh-Hans"], "zh-Hans", false),
    ("sr-Latn", ["en", "sr-Cyrl"], "en", true), ("sr", ["en", "sr-Cyrl"], "sr-Cyrl", false),
    ("pt-PT", ["en", "pt-BR"], "pt-BR", false), ("pt-PT", ["en", "pt-BR", "pt"], "pt", false),
    ("de-Latn-AT", ["en", "de"], "de", false),
    ("de-AT-1901", ["en", "de-DE", "de-AT"], "de-AT", false),
    ("sk", ["en", "cs"], "en", true),
  ])
  func `a text of a language that is read alike stands in, first the nearest`(
    _ tag: String, _ others: [String], _ expected: String, _ isLacking: Bool
  ) {
    var catalogue = MessageCatalogue(siteLanguage: "en", others: [tag])
    var log = DiagnosticLog()
    for other in others {
      catalogue.add([entry("a", other)], language: other, reportingTo: &log)
    }
    #expect(shown("a", in: tag, of: catalogue) == expected)
    #expect(catalogue.lacks(MessageIndex(0), in: tag) == isLacking)
  }

  @Test func `a site's own text replaces the one that comes with Apus`() {
    var catalogue = MessageCatalogue(siteLanguage: "en")
    var log = DiagnosticLog()
    catalogue.add(
      [entry("a", "built in {count}"), entry("b", "kept")], language: "en", isBuiltIn: true,
      reportingTo: &log)
    catalogue.add([entry("a", "own")], language: "en", reportingTo: &log)
    #expect(shown("a", in: "en", of: catalogue) == "own")
    #expect(shown("b", in: "en", of: catalogue) == "kept")
  }

  @Test func `a fallback has the plural rule of its own language`() {
    let (catalogue, _) = catalogue(
      [
        ("sk", [entry("a", [(.one, "1"), (.few, "2"), (.other, "5")])]), ("en", []),
      ], siteLanguage: "sk")
    #expect(shown("a", in: "en", count: 3, of: catalogue) == "2")
  }
}

struct MessagesDiagnosticTests {
  private let place = Span(SourceID(0), 0, 1)

  private func uses(
    _ key: String, _ arguments: [String], _ catalogue: MessageCatalogue
  ) -> [Diagnostic] {
    var log = DiagnosticLog()
    _ = catalogue.use(
      of: key, at: place, arguments: arguments.map { MessageArgument($0, at: place) },
      reportingTo: &log)
    return log.diagnostics
  }

  @Test func `an unknown key is reported with the nearest one`() {
    let (catalogue, _) = catalogue([("en", [entry("recipes.next-step", "Next")])])
    let found = uses("recipes.nextstep", [], catalogue)
    #expect(found.map(\.message) == ["no message file has a text 'recipes.nextstep'"])
    #expect(found.first?.help.first?.replacement == "recipes.next-step")
  }

  @Test func `arguments are checked by name`() {
    let (catalogue, _) = catalogue([("en", [entry("a", "{name} of {place}")])])
    #expect(uses("a", ["name", "place"], catalogue).isEmpty)
    #expect(
      uses("a", ["nmae"], catalogue).map(\.message) == [
        "the text 'a' has no parameter 'nmae'", "the text 'a' needs its parameter, 'name'",
        "the text 'a' needs its parameter, 'place'",
      ])
    #expect(uses("a", ["nmae"], catalogue).first?.help.first?.replacement == "name")
  }

  @Test func `a plural text needs a count`() {
    let (catalogue, _) = catalogue([("en", [entry("a", [(.one, "one"), (.other, "more")])])])
    #expect(
      uses("a", [], catalogue).map(\.message) == [
        "the text 'a' needs the number that chooses its plural form, 'count'"
      ])
    #expect(uses("a", ["count"], catalogue).isEmpty)
  }

  @Test(arguments: [
    ("sk", "'few' as for 2"), ("pl", "'few' as for 2, 'many' as for 0"),
    ("ar", "'zero' as for 0, 'two' as for 2, 'few' as for 3, 'many' as for 11"),
  ])
  func `each missing plural form has a number that it is for`(language: String, forms: String) {
    let (_, missing) = catalogue([(language, [entry("a", [(.one, ""), (.other, "")])])])
    #expect(missing.flatMap(\.help).map(\.message) == ["write it in each form: \(forms)"])
  }

  @Test(arguments: [
    ("pl", PluralCategory.few, true), ("pl", .many, true), ("pl", .one, false),
    ("ru", .one, true), ("sk", .few, false), ("en", .other, false), ("en", .one, false),
    ("ar", .two, false), ("lt", .one, true),
  ])
  func `a plural form of many numbers shows the number where others do`(
    language: String, without: PluralCategory, isTold: Bool
  ) {
    let forms = PluralRule(language: language).categories.map { category in
      (category, category == without ? "things" : "{count} things")
    }
    let (catalogue, found) = catalogue(
      [(language, [entry("n", forms)])], siteLanguage: language)
    var log = DiagnosticLog()
    catalogue.check(reportingTo: &log)
    #expect(found.isEmpty)
    #expect(log.diagnostics.map(\.code) == (isTold ? [.pluralForms] : []))
  }

  @Test func `plural forms without any number are right`() {
    let forms = PluralRule(language: "pl").categories.map { ($0, "things") }
    let (catalogue, _) = catalogue([("pl", [entry("n", forms)])], siteLanguage: "pl")
    var log = DiagnosticLog()
    catalogue.check(reportingTo: &log)
    #expect(log.diagnostics.isEmpty)
  }

  @Test func `a plural form that is missing or superfluous is reported`() {
    let (_, missing) = catalogue([("sk", [entry("a", [(.one, ""), (.other, "")])])])
    #expect(
      missing.map(\.message) == ["the text 'a' lacks the plural form 'few' of the language 'sk'"])
    let (_, superfluous) = catalogue([
      ("en", [entry("a", [(.one, ""), (.few, ""), (.other, "")])])
    ])
    #expect(
      superfluous.map(\.message) == ["no number has the plural form 'few' in the language 'en'"])
    #expect(superfluous.first?.severity == .warning)
    let (_, unknown) = catalogue([("br", [entry("a", [(.one, ""), (.other, "")])])])
    #expect(
      unknown.map(\.message) == [
        "which numbers have the plural form 'one' in the language 'br' is not known: 'other' is "
          + "shown for all"
      ])
    let (_, optional) = catalogue([
      ("pt-BR", [entry("a", [(.one, ""), (.many, ""), (.other, "")])])
    ])
    #expect(optional.isEmpty)
  }

  @Test func `texts that languages do not share are reported`() {
    let (catalogue, _) = catalogue([
      ("en", [entry("title", "T"), entry("b", "{name}")]),
      ("sk", [entry("titel", "T"), entry("b", "{other}")]),
    ])
    var log = DiagnosticLog()
    catalogue.check(reportingTo: &log)
    #expect(
      log.diagnostics.map(\.message) == [
        "the text 'b' in 'sk' has a parameter 'other' that the site's language has not",
        "the text 'b' in 'sk' leaves out the parameter '{name}'",
      ])
  }

  @Test func `texts that a language of pages lacks are reported at once, with the way to them`() {
    let (catalogue, _) = catalogue([
      ("en", [entry("title", "T"), entry("more", "M")]), ("pt", [entry("a", "A")]),
    ])
    let (title, more) = (MessageIndex(0), MessageIndex(1))
    #expect(!catalogue.lacks(title, in: "en-GB"))
    #expect(catalogue.lacks(title, in: "pt-BR") && catalogue.lacks(title, in: "sw"))
    let place = Span(SourceID(9), 1, 2)
    var log = DiagnosticLog()
    catalogue.report(lacking: [more, title], language: "sw", at: place, to: &log)
    catalogue.report(lacking: [title], language: "pt-BR", at: place, to: &log)
    #expect(
      log.diagnostics.map(\.message) == [
        "the language 'sw' lacks 2 texts of the interface; 'en' stands in",
        "the language 'pt-BR' lacks 1 text of the interface; 'en' stands in",
      ])
    #expect(log.diagnostics.allSatisfy { $0.span == place && $0.severity == .warning })
    #expect(log.diagnostics[0].notes == ["they are 'more', 'title'"])
    // Only the texts of the theme are a file that can be copied.
    #expect(
      log.diagnostics.map { $0.help.map(\.message) } == [
        ["write them in Content/messages/sw.yaml"], ["write it in Content/messages/pt-BR.yaml"],
      ])
  }

  @Test func `where the theme has no texts of a language, those of another one are copied`() {
    var catalogue = MessageCatalogue(siteLanguage: "sw")
    var log = DiagnosticLog()
    catalogue.add([entry("title", "T")], language: "en", isBuiltIn: true, reportingTo: &log)
    catalogue.report(lacking: [MessageIndex(0)], language: "sw", at: nil, to: &log)
    #expect(
      log.diagnostics.first?.help.map(\.message) == [
        "run 'apus theme copy messages/en.yaml', rename the copy to Templates/messages/sw.yaml, and "
          + "translate the texts in it"
      ])
    catalogue.add([entry("more", "M")], language: "sw", reportingTo: &log)
    var others = DiagnosticLog()
    catalogue.report(lacking: [MessageIndex(0)], language: "sw", at: nil, to: &others)
    #expect(
      others.diagnostics.first?.help.map(\.message) == ["write it in Content/messages/sw.yaml"])
  }

  @Test func `a text that no template shows is reported`() {
    let (catalogue, _) = catalogue([("en", [entry("title", "T"), entry("b", "B")])])
    var log = DiagnosticLog()
    catalogue.reportUnused([MessageIndex(1)], to: &log)
    #expect(log.diagnostics.map(\.message) == ["no template shows the text 'title'"])
  }
}
