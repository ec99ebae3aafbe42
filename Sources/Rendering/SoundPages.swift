import Diagnostics
import Planning
import Schema
import Tables
import Templates

/// Which pages of a plan show what they would show without the mistakes that were reported.
struct SoundPages {
  private let compiled: CompiledPlan
  private let trust: CheckScope
  private var known: [PageIndex: Bool] = [:]
  private var reaches: [DeclarationIndex: Reach] = [:]

  init(of compiled: CompiledPlan, trusting trust: CheckScope) {
    (self.compiled, self.trust) = (compiled, trust)
  }

  /// Whether a page is what it would be without the mistakes.
  mutating func isSound(_ page: PageIndex) -> Bool { !isDraft(page) && hasSoundContent(page) }

  /// Whether only a draft of a page is made.
  func isDraft(_ page: PageIndex) -> Bool {
    !compiled.canMakePages(of: compiled.plan.pages[page].declaration)
  }

  /// Whether all content of a page is right, and nothing that it may show is missing.
  mutating func hasSoundContent(_ page: PageIndex) -> Bool {
    guard case .beside(let hidden) = trust else { return true }
    if let known = known[page] { return known }
    let isSound = hidden.affected.map { !mayShow($0, page) } ?? false
    known[page] = isSound
    return isSound
  }

  /// Whether a page may show something that is wrong or missing.
  private mutating func mayShow(_ affected: AffectedContent, _ page: PageIndex) -> Bool {
    let plan = compiled.plan
    let planned = plan.pages[page]
    let declaration = plan.declarations[planned.declaration]
    if declaration.target != nil { return false }
    guard let program = compiled.programs[planned.declaration.position].checked,
      program.reads.certainty == .certain
    else { return true }
    if affected.structures.isEmpty { return false }
    // A page without an entry of its own shows several, or what they have in common.
    let wrong = planned.entry == nil ? affected.structures : affected.uncertainStructures
    if let entry = declaration.entry, wrong.contains(entry) { return true }
    let reach = reach(of: planned.declaration, by: program)
    guard reach.structures.isDisjoint(with: affected.structures),
      !reach.structures.contains(plan.structures.group.structure)
    else { return true }
    let neighbours: [(PageNeeds, PageIndex?)] = [
      (.previous, planned.previous), (.next, planned.next), (.parent, planned.parent),
      (.breadcrumbs, planned.parent),
    ]
    let shown = [page] + neighbours.compactMap { reach.needs.contains($0) ? $1 : nil }
    return shown.contains { plan.pages[$0].entry.map(affected.entries.contains) ?? false }
  }

  /// What the pages of a declaration read.
  private struct Reach {
    /// The structures of the records that they reach.
    let structures: Set<StructureID>
    /// Which pages besides each their template reads.
    let needs: PageNeeds
  }

  private mutating func reach(of index: DeclarationIndex, by program: Program) -> Reach {
    if let known = reaches[index] { return known }
    let plan = compiled.plan
    let reach = Reach(
      structures: plan.structuresReached(by: program, of: index),
      needs: PageNeeds(program, in: plan))
    reaches[index] = reach
    return reach
  }
}
