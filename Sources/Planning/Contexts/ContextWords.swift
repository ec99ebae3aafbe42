import Diagnostics
package import Schema
package import Templates

extension SitePlan {
  /// The words that texts in the contexts of templates can be, by structure and field, where these
  /// are known.
  package var contextWords: [StructureID: [String: KnownWords]] {
    var words = ContextWords(models: models)
    words.addFixed()
    if certainty == .certain { words.add(namesOf: self) }
    return words.all
  }

  /// The names that some pages give their templates.
  package var pageNames: Set<String> {
    contexts.reduce(into: []) { names, context in
      names.formUnion(models[context.structure].fields(for: .output).map(\.name))
    }
  }
}

/// Collects the words of the fields in `ContextFields`.
private struct ContextWords {
  let models: Models
  var all: [StructureID: [String: KnownWords]] = [:]

  init(models: Models) { self.models = models }

  private mutating func set<Field: RecordField>(_ fields: [Field], to words: KnownWords) {
    guard let id = models.builtInStructure(named: Field.structureName) else { return }
    for field in fields { all[id, default: [:]][field.name] = words }
  }

  /// Those that are the same on all sites.
  mutating func addFixed() {
    let directions = KnownWords("direction", ["ltr", "rtl"], areFixed: true)
    set([ContextFields.Page.direction, .contentDirection], to: directions)
    set([ContextFields.Translation.direction], to: directions)
    set([ContextFields.FormField.kind], to: DeviceRecords.kinds)
    set(
      [ContextFields.SearchFilter.kind],
      to: KnownWords("kind of filter", ScalarFilter.allCases.map(\.rawValue), areFixed: true))
  }

  /// The names in `site.yaml`.
  mutating func add(namesOf plan: SitePlan) {
    func names(_ noun: String, _ names: [String]) -> KnownWords {
      KnownWords(noun + " of the site", Set(names).sorted(), areFixed: false)
    }
    let pages = names("page", plan.declarations.map(\.name))
    set([ContextFields.Page.name], to: pages)
    set([ContextFields.Tab.name], to: pages)
    set([ContextFields.Section.name], to: names("section", plan.sections.map(\.name)))
    let collections = names("collection", plan.collectionNames)
    set([ContextFields.Page.collection], to: collections)
    set([ContextFields.Section.collections], to: collections)
    set([ContextFields.Tab.collection], to: collections)
    set([ContextFields.Site.favourites, .lists], to: collections)
    set([ContextFields.SearchedCollection.name], to: collections)
  }
}
