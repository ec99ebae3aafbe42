import Diagnostics
import FileSystem
import Schema

/// The folder of all content, with the paths of all its files, which is listed once.
struct ContentFolder: Sendable {
  /// What files are read from.
  let files: any FileSystem
  /// Its path from the root of the file system.
  let path: String
  /// The paths of its files from the root of the file system, ordered by their bytes.
  let paths: [String]
  /// The paths of the folders in it whose names look like content files.
  var misnamedFolders: [String] = []
  /// The size over which a file is refused.
  let maximumFileSize: Int

  /// The pictures that need not be read, because their contents are known, by path.
  var knownPictures: [PathKey: FileReference] = [:]

  /// Whether its files were listed; otherwise each is searched for when it is needed.
  var isListed = true

  /// Whether a file of this path is there. Cost: O(log files).
  func contains(_ path: String) -> Bool {
    guard isListed else { return isFile(path) }
    let index = paths.partitionIndex { $0.precedesByBytes(path) }
    return index < paths.count && paths[index].equalsByBytes(path)
  }

  /// Whether a file is at a path; false where it cannot be examined.
  private func isFile(_ path: String) -> Bool {
    do throws(FileError) {
      let kind = try files.status(of: path)?.kind
      return kind == .file || kind == .symbolicLink
    } catch {
      return false
    }
  }

  /// Why a text is not a path of a file below the folder.
  struct BadPath: Error {
    let reason: String
  }

  /// The path, from the root of the file system, of the file that a file in `folder` calls `typed`.
  ///
  /// A path that begins with `/` starts at the content folder.
  func resolve(_ typed: String, from folder: String) throws(BadPath) -> String {
    let bytes = typed.utf8
    if bytes.contains(where: { $0 < 0x20 || $0 == 0x7F }) {
      throw BadPath(reason: "it holds a control character")
    }
    if bytes.contains(UInt8(ascii: "\\")) {
      throw BadPath(reason: "folders are separated by '/'")
    }
    if typed.hasPrefix("//") || typed.contains("://") {
      throw BadPath(reason: "it is an address of another site")
    }
    guard let path = Self.joined(typed, from: folder, root: path) else {
      throw BadPath(reason: "it leads out of the content folder")
    }
    return path
  }

  /// The path of the file that a file in `folder` calls `typed`; nil where it is outside `root`.
  static func joined(_ typed: String, from folder: String, root: String) -> String? {
    let isFromRoot = typed.utf8.first == UInt8(ascii: "/")
    var names = (isFromRoot ? root : folder).split(separator: "/")
    let rootCount = root.split(separator: "/").count
    for name in typed.split(separator: "/", omittingEmptySubsequences: true) {
      switch name {
      case ".": continue
      case "..":
        guard names.count > rootCount else { return nil }
        names.removeLast()
      default: names.append(name)
      }
    }
    return names.joined(separator: "/")
  }

  /// The file that an author probably meant, as written from `folder`.
  func nearest(
    to resolved: String, from folder: String, log: inout DiagnosticLog
  ) -> String? {
    guard log.maySuggest else { return nil }
    log.countSuggestionWork(paths.count * 64)
    let parent = FilePaths.folder(of: resolved)
    let wanted = FilePaths.name(of: resolved)
    let siblings = paths.filter { FilePaths.folder(of: $0) == parent }.prefix(500)
    let similar = log.nearest(to: wanted, among: siblings.map { FilePaths.name(of: $0) })
    let sameName = paths.filter { FilePaths.name(of: $0) == wanted }
    if let similar, sameName.isEmpty || TypingSlip.isSpelling(similar, of: wanted) {
      return relative(parent + "/" + similar, to: folder)
    }
    // A file of the very same name in another folder was rather meant than a similar one beside.
    return sameName.count == 1 ? sameName.first.map { relative($0, to: folder) } : nil
  }

  /// A path from the root as a file in `folder` writes it.
  func relative(_ other: String, to folder: String) -> String {
    let target = other.split(separator: "/")
    let base = folder.split(separator: "/")
    let common = zip(target, base).prefix { $0 == $1 }.count
    let ups = Array(repeating: "..", count: base.count - common)
    return (ups + target[common...].map(String.init)).joined(separator: "/")
  }
}
