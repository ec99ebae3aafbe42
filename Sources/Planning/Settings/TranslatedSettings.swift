import Diagnostics
import Languages
import Schema

// The settings of sections and pages in one of their other languages.

extension SectionSettings {
  /// The section in another language, with its pages; a page whose address in that language is
  /// missing is reported and left out.
  func translated(_ other: LanguageSettings, log: inout DiagnosticLog) -> SectionSettings {
    var section = self
    section.title = other.title ?? title
    section.description = other.description
    section.at = other.at ?? at
    section.language = other.language
    section.pages = pages.compactMap { page in
      page.translated(to: other.language, from: self, log: &log)
    }
    return section
  }
}

extension PageSettings {
  /// The settings of a page in a language, if there are any.
  func settings(in language: String) -> LanguageSettings? {
    languages.first { LanguageTag.areEqual($0.language.value, language) }
  }

  /// A page of a section in another language of the section. Addresses below the section's address
  /// move with it; others have to be given, except for redirects.
  fileprivate func translated(
    to language: Spanned<String>, from section: SectionSettings, log: inout DiagnosticLog
  ) -> PageSettings? {
    let own = settings(in: language.value)
    var page = self
    page.title = own?.title ?? title
    page.description = own?.description ?? description
    page.at = own?.at ?? at
    guard own?.at == nil, let at, at.value.hasPrefix("/") else { return page }
    if at.value.hasPrefix(section.at.value) {
      page.at = Spanned(String(at.value.dropFirst(section.at.value.count)), at: at.span)
      return page
    }
    guard kind.needsAddressInLanguages else { return nil }
    log.report(
      .noAddressInLanguage(name.value, language: language.value, address: at.value, at: at.span))
    return nil
  }

  /// A page outside of sections in another language; nil where its address there is missing, which
  /// is reported.
  func translated(_ other: LanguageSettings, log: inout DiagnosticLog) -> PageSettings? {
    guard let at = other.at else {
      log.report(
        .noAddressInLanguage(
          name.value, language: other.language.value, address: self.at?.value,
          at: other.language.span))
      return nil
    }
    var page = self
    page.title = other.title ?? title
    page.description = other.description ?? description
    page.at = at
    return page
  }
}

extension SiteDefinition {
  /// The title of the site in a language.
  package func title(in language: String) -> Spanned<String> {
    languages.first { LanguageTag.areEqual($0.language.value, language) }?.title ?? title
  }

  /// The languages that sections and pages name, with their places; without the site's own.
  package var namedLanguages: [Spanned<String>] {
    let ofSections = sections.flatMap { section in
      [section.language].compactMap { $0 } + section.languages.map(\.language)
    }
    return ofSections + pages.flatMap { $0.languages.map(\.language) }
  }
}
