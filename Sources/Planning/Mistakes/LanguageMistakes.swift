package import Diagnostics
import Languages

extension DiagnosticCode {
  package static let languages = DiagnosticCode(
    "0609", "pages in several languages",
    """
    A site, a section and a page may be in several languages: `languages:` says what they are \
    called in each besides the first, and at which address. A language is a BCP 47 tag, such as \
    `sk` or `pt-BR`. The entries are those that the collection names in `translations:`. Every \
    text that readers see has to be there in each language: titles, descriptions, and the titles of \
    groups, which `values` below the language of a page gives.
    """)
}

extension Diagnostic {
  /// A language in which the site has a title, but no page.
  static func noPageInLanguage(
    _ language: String, at span: Span?, known: [String], suggesting log: inout DiagnosticLog
  ) -> Diagnostic {
    var diagnostic = unknownName(
      "page in the language", language, at: span, known: known, suggesting: &log)
    let written = "languages: { \(language): { title: …, at: /\(language)/ } }"
    diagnostic.help.append(Help("write '\(written)' in the section whose pages it has"))
    return diagnostic
  }

  static func malformedLanguage(_ tag: String, at span: Span?) -> Diagnostic {
    let part = LanguageTag.isWellFormed(tag) ? LanguageTag.unregisteredPart(of: tag) : nil
    let notes = part.map { part in
      ["there is no \(part.utf8.count == 2 ? "region" : "script") \(quoted(part))"]
    }
    return Diagnostic(
      .error, .languages, "\(quoted(tag)) is not the tag of a language", at: span,
      notes: notes ?? [],
      help: [
        LanguageTag.meant(by: tag).map { meant in
          span.map { Help("write '\(meant)'", replace: $0, with: meant) }
            ?? Help("write '\(meant)'")
        } ?? Help("write a BCP 47 tag, such as 'en', 'pt-BR' or 'zh-Hant'")
      ])
  }

  static func repeatedLanguage(
    _ tag: String, of name: String, at span: Span?
  ) -> Diagnostic {
    Diagnostic(
      .error, .languages, "\(quoted(tag)) is the first language of \(quoted(name)) already",
      at: span, help: [Help("name only the other languages here")])
  }

  static func noAddressInLanguage(
    _ page: String, language: String, address: String?, at span: Span?
  ) -> Diagnostic {
    let reason = address.map { ": \(quoted($0)) is that of the first language" } ?? ""
    let usual = address.map { LanguageSettings.usualAddress(of: $0, in: language) } ?? "…"
    return Diagnostic(
      .error, .languages,
      "page \(quoted(page)) has no address in the language \(quoted(language))\(reason)", at: span,
      help: [
        Help(
          "write its address there, as in 'languages: { \(language): { title: …, at: "
            + "\(DisplayText(usual).text) } }'")
      ])
  }

  static func untranslatedCollection(
    _ name: String, language: String, at span: Span?, known: [String]
  ) -> Diagnostic {
    Diagnostic(
      .error, .languages,
      "the collection \(quoted(name)) has no translations into \(quoted(language))", at: span,
      notes: ["it has: " + known.joined(separator: ", ")],
      help: [Help("write 'translations: { \(language): … }' for the collection")])
  }

  static func translationWithoutPages(
    _ name: String, language: String, at span: Span?
  ) -> Diagnostic {
    Diagnostic(
      .error, .languages,
      "no page shows the translations of \(quoted(name)) into \(quoted(language))", at: span,
      help: [Help("write 'languages: { \(language): … }' for the section that shows them")])
  }

  /// A language of a section in which all entries of a collection are drafts, or not due.
  static func languageWithoutEntries(
    _ name: String, language: String, at span: Span?
  ) -> Diagnostic {
    Diagnostic(
      .warning, .languages,
      "no entry of \(quoted(name)) is published in \(quoted(language)): its pages in this language "
        + "are empty, and the other languages link to them", at: span,
      help: [
        Help(
          "publish a translation, or take the language out of 'translations' and 'languages' until "
            + "there is one")
      ])
  }

  /// The title of a group that has no translation into some languages.
  static func untranslatedGroup(
    _ value: String, _ languages: [String], isChoice: Bool, at span: Span?
  ) -> Diagnostic {
    let others = languages.count > 1 ? ", …" : ""
    let name = DisplayText(value).text
    let shown = name.allSatisfy { $0.isLetter || $0.isNumber } ? name : "\"\(name)\""
    let own = "languages: { \(languages[0]): { values: { \(shown): { title: … } } }\(others) }"
    let label = isChoice ? [Help("or leave the title out: the files of texts label a choice")] : []
    return Diagnostic(
      .warning, .languages,
      "the title of the group \(quoted(value)) is not translated into "
        + list(languages, joinedBy: "and"), at: span,
      help: [Help("write '\(own)' for the page")] + label)
  }

  /// Texts of a page, or of the site, that have no translation into some languages.
  static func untranslatedTexts(
    _ texts: [String], of page: String?, _ languages: [String], at span: Span?
  ) -> Diagnostic {
    let entries = texts.map { "\($0): …" }.joined(separator: ", ")
    let others = languages.count > 1 ? ", …" : ""
    return Diagnostic(
      .warning, .languages,
      "the \(texts.joined(separator: " and the ")) of "
        + (page.map { "page \(quoted($0)) " } ?? "the site ")
        + "\(texts.count > 1 ? "are" : "is") not translated into "
        + list(languages, joinedBy: "and"), at: span,
      help: [
        Help(
          "write 'languages: { \(languages[0]): { \(page == nil ? "title: …, " : "")\(entries) }"
            + "\(others) }' for the \(page == nil ? "site" : "page")")
      ])
  }
}

extension LanguageTag {
  /// The tag that is surely meant by one that there is not: `en_GB` is how programs name locales.
  static func meant(by tag: String) -> String? {
    let written = canonical(tag.replacing("_", with: "-"))
    return !mayBeRegistered(tag) && mayBeRegistered(written) ? written : nil
  }
}
