import Content
import FileSystem
import Importing
import Planning
import SiteCompiler

/// Files that lie with content, are no entries, and to which no page refers: they are copied and not
/// published.
enum UnpublishedFiles {
  /// The endings of pictures and sounds, which often lie with notes and are not missed.
  private static let media: Set<Substring> = [
    "avif", "bmp", "gif", "heic", "ico", "jpeg", "jpg", "m4a", "mov", "mp3", "mp4", "ogg", "png",
    "svg", "tif", "tiff", "wav", "webm", "webp",
  ]

  /// What to say of them: one sentence, or none. In the folder of a generator are many files of its
  /// own, so that there only those are named that may have been pages (`ForeignPages`).
  ///
  /// - Parameters:
  ///   - site: The new site.
  ///   - former: The site that the content comes from; nil if it is not known.
  ///   - paths: The paths of all files of the new site.
  /// - Returns: The sentences.
  static func notes(
    on site: CheckedSite, of former: FormerSite?, beside paths: [String]
  ) -> [String] {
    guard former == nil, let plan = site.plan else { return [] }
    let published = Set(plan.files.map(\.path))
    let left = paths.filter { path in
      path.hasPrefix("Content/") && path.hasSuffix("/") == false && !published.contains(path)
        && !ImportedContent.isContent(path) && !path.hasPrefix("Content/Models/")
        && !path.split(separator: "/").contains { $0.hasPrefix(".") }
        && !media.contains(ending(of: path))
    }
    guard !left.isEmpty else { return [] }
    let names = left.sorted { $0.precedesByBytes($1) }.map {
      String($0.dropFirst("Content/".count))
    }
    return [
      "files that are no entries, and to which no page leads, are not published: "
        + NamedFiles.list(names)
    ]
  }

  /// What follows the last full stop of a name, in lower case.
  private static func ending(of path: String) -> Substring {
    let name = FilePaths.name(of: path).lowercased()
    return name.lastIndex(of: ".").map { name[name.index(after: $0)...] } ?? ""
  }
}
