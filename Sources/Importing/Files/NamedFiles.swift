/// The files that a note is about.
package struct NamedFiles {
  /// How many are named.
  private static let limit = 6

  /// The first files, and how many more there are, as a text.
  package static func list(_ files: [String]) -> String {
    let rest = files.count > limit ? " and \(files.count - limit) more" : ""
    return files.prefix(limit).joined(separator: ", ") + rest
  }

  /// How many things there are, in words for one.
  static func counted(
    _ count: Int, _ noun: String = "entry", _ plural: String = "entries"
  ) -> String {
    count == 1 ? "one \(noun)" : "\(count) \(plural)"
  }
}
