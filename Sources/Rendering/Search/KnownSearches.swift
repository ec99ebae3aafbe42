package import Planning
package import Schema
import Tables

/// The indexes of searches from an earlier build, and the entries that have changed since. The
/// number of entries and the addresses of their pages are the same.
package struct KnownSearches: Sendable {
  private let made: [PageIndex: PlannedSearch]
  /// The structures of the entries, and of components whose entries are not known.
  private let changed: Set<StructureID>

  /// Makes it from indexes and changes; nil where a text without an entry has changed.
  ///
  /// - Parameters:
  ///   - made: The indexes, by the page of their search.
  ///   - fields: The fields of records whose values have changed.
  ///   - fragments: The fragments that have changed.
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

  /// The index of a search on a page; nil where it may have changed.
  func index(_ search: SearchDeclaration, ofPage page: PageIndex, in plan: SitePlan)
    -> PlannedSearch?
  {
    guard let known = made[page] else { return nil }
    return changed.isDisjoint(with: Self.structures(in: search, plan.models)) ? known : nil
  }

  /// The structures that records of a search may refer to, including their own.
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
