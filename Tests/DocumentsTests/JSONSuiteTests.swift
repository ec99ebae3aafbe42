import Diagnostics
import Documents
import TestSupport
import Testing

/// The JSON Parsing Test Suite: `y_` must be accepted, `n_` refused, `i_` is the reader's choice.
@Suite(.enabled(if: SharedData.has("json-test-suite")))
struct JSONSuiteTests {
  private static let folder = "json-test-suite/test_parsing/"
  private static let names = SharedData.names(in: "json-test-suite/test_parsing")
    .filter { $0.hasSuffix(".json") }

  /// What the profile of content refuses though RFC 8259 allows it, by the code of the rule.
  private static let refusedByProfile = [
    "y_object_duplicated_key.json": "0106",
    "y_object_duplicated_key_and_value.json": "0106",
    "y_string_null_escape.json": "0102",
    "y_string_unescaped_char_delete.json": "0103",
    "y_string_with_del_character.json": "0103",
  ]

  /// Our choice where the suite leaves one: these are accepted, all others refused.
  private static let acceptedByChoice: Set = [
    "i_number_double_huge_neg_exp.json", "i_number_huge_exp.json",
    "i_number_neg_int_huge_exp.json", "i_number_pos_double_huge_exp.json",
    "i_number_real_neg_overflow.json", "i_number_real_pos_overflow.json",
    "i_number_real_underflow.json", "i_number_too_big_neg_int.json",
    "i_number_too_big_pos_int.json", "i_number_very_big_negative_int.json",
    "i_structure_UTF-8_BOM_empty_object.json",
  ]

  @Test(arguments: names.filter { $0.hasPrefix("y_") })
  func `JSON that is right is accepted`(name: String) {
    let bytes = SharedData.bytes(of: Self.folder + name)
    let strict = Outcome.json(bytes, .rfc8259)
    #expect(strict.messages == [])
    #expect(!strict.tree.isEmpty)
    #expect(strict.flaws == [])
    let content = Outcome.json(bytes)
    let codes = Set(content.log.diagnostics.map(\.code.number))
    #expect(codes == Set(Self.refusedByProfile[name].map { [$0] } ?? []))
  }

  @Test(arguments: names.filter { $0.hasPrefix("n_") }, [JSONRules.content, .rfc8259])
  func `JSON that is wrong is refused at a place`(name: String, rules: JSONRules) {
    let outcome = Outcome.json(SharedData.bytes(of: Self.folder + name), rules)
    #expect(outcome.log.hasErrors)
    #expect(outcome.log.diagnostics.allSatisfy { $0.span != nil })
    #expect(outcome.flaws == [])
  }

  @Test(arguments: names.filter { $0.hasPrefix("i_") })
  func `where the suite leaves the choice, ours is the stricter one but for numbers`(name: String) {
    let outcome = Outcome.json(SharedData.bytes(of: Self.folder + name))
    #expect(outcome.log.hasErrors == !Self.acceptedByChoice.contains(name))
    #expect(outcome.flaws == [])
  }
}
