import Diagnostics
import Languages
import Planning
import Schema
import Tables
import Templates

/// Makes the record of values that a page gives its template, in the layer of the page.
struct PageContext {
  private let plan: SitePlan
  let titles: PageTitles
  /// The direction of texts in the language of each declaration.
  private let directions: [String]
  /// What the program of each declaration reads.
  private let needs: [PageNeeds]
  /// Collects what pages depend on.
  private let notes: FragmentNotes?

  /// Makes the contexts of a plan's pages.
  init(_ compiled: CompiledPlan, notes: FragmentNotes?) {
    let plan = compiled.plan
    self.plan = plan
    self.notes = notes
    titles = PageTitles(plan: plan)
    directions = plan.declarations.map { LanguageTag.direction(of: $0.language).rawValue }
    needs = compiled.programs.map { PageNeeds($0.checked, in: plan) }
  }

  /// The context of a page: a record of the structure of its declaration's context.
  func make(forPage index: PageIndex, in layer: inout Layer) -> Value {
    let shared = plan.contexts[plan.pages[index].declaration.position]
    var values = shared.values
    for field in shared.pageFields {
      values[field.place] = value(field.value, ofPage: index, in: &layer)
    }
    return layer.addRecord(shared.structure, fieldCount: shared.values.count, values)
  }

  /// Where authors wrote what a page takes over of them, by the slots of its context.
  func spans(
    ofPage index: PageIndex, context: Value, in layer: Layer
  ) -> [SlotIndex: Span] {
    let shared = plan.contexts[plan.pages[index].declaration.position]
    var spans: [SlotIndex: Span] = [:]
    for field in shared.pageFields where field.value == .page {
      let record = layer.value(at: context.slot + 1 + field.place, in: plan.store)
      let places = plan.structures.page.places
      func note(_ field: ContextFields.Page, _ span: Span?) {
        if let span { spans[record.slot + 1 + places[field.rawValue]] = span }
      }
      note(.title, titles.place(ofTitleOf: index))
      note(.description, plan.declaration(ofPage: index).writtenDescription?.span)
    }
    return spans
  }

  private func value(_ value: PageValue, ofPage index: PageIndex, in layer: inout Layer) -> Value {
    let page = plan.pages[index]
    switch value {
    case .page: return pageRecord(index, in: &layer)
    case .items: return .list(page.items)
    case .pagination: return pagination(of: index, in: &layer)
    case .group: return page.group.map { group($0, in: &layer) } ?? .none
    case .groups:
      let groups = plan.groupsOfDeclaration[page.declaration.position]
      let records = groups.map { group($0, in: &layer) }
      return layer.addList(records)
    case .feed:
      let feed = FeedContext(plan: plan, titles: titles, notes: notes)
      return feed.make(forPage: index, in: &layer)
    case .search: return plan.searches[index] ?? .none
    case .entry: return page.entry.map { .record($0) } ?? .none
    case .component: return page.component.map { .record($0) } ?? .none
    }
  }

  private func pageRecord(_ index: PageIndex, in layer: inout Layer) -> Value {
    pageRecord(index, plan.declarations[plan.pages[index].declaration], in: &layer)
  }

