import Diagnostics
import FileSystem
import Planning
import Sharding
import SiteCompiler

/// Which part of a site is made.
struct ShardOption {
  let shard: Shard
  /// The site's folder as it was typed; empty for the working folder.
  private let typedFolder: String
  /// The options that influence what is made.
  private let options: [String]

  private static let flags: [OptionName] = [
    .portable, .strict, .lenient, .drafts, .future, .expired,
  ]
  private static let values: [OptionName] = [.clock, .maxFile]

  /// Reads it from a command line; nil where the whole site is made.
  init?(_ arguments: Arguments) throws(Arguments.Fault) {
    guard let text = arguments.values[.shard] else { return nil }
    guard let shard = Shard(text) else {
      throw Arguments.Fault(
        message: "--shard is a part and the number of parts, such as 2/3, not "
          + Diagnostic.quoted(text))
    }
    guard arguments.values[.output] != nil else {
      throw Arguments.Fault(
        message: "--shard needs --output: each part has a folder of its own",
        hint: "'apus join' makes one site of the parts")
    }
    self.shard = shard
    typedFolder = arguments.operands.first ?? ""
    var values = arguments.values
    // The date of the environment is one of this process only.
    if values[.clock] == nil { values[.clock] = try SiteOptions.date(arguments)?.isoText }
    options =
      Self.flags.filter(arguments.flags.contains).map(\.typed)
      + Self.values.flatMap { name in values[name].map { [name.typed, $0] } ?? [] }
  }

  /// The command that makes a part of a site in a folder, which is at an absolute path.
  func command(for site: String, in folder: String) -> PartCommand {
    PartCommand(
      typedFolder: typedFolder,
      siteFolder: FilePaths.relative(DiskPath.resolved(site), from: folder), options: options)
  }
}
