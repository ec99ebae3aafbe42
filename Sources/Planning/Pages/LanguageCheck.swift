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
      definition.languages, repeating: definition.language, of: definition.title.value, log: &log)
    for section in definition.sections { report(section, log: &log) }
    for page in definition.pages {
      report(page.languages, repeating: definition.language, of: page.name.value, log: &log)
      reportTexts(of: page, page.languages.map(\.language.value), log: &log)
    }
    guard certainty == .certain else { return }
    reportDescription(log: &log)
    GroupTitleCheck(planner: planner).report(log: &log)
    let known = Set(planner.declarations.map(\.language)).sorted()
    for other in definition.languages where !known.contains(other.language.value) {
      log.report(
        .noPageInLanguage(
          other.language.value, at: other.language.span, known: known, suggesting: &log))
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
      reportTexts(of: page, known, in: section, log: &log)
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

  /// Reports the texts of a page that stay in the first language, at once for all languages.
  private func reportTexts(
    of page: PageSettings, _ languages: [String], in section: SectionSettings? = nil,
    log: inout DiagnosticLog
  ) {
    let isHome = section.map { page.isHome(of: $0) } ?? false
    var title: Spanned<String>?
    if let written = page.title {
      if Self.hasWords(written.value) { title = written }
    } else if page.kind.isCalledByName || isTab(page, of: section), !isHome, page.format == .html {
      title = page.name
    }
    let description = page.description.flatMap { Self.hasWords($0.value) ? $0 : nil }
    // What could not be read may have had them.
    let read = languages.filter { page.settings(in: $0)?.certainty != .uncertain }
    let untitled = title == nil ? [] : read.filter { page.settings(in: $0)?.title == nil }
    let undescribed =
      description == nil ? [] : read.filter { page.settings(in: $0)?.description == nil }
    let name = page.name.value
    if untitled == undescribed, !untitled.isEmpty {
      return log.report(
        .untranslatedTexts(["title", "description"], of: name, untitled, at: title?.span))
    }
    if !untitled.isEmpty {
      log.report(.untranslatedTexts(["title"], of: name, untitled, at: title?.span))
    }
    if !undescribed.isEmpty {
      log.report(
        .untranslatedTexts(["description"], of: name, undescribed, at: description?.span))
    }
  }

  /// Whether the pages of an archive are called by the name of their declaration in the bar of their
  /// section; those of a year are called after it.
  private func isTab(_ page: PageSettings, of section: SectionSettings?) -> Bool {
    page.kind is ArchivePages.Settings
      && section?.tabs.contains { $0.value == page.name.value } == true
  }

  /// Reports languages in which the site has pages, and its description is in the first language.
  private func reportDescription(log: inout DiagnosticLog) {
    guard let description = definition.description, Self.hasWords(description.value) else { return }
    let languages = Set(planner.declarations.filter(\.isTranslation).map(\.language))
    let undescribed = languages.sorted().filter { language in
      !definition.languages.contains {
        LanguageTag.areEqual($0.language.value, language) && $0.description != nil
      }
    }
    guard !undescribed.isEmpty else { return }
    log.report(.untranslatedTexts(["description"], of: nil, undescribed, at: description.span))
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

  /// Whether a collection has entries that are not published.
  private func hasOmitted(_ collection: Collection) -> Bool {
    planner.content.omitted.contains { $0.collection == collection.definition.name }
  }

  /// Reports translations of a collection that has pages, but none in their language, and languages
  /// whose pages show nothing, because nothing in them is published.
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
      guard let own else { continue }
      guard !shown.contains(own) else {
        if all[own].entries.isEmpty, !all[index].entries.isEmpty, hasOmitted(all[own]) {
          log.report(
            .languageWithoutEntries(
              settings.name.value, language: translation.language.value,
              at: translation.language.span))
        }
        continue
      }
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
