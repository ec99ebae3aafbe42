import Diagnostics
import SiteCompiler

/// What completes command lines of the tool in a shell, made from the definitions of its commands.
enum CompletionScript: String, CaseIterable {
  case bash, zsh, fish

  /// Reads the shell from a command line.
  init(_ arguments: Arguments) throws(Arguments.Fault) {
    let known = Self.allCases.map(\.rawValue)
    guard let name = arguments.operands.first, arguments.operands.count == 1 else {
      throw Arguments.Fault(
        message: "a shell is expected: \(Diagnostic.list(known, joinedBy: "or"))")
    }
    guard let shell = CompletionScript(rawValue: name) else {
      throw Arguments.Fault(
        message: "the shells are \(Diagnostic.list(known, joinedBy: "and")), not "
          + Diagnostic.quoted(name),
        hint: Suggestion.nearest(to: name, among: known).map { "did you mean '\($0)'?" })
    }
    self = shell
  }

  var text: String {
    switch self {
    case .bash: bash
    case .zsh: zsh
    case .fish: fish
    }
  }

  private var names: String { CommandDefinition.all.map(\.name.rawValue).joined(separator: " ") }

  private func options(of command: CommandDefinition) -> String {
    (command.options.map(\.name.typed) + ["--help"]).joined(separator: " ")
  }

  /// The words that the operands of a command can be; nil where they are files or other texts.
  private static func operands(of command: CommandName) -> [String]? {
    switch command {
    case .help: CommandDefinition.all.map(\.name.rawValue)
    case .completion: allCases.map(\.rawValue)
    case .theme: ["list", "copy"]
    case .explain: DiagnosticCode.all.map(\.number)
    case .man, .version: []
    case .new, .build, .join, .check, .serve, .list, .inspect, .why, .infer, .render, .schema,
      .clean:
      nil
    }
  }

  private var bash: String {
    let options = CommandDefinition.all.map { command in
      "    \(command.name.rawValue)) options=\"\(self.options(of: command))\" ;;"
    }
    let values = CommandDefinition.all.flatMap { command in
      command.options.filter { !$0.choices.isEmpty }.map { option in
        "    '\(command.name.rawValue) \(option.name.typed)') "
          + "words=\"\(Self.line(option.choices))\" ;;"
      }
    }
    let operands = CommandDefinition.all.compactMap { command in
      Self.operands(of: command.name).map {
        // The first operand follows the name of the command.
        "    '\(command.name.rawValue) \(command.name.rawValue)') words=\"\(Self.line($0))\" ;;"
      }
    }
    return """
      # Completion of apus for bash: source <(apus completion bash)
      _apus() {
        local word="${COMP_WORDS[COMP_CWORD]}" before="${COMP_WORDS[COMP_CWORD-1]}"
        local options="" words=""
        COMPREPLY=()
        if [ "$COMP_CWORD" -eq 1 ]; then
          COMPREPLY=($(compgen -W "\(names)" -- "$word"))
          return
        fi
        case "${COMP_WORDS[1]}" in
      \(options.joined(separator: "\n"))
        esac
        case "${COMP_WORDS[1]} $before" in
      \((values + operands).joined(separator: "\n"))
        esac
        case "$word" in
          -*) COMPREPLY=($(compgen -W "$options" -- "$word")) ;;
          *)
            if [ -n "$words" ]; then
              COMPREPLY=($(compgen -W "$words" -- "$word"))
            else
              COMPREPLY=($(compgen -f -- "$word"))
            fi ;;
        esac
      }
      complete -o filenames -F _apus apus

      """
  }

  private static func line(_ words: [String]) -> String { words.joined(separator: " ") }

  private var zsh: String {
    let commands = CommandDefinition.all.map { command in
      "    '\(command.name.rawValue):\(Self.zshQuoted(command.summary))'"
    }
    let cases = CommandDefinition.all.map { command in
      let options = command.options.map { option in
        let values = option.choices.isEmpty ? "_files" : "(\(Self.line(option.choices)))"
        let value = option.value.map { ":\($0):\(values)" } ?? ""
        return " '\(option.name.typed)[\(Self.zshQuoted(option.summary))]\(value)'"
      }
      let operands = Self.operands(of: command.name)
      let end = operands.map { "'1:word:(\(Self.line($0)))'" } ?? "'*:file:_files'"
      return "    \(command.name.rawValue)) _arguments\(options.joined()) \(end) ;;"
    }
    return """
      #compdef apus
      # Completion of apus for zsh: source <(apus completion zsh)
      _apus() {
        local -a commands
        commands=(
      \(commands.joined(separator: "\n"))
        )
        if (( CURRENT == 2 )); then
          _describe command commands
          return
        fi
        local command="$words[2]"
        shift words
        (( CURRENT-- ))
        case "$command" in
      \(cases.joined(separator: "\n"))
        esac
      }
      compdef _apus apus

      """
  }

  /// A text inside quotes and brackets of zsh.
  private static func zshQuoted(_ text: String) -> String {
    var result = ""
    for character in text {
      switch character {
      case "'": result += "'\\''"
      case "[", "]", ":", "\\": result += "\\\(character)"
      default: result.append(character)
      }
    }
    return result
  }

  private var fish: String {
    var lines = ["# Completion of apus for fish: apus completion fish | source"]
    for command in CommandDefinition.all {
      let name = command.name.rawValue
      lines.append(
        "complete -c apus -n __fish_use_subcommand -f -a \(name) -d '\(Self.fishQuoted(command.summary))'"
      )
      for option in command.options {
        let words = option.choices.isEmpty ? "" : " -f -a '\(Self.line(option.choices))'"
        let value = option.value == nil ? "" : " -r" + words
        lines.append(
          "complete -c apus -n '__fish_seen_subcommand_from \(name)' "
            + "-l \(option.name.rawValue)\(value) -d '\(Self.fishQuoted(option.summary))'")
      }
      if let words = Self.operands(of: command.name) {
        lines.append(
          "complete -c apus -n '__fish_seen_subcommand_from \(name)' -f -a '\(Self.line(words))'")
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func fishQuoted(_ text: String) -> String {
    text.replacing("\\", with: "\\\\").replacing("'", with: "\\'")
  }
}
