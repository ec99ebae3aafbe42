import Schema
import Templates

/// A value that a condition requires of a field of the entries, such as `year == 2026`.
struct Demand: Sendable {
  private let comparison: RequiredComparison
  /// Writes something where the comparison holds.
  private let condition: Program
  private let values: FieldValues

  /// Reads a comparison alone; nil where that is not possible.
  init?(
    _ comparison: RequiredComparison, of entry: StructureID, in environment: TemplateEnvironment
  ) {
    guard
      let condition = FieldValues.program(
        "{%- if \(comparison.holder) is defined and \(comparison.condition) -%}1{%- endif -%}",
        of: entry, in: environment),
      let values = FieldValues(
        of: comparison.field, where: comparison.holder, isList: comparison.isOfList,
        entry: entry, in: environment)
    else { return nil }
    (self.comparison, self.condition, self.values) = (comparison, condition, values)
  }

  /// The comparison with the values that there are, where none of the records at these slots has
  /// the value; nil where one has it.
  func unmet(
    among slots: [SlotIndex], in store: ValueStore, host: PagelessHost
  ) -> UnmetComparison? {
    var layer = Layer(above: store)
    var output: [UInt8] = []
    for slot in slots {
      layer.removeAll()
      let fault = condition.render(
        context: .record(slot), store: store, host: host, layer: &layer, output: &output)
      guard fault == nil, output.isEmpty else { return nil }
    }
    return values.all(among: slots, in: store, host: host).map {
      UnmetComparison(comparison: comparison, values: $0)
    }
  }
}

/// A comparison that holds for no entry.
struct UnmetComparison {
  let comparison: RequiredComparison
  /// The values that entries have, in their order as numbers where all of them are.
  let values: [String]

  init(comparison: RequiredComparison, values: Set<String>) {
    self.comparison = comparison
    let texts = values.sorted()
    let numbers = texts.compactMap(Double.init).filter(\.isFinite)
    // Numbers and other texts have no common order.
    self.values =
      numbers.count < texts.count
      ? texts : zip(numbers, texts).sorted { $0 < $1 }.map(\.1)
  }
}
