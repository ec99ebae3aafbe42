/// The order in which texts have the parts that many of them have, which is that of their pages.
struct NameOrder {
  private struct Pair: Hashable {
    let first: String
    let second: String
  }

  /// How many texts have the first of two names before the second.
  private var counts: [Pair: Int] = [:]

  /// Counts the pairs of names in texts.
  ///
  /// - Parameters:
  ///   - texts: The names of each text, as they are compared, in its order.
  ///   - names: Those that count.
  init(of texts: [[String]], among names: Set<String>) {
    for text in texts {
      let own = text.filter(names.contains)
      for (place, first) in own.enumerated() {
        for second in own[(place + 1)...] where first != second {
          counts[Pair(first: first, second: second), default: 0] += 1
        }
      }
    }
  }

  /// The names in the order that most texts have them in; as they are given, where none tells.
  func sorted(_ names: [String]) -> [String] {
    var rest = names
    var sorted: [String] = []
    while !rest.isEmpty {
      let next = rest.firstIndex { name in rest.allSatisfy { isBefore(name, $0) } }
      // In a circle, no name comes before all others.
      sorted.append(rest.remove(at: next ?? 0))
    }
    return sorted
  }

  private func isBefore(_ name: String, _ other: String) -> Bool {
    counts[Pair(first: name, second: other), default: 0]
      >= counts[Pair(first: other, second: name), default: 0]
  }

  /// The names that some text has before, and some text behind, another one.
  var unordered: Set<String> {
    let turned = counts.keys.filter { counts[Pair(first: $0.second, second: $0.first)] != nil }
    return Set(turned.map(\.first))
  }
}
