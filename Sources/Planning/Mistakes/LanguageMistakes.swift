package import Diagnostics

extension DiagnosticCode {
  package static let languages = DiagnosticCode(
    "0609", "pages in several languages",
    """
    A site, a section and a page may be in several languages: `languages:` says what they are \
    called in each besides the first, and at which address. A language is a BCP 47 tag, such as \
    `sk` or `pt-BR`. The entries are those that the collection names in `translations:`. Every \
    text that readers see has to be there in each language.
    """)
}

extension Diagnostic {
  package static func malformedLanguage(_ tag: String, at span: Span?) -> Diagnostic {
    Diagnostic(
      .error, .languages, "\(quoted(tag)) is not the tag of a language", at: span,
      help: [Help("write a BCP 47 tag, such as 'en', 'pt-BR' or 'zh-Hant'")])
  }

  package static func repeatedLanguage(
    _ tag: String, of name: String, at span: Span?
  ) -> Diagnostic {
    Diagnostic(
      .error, .languages, "\(quoted(tag)) is the first language of \(quoted(name)) already",
      at: span, help: [Help("name only the other languages here")])
  }

  package static func noAddressInLanguage(
    _ page: String, language: String, address: String?, at span: Span?
  ) -> Diagnostic {
    let reason = address.map { ": \(quoted($0)) is that of the first language" } ?? ""
    return Diagnostic(
      .error, .languages,
      "page \(quoted(page)) has no address in the language \(quoted(language))\(reason)", at: span,
      help: [Help("write 'languages: { \(language): { at: … } }' for the page")])
  }

  package static func untranslatedCollection(
    _ name: String, language: String, at span: Span?, known: [String]
  ) -> Diagnostic {
    Diagnostic(
      .error, .languages,
      "the collection \(quoted(name)) has no translations into \(quoted(language))", at: span,
      notes: ["it has: " + known.joined(separator: ", ")],
      help: [Help("write 'translations: { \(language): … }' for the collection")])
  }

  package static func translationWithoutPages(
    _ name: String, language: String, at span: Span?
  ) -> Diagnostic {
    Diagnostic(
      .error, .languages,
      "no page shows the translations of \(quoted(name)) into \(quoted(language))", at: span,
      help: [Help("write 'languages: { \(language): … }' for the section that shows them")])
  }

  package static func untranslatedText(
    _ what: String, of page: String, _ language: String, at span: Span?
  ) -> Diagnostic {
    Diagnostic(
      .warning, .languages,
      "the \(what) of page \(quoted(page)) is not translated into \(quoted(language))", at: span,
      help: [Help("write 'languages: { \(language): { \(what): … } }' for the page")])
  }
}
