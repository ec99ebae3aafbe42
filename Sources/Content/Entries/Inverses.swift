import Schema

// Inverses: the entries that refer to one, listed there.

extension ContentAssembly {
  /// Fills the lists of all `@Inverse` fields with the published entries that refer to the one
  /// that lists them, in the order of their collections.
  mutating func fillInverses(of published: [[LoadedEntry]]) {
    for (collection, definition) in definitions.enumerated() {
      for field in plan.models[definition.model].fields {
        guard let inverse = field.inverse else { continue }
        fill(field.slot, of: published[collection], with: inverse, from: published)
      }
    }
  }

  private mutating func fill(
    _ slot: Int, of entries: [LoadedEntry], with inverse: Inverse, from published: [[LoadedEntry]]
  ) {
    var referrers: [Int: [Int]] = [:]
    for (collection, definition) in definitions.enumerated()
    where definition.model == inverse.structure {
      for referrer in published[collection] {
        for target in targets(in: referrer.slot + inverse.slot) {
          referrers[target, default: []].append(referrer.slot)
        }
      }
    }
    for entry in entries {
      let list = referrers[entry.slot] ?? []
      let first = store.slots.count
      for referrer in list {
        store.slots.append(.record(referrer))
        store.places.append(.nowhere)
      }
      store.slots[entry.slot + slot] = .list(first: first, count: list.count)
    }
  }

  /// The records that a reference, or a list of references, leads to.
  private func targets(in slot: Int) -> [Int] {
    let value = store.slots[slot]
    switch value.tag {
    case .record: return [value.index]
    case .list: return store.slots[value.elements].filter { $0.tag == .record }.map(\.index)
    default: return []
    }
  }
}
