import Content
import FileSystem

/// Names of collections that would share one, by what tells their files apart: readers see them in
/// titles and addresses.
///
/// In a folder with texts and data, the texts have its name, and data have the name of their file,
/// where it is only one, or of the folder and their format.
enum DistinctSources {
  /// The sources, in their order, with names that differ where that is possible.
  static func named(_ sources: [InferredSource]) -> [InferredSource] {
    var named = sources
    let groups = Dictionary(grouping: sources.indices) { sources[$0].name }
    for (name, group) in groups where group.count > 1 {
      let first = group.first { sources[$0].markdown != nil }
      for index in group where index != first {
        if let file = sources[index].onlyFile {
          named[index].name = stem(of: file)
          if sources[index].from.contains("*") { named[index].from = file }
        } else if index != group[0] || first != nil {
          named[index].name = name + ending(of: sources[index])
        }
      }
    }
    var taken: Set<String> = []
    for index in named.indices where !taken.insert(named[index].name).inserted {
      named[index].name += ending(of: named[index])
      taken.insert(named[index].name)
    }
    return named
  }

  private static func stem(of path: String) -> String {
    String(FilePaths.name(of: path).prefix { $0 != "." })
  }

  /// The format of the files of a source, to be put behind a name.
  private static func ending(of source: InferredSource) -> String {
    let path = source.from.prefix { $0 != "#" }
    return ContentFormat(path: path).map { "_" + $0.ending(of: path) } ?? ""
  }
}
