import Diagnostics
import Planning
import Schema
import Tables

/// The titles of pages: those of `site.yaml` where all fields in them have a value, otherwise the
/// names of what the pages show.
struct PageTitles {
  private let plan: SitePlan
  private let writer: PatternWriter
  private let names: RecordNames

  init(plan: SitePlan) {
    self.plan = plan
    names = RecordNames(
      plan.valueText,
      of: plan.declarations.flatMap { [$0.entry, $0.component].compactMap(\.self) },
      titles: EntryTitles(of: plan, in: plan.site.language))
    writer = PatternWriter(plan.valueText, names: names)
  }

  /// The facts about a page for patterns.
  func facts(ofPage index: PageIndex) -> PatternWriter.Facts {
    let page = plan.pages[index]
    return PatternWriter.Facts(
      entry: page.entry, component: page.component, number: Int(page.number),
      key: page.group.map { Array(plan.groups[$0].title.utf8) } ?? [])
  }

  /// The title of a page, never empty: UTF-8.
  func title(ofPage index: PageIndex) -> [UInt8] {
    title(ofPage: index, plan.declarations[plan.pages[index].declaration])
  }

  private func title(ofPage index: PageIndex, _ declaration: PageDeclaration) -> [UInt8] {
    let page = plan.pages[index]
    var title: [UInt8] = []
    let isWhole =
      declaration.title.map {
        append($0, ofPage: index, to: &title)
      } ?? false
    if !isWhole { appendUsualTitle(of: page, declaration, to: &title) }
    if title.isEmpty { title.append(contentsOf: declaration.name.utf8) }
    return title
  }

  /// The name of a record, as pages in a language show it: UTF-8.
  func name(of record: SlotIndex, in language: String) -> [UInt8] {
    names.shown(in: language).name(of: record)
  }

  /// Appends what an entry is called by the title of its page; nothing where that does not name it.
  func append(titleOf entry: SlotIndex, in language: String, to text: inout [UInt8]) {
    _ = names.shown(in: language).append(titleOf: entry, to: &text)
  }

  /// Where an author wrote the title of a page: the pattern in `site.yaml`, the name of what it
  /// shows, or the title of the section or the site.
  func place(ofTitleOf index: PageIndex) -> Span? {
    let page = plan.pages[index]
    let declaration = plan.declarations[page.declaration]
    var text: [UInt8] = []
    if let pattern = declaration.title,
      append(pattern, ofPage: index, to: &text)
    {
      return declaration.writtenTitle?.span
    }
    if let component = page.component, declaration.component != nil {
      return names.place(ofNameOf: component) ?? page.entry.flatMap(names.place(ofNameOf:))
    }
    if let entry = page.entry, declaration.entry != nil { return names.place(ofNameOf: entry) }
    return page.group == nil ? usualTitle(of: declaration).span : nil
  }

  /// Appends a pattern as the page shows it; false, with nothing appended, where a field has no
  /// value.
  private func append(
    _ pattern: TextPattern, ofPage index: PageIndex, to text: inout [UInt8]
  ) -> Bool {
    writer.shown(in: plan.declaration(ofPage: index).language)
      .appendText(pattern, facts(ofPage: index), as: form(ofPage: index), to: &text)
  }

  private func usualTitle(of declaration: PageDeclaration) -> Spanned<String> {
    declaration.usualTitle(
      in: declaration.section.map { plan.sections[$0] },
      siteTitle: plan.site.title(in: declaration.language))
  }

  /// The description of a page in `site.yaml`; empty where there is none, or a field of it has no
  /// value: UTF-8.
  func description(ofPage index: PageIndex) -> [UInt8] {
    var text: [UInt8] = []
    if let pattern = plan.declarations[plan.pages[index].declaration].description {
      _ = append(pattern, ofPage: index, to: &text)
    }
    return text
  }

  /// How values are shown in the language of a page.
  private func form(ofPage index: PageIndex) -> ShownForm {
    plan.contexts[plan.pages[index].declaration.position].shownForm
  }

  private func appendUsualTitle(
    of page: PlannedPage, _ declaration: PageDeclaration, to title: inout [UInt8]
  ) {
    let names = names.shown(in: declaration.language)
    if let component = page.component, declaration.component != nil {
      names.append(nameOf: component, to: &title)
      if title.isEmpty, let entry = page.entry, declaration.entry != nil {
        names.append(nameOf: entry, to: &title)
        title.append(contentsOf: " \(page.number)".utf8)
      }
    } else if let entry = page.entry, declaration.entry != nil {
      names.append(nameOf: entry, to: &title)
    } else if let group = page.group {
      title.append(contentsOf: plan.groups[group].title.utf8)
    } else {
      title.append(contentsOf: usualTitle(of: declaration).value.utf8)
    }
  }
}
