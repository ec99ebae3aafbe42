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
      #expect(output == row.expected.map { whiteSpace(in: $0, context.name) }, "\(row.id)")
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

  /// What is expected, with references where the table has white space that a parser of XML would
  /// replace, and twice where it has a blank that CSS would take for the end of an escape.
  private func whiteSpace(in expected: String, _ context: String) -> String {
    if context == "style-str" {
      return expected.replacing(#/\\00[0-9a-f]{4} /#) { "\($0.output) " }
    }
    guard context.hasPrefix("xml-") else { return expected }
    let isText = context == "xml-text"
    return String(
      decoding: expected.utf8.flatMap { byte -> [UInt8] in
        switch byte {
        case 0x0D: Array("&#13;".utf8)
        case 0x09 where !isText, 0x0A where !isText: Array("&#\(byte);".utf8)
        default: [byte]
        }
      }, as: UTF8.self)
  }

  private func outputKind(of context: String) -> OutputKind {
    if context.hasPrefix("xml-") { return .xml }
    return context == "json-api" ? .json : .html
  }
}
