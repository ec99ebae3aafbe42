import Documents
import Tables

/// Files of a site that hold no entries, although their names are those of content: they would become
/// public pages.
struct LeftOutFiles {
  /// The files that stay.
  private(set) var files: [(path: String, bytes: [UInt8])] = []
  /// What the files that were left out give to the pages of their folders.
  private(set) var inherited: [InheritedMatter] = []
  /// What was left out, one sentence each.
  private(set) var notes: [String] = []

  init(_ all: [(path: String, bytes: [UInt8])], of site: FormerSite?) {
    let pages = all.map(\.path).filter { ContentFormat(path: $0[...]) == .markdown }
    var data: [String] = []
    for (path, bytes) in all {
      if Self.isForTemplates(path) {
        data.append(path)
      } else if let values = InheritedMatter.directoryData(at: path, bytes, of: site?.generator),
        pages.contains(where: { $0.hasPrefix(values.scope) })
      {
        inherited.append(values)
        notes.append(
          "\(path) gives values to pages and is no entry, so it is left out\(Self.advice(values))")
      } else {
        files.append((path, bytes))
      }
    }
    if !data.isEmpty {
      notes.append(
        "data for templates is left out: \(NamedFiles.list(data)). If pages show it, copy the file to "
          + "Content and name it in a collection of site.yaml")
    }
  }

  /// Whether a file is content in a folder `_data`, except where that folder was asked for.
  private static func isForTemplates(_ path: String) -> Bool {
    ContentFormat(path: path[...]) != nil
      && path.split(separator: "/").dropLast().dropFirst().contains("_data")
  }

  /// What to do with the values.
  private static func advice(_ values: InheritedMatter) -> String {
    let keys = values.tree.pairs(of: values.root).map { values.tree.string(of: $0.key) }
    guard !keys.isEmpty else { return "" }
    let list = keys.map { "'\($0)'" }.joined(separator: ", ")
    return ": write what is needed of \(list) as defaults of the model"
  }
}
