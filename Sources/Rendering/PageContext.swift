import Languages
import Planning
import Schema
import Templates

/// Makes the record of values that a page gives its template, in the layer of the page.
struct PageContext {
  private let plan: SitePlan
  private let titles: PageTitles
  /// What the program of each declaration reads.
  private let needs: [PageNeeds]

  /// Makes the contexts of a plan's pages, with the program of each declaration.
  init(plan: SitePlan, programs: [Program?]) {
    self.plan = plan
    titles = PageTitles(plan: plan)
    needs = programs.map { PageNeeds($0, in: plan) }
  }

  /// The context of a page: a record of the structure of its declaration's context.
  func make(forPage index: Int, in layer: inout Layer) -> Value {
    let page = plan.pages[index]
    let declaration = Int(page.declaration)
    let shared = plan.contexts[declaration]
    var fields = shared.values
    fields[1] = pageRecord(index, in: &layer)
    switch plan.declarations[declaration].subject {
    case .list, .group:
      fields.append(.list(first: Int(page.items.first), count: Int(page.items.count)))
      fields.append(pagination(of: index, in: &layer))
      if page.group != .max { fields.append(group(Int(page.group), in: &layer)) }
    case .groups:
      let records = plan.groupsOfDeclaration[declaration].map { group($0, in: &layer) }
      fields.append(layer.addList(records))
    case .feed:
      fields.append(.list(first: Int(page.items.first), count: Int(page.items.count)))
      fields.append(FeedContext(plan: plan, titles: titles).make(forPage: index, in: &layer))
    case .entry: fields.append(.record(Int(page.entry)))
    case .component:
      fields.append(.record(Int(page.entry)))
      fields.append(.record(Int(page.component)))
    case .search: fields.append(plan.searches[index] ?? .none)
    case .single, .redirect: break
    }
    for (name, _) in plan.declarations[declaration].fixedNames(in: plan.models) {
      fields.append(.record(Int(name == "entry" ? page.entry : page.component)))
    }
    return layer.addRecord(shared.structure, fields)
  }

  private func pageRecord(_ index: Int, in layer: inout Layer) -> Value {
    let page = plan.pages[index]
    let declaration = plan.declarations[Int(page.declaration)]
    let needs = needs[Int(page.declaration)]
    let description = titles.description(ofPage: index)
    let fields: [Value] = [
      layer.addText(declaration.name),
      needs.contains(.title) ? layer.addText(titles.title(ofPage: index)) : .none,
      description.isEmpty ? .none : layer.addText(description),
      .page(index),
      layer.addText(declaration.language),
      layer.addText(LanguageTag.direction(of: declaration.language).rawValue),
      needs.contains(.translations) ? translations(of: index, in: &layer) : .none,
      plan.contexts[Int(page.declaration)].feeds,
      needs.contains(.canonical) ? canonical(of: index, in: &layer) : .none,
      needs.contains(.parent) ? link(to: page.parent, in: &layer) : .none,
      needs.contains(.previous) ? link(to: page.previous, in: &layer) : .none,
      needs.contains(.next) ? link(to: page.next, in: &layer) : .none,
      needs.contains(.breadcrumbs) ? breadcrumbs(of: index, in: &layer) : .none,
      .int(Int(page.number)),
      .int(Int(page.count)),
      layer.addList(declaration.views.map { layer.addText($0) }),
      plan.collectionName(of: declaration).map { layer.addText($0) } ?? .none,
    ]
    return layer.addRecord(plan.structures.page, fields)
  }

  /// The page in all its languages.
  private func translations(of index: Int, in layer: inout Layer) -> Value {
    let family = plan.pages[index].family
    guard family != .max else { return layer.addList([]) }
    let records = plan.families[Int(family)].map { version -> Value in
      let language = plan.declarations[Int(plan.pages[Int(version)].declaration)].language
      return layer.addRecord(
        plan.structures.translation,
        [
          layer.addText(language),
          layer.addText(LanguageTag.direction(of: language).rawValue),
          layer.addText(LanguageTag.ownName(of: language)),
          layer.addText(titles.title(ofPage: Int(version))), .page(Int(version)),
          .bool(Int(version) == index),
        ])
    }
    return layer.addList(records)
  }

  private func canonical(of index: Int, in layer: inout Layer) -> Value {
    var text: [UInt8] = []
    plan.appendAbsoluteAddress(ofOutput: index, to: &text)
    return text.isEmpty ? .none : layer.addText(text)
  }

  private func link(to page: UInt32, in layer: inout Layer) -> Value {
    guard page != .max else { return .none }
    let title = layer.addText(titles.title(ofPage: Int(page)))
    return layer.addRecord(plan.structures.pageLink, [title, .page(Int(page))])
  }

  /// The way from the first page, by the first page of each list; it is at most as long as there
  /// are kinds of pages.
  private func breadcrumbs(of index: Int, in layer: inout Layer) -> Value {
    var way: [UInt32] = []
    var above = plan.pages[index].parent
    while above != .max {
      let page = plan.pages[Int(above)]
      let isPaginated = plan.declarations[Int(page.declaration)].subject.isPaginated
      let shown = isPaginated ? above - (page.number - 1) : above
      guard way.count < 16, !way.contains(shown) else { break }
      way.append(shown)
      above = plan.pages[Int(shown)].parent
    }
    let links = way.reversed().map { link(to: $0, in: &layer) }
    return layer.addList(links)
  }

  private func group(_ index: Int, in layer: inout Layer) -> Value {
    let group = plan.groups[index]
    return layer.addRecord(
      plan.structures.group,
      [
        layer.addText(group.key), layer.addText(group.title), .int(group.items.count),
        group.page == .max ? .none : .page(Int(group.page)),
      ])
  }

  private func pagination(of index: Int, in layer: inout Layer) -> Value {
    let page = plan.pages[index]
    let first = index - Int(page.number) + 1
    let last = first + Int(page.count) - 1
    let items = Int(plan.pages[last].items.first) + Int(plan.pages[last].items.count)
    let fields: [Value] = [
      .int(Int(page.number)), .int(Int(page.count)),
      .int(items - Int(plan.pages[first].items.first)), .page(first), .page(last),
      page.previous == .max ? .none : .page(Int(page.previous)),
      page.next == .max ? .none : .page(Int(page.next)),
      needs[Int(page.declaration)].contains(.paginationPages)
        ? paginationLinks(first...last, current: index, in: &layer) : .none,
    ]
    return layer.addRecord(plan.structures.pagination, fields)
  }

  private func paginationLinks(
    _ pages: ClosedRange<Int>, current: Int, in layer: inout Layer
  ) -> Value {
    let links = pages.map { page in
      layer.addRecord(
        plan.structures.paginationLink,
        [.int(page - pages.lowerBound + 1), .page(page), .bool(page == current)])
    }
    return layer.addList(links)
  }
}
