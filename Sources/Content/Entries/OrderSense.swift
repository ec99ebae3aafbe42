import Diagnostics
import Schema
import Tables

/// What a field of a collection says of the order of its entries.
struct OrderSense {
  let definition: CollectionDefinition
  let plan: BindingPlan
  let store: ValueStore

  /// The values of a field, by which entries are ordered.
  func column(
    for key: CollectionDefinition.OrderKey, by field: FieldPath, in slot: FieldSlot,
    among entries: [LoadedEntry], log: inout DiagnosticLog
  ) -> SortColumn {
    let values = entries.map { store.slots[$0.slot + slot] }
    let column = SortColumn(values, in: store, isDescending: key.isDescending)
    check(of: key, by: field, as: column, among: entries, log: &log)
    return column
  }

  /// Warns where the values of a field of a collection order its entries otherwise than they say.
  private func check(
    of key: CollectionDefinition.OrderKey, by field: FieldPath, as column: SortColumn,
    among entries: [LoadedEntry], log: inout DiagnosticLog
  ) {
    let rule = Diagnostic.FieldRule(
      plan.models[definition.model].fields(for: .checking)[field.index],
      of: plan.models[definition.model])
    let fields = plan.models[definition.model].fields(for: .output)
    let slot = plan.models[definition.model].fields(for: .checking)[field.index].slot
    if plan.type(of: field).kind == .scalar(.string) {
      let values = entries.map { store.slots[$0.slot + slot] }
      if let texts = NumericTexts(values, in: store) {
        if let pair = texts.misplaced(by: column, isDescending: key.isDescending) {
          log.report(.numbersInTextOrder(pair, type: texts.type, rule, at: key.span))
        }
      } else if let texts = ClockTexts(values, in: store),
        let pair = texts.misplaced(by: column, isDescending: key.isDescending)
      {
        log.report(.timesInTextOrder(pair, rule, at: key.span))
      }
    } else if case .field(let place)? = fields.first(where: { $0.slot == slot })?.currency,
      let holder = fields.first(where: { $0.slot == place }),
      !definition.order.contains(where: { [holder.name, holder.fileName].contains($0.field) })
    {
      let currencies = currencies(
        in: FieldPath(definition.model, FieldIndex(place.position)), ofAmounts: slot, place,
        among: entries)
      guard currencies.count > 1 else { return }
      log.report(
        .currenciesInOrder(
          currencies, holder: holder.fileName, isDescending: key.isDescending, rule,
          at: key.span))
    }
  }

  /// The currencies of the amounts in a field, each with the first entry that has it, by code.
  private func currencies(
    in holder: FieldPath, ofAmounts amount: FieldSlot, _ place: FieldSlot,
    among entries: [LoadedEntry]
  ) -> [(code: String, entry: Span)] {
    var found: [String: Span] = [:]
    for entry in entries where !store.slots[entry.slot + amount].isNone {
      let value = store.slots[entry.slot + place]
      guard !value.isNone else { continue }
      let code = store.shown(value, of: holder, in: plan)
      if found[code] == nil { found[code] = entry.span }
    }
    return found.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }
}

/// Texts of which each is a number as a model of `Int` or `Decimal` would take it.
struct NumericTexts {
  private let texts: [[UInt8]?]
  /// The type that takes all of them.
  let type: String

  /// Reads the texts among values; nil where one is no number.
  init?(_ values: [Value], in store: ValueStore) {
    var texts: [[UInt8]?] = []
    var isWhole = true
    for value in values {
      guard !value.isNone else {
        texts.append(nil)
        continue
      }
      guard value.tag == .text else { return nil }
      let bytes = store.bytes(value.text)
      guard let number = try? Scalar.decimal(bytes.span), number.isNormal else { return nil }
      isWhole = isWhole && bytes.count <= 18 && !bytes.contains(UInt8(ascii: "."))
      texts.append(Array(bytes))
    }
    (self.texts, type) = (texts, isWhole ? "Int" : "Decimal")
  }

  /// Two texts that follow each other in the order of a column, and would not as numbers; nil where
  /// the order is that of the numbers, and where texts differ that are one number, such as the
  /// versions `1.1` and `1.10`.
  func misplaced(
    by column: SortColumn, isDescending: Bool
  ) -> (first: String, second: String)? {
    let indices = texts.indices.filter { texts[$0] != nil }.sorted { column.compare($0, $1) < 0 }
    var pair: (first: String, second: String)?
    for (left, right) in zip(indices, indices.dropFirst()) {
      guard let first = texts[left], let second = texts[right], first != second else { continue }
      let comparison = Scalar.compareDecimals(first.span, second.span)
      guard comparison != 0 else { return nil }
      guard (comparison > 0) != isDescending, pair == nil else { continue }
      pair = (String(decoding: first, as: UTF8.self), String(decoding: second, as: UTF8.self))
    }
    return pair
  }
}
