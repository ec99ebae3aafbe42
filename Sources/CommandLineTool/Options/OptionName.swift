/// All options of commands, by the names after `--`.
package enum OptionName: String, CaseIterable, Sendable {
  case all
  case checksum
  case clock
  case color
  case commonmark
  case data
  case drafts
  case dump
  case durable
  case editor
  case expired
  case fix
  case `for`
  case force
  case format
  case from
  case future
  case host
  case lenient
  case list
  case maxFile = "max-file"
  case model
  case models
  case offline
  case open
  case output
  case port
  case portable
  case rawHTML = "raw-html"
  case shard
  case starter
  case strict
  case threads
  case typography
  case unsafe
  case wait

  /// The option as it is typed.
  var typed: String { "--" + rawValue }

  /// The names of the commands that have it.
  package var commands: [String] {
    CommandDefinition.all.filter { $0.options.contains { $0.name == self } }
      .map(\.name.rawValue)
  }
}
