import Content
import Diagnostics
import Planning
import Schema
import Tables

/// A record that a search finds.
struct SearchDocument: Sendable {
  /// A document among those of its search.
  typealias Index = TableIndex<SearchDocument>

  /// Its subject in the search.
  let subject: SearchDeclaration.Subject.Index
  /// The slots of the records on the path to it: that of its entry first, its own last.
  let records: [SlotIndex]
  /// The page that shows it.
  let page: PageIndex
  /// Its place on the page; empty for the whole page.
  let anchor: [UInt8]
  let title: [UInt8]
  /// The title of the page around it; empty for entries.
  let context: [UInt8]
}

/// The records that a search finds, in the order of its subjects and of the content.
struct SearchDocumentList: Sendable {
  private(set) var documents: [SearchDocument] = []
  private(set) var collections: [PlannedSearch.Collection] = []
  private let plan: SitePlan
  private let titles: PageTitles
  private let page: PageIndex
  private let language: String
  /// The number of records that the subjects name, with a page or without one.
  private var recordCount = 0

  init(
    _ search: SearchDeclaration, page: PageIndex, plan: SitePlan, log: inout DiagnosticLog
  ) {
    self.plan = plan
    self.page = page
    titles = PageTitles(plan: plan)
    language = plan.declaration(ofPage: page).language
    for index in search.subjects.tableIndices {
      let subject = search.subjects[index]
      let entries = plan.entries(ofCollection: subject.collection)
      let (first, earlierRecords) = (documents.count, recordCount)
      for entry in entries { add([entry], of: subject, index) }
      let name = plan.name(ofCollection: subject.collection)
      // A list of components that is empty in all entries is nothing that a page is missing for.
      if documents.count == first, recordCount > earlierRecords, plan.certainty == .certain,
        plan.models.certainty == .certain
      {
        let declared = plan.declarations.first {
          $0.filter != nil && $0.shown == .entries(of: subject.collection)
        }
        let isAlone = plan.declarations.allSatisfy { $0.language == language }
        log.report(
          .searchWithoutPages(
            name, in: isAlone ? nil : language, declared: declared, at: subject.span))
      }
      note(name, of: subject.collection, count: documents.count - first)
    }
  }

  /// Adds the records of a subject below the last of `records`.
  private mutating func add(
    _ records: [SlotIndex], of subject: SearchDeclaration.Subject,
    _ index: SearchDeclaration.Subject.Index
  ) {
    let depth = records.count - 1
    guard depth < subject.path.count else { return add(document: records, of: subject, index) }
    let list = plan.store.slots[records[depth] + subject.path[depth]]
    guard list.tag == .list else { return }
    for element in list.elements {
      let value = plan.store.slots[element]
      if value.tag == .record { add(records + [value.slot], of: subject, index) }
    }
  }

  private mutating func add(
    document records: [SlotIndex], of subject: SearchDeclaration.Subject,
    _ index: SearchDeclaration.Subject.Index
  ) {
    recordCount += 1
    let pages = records.map {
      plan.recordPages.page(of: plan.store.slots[$0], in: language)
    }
    guard let level = pages.lastIndex(where: { $0 != nil }), let shown = pages[level] else {
      return
    }
    let isAlone = level == records.count - 1
    var (title, anchor, context) = (titles.title(ofPage: shown), [UInt8](), [UInt8]())
    let above = pages[..<level].last { $0 != nil } ?? nil
    if isAlone { context = above.map { titles.title(ofPage: $0) } ?? [] }
    if level > 0, Self.isNumber(title[...]) {
      // A number says nothing without what is counted: the chapter of a book.
      let whole =
        above.map { titles.title(ofPage: $0) } ?? titles.name(of: records[0], in: language)
      if !whole.isEmpty { (title, context) = (whole + [UInt8(ascii: " ")] + title, []) }
    }
    if !isAlone {
      for place in (level + 1)..<records.count {
        append(name: name(of: records[place], subject.structures[place]), to: &title)
      }
      let facts = PatternWriter.Facts(entry: records[0], component: records[records.count - 1])
      if let pattern = subject.anchor {
        _ = PatternWriter(plan.valueText).appendAddress(pattern, facts, to: &anchor)
      }
    }
    documents.append(
      SearchDocument(
        subject: index, records: records, page: shown, anchor: anchor, title: title,
        context: context))
  }

  /// Appends the name of a component without a page: `Ruth 1:1`, `Soup: Simmer`.
  private func append(name: [UInt8], to title: inout [UInt8]) {
    guard !name.isEmpty else { return }
    let sign = !Self.isNumber(name[...]) ? ": " : Self.isNumber(title.suffix(1)) ? ":" : " "
    title += Array(sign.utf8) + name
  }

  private static func isNumber(_ text: ArraySlice<UInt8>) -> Bool {
    text.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
  }

  /// The name of a component without a page among its siblings: its key, its heading, or its
  /// number.
  private func name(of slot: SlotIndex, _ id: StructureID) -> [UInt8] {
    let fields = plan.models[id].fields(for: .output)
    let field =
      fields.first(where: \.isKey) ?? fields.first { $0.placement == .heading }
      ?? fields.first { $0.type == .int }
    var name: [UInt8] = []
    if let field {
      plan.valueText.append(plan.store.slots[slot + field.slot], field.type, to: &name)
    }
    return name
  }

  /// Counts documents of a collection, and finds the page that lists it.
  private mutating func note(_ name: String, of collection: CollectionIndex, count: Int) {
    if let known = collections.firstIndex(where: { $0.name == name }) {
      collections[known].count += count
      return
    }
    let list = plan.pages.tableIndices.first { other in
      let declaration = plan.declaration(ofPage: other)
      return declaration.isWholeList && declaration.collection == collection
    }
    let target = list ?? plan.pages[page].parent ?? page
    collections.append(
      .init(name: name, title: titles.title(ofPage: target), page: target, count: count))
  }
}
