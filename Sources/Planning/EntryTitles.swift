package import Schema
import Tables

/// The titles of entries' pages in `site.yaml`, where they are made of fields: what such an entry
/// is called wherever it is named, not only on its page.
package struct EntryTitles: Sendable {
  /// The title of an entry's page, and how its values are shown.
  struct Title: Sendable {
    let pattern: TextPattern
    let form: ShownForm
  }

  /// Where the title of an entry is found.
  private enum Source: Sendable {
    /// The page of each entry.
    case pages(SitePlan)
    /// The first declaration of pages for entries of a structure, before there are pages.
    case declarations([StructureID: Title])
  }

  /// The structures some of whose entries have such titles: none on most sites.
  package let structures: Set<StructureID>
  private let source: Source
  /// The language of the pages that show them.
  var language: String

  /// The titles of the entries of a plan, as pages in a language show them.
  package init(of plan: SitePlan, in language: String) {
    self.language = language
    structures = Set(plan.declarations.compactMap { $0.entryTitle(in: plan.models)?.structure })
    source = .pages(plan)
  }

  /// The titles of entries whose pages are not planned yet, as pages in a language show them.
  init(
    of declarations: [PageDeclaration], in language: String, models: Models,
    as form: (String) -> ShownForm
  ) {
    self.language = language
    var titles: [StructureID: Title] = [:]
    for declaration in declarations where declaration.language == language {
      guard let (structure, pattern) = declaration.entryTitle(in: models),
        titles[structure] == nil
      else { continue }
      titles[structure] = Title(pattern: pattern, form: form(language))
    }
    structures = Set(titles.keys)
    source = .declarations(titles)
  }

  /// The title of the page of the entry at a slot; nil where it has none that is made of fields.
  func title(of entry: SlotIndex, in store: ValueStore) -> Title? {
    let header = store.slots[entry]
    guard structures.contains(header.structure) else { return nil }
    switch source {
    case .declarations(let titles): return titles[header.structure]
    case .pages(let plan):
      guard let page = plan.recordPages.page(of: header, in: language) else { return nil }
      let index = plan.pages[page].declaration
      return plan.declarations[index].entryTitle(in: plan.models).map {
        Title(pattern: $0.pattern, form: plan.contexts[index.position].shownForm)
      }
    }
  }
}

extension PageDeclaration {
  /// The title by which its entries are called wherever they are named; nil where it has no field,
  /// or is what names them anyway.
  func entryTitle(in models: Models) -> (structure: StructureID, pattern: TextPattern)? {
    guard let structure = shownEntry, format == .html, let title, !title.isConstant else {
      return nil
    }
    if title.segments.count == 1, case .entryField(let slot, let type) = title.segments[0],
      type.unwrapped == .string, models[structure].namingFields.first?.slot == slot
    {
      return nil
    }
    return (structure, title)
  }
}

extension SitePlan {
  /// The fields that the titles of entries' pages are made of where these name the entries
  /// everywhere, by the structure of the entries.
  package var fieldsOfEntryTitles: [StructureID: [FieldOfStructure]] {
    var titles: [StructureID: [TextPattern]] = [:]
    for case let (structure, pattern)? in declarations.map({ $0.entryTitle(in: models) }) {
      titles[structure, default: []].append(pattern)
    }
    return Dictionary(
      uniqueKeysWithValues: titles.keys.map { structure in
        var seen: Set<StructureID> = []
        return (structure, fields(of: structure, titles, besides: &seen))
      })
  }

  /// The fields of a structure's titles, and of the titles of the entries that these name.
  private func fields(
    of structure: StructureID, _ titles: [StructureID: [TextPattern]],
    besides seen: inout Set<StructureID>
  ) -> [FieldOfStructure] {
    guard seen.insert(structure).inserted else { return [] }
    var fields: [FieldOfStructure] = []
    for pattern in titles[structure] ?? [] {
      let others = pattern.fieldsOfOthers(in: models)
      fields += pattern.entrySlots.map { FieldOfStructure(structure, $0) } + others
      for other in others { fields += self.fields(of: other.structure, titles, besides: &seen) }
    }
    return fields
  }
}
