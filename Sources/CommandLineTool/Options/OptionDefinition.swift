/// An option of a command, as help shows it and the parser reads it.
struct OptionDefinition: Sendable {
  /// Its name.
  let name: OptionName
  /// What the value is called in help; nil for a flag.
  let value: String?
  /// What it does, in a few words.
  let summary: String
  /// The words that its value can be; empty for a flag, and where it may be any text.
  let choices: [String]

  static func flag(_ name: OptionName, _ summary: String) -> OptionDefinition {
    OptionDefinition(name: name, value: nil, summary: summary, choices: [])
  }

  static func value(
    _ name: OptionName, _ value: String, _ summary: String, choices: [String] = []
  ) -> OptionDefinition {
    OptionDefinition(name: name, value: value, summary: summary, choices: choices)
  }

  static let color = value(
    .color, "WHEN", "colour messages: auto, always or never (default: auto)",
    choices: ColorOption.allCases.map(\.rawValue))
}
