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
    let shared = plan.contexts[Int(plan.pages[index].declaration)]
    var values = shared.values
    for field in shared.pageFields {
      values[field.place] = value(field.value, ofPage: index, in: &layer)
    }
    return layer.addRecord(shared.structure, fieldCount: shared.values.count, values)
  }

  private func value(_ value: PageValue, ofPage index: Int, in layer: inout Layer) -> Value {
    let page = plan.pages[index]
    switch value {
    case .page: return pageRecord(index, in: &layer)
    case .items: return .list(first: Int(page.items.first), count: Int(page.items.count))
    case .pagination: return pagination(of: index, in: &layer)
    case .group: return group(Int(page.group), in: &layer)
    case .groups:
      let groups = plan.groupsOfDeclaration[Int(page.declaration)]
      let records = groups.map { group($0, in: &layer) }
      return layer.addList(records)
    case .feed: return FeedContext(plan: plan, titles: titles).make(forPage: index, in: &layer)
    case .search: return plan.searches[index] ?? .none
    case .entry: return .record(Int(page.entry))
    case .component: return .record(Int(page.component))
    }
  }

  private func pageRecord(_ index: Int, in layer: inout Layer) -> Value {
    let page = plan.pages[index]
    let declaration = plan.declarations[Int(page.declaration)]
    let needs = needs[Int(page.declaration)]
    let description = titles.description(ofPage: index)
    let direction = LanguageTag.direction(of: declaration.language).rawValue
    let collection = plan.collectionName(of: declaration)
    var record = plan.structures.page.record()
    record[.name] = layer.addText(declaration.name)
    record[.title] =
      needs.contains(.title) ? layer.addText(titles.title(ofPage: index)) : .none
    record[.description] = description.isEmpty ? .none : layer.addText(description)
    record[.url] = .page(index)
    record[.language] = layer.addText(declaration.language)
    record[.direction] = layer.addText(direction)
    record[.translations] =
      needs.contains(.translations) ? translations(of: index, in: &layer) : .none
    record[.feeds] = plan.contexts[Int(page.declaration)].feeds
    record[.canonical] = needs.contains(.canonical) ? canonical(of: index, in: &layer) : .none
    record[.parent] = needs.contains(.parent) ? link(to: page.parent, in: &layer) : .none
    record[.previous] = needs.contains(.previous) ? link(to: page.previous, in: &layer) : .none
    record[.next] = needs.contains(.next) ? link(to: page.next, in: &layer) : .none
    record[.breadcrumbs] =
      needs.contains(.breadcrumbs) ? breadcrumbs(of: index, in: &layer) : .none
    record[.number] = .int(Int(page.number))
    record[.count] = .int(Int(page.count))
    record[.views] = layer.addList(declaration.views.map { layer.addText($0) })
    record[.collection] = collection.map { layer.addText($0) } ?? .none
    return layer.add(record)
  }

  /// The page in all its languages.
  private func translations(of index: Int, in layer: inout Layer) -> Value {
    let family = plan.pages[index].family
    guard family != .max else { return layer.addList([]) }
    let records = plan.families[Int(family)].map { version -> Value in
      let language = plan.declarations[Int(plan.pages[Int(version)].declaration)].language
      var record = plan.structures.translation.record()
      record[.language] = layer.addText(language)
      record[.direction] = layer.addText(LanguageTag.direction(of: language).rawValue)
      record[.languageName] = layer.addText(LanguageTag.ownName(of: language))
      record[.title] = layer.addText(titles.title(ofPage: Int(version)))
      record[.url] = .page(Int(version))
      record[.isCurrent] = .bool(Int(version) == index)
      return layer.add(record)
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
    var link = plan.structures.pageLink.record()
    link[.title] = layer.addText(titles.title(ofPage: Int(page)))
    link[.url] = .page(Int(page))
    return layer.add(link)
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
    var record = plan.structures.group.record()
    record[.key] = layer.addText(group.key)
    record[.title] = layer.addText(group.title)
    record[.count] = .int(group.items.count)
    record[.url] = group.page == .max ? .none : .page(Int(group.page))
    return layer.add(record)
  }

  private func pagination(of index: Int, in layer: inout Layer) -> Value {
    let page = plan.pages[index]
    let first = index - Int(page.number) + 1
    let last = first + Int(page.count) - 1
    let end = Int(plan.pages[last].items.first) + Int(plan.pages[last].items.count)
    var record = plan.structures.pagination.record()
    record[.number] = .int(Int(page.number))
    record[.count] = .int(Int(page.count))
    record[.itemCount] = .int(end - Int(plan.pages[first].items.first))
    record[.first] = .page(first)
    record[.last] = .page(last)
    record[.previous] = page.previous == .max ? .none : .page(Int(page.previous))
    record[.next] = page.next == .max ? .none : .page(Int(page.next))
    record[.pages] =
      needs[Int(page.declaration)].contains(.paginationPages)
      ? paginationLinks(first...last, current: index, in: &layer) : .none
    return layer.add(record)
  }

  private func paginationLinks(
    _ pages: ClosedRange<Int>, current: Int, in layer: inout Layer
  ) -> Value {
    let links = pages.map { page in
      var link = plan.structures.paginationLink.record()
      link[.number] = .int(page - pages.lowerBound + 1)
      link[.url] = .page(page)
      link[.isCurrent] = .bool(page == current)
      return layer.add(link)
    }
    return layer.addList(links)
  }
}
