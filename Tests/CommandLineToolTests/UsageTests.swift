import TestSupport
import Testing

/// Command lines that mean nothing, and the help for them.
struct UsageTests {
  static let commands = [
    "build", "join", "check", "serve", "list", "inspect", "why", "infer", "render", "explain",
    "clean", "completion", "man", "version", "help",
  ]
  let folder = TemporaryFolder()

  /// A wrong command line and what is said of it.
  struct Mistake: Sendable {
    let line: String
    let message: String
    var hint: String?
  }

  static let mistakes: [Mistake] = [
    Mistake(
      line: "biuld", message: "there is no command 'biuld'",
      hint: "did you mean 'apus build'?"),
    Mistake(
      line: "frobnicate", message: "there is no command 'frobnicate'",
      hint: "'apus help' lists the commands"),
    Mistake(
      line: "build --stritc", message: "'apus build' has no option '--stritc'",
      hint: "did you mean '--strict'?"),
    Mistake(
      line: "list --zzz", message: "'apus list' has no option '--zzz'",
      hint: "'apus help list' lists the options"),
    Mistake(
      line: "check --format jsn", message: "--format is text, json, github or sarif, not 'jsn'",
      hint: "did you mean 'json'?"),
    Mistake(
      line: "man --color never", message: "'apus man' has no option '--color'"),
    Mistake(
      line: "check --unsafe --format sarif",
      message: "with --unsafe, --format is text or json, not sarif"),
    Mistake(
      line: "build --dump plan --format github",
      message: "with --dump, --format is text or json, not github"),
    Mistake(
      line: "check --threads 0", message: "--threads is a number from 1 to 256, not '0'"),
    Mistake(
      line: "check --threads", message: "--threads needs a value: --threads N"),
    Mistake(
      line: "build --output --strict", message: "--output needs a value: --output FOLDER",
      hint: "to take '--strict' as the value, write '--output=--strict'"),
    Mistake(
      line: "build --output -- site", message: "--output needs a value: --output FOLDER"),
    Mistake(
      line: "check --strict=yes", message: "--strict takes no value"),
    Mistake(
      line: "check --strict --lenient", message: "--strict and --lenient contradict each other"),
    Mistake(
      line: "check --clock tomorrow",
      message: "--clock is a date such as 2026-11-21, not 'tomorrow'"),
    Mistake(
      line: "check --clock 1 --clock 2", message: "--clock is given twice"),
    Mistake(
      line: "check --color red", message: "--color is auto, always or never, not 'red'"),
    Mistake(
      line: "build --shard 3/2 --output x",
      message: "--shard is a part and the number of parts, such as 2/3, not '3/2'"),
    Mistake(
      line: "build --shard 1/2",
      message: "--shard needs --output: each part has a folder of its own",
      hint: "'apus join' makes one site of the parts"),
    Mistake(
      line: "join", message: "the folders of all parts are expected",
      hint: "'apus build --shard 1/2 --output parts/1' makes the first of two"),
    Mistake(
      line: "check a b", message: "one folder is expected, 2 are given"),
    Mistake(
      line: "serve --port 70000", message: "--port is a number from 0 to 65535, not '70000'"),
    Mistake(
      line: "render", message: "one file is expected, or '-' for standard input"),
    Mistake(
      line: "render a.html", message: "a template needs --data FILE"),
    Mistake(
      line: "render a.html --data b --model M", message: "--model and --models go together"),
    Mistake(
      line: "explain", message: "one code is expected, such as E0301",
      hint: "'apus explain --all' lists all"),
    Mistake(
      line: "explain W0392", message: "there is no code 'W0392'",
      hint: "did you mean 'W0390'?"),
    Mistake(
      line: "explain e3001", message: "there is no code 'e3001'", hint: "did you mean 'E0301'?"),
    Mistake(
      line: "explain E9999", message: "there is no code 'E9999'",
      hint: "a code is a letter and four digits, such as E0301; 'apus explain --all' lists all"),
    Mistake(
      line: "explain title", message: "there is no code 'title'",
      hint: "a code is a letter and four digits"),
    Mistake(
      line: "help me", message: "there is no command 'me'"),
    Mistake(
      line: "help biuld", message: "there is no command 'biuld'",
      hint: "did you mean 'apus build'?"),
    Mistake(
      line: "completion", message: "a shell is expected: 'bash', 'zsh' or 'fish'"),
    Mistake(
      line: "completion fihs", message: "the shells are 'bash', 'zsh' and 'fish', not 'fihs'",
      hint: "did you mean 'fish'?"),
    Mistake(
      line: "infer", message: "a folder or file is expected, such as Content/recipes"),
    Mistake(
      line: "inspect", message: "an address is expected, and at most a folder after it"),
    Mistake(
      line: "why", message: "an address is expected, and at most a folder after it"),
    Mistake(
      line: "serve --editor vscod",
      message: "--editor is 'vscode', 'vscodium', 'cursor', 'windsurf', 'zed', 'idea', 'sublime', "
        + "'textmate' or 'none', not 'vscod'",
      hint: "did you mean 'vscode'?"),
  ]

  @Test(arguments: mistakes)
  func `a wrong command line ends with 2, one line of error and perhaps one of help`(
    _ mistake: Mistake
  ) throws {
    let arguments = mistake.line.split(separator: " ").map(String.init)
    let outcome = try Tool(in: folder.path).start(arguments).outcome()
    #expect(outcome.status == 2)
    #expect(outcome.output == "")
    let lines = outcome.errors.split(separator: "\n")
    #expect(lines.first == "apus: error: \(mistake.message)")
    if let hint = mistake.hint { #expect(lines.last?.hasPrefix("apus: help: " + hint) == true) }
    #expect(lines.count <= 2)
  }

  @Test(arguments: commands)
  func `each command has help, asked for in two ways`(_ command: String) throws {
    let tool = Tool(in: folder.path)
    let option = try tool.run(command, "--help")
    let asked = try Tool(in: folder.path).run("help", command)
    #expect(option.status == 0)
    #expect(option.output.hasPrefix("usage: apus \(command)"))
    #expect(option.output == asked.output)
    #expect(option.errors == "")
    #expect(option.output.split(separator: "\n").allSatisfy { $0.count <= 100 })
  }

  @Test(arguments: [[], ["help"], ["--help"], ["-h"]])
  func `general help names all commands`(_ arguments: [String]) throws {
    let outcome = try Tool(in: folder.path).start(arguments).outcome()
    #expect(outcome.status == 0)
    for command in Self.commands { #expect(outcome.output.contains("\n  \(command) ")) }
  }

  @Test(arguments: ["version", "--version"])
  func `the version is a line`(_ argument: String) throws {
    let outcome = try Tool(in: folder.path).run(argument)
    #expect(outcome.output.hasPrefix("apus 0."))
    #expect(outcome.output.hasSuffix("\n"))
  }

  @Test(arguments: ["E0301", "W0301", "e0301", "0301", "301"])
  func `a code is explained however it is typed`(_ typed: String) throws {
    let outcome = try Tool(in: folder.path).run("explain", typed)
    #expect(outcome.status == 0)
    #expect(outcome.output.hasPrefix("0301: a key that the model does not have\n\nEvery key "))
    #expect(outcome.output.split(separator: "\n").allSatisfy { $0.count <= 80 })
  }
}
