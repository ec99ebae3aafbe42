import Diagnostics
import Documents
import Schema
import Tables

/// A record of `site.yaml` seen through its structure: its fields by name.
struct RecordView<Fields: SettingsField> {
  private let models: Models
  private let store: ValueStore
  private let tree: DocumentTree
  private let slot: SlotIndex

  /// Sees the record at a slot, whose structure has to be one of those with the fields, and which was
  /// bound from a tree.
  init(models: Models, store: ValueStore, tree: DocumentTree, slot: SlotIndex) {
    precondition(Fields.structures.contains(models[store.slots[slot].structure].name))
    (self.models, self.store, self.tree, self.slot) = (models, store, tree, slot)
  }

  /// The same record, with other fields of its structure.
  func seen<Others>(as fields: Others.Type) -> RecordView<Others> {
    RecordView<Others>(models: models, store: store, tree: tree, slot: slot)
  }

  private func field(_ name: Fields) -> Field? {
    models[store.slots[slot].structure].field(named: name.rawValue, for: .checking)
  }

  private func slot(of name: Fields) -> SlotIndex? { field(name).map { slot + $0.slot } }

  /// Where the record was written.
  var span: Span? { store.span(of: slot) }

  /// The text of a field, with its place; nil when it was left out.
  func text(_ name: Fields) -> Spanned<String>? {
    guard let slot = slot(of: name), store.slots[slot].tag == .text else { return nil }
    return Spanned(store.string(store.slots[slot].text), at: store.span(of: slot))
  }

  /// Whether a field was written, valid or not.
  func isWritten(_ name: Fields) -> Bool {
    slot(of: name).flatMap { store.span(of: $0) } != nil
  }

  /// Whether a field was written with a value that could not be read, which was reported.
  func isUnreadable(_ name: Fields) -> Bool {
    guard let slot = slot(of: name), store.slots[slot].isNone else { return false }
    return store.span(of: slot) != nil
  }

  /// The place of a value; nil for a field that was left out or is empty. A value without a place
  /// has that of the record.
  func written(_ name: Fields) -> Span? {
    guard let slot = slot(of: name) else { return nil }
    let value = store.slots[slot]
    let isEmpty = value.isNone || value.tag == .list && value.count == 0
    if isEmpty || value.tag == .bool && !value.bool { return nil }
    return store.span(of: slot) ?? span
  }

  /// The place of a key with a value; nil for a field that was left out or is empty.
  func key(of name: Fields) -> Span? {
    written(name).map { value in tree.key(ofValueAt: value).map(tree.span) ?? value }
  }

  func int(_ name: Fields) -> Int? {
    guard let slot = slot(of: name), store.slots[slot].tag == .int else { return nil }
    return store.slots[slot].int
  }

  func bool(_ name: Fields) -> Bool? {
    guard let slot = slot(of: name), store.slots[slot].tag == .bool else { return nil }
    return store.slots[slot].bool
  }

  /// The place where a field is set to true; nil where it is not.
  func truth(_ name: Fields) -> Span? {
    guard let slot = slot(of: name), bool(name) == true else { return nil }
    return store.span(of: slot) ?? span
  }

  /// The texts of a list.
  func texts(_ name: Fields) -> [Spanned<String>] {
    elements(name).compactMap { element in
      guard store.slots[element].tag == .text else { return nil }
      return Spanned(store.string(store.slots[element].text), at: store.span(of: element))
    }
  }

  /// The names of the cases in a list of a choice.
  func cases(_ name: Fields) -> [String] {
    guard let field = field(name),
      case .choice(let id) = field.type.element
    else { return [] }
    return elements(name).compactMap { element in
      let value = store.slots[element]
      return value.tag == .choice ? models[id].cases[value.caseIndex].name : nil
    }
  }

  /// The name of the case of a choice.
  func choice(_ name: Fields) -> Spanned<String>? {
    guard let field = field(name),
      case .choice(let id) = field.type.unwrapped
    else { return nil }
    let slot = slot + field.slot
    guard store.slots[slot].tag == .choice else { return nil }
    return Spanned(models[id].cases[store.slots[slot].caseIndex].name, at: store.span(of: slot))
  }

  /// A component, with its fields; nil when it was left out.
  func record<Others>(_ name: Fields, of fields: Others.Type) -> RecordView<Others>? {
    guard let slot = slot(of: name), store.slots[slot].tag == .record else { return nil }
    return RecordView<Others>(
      models: models, store: store, tree: tree, slot: store.slots[slot].slot)
  }

  /// The records of a list of components, with their fields.
  func records<Others>(_ name: Fields, of fields: Others.Type) -> [RecordView<Others>] {
    elements(name).compactMap { element in
      let value = store.slots[element]
      guard value.tag == .record else { return nil }
      return RecordView<Others>(models: models, store: store, tree: tree, slot: value.slot)
    }
  }

  private func elements(_ name: Fields) -> Range<SlotIndex> {
    guard let slot = slot(of: name), store.slots[slot].tag == .list else {
      return Value.emptyList.elements
    }
    return store.slots[slot].elements
  }
}
