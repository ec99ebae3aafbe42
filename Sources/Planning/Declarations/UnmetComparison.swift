import Templates

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