  private func pageRecord(
    _ index: PageIndex, _ declaration: PageDeclaration, in layer: inout Layer
  ) -> Value {
    let page = plan.pages[index]
    let needs = needs[page.declaration.position]
    let description = titles.description(ofPage: index)
    let collection = plan.collectionName(of: declaration)
    var record = plan.structures.page.record()
    record[.name] = layer.addText(declaration.name)
    record[.title] =
      needs.contains(.title) ? layer.addText(titles.title(ofPage: index)) : .none
    record[.description] = description.isEmpty ? .none : layer.addText(description)
    record[.url] = .page(index)
    record[.language] = layer.addText(declaration.language)
    record[.direction] = layer.addText(directions[page.declaration.position])
    record[.translations] =
      needs.contains(.translations) ? translations(of: index, in: &layer) : .none
    let shared = plan.contexts[page.declaration.position]
    record[.feeds] = shared.feeds
    record[.contentLanguage] = shared.contentLanguage
    record[.contentDirection] = shared.contentDirection
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
  private func translations(of index: PageIndex, in layer: inout Layer) -> Value {
    guard let family = plan.pages[index].family else { return layer.addList([]) }
    let records = plan.families[family].map { version -> Value in
      let language = plan.declaration(ofPage: version).language
      var record = plan.structures.translation.record()
      record[.language] = layer.addText(language)
      record[.direction] = layer.addText(LanguageTag.direction(of: language).rawValue)
      record[.languageName] = layer.addText(LanguageTag.ownName(of: language))
      record[.title] = layer.addText(titles.title(ofPage: version))
      record[.url] = .page(version)
      record[.isCurrent] = .bool(version == index)
      return layer.add(record)
    }
    return layer.addList(records)
  }

  private func canonical(of index: PageIndex, in layer: inout Layer) -> Value {
    var text: [UInt8] = []
    plan.appendAbsoluteAddress(ofOutput: OutputIndex(index), to: &text)
    return text.isEmpty ? .none : layer.addText(text)
  }

  private func link(to page: PageIndex?, in layer: inout Layer) -> Value {
    guard let page else { return .none }
    var link = plan.structures.pageLink.record()
    link[.title] = layer.addText(titles.title(ofPage: page))
    link[.url] = .page(page)
    return layer.add(link)
  }

  /// The path from the home page, through the first page of each list; it is at most as long as the
  /// number of kinds of pages.
  private func breadcrumbs(of index: PageIndex, in layer: inout Layer) -> Value {
    var way: [PageIndex] = []
    var above = plan.pages[index].parent
    while let listing = above {
      let page = plan.pages[listing]
      let isPaginated = plan.declarations[page.declaration].isPaginated
      let shown = isPaginated ? listing - Int(page.number - 1) : listing
      guard way.count < 16, !way.contains(shown) else { break }
      way.append(shown)
      above = plan.pages[shown].parent
    }
    let links = way.reversed().map { link(to: $0, in: &layer) }
    return layer.addList(links)
  }

  private func group(_ index: GroupIndex, in layer: inout Layer) -> Value {
    let group = plan.groups[index]
    var record = plan.structures.group.record()
    record[.key] = layer.addText(group.key)
    record[.title] = layer.addText(group.title)
    record[.count] = .int(group.items.count)
    record[.url] = group.page.map { .page($0) } ?? .none
    return layer.add(record)
  }

  private func pagination(of index: PageIndex, in layer: inout Layer) -> Value {
    let page = plan.pages[index]
    let first = index - (Int(page.number) - 1)
    let last = first + (Int(page.count) - 1)
    let items = plan.pages[first].items.lowerBound..<plan.pages[last].items.upperBound
    var record = plan.structures.pagination.record()
    record[.number] = .int(Int(page.number))
    record[.count] = .int(Int(page.count))
    record[.itemCount] = .int(items.count)
    record[.first] = .page(first)
    record[.last] = .page(last)
    record[.previous] = page.previous.map { .page($0) } ?? .none
    record[.next] = page.next.map { .page($0) } ?? .none
    record[.pages] =
      needs[page.declaration.position].contains(.paginationPages)
      ? paginationLinks(first...last, current: index, in: &layer) : .none
    return layer.add(record)
  }

  private func paginationLinks(
    _ pages: ClosedRange<PageIndex>, current: PageIndex, in layer: inout Layer
  ) -> Value {
    let links = pages.map { page in
      var link = plan.structures.paginationLink.record()
      link[.number] = .int(pages.lowerBound.distance(to: page) + 1)
      link[.url] = .page(page)
      link[.isCurrent] = .bool(page == current)
      return layer.add(link)
    }
    return layer.addList(links)
  }
}
