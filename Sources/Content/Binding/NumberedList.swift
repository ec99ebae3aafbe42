import Diagnostics
import Schema
import Tables

/// A list of components whose numbers go up (`@Ascending`).
struct NumberedList: Sendable {
  /// The slot of the list in the structure that holds it.
  let list: FieldSlot
  /// How files call the list.
  let name: String
  /// The number of each component.
  let number: FieldPath
  let numberSlot: FieldSlot
  let rule: Constraint.Ascending
  /// Where the rule is declared.
  let span: Span?
  /// What names the structure that holds the list, such as the number of a chapter: its slot, and the
  /// structure's name. Nil where nothing does.
  let owner: (slot: FieldSlot, name: String)?
  /// The slot of the numbers that are known to be missing, and how files call them.
  let known: (slot: FieldSlot, name: String)?

  /// The numbered lists of a structure.
  static func all(of structure: Structure, in models: Models) -> [NumberedList] {
    structure.fields(for: .checking).flatMap { list -> [NumberedList] in
      guard case .list(.structure(let id)) = list.type.unwrapped,
        models[id].kind == .component
      else { return [] }
      let fields = models[id].fields(for: .checking)
      return fields.tableIndices.compactMap { index in
        for constraint in fields[index].constraints {
          guard case .ascending(let rule) = constraint.rule else { continue }
          let gaps = rule.known.flatMap { known in
            models[known.structure].name == structure.name
              ? structure.fields(for: .checking).first { $0.slot == known.slot } : nil
          }
          return NumberedList(
            list: list.slot, name: list.fileName, number: FieldPath(id, index),
            numberSlot: fields[index].slot, rule: rule, span: constraint.span,
            owner: naming(structure).map { ($0.slot, structure.name) },
            known: gaps.map { ($0.slot, $0.fileName) })
        }
        return nil
      }
    }
  }

  /// The key of a structure, or its own number.
  private static func naming(_ structure: Structure) -> Field? {
    structure.fields(for: .checking).first { field in
      field.isKey
        || field.constraints.contains { if case .ascending = $0.rule { true } else { false } }
    }
  }
}

extension Constraint {
  /// Whether it is about a value alone, not about that value beside others.
  var isAboutValue: Bool {
    switch rule {
    case .within, .count, .length, .matches: true
    case .unique, .ascending, .currency: false
    }
  }
}

extension NumberedList {
  /// Checks all numbered lists of a record.
  static func check(_ record: RecordTarget, by binder: inout Binder) {
    for list in binder.plan.numberedLists[Int(record.structure.index)] {
      list.check(in: record, by: &binder)
    }
  }

  /// Reports numbers of a record's components that do not go up, and gaps between them.
  private func check(in record: RecordTarget, by binder: inout Binder) {
    let list = binder.chunk.slots[record.slot + self.list]
    guard list.tag == .list else { return }
    let gaps = knownGaps(of: record, in: binder)
    let owner = ownerName(of: record, in: binder)
    var before: (number: Int, span: Span?)?
    for element in list.elements where binder.chunk.slots[element].tag == .record {
      let slot = binder.chunk.slots[element].slot + numberSlot
      let value = binder.chunk.slots[slot]
      guard value.tag == .int, let span = binder.chunk.places[slot].span else { return }
      let least = before?.number ?? beforeFirst
      if let least, value.int <= least {
        binder.log.report(
          .notAscending(
            binder.rule(number), value.int, after: before?.number, at: span,
            before: before?.span, rule: self.span))
      } else if let least, rule.first != nil,
        let missing = MissingNumbers(between: least, and: value.int, but: gaps)
      {
        binder.log.report(
          .missingNumbers(
            missing, binder.rule(number), in: name, of: owner, known: known?.name, at: span,
            before: before?.span))
      }
      before = (max(value.int, before?.number ?? value.int), span)
    }
  }

  /// The number that would be before the first; nil where any may be the first.
  private var beforeFirst: Int? {
    guard let (number, isTooSmall) = rule.first?.subtractingReportingOverflow(1) else { return nil }
    return isTooSmall ? nil : number
  }

  private func knownGaps(of record: RecordTarget, in binder: Binder) -> Set<Int> {
    guard let known else { return [] }
    let list = binder.chunk.slots[record.slot + known.slot]
    guard list.tag == .list else { return [] }
    return Set(
      list.elements.map { binder.chunk.slots[$0] }.lazy.filter { $0.tag == .int }.map(\.int))
  }

  /// The name of the structure that holds the list, and what tells it from others: `Chapter 3`.
  private func ownerName(of record: RecordTarget, in binder: Binder) -> String? {
    guard let owner else { return nil }
    let value = binder.chunk.slots[record.slot + owner.slot]
    return value.isNone ? nil : "\(owner.name) \(binder.shown(value))"
  }
}

/// The numbers that are missing between two.
struct MissingNumbers: Sendable {
  let first, last, count: Int
  /// Whether they are all numbers from the first to the last.
  let isUnbroken: Bool

  /// Those between two numbers that are not known; nil where there are none. The time it takes
  /// depends on how many are known, not on how far the two are apart.
  init?(between low: Int, and high: Int, but known: Set<Int>) {
    let (distance, isTooFar) = high.subtractingReportingOverflow(low)
    guard low < high, distance > 1 || isTooFar else { return nil }
    count = (isTooFar ? Int.max : distance - 1) - known.count(where: { low < $0 && $0 < high })
    guard count > 0 else { return nil }
    var (first, last) = (low + 1, high - 1)
    while known.contains(first) { first += 1 }
    while known.contains(last) { last -= 1 }
    isUnbroken = !known.contains { first < $0 && $0 < last }
    (self.first, self.last) = (first, last)
  }
}
