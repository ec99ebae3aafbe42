/// The files below a folder, as a walk found them.
package struct FileTree: Hashable, Sendable {
  /// The paths of all regular files, from the root of the file system, sorted by their bytes.
  /// Links to files count as files.
  package var files: [String] = []
  /// The paths of all folders below the first, sorted like the files.
  package var folders: [String] = []
  /// What cannot be used and why, in the order of the walk.
  package var problems: [FileError] = []
  /// The paths of what was left out by `FileTree.isIgnored`, sorted like the files.
  package var ignored: [String] = []

  /// Makes a tree.
  package init(
    files: [String] = [], folders: [String] = [], problems: [FileError] = [], ignored: [String] = []
  ) {
    self.files = files
    self.folders = folders
    self.problems = problems
    self.ignored = ignored
  }

  /// The tree without the files and folders whose paths hold a control character: they are problems.
  /// A line break in a name would be two lines wherever paths are listed, and a terminal may obey
  /// other controls.
  package var refusingControls: FileTree {
    let holdsControl = FilePaths.holdsControl
    guard files.contains(where: holdsControl) || folders.contains(where: holdsControl) else {
      return self
    }
    var tree = self
    tree.problems += files.filter(holdsControl).map { FileError(.read, $0, .nameHoldsControl) }
    tree.files.removeAll(where: holdsControl)
    tree.folders.removeAll(where: holdsControl)
    return tree
  }

  /// How deeply folders may be nested.
  package static let depthLimit = 64

  /// Whether a name belongs to a tool rather than to the site: hidden files, and the backups,
  /// locks and temporary files of editors.
  package static func isIgnored(_ name: String) -> Bool {
    let bytes = name.utf8
    guard let first = bytes.first, let last = bytes.last else { return true }
    if first == UInt8(ascii: ".") || last == UInt8(ascii: "~") { return true }
    if first == UInt8(ascii: "#") && last == UInt8(ascii: "#") { return true }
    if first == UInt8(ascii: "~"), name.hasPrefix("~$") { return true }
    return toolNames.contains { $0.first == first && $0.name == name }
      || toolEndings.contains { $0.last == last && name.hasSuffix($0.ending) }
  }

  private static let toolNames = ["Thumbs.db", "desktop.ini", "4913"].map {
    (first: $0.utf8.first, name: $0)
  }
  private static let toolEndings = [".swp", ".swo", ".bak", ".orig", ".tmp", "___jb_tmp___"].map {
    (last: $0.utf8.last, ending: $0)
  }
}
