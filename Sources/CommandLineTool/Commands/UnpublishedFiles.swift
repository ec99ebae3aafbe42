import Content
import Escaping
import FileSystem
import Importing
import Planning
import SiteCompiler

/// Files that lie with content, are no entries, and to which no page refers: they are copied and not
/// published.
struct UnpublishedFiles {
  /// The endings of pictures, sounds and films.
  private static let media: Set<Substring> = [
    "avif", "bmp", "gif", "heic", "ico", "jpeg", "jpg", "m4a", "mov", "mp3", "mp4", "ogg", "png",
    "svg", "tif", "tiff", "wav", "webm", "webp",
  ]
  /// The endings of sources from which a generator makes styles, pages and scripts, and of its programs.
  private static let sources: Set<Substring> = [
    "cjs", "coffee", "gemspec", "less", "lock", "mjs", "mts", "rb", "sass", "scss", "styl", "ts",
  ]
  /// Files of programs without an ending.
  private static let programs: Set<String> = ["Gemfile", "Makefile", "Rakefile"]

  /// The kinds of such files, each with what is said of it.
  private enum Kind: String, CaseIterable {
    case other =
      "files that are no entries, and to which no page leads, are not published: "
    case media = "pictures, sounds and films to which no page leads are not published: "
    case source = "files for the generator alone, which do nothing here, are in Content: "
  }

  /// Their paths in the folder of the site.
  let paths: Set<String>

  /// Finds them. Where mistakes keep pages from being made, those count that no text names.
  ///
  /// - Parameters:
  ///   - files: All files of a new site.
  ///   - site: The site.
  init(of files: [(path: String, bytes: [UInt8])], in site: CheckedSite) {
    let published = Set(site.plan?.files.map(\.path) ?? [])
    let left = files.map(\.path).filter { path in
      path.hasPrefix("Content/") && path.hasSuffix("/") == false && !published.contains(path)
        && !ImportedContent.isContent(path) && !path.hasPrefix("Content/Models/")
        && !path.split(separator: "/").contains { $0.hasPrefix(".") }
    }
    guard !left.isEmpty else {
      paths = []
      return
    }
    let named = Self.names(in: files, thatMayBeHidden: site.plan != nil)
    paths = Set(left.filter { !named.contains(FilePaths.name(of: $0)) })
  }

  /// What to say of them: one sentence for each kind.
  ///
  /// - Parameters:
  ///   - all: The paths of all files of the new site.
  ///   - former: The site that the content comes from; nil if it is not known.
  /// - Returns: The sentences.
  func notes(on all: Set<String>, of former: FormerSite?) -> [String] {
    // Other notes tell of what may be a page.
    let left = paths.intersection(all).filter { path in
      former == nil || !ForeignPages.mayBePage(FilePaths.name(of: path))
    }
    let named = Dictionary(grouping: left) { Self.kind(of: $0, former) }
    return Kind.allCases.compactMap { kind in
      named[kind].map { paths in
        let names = paths.sorted { $0.precedesByBytes($1) }
        return kind.rawValue + NamedFiles.list(names.map { String($0.dropFirst("Content/".count)) })
      }
    }
  }

  private static func kind(of path: String, _ former: FormerSite?) -> Kind {
    let (name, ending) = (FilePaths.name(of: path), ending(of: path))
    if media.contains(ending) { return .media }
    guard former != nil else { return .other }
    let isForGenerator =
      sources.contains(ending) || programs.contains(name) || name.contains(".config.")
      || path.split(separator: "/").contains { $0.hasPrefix("_") }
    return isForGenerator ? .source : .other
  }

  /// The names of files in the texts of entries: of all, or of those that may have no page yet.
  private static func names(
    in files: [(path: String, bytes: [UInt8])], thatMayBeHidden areHidden: Bool
  ) -> Set<String> {
    var names: Set<String> = []
    for (path, bytes) in files where ContentFormat(path: path[...]) == .markdown {
      let keys = ["draft:", "publish:", "expires:"]
      guard !areHidden || keys.contains(where: { bytes.contains(bytesOf: $0) }) else { continue }
      let text = String(decoding: bytes, as: UTF8.self)
      // With and without blanks, which a name may contain.
      for signs in ["()[]<>\"'|=#?", "()[]<>\"'|=#?:, \t"] {
        for word in text.split(whereSeparator: { $0.isNewline || signs.contains($0) }) {
          let name = word.split(separator: "/").last.map(String.init) ?? ""
          let plain = name.split(separator: " ").joined(separator: " ")
          if plain.contains(".") { names.insert(PercentEncoding.decodedPath(plain) ?? plain) }
        }
      }
    }
    return names
  }

  /// What follows the last full stop of a name, in lower case.
  private static func ending(of path: String) -> Substring {
    let name = FilePaths.name(of: path).lowercased()
    return name.lastIndex(of: ".").map { name[name.index(after: $0)...] } ?? ""
  }
}
