package import Diagnostics
package import FileSystem
import Synchronization

/// Makes an output folder hold exactly the files of a site, in one step or not at all.
///
/// It is begun before anything is rendered, takes each file as soon as its bytes are there, from
/// any number of threads, and ends with `finish()`, which makes the new site visible in one step,
/// or with `abandon()`. Until then the old site stays unchanged, whatever happens.
/// `docs/output-folder.md` describes how.
///
/// It does not decide what a site consists of: its callers ensure that paths are unique.
package final class Publication<Files: WritableFileSystem>: Sendable {
  let work: WorkFolder<Files>
  let site: PublishedSite<Files>
  /// How messages name the output folder.
  let typed: String
  let options: PublicationOptions
  let progress = Mutex(Progress())
  /// Whether the publication has ended; locked while it ends.
  let hasEnded = Mutex(false)

  struct Progress: Sendable {
    var files: [PublishedFile] = []
    /// How many threads are handing over a file right now.
    var active = 0
    /// Why no more files are accepted.
    var failure: PublicationError?
  }

  /// Begins to publish into a folder: waits for the lock, and removes what a killed build has left.
  ///
  /// - Parameters:
  ///   - output: The name of the output folder, which lies at the root of `files`.
  ///   - files: The folder in which the output folder lies.
  ///   - typed: How messages name the output folder, if different.
  ///   - options: How to publish.
  /// - Throws: Where the output folder must not be used, or another build holds it.
  package init(
    into output: String, in files: Files, typed: String? = nil,
    options: PublicationOptions = PublicationOptions()
  ) throws(PublicationError) {
    let paths = OutputPaths(output: output)
    let typed = Self.withoutSlashes(typed ?? output)
    let check = OutputCheck(
      files: files, paths: paths, typed: typed, options: options)
    let (problem, start) = try Self.reporting(typed) { () throws(FileError) in
      if let problem = try check.problem() { return (problem as Diagnostic?, nil as Start?) }
      return (nil, try Self.start(files, paths, lockTimeout: options.lockTimeout))
    }
    if let problem { throw .refused(problem) }
    guard let start else {
      throw .busy(.busyOutput(typed, owner: Self.owner(of: paths.lock, in: files)))
    }
    (work, site) = (start.work, start.site)
    self.typed = typed
    self.options = options
  }

  /// A path without slashes at its end.
  private static func withoutSlashes(_ path: String) -> String {
    String(path.reversed().drop { $0 == "/" }.reversed())
  }

  deinit { abandon() }

  private struct Start {
    let work: WorkFolder<Files>
    let site: PublishedSite<Files>
  }

  /// Locks the work folder and repairs its contents; nil where another build has the lock.
  private static func start(
    _ files: Files, _ paths: OutputPaths, lockTimeout: Duration
  ) throws(FileError) -> Start? {
    guard let work = try WorkFolder(files, paths, lockTimeout: lockTimeout) else { return nil }
    do throws(FileError) {
      let hasRemains = try work.hasRemains()
      if hasRemains { try Recovery(files: files, paths: paths).run() }
      return Start(
        work: work, site: try PublishedSite(files, paths, trustsDates: !hasRemains))
    } catch {
      try work.close()
      throw error
    }
  }

  /// The number of the process that holds a lock, nil where it is just releasing the lock.
  private static func owner(of lock: String, in files: Files) -> String? {
    do throws(FileError) {
      let digits = try files.read(lock, limit: 32).prefix { (0x30...0x39).contains($0) }
      return String(decoding: digits, as: UTF8.self)
    } catch {
      return nil
    }
  }

  /// Runs file operations and turns their error into one of publishing.
  static func reporting<Result>(
    _ output: String, _ body: () throws(FileError) -> Result
  ) throws(PublicationError) -> Result {
    do throws(FileError) {
      return try body()
    } catch {
      throw PublicationError(error, output: output)
    }
  }

  /// What the user should know, although the site can be published.
  package var warnings: [Diagnostic] {
    site.isDamaged ? [.damagedManifest(typed + "/" + Manifest.fileName)] : []
  }
}

extension Publication where Files == DiskFileSystem {
  /// Begins to publish into a folder of the disk, making its parent folders.
  ///
  /// - Throws: Where the output folder must not be used, or another build holds it.
  package convenience init(
    at location: OutputLocation, options: PublicationOptions = PublicationOptions()
  ) throws(PublicationError) {
    var options = options
    options.site = location.site
    let parent = try Self.reporting(location.typed) { () throws(FileError) in
      do throws(FileError) {
        try DiskFileSystem(root: "/").makeFoldersUnlessThere(location.parent)
      } catch {
        throw error.typed(below: "/")
      }
      return try DiskFileSystem(root: location.parent)
    }
    try self.init(
      into: location.name, in: parent, typed: location.typed, options: options)
    if !options.isForced, let other = location.otherSite(site.manifest.site) {
      abandon()
      throw .refused(.siteInTheWay(typed, madeFrom: other))
    }
  }
}

extension DiskFileSystem {
  /// Makes the folders of an absolute path that are missing.
  fileprivate func makeFoldersUnlessThere(_ path: String) throws(FileError) {
    let names = String(path.drop { $0 == "/" })
    guard !names.isEmpty, try !exists(names) else { return }
    try makeFolders(names)
  }
}
