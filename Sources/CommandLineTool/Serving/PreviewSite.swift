import FileSystem
import PreviewServer
import Publishing
import SiteCompiler

/// The site that `apus serve` makes and shows: in memory, unless the command line names a folder for
/// it or it is too large.
struct PreviewSite: Sendable {
  /// Where a site is published.
  enum Place {
    case memory, folder
  }

  /// The name of the site's folder in memory.
  static let name = "site"
  /// How many bytes are kept in memory.
  private static let limit = 1 << 30

  /// What the server shows.
  let shown: ShownSite
  private let files: MemoryFileSystem?
  private let options: SiteOptions

  init(_ options: SiteOptions) {
    self.options = options
    shown = ShownSite(folder: DiskPath.absolute(options.output))
    files =
      options.namesOutput
      ? nil : MemoryFileSystem(limit: Self.limit) { HostSystem.nanoseconds }
  }

  /// Where the site is kept in memory; nil where it is put into the output folder.
  var memory: MemoryFileSystem? { files?.isFull == false ? files : nil }

  /// Where the site that is shown has been published.
  private(set) var place = Place.folder

  /// Shows the site that was published last.
  ///
  /// - Returns: Whether it is another one than was shown before, rather than its next version.
  @discardableResult
  mutating func show() -> Bool {
    let before = place
    if let site = memory?.snapshot(of: Self.name) {
      shown.show(site)
      place = .memory
    } else {
      shown.showFolder()
      place = .folder
    }
    return place != before
  }

  /// The hashes of the files that are shown, by path; empty where there is no site.
  var hashes: [String: UInt64] {
    switch place {
    case .folder: return folderHashes
    case .memory:
      do throws(FileError) {
        let site = try files.flatMap { files throws(FileError) in
          try PublishedFolder(Self.name, in: files)
        }
        let pairs = (site?.files ?? []).map { ($0.path, $0.hash.value) }
        return Dictionary(uniqueKeysWithValues: pairs)
      } catch {
        // Files in memory can be read.
        return [:]
      }
    }
  }

  private var folderHashes: [String: UInt64] {
    do throws(BuildFailure) {
      return try options.outputLocation().publishedHashes().mapValues(\.value)
    } catch {
      // A build that puts the site there reports why there is no such place.
      return [:]
    }
  }
}
