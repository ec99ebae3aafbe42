import Diagnostics
import Schema

/// What models say of the currencies of some amounts.
struct KnownCurrencies: Sendable {
  /// The codes that models name, or conditions.
  var codes: Set<String> = []
  /// The codes that fields of records hold, with their values.
  var fields: [Path: TypedExpression] = [:]
  /// The keys of groups that are codes: fields below each element of a group.
  var groups: Set<Path> = []
  /// How many are in fields of records that cannot be named here, as far as one and several have to
  /// be told apart.
  private(set) var others = 0
  /// The names of those fields.
  private(set) var holders: Set<String> = []
  /// Whether the amounts are all of one of them.
  var isChoice = false
  /// For a record that the template makes, those of its fields.
  var parts: [FieldSlot: KnownCurrencies] = [:]

  /// Whether some are in fields of records that cannot be named here.
  var hasOthers: Bool { others > 0 }

  /// Whether records that cannot be named here may each have another.
  var hasSeveralOthers: Bool { others > 1 }

  /// Adds the one in a field of a record that cannot be named here.
  mutating func addOther() { others += 1 }

  /// Adds those of the records in a list, of which each may have another in a field with this name.
  mutating func addSeveralOthers(inField holder: String) {
    others += 2
    holders.insert(holder)
  }

  /// How many there may be.
  var count: Int { codes.count + fields.count + groups.count + others }

  /// Whether nothing is known.
  var isEmpty: Bool { count == 0 && parts.isEmpty }

  /// Whether a field of a record says one of them.
  var isInField: Bool { !fields.isEmpty || hasOthers }

  /// That of one of the amounts.
  var ofOne: KnownCurrencies {
    var one = self
    one.others = min(1, others)
    one.isChoice = count > 1
    one.parts = parts.mapValues(\.ofOne)
    return one
  }

  /// These and others.
  func union(_ other: KnownCurrencies) -> KnownCurrencies {
    var all = self
    all.codes.formUnion(other.codes)
    all.fields.merge(other.fields) { first, _ in first }
    all.groups.formUnion(other.groups)
    all.others += other.others
    all.holders.formUnion(other.holders)
    all.isChoice = isChoice && other.count == 0 || other.isChoice && count == 0
    all.parts.merge(other.parts) { $0.union($1) }
    return all
  }

  /// Either these or others.
  func or(_ other: KnownCurrencies) -> KnownCurrencies {
    var all = union(other)
    all.isChoice =
      all.count > 1 && (count <= 1 || isChoice) && (other.count <= 1 || other.isChoice)
    return all
  }

  /// A condition by which they are one, as it is written; nil where they cannot be named.
  func comparison(in typing: Typing) -> String? {
    guard !hasOthers, groups.isEmpty else { return nil }
    let names = fields.values.compactMap { Self.written($0, in: typing) }.sorted()
    guard names.count == fields.count, let first = names.first else { return nil }
    if let code = codes.min() ?? (names.count == 1 ? "EUR" : nil) {
      return names.map { "\($0) == \"\(code)\"" }.joined(separator: " and ")
    }
    return names.dropFirst().map { "\(first) == \($0)" }.joined(separator: " and ")
  }

  /// A field as it is written, by the place of its record.
  private static func written(_ value: TypedExpression, in typing: Typing) -> String? {
    switch value.kind {
    case .field(let record, _):
      guard let field = typing.types.field(of: value) else { return nil }
      return DisplayText(typing.reports.written(record.span)).text + "." + field.name
    case .choiceText(let value, _): return written(value, in: typing)
    default: return nil
    }
  }
}
