package import Diagnostics
package import FileSystem
import Schema

/// A file of the folder `Static`, published at the root of the site as it is.
package struct StaticFile: Sendable {
  /// Its path below the site's folder.
  package let path: String
  /// Its address inside the site: `/favicon.ico`.
  package let address: String
  package let byteCount: Int
  /// Its text; nil if it was not read, or is of a kind that people do not write by hand.
  private(set) var source: Source?

  /// The static files of a site in the order of their paths. Hidden files and those of editors are
  /// left out, except the few that hosts look for; the others are reported by a warning.
  ///
  /// - Throws: what the file system throws; a folder that is missing is an empty one.
  package static func all(
    in files: some FileSystem, folder: String, log: inout DiagnosticLog
  ) throws(FileError) -> [StaticFile] {
    guard try files.exists(folder), let tree = try tree(of: folder, in: files, log: &log) else {
      return []
    }
    for problem in tree.problems { log.report(.unusableStatic(problem)) }
    var paths = tree.files
    for path in tree.ignored {
      let names = path.dropFirst(folder.count + 1).split(separator: "/").map(String.init)
      guard let place = names.firstIndex(where: FileTree.isIgnored) else { continue }
      let isLast = place == names.count - 1
      if names[place] == ".well-known", !names[(place + 1)...].contains(where: FileTree.isIgnored) {
        let kind = try files.status(of: path)?.kind
        let inside =
          isLast && kind != .file
          ? try files.tree(path).refusingControls : FileTree(files: [path])
        for problem in inside.problems { log.report(.unusableStatic(problem)) }
        paths += inside.files
      } else if published.contains(names[place]), isLast {
        paths.append(path)
      } else if !isKnown(names[place]) {
        log.report(.hiddenStatic(path))
      }
    }
    var found: [StaticFile] = []
    for path in paths.sorted(by: { $0.precedesByBytes($1) }) {
      guard let size = try size(of: path, in: files, log: &log) else { continue }
      found.append(StaticFile(path: path, address: address(of: path, in: folder), byteCount: size))
    }
    return found
  }

  /// The size of a file, also behind links; nil for a link out of the site or to nothing, which is
  /// reported.
  private static func size(
    of path: String, in files: some FileSystem, log: inout DiagnosticLog
  ) throws(FileError) -> Int? {
    do throws(FileError) {
      return try files.fileStatus(of: path).size
    } catch {
      guard Self.linksNowhere.contains(error.reason) else { throw error }
      log.report(.unusableStatic(error))
      return nil
    }
  }

  /// Why a symbolic link leads to no file.
  private static let linksNowhere: Set<FileError.Reason> = [
    .leavesRoot, .linkLoop, .linkToNothing, .isLink, .missing, .isFolder, .notRegular,
  ]

  /// What is in the folder; nil where it is none, or a link out of the site, which is reported.
  private static func tree(
    of folder: String, in files: some FileSystem, log: inout DiagnosticLog
  ) throws(FileError) -> FileTree? {
    do throws(FileError) {
      return try files.tree(folder).refusingControls
    } catch {
      guard [.isNotFolder, .leavesRoot, .linkLoop, .linkToNothing].contains(error.reason) else {
        throw error
      }
      log.report(.unusableStatic(error))
      return nil
    }
  }

  /// The file as a reference of the store.
  var reference: FileReference { FileReference(path: path, byteCount: byteCount, pixels: nil) }

  /// The hidden files and folders that are published.
  package static let hiddenNames = published.union([".well-known"])

  /// The hidden files that hosts look for.
  private static let published: Set<String> = [".nojekyll", ".htaccess", ".domains"]
  /// Files that obviously do not belong to a site.
  private static let known: Set<String> = [
    ".git", ".gitignore", ".gitattributes", ".gitkeep", ".keep", ".hg", ".svn", ".DS_Store",
    ".directory", ".idea", ".vscode", ".editorconfig",
  ]

  /// Whether a name is obviously not to be published: names of editors, version control and
  /// secrets.
  private static func isKnown(_ name: String) -> Bool {
    !name.hasPrefix(".") || known.contains(name) || name.hasPrefix(".env")
      || FileTree.isIgnored(String(name.dropFirst()))
  }

  /// Reads those that are texts, and reports conflicts that a version control system has left there.
  ///
  /// - Throws: what the file system throws; a file of more than `limit` bytes is not checked.
  package static func readTexts(
    of all: inout [StaticFile], in files: some FileSystem, limit: Int, sources: inout SourceMap,
    log: inout DiagnosticLog
  ) throws(FileError) {
    for index in all.indices where all[index].byteCount <= limit && isText(all[index].path) {
      let bytes = try files.read(all[index].path, limit: limit)
      let source = sources.add(path: all[index].path, bytes: bytes)
      all[index].source = source
      if let conflict = MergeConflict.first(in: source, 0..<bytes.count) {
        log.report(.mergeConflict(conflict))
      } else if all[index].path.lowercased().hasSuffix(".css") {
        for fault in StyleReferences(readingAll: bytes).faults {
          log.report(.styleFault(fault, isOwn: false, in: source.id))
        }
      }
    }
  }

  /// Whether people write such files by hand.
  private static func isText(_ path: String) -> Bool {
    let name = path.split(separator: "/").last.map { $0.lowercased() } ?? ""
    return writtenNames.contains(name) || writtenEndings.contains { name.hasSuffix($0) }
  }

  private static let writtenNames: Set<String> = ["_redirects", "_headers", ".htaccess", "cname"]
  private static let writtenEndings = [
    ".html", ".htm", ".css", ".js", ".mjs", ".json", ".xml", ".svg", ".txt", ".md", ".yaml", ".yml",
    ".webmanifest",
  ]

  /// The address of a file: that of its folder for `index.html`.
  private static func address(of path: String, in folder: String) -> String {
    let address = "/" + path.dropFirst(folder.utf8.count + 1)
    let index = "index.html"
    return address.hasSuffix("/" + index) ? String(address.dropLast(index.count)) : address
  }
}
