import Planning
import Schema
import Tables
import Templates

/// The fields of entries that a page shows although no template names them: those of which the
/// titles and addresses of other pages are made, and the items of a feed.
struct LinkedFields {
  private let plan: SitePlan
  private var slots: [StructureID: Set<FieldSlot>] = [:]

  /// Finds those of a page, by what its program reads.
  init(of page: PageIndex, by program: Program, in plan: SitePlan) {
    self.plan = plan
    let declaration = plan.declaration(ofPage: page)
    func reads(_ name: String, of structure: StructureID) -> Bool {
      program.reads.contains(name, of: structure, in: plan.models)
    }
    let neighbours: [ContextFields.Page] = [.previous, .next, .parent, .breadcrumbs, .translations]
    let links = plan.structures.pageLink.structure
    if let entry = declaration.entry,
      neighbours.contains(where: { reads($0.name, of: plan.structures.page.structure) })
    {
      addLinks(to: entry, hasTitles: reads(ContextFields.PageLink.title.name, of: links))
    }
    if reads(ContextFields.Site.pages.name, of: plan.structures.site.structure) {
      for entry in Set(plan.declarations.filter { $0.shown != nil }.compactMap(\.entry)) {
        addLinks(to: entry, hasTitles: false)
      }
    }
    if let feed = declaration.feed, let entry = declaration.entry {
      addLinks(to: entry, hasTitles: true)
      slots[entry, default: []].formUnion(feed.slots)
      let chosen = plan.models[entry].fields(for: .output).filter {
        declaration.filter?.reads($0.name, of: entry, in: plan.models) ?? false
      }
      slots[entry, default: []].formUnion(chosen.map(\.slot))
    }
  }

  /// The structures of the entries.
  var structures: [StructureID] { Array(slots.keys) }

  /// The slots of the fields of a structure.
  subscript(structure: StructureID) -> Set<FieldSlot> { slots[structure] ?? [] }

  /// Adds the fields of which the addresses of entries' pages are made, and their titles.
  private mutating func addLinks(to entry: StructureID, hasTitles: Bool) {
    for declaration in plan.declarations
    where declaration.entry == entry && declaration.shown != nil {
      var added = declaration.address.entrySlots
      if hasTitles { added += declaration.titleSlots(in: plan.models) }
      slots[entry, default: []].formUnion(added)
      for field in declaration.fieldsOfOthers(hasTitles: hasTitles, in: plan.models) {
        slots[field.structure, default: []].insert(field.slot)
      }
    }
  }
}
