import TestSupport

/// Models made at random within and around the model language, the same in every run.
struct ModelFamily {
  private var generator: SeededGenerator

  init(seed: UInt64) { generator = SeededGenerator(seed) }

  /// A model file whose types end in `number`, so that many can be compiled together.
  mutating func model(_ number: Int) -> String {
    var text = "enum Size\(number): String, Choice { case small, big = \"very big\", `default` }\n"
    text += "struct Part\(number): Component {\n"
    for index in 0..<Int.random(in: 1...4, using: &generator) {
      text += "  " + field("p\(index)", number) + "\n"
    }
    text += "}\nstruct Other\(number): Entry {\n  @Key var id: Int\n"
    text += "  var main: Reference<Main\(number)>?\n}\n"
    text += "struct Main\(number): Entry {\n"
    for index in 0..<Int.random(in: 1...8, using: &generator) {
      text += "  " + field("f\(index)", number) + "\n"
    }
    if Bool.random(using: &generator) {
      text += "  @Inverse(\\Other\(number).main) var others: [Other\(number)]\n"
    }
    return text + "}\n"
  }

  private mutating func field(_ name: String, _ number: Int) -> String {
    var attributes = ""
    for _ in 0..<Int.random(in: 0...2, using: &generator) {
      attributes += pick(Self.attributes) + " "
    }
    let type = pick(Self.types).replacing("#", with: "\(number)")
    let value = Int.random(in: 0..<3, using: &generator) == 0 ? " = " + pick(Self.values) : ""
    return "\(attributes)var \(name): \(type)\(value)"
  }

  private mutating func pick(_ texts: [String]) -> String {
    texts.randomElement(using: &generator) ?? ""
  }

  private static let types = [
    "String", "String?", "[String]", "Int", "Int?", "Double", "Decimal", "Decimal?", "Bool",
    "Date", "Date?", "Duration", "URL", "Email", "Slug", "Colour", "Markdown", "Markdown?", "Image",
    "Image?", "File", "Size#", "Size#?", "[Size#]", "[Part#]", "Part#", "Part#?",
    "Reference<Other#>", "[Reference<Other#>]", "Reference<Main#>?", "[Int]", "[Date]",
    "[Markdown]", "JSON", "JSON?", "[JSON]", "[[String]]", "[[Part#]]", "[[[Size#]]]",
  ]

  private static let attributes = [
    "@Key", "@Unique", "@Currency(\"EUR\")", "@Secret", "@Body", "@Heading", "@FirstImage",
    "@Within(1...24)",
    "@Within(-1.5 ... 2)", "@Within(..<5)", "@Count(2...)", "@Count(...9)", "@Length(1...60)",
    "@Matches(\"[a-z]+\")", "@Matches(#\"\\d{2}\"#)", "@Named(\"other name\")",
    "@Section(\"Parts \\\"\\u{e9}\\\"\")", "@Labelled(\"Time\")", "@Absent(\"-\", \"\")",
  ]

  private static let values = [
    "\"text\"", "\"2026-03-29\"", "\"PT10M\"", "\"https://example.org/\"", "\"a@example.org\"",
    "4", "-4", "4.5", "true", ".small", ".`default`", "[]", "nil", "1e2",
  ]
}
