import Content
import Diagnostics
package import Schema

/// The identities of the structures in `ContextModels`.
package struct ContextStructures: Sendable {
  package let site: StructureID
  package let section: StructureID
  package let tab: StructureID
  package let page: StructureID
  package let pageLink: StructureID
  package let pagination: StructureID
  package let paginationLink: StructureID
  package let group: StructureID

  /// Finds them by name; nil where one is missing, which a test makes sure of.
  init?(_ models: Models) {
    guard let site = models.structure(named: "Site"),
      let section = models.structure(named: "Section"),
      let tab = models.structure(named: "Tab"), let page = models.structure(named: "Page"),
      let pageLink = models.structure(named: "PageLink"),
      let pagination = models.structure(named: "Pagination"),
      let paginationLink = models.structure(named: "PaginationLink"),
      let group = models.structure(named: "Group")
    else { return nil }
    self.site = site
    self.section = section
    self.tab = tab
    self.page = page
    self.pageLink = pageLink
    self.pagination = pagination
    self.paginationLink = paginationLink
    self.group = group
  }
}

/// Makes what the pages of each declaration give their templates: the structure of the context,
/// and the values that its pages share.
struct ContextBuilder {
  let structures: ContextStructures
  let collections: [(name: String, model: StructureID)]
  let collectionsID: StructureID

  /// Adds the structure of `collections` to the models.
  init(
    structures: ContextStructures, collections: [(name: String, model: StructureID)],
    models: inout Models
  ) {
    self.structures = structures
    self.collections = collections
    collectionsID = StructureID(models.structures.count)
    models.structures.append(
      Structure(
        name: "Collections", kind: .builtIn,
        fields: collections.enumerated().map { index, collection in
          Field(
            name: collection.name, type: .list(.structure(collection.model)), slot: index + 1)
        }, documentation: "The collections of the site, by name."))
  }

  /// The structure of the context of a declaration's pages, added to the models.
  func structure(of declaration: PageDeclaration, in models: inout Models) -> StructureID {
    var fields: [(String, ValueType)] = [
      ("site", .structure(structures.site)),
      ("page", .structure(structures.page)),
      (
        "section",
        declaration.section == nil
          ? .optional(.structure(structures.section)) : .structure(structures.section)
      ),
      ("collections", .structure(collectionsID)),
    ]
    switch declaration.subject {
    case .list, .group:
      if let entry = declaration.entry { fields.append(("items", .list(.structure(entry)))) }
      fields.append(("pagination", .structure(structures.pagination)))
      if case .group = declaration.subject {
        fields.append(("group", .structure(structures.group)))
      }
    case .groups: fields.append(("groups", .list(.structure(structures.group))))
    case .entry, .component, .single, .redirect:
      if let entry = declaration.entry {
        fields.append((models[entry].variableName, .structure(entry)))
      }
      if let component = declaration.component {
        fields.append((models[component].variableName, .structure(component)))
      }
    }
    let id = StructureID(models.structures.count)
    models.structures.append(
      Structure(
        name: "Context of page '\(declaration.name)'", kind: .builtIn,
        fields: fields.enumerated().map { index, field in
          Field(name: field.0, type: field.1, slot: index + 1)
        }))
    return id
  }
}

/// Makes the values that all pages of the site, of a section and of a declaration share.
struct SharedValues {
  private let site: Value
  private let collections: Value

  init(
    _ definition: SiteDefinition, context: ContextBuilder, planner: PagePlanner,
    builder: inout StoreBuilder
  ) {
    let sections = planner.sections.indices.map { index in
      Self.section(index, current: nil, context: context, planner: planner, builder: &builder)
    }
    let home = planner.addresses.output(at: [UInt8(ascii: "/")])
    let fields = [
      builder.text(definition.title), builder.text(definition.description),
      builder.text(definition.language), builder.text(definition.address),
      home.map(Value.page) ?? .none,
      builder.list(sections),
      builder.list(Self.folders(of: planner).map(Value.page)),
    ]
    site = builder.record(context.structures.site, fields)
    let lists = planner.content.collections.indices.map { index -> Value in
      let items = planner.items(of: index)
      return .list(first: items.lowerBound, count: items.count)
    }
    collections = builder.record(context.collectionsID, lists)
  }

  /// The outputs of the pages for readers: those whose address is a folder, redirects and data
  /// left out.
  private static func folders(of planner: PagePlanner) -> [Int] {
    planner.pages.indices.filter { page in
      let declaration = planner.declarations[Int(planner.pages[page].declaration)]
      if case .redirect = declaration.subject { return false }
      guard declaration.format == .html else { return false }
      return planner.addresses[page].last == UInt8(ascii: "/")
    }
  }

  /// The values of a context's fields in order; `none` for those that differ from page to page.
  func values(
    of declaration: PageDeclaration, index: Int, context: ContextBuilder, planner: PagePlanner,
    builder: inout StoreBuilder
  ) -> [Value] {
    let section =
      declaration.section.map {
        Self.section($0, current: index, context: context, planner: planner, builder: &builder)
      } ?? .none
    return [site, .none, section, collections]
  }

  private static func section(
    _ index: Int, current: Int?, context: ContextBuilder, planner: PagePlanner,
    builder: inout StoreBuilder
  ) -> Value {
    let section = planner.sections[index]
    let currentTab = current.flatMap { tab(of: $0, in: section, planner: planner) }
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
  private static func tab(
    of declaration: Int, in section: PlannedSection, planner: PagePlanner
  ) -> Int? {
    let names = section.tabs.map(\.value)
    let tabs = section.declarations.filter { names.contains(planner.declarations[$0].name) }
    if tabs.contains(declaration) { return declaration }
    let collection = planner.declarations[declaration].subject.collection
    return tabs.first { planner.declarations[$0].subject.collection == collection } ?? tabs.first
  }
}
