/// A change that is made in each Markdown file, whose notes tell of all files.
protocol FileEdit {
  /// What was done, one sentence each.
  var notes: [String] { get }

  /// A file with the change; nil if nothing has to be changed.
  mutating func edited(_ path: String, _ bytes: [UInt8]) -> [UInt8]?
}
