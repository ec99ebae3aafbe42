import Languages
package import Schema
import Tables

/// How values are shown to the readers of a language outside of templates, in titles and in results
/// of a search: a case of a choice by its label, a decimal number and an amount of money as the
/// language writes them.
package struct ShownForm: Sendable {
  private let format: LanguageFormat
  /// The labels of all cases, by the indices of the choice and of the case.
  private let labels: [[[UInt8]]]

  init(language: String, models: Models, messages: MessageCatalogue) {
    format = LanguageFormat.named(language)
    labels = models.choices.map { choice in
      choice.cases.map { Array(messages.label(of: $0, in: choice, language: language).utf8) }
    }
  }

  /// The texts around a value.
  package struct Surroundings {
    let before: [UInt8]
    let after: [UInt8]
  }

  /// Appends a value of a field of a record, or an element of it, if it is of a kind that languages
  /// write in their own way; false, with nothing appended, for all others. An amount beside whose
  /// place the currency is written is a number alone.
  package func append(
    _ value: Value, _ type: ValueType, ofField slot: FieldSlot, in record: SlotIndex,
    beside texts: Surroundings? = nil, _ models: Models, _ store: ValueStore,
    to output: inout [UInt8]
  ) -> Bool {
    switch value.tag {
    case .choice:
      guard case .choice(let id) = type.element else { return false }
      output += labels[Int(id.index)][value.caseIndex]
      return true
    case .decimal:
      let fields = models[store.slots[record].structure].fields(for: .output)
      guard let field = fields.first(where: { $0.slot == slot }) else { return false }
      return append(store.bytes(value.text), field, in: record, texts, models, store, to: &output)
    case .none, .text, .tree, .int, .double, .bool, .date, .duration, .list, .record, .header,
      .fragment, .file, .page:
      return false
    }
  }

  private func append(
    _ number: ArraySlice<UInt8>, _ field: Field, in record: SlotIndex, _ texts: Surroundings?,
    _ models: Models, _ store: ValueStore, to output: inout [UInt8]
  ) -> Bool {
    if field.currency == nil {
      // A number that is not a quantity, such as a serial number, is not grouped.
      let isList = field.type.unwrapped != field.type.element
      guard !IdentifyingName.isLastWord(of: field.name, isList: isList) else { return false }
      NumberText.append(decimal: number.span, in: format, to: &output)
      return true
    }
    guard let currency = Self.currency(of: field, in: record, models, store) else { return false }
    if let texts,
      MoneyText.isWritten(currency, inTextBefore: texts.before, orBehind: texts.after, in: format)
    {
      NumberText.append(
        decimal: number.span, in: format, fractionDigits: currency.decimals, to: &output)
      return true
    }
    return MoneyText.append(decimal: number.span, currency, in: format, to: &output)
  }

  /// The currency of the amounts of a field of a record; nil where they are no amounts of money, or
  /// the record names none.
  package static func currency(
    of field: Field, in record: SlotIndex, _ models: Models, _ store: ValueStore
  ) -> Currency? {
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
