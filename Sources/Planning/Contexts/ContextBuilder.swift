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
  package let translation: StructureID
  package let feed: StructureID
  package let feedItem: StructureID
  package let feedLink: StructureID
  package let search: StructureID
  package let searchedCollection: StructureID
  package let searchFilter: StructureID
  package let searchValue: StructureID
  package let formField: StructureID

  /// Finds them by name; nil where one is missing, which a test makes sure of.
  init?(_ models: Models) {
    guard let site = models.structure(named: "Site"),
      let section = models.structure(named: "Section"),
      let tab = models.structure(named: "Tab"), let page = models.structure(named: "Page"),
      let pageLink = models.structure(named: "PageLink"),
      let pagination = models.structure(named: "Pagination"),
      let paginationLink = models.structure(named: "PaginationLink"),
      let group = models.structure(named: "Group"),
      let translation = models.structure(named: "Translation"),
      let feed = models.structure(named: "Feed"),
      let feedItem = models.structure(named: "FeedItem"),
      let feedLink = models.structure(named: "FeedLink"),
      let search = models.structure(named: "Search"),
      let searchedCollection = models.structure(named: "SearchedCollection"),
      let searchFilter = models.structure(named: "SearchFilter"),
      let searchValue = models.structure(named: "SearchValue"),
      let formField = models.structure(named: "FormField")
    else { return nil }
    self.site = site
    self.section = section
    self.tab = tab
    self.page = page
    self.pageLink = pageLink
    self.pagination = pagination
    self.paginationLink = paginationLink
    self.group = group
    self.translation = translation
    self.feed = feed
    self.feedItem = feedItem
    self.feedLink = feedLink
    self.search = search
    self.searchedCollection = searchedCollection
    self.searchFilter = searchFilter
    self.searchValue = searchValue
    self.formField = formField
  }
}

/// Makes what the pages of each declaration give their templates: the structure of the context,
/// and the values that its pages share.
struct ContextBuilder {
  let structures: ContextStructures
  let collectionsID: StructureID
  let records: DeviceRecords

  /// Adds the structure of `collections` to the models; some may be missing, because of mistakes
  /// that were reported.
  init(
    structures: ContextStructures, collections: [(name: String, model: StructureID)],
    isIncomplete: Bool, models: inout Models
  ) {
    self.structures = structures
    records = DeviceRecords(formField: structures.formField, models: &models)
    collectionsID = StructureID(models.structures.count)
    models.structures.append(
      Structure(
        name: "Collections", kind: .builtIn,
        fields: collections.enumerated().map { index, collection in
          Field(
            name: collection.name, type: .list(.structure(collection.model)), slot: index + 1)
        }, documentation: "The collections of the site, by name."))
    models.structures[Int(collectionsID.index)].hasErrors = isIncomplete
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
      ("collections", .structure(collectionsID)), ("records", .structure(records.id)),
    ]
    switch declaration.subject {
    case .list, .group:
      if let entry = declaration.entry { fields.append(("items", .list(.structure(entry)))) }
      fields.append(("pagination", .structure(structures.pagination)))
      if case .group = declaration.subject {
        fields.append(("group", .structure(structures.group)))
      }
    case .groups: fields.append(("groups", .list(.structure(structures.group))))
    case .feed:
      if let entry = declaration.entry { fields.append(("items", .list(.structure(entry)))) }
      fields.append(("feed", .structure(structures.feed)))
    case .search: fields.append(("search", .structure(structures.search)))
    case .entry, .component, .single, .redirect:
      if let entry = declaration.entry {
        fields.append((models[entry].variableName, .structure(entry)))
      }
      if let component = declaration.component {
        fields.append((models[component].variableName, .structure(component)))
      }
      fields += declaration.fixedNames(in: models).map { ($0.name, .structure($0.structure)) }
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
