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

  @Test(arguments: [
    ("9007199254740993", "9007199254740992.0"), ("-9007199254740993", "-9007199254740992.0"),
    ("3.14159265358979323846", "3.141592653589793"),
    ("0.000012345678901234567890", "1.2345678901234568e-05"),
  ])
  func `a Double with more digits than it keeps is named`(value: String, kept: String) {
    let diagnostics = diagnostics("Double", "...1e300", value)
    #expect(diagnostics.map(\.severity) == [.warning])
    #expect(diagnostics.first?.help.last.map(\.message) == "otherwise write what is kept: \(kept)")
    #expect(messages("Double", "...1e300", kept) == [])
    #expect(messages("Decimal", "-1e20...1e20", value) == [])
  }

  @Test(arguments: [
    "9007199254740992", "0.30000000000000004", "2.2250738585072011e-308", "52.520006599999998",
    "100000000000000000000000", "0.5000000000000000000000", "1e300", "8.999999999999998",
  ])
  func `a Double whose digits are kept is no mistake`(value: String) {
    #expect(messages("Double", "...1e300", value) == [])
  }

  /// What is said of a value of a field with bounds.
  private func messages(_ type: String, _ range: String, _ value: String) -> [String] {
    diagnostics(type, range, value).map(\.message)
  }

  private func diagnostics(_ type: String, _ range: String, _ value: String) -> [Diagnostic] {
    LoadedSite(
      [
        "Models/Thing.swift": """
        import ApusModels
        struct Thing: Entry { @Key var name: String; @Within(\(range)) var value: \(type) }
        """,
        "things.yaml": "- { name: a, value: \(value) }\n",
      ], ["things: Thing = things.yaml"]
    ).log.diagnostics
  }
}
