import Content
import Diagnostics
import Escaping
import Schema
import Tables

// Where the reasons for pages and their addresses are written.
extension PagePlanner {
  /// Where the reason for a page is written: its component, its entry, or its declaration.
  func span(ofPage index: PageIndex) -> Span? {
    let page = pages[index]
    let collection = declarations[page.declaration].collection
    let entry = page.entry.flatMap { slot in
      collection.flatMap { content.collections[$0].entries.first { $0.slot == slot } }
    }
    return place(of: page, entry)
  }

  /// Where the reason for a page of an entry is written; of a component's, the field that makes its
  /// address, or its first one.
  func place(of page: PlannedPage, _ entry: Entry?) -> Span? {
    let own = page.component.flatMap { place(ofComponent: $0, for: page.declaration) }
    return own ?? entry?.span ?? declarations[page.declaration].span
  }

  private func place(
    ofComponent component: SlotIndex, for declaration: DeclarationIndex
  ) -> Span? {
    let fields = models[content.store.slots[component].structure].fields(for: .output)
    let own = componentFields(inAddressOf: declaration, component)
    let slots = own.map(\.slot) + fields.map(\.slot)
    return slots.lazy.compactMap { content.store.span(of: component + $0) }.first
  }

  /// The fields that the address of an entry or component is made of; none if something else decides
  /// it, too: a slug, a number, a group.
  func fields(inAddressOf page: PlannedPage, _ entry: Entry?) -> [String] {
    guard let entry else { return [] }
    if let component = page.component {
      return componentFields(inAddressOf: page.declaration, component).map(\.name)
    }
    let structure = models[content.store.slots[entry.slot].structure]
    var fields: [String] = []
    for segment in declarations[page.declaration].address.segments {
      switch segment {
      case .literal: continue
      case .componentField, .referenced, .number, .key, .date(_, _, isComponent: true): return []
      case .entryField(let slot, _), .date(let slot, _, isComponent: false):
        guard slot != .slug,
          let field = structure.fields(for: .output).first(where: { $0.slot == slot })
        else { return [] }
        if !fields.contains(field.name) { fields.append(field.name) }
      }
    }
    return fields
  }

  /// Whether a value in the address of a page is missing although its field needs one, which was
  /// reported.
  func lacksField(inAddressOf page: PlannedPage, _ entry: Entry?) -> Bool {
    declarations[page.declaration].address.segments.contains { segment in
      switch segment {
      case .literal, .number, .key: false
      case .entryField(let slot, _), .date(let slot, _, isComponent: false):
        entry.map { lacks(slot, in: $0.slot) } ?? false
      case .componentField(let slot, _), .date(let slot, _, isComponent: true):
        page.component.map { lacks(slot, in: $0) } ?? false
      case .referenced(let field):
        (field.isComponent ? page.component : entry?.slot).map {
          lacks(field.reference, in: $0) || lacks(field, of: $0)
        } ?? false
      }
    }
  }

  private func lacks(_ field: TextPattern.ReferencedField, of record: SlotIndex) -> Bool {
    let value = content.store.slots[record + field.reference]
    return value.tag == .record && lacks(field.slot, in: value.slot)
  }

  private func lacks(_ slot: FieldSlot, in record: SlotIndex) -> Bool {
    let structure = models[content.store.slots[record].structure]
    guard content.store.slots[record + slot].tag == .none,
      let field = structure.fields(for: .output).first(where: { $0.slot == slot })
    else { return false }
    if case .optional = field.type { return false }
    return true
  }

  /// Reports a part of an address that Windows keeps for a device, where a value makes it: what is
  /// written in 'at', and slugs, were checked.
  func reportName(
    in address: [UInt8], of page: PlannedPage, _ entry: Entry?, log: inout DiagnosticLog
  ) {
    // Further pages of a list have the same values in their addresses.
    guard page.entry != nil || page.previous == nil,
      let part = PortableName.deviceName(in: address)
    else { return }
    let declaration = declarations[page.declaration]
    let isWritten = declaration.address.segments.contains { segment in
      guard case .literal(let bytes) = segment else { return false }
      return bytes.split(separator: UInt8(ascii: "/")).contains { $0.elementsEqual(part.utf8) }
    }
    let slug = entry.map { content.store.slots[$0.slot + .slug].text }
    let isSlug = slug.map { content.store.bytes($0).elementsEqual(part.utf8) } ?? false
    guard !isWritten, !isSlug else { return }
    log.report(
      .badAddress(
        String(decoding: address, as: UTF8.self),
        "has the part '\(part)', which Windows keeps for a device", at: place(of: page, entry),
        help: page.group == nil
          ? "write another value, or '{slug}' in 'at'"
          : "give the value another slug by 'values' of the page in 'site.yaml'"))
  }

  /// What is wrong where the address of the pages of entries has nothing that is of an entry; nil for
  /// all other pages.
  func sharedAddress(of page: PlannedPage, _ other: PageIndex) -> Diagnostic? {
    let declaration = declarations[page.declaration]
    guard page.entry != nil, page.component == nil, page.declaration == pages[other].declaration,
      declaration.address.segments.allSatisfy({ if case .literal = $0 { true } else { false } })
    else { return nil }
    return .addressOfAllEntries(
      declaration.name, address: declaration.address.literalEnd, at: declaration.span)
  }

  /// What to write where components of two entries have one address, in which nothing is of the
  /// entry; nil for all others.
  func helpForEntries(_ page: PlannedPage, _ other: PlannedPage) -> String? {
    guard page.component != nil, page.declaration == other.declaration,
      let entry = page.entry, entry != other.entry
    else { return nil }
    let declaration = declarations[page.declaration]
    let isOfEntry = declaration.address.segments.contains { segment in
      switch segment {
      case .entryField, .date(_, _, isComponent: false): true
      case .referenced(let field): !field.isComponent
      case .literal, .componentField, .number, .key, .date(_, _, isComponent: true): false
      }
    }
    guard !isOfEntry else { return nil }
    let name = models[content.store.slots[entry].structure].variableName
    return "write '{\(name).slug}/' before the rest of 'at': the two are of different entries"
  }

  /// The fields of a component that its address is made of; its key where that is a slug.
  private func componentFields(
    inAddressOf declaration: DeclarationIndex, _ component: SlotIndex
  ) -> [Field] {
    let structure = models[content.store.slots[component].structure]
    return declarations[declaration].address.segments.compactMap { segment in
      switch segment {
      case .componentField(let slot, _), .date(let slot, _, isComponent: true):
        structure.fields(for: .output).first { $0.slot == slot && $0.name != "slug" }
          ?? structure.key
      case .literal, .entryField, .referenced, .date, .number, .key: nil
      }
    }
  }
}
