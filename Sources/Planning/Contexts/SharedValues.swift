import Content
import Languages
import Schema
import Tables
import Templates

/// Makes the values that all pages of the site, of a section and of a declaration share.
struct SharedValues {
  private let definition: SiteDefinition
  private let context: ContextBuilder
  private let planner: PagePlanner
  /// The templates of pages that ask search engines to leave them out.
  private let hidden: Set<String>
  /// The feeds of each section, and of the pages outside of sections in each language.
  private var feeds: [FeedPlace: Value] = [:]
  private let records: Value
  /// What pages in a language share.
  private var inLanguage: [String: (site: Value, collections: Value, form: ShownForm)] = [:]

  init(
    _ definition: SiteDefinition, context: ContextBuilder, planner: PagePlanner,
    templates: TemplateSet, models: Models, builder: inout StoreBuilder
  ) {
    hidden = templates.unindexed(
      among: planner.declarations.filter(\.needsTemplate).map(\.template.value))
    self.definition = definition
    self.context = context
    self.planner = planner
    records = context.records.value(in: models, &builder)
    let pages = builder.list(folders().map { .page($0) })
    feeds = feeds(title: definition.title(in:), builder: &builder)
    for language in [definition.language] + planner.declarations.map(\.language)
    where inLanguage[language] == nil {
      inLanguage[language] = (
        site(definition, in: language, pages: pages, builder: &builder),
        collections(in: language, models, builder: &builder),
        planner.shownForm(in: language)
      )
    }
  }

  /// The place of the pages whose heads name a feed.
  private struct FeedPlace: Hashable {
    let section: SectionIndex?
    let language: String

    init(_ declaration: PageDeclaration) {
      section = declaration.section
      language = declaration.language
    }
  }

  /// The links to all feeds, by the place whose pages name them.
  private func feeds(
    title: (String) -> Spanned<String>, builder: inout StoreBuilder
  ) -> [FeedPlace: Value] {
    var links: [FeedPlace: [Value]] = [:]
    for (index, declaration) in zip(planner.declarations.tableIndices, planner.declarations) {
      guard declaration.feed != nil, let page = planner.pages(of: index).first,
        let format = FeedFormat(address: declaration.address.literalEnd)
      else { continue }
      var link = context.structures.feedLink.record()
      let title = self.title(of: declaration, siteTitle: title(declaration.language))
      link[.title] = builder.text(title.value)
      link[.url] = .page(page)
      link[.type] = builder.text(format.rawValue)
      links[FeedPlace(declaration), default: []].append(
        builder.add(link, written: [.title: title.span]))
    }
    return links.mapValues { builder.list($0) }
  }

  /// The links to the feeds of a declaration's pages: of their section, otherwise of the site.
  private func feeds(of declaration: PageDeclaration) -> Value {
    feeds[FeedPlace(declaration)] ?? .emptyList
  }

  /// What the pages of a declaration share of their context.
  func sharedContext(
    of declaration: PageDeclaration, index: DeclarationIndex, _ layout: ContextLayout,
    builder: inout StoreBuilder
  ) -> SharedContext {
    let section = declaration.section.map {
      self.section($0, current: index, builder: &builder)
    }
    var values: [Value] = []
    var ofPages: [SharedContext.PageField] = []
    for (place, origin) in layout.origins.enumerated() {
      switch origin {
      case .shared(.site): values.append(inLanguage[declaration.language]?.site ?? .none)
      case .shared(.section): values.append(section ?? .none)
      case .shared(.collections):
        values.append(inLanguage[declaration.language]?.collections ?? .none)
      case .shared(.records): values.append(records)
      case .page(let value):
        ofPages.append(SharedContext.PageField(place: place, value: value))
        values.append(.none)
      }
    }
    let language = foreignLanguage(of: declaration)
    return SharedContext(
      structure: layout.structure, values: values, pageFields: ofPages,
      feeds: feeds(of: declaration), contentLanguage: builder.text(language),
      contentDirection: builder.text(language.map { LanguageTag.direction(of: $0).rawValue }),
      shownForm: inLanguage[declaration.language]?.form
        ?? planner.shownForm(in: declaration.language))
  }

