import Diagnostics
import Escaping
import Parallel
import SiteCompiler

/// The tool: a command line in, text on two streams and an exit code out.
package struct CommandLineTool {
  private var output = OutputStream.standardOutput
  private var errors = OutputStream.standardError

  /// Runs the command given by the arguments after the program's name, and ends the process with
  /// its code: 0 done, 1 errors in the site, 2 a wrong command line, 74 the disk failed, 75 another
  /// build is running, 130 and 143 ended by SIGINT and SIGTERM. A reader that has closed standard
  /// output changes nothing.
  package static func run(_ arguments: [String]) -> Never {
    HostSystem.ignoreFatalWrites()
    Signals.takeOver()
    HostSystem.keepFreedMemory()
    let thread = WorkThread {
      var tool = CommandLineTool()
      let code = tool.run(arguments)
      guard !tool.output.hasFailed else {
        tool.errors.write("apus: standard output could not be written\n")
        Signals.exit(.ioError)
      }
      Signals.exit(code)
    }
    thread.join()
    preconditionFailure("the thread of the tool ends the process")
  }

  private mutating func run(_ arguments: [String]) -> ExitCode {
    do throws(Arguments.Fault) {
      return try run(Arguments(arguments))
    } catch {
      errors.write("apus: error: \(error.message)\n")
      if let hint = error.hint { errors.write("apus: help: \(hint)\n") }
      return .usage
    }
  }

  private mutating func run(_ arguments: Arguments) throws(Arguments.Fault) -> ExitCode {
    if arguments.wantsHelp, let definition = CommandDefinition.of(arguments.command) {
      output.write(HelpText.text(of: definition))
      return .success
    }
    switch arguments.command {
    case .new: return try NewCommand(arguments).run(&output, &errors)
    case .theme: return try ThemeCommand(arguments).run(&output, &errors)
    case .build:
      if let dump = try DumpCommand(arguments) { return dump.run(&output, &errors) }
      return BuildCommand(try SiteOptions(arguments), part: try ShardOption(arguments))
        .run(&output, &errors)
    case .join: return try JoinCommand(arguments).run(&output, &errors)
    case .check: return CheckCommand(try SiteOptions(arguments)).run(&output, &errors)
    case .serve: return try ServeCommand(arguments).run(&output, &errors)
    case .list: return try ListCommand(arguments).run(&output, &errors)
    case .inspect: return try InspectCommand(arguments).run(&output, &errors)
    case .why: return try WhyCommand(arguments).run(&output, &errors)
    case .infer: return try InferCommand(arguments).run(&output, &errors)
    case .clean: return try CleanCommand(arguments).run(&output, &errors)
    case .completion:
      return try write(CompletionScript(arguments).text, as: "script", arguments)
    case .man: return try write(ManualPage.text, as: "page", arguments)
    case .render: return try RenderCommand(arguments).run(&output, &errors)
    case .schema: return try SchemaCommand(arguments).run(&output, &errors)
    case .explain: return try ExplainCommand(arguments).run(&output)
    case .version:
      output.write(
        try OutputForm(arguments) == .json
          ? OutputForm.json([("apus", .string(Version.number))]) : "apus \(Version.number)\n")
      return .success
    case .help: return try help(arguments)
    }
  }

  /// Writes a text as it is, or as a member of a JSON object.
  private mutating func write(
    _ text: String, as name: String, _ arguments: Arguments
  ) throws(Arguments.Fault) -> ExitCode {
    let isJSON = try OutputForm(arguments) == .json
    output.write(isJSON ? OutputForm.json([(name, .string(text))]) : text)
    return .success
  }

  private mutating func help(_ arguments: Arguments) throws(Arguments.Fault) -> ExitCode {
    var definition: CommandDefinition?
    if let name = arguments.operands.first {
      definition = CommandName(rawValue: name).flatMap(CommandDefinition.of)
      if definition == nil { throw Arguments.unknownCommand(name) }
    }
    switch try OutputForm(arguments) {
    case .text: output.write(definition.map(HelpText.text) ?? HelpText.general)
    case .json:
      let commands = definition.map { [$0] } ?? CommandDefinition.all
      output.write(OutputForm.json([("commands", .array(commands.map(HelpText.json)))]))
    }
    return .success
  }
}

/// The version of the tool.
enum Version {
  static let number = "0.1.0"
}
