import Diagnostics
import Documents
import TestSupport
import Testing

/// The table of hostile inputs, as far as the text alone decides: where the type of a field
/// makes the mistake, the document itself must be accepted.
@Suite(.enabled(if: SharedData.has("hostile/index.tsv")))
struct HostileInputTests {
  @Test(arguments: HostileCase.all("yaml", "front-matter", "json"))
  func `hostile input is accepted, or refused at the place that the table names`(
    example: HostileCase
  ) {
    let outcome =
      example.category == "json"
      ? Outcome.json(example.bytes) : Outcome.frontMatter(example.bytes).outcome
    #expect(outcome.flaws == [])
    let errors = outcome.messages.filter { $0.contains(" error ") }
    if example.isAccepted || Self.isTyped(example) || Self.accepted[example.id] != nil {
      #expect(errors == [])
    } else {
      #expect(!errors.isEmpty)
    }
    let position = Self.places[example.id] ?? example.position
    if !errors.isEmpty, !position.isEmpty {
      #expect(errors.contains { $0.hasPrefix(position + " ") }, "\(example.id) \(errors)")
    }
    if example.expected.contains("with warning") {
      #expect(outcome.messages.contains { $0.hasPrefix(position + " warning") })
    }
  }

  /// Whether it is for the model to find the mistake.
  private static func isTyped(_ example: HostileCase) -> Bool {
    let typed = [
      "expected true or false", "expected a whole number", "expected a finite number",
      "number out of range", "required and must not be null", "there is no 30 February",
      "expected YYYY-MM-DD", "no such offset", "no such time", "expected a list", "unknown field",
      "slug must be", "expected an object", "expected text", "title is missing",
    ]
    // An almost right fence is reported where it is, before any model is asked.
    let isAlmostFence = example.expected.contains("---")
    return typed.contains { example.expected.contains($0) } && !isAlmostFence
  }

  /// What the table refuses and Apus accepts, with the reason.
  private static let accepted = [
    "YAML-083": "anchors and aliases are supported within bounds"
  ]

  /// Better places than the table's: the alias with which the aliases become too many, where the
  /// table names the first anchor; the column of a key in characters, where it counts bytes.
  private static let places = ["YAML-132": "7:8", "YAML-133": "4:317", "JSON-003": "1:25"]
}