  /// The language of the entries that a declaration's pages show, where it is not that of the pages.
  private func foreignLanguage(of declaration: PageDeclaration) -> String? {
    guard let index = declaration.collection else { return nil }
    let all = planner.content.collections
    var collection = all[index].definition
    if collection.isRepetition, let original = collection.translation?.original {
      collection = all[original].definition
    }
    let language =
      collection.translation?.language ?? definition.language(ofCollection: collection.name)
    return LanguageTag.areEqual(language, declaration.language) ? nil : language
  }

  private func site(
    _ definition: SiteDefinition, in language: String, pages: Value, builder: inout StoreBuilder
  ) -> Value {
    let other = definition.languages.first {
      LanguageTag.areEqual($0.language.value, language)
    }
    let sections = planner.sections.tableIndices.filter { index in
      let section = planner.sections[index]
      return self.section(section.origin, in: language) == index
    }
    let records = sections.map { self.section($0, current: nil, builder: &builder) }
    let device = definition.device
    var site = context.structures.site.record()
    let (title, description) = (
      definition.title(in: language), other?.description ?? definition.description
    )
    site[.title] = builder.text(title.value)
    site[.description] = builder.text(description?.value)
    site[.language] = builder.text(definition.language)
    site[.address] = builder.text(definition.address)
    site[.timezone] = builder.text(definition.timeZone)
    site[.home] = planner.home(in: language).map { .page($0) } ?? .none
    site[.sections] = builder.list(records)
    site[.pages] = pages
    site[.id] = builder.text(device.id?.value)
    site[.favourites] = builder.list(device.favourites.map { builder.text($0.value) })
    site[.lists] = builder.list(device.lists.map { builder.text($0.value) })
    site[.isOffline] = .bool(device.isOffline)
    site[.colours] = colours(definition.appearance.palettes, builder: &builder)
    return builder.add(
      site, written: [.title: title.span, .description: description?.span])
  }

  private func colours(_ palettes: Palettes, builder: inout StoreBuilder) -> Value {
    func colours(_ palette: Palette, _ builder: inout StoreBuilder) -> Value {
      var scheme = context.structures.schemeColours.record()
      scheme[.paper] = builder.text(palette.paper.hex)
      scheme[.ink] = builder.text(palette.ink.hex)
      scheme[.accent] = builder.text(palette.accent.hex)
      scheme[.tint] = builder.text(palette.tint.hex)
      return builder.add(scheme)
    }
    var record = context.structures.colours.record()
    record[.light] = colours(palettes.light, &builder)
    record[.dark] = colours(palettes.dark, &builder)
    return builder.add(record)
  }

  /// The version of a section for pages in a language: in this language, otherwise in its first.
  private func section(_ origin: SectionOrigin, in language: String) -> SectionIndex? {
    let versions = planner.sections.tableIndices.filter { planner.sections[$0].origin == origin }
    return versions.first { planner.sections[$0].language == language } ?? versions.first
  }

  /// The lists of all collections for pages in a language: of their entries in this language,
  /// otherwise in the first.
  private func collections(
    in language: String, _ models: Models, builder: inout StoreBuilder
  ) -> Value {
    let all = planner.content.collections
    return builder.record(context.collections, in: models) { field, _ in
      let original = all.tableIndices.first {
        all[$0].definition.translation == nil && all[$0].definition.name == field.name
      }
      guard let index = original else { return .none }
      let translation = all.tableIndices.first { other in
        guard let translation = all[other].definition.translation else { return false }
        return translation.original == index
          && LanguageTag.areEqual(translation.language, language)
      }
      return .list(planner.items(of: translation ?? index))
    }
  }

  /// The outputs of the pages for readers: those whose address is a folder; redirects, data, and
  /// pages that ask search engines to leave them out are not among them.
  private func folders() -> [PageIndex] {
    let isShown = planner.declarations.map {
      $0.needsTemplate && !hidden.contains($0.template.value)
    }
    return planner.pages.indices.filter { page in
      isShown[planner.pages[page].declaration.position]
        && planner.pages.addresses[OutputIndex(page)].last == UInt8(ascii: "/")
    }
  }

