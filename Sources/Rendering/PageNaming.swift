package import Planning
import Schema
import Tables

// Which pages show the titles of others.

extension CompiledPlan {
  /// Those of some pages whose title or description differs from an earlier plan.
  package func pagesNamedDifferently(
    than old: SitePlan, among pages: some Sequence<PageIndex>
  ) -> [PageIndex] {
    let (before, after) = (PageTitles(plan: old), PageTitles(plan: plan))
    return pages.filter {
      before.title(ofPage: $0) != after.title(ofPage: $0)
        || before.description(ofPage: $0) != after.description(ofPage: $0)
    }
  }

  /// The pages that may show the titles of some pages, including these themselves, as neighbours,
  /// as parents, as translations or as items of a feed; and those without a template.
  package func pages(naming named: Set<PageIndex>) -> [PageIndex] {
    guard !named.isEmpty else { return [] }
    let needs = programs.map { PageNeeds($0.program, in: plan) }
    return plan.pages.tableIndices.filter { index in
      let page = plan.pages[index]
      let need = needs[page.declaration.position]
      func names(_ field: PageNeeds, _ other: PageIndex?) -> Bool {
        need.contains(field) && other.map(named.contains) ?? false
      }
      return named.contains(index) || programs[page.declaration.position].program == nil
        || plan.declarations[page.declaration].feed != nil
        || names(.previous, page.previous) || names(.next, page.next)
        || names(.parent, page.parent)
        || need.contains(.breadcrumbs) && isBelow(named, index)
        || need.contains(.translations)
          && page.family.map { plan.families[$0].contains(where: named.contains) } ?? false
    }
  }

  /// Whether a page, or the first page of its list, is above another one.
  private func isBelow(_ named: Set<PageIndex>, _ index: PageIndex) -> Bool {
    var seen: Set<PageIndex> = []
    var above = plan.pages[index].parent
    while let page = above, seen.insert(page).inserted {
      let first = page - Int(plan.pages[page].number - 1)
      if named.contains(page) || named.contains(first) { return true }
      let isPaginated = plan.declarations[plan.pages[page].declaration].isPaginated
      above = plan.pages[isPaginated ? first : page].parent
    }
    return false
  }
}
