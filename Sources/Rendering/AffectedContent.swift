import Diagnostics
import Planning
package import Schema
import Tables
import Templates

/// The content that mistakes may have changed: entries in files with mistakes, and the structures of
/// which records may be wrong or missing.
package struct AffectedContent: Hashable, Sendable {
  /// The entries that may be wrong.
  private let entries: Set<SlotIndex>
  /// The structures of which records may be wrong or missing.
  private let structures: Set<StructureID>
  /// Those of which every record may be wrong, because of a mistake in their models.
  private let uncertainStructures: Set<StructureID>

  /// Makes the set of what may have changed.
  ///
  /// - Parameters:
  ///   - entries: The slots of entries that may be wrong.
  ///   - structures: The models of which entries may be wrong or missing.
  ///   - models: All models, of which some may be uncertain. Nil results where one that may be used
  ///     anywhere is.
  package init?(entries: Set<SlotIndex>, structures: Set<StructureID>, models: Models) {
    guard models.choices.allSatisfy({ $0.certainty == .certain }) else { return nil }
    self.entries = entries
    uncertainStructures = Self.uncertainStructures(of: models)
    self.structures = structures.union(uncertainStructures)
  }

  /// The structures of a site that are not completely known, and those that hold them.
  private static func uncertainStructures(of models: Models) -> Set<StructureID> {
    var holders: [StructureID: [StructureID]] = [:]
    var found: Set<StructureID> = []
    for (index, structure) in models.structures.enumerated() where structure.kind != .builtIn {
      let id = StructureID(index)
      if structure.certainty == .uncertain { found.insert(id) }
      for field in structure.fields(for: .checking) {
        guard case .structure(let held) = field.type.element, models[held].kind != .entry
        else { continue }
        holders[held, default: []].append(id)
      }
    }
    var waiting = Array(found)
    while let id = waiting.popLast() {
      for holder in holders[id] ?? [] where found.insert(holder).inserted { waiting.append(holder) }
    }
    return found
  }

  /// What the pages of a declaration read.
  struct Reach {
    /// The structures of the records that they reach.
    let structures: Set<StructureID>
    /// Which pages besides each their template reads.
    let needs: PageNeeds

    fileprivate init(of program: Program, in plan: SitePlan, _ index: DeclarationIndex) {
      structures = plan.structuresReached(by: program, of: index)
      needs = PageNeeds(program, in: plan)
    }
  }

  /// Whether nothing that may be wrong or missing is shown on a page; what the pages of its
  /// declaration read is kept in `reaches`.
  func isSound(
    _ page: PageIndex, of compiled: CompiledPlan, _ reaches: inout [DeclarationIndex: Reach]
  ) -> Bool {
    let plan = compiled.plan
    let planned = plan.pages[page]
    let declaration = plan.declarations[planned.declaration]
    if declaration.target != nil { return true }
    guard let program = compiled.programs[planned.declaration.position].checked,
      program.reads.certainty == .certain
    else { return false }
    if structures.isEmpty { return true }
    // A page without an entry of its own shows several, or what they have in common.
    let wrong = planned.entry == nil ? structures : uncertainStructures
    if let entry = declaration.entry, wrong.contains(entry) { return false }
    let reach = reaches[planned.declaration] ?? Reach(of: program, in: plan, planned.declaration)
    reaches[planned.declaration] = reach
    let groups = plan.structures.group.structure
    guard reach.structures.isDisjoint(with: structures), !reach.structures.contains(groups) else {
      return false
    }
    let neighbours: [(PageNeeds, PageIndex?)] = [
      (.previous, planned.previous), (.next, planned.next), (.parent, planned.parent),
      (.breadcrumbs, planned.parent),
    ]
    let shown = [page] + neighbours.compactMap { reach.needs.contains($0) ? $1 : nil }
    return shown.allSatisfy { plan.pages[$0].entry.map { !entries.contains($0) } ?? true }
  }
}
