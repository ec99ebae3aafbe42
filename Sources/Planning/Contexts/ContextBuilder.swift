import Content
import Diagnostics
import Schema

/// A value that a page gives its template under one or more names of its context, and that differs
/// from page to page.
package enum PageValue: Sendable {
  case page, items, pagination, group, groups, feed, search, entry, component
}

/// A value of a context that all pages of a declaration share.
enum SharedValue {
  case site, section, collections, records
}

/// The structure of the context of a declaration's pages, with the value of each of its fields.
struct ContextLayout {
  /// Where the value of a field comes from.
  enum Origin {
    case shared(SharedValue)
    case page(PageValue)
  }

  let structure: StructureID
  /// Of each field in the structure's order.
  let origins: [Origin]
}

/// Makes the structures of what the pages of each declaration give their templates.
struct ContextBuilder {
  let structures: ContextStructures
  let records: DeviceRecords
  /// The structure of `collections`.
  let collections: StructureID

  /// Adds the structure of `collections` to the models; some may be missing, because of mistakes
  /// that were reported.
  init(
    structures: ContextStructures, collections: [(name: String, model: StructureID)],
    certainty: Certainty, models: inout Models
  ) {
    self.structures = structures
    records = DeviceRecords(formField: structures.formField, models: &models)
    var structure = Structure(
      builtIn: "Collections", fields: collections.map { ($0.name, .list(.structure($0.model))) },
      documentation: "The collections of the site, by name.")
    structure.certainty = certainty
    self.collections = models.add(structure)
  }

  /// The context of a declaration's pages, whose structure is added to the models.
  func layout(of declaration: PageDeclaration, in models: inout Models) -> ContextLayout {
    let section = ValueType.structure(structures.section.structure)
    var fields: [(name: String, type: ValueType, origin: ContextLayout.Origin)] = [
      ("site", .structure(structures.site.structure), .shared(.site)),
      ("page", .structure(structures.page.structure), .page(.page)),
      ("section", declaration.section == nil ? .optional(section) : section, .shared(.section)),
      ("collections", .structure(collections), .shared(.collections)),
      ("records", .structure(records.id), .shared(.records)),
    ]
    fields += declaration.kind.contextFields(structures, in: models).map {
      ($0.name, $0.type, .page($0.value))
    }
    let id = models.add(
      Structure(
        builtIn: "Context of page '\(declaration.name)'",
        fields: fields.map { ($0.name, $0.type) }))
    return ContextLayout(structure: id, origins: fields.map(\.origin))
  }
}
