import Content
import Diagnostics
import Testing

/// What lies within the bounds of a field, to the last digit.
struct BoundsTests {
  @Test(arguments: [
    ("Decimal", "0...0.3", "0.30000000000000000001", "expected 0 to 0.3"),
    ("Decimal", "0..<0.3", "0.3", "expected at least 0 and below 0.3"),
    ("Decimal", "0..<0.30", "0.300", "expected at least 0 and below 0.30"),
    ("Decimal", "0.10000000000000000001...", "0.1", "expected at least 0.10000000000000000001"),
    ("Decimal", "-1...1", "-1.0000000000000000001", "expected -1 to 1"),
    ("Int", "0...9007199254740992", "9007199254740993", "expected 0 to 9007199254740992"),
    ("Int", "0..<9223372036854775807", "9223372036854775807", "expected 0 to 9223372036854775806"),
    ("Double", "..<1", "1.0", "expected below 1"),
  ])
  func `bounds are exact`(type: String, range: String, value: String, expected: String) {
    let messages = messages(type, range, value)
    #expect(messages.count == 1 && messages[0].hasSuffix(expected), "\(messages)")
  }

  @Test(arguments: [
    ("Decimal", "0...0.3", "0.300000"), ("Decimal", "0..<0.3", "0.29999999999999999999"),
    ("Decimal", "1e-3...", "0.001"), ("Decimal", "-1...1", "-1"),
    ("Int", "0...9007199254740993", "9007199254740993"),
    ("Double", "0...1e300", "1e300"), ("Double", "0..<1", "0.9999999999999999"),
  ])
  func `what lies within bounds is no mistake`(type: String, range: String, value: String) {
    #expect(messages(type, range, value) == [])
  }

  /// What is said of a value of a field with bounds.
  private func messages(_ type: String, _ range: String, _ value: String) -> [String] {
    LoadedSite(
      [
        "Models/Thing.swift": """
        import ApusModels
        struct Thing: Entry { @Key var name: String; @Within(\(range)) var value: \(type) }
        """,
        "things.yaml": "- { name: a, value: \(value) }\n",
      ], ["things: Thing = things.yaml"]
    ).log.diagnostics.map(\.message)
  }
}
