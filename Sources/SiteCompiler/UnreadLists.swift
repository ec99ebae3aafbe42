import Diagnostics
import Planning
import Rendering
import Schema
import Tables
import Templates

/// The lists, groups and archives whose templates read nothing of what differs from page to page.
struct UnreadLists {
  let plan: SitePlan
  let templates: TemplateSet

  /// Reports those among all declarations whose program is known.
  func report(of programs: [CompiledTemplate], to log: inout DiagnosticLog) {
    let counts = counts
    for (index, declaration) in plan.declarations.enumerated() where !declaration.isTranslation {
      let name = declaration.template.value
      guard let program = programs[index].program, let start = templates.start(of: name),
        !templates.isBuiltIn(start.source)
      else { continue }
      let count = counts[index]
      let context = plan.contexts[index].structure
      guard declaration.isPaginated else {
        if let unread = unread(by: program.reads, of: declaration, in: context, pages: count.all) {
          log.report(
            .unreadContent(
              unread, isList: unread != "entry", of: declaration.name, template: name,
              at: declaration.span))
        }
        continue
      }
      if isSelective(declaration, pages: count.all), !readsItems(program.reads, of: context) {
        log.report(
          .unreadItems(of: declaration.name, template: name, at: declaration.span))
      } else if count.isContinued, !readsPagination(program.reads, of: context) {
        log.report(
          .unreadPagination(of: declaration.name, template: name, at: declaration.span))
      }
    }
  }

  /// The number of pages of each declaration, and whether some of them continue others.
  private var counts: [(all: Int, isContinued: Bool)] {
    var counts = Array(repeating: (all: 0, isContinued: false), count: plan.declarations.count)
    for page in plan.pages {
      counts[page.declaration.position].all += 1
      if page.count > 1 { counts[page.declaration.position].isContinued = true }
    }
    return counts
  }

  /// Whether its pages do not all list the whole collection.
  private func isSelective(_ declaration: PageDeclaration, pages: Int) -> Bool {
    pages > 1 || declaration.filter != nil || declaration.limit != nil
  }

  /// Whether a template shows the entries, or the value of the group by which it may choose them. One
  /// that shows no more of a group than its title is right, too.
  private func readsItems(_ reads: FieldReads, of context: StructureID) -> Bool {
    let isOfGroup = plan.models[context].field(named: "group", for: .output) != nil
    return reads.shows("items", of: context, in: plan.models)
      || isOfGroup && !reads.contains("collections", of: context, in: plan.models)
      || readsMember(reads, "key", ofMember: "group", in: context)
  }

  /// Whether a template reads how its pages continue each other, or which page is beside another.
  private func readsPagination(_ reads: FieldReads, of context: StructureID) -> Bool {
    ["next", "previous", "pages", "first", "last"].contains {
      readsMember(reads, $0, ofMember: "pagination", in: context)
    } || readsMember(reads, "next", ofMember: "page", in: context)
  }

  /// What the pages of a declaration are made from, of which a template reads nothing: the items of a
  /// feed, the groups of a page of groups, the entries that have more to show than their title.
  private func unread(
    by reads: FieldReads, of declaration: PageDeclaration, in context: StructureID, pages: Int
  ) -> String? {
    let model = plan.models[context]
    if let list = declaration.feed != nil ? "items" : declaration.isOfAllGroups ? "groups" : nil,
      model.field(named: list, for: .output) != nil
    {
      let isRead = [list, "collections"].contains {
        reads.contains($0, of: context, in: plan.models)
      }
      return isRead || readsMember(reads, "items", ofMember: "feed", in: context) ? nil : list
    }
    guard pages > 1, let entry = declaration.shownEntry,
      plan.models[entry].fields(for: .output).count > 2
    else { return nil }
    let names = ["entry", plan.models[entry].variableName]
    let known = names.filter { model.field(named: $0, for: .output) != nil }
    let isRead = known.contains { reads.contains($0, of: context, in: plan.models) }
    return known.isEmpty || isRead ? nil : "entry"
  }

  private func readsMember(
    _ reads: FieldReads, _ name: String, ofMember member: String, in context: StructureID
  ) -> Bool {
    guard let field = plan.models[context].field(named: member, for: .output),
      case .structure(let id) = field.type.unwrapped
    else { return false }
    return reads.contains(name, of: id, in: plan.models)
  }
}
