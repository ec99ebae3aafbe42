import Languages
package import Schema
import Tables

/// A field of a record.
package struct FieldPlace {
  let record: SlotIndex
  let slot: FieldSlot
  let type: ValueType

  /// The field in a slot of the record at a slot.
  package init(_ slot: FieldSlot, _ type: ValueType, of record: SlotIndex) {
    self.record = record
    self.slot = slot
    self.type = type
  }
}

/// Writes the values of fields outside of templates: as files write them, as parts of addresses, or as
/// the readers of a language are shown them.
package struct ValueText: Sendable {
  let models: Models
  let store: ValueStore

  /// Makes a writer of these values.
  package init(models: Models, store: ValueStore) {
    self.models = models
    self.store = store
  }

  /// Appends a value as files write it; nothing where there is no value, or it is neither text nor
  /// number.
  package func append(_ value: Value, _ type: ValueType, to output: inout [UInt8]) {
    switch value.tag {
    case .text, .decimal: store.append(value.text, to: &output)
    case .int: output.append(contentsOf: String(value.int).utf8)
    case .choice:
      guard case .choice(let id) = type.unwrapped else { return }
      output.append(contentsOf: models[id].cases[value.caseIndex].text.utf8)
    case .none, .tree, .double, .bool, .date, .duration, .list, .record, .header, .fragment, .file,
      .page:
      return
    }
  }

  /// Appends a value as a part of an address: a slug, nothing where it has no letter or digit.
  package func append(slugOf value: Value, _ type: ValueType, to output: inout [UInt8]) {
    switch value.tag {
    case .text, .decimal:
      guard type.unwrapped != .slug else { return store.append(value.text, to: &output) }
      TextFold.appendSlug(from: store.bytes(value.text).span, to: &output)
    case .choice:
      guard case .choice(let id) = type.unwrapped else { return }
      let text = Array(models[id].cases[value.caseIndex].text.utf8)
      TextFold.appendSlug(from: text.span, to: &output)
    case .int, .none, .tree, .double, .bool, .date, .duration, .list, .record, .header, .fragment,
      .file, .page:
      append(value, type, to: &output)
    }
  }

  // MARK: As readers are shown them

  /// Appends a value of a field, or an element of it, if it is of a kind that languages write in their
  /// own way; false, with nothing appended, for all others. An amount beside whose place the currency
  /// is written is a number alone.
  package func append(
    _ value: Value, of field: FieldPlace, as form: ShownForm,
    beside texts: ShownForm.Surroundings? = nil, to output: inout [UInt8]
  ) -> Bool {
    switch value.tag {
    case .choice:
      guard case .choice(let id) = field.type.element else { return false }
      output += form.label(ofCase: value.caseIndex, of: id)
      return true
    case .decimal:
      let fields = models[store.slots[field.record].structure].fields(for: .output)
      guard let declared = fields.first(where: { $0.slot == field.slot }) else { return false }
      let number = store.bytes(value.text)
      guard declared.currency != nil else { return form.append(number, declared, to: &output) }
      guard let currency = currency(of: declared, in: field.record) else { return false }
      return form.append(number, currency, beside: texts, to: &output)
    case .none, .text, .tree, .int, .double, .bool, .date, .duration, .list, .record, .header,
      .fragment, .file, .page:
      return false
    }
  }

  /// The currency of the amounts of a field of a record; nil where they are no amounts of money, or
  /// the record names none.
  package func currency(of field: Field, in record: SlotIndex) -> Currency? {
    switch field.currency {
    case nil: return nil
    case .always(let currency): return currency
    case .field(let holder):
      let value = store.slots[record + holder]
      if value.tag == .text { return Currency(code: store.string(value.text)) }
      let fields = models[store.slots[record].structure].fields(for: .checking)
      guard value.tag == .choice,
        case .choice(let id)? = fields.first(where: { $0.slot == holder })?.type.unwrapped
      else { return nil }
      return Currency(code: models[id].cases[value.caseIndex].text)
    }
  }
}
