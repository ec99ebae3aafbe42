import Testing

@testable import Templates

/// The least and the greatest numbers where filters, functions and operators take one.
struct ExtremeNumberTests {
  /// Numbers that are known only when a page is made: 7 is the value of `number`.
  private static let numbers = [
    "(0 - 9223372036854775807 - 1 + (number - 7))", "(9223372036854775807 + (number - 7))",
    "(number - 8)", "(number - 7)",
  ]
  private static let operands = ["'a bc\\nd'", "number", "1.5", "[3, 1, 2]", "recipe.steps"]

  /// The filters with a parameter for a number.
  private static let filters: [(name: String, parameter: String)] = FilterTable.all.flatMap {
    filter -> [(String, String)] in
    guard case .takes(let parameters, _) = filter.kind else { return [] }
    return parameters.filter { [.int, .number].contains($0.expectation) }
      .map { (filter.names[0], $0.name) }
  }

  @Test func `filters take any number, or say why not`() {
    #expect(Self.filters.count > 10)
    var outcomes = 0
    for (name, parameter) in Self.filters {
      for operand in Self.operands {
        for number in Self.numbers {
          let output = Kitchen.rendered("{{ \(operand) | \(name)(\(parameter)=\(number)) }}")
          #expect(output.utf8.count < 3_000_000)
          outcomes += 1
        }
      }
    }
    #expect(outcomes == Self.filters.count * Self.operands.count * Self.numbers.count)
  }

  @Test(arguments: [
    "{{ range(N) | length }}", "{{ range(0, N) | length }}", "{{ range(0, 9, N) | length }}",
    "{{ range(N, N) | length }}", "{{ 'abc'[N] }}", "{{ 'abc'[N:] }}", "{{ 'abc'[:N] }}",
    "{{ [1, 2][N] }}", "{{ [1, 2][N:N] | length }}", "{{ [1, 2][::N] | length }}",
    "{{ 'ab' * N }}", "{{ N * N }}", "{{ N + N }}", "{{ N - N }}", "{{ -N }}", "{{ N // N }}",
    "{{ N % N }}", "{{ N ** N }}", "{{ N / N }}", "{{ N | abs }}", "{{ N | string }}",
    "{{ '%5d' | format(N) }}", "{{ '%x' | format(N) }}", "{{ '%*d' | format(N, 1) }}",
    "{{ N is divisibleby(N) }}", "{{ N is even }}", "{{ [N, N] | sum }}",
    "{{ N | filesizeformat }}",
    "{{ N | number }}", "{{ N | round(2) }}", "{{ 'a' | center(9) | truncate(N, true, '…', N) }}",
    "{{ loop | default(N) }}", "{% for a in range(3) %}{{ loop.cycle(N, 1) }}{% endfor %}",
    "{% if N < number %}a{% endif %}{% if N >= 9223372036854775807 %}b{% endif %}",
  ])
  func `operators and functions do so too`(template: String) {
    for number in Self.numbers {
      let output = Kitchen.rendered(template.replacing("N", with: number))
      #expect(!output.isEmpty || template.contains("'") || template.contains("%}"))
      #expect(output.utf8.count < 3_000_000)
    }
  }
}
