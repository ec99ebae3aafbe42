import Escaping

/// The help of the tool and of its commands, made from their definitions.
enum HelpText {
  /// What the tool is and which commands it has.
  static var general: String {
    let width = CommandName.allCases.map(\.rawValue.utf8.count).max() ?? 0
    let commands = CommandDefinition.all.map { command in
      "  " + padded(command.name.rawValue, to: width) + "  " + command.summary
    }
    return """
      Apus makes a site of typed content: if it builds, it is right.

      usage: apus COMMAND [OPTIONS] [FOLDER]

      commands:
      \(commands.joined(separator: "\n"))

      'apus help COMMAND' explains a command.

      """
  }

  /// What a command does and which options it has.
  static func text(of command: CommandDefinition) -> String {
    let operand = operand(of: command.name)
    let options = command.options.isEmpty ? "" : " [OPTIONS]"
    var text = "usage: apus \(command.name.rawValue)\(options)\(operand)\n\n"
    text += wrapped(command.description, to: 78) + "\n"
    guard !command.options.isEmpty else { return text }
    let names = command.options.map { $0.name.typed + ($0.value.map { " " + $0 } ?? "") }
    let width = names.map(\.utf8.count).max() ?? 0
    text += "\noptions:\n"
    for (name, option) in zip(names, command.options) {
      text += "  " + padded(name, to: width) + "  " + option.summary + "\n"
    }
    return text
  }

  /// The same for programs.
  static func json(of command: CommandDefinition) -> JSONNode {
    let options = command.options.map { option -> JSONNode in
      .object([
        ("name", .string(option.name.typed)), ("value", .text(option.value)),
        ("summary", .string(option.summary)),
      ])
    }
    return .object([
      ("name", .string(command.name.rawValue)), ("summary", .string(command.summary)),
      ("description", .string(command.description)),
      ("operands", .string(String(operand(of: command.name).drop { $0 == " " }))),
      ("options", .array(options)),
    ])
  }

  /// What a command works on, as its usage shows it.
  static func operand(of name: CommandName) -> String {
    switch name {
    case .build, .check, .serve, .list, .clean: " [FOLDER]"
    case .new: " FOLDER | MODEL TITLE"
    case .theme: " list | copy FILE"
    case .inspect, .why: " ADDRESS [FOLDER]"
    case .infer: " PATH…"
    case .join: " FOLDER…"
    case .render: " FILE"
    case .schema: " MODEL [FOLDER]"
    case .explain: " CODE"
    case .completion: " SHELL"
    case .help: " [COMMAND]"
    case .man, .version: ""
    }
  }

  private static func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.utf8.count))
  }

  private static func wrapped(_ text: String, to width: Int) -> String {
    var lines: [String] = []
    for word in text.split(separator: " ") {
      if let last = lines.last, last.utf8.count + 1 + word.utf8.count <= width {
        lines[lines.count - 1] = last + " " + word
      } else {
        lines.append(String(word))
      }
    }
    return lines.joined(separator: "\n")
  }
}
