import FileSystem
import Planning
import SiteCompiler

/// A watch of a site's files that begins again where the system ends it.
struct InputWatch {
  private let options: SiteOptions
  private var watch: FileWatch?
  /// The folders that are watched.
  private var folders: [String] = []
  /// Why there is no watch, until it is reported.
  private var failure: FileError?

  init(_ options: SiteOptions) {
    self.options = options
    begin()
  }

  private mutating func begin() {
    do throws(FileError) {
      let files = try DiskFileSystem(root: options.folder)
      folders = inputFolders
      watch = try FileWatch(folders, in: files, heeding: StaticFile.hiddenNames)
    } catch {
      failure = error
    }
  }

  /// The folders that the site is currently made from: `site.yaml` names one of them.
  private var inputFolders: [String] {
    do throws(LocationFault) {
      return options.inputFolders(of: try options.siteFiles())
    } catch {
      return SiteFolder.inputs
    }
  }

  /// Watches other folders if `site.yaml` now names another one.
  mutating func follow() {
    if watch != nil, inputFolders != folders { begin() }
  }

  /// Waits a fifth of a second for changes; nil where there are none.
  mutating func next(reportingTo errors: inout OutputStream) -> FileWatch.Change? {
    if let failure {
      errors.write("apus: warning: changes are not noticed: \(failure.description)\n")
      self.failure = nil
    }
    guard watch != nil else {
      HostSystem.sleep(milliseconds: 1000)
      begin()
      let isBack = watch != nil
      if !isBack { failure = nil }
      return isBack ? .anything : nil
    }
    do throws(FileError) {
      return try watch?.next(timeout: .milliseconds(200))
    } catch {
      (watch, failure) = (nil, error)
      // Where the site is gone, the build says so.
      return .anything
    }
  }
}
