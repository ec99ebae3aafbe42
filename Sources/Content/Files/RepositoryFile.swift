import FileSystem

/// A file about the folder in which it lies, for those who work there rather than for readers:
/// `README.md`, `LICENSE.md`.
package enum RepositoryFile {
  /// The names that such files have by convention, without their endings.
  private static let names: Set<Substring> = [
    "AUTHORS", "CHANGELOG", "CODEOWNERS", "CODE_OF_CONDUCT", "CONTRIBUTING", "CONTRIBUTORS",
    "COPYING", "GOVERNANCE", "LICENCE", "LICENSE", "MAINTAINERS", "PULL_REQUEST_TEMPLATE",
    "SECURITY",
  ]

  /// Whether a file of Markdown has such a name, which is in capitals, except that of a README.
  package static func isName(ofFileAt path: String) -> Bool {
    guard ContentFormat(path: path[...]) == .markdown else { return false }
    let name = FilePaths.name(of: path)
    let stem = name.prefix { $0 != "." }
    return names.contains(stem) || stem.lowercased() == "readme"
  }
}
