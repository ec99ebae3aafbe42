import Content
import Schema
import Tables

/// The records of a site before and after a change, and the fields that have other values.
///
/// Records correspond where they are found in the same way: an entry by its file, a component by
/// the field of its owner that holds it. Values are the same if they mean the same: texts with the
/// same bytes, records that correspond.
struct RecordComparison {
  /// The result of comparing two values.
  enum Outcome {
    case same, other
    /// Fragments have other indices, or records do not form a tree.
    case incomparable
  }

  private let old: ValueStore
  private let new: ValueStore
  private let models: Models
  private let texts: TextComparison
  /// The slot of the record that corresponds to each old one, by its slot.
  private var counterparts: [PackedIndex<Value>]
  /// Whether an entry begins at each new slot.
  private var isEntry: [Bool]
  /// The fields that have other values.
  private(set) var changed: Set<ShownText> = []
  /// The fragments that have changed.
  private(set) var fragments: Set<FragmentIndex> = []
  private var depth = 0

  private static let depthLimit = 64

  /// Begins a comparison of two stores with the same models, in which nothing corresponds yet.
  init(_ old: ValueStore, _ new: ValueStore, models: Models) {
    self.old = old
    self.new = new
    self.models = models
    texts = TextComparison(old, new)
    counterparts = Array(repeating: PackedIndex(wrappedValue: nil), count: old.slots.count)
    isEntry = Array(repeating: false, count: new.slots.count)
  }

  /// Makes two entries correspond.
  mutating func pair(_ old: SlotIndex, _ new: SlotIndex) {
    counterparts[old.position].wrappedValue = new
    isEntry[new.position] = true
  }

  /// The record that corresponds to an old one; nil where there is none.
  func counterpart(of record: SlotIndex?) -> SlotIndex? {
    record.flatMap { counterparts[$0.position].wrappedValue }
  }

  /// Whether two lists list records that correspond.
  func areSame(_ first: Range<SlotIndex>, _ second: Range<SlotIndex>) -> Bool {
    first.count == second.count
      && zip(first, second).allSatisfy { first, second in
        let (first, second) = (old.slots[first], new.slots[second])
        return first.tag == .record && second.tag == .record
          && counterpart(of: first.slot) == second.slot
      }
  }

  /// Compares the fields of two records.
  ///
  /// - Parameters:
  ///   - record: The old record.
  ///   - other: The new one.
  ///   - owner: The new entry that they belong to; nil for records of no entry.
  /// - Returns: Whether they could be compared.
  mutating func compare(_ record: SlotIndex, _ other: SlotIndex, of owner: SlotIndex?) -> Bool {
    let id = old.slots[record].structure
    guard new.slots[other].structure == id, depth < Self.depthLimit else { return false }
    counterparts[record.position].wrappedValue = other
    depth += 1
    defer { depth -= 1 }
    for place in 1..<models[id].slotCount {
      let slot = FieldSlot(place)
      switch compare(old.slots[record + slot], new.slots[other + slot], of: owner) {
      case .same: continue
      case .incomparable: return false
      case .other:
        guard let field = models[id].fields(for: .checking).first(where: { $0.slot == slot }) else {
          return false
        }
        changed.insert(
          ShownText(record: other, structure: id, field: field.name, owner: owner))
      }
    }
    return true
  }

  /// Compares two values, and the records in them.
  mutating func compare(_ first: Value, _ second: Value, of owner: SlotIndex?) -> Outcome {
    guard first.tag == second.tag else { return .other }
    switch first.tag {
    case .text, .tree, .decimal: return texts.areSame(first.text, second.text) ? .same : .other
    case .list: return compareLists(first, second, of: owner)
    case .record: return compareRecords(first.slot, second.slot, of: owner)
    case .fragment: return compareFragments(first.fragment, second.fragment)
    case .none, .int, .double, .bool, .date, .duration, .choice, .header, .file, .page:
      return first == second ? .same : .other
    }
  }

  private mutating func compareLists(
    _ first: Value, _ second: Value, of owner: SlotIndex?
  ) -> Outcome {
    guard first.count == second.count else { return .other }
    var outcome = Outcome.same
    for (first, second) in zip(first.elements, second.elements) {
      switch compare(old.slots[first], new.slots[second], of: owner) {
      case .same: continue
      case .other: outcome = .other
      case .incomparable: return .incomparable
      }
    }
    return outcome
  }

  private mutating func compareRecords(
    _ first: SlotIndex, _ second: SlotIndex, of owner: SlotIndex?
  ) -> Outcome {
    if let known = counterpart(of: first) { return known == second ? .same : .other }
    guard !isEntry[second.position] else { return .other }
    return compare(first, second, of: owner) ? .same : .incomparable
  }

  private mutating func compareFragments(_ first: FragmentIndex, _ second: FragmentIndex) -> Outcome
  {
    let (before, after) = (old.fragments[first], new.fragments[second])
    guard first == second, before.excerpt == after.excerpt else { return .incomparable }
    if counterpart(of: before.owner) != after.owner || !texts.areSame(before, after) {
      fragments.insert(second)
    }
    return after.excerpt.map { compareFragments($0, $0) } ?? .same
  }
}

/// Compares texts of two stores.
private struct TextComparison {
  private let old: [[UInt8]]
  private let new: [[UInt8]]
  private let oldParts: FragmentParts
  private let newParts: FragmentParts
  /// Whether the two buffers with an index are equal.
  private let areSame: [Bool]

  init(_ old: ValueStore, _ new: ValueStore) {
    (self.old, self.new) = (old.buffers, new.buffers)
    (oldParts, newParts) = (old.parts, new.parts)
    areSame = zip(old.buffers, new.buffers).map(==)
  }

  func areSame(_ first: TextSlice, _ second: TextSlice) -> Bool {
    let buffer = first.buffer
    if first == second, buffer.position < areSame.count, areSame[buffer.position] { return true }
    return first.count == second.count
      && old[buffer][first.range].elementsEqual(new[second.buffer][second.range])
  }

  /// Whether two fragments are the same on every page, except for the targets of their links.
  func areSame(_ first: Fragment, _ second: Fragment) -> Bool {
    oldParts.isSame(first, as: second, of: newParts, by: areSame)
      && oldParts.leadsToSame(first, as: second, of: newParts, by: areSame)
  }
}
