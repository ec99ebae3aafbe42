import Diagnostics
import Planning

/// Which part of a site is made.
struct ShardOption {
  let shard: Shard
  /// The arguments that influence what is made: the site's folder, and the options that make the
  /// same again.
  let typed: [String]

  private static let flags = ["portable", "strict", "lenient", "drafts", "future", "expired"]
  private static let values = ["clock", "max-file"]

  /// Reads it from a command line; nil where the whole site is made.
  init?(_ arguments: Arguments) throws(Arguments.Fault) {
    guard let text = arguments.values["shard"] else { return nil }
    guard let shard = Shard(text) else {
      throw Arguments.Fault(
        message: "--shard is a part and the number of parts, such as 2/3, not "
          + Diagnostic.quoted(text))
    }
    guard arguments.values["output"] != nil else {
      throw Arguments.Fault(
        message: "--shard needs --output: each part has a folder of its own",
        hint: "'apus join' makes one site of the parts")
    }
    self.shard = shard
    typed =
      arguments.operands + Self.flags.filter(arguments.flags.contains).map { "--" + $0 }
      + Self.values.flatMap { name in arguments.values[name].map { ["--" + name, $0] } ?? [] }
  }
}
