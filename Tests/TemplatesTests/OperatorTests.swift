import Diagnostics
import TestSupport
import Testing

/// What each operator makes of values of each pair of types: what is printed, or the code of the
/// mistake. The tables are in `Golden/operators.txt`.
struct OperatorTests {
  private static let operators = [
    "+", "-", "*", "/", "//", "%", "**", "~", "==", "!=", "<", "<=", ">", ">=", "in", "not in",
    "and", "or",
  ]

  /// A value of each type, as an expression.
  private static let values = [
    ("Int", "7"), ("Double", "ratio"), ("Decimal", "recipe.price"), ("Bool", "recipe.isVegan"),
    ("String", "text"), ("Markdown", "recipe.steps[0].text"), ("Date", "recipe.published"),
    ("Duration", "recipe.prepTime"), ("Choice", "recipe.course"), ("Address", "home"),
    ("[String]", "recipe.tags"), ("Recipe", "recipe"), ("none", "none"),
  ]

  private static let data = Datum.pie.with(
    "recipe",
    Datum.recipe("Pie", "main", 8).with("price", .text("2.50")).with("isVegan", .bool(true))
      .with("published", .int(86_400)))

  @Test func `every operator takes what it can work on, and nothing else`() {
    var text = ""
    for name in Self.operators {
      text += table(of: name).joined(separator: "\n") + "\n\n"
    }
    if let difference = Golden.difference(of: text, from: "operators.txt") {
      Issue.record("\(difference)")
    }
  }

  @Test(arguments: ["==", "!="]) func `values are equal either way round`(name: String) {
    let results = Dictionary(
      uniqueKeysWithValues: zip(pairs(of: name).map(\.name), outcomes(of: name)))
    for (left, _) in Self.values {
      for (right, _) in Self.values {
        let one = results["\(left) \(name) \(right)"]
        #expect(one == results["\(right) \(name) \(left)"], "\(left) and \(right)")
      }
    }
  }

  @Test(arguments: [("==", "!="), ("in", "not in")])
  func `an operator and its opposite take the same`(names: (String, String)) {
    for (one, other) in zip(outcomes(of: names.0), outcomes(of: names.1)) {
      #expect(one.hasPrefix("E") ? one == other : one != other)
    }
  }

  /// A line for each type on the left, with a column for each type on the right.
  private func table(of name: String) -> [String] {
    let outcomes = outcomes(of: name)
    let names = Self.values.map(\.0)
    let rows = names.enumerated().map { index, left in
      ([left] + outcomes[index * names.count..<(index + 1) * names.count])
        .joined(separator: " | ")
    }
    return [([name] + names).joined(separator: " | ")] + rows
  }

  private func pairs(of name: String) -> [(name: String, expression: String)] {
    Self.values.flatMap { left in
      Self.values.map { right in
        ("\(left.0) \(name) \(right.0)", "\(left.1) \(name) \(right.1)")
      }
    }
  }

  /// What each pair comes to: those that are mistakes are found first, and left out of the page.
  private func outcomes(of name: String) -> [String] {
    let lines = pairs(of: name).map { "{{ \($0.expression) }}" }
    var wrong = Kitchen(["page.html": page(lines)])
    _ = wrong.compile()
    var outcomes: [Int: String] = [:]
    for diagnostic in wrong.log.diagnostics {
      guard let span = diagnostic.span else { continue }
      let line = wrong.sources[span.source].location(of: Int(span.start)).line
      outcomes[line - 2] = "E" + diagnostic.code.number
    }
    let right = lines.enumerated().map { outcomes[$0.offset] == nil ? $0.element : "" }
    let output = Kitchen.rendered(["page.html": page(right)], Self.data)
    let printed = output.split(separator: "\n", omittingEmptySubsequences: false).dropFirst()
    return zip(lines.indices, printed).map { outcomes[$0] ?? String($1) }
  }

  /// A page on which all values are there, with each expression on a line of its own from the
  /// second on.
  private func page(_ lines: [String]) -> String {
    "{% if recipe.price and recipe.published and recipe.prepTime %}\n"
      + lines.joined(separator: "\n") + "\n{% endif %}"
  }
}
