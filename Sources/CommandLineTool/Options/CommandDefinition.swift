/// A command of the tool, as help shows it and the parser reads it.
struct CommandDefinition: Sendable {
  let name: CommandName
  let summary: String
  /// What it does, in full sentences.
  let description: String
  let options: [OptionDefinition]

  /// The definition of a command.
  static func of(_ name: CommandName) -> CommandDefinition? { all.first { $0.name == name } }
}
