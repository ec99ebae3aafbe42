import Content
import Schema

/// Makes the values that all pages of the site, of a section and of a declaration share.
struct SharedValues {
  private let context: ContextBuilder
  private let planner: PagePlanner
  /// What pages in a language share.
  private var inLanguage: [String: (site: Value, collections: Value)] = [:]

  init(
    _ definition: SiteDefinition, context: ContextBuilder, planner: PagePlanner,
    builder: inout StoreBuilder
  ) {
    self.context = context
    self.planner = planner
    let pages = builder.list(folders().map(Value.page))
    for language in [definition.language] + planner.declarations.map(\.language)
    where inLanguage[language] == nil {
      inLanguage[language] = (
        site(definition, in: language, pages: pages, builder: &builder),
        builder.record(context.collectionsID, collections(in: language))
      )
    }
  }

  /// The values of a context's fields in order; `none` for those that differ from page to page.
  func values(
    of declaration: PageDeclaration, index: Int, builder: inout StoreBuilder
  ) -> [Value] {
    let section = declaration.section.map {
      self.section($0, current: index, builder: &builder)
    }
    let shared = inLanguage[declaration.language]
    return [shared?.site ?? .none, .none, section ?? .none, shared?.collections ?? .none]
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
        builder.text(other?.title?.value ?? definition.title),
        builder.text(other?.description?.value ?? definition.description),
        builder.text(definition.language), builder.text(definition.address),
        home, builder.list(records), pages,
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

  /// The outputs of the pages for readers: those whose address is a folder, redirects and data
  /// left out.
  private func folders() -> [Int] {
    planner.pages.indices.filter { page in
      let declaration = planner.declarations[Int(planner.pages[page].declaration)]
      if case .redirect = declaration.subject { return false }
      guard declaration.format == .html else { return false }
      return planner.addresses[page].last == UInt8(ascii: "/")
    }
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
      let title = planner.declarations[declaration].title
      var text: [UInt8] = []
      PatternWriter(models: planner.models, store: planner.content.store)
        .appendText(title ?? TextPattern(literal: section.title), .init(), to: &text)
      tabs.append(
        builder.record(
          context.structures.tab,
          [
            builder.text(name.value), builder.text(String(decoding: text, as: UTF8.self)),
            .page(page), .bool(declaration == currentTab),
          ]))
    }
    let first = planner.addresses.output(at: Array(section.address.value.utf8))
    return builder.record(
      context.structures.section,
      [
        builder.text(section.name), builder.text(section.title),
        builder.text(section.description), first.map(Value.page) ?? .none,
        builder.text(section.language), builder.list(tabs),
      ])
  }

  /// The declaration of the tab that a declaration's pages belong to: itself, or that of the
  /// list of the same collection.
  private func tab(of declaration: Int, in section: PlannedSection) -> Int? {
    let names = section.tabs.map(\.value)
    let tabs = section.declarations.filter { names.contains(planner.declarations[$0].name) }
    if tabs.contains(declaration) { return declaration }
    let collection = planner.declarations[declaration].subject.collection
    return tabs.first { planner.declarations[$0].subject.collection == collection } ?? tabs.first
  }
}