  /// The title of a page that does not show an entry.
  private func title(
    of declaration: PageDeclaration, siteTitle: Spanned<String>
  ) -> Spanned<String> {
    let writer = PatternWriter(ValueText(models: planner.models, store: planner.content.store))
    var text: [UInt8] = []
    if let pattern = declaration.title, writer.appendText(pattern, .init(), to: &text) {
      return Spanned(String(decoding: text, as: UTF8.self), at: declaration.writtenTitle?.span)
    }
    return declaration.usualTitle(
      in: declaration.section.map { planner.sections[$0] }, siteTitle: siteTitle)
  }

  /// The names of the collections that the pages of a section show, sorted.
  private func collections(of section: PlannedSection) -> [String] {
    let names = section.declarations.compactMap { declaration in
      planner.declarations[declaration].collection.map(name(ofCollection:))
    }
    return Set(names).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  private func section(
    _ index: SectionIndex, current: DeclarationIndex?, builder: inout StoreBuilder
  ) -> Value {
    let section = planner.sections[index]
    let currentTab = current.flatMap { tab(of: $0, in: section) }
    var tabs: [Value] = []
    for name in section.tabs {
      guard
        let declaration = section.declarations.first(where: {
          planner.declarations[$0].name == name.value
        }), let page = planner.pages(of: declaration).first, leadsSomewhere(declaration)
      else { continue }
      let title = title(of: planner.declarations[declaration], siteTitle: section.title)
      var tab = context.structures.tab.record()
      tab[.name] = builder.text(name.value)
      tab[.title] = builder.text(title.value)
      tab[.url] = .page(page)
      tab[.icon] = builder.text((planner.declarations[declaration].icon ?? section.icon).rawValue)
      tab[.isCurrent] = .bool(declaration == currentTab)
      tab[.collection] = builder.text(collectionListed(by: planner.declarations[declaration]))
      tabs.append(builder.add(tab, written: [.name: name.span, .title: title.span]))
    }
    let first = planner.pages.page(at: section.address.value)
    let search = section.declarations.first { planner.declarations[$0].search != nil }
      .flatMap { planner.pages(of: $0).first }
    var record = context.structures.section.record()
    record[.name] = builder.text(section.name)
    record[.title] = builder.text(section.title.value)
    record[.description] = builder.text(section.description?.value)
    record[.url] = first.map { .page($0) } ?? .none
    record[.language] = builder.text(section.language)
    record[.tabs] = builder.list(tabs)
    record[.search] = search.map { .page($0) } ?? .none
    record[.collections] = builder.list(collections(of: section).map { builder.text($0) })
    record[.colours] = colours(section.palettes, builder: &builder)
    record[.icon] = builder.text(section.icon.rawValue)
    return builder.add(
      record, written: [.title: section.title.span, .description: section.description?.span])
  }

  /// The name of the collection whose entries a declaration's pages list, all of them.
  private func collectionListed(by declaration: PageDeclaration) -> String? {
    declaration.isWholeList ? declaration.collection.map(name(ofCollection:)) : nil
  }

  /// The name of a collection; of a translation, that of its original.
  private func name(ofCollection index: CollectionIndex) -> String {
    let all = planner.content.collections
    return all[all[index].definition.translation?.original ?? index].definition.name
  }

  /// Whether a declaration's pages show more than that there is nothing: a list of no groups does
  /// not.
  private func leadsSomewhere(_ declaration: DeclarationIndex) -> Bool {
    !(planner.declarations[declaration].kind is GroupsPage)
      || !planner.groups(of: declaration).isEmpty
  }

  /// The declaration of the tab that a declaration's pages belong to: itself, that of all groups
  /// of which it shows one, that of the list of the same collection, otherwise the first one; nil
  /// for pages of no collection, such as a form.
  private func tab(
    of declaration: DeclarationIndex, in section: PlannedSection
  ) -> DeclarationIndex? {
    let names = section.tabs.map(\.value)
    let tabs = section.declarations.filter { names.contains(planner.declarations[$0].name) }
    if tabs.contains(declaration) { return declaration }
    let shown = planner.declarations[declaration]
    if let field = (shown.kind as? GroupPages)?.field,
      let groups = tabs.first(where: {
        (planner.declarations[$0].kind as? GroupsPage)?.field.isSame(as: field) == true
      })
    {
      return groups
    }
    guard let collection = shown.search?.subjects.first?.collection ?? shown.collection else {
      return nil
    }
    return tabs.first { planner.declarations[$0].collection == collection } ?? tabs.first
  }
}
