import Content
import Diagnostics
import Schema
import Tables
import Templates

/// All sections and page declarations of `site.yaml`, in all their languages, with every name in
/// them resolved.
struct ResolvedSite {
  private(set) var sections: [PlannedSection] = []
  private(set) var declarations: [PageDeclaration] = []
  /// Uncertain where declarations are missing.
  private(set) var certainty = Certainty.certain
  /// Where the pages of missing declarations may be.
  private(set) var lostAddresses = LostAddresses()

  private let definition: SiteDefinition
  private let resolver: DeclarationResolver

  /// Resolves what a site declares; what cannot be resolved is reported and left out.
  init(
    _ definition: SiteDefinition, content: SiteContent, models: Models,
    templates: TemplateSet, now: Value, log: inout DiagnosticLog
  ) {
    self.definition = definition
    resolver = DeclarationResolver(
      models: models, collections: DeclarationResolver.Collection.all(in: content),
      declared: definition.collectionNames, templates: templates,
      sources: content.sources, hasSiteAddress: definition.hasAddress,
      groupValues: definition.groupValues, now: now)
    let read = definition.sections.reduce(definition.pages.count) { $0 + $1.pages.count }
    certainty = read < definition.pageCount ? .uncertain : definition.certainty
    if read < definition.pageCount || definition.lost.pages == .uncertain {
      lostAddresses.noteAny()
    }
    definition.refuseContradictoryValues(log: &log)
    addPages(log: &log)
    for (origin, section) in zip(definition.sections.tableIndices, definition.sections) {
      addSection(section, origin: origin, log: &log)
    }
  }

  /// Adds the pages that do not belong to a section.
  private mutating func addPages(log: inout DiagnosticLog) {
    for (origin, page) in zip(definition.pages.tableIndices, definition.pages) {
      let key = PageDeclaration.Origin(section: nil, page: origin)
      add(page, key, in: DeclarationResolver.Place(language: definition.language), log: &log)
      for other in page.languages {
        guard let translated = page.translated(other, log: &log) else {
          certainty = .uncertain
          lostAddresses.noteAny()
          continue
        }
        let place = DeclarationResolver.Place(
          language: other.language.value, translation: other.language)
        add(translated, key, in: place, log: &log)
      }
    }
  }

  /// Adds a section in each of its languages.
  private mutating func addSection(
    _ section: SectionSettings, origin: SectionOrigin, log: inout DiagnosticLog
  ) {
    add(section, translation: nil, origin: origin, log: &log)
    let known = section.pages.map(\.name.value)
    for tab in section.tabs {
      if let page = section.pages.first(where: { $0.name.value == tab.value }) {
        guard page.format == .json else { continue }
        log.report(.tabOfData(tab.value, at: tab.span, declared: page.name.span))
      } else {
        reportTab(tab, among: known, log: &log)
      }
    }
    for other in section.languages {
      var found = log.emptyPart()
      let translated = section.translated(other, log: &found)
      if found.hasErrors {
        certainty = .uncertain
        lostAddresses.noteAny()
      }
      log.merge(found)
      add(translated, translation: other.language, origin: origin, log: &log)
    }
  }

  /// Reports a tab that its section has no page for.
  private func reportTab(
    _ tab: Spanned<String>, among known: [String], log: inout DiagnosticLog
  ) {
    var mistake = Diagnostic.unknownName(
      "page of this section", tab.value, at: tab.span, known: known,
      severalIn: resolver.sources, suggesting: &log)
    if mistake.help.isEmpty {
      let others = definition.pages + definition.sections.flatMap(\.pages)
      mistake.help = [
        .pageForTab(tab.value, isElsewhere: others.contains { $0.name.value == tab.value })
      ]
    }
    log.report(mistake)
  }

  private mutating func add(
    _ section: SectionSettings, translation: Spanned<String>?, origin: SectionOrigin,
    log: inout DiagnosticLog
  ) {
    let first = DeclarationIndex(declarations.count)
    let language = section.language?.value ?? definition.language
    let place = DeclarationResolver.Place(
      section: (SectionIndex(sections.count), section), language: language, translation: translation
    )
    let names = definition.sections[origin].pages.map(\.name.value)
    for page in section.pages {
      let number = TableIndex<PageSettings>(names.firstIndex(of: page.name.value) ?? 0)
      add(page, PageDeclaration.Origin(section: origin, page: number), in: place, log: &log)
    }
    sections.append(
      PlannedSection(
        name: section.name.value, title: section.title, description: section.description,
        address: section.at, language: language,
        palettes: section.palettes ?? definition.appearance.palettes,
        icon: section.icon ?? Icon(rawValue: section.name.value) ?? .documents,
        tabs: section.tabs,
        declarations: first..<DeclarationIndex(declarations.count), origin: origin,
        isTranslation: translation != nil))
  }

  private mutating func add(
    _ page: PageSettings, _ origin: PageDeclaration.Origin, in place: DeclarationResolver.Place,
    log: inout DiagnosticLog
  ) {
    if let declaration = resolver.resolve(page, origin, in: place, log: &log) {
      declarations.append(declaration)
    } else {
      certainty = .uncertain
      lostAddresses.note(page, in: place)
    }
  }
}

extension DeclarationResolver.Collection {
  /// The collections of a site in their first language, each with its translations.
  static func all(in content: SiteContent) -> [DeclarationResolver.Collection] {
    var collections: [DeclarationResolver.Collection] = []
    for (index, collection) in zip(content.collections.tableIndices, content.collections) {
      let definition = collection.definition
      if let translation = definition.translation {
        let original = collections.firstIndex { $0.index == translation.original }
        guard let original else { continue }
        collections[original].translations[translation.language] = index
        if !translation.repeatsOriginal { collections[original].isTranslated = true }
      } else {
        collections.append(
          DeclarationResolver.Collection(
            name: definition.name, model: definition.model, index: index))
      }
    }
    return collections
  }
}
