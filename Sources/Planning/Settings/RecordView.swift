import Diagnostics
import Schema

/// A record seen through its structure: its fields by name.
///
/// For the few records that the program itself reads, such as those of `site.yaml`.
struct RecordView {
  let models: Models
  let store: ValueStore
  let slot: Int

  private var structure: Structure { models[StructureID(store.slots[slot].index)] }

  private func slot(of name: String) -> Int? {
    structure.field(named: name, for: .checking).map { slot + $0.slot }
  }

  /// Where the record was written.
  var span: Span? { store.places[slot].span }

  /// The text of a field, with its place; nil when it was left out.
  func text(_ name: String) -> Spanned<String>? {
    guard let slot = slot(of: name), store.slots[slot].tag == .text else { return nil }
    return Spanned(store.string(store.slots[slot].text), at: store.places[slot].span)
  }

  /// Whether a field was written, rightly or wrongly.
  func isWritten(_ name: String) -> Bool {
    slot(of: name).flatMap { store.places[$0].span } != nil
  }

  /// Where a value stands that says something; nil for a field that was left out, or is empty. A
  /// value without a place of its own has that of the record.
  func written(_ name: String) -> Span? {
    guard let slot = slot(of: name) else { return nil }
    let value = store.slots[slot]
    let isEmpty = value.isNone || value.tag == .list && value.count == 0
    if isEmpty || value.tag == .bool && !value.bool { return nil }
    return store.places[slot].span ?? span
  }

  func int(_ name: String) -> Int? {
    guard let slot = slot(of: name), store.slots[slot].tag == .int else { return nil }
    return store.slots[slot].int
  }

  func bool(_ name: String) -> Bool? {
    guard let slot = slot(of: name), store.slots[slot].tag == .bool else { return nil }
    return store.slots[slot].bool
  }

  /// Where a field is said to be true; nil where it is not.
  func truth(_ name: String) -> Span? {
    guard let slot = slot(of: name), bool(name) == true else { return nil }
    return store.places[slot].span ?? span
  }

  /// The texts of a list.
  func texts(_ name: String) -> [Spanned<String>] {
    elements(name).compactMap { element in
      guard store.slots[element].tag == .text else { return nil }
      return Spanned(store.string(store.slots[element].text), at: store.places[element].span)
    }
  }

  /// The names of the cases in a list of a choice.
  func cases(_ name: String) -> [String] {
    guard let field = structure.field(named: name, for: .checking),
      case .choice(let id) = field.type.element
    else { return [] }
    return elements(name).compactMap { element in
      let value = store.slots[element]
      return value.tag == .choice ? models[id].cases[value.index].name : nil
    }
  }

  /// The name of the case of a choice.
  func choice(_ name: String) -> Spanned<String>? {
    guard let field = structure.field(named: name, for: .checking),
      case .choice(let id) = field.type.unwrapped
    else { return nil }
    let slot = slot + field.slot
    guard store.slots[slot].tag == .choice else { return nil }
    return Spanned(models[id].cases[store.slots[slot].index].name, at: store.places[slot].span)
  }

  /// A component; nil when it was left out.
  func record(_ name: String) -> RecordView? {
    guard let slot = slot(of: name), store.slots[slot].tag == .record else { return nil }
    return RecordView(models: models, store: store, slot: store.slots[slot].index)
  }

  /// The records of a list of components.
  func records(_ name: String) -> [RecordView] {
    elements(name).compactMap { element in
      let value = store.slots[element]
      guard value.tag == .record else { return nil }
      return RecordView(models: models, store: store, slot: value.index)
    }
  }

  private func elements(_ name: String) -> Range<Int> {
    guard let slot = slot(of: name), store.slots[slot].tag == .list else { return 0..<0 }
    return store.slots[slot].elements
  }
}
