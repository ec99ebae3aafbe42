import Testing
import Theme

/// A mistake in a model of a whole site is told in that model, and makes none of its content and
/// templates.
struct ModelSlipTests {
  /// A slip in the model of a starter.
  struct Slip: Sendable, CustomTestStringConvertible {
    let starter: Starter
    let path: String
    let what: String
    let wrong: String
    var testDescription: String { "\(starter.rawValue): \(what)" }
  }

  private static let arguments = [
    "(\"EUROS\", 3)", "(3...1)", "()", "(\\Nope.x)", "([)", "x", "(\"\")",
  ]

  /// Each attribute of a starter's model with arguments of a kind that it does not take.
  private static func slips(_ starter: Starter, _ path: String) -> [Slip] {
    let file = starter.files.first { $0.path == path }
    let text = file.map { String(decoding: $0.bytes, as: UTF8.self) } ?? ""
    var slips: [Slip] = []
    for match in text.matches(of: /@([A-Z][A-Za-z]+)(\([^()\n]*\))?/) {
      for (number, argument) in arguments.enumerated() {
        // A pattern may be any text; one kind of slip for each use is enough.
        guard (slips.count + number) % 5 == 0 else { continue }
        let name = text[match.range].prefix { $0 != "(" }
        slips.append(
          Slip(
            starter: starter, path: path, what: String(name + argument),
            wrong: text[..<match.range.lowerBound] + name + argument
              + text[match.range.upperBound...]))
      }
    }
    return slips
  }

  private static let all =
    slips(.shop, "Content/Models/Shop.swift") + slips(.blog, "Content/Models/Post.swift")
    + slips(.recipes, "Content/Models/Recipe.swift")

  @Test func `there are attributes to try`() { #expect(Self.all.count > 30) }

  @Test(arguments: all)
  func `a wrong argument of an attribute is told there alone`(_ slip: Slip) throws {
    let files = slip.starter.files.map { file in
      file.path == slip.path ? (path: file.path, bytes: Array(slip.wrong.utf8)) : file
    }
    let said = try ThemedSite(files: files).messages
    let places = said.split(separator: "\n").filter {
      $0.contains(": error[") || $0.contains(": warning[")
    }
    #expect(places.allSatisfy { $0.hasPrefix("Content/Models/") }, "\(said)")
  }
}
