import FileSystem
import Planning

/// A file or a folder that was probably meant as a part of a site, and is none.
package enum OverlookedFile: Hashable, Sendable {
  /// A template that no page uses, so that it was not checked.
  case template(path: String)
  /// A folder whose name differs in case from that of the folder that is read.
  case folder(path: String, read: String)

  /// All that a site has.
  ///
  /// - Parameters:
  ///   - files: The files of the site.
  ///   - options: The names of the folders that are read.
  ///   - definition: It may name another folder for the files that are published as they are.
  ///   - planned: The names of the templates that no page uses.
  /// - Returns: What was found, folders first.
  /// - Throws: when a folder cannot be read.
  static func all(
    in files: some FileSystem, _ options: CompilerOptions, _ definition: SiteDefinition,
    _ planned: PlannedSite?
  ) throws(FileError) -> [OverlookedFile] {
    var found: [OverlookedFile] = []
    // A folder that may not be published is reported where it is named.
    let staticFolder =
      definition.files.staticFolder.flatMap { StaticFolder.proper($0.value, options) }
      ?? options.staticFolder
    let models = options.contentFolder + "/Models"
    let folders = [
      (options.templateFolder, options.templateFolder.lowercased()),
      (staticFolder, staticFolder.lowercased()), (models, options.contentFolder + "/models"),
    ]
    for (folder, small) in folders where small != folder {
      // A collection may be called so.
      let isRead = definition.collections.contains {
        (options.contentFolder + "/" + $0.from.value).hasPrefix(small + "/")
      }
      if isRead { continue }
      if try files.status(of: small)?.kind == .folder {
        found.append(.folder(path: small, read: folder))
      }
    }
    let unused = planned?.unusedTemplates ?? []
    return found + unused.map { .template(path: options.templateFolder + "/" + $0) }
  }
}
