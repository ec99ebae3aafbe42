import Diagnostics
import FileSystem

/// Folders of which several files are missing, to which content refers by addresses from the root of
/// the site.
enum MissingFolders {
  /// How many files of a folder have to be missing, so that rather the folder is.
  private static let fewest = 3
  /// The rules that a reference to no file breaks: of links and pictures in texts, and of fields.
  private static let codes: Set<String> = ["0330", "0606"]

  /// What to say of them: one sentence for each folder.
  ///
  /// - Parameters:
  ///   - mistakes: The mistakes of a site.
  ///   - sources: The sources of the site.
  ///   - paths: The paths of all files of the site.
  /// - Returns: The sentences.
  static func notes(
    on mistakes: [Diagnostic], in sources: SourceMap, beside paths: [String]
  ) -> [String] {
    let known = Set(paths)
    var missing: [String: Set<String>] = [:]
    for mistake in mistakes where codes.contains(mistake.code.number) {
      guard let span = mistake.span else { continue }
      let address = String(decoding: sources[span.source].bytes[span.range], as: UTF8.self)
        .filter { $0 != "\"" && $0 != "'" }
      let path = String(address.prefix { $0 != "#" && $0 != "?" })
      let folder = FilePaths.folder(of: path)
      guard path.hasPrefix("/"), !path.hasPrefix("//"), folder.count > 1, isFile(path),
        !known.contains("Static" + path)
      else { continue }
      missing[folder, default: []].insert(path)
    }
    return missing.filter { $0.value.count >= fewest }.sorted { $0.key < $1.key }
      .map { folder, files in
        "\(files.count) files of '\(DisplayText(folder).text)' are not there: copy them to "
          + "Static\(DisplayText(folder).text)"
      }
  }

  /// Whether a path is that of a file, and not of a page.
  private static func isFile(_ path: String) -> Bool {
    let name = FilePaths.name(of: path)
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return false }
    return !["htm", "html", "md"].contains(name[name.index(after: dot)...].lowercased())
      && !path.contains { $0.isWhitespace }
  }
}
