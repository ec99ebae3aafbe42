package import Content
package import Schema
import Tables

/// What a change of content changes in a plan, where outputs and fragments keep their indices.
///
/// The settings of the site, its models and the names of its templates are assumed to be the same.
package struct PlanComparison {
  /// The fields of records that have other values.
  package let changed: Set<ShownText>
  /// The fragments that have changed, or whose links have other targets.
  package let fragments: Set<FragmentIndex>
  /// The pages that list other entries, more of them, or fewer, or have other neighbours.
  package let pages: Set<PageIndex>

  /// A plan with the entries that it was made from, in no order.
  package typealias PlannedEntries = (plan: SitePlan, entries: [[Entry]])

  /// Compares two plans, without what was made for searches; nil where more than that differs.
  ///
  /// - Parameters:
  ///   - old: The plan before, and the entries of its collections.
  ///   - new: The plan after, of the same files.
  package init?(_ old: PlannedEntries, _ new: PlannedEntries) {
    let (before, after) = (old.plan, new.plan)
    guard before.hasSameOutputs(as: after),
      before.store.fragments.count == after.store.fragments.count,
      var records = RecordComparison(pairing: old, new)
    else { return nil }
    for (old, new) in zip(before.contexts, after.contexts) {
      guard old.structure == new.structure, old.values.count == new.values.count,
        records.areSame(old.allValues, new.allValues)
      else { return nil }
    }
    guard let pages = records.changedPages(from: before, to: after) else { return nil }
    let leading = before.links.fragments(leadingElsewhereIn: after.links) {
      records.areSame([$0], [$1])
    }
    self.pages = pages.union(after.pages(countingGroupsOtherwiseThan: before))
    changed = records.changed
    // The slug of an entry is the prefix of anchors in its texts on pages of other entries.
    let renamed = Set(changed.filter { $0.field == "slug" }.map(\.record))
    let prefixed = after.store.fragments.tableIndices.filter { index in
      !renamed.isEmpty && after.store.fragments[index].owner.map(renamed.contains) ?? false
    }
    fragments = records.fragments.union(leading).union(prefixed)
  }
}

extension RecordComparison {
  /// Compares the entries of two plans; nil where their files have other numbers of them.
  fileprivate init?(
    pairing old: PlanComparison.PlannedEntries, _ new: PlanComparison.PlannedEntries
  ) {
    self.init(old.plan.store, new.plan.store, models: new.plan.models)
    guard old.entries.count == new.entries.count else { return nil }
    var pairs: [(old: SlotIndex, new: SlotIndex)] = []
    for (old, new) in zip(old.entries, new.entries) {
      let (old, new) = (old.sorted { $0.slot < $1.slot }, new.sorted { $0.slot < $1.slot })
      guard old.elementsEqual(new, by: { $0.source == $1.source }) else { return nil }
      pairs += zip(old, new).map { ($0.slot, $1.slot) }
    }
    for (old, new) in pairs { pair(old, new) }
    for (old, new) in pairs where !compare(old, new, of: new) { return nil }
  }

  /// Whether values are the same, apart from those in their records.
  fileprivate mutating func areSame(_ first: [Value], _ second: [Value]) -> Bool {
    for (first, second) in zip(first, second) {
      guard case .same = compare(first, second, of: nil) else { return false }
    }
    return true
  }

  /// The pages whose plan differs; nil where a page shows another record.
  fileprivate func changedPages(from old: SitePlan, to new: SitePlan) -> Set<PageIndex>? {
    var changed: Set<PageIndex> = []
    for page in new.pages.tableIndices {
      let (before, after) = (old.pages[page], new.pages[page])
      guard before.declaration == after.declaration,
        counterpart(of: before.entry) == after.entry,
        counterpart(of: before.component) == after.component
      else { return nil }
      if before.items.count != after.items.count {
        // All pages of a list show how many entries it has.
        let first = page.position - Int(after.number - 1)
        let last = min(first + Int(after.count), new.pages.count)
        changed.formUnion((max(first, 0)..<last).map { PageIndex($0) })
        changed.insert(page)
      } else if !before.hasSamePlace(as: after) || !areSame(before.items, after.items) {
        changed.insert(page)
      }
    }
    return changed
  }
}

extension PlannedPage {
  fileprivate func hasSamePlace(as other: PlannedPage) -> Bool {
    group == other.group && number == other.number && count == other.count
      && previous == other.previous && next == other.next && parent == other.parent
      && family == other.family
  }
}

extension SitePlan {
  /// Whether another plan has the same pages and files, groups and names at the same addresses.
  fileprivate func hasSameOutputs(as other: SitePlan) -> Bool {
    pages.count == other.pages.count && addresses.isSame(as: other.addresses)
      && files.elementsEqual(other.files) { $0.path == $1.path }
      && store.files == other.store.files && assets == other.assets
      && families == other.families && groupsOfDeclaration == other.groupsOfDeclaration
      && groups.elementsEqual(other.groups) { first, second in
        first.key == second.key && first.title == second.title && first.page == second.page
      }
      && contexts.count == other.contexts.count
      && declarations.count == other.declarations.count
  }

  /// The pages of groups, and of lists of groups, that have another number of entries than before.
  fileprivate func pages(countingGroupsOtherwiseThan old: SitePlan) -> [PageIndex] {
    let changed = Set(
      groups.tableIndices.filter { old.groups[$0].items.count != groups[$0].items.count })
    guard !changed.isEmpty else { return [] }
    let listing = groupsOfDeclaration.map { $0.contains(where: changed.contains) }
    return pages.tableIndices.filter { page in
      listing[pages[page].declaration.position] || pages[page].group.map(changed.contains) ?? false
    }
  }
}

extension LinkTable {
  /// The fragments whose links have other targets in another table of the same size; `areSame`
  /// compares outputs.
  fileprivate func fragments(
    leadingElsewhereIn other: LinkTable, _ areSame: (Value, Value) -> Bool
  ) -> [FragmentIndex] {
    (FragmentIndex(0)..<FragmentIndex(starts.count)).filter { index in
      let (first, second) = (targets(ofFragment: index), other.targets(ofFragment: index))
      return page(ofFragment: index) != other.page(ofFragment: index)
        || !first.elementsEqual(second) { first, second in
          let (own, others) = (self[first], other[second])
          return own.suffix == others.suffix && areSame(own.output, others.output)
        }
    }
  }
}

extension SharedContext {
  fileprivate var allValues: [Value] { [feeds, contentLanguage, contentDirection] + values }
}
