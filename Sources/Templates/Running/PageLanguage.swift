import Languages

/// How the language of a page writes; held by reference, so that handing it on copies nothing.
final class PageLanguage: Sendable {
  /// The language's tag, as the page has it.
  let tag: String
  let format: LanguageFormat

  init(_ tag: String) {
    self.tag = tag
    format = .named(tag)
  }
}
