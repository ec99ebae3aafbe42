import Escaping
import Testing

@Suite(.enabled(if: EscapingTable.isPresent))
struct EscapingTableTests {
  @Test(arguments: EscapingTable.contexts)
  func `every row of the escaping table comes out as it says`(_ context: EscapingTable.Context) {
    for row in context.rows {
      let output = rendered(
        context.template, row.input, as: kind(of: context.name),
        in: outputKind(of: context.name))
      #expect(output == row.expected, "\(row.id)")
    }
  }

  @Test func `the escaping table is whole`() {
    #expect(EscapingTable.contexts.count == 49)
    #expect(EscapingTable.contexts.map(\.rows.count).reduce(0, +) == 2060)
  }

  /// The contexts whose value is printed with the filter `json`.
  private func kind(of context: String) -> HoleKind {
    ["script-json", "script-notype", "handler-json", "data-attr"].contains(context)
      ? .json : .text
  }

  private func outputKind(of context: String) -> OutputKind {
    if context.hasPrefix("xml-") { return .xml }
    return context == "json-api" ? .json : .html
  }
}
