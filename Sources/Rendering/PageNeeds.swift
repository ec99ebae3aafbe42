import Planning
import Templates

/// What a program reads of the values that are costly to make for each page; the others are left
/// empty, which no instruction can see.
struct PageNeeds: OptionSet {
  let rawValue: UInt16

  static let title = PageNeeds(rawValue: 1)
  static let translations = PageNeeds(rawValue: 1 << 1)
  static let canonical = PageNeeds(rawValue: 1 << 2)
  static let parent = PageNeeds(rawValue: 1 << 3)
  static let previous = PageNeeds(rawValue: 1 << 4)
  static let next = PageNeeds(rawValue: 1 << 5)
  static let breadcrumbs = PageNeeds(rawValue: 1 << 6)
  static let paginationPages = PageNeeds(rawValue: 1 << 7)

  init(rawValue: UInt16) { self.rawValue = rawValue }

  /// What a program reads on the pages of a plan; nothing without a program.
  init(_ program: Program?, in plan: SitePlan) {
    self = []
    guard let reads = program?.reads else { return }
    let fields: [(PageNeeds, ContextFields.Page)] = [
      (.title, .title), (.translations, .translations), (.canonical, .canonical),
      (.parent, .parent), (.previous, .previous), (.next, .next), (.breadcrumbs, .breadcrumbs),
    ]
    let page = plan.structures.page.structure
    for (need, field) in fields
    where reads.contains(field.name, of: page, in: plan.models) { insert(need) }
    let pages = ContextFields.Pagination.pages.name
    if reads.contains(pages, of: plan.structures.pagination.structure, in: plan.models) {
      insert(.paginationPages)
    }
  }
}
