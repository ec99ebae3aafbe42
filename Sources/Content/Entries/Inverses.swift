import Schema
import Tables

// Inverses: for an entry, the list of entries that refer to it.

extension ContentAssembly {
  /// Fills the lists of all `@Inverse` fields with the published entries that refer to the listing
  /// entry, in the order of their collections: those in its language, or those in the first
  /// language where no referring collection has entries in it.
  mutating func fillInverses(of published: [[LoadedEntry]]) {
    for (collection, definition) in definitions.enumerated() {
      for field in plan.models[definition.model].fields(for: .checking) {
        guard let inverse = field.inverse else { continue }
        let referring = definitions.indices.filter { definitions[$0].model == inverse.structure }
        let own = definition.translation?.language
        let isTranslated = referring.contains { definitions[$0].isIn(own) }
        let language = isTranslated ? own : nil
        fill(
          field.slot, of: published[collection], with: inverse.slot,
          from: referring.filter { definitions[$0].isIn(language) }.map { published[$0] },
          countsOriginals: !isTranslated)
      }
    }
  }

  private mutating func fill(
    _ slot: FieldSlot, of entries: [LoadedEntry], with inverseSlot: FieldSlot,
    from referring: [[LoadedEntry]],
    countsOriginals: Bool
  ) {
    var referrers: [SlotIndex: [SlotIndex]] = [:]
    for referrer in referring.joined() where !copies.contains(referrer.slot) {
      for target in targets(in: referrer.slot + inverseSlot)
      where referrers[target]?.last != referrer.slot {
        referrers[target, default: []].append(referrer.slot)
      }
    }
    for entry in entries {
      let own = countsOriginals ? pairs.original(of: entry.slot) : entry.slot
      let list = referrers[copies.original(of: own)] ?? []
      let first = store.end
      for referrer in list {
        store.slots.append(.record(referrer))
        if store.placeReader == nil { store.places.append(.nowhere) }
      }
      store.slots[entry.slot + slot] = .list(first: first, count: list.count)
    }
  }

  /// The records that a reference, or a list of references, refers to.
  private func targets(in slot: SlotIndex) -> [SlotIndex] {
    let value = store.slots[slot]
    switch value.tag {
    case .record: return [value.slot]
    case .list:
      return value.elements.map { store.slots[$0] }.filter { $0.tag == .record }.map(\.slot)
    case .none, .text, .tree, .int, .double, .decimal, .bool, .date, .duration, .choice, .header,
      .fragment, .file, .page:
      return []
    }
  }
}
