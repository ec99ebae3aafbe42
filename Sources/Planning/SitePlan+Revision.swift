package import Content
package import Schema
import Tables

/// A field of a record that has changed and on which the plan does not depend: only pages show it.
package struct ShownText: Hashable, Sendable {
  /// The slot of the record.
  package let record: SlotIndex
  package let structure: StructureID
  /// The name of its field.
  package let field: String
  /// The entry that the record is, or belongs to; nil where that is not known.
  package let owner: SlotIndex?
}

extension SitePlan {
  /// Takes over a file in which only texts differ that pages show: nothing else in the plan depends
  /// on them, except search indexes.
  ///
  /// - Returns: The texts that differ and are not Markdown; nil, with nothing taken over, where the
  ///   plan depends on one of them.
  package mutating func take(_ revision: TextRevision) -> [ShownText]? {
    var shown: [ShownText] = []
    for (slot, _) in revision.texts {
      guard let text = shownText(at: slot) else { return nil }
      shown.append(text)
    }
    store.buffers += revision.buffers
    store.parts.append(revision.parts)
    for (index, fragment) in revision.fragments { store.fragments[index] = fragment }
    for (slot, text) in revision.texts { store.slots[slot] = .text(text) }
    return shown
  }

  /// The text at a slot; nil where it is an element of a list, or may influence which pages there
  /// are, their order, addresses or titles.
  private func shownText(at slot: SlotIndex) -> ShownText? {
    guard let record = record(ofField: slot) else { return nil }
    let structure = models[store.slots[record].structure]
    guard structure.kind == .entry || structure.kind == .component,
      let field = structure.fields(for: .output).first(where: { record + $0.slot == slot }),
      field.type.unwrapped == .string, !field.isKey, field.placement != .heading,
      !field.constraints.contains(where: { $0.rule == .unique }),
      RecordNames(valueText).hasName(record, before: field.slot),
      !isPlanned(by: field, of: store.slots[record].structure)
    else { return nil }
    return ShownText(
      record: record, structure: store.slots[record].structure, field: field.name,
      owner: structure.kind == .entry ? record : nil)
  }

  /// The record of which a slot is a field; nil for an element of a list.
  private func record(ofField slot: SlotIndex) -> SlotIndex? {
    var record = slot
    while record > SlotIndex(0) {
      record = record - 1
      guard store.slots[record].tag != .header else {
        let fields = models[store.slots[record].structure].fields(for: .checking)
        return record.distance(to: slot) <= fields.count ? record : nil
      }
    }
    return nil
  }

  /// Whether pages are planned by a field of a structure.
  private func isPlanned(by field: Field, of structure: StructureID) -> Bool {
    site.collections.contains { collection in
      collection.order.contains { CollectionDefinition.OrderKey($0.value).field == field.name }
    } || declarations.contains { $0.isPlanned(by: field, of: structure, in: models) }
  }
}

extension PageDeclaration {
  /// Whether its pages are planned by a field of a structure: chosen, grouped, addressed, called or
  /// described.
  fileprivate func isPlanned(
    by field: Field, of structure: StructureID, in models: Models
  ) -> Bool {
    if kind.model == structure, kind.groupedSlot == field.slot { return true }
    if filter?.reads(field.name, of: structure, in: models) == true { return true }
    return [address, title, description].compactMap(\.self).contains { pattern in
      pattern.names(
        field.slot, inEntry: entry == structure, inComponent: component == structure)
        || pattern.fieldsOfOthers(in: models).contains(FieldOfStructure(structure, field.slot))
    }
  }
}

extension TextPattern {
  /// Whether it names a field of a page's entry, or of its component.
  fileprivate func names(_ field: FieldSlot, inEntry: Bool, inComponent: Bool) -> Bool {
    segments.contains { segment in
      switch segment {
      case .entryField(let slot, _): inEntry && slot == field
      case .componentField(let slot, _): inComponent && slot == field
      case .date(let slot, _, let isComponent):
        slot == field && (isComponent ? inComponent : inEntry)
      case .literal, .referenced, .number, .key: false
      }
    }
  }
}
