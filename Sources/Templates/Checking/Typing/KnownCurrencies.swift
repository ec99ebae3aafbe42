import Diagnostics
import Schema

/// What models say of the currencies of some amounts.
struct KnownCurrencies {
  /// The codes that models name.
  var codes: Set<String> = []
  /// The codes that fields of records hold, with their values.
  var fields: [Path: TypedExpression] = [:]
  /// How many are in fields of records that cannot be named here.
  var others = 0
  /// The names of those fields.
  var holders: Set<String> = []

  /// How many there may be.
  var count: Int { codes.count + fields.count + others }

  /// Whether a field of a record says one of them.
  var isInField: Bool { !fields.isEmpty || others > 0 }

  /// That of one of the amounts.
  var ofOne: KnownCurrencies {
    var one = self
    one.others = min(1, others)
    return one
  }

  /// These and others.
  func union(_ other: KnownCurrencies) -> KnownCurrencies {
    var all = self
    all.codes.formUnion(other.codes)
    all.fields.merge(other.fields) { first, _ in first }
    all.others += other.others
    all.holders.formUnion(other.holders)
    return all
  }

  /// A condition by which they are one, as it is written; nil where they cannot be named.
  func comparison(in typing: Typing) -> String? {
    guard others == 0 else { return nil }
    let names = fields.values.compactMap { Self.written($0, in: typing) }.sorted()
    guard names.count == fields.count, let first = names.first else { return nil }
    if let code = codes.first ?? (names.count == 1 ? "EUR" : nil) {
      return names.map { "\($0) == \"\(code)\"" }.joined(separator: " and ")
    }
    return names.dropFirst().map { "\(first) == \($0)" }.joined(separator: " and ")
  }

  /// A field as it is written, by the place of its record.
  private static func written(_ value: TypedExpression, in typing: Typing) -> String? {
    switch value.kind {
    case .field(let record, let slot):
      guard case .structure(let id) = record.type.unwrapped,
        let field = typing.types[id].fields.first(where: { $0.slot == slot })
      else { return nil }
      return DisplayText(typing.reports.written(record.span)).text + "." + field.name
    case .choiceText(let value, _): return written(value, in: typing)
    default: return nil
    }
  }
}
