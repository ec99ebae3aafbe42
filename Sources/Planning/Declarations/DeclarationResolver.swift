import Diagnostics
import Languages
import Schema

/// Resolves the names in the pages of `site.yaml` and reports those that lead nowhere.
struct DeclarationResolver {
  /// What a page can show of.
  struct Collection {
    let name: String
    let model: StructureID
    /// Its index among all collections of the content, translations included.
    let index: Int
    /// The indices of its translations, by language.
    var translations: [String: Int] = [:]

    /// The index of the translation into a language.
    func translation(into language: String) -> Int? {
      translations.first { LanguageTag.areEqual($0.key, language) }?.value
    }
  }

  let models: Models
  /// The collections in their first language.
  let collections: [Collection]
  /// The names of all collections that `site.yaml` declares, rightly or wrongly.
  let declared: [String]
  /// Whether there is a template with this name.
  let hasTemplate: (String) -> Bool
  /// All sources, of which the site's file is one.
  let sources: SourceMap
  /// Whether the site says where it is published.
  let hasSiteAddress: Bool
  /// What `site.yaml` says of the values that a page groups by.
  let groupValues: (PageSettings.Subject) -> [GroupValue]
  /// The date of the build; none where it has none.
  let now: Value

  /// Where declarations are resolved: a section, nil for pages outside of sections, and the
  /// language of the pages.
  struct Place {
    var section: (index: Int, settings: SectionSettings)?
    let language: String
    /// The language where the site's file names it as another one of the section or page.
    var translation: Spanned<String>?
  }

  /// Resolves the declaration of a page; nil when something in it was reported.
  func resolve(
    _ page: PageSettings, _ origin: PageDeclaration.Origin, in place: Place,
    log: inout DiagnosticLog
  ) -> PageDeclaration? {
    guard let subject = subject(of: page, in: place, log: &log) else { return nil }
    var scope = PatternScope(models: models)
    scope.entry = subject.entry
    scope.component = subject.component
    switch subject.kind {
    case .list:
      scope.hasNumber = true
      scope.entry = nil
    case .component: scope.hasNumber = true
    case .group:
      (scope.hasNumber, scope.hasKey) = (true, true)
      scope.entry = nil
    case .feed: scope.entry = nil
    case .entry, .groups, .search, .single, .redirect: break
    }
    let errors = log.diagnostics.count
    let text = PatternReader(scope: scope, use: .text)
    let address = address(of: page, subject, in: place, scope: scope, log: &log)
    let title = page.title.flatMap { text.read($0, log: &log) }
    let description = page.description.flatMap { text.read($0, log: &log) }
    let filter = filter(of: page, subject, log: &log)
    let feed = feed(of: page, subject, log: &log)
    let search = search(of: page, in: place, log: &log)
    if page.links == .whole, !hasSiteAddress {
      log.report(.needsSiteAddress(page.name.value, at: page.name.span))
    }
    if case .search = page.subject, search == nil { return nil }
    guard let address, log.diagnostics.count == errors else { return nil }
    let templates = templateNames(of: page, subject, at: address, in: place)
    return PageDeclaration(
      name: page.name.value, span: page.name.span, section: place.section?.index, origin: origin,
      subject: subject.kind, entry: subject.entry, component: subject.component, address: address,
      title: title, description: description, perPage: page.perPage, filter: filter,
      limit: page.limit, mergesValues: page.mergesValues, values: groupValues(page.subject),
      continuesAcross: page.continuesAcross, feed: feed, search: search, views: page.views,
      format: page.format, links: page.links ?? usualLinks(for: subject.kind, at: address),
      template: Spanned(
        templates.first(where: hasTemplate) ?? templates[templates.count - 1],
        at: (page.template ?? page.name).span), templateNames: templates, target: subject.target,
      language: place.language, isTranslation: place.translation != nil)
  }

  /// What the items of a feed are made of.
  private func feed(
    of page: PageSettings, _ subject: ResolvedSubject, log: inout DiagnosticLog
  ) -> FeedFields? {
    guard case .feed(_, let settings) = page.subject, let model = subject.model,
      !models[model].hasErrors
    else { return nil }
    return FeedFieldsReader(models: models, entry: model).read(settings, log: &log)
  }

  /// Which entries a page shows.
  private func filter(
    of page: PageSettings, _ subject: ResolvedSubject, log: inout DiagnosticLog
  ) -> EntryFilter? {
    guard let condition = page.condition, let model = subject.model, !models[model].hasErrors
    else { return nil }
    let source = condition.span.map { sources[$0.source] }
    return EntryFilter(condition, of: model, in: source, models: models, now: now, log: &log)
  }
}
