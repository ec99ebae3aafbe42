import Diagnostics
import Planning
import Schema
import Tables

/// The titles of pages: those of `site.yaml` where all fields in them have a value, otherwise the
/// names of what the pages show.
struct PageTitles {
  private let plan: SitePlan
  private let writer: PatternWriter
  /// The fields that may name what pages show, the best first.
  private let names: [StructureID: [NameField]]

  private struct NameField {
    let slot: FieldSlot
    let type: ValueType
  }

  init(plan: SitePlan) {
    self.plan = plan
    writer = PatternWriter(models: plan.models, store: plan.store)
    names = plan.declarations.reduce(into: [:]) { names, declaration in
      for structure in [declaration.entry, declaration.component].compactMap(\.self)
      where names[structure] == nil {
        names[structure] = Self.nameFields(of: plan.models[structure])
      }
    }
  }

  /// The fields that name a record, as in the filter `name`: its key if that is a text, otherwise
  /// its first text, its key; an entry's slug if all else is missing.
  private static func nameFields(of structure: Structure) -> [NameField] {
    var fields = structure.namingFields.map { NameField(slot: $0.slot, type: $0.type) }
    if let slug = structure.field(named: "slug", for: .output) {
      fields.append(NameField(slot: slug.slot, type: .slug))
    }
    return fields
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
        writer.appendText($0, facts(ofPage: index), as: form(ofPage: index), to: &title)
      } ?? false
    if !isWhole { appendUsualTitle(of: page, declaration, to: &title) }
    if title.isEmpty { title.append(contentsOf: declaration.name.utf8) }
    return title
  }

  /// Where an author wrote the title of a page: the pattern in `site.yaml`, the name of what it
  /// shows, or the title of the section or the site.
  func place(ofTitleOf index: PageIndex) -> Span? {
    let page = plan.pages[index]
    let declaration = plan.declarations[page.declaration]
    var text: [UInt8] = []
    if let pattern = declaration.title,
      writer.appendText(pattern, facts(ofPage: index), as: form(ofPage: index), to: &text)
    {
      return declaration.writtenTitle?.span
    }
    if let component = page.component, let structure = declaration.component {
      return place(ofNameOf: component, structure)
        ?? declaration.entry.flatMap { structure in
          page.entry.flatMap { place(ofNameOf: $0, structure) }
        }
    }
    if let entry = page.entry, let structure = declaration.entry {
      return place(ofNameOf: entry, structure)
    }
    return page.group == nil ? usualTitle(of: declaration).span : nil
  }

  /// Where the name of a record is written.
  private func place(ofNameOf record: SlotIndex, _ id: StructureID) -> Span? {
    let named = names[id]?.first { field in
      var text: [UInt8] = []
      append(field, of: record, to: &text)
      return !text.isEmpty
    }
    return named.flatMap { plan.store.span(of: record + $0.slot) }
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
      _ = writer.appendText(pattern, facts(ofPage: index), as: form(ofPage: index), to: &text)
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
    if let component = page.component, let structure = declaration.component {
      appendName(of: component, structure, to: &title)
      if title.isEmpty, let entry = page.entry, let structure = declaration.entry {
        appendName(of: entry, structure, to: &title)
        title.append(contentsOf: " \(page.number)".utf8)
      }
    } else if let entry = page.entry, let structure = declaration.entry {
      appendName(of: entry, structure, to: &title)
    } else if let group = page.group {
      title.append(contentsOf: plan.groups[group].title.utf8)
    } else {
      title.append(contentsOf: usualTitle(of: declaration).value.utf8)
    }
  }

  /// Appends the name of a record.
  private func appendName(of slot: SlotIndex, _ id: StructureID, to title: inout [UInt8]) {
    for field in names[id] ?? [] where title.isEmpty { append(field, of: slot, to: &title) }
  }

  private func append(_ field: NameField, of record: SlotIndex, to text: inout [UInt8]) {
    let value = plan.store.slots[record + field.slot]
    if value.tag == .text {
      plan.store.append(value.text, to: &text)
    } else {
      writer.append(value, field.type, asSlug: false, to: &text)
    }
  }
}
