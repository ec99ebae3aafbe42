import Languages

/// The formats and the letter case of a page's language; held by reference, so that passing it copies nothing.
final class PageLanguage: Sendable {
  /// The language's tag, as the page has it.
  let tag: String
  let format: LanguageFormat
  let cases: CaseMapping

  init(_ tag: String) {
    self.tag = tag
    format = .named(tag)
    cases = CaseMapping(of: tag)
  }
}
