import CommandLineTool

/// The tool; everything it does is in `CommandLineTool`.
@main
struct Apus {
  static func main() { CommandLineTool.run(Array(CommandLine.arguments.dropFirst())) }
}
