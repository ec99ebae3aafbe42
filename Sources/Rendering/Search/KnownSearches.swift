package import Planning
package import Schema
import Tables

/// The indexes of searches as they were made before, and the entries that have changed since, of which
/// there are as many, with pages at the same addresses.
package struct KnownSearches: Sendable {
  private let made: [PageIndex: PlannedSearch]
  /// The structures of the entries, and of components whose entries are not known.
  private let changed: Set<StructureID>

  /// Makes it of indexes and of what has changed; nil where a text of no entry has.
  ///
  /// - Parameters:
  ///   - made: The indexes, by the page of their search.
  ///   - fields: The fields of records that have other values.
  ///   - fragments: The fragments that are others than before.
  ///   - plan: The plan, with the new values.
  package init?(
    _ made: [PageIndex: PlannedSearch], changing fields: Set<ShownText>,
    fragments: Set<FragmentIndex>,
    in plan: SitePlan
  ) {
    var changed: Set<StructureID> = []
    for field in fields {
      changed.insert(field.owner.map { plan.store.slots[$0].structure } ?? field.structure)
    }
    for fragment in fragments {
      guard let owner = plan.store.fragments[fragment].owner else { return nil }
      changed.insert(plan.store.slots[owner].structure)
    }
    (self.made, self.changed) = (made, changed)
  }

  /// The index of a search on a page; nil where it may be another one now.
  func index(_ search: SearchDeclaration, ofPage page: PageIndex, in plan: SitePlan)
    -> PlannedSearch?
  {
    guard let known = made[page] else { return nil }
    return changed.isDisjoint(with: Self.structures(in: search, plan.models)) ? known : nil
  }

  /// The structures that records of a search may point to, themselves included.
  private static func structures(
    in search: SearchDeclaration, _ models: Models
  ) -> Set<StructureID> {
    var found: Set<StructureID> = []
    var waiting = search.subjects.flatMap(\.structures)
    while let id = waiting.popLast() {
      guard found.insert(id).inserted else { continue }
      for field in models[id].fields(for: .checking) {
        if case .structure(let other) = field.type.element { waiting.append(other) }
      }
    }
    return found
  }
}
