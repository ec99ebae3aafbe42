import Diagnostics

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
    (command.options.map { "--" + $0.name } + ["--help"]).joined(separator: " ")
  }

  private var bash: String {
    let cases = CommandDefinition.all.map { command in
      "    \(command.name.rawValue)) options=\"\(options(of: command))\" ;;"
    }
    return """
      # Completion of apus for bash: source <(apus completion bash)
      _apus() {
        local word="${COMP_WORDS[COMP_CWORD]}" options=""
        COMPREPLY=()
        if [ "$COMP_CWORD" -eq 1 ]; then
          COMPREPLY=($(compgen -W "\(names)" -- "$word"))
          return
        fi
        case "${COMP_WORDS[1]}" in
      \(cases.joined(separator: "\n"))
        esac
        if [ "${COMP_WORDS[1]}" = help ]; then
          COMPREPLY=($(compgen -W "\(names)" -- "$word"))
        elif [ "${COMP_WORDS[1]}" = completion ]; then
          COMPREPLY=($(compgen -W "bash zsh fish" -- "$word"))
        else
          case "$word" in
            -*) COMPREPLY=($(compgen -W "$options" -- "$word")) ;;
            *) COMPREPLY=($(compgen -f -- "$word")) ;;
          esac
        fi
      }
      complete -o filenames -F _apus apus

      """
  }

  private var zsh: String {
    let commands = CommandDefinition.all.map { command in
      "    '\(command.name.rawValue):\(Self.zshQuoted(command.summary))'"
    }
    let cases = CommandDefinition.all.map { command in
      let options = command.options.map { option in
        let value = option.value.map { ":\($0):_files" } ?? ""
        return " '--\(option.name)[\(Self.zshQuoted(option.summary))]\(value)'"
      }
      let end =
        switch command.name {
        case .help: "'1:command:(\(names))'"
        case .completion: "'1:shell:(bash zsh fish)'"
        default: "'*:file:_files'"
        }
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
        let value = option.value == nil ? "" : " -r"
        lines.append(
          "complete -c apus -n '__fish_seen_subcommand_from \(name)' -l \(option.name)\(value)"
            + " -d '\(Self.fishQuoted(option.summary))'")
      }
    }
    lines.append("complete -c apus -n '__fish_seen_subcommand_from help' -f -a '\(names)'")
    lines.append(
      "complete -c apus -n '__fish_seen_subcommand_from completion' -f -a 'bash zsh fish'")
    return lines.joined(separator: "\n") + "\n"
  }

  private static func fishQuoted(_ text: String) -> String {
    text.replacing("\\", with: "\\\\").replacing("'", with: "\\'")
  }
}
