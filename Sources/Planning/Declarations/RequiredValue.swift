import Schema
import Templates

/// A value that a condition requires of a field of the entries, such as `year == 2026`.
struct RequiredValue: Sendable {
  private let comparison: RequiredComparison
  /// Writes something where the comparison holds.
  private let condition: Program
  private let values: FieldValues

  /// The values that a condition requires, without those of fields that templates cannot print.
  static func all(in condition: CheckedCondition) -> [RequiredValue] {
    condition.requiredComparisons.compactMap { RequiredValue($0, of: condition) }
  }

  private init?(_ comparison: RequiredComparison, of condition: CheckedCondition) {
    guard let test = condition.program(testing: comparison),
      let values = condition.program(listingValuesOf: comparison)
    else { return nil }
    self.comparison = comparison
    self.condition = test
    self.values = FieldValues(writtenBy: values)
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
