import Content
import Diagnostics
package import Schema
import Tables

extension SitePlan {
  /// The names by which `url` points to the group of a field's value, by model and field: where all
  /// entries of the model are in the groups of one declaration, so that each value has its page.
  package var groupNames: [StructureID: [String: String]] {
    var names: [StructureID: [String: String]] = [:]
    var taken: [StructureID: Set<FieldSlot>] = [:]
    for declaration in declarations where declaration.format == .html {
      guard let pages = declaration.kind as? GroupPages, certainty == .certain,
        declaration.filter == nil, declaration.limit == nil, !declaration.isTranslation,
        let section = declaration.section
      else { continue }
      let model = pages.field.collection.model
      guard isGroupedWhole(model, by: declaration),
        let field = models[model].fields(for: .output).first(where: {
          $0.slot == pages.field.slot
        })
      else { continue }
      // Where two declarations group by one field, neither is unique.
      let isFirst = taken[model, default: []].insert(pages.field.slot).inserted
      names[model, default: [:]][field.name] =
        isFirst ? sections[section].name + "." + declaration.name : nil
    }
    return names
  }

  /// Whether the groups of a declaration hold all entries of a model: there is one collection of
  /// them, and each of its translations that has pages is grouped on the same pages.
  private func isGroupedWhole(_ model: StructureID, by declaration: PageDeclaration) -> Bool {
    let collections = collectionModels.indices.map { CollectionIndex($0) }
      .filter { collectionModels[$0.position] == model }
    guard collections.count(where: { !translations.contains($0) }) == 1 else { return false }
    return collections.allSatisfy { collection in
      let shown = declarations.filter { $0.collection == collection }
      return shown.isEmpty || shown.contains { $0.origin == declaration.origin }
    }
  }
}
