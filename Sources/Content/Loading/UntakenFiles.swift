import Diagnostics
import FileSystem

/// The files in the content folder that look like entries and that no collection takes: what an
/// author wrote is not left out in silence.
///
/// These are Markdown files, and files of the format of a collection below its folder. Names that
/// begin with `_` or `.` are left out on purpose.
struct UntakenFiles {
  /// A collection whose pattern has a `*`.
  private struct Home {
    let definition: CollectionDefinition
    /// The folder that all its files are in, with a slash at its end; empty for the content folder.
    let folder: String
    /// The last name of its pattern.
    let lastName: String

    /// The pattern for the same names in inner folders too.
    var deeper: String { "\(folder)**/\(lastName)" }

    /// Whether that pattern takes a file.
    func takesDeeper(_ path: String) -> Bool {
      do throws(FilePattern.Unusable) {
        return try FilePattern(deeper).matches(path[...])
      } catch {
        return false
      }
    }

    /// The ending of its files, with the dot; nil where the pattern takes any.
    var ending: String? {
      lastName.lastIndex(of: ".").map { String(lastName[$0...]) }
    }
  }

  /// The files of a folder with one ending.
  private struct Group: Hashable {
    let folder: String
    let ending: String
  }

  private static let markdownEndings: Set<String> = [".md", ".markdown", ".mdown", ".mkd", ".mdx"]
  /// What some editors and telephones put behind the ending of a name.
  private static let endingOfEditors = ".txt"
  private let homes: [Home]

  /// Makes the search for files beside those of collections, which are given with their patterns.
  init(beside collections: [(definition: CollectionDefinition, pattern: FilePattern)]) {
    homes = collections.compactMap { definition, pattern in
      guard pattern.hasWildcards, let last = pattern.names.last else { return nil }
      let start = pattern.fixedStart
      return Home(
        definition: definition, folder: start.isEmpty ? "" : start + "/", lastName: last)
    }
  }

  /// Reports those that look like entries, one for each folder and ending.
  ///
  /// - Parameters:
  ///   - paths: Paths from the content folder that no collection takes, in order.
  ///   - folder: The path of the content folder.
  ///   - log: Takes the warnings.
  func report(_ paths: [Substring], in folder: String, log: inout DiagnosticLog) {
    var found: [(group: Group, path: String, home: Home?)] = []
    var counts: [Group: Int] = [:]
    for path in paths {
      let name = FilePaths.nameSlice(of: String(path))
      guard let dot = name.lastIndex(of: "."), !FilePattern.hasHiddenName(path) else { continue }
      // A space at the end of a name is not seen.
      var ending = String(name[dot...].lowercased().prefix { $0 != " " })
      if ending == Self.endingOfEditors { ending = self.ending(before: dot, in: name) + ending }
      let inner =
        ending.hasSuffix(Self.endingOfEditors)
        ? String(ending.dropLast(Self.endingOfEditors.count)) : ending
      let home = home(of: path, ending: ending) ?? home(of: path, ending: inner)
      guard home != nil || Self.markdownEndings.contains(inner) else { continue }
      let group = Group(folder: FilePaths.folder(of: String(path)), ending: ending)
      if counts[group] == nil { found.append((group, String(path), home)) }
      counts[group, default: 0] += 1
    }
    for (group, path, home) in found {
      log.report(
        .untakenFile(
          folder.isEmpty ? path : folder + "/" + path, others: counts[group, default: 1] - 1,
          advice: advice(for: path, ending: group.ending, home: home)))
    }
  }

  /// The ending before a dot, with its own; empty where there is none.
  private func ending(before dot: Substring.Index, in name: Substring) -> String {
    let rest = name[..<dot]
    return rest.lastIndex(of: ".").map { rest[$0...].lowercased() } ?? ""
  }

  /// The collection that was probably meant to have a file: that of the innermost folder around it
  /// whose files have the same ending, in letters of any case.
  private func home(of path: Substring, ending: String) -> Home? {
    homes.filter { home in
      path.hasPrefix(home.folder) && home.ending?.lowercased() == ending
    }.max { $0.folder.utf8.count < $1.folder.utf8.count }
  }

  private func advice(for path: String, ending: String, home: Home?) -> Diagnostic.Help {
    if let home, let wanted = home.ending {
      let name = home.definition.name
      if !path.hasSuffix(wanted) {
        return .init("write its ending as \(Diagnostic.quoted(wanted))")
      }
      // It is not a replacement: the inner folder may be meant to be left out.
      return home.takesDeeper(path)
        ? .init("for the files in inner folders of '\(name)', write '\(home.deeper)'")
        : .init("the files of '\(name)' are \(Diagnostic.quoted(home.definition.from))")
    }
    let near = homes.filter { path.hasPrefix($0.folder) && $0.ending != nil }
      .max { $0.folder.utf8.count < $1.folder.utf8.count }
    guard let near, let wanted = near.ending, Self.markdownEndings.contains(wanted) else {
      return .init("move it to the folder of a collection, or give the site one for it")
    }
    return .init("the files of '\(near.definition.name)' end with \(Diagnostic.quoted(wanted))")
  }
}
