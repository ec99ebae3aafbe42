import Diagnostics
import Documents
import Escaping
package import FileSystem
import Planning

/// The folder whose files are published as they are.
package enum StaticFolder {
  /// Its path below the site's folder, as `site.yaml` names it or as usual; nil where there is no
  /// such folder.
  package static func path(
    in files: some FileSystem, _ options: CompilerOptions
  ) throws(FileError) -> String? {
    guard let folder = try namedFolder(in: files, options), try files.exists(folder) else {
      return nil
    }
    return folder
  }

  /// Its path, whether or not there is such a folder; nil where `site.yaml` cannot be read, or
  /// names a folder that may not be published.
  package static func name(in files: some FileSystem, _ options: CompilerOptions) -> String? {
    do throws(FileError) { return try namedFolder(in: files, options) } catch { return nil }
  }

  private static func namedFolder(
    in files: some FileSystem, _ options: CompilerOptions
  ) throws(FileError) -> String? {
    let site = SiteFolder.settings
    guard try files.exists(site) else { return nil }
    // Other stages also read this file, but at other times: the output folder is checked and the
    // inputs are hashed before anything is compiled, and a site that is up to date is not compiled.
    // Bytes that were passed on could be older than the file.
    let bytes = try files.read(site, limit: options.maximumFileSize)
    var folder: String? = SiteFolder.staticFiles
    // The whole file is read only where it names another folder.
    if bytes.contains(bytesOf: "static") {
      var log = DiagnosticLog()
      let tree = DocumentTree(yaml: Source(id: SourceID(0), path: site, bytes: bytes), log: &log)
      if !tree.isEmpty, let value = tree.value(of: "static", in: .root) {
        folder = proper(tree.string(of: value))
      }
    }
    return folder
  }

  /// Whether a path leads into a folder that a tool keeps for itself.
  private static func isOfTool(_ path: String) -> Bool {
    path.lowercased().split(separator: "/").contains {
      [".git", ".hg", ".svn", ".apus"].contains($0)
    }
  }

  /// A folder without `./` before it and `/` behind it; nil where it may not be published.
  static func proper(_ text: String) -> String? {
    var rest = text[...]
    while rest.hasPrefix("./") { rest = rest.dropFirst(2) }
    while rest.hasSuffix("/") { rest = rest.dropLast() }
    let path = String(rest)
    let own = [SiteFolder.content, SiteFolder.templates]
    guard FilePaths.isProper(path), !own.contains(path), !isOfTool(path),
      !own.contains(where: {
        FilePaths.isBelow($0, path) || FilePaths.isBelow(path, $0)
      })
    else { return nil }
    return path
  }
}
