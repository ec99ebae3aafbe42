import Diagnostics
import Schema
import Testing

/// What is wrong with a text as a scalar: nil, or the message and the help.
private func mistake(_ text: String, _ kind: ScalarKind) -> String? {
  do throws(ScalarMistake) {
    try kind.type.check(Array(text.utf8).span)
    return nil
  } catch {
    return error.message(typed: text.utf8)
  }
}

/// What every scalar says of itself.
@Suite struct ScalarKindTests {
  @Test(arguments: ScalarKind.allCases) func `an example is a value`(_ kind: ScalarKind) {
    #expect(mistake(kind.type.example, kind) == nil)
  }

  @Test(arguments: ScalarKind.allCases)
  func `a literal of a model is a value, in quotes unless it is a number or a truth`(
    _ kind: ScalarKind
  ) {
    let literal = kind.type.literal
    let isQuoted = literal.hasPrefix("\"") && literal.hasSuffix("\"")
    #expect(isQuoted != [.int, .double, .decimal, .bool].contains(kind.type.storage))
    #expect(mistake(isQuoted ? String(literal.dropFirst().dropLast()) : literal, kind) == nil)
  }

  @Test(arguments: ScalarKind.allCases)
  func `nothing is not a value, and the mistake says what was expected`(_ kind: ScalarKind) {
    #expect(mistake("", kind) == "expected \(kind.type.expectation), found nothing")
  }

  @Test(arguments: ScalarKind.allCases) func `a scalar is found by its name`(_ kind: ScalarKind) {
    #expect(ScalarKind(named: kind.type.name) == kind)
    #expect(kind.type.noun.contains(" "))
  }

  @Test func `names differ, and only what may stand in an address or a title names a group`() {
    #expect(Set(ScalarKind.allCases.map { $0.type.name }).count == ScalarKind.allCases.count)
    for kind in ScalarKind.allCases where kind.type.canBeInAddress {
      let isInTitles = kind.type.canBeInTitle
      #expect(isInTitles)
    }
  }

  @Test(arguments: ["#c63", "#CC6633", "#000000", "#fff"])
  func `a colour is three or six hexadecimal digits`(_ text: String) {
    #expect(mistake(text, .colour) == nil)
  }

  @Test(arguments: [
    ("red", "expected a colour, found 'red'"),
    ("#", "expected a colour, found '#': it has neither three nor six digits"),
    ("#cc66", "expected a colour, found '#cc66': it has neither three nor six digits"),
    ("#cc6633ff", "expected a colour, found '#cc6633ff': it has neither three nor six digits"),
    ("#cg6", "expected a colour, found '#cg6': this character is not a hexadecimal digit"),
  ])
  func `another text is no colour`(_ text: String, _ message: String) {
    #expect(mistake(text, .colour) == message)
  }

  @Test func `a model's field of the type Colour has a default and its JSON Schema`() throws {
    let text = """
      import ApusModels
      struct Shade: Entry {
        @Key var name: String
        var tint: Colour = "#cc6633"
        var other: Colour = "red"
      }
      """
    let (models, _, log) = models(text)
    #expect(log.diagnostics.map(\.message).contains { $0.contains("expected a colour") })
    let shade = try #require(models.structure(named: "Shade"))
    #expect(models[shade].field(named: "tint", for: .output)?.type == .scalar(.colour))
  }
}
