import Diagnostics
import Escaping

/// A command line as it was typed: a command, its options, and the rest.
struct Arguments: Hashable, Sendable {
  /// What is wrong with a command line: one sentence, and a hint.
  struct Fault: Error, Hashable {
    let message: String
    var hint: String?
  }

  let command: CommandName
  /// Whether the help of the command is wanted instead.
  private(set) var wantsHelp = false
  /// The flags that were given.
  private(set) var flags: Set<OptionName> = []
  /// The values of the options that were given.
  private(set) var values: [OptionName: String] = [:]
  /// What is neither a command nor an option.
  private(set) var operands: [String] = []

  /// Reads the arguments after the program's name.
  init(_ arguments: [String]) throws(Fault) {
    guard let first = arguments.first else {
      self.command = .help
      return
    }
    if ["-h", "--help"].contains(first) {
      self.command = .help
      return
    }
    if first == "--version" {
      self.command = .version
      return
    }
    guard let name = CommandName(rawValue: first), let definition = CommandDefinition.of(name)
    else { throw Self.unknownCommand(first) }
    command = name
    try read(Array(arguments.dropFirst()), definition)
  }

  private mutating func read(
    _ arguments: [String], _ definition: CommandDefinition
  ) throws(Fault) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == "--" {
        operands += rest
        return
      }
      guard argument.hasPrefix("-"), argument != "-" else {
        operands.append(argument)
        continue
      }
      if argument == "-h" || argument == "--help" {
        wantsHelp = true
        continue
      }
      let parts = argument.split(separator: "=", maxSplits: 1).map(String.init)
      let name = String(parts[0].drop { $0 == "-" })
      guard parts[0].hasPrefix("--"), let known = OptionName(rawValue: name),
        let option = definition.options.first(where: { $0.name == known })
      else {
        let isText = parts[0].contains(where: \.isWhitespace)
        throw Self.unknownOption(isText ? argument : parts[0], definition)
      }
      if option.value == nil {
        guard parts.count == 1 else { throw Fault(message: "--\(name) takes no value") }
        flags.insert(known)
      } else if let value = parts.count == 2 ? parts[1] : rest.popFirst(), !value.isEmpty {
        if parts.count == 1, value.hasPrefix("-"), value != "-" {
          throw Self.missingValue(of: option, before: value)
        }
        guard values.updateValue(value, forKey: known) == nil else {
          throw Fault(message: "--\(name) is given twice")
        }
      } else {
        throw Fault(message: "--\(name) needs a value: --\(name) \(option.value ?? "")")
      }
    }
  }

  /// The next argument begins as options do: a variable that was empty, or a value left out.
  private static func missingValue(of option: OptionDefinition, before next: String) -> Fault {
    Fault(
      message: "\(option.name.typed) needs a value: \(option.name.typed) \(option.value ?? "")",
      hint: "to take \(Diagnostic.quoted(next)) as the value, write '\(option.name.typed)=\(next)'")
  }

  /// Removes the first operand.
  mutating func dropFirstOperand() { operands = Array(operands.dropFirst()) }

  static func unknownCommand(_ name: String) -> Fault {
    let known = CommandName.allCases.map(\.rawValue)
    return Fault(
      message: "there is no command \(Diagnostic.quoted(name))",
      hint: Suggestion.nearest(to: name, among: known).map { "did you mean 'apus \($0)'?" }
        ?? "'apus help' lists the commands")
  }

  private static func unknownOption(_ name: String, _ definition: CommandDefinition) -> Fault {
    let known = definition.options.map(\.name.typed)
    // No option has a blank in its name.
    if name.contains(where: \.isWhitespace) {
      return Fault(
        message: "\(Diagnostic.quoted(name)) begins as options do, and has a blank",
        hint: "write '--' before a text that is no option: apus \(definition.name.rawValue) … -- "
          + ShellText.word(name))
    }
    return Fault(
      message: "'apus \(definition.name.rawValue)' has no option \(Diagnostic.quoted(name))",
      hint: Suggestion.nearest(to: name, among: known).map { "did you mean '\($0)'?" }
        ?? "'apus help \(definition.name.rawValue)' lists the options")
  }
}
