import FileSystem
import Planning

/// A file or a folder that was probably meant as a part of a site, and is none.
package enum OverlookedFile: Hashable, Sendable {
  /// A template that no page uses, so that it was not checked.
  case template(path: String)
  /// A file of `Templates/assets` that nothing names, so that it is not published; with the name of
  /// an asset that is spelt nearly like it, which may be meant.
  case asset(path: String, meant: String?)
  /// A folder whose name differs in case from that of the folder that is read.
  case folder(path: String, read: String)

  /// All that a site has.
  ///
  /// - Parameters:
  ///   - files: The files of the site.
  ///   - definition: It may name another folder for the files that are published as they are.
  ///   - planned: The templates that no page uses, and the assets that nothing names.
  /// - Returns: What was found, folders first.
  /// - Throws: when a folder cannot be read.
  static func all(
    in files: some FileSystem, _ definition: SiteDefinition, _ planned: PlannedSite?
  ) throws(FileError) -> [OverlookedFile] {
    var found: [OverlookedFile] = []
    // A folder that may not be published is reported where it is named.
    let staticFolder =
      definition.files.staticFolder.flatMap { StaticFolder.proper($0.value) }
      ?? SiteFolder.staticFiles
    let folders = [
      SiteFolder.templates, staticFolder, SiteFolder.models, SiteFolder.texts, SiteFolder.assets,
      SiteFolder.themeTexts,
    ]
    let inRoot = try files.contents(of: "").filter { $0.kind == .folder }.map(\.name)
    let inContent = try foldersAtTop(of: SiteFolder.content, in: files)
    let inTemplates = try foldersAtTop(of: SiteFolder.templates, in: files)
    for folder in folders {
      for path in inRoot + inContent + inTemplates
      where !folders.contains(path) && isAlmost(path, folder) {
        // A collection may be called so.
        let isRead = definition.collections.contains {
          FilePaths.isBelow(SiteFolder.content + "/" + $0.from.value, path)
        }
        if !isRead { found.append(.folder(path: path, read: folder)) }
      }
    }
    found += inRoot.contains(SiteFolder.content) ? Self.besideContent(inRoot) : []
    let overlooked = found
    return overlooked
      + (planned?.unused ?? []).filter { file in
        !overlooked.contains { $0.isFolder(of: file.path) }
      }
  }

  /// The folders that are called almost as that of the content, beside it.
  private static func besideContent(_ names: [String]) -> [OverlookedFile] {
    names.filter { isAlmost($0, SiteFolder.content) }
      .map { .folder(path: $0, read: SiteFolder.content) }
  }

  /// Where it is.
  private var path: String {
    switch self {
    case .template(let path), .asset(let path, _), .folder(let path, _): path
    }
  }

  /// Whether this is a folder in which the file is.
  private func isFolder(of file: String) -> Bool {
    if case .folder(let path, _) = self { FilePaths.isBelow(file, path) } else { false }
  }

  /// The paths of the folders in a folder that hold files, in the order of their files.
  private static func foldersAtTop(
    of folder: String, in files: some FileSystem
  ) throws(FileError) -> [String] {
    guard try files.exists(folder) else { return [] }
    var found: [String] = []
    var rest = try files.tree(folder).files[...]
    while let path = rest.first {
      let name = path.utf8.dropFirst(folder.utf8.count + 1)
      guard let slash = name.firstIndex(of: UInt8(ascii: "/")) else {
        rest.removeFirst()
        continue
      }
      let inner = String(path[..<slash])
      found.append(inner)
      // The files of a folder lie side by side.
      rest = rest[rest.partitionIndex { FilePaths.isBelow($0, inner) }...]
    }
    return found
  }

  /// Whether two folders are side by side, and their names differ in case or in an `s` at the end only.
  private static func isAlmost(_ path: String, _ other: String) -> Bool {
    path != other && FilePaths.folder(of: path) == FilePaths.folder(of: other)
      && word(of: FilePaths.name(of: path)) == word(of: FilePaths.name(of: other))
  }

  private static func word(of name: String) -> String {
    let small = name.lowercased()
    return small.hasSuffix("s") ? String(small.dropLast()) : small
  }
}
