/// The manual page of the tool, made from the definitions of its commands.
enum ManualPage {
  /// The page in the language of man(7).
  static var text: String {
    let commands = CommandDefinition.all.map(section).joined()
    return """
      .TH APUS 1 "" "apus \(Version.number)" "User Commands"
      .SH NAME
      apus \\- a content compiler and static site generator
      .SH SYNOPSIS
      .B apus
      .I COMMAND
      .RI [ OPTIONS ]
      .RI [ FOLDER ]
      .SH DESCRIPTION
      Apus makes a site of typed content: if it builds, it is right.
      It reads Markdown, JSON and YAML, checks every entry against typed models and every template
      against the same models, and reports all that is wrong in one run.
      .SH COMMANDS
      \(commands).SH EXIT STATUS
      .TP
      .B 0
      Done.
      .TP
      .B 1
      Something is wrong in the site.
      .TP
      .B 2
      The command line is wrong, or the output folder may not be used.
      .TP
      .B 74
      The disk failed, or standard output could not be written. A pipe whose reader has closed it is
      no failure.
      .TP
      .B 75
      Another build is running.
      .TP
      .BR 130 ", " 143
      Ended by SIGINT or SIGTERM.
      .SH ENVIRONMENT
      .TP
      .B NO_COLOR
      Messages are not coloured.
      .TP
      .B SOURCE_DATE_EPOCH
      The date of the build, in seconds since 1970.

      """
  }

  private static func section(of command: CommandDefinition) -> String {
    var text = ".SS \"apus \(command.name.rawValue)\(HelpText.operand(of: command.name))\"\n"
    text += escaped(command.description) + "\n"
    for option in command.options {
      let value = option.value.map { " \\fI\(escaped($0))\\fR" } ?? ""
      let name = escaped(option.name.rawValue)
      text += ".TP\n\\fB\\-\\-\(name)\\fR\(value)\n\(escaped(option.summary)).\n"
    }
    return text
  }

  /// A text in which no character has a meaning for the formatter.
  private static func escaped(_ text: String) -> String {
    let escaped = text.replacing("\\", with: "\\e").replacing("-", with: "\\-")
    return escaped.hasPrefix(".") || escaped.hasPrefix("'") ? "\\&" + escaped : escaped
  }
}
