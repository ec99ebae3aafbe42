import Content
import Diagnostics
import Languages
import Schema
import Tables

/// Reports languages without content, and texts without a translation.
struct LanguageCheck {
  let definition: SiteDefinition
  let planner: PagePlanner
  /// Uncertain where pages are missing.
  let certainty: Certainty

  func report(log: inout DiagnosticLog) {
    report(
      definition.languages, repeating: definition.language, of: definition.title, log: &log)
    for section in definition.sections { report(section, log: &log) }
    for page in definition.pages {
      report(page.languages, repeating: definition.language, of: page.name.value, log: &log)
      for other in page.languages { reportTexts(of: page, other.language.value, log: &log) }
    }
    guard certainty == .certain else { return }
    let known = Set(planner.declarations.map(\.language)).sorted()
    for other in definition.languages where !known.contains(other.language.value) {
      log.report(
        .unknownName(
          "page in the language", other.language.value, at: other.language.span, known: known,
          suggesting: &log))
    }
    for collection in definition.collections { report(collection, log: &log) }
  }

  private func report(_ section: SectionSettings, log: inout DiagnosticLog) {
    let own = section.language?.value ?? definition.language
    report(section.languages, repeating: own, of: section.name.value, log: &log)
    let known = section.languages.map(\.language.value)
    for page in section.pages {
      for other in page.languages
      where certainty == .certain
        && !known.contains(where: { LanguageTag.areEqual($0, other.language.value) })
      {
        log.report(
          .unknownName(
            "language of this section", other.language.value, at: other.language.span,
            known: known, suggesting: &log))
      }
      for language in known { reportTexts(of: page, language, in: section, log: &log) }
    }
  }

  /// Reports a language that is also the first one.
  private func report(
    _ languages: [LanguageSettings], repeating own: String, of name: String,
    log: inout DiagnosticLog
  ) {
    for other in languages where LanguageTag.areEqual(other.language.value, own) {
      log.report(.repeatedLanguage(other.language.value, of: name, at: other.language.span))
    }
  }

  /// Reports the texts of a page that stay in the first language.
  private func reportTexts(
    of page: PageSettings, _ language: String, in section: SectionSettings? = nil,
    log: inout DiagnosticLog
  ) {
    let other = page.settings(in: language)
    let isHome = section.map { page.isHome(of: $0) } ?? false
    if other?.title == nil {
      if let title = page.title {
        if Self.hasWords(title.value) {
          log.report(.untranslatedText("title", of: page.name.value, language, at: title.span))
        }
      } else if page.kind.isCalledByName, !isHome, page.format == .html {
        log.report(.untranslatedText("title", of: page.name.value, language, at: page.name.span))
      }
    }
    if other?.description == nil, let text = page.description, Self.hasWords(text.value) {
      log.report(.untranslatedText("description", of: page.name.value, language, at: text.span))
    }
  }

  /// Whether a pattern has letters outside of its braces.
  private static func hasWords(_ pattern: String) -> Bool {
    var depth = 0
    for character in pattern {
      if character == "{" { depth += 1 } else if character == "}" { depth -= 1 }
      if depth == 0, character.isLetter { return true }
    }
    return false
  }

  /// Reports translations of a collection that has pages, but none in their language.
  private func report(_ settings: CollectionSettings, log: inout DiagnosticLog) {
    let shown = Set(planner.declarations.compactMap(\.collection))
    let all = planner.content.collections
    guard let index = planner.content.collectionIndex(named: settings.name.value),
      shown.contains(index)
    else { return }
    for translation in settings.translations {
      let own = all.tableIndices.first {
        all[$0].definition.translation
          == CollectionDefinition.Translation(of: index, language: translation.language.value)
      }
      guard let own, !shown.contains(own) else { continue }
      log.report(
        .translationWithoutPages(
          settings.name.value, language: translation.language.value,
          at: translation.language.span))
    }
  }
}

extension PageSettings {
  /// Whether the page is at its section's own address, and called after the section.
  fileprivate func isHome(of section: SectionSettings) -> Bool {
    switch at?.value {
    case nil: kind.isUsuallyHome
    case "": true
    case let address?: address == section.at.value
    }
  }
}
