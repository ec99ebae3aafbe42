import Diagnostics
import Schema
import Tables

/// A field that holds amounts of money (`@Currency`).
struct MoneyField: Sendable {
  /// Where the currency is from.
  private enum Source: Sendable {
    case always(Currency)
    /// The field that holds its code. Several amounts may share it: the first reports a wrong code.
    case field(FieldPath, slot: FieldSlot, isFirst: Bool)
  }

  private let amount: FieldPath
  private let slot: FieldSlot
  private let source: Source
  /// Where the rule is declared.
  private let span: Span?

  /// The amounts of a structure.
  static func all(of id: StructureID, in models: Models) -> [MoneyField] {
    let fields = models[id].fields(for: .checking)
    var holders: Set<FieldSlot> = []
    return fields.tableIndices.compactMap { index in
      guard let currency = fields[index].currency else { return nil }
      let rule = fields[index].constraints.first { $0.rule == .currency(currency) }
      let source: Source
      switch currency {
      case .always(let currency): source = .always(currency)
      case .field(let slot):
        guard let holder = fields.tableIndices.first(where: { fields[$0].slot == slot }) else {
          return nil
        }
        source = .field(
          FieldPath(id, holder), slot: slot, isFirst: holders.insert(slot).inserted)
      }
      return MoneyField(
        amount: FieldPath(id, index), slot: fields[index].slot, source: source, span: rule?.span)
    }
  }

  /// Checks all amounts of a record, which a file writes at a place.
  static func check(_ record: RecordTarget, at span: Span, by binder: inout Binder) {
    for field in binder.plan.moneyFields[Int(record.structure.index)] {
      field.check(in: record, at: span, by: &binder)
    }
  }

  private func check(in record: RecordTarget, at span: Span, by binder: inout Binder) {
    let slot = record.slot + slot
    let value = binder.chunk.slots[slot]
    let isThere = !value.isNone && !(value.tag == .list && value.count == 0)
    let place = binder.chunk.places[slot].span ?? span
    guard
      let currency = currency(in: record, of: isThere ? place : nil, at: span, by: &binder),
      isThere
    else { return }
    check(value, of: currency, at: place, by: &binder)
  }

  /// The currency; nil where there is none, which is reported where there is an amount.
  private func currency(
    in record: RecordTarget, of amountPlace: Span?, at span: Span, by binder: inout Binder
  ) -> Currency? {
    guard case .field(let holder, let slot, let isFirst) = source else {
      if case .always(let currency) = source { return currency }
      return nil
    }
    let value = binder.chunk.slots[record.slot + slot]
    let place = binder.chunk.places[record.slot + slot].span
    guard !value.isNone else {
      // What could not be read has been reported.
      let isReported = place.map { place in
        binder.log.diagnostics.contains { $0.span == place }
      }
      if let amountPlace, isReported != true {
        binder.log.report(
          .amountWithoutCurrency(
            binder.rule(amount), currency: binder.rule(holder).field, rulePlace: self.span,
            at: amountPlace))
      }
      return nil
    }
    let code = binder.shown(value, of: holder, in: binder.plan)
    if let currency = Currency(code: code) { return currency }
    if isFirst {
      let diagnostic = Diagnostic.unknownCurrency(
        code, of: binder.rule(holder), rulePlace: self.span, at: place ?? span,
        suggesting: &binder.log)
      binder.log.report(diagnostic)
    }
    return nil
  }

  /// Reports amounts with more decimals than their currency has.
  private func check(_ value: Value, of currency: Currency, at span: Span, by binder: inout Binder)
  {
    if value.tag == .list {
      for slot in value.elements where !binder.chunk.slots[slot].isNone {
        check(
          binder.chunk.slots[slot], of: currency, at: binder.chunk.places[slot].span ?? span,
          by: &binder)
      }
      return
    }
    guard value.tag == .decimal, !currency.canHold(binder.bytes(value.text).span) else { return }
    binder.log.report(
      .tooManyDecimals(
        binder.rule(amount), binder.shown(value), currency, rulePlace: self.span, at: span))
  }
}
