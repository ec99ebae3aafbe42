import Content
import Languages
import Schema
import Templates

/// Makes the values that all pages of the site, of a section and of a declaration share.
struct SharedValues {
  private let context: ContextBuilder
  private let planner: PagePlanner
  /// The templates of pages that ask search engines to leave them out.
  private let hidden: Set<String>
  /// The feeds of each section, and of the pages outside of sections in each language.
  private var feeds: [FeedPlace: Value] = [:]
  private let records: Value
  /// What pages in a language share.
  private var inLanguage: [String: (site: Value, collections: Value)] = [:]

  init(
    _ definition: SiteDefinition, context: ContextBuilder, planner: PagePlanner,
    templates: TemplateSet, builder: inout StoreBuilder
  ) {
    hidden = templates.unindexed
    self.context = context
    self.planner = planner
    records = context.records.value(in: &builder)
    let pages = builder.list(folders().map(Value.page))
    feeds = feeds(title: definition.title(in:), builder: &builder)
    for language in [definition.language] + planner.declarations.map(\.language)
    where inLanguage[language] == nil {
      inLanguage[language] = (
        site(definition, in: language, pages: pages, builder: &builder),
        builder.record(context.collectionsID, collections(in: language))
      )
    }
  }

  /// Where the pages are whose heads name a feed.
  private struct FeedPlace: Hashable {
    let section: Int?
    let language: String

    init(_ declaration: PageDeclaration) {
      section = declaration.section
      language = declaration.language
    }
  }

  /// The links to all feeds, by the place whose pages name them.
  private func feeds(
    title: (String) -> String, builder: inout StoreBuilder
  ) -> [FeedPlace: Value] {
    var links: [FeedPlace: [Value]] = [:]
    for (index, declaration) in planner.declarations.enumerated() {
      guard declaration.feed != nil, let page = planner.pagesOfDeclaration[index].first,
        let format = FeedFormat(address: declaration.address.literalEnd)
      else { continue }
      let fields = [
        builder.text(self.title(of: declaration, siteTitle: title(declaration.language))),
        .page(page), builder.text(format.rawValue),
      ]
      links[FeedPlace(declaration), default: []]
        .append(builder.record(context.structures.feedLink, fields))
    }
    return links.mapValues { builder.list($0) }
  }

  /// The links to the feeds of a declaration's pages: of their section, or else of the site.
  func feeds(of declaration: PageDeclaration) -> Value {
    feeds[FeedPlace(declaration)] ?? .list(first: 0, count: 0)
  }

  /// The values of a context's fields in order; `none` for those that differ from page to page.
  func values(
    of declaration: PageDeclaration, index: Int, builder: inout StoreBuilder
  ) -> [Value] {
    let section = declaration.section.map {
      self.section($0, current: index, builder: &builder)
    }
    let shared = inLanguage[declaration.language]
    return [shared?.site ?? .none, .none, section ?? .none, shared?.collections ?? .none, records]
  }

  private func site(
    _ definition: SiteDefinition, in language: String, pages: Value, builder: inout StoreBuilder
  ) -> Value {
    let other = definition.languages.first {
      LanguageTag.areEqual($0.language.value, language)
    }
    let sections = planner.sections.indices.filter { index in
      let section = planner.sections[index]
      return self.section(section.origin, in: language) == index
    }
    let records = sections.map { self.section($0, current: nil, builder: &builder) }
    let home = planner.home(in: language).map(Value.page) ?? .none
    return builder.record(
      context.structures.site,
      [
        builder.text(definition.title(in: language)),
        builder.text(other?.description?.value ?? definition.description),
        builder.text(definition.language), builder.text(definition.address),
        builder.text(definition.timeZone), home,
        builder.list(records), pages, builder.text(definition.device.id?.value),
        builder.list(definition.device.favourites.map { builder.text($0.value) }),
        builder.list(definition.device.lists.map { builder.text($0.value) }),
        .bool(definition.device.isOffline),
      ])
  }

