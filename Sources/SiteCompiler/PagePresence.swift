import Content
import Diagnostics
import Planning
import Schema
import Tables
import Templates

// Which records have pages of their own.

extension SitePlan {
  /// The structures whose records have pages: an entry's when every collection of its model has
  /// pages for all entries, a component's when its only use in models has pages everywhere. Where
  /// declarations are missing because of mistakes, missing pages are not reported.
  var pagePresence: [StructureID: TemplateEnvironment.PagePresence] {
    var presence: [StructureID: TemplateEnvironment.PagePresence] = [:]
    if certainty == .uncertain {
      for (index, structure) in models.structures.enumerated() where structure.kind != .builtIn {
        presence[StructureID(index)] = .always
      }
      return presence
    }
    for declaration in declarations where declaration.format == .html {
      guard let entry = declaration.entry, let shown = declaration.shown else { continue }
      switch shown {
      case .entries:
        let isWhole = haveWholePages(everyCollectionOf: entry) { .entries(of: $0) }
        presence[entry] = isWhole ? .always : .sometimes
      case .components(_, let slot):
        guard let component = declaration.component else { continue }
        let isWhole = haveWholePages(everyCollectionOf: entry) {
          .components(of: $0, slot: slot)
        }
        presence[component] = isWhole && uses(of: component) == 1 ? .always : .sometimes
      }
    }
    return presence
  }

  /// Whether each collection of a model has pages that show its records and omit no entry, by itself
  /// or as another one that takes the same entries.
  private func haveWholePages(
    everyCollectionOf entry: StructureID, of shown: (CollectionIndex) -> ShownRecords
  ) -> Bool {
    collectionModels.enumerated().allSatisfy { position, model in
      let collection = CollectionIndex(position)
      return model != entry || isUnshownTranslation(collection)
        || declarations.contains {
          $0.shown == shown(collection) && $0.format == .html && $0.filter == nil
        }
        || shown(collection) == .entries(of: collection) && hasPagesOfCopies(collection)
    }
  }

  /// Whether a collection is a translation that no page shows: that was reported, or its entries
  /// are those of another collection, with their pages.
  private func isUnshownTranslation(_ collection: CollectionIndex) -> Bool {
    translations.contains(collection)
      && !declarations.contains { $0.collection == collection }
  }

  /// The number of fields in the site's models that hold a component.
  private func uses(of component: StructureID) -> Int {
    models.structures.reduce(0) { count, structure in
      guard structure.kind != .builtIn else { return count }
      return count
        + structure.fields(for: .output).count { $0.type.element == .structure(component) }
    }
  }
}
