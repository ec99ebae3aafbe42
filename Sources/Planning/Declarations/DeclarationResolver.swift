import Content
import Diagnostics
import Languages
import Schema
import Templates

/// Resolves the names in the pages of `site.yaml` and reports unknown ones.
struct DeclarationResolver {
  /// A collection whose entries pages show, in their language where it is translated.
  struct ShownCollection {
    let index: CollectionIndex
    let model: StructureID
  }

  /// A collection of which pages can show entries.
  struct Collection {
    let name: String
    let model: StructureID
    let index: CollectionIndex
    /// Its translations, by language; the languages of an untranslated one whose entries are
    /// repeated are among them.
    var translations: [String: CollectionIndex] = [:]
    /// Whether it has translations of its own.
    var isTranslated = false

    /// The translation into a language.
    func translation(into language: String) -> CollectionIndex? {
      translations.first { LanguageTag.areEqual($0.key, language) }?.value
    }
  }

  let models: Models
  /// The collections in their first language.
  let collections: [Collection]
  /// The names of all collections that `site.yaml` declares, valid or not.
  let declared: [String]
  /// The templates of the site and of the theme.
  let templates: TemplateSet
  /// All sources, of which the site's file is one.
  let sources: SourceMap
  /// Whether the site has an `address`.
  let hasSiteAddress: Bool
  /// What `site.yaml` says about the values that a page groups by, in a language.
  let groupValues: (any PageKindSettings, String) -> [GroupValue]
  /// The date of the build; none where it has none.
  let now: Value

  /// Where declarations are resolved: a section, nil for pages outside of sections, and the
  /// language of the pages.
  struct Place {
    var section: (index: SectionIndex, settings: SectionSettings)?
    let language: String
    /// The language, if `site.yaml` lists it as a further one of the section or page.
    var translation: Spanned<String>?
  }

  /// Resolves the declaration of a page; nil when something in it was reported.
  func resolve(
    _ page: PageSettings, _ origin: PageDeclaration.Origin, in place: Place,
    log: inout DiagnosticLog
  ) -> PageDeclaration? {
    let errors = log.diagnostics.count
    guard let kind = page.kind.resolved(for: page, in: place, by: self, log: &log) else {
      return nil
    }
    let scope = kind.scope(in: models)
    let address = address(of: page, kind, in: place, scope: scope, log: &log)
    let title = text(page.title, in: scope, log: &log)
    let description = text(page.description, in: scope, log: &log)
    let filter = filter(of: page, kind, in: place, log: &log)
    if page.links == .whole, !hasSiteAddress {
      log.report(.needsSiteAddress(page.name.value, at: page.name.span))
    }
    guard let address, kind.isWhole, log.diagnostics.count == errors else { return nil }
    if let filter, filter.neverHolds {
      log.report(.impossibleCondition(filter.text, at: page.condition?.span))
    } else if let filter, filter.alwaysHolds {
      log.report(.needlessCondition(filter.text, at: page.condition?.span))
    }
    let names = templateNames(of: page, kind, at: address, in: place)
    return PageDeclaration(
      page, kind, origin, in: place,
      resolved: PageDeclaration.Resolved(
        address: address, title: title, description: description, filter: filter,
        values: groupValues(page.kind, place.language),
        links: page.links ?? usualLinks(for: kind, at: address),
        template: Spanned(
          names.first(where: templates.contains) ?? names[names.count - 1],
          at: (page.template ?? page.name).span), templateNames: names))
  }

  /// The filter of the entries that a page shows.
  private func filter(
    of page: PageSettings, _ kind: any PageKind, in place: Place, log: inout DiagnosticLog
  ) -> EntryFilter? {
    guard let condition = page.condition, let model = kind.model,
      models[model].certainty == .certain
    else { return nil }
    let source = condition.span.map { sources[$0.source] }
    return EntryFilter(
      condition, of: model, in: source, models: models, language: place.language, now: now,
      log: &log)
  }
}