  /// The version of a section for pages in a language: in this language, or else in its first.
  private func section(_ origin: Int, in language: String) -> Int? {
    let versions = planner.sections.indices.filter { planner.sections[$0].origin == origin }
    return versions.first { planner.sections[$0].language == language } ?? versions.first
  }

  /// The lists of all collections for pages in a language: of their entries in this language,
  /// or else in the first.
  private func collections(in language: String) -> [Value] {
    let all = planner.content.collections
    return all.indices.filter { all[$0].definition.translation == nil }.map { index in
      let translation = all.firstIndex { other in
        guard let translation = other.definition.translation else { return false }
        return translation.original == index
          && LanguageTag.areEqual(translation.language, language)
      }
      let items = planner.items(of: translation ?? index)
      return .list(first: items.lowerBound, count: items.count)
    }
  }

  /// The outputs of the pages for readers: those whose address is a folder; redirects, data, and
  /// pages that ask search engines to leave them out are not among them.
  private func folders() -> [Int] {
    planner.pages.indices.filter { page in
      let declaration = planner.declarations[Int(planner.pages[page].declaration)]
      if case .redirect = declaration.subject { return false }
      guard declaration.format == .html, !hidden.contains(declaration.template.value) else {
        return false
      }
      return planner.addresses[page].last == UInt8(ascii: "/")
    }
  }

  /// What a page that shows no entry is called.
  private func title(of declaration: PageDeclaration, siteTitle: String) -> String {
    guard let pattern = declaration.title else {
      return declaration.usualTitle(
        in: declaration.section.map { planner.sections[$0] }, siteTitle: siteTitle)
    }
    var text: [UInt8] = []
    PatternWriter(models: planner.models, store: planner.content.store)
      .appendText(pattern, .init(), to: &text)
    return String(decoding: text, as: UTF8.self)
  }

  /// The names of the collections that the pages of a section show, sorted.
  private func collections(of section: PlannedSection) -> [String] {
    let all = planner.content.collections.map(\.definition)
    let names = section.declarations.compactMap { declaration -> String? in
      guard let index = planner.declarations[declaration].subject.collection else { return nil }
      return all[all[index].translation?.original ?? index].name
    }
    return Set(names).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  private func section(_ index: Int, current: Int?, builder: inout StoreBuilder) -> Value {
    let section = planner.sections[index]
    let currentTab = current.flatMap { tab(of: $0, in: section) }
    var tabs: [Value] = []
    for name in section.tabs {
      guard
        let declaration = section.declarations.first(where: {
          planner.declarations[$0].name == name.value
        }), let page = planner.pagesOfDeclaration[declaration].first
      else { continue }
      let title = title(of: planner.declarations[declaration], siteTitle: section.title)
      tabs.append(
        builder.record(
          context.structures.tab,
          [
            builder.text(name.value), builder.text(title),
            .page(page), .bool(declaration == currentTab),
          ]))
    }
    let first = planner.addresses.output(at: Array(section.address.value.utf8))
    let search = section.declarations.first { planner.declarations[$0].subject == .search }
      .flatMap { planner.pagesOfDeclaration[$0].first }
    return builder.record(
      context.structures.section,
      [
        builder.text(section.name), builder.text(section.title),
        builder.text(section.description), first.map(Value.page) ?? .none,
        builder.text(section.language), builder.list(tabs), search.map(Value.page) ?? .none,
        builder.list(collections(of: section).map { builder.text($0) }),
      ])
  }

  /// The declaration of the tab that a declaration's pages belong to: itself, or that of the
  /// list of the same collection.
  private func tab(of declaration: Int, in section: PlannedSection) -> Int? {
    let names = section.tabs.map(\.value)
    let tabs = section.declarations.filter { names.contains(planner.declarations[$0].name) }
    if tabs.contains(declaration) { return declaration }
    let shown = planner.declarations[declaration]
    let collection = shown.search?.subjects.first?.collection ?? shown.subject.collection
    return tabs.first { planner.declarations[$0].subject.collection == collection } ?? tabs.first
  }
}
