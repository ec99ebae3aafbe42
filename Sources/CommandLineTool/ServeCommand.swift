import FileSystem
import PreviewServer
import SiteCompiler

/// `apus serve`: makes the site, shows it on this machine, and makes it again whenever its files
/// change, until it is interrupted.
struct ServeCommand {
  private let options: SiteOptions

  init(_ options: SiteOptions) { self.options = options }

  func run(_ output: inout OutputStream, _ errors: inout OutputStream) -> ExitCode {
    // What changes during the first build counts as a change already.
    let watching = watch()
    let built = BuildCommand(options).run(&output, &errors)
    guard built == .success else { return built }
    var watch = started(watching, reportingTo: &errors)
    let interruption = Signals.Interruption()
    do throws(ServerError) {
      var serving = PreviewServer.Options()
      serving.port = UInt16(options.port)
      let server = try PreviewServer(serving: Machine.absolute(options.output), options: serving)
      output.write("serving \(options.output) at \(server.address) (Ctrl-C ends it)\n")
      rebuild(onChangesIn: &watch, until: interruption, &output, &errors)
      server.stop()
      return .success
    } catch {
      errors.write("apus: error: \(error.description)\n")
      return .ioError
    }
  }

  /// A watch of the site's files, or why the system cannot watch them.
  private func watch() -> Result<FileWatch, FileError> {
    let folders = [options.compiler.contentFolder, options.compiler.templateFolder]
    do throws(FileError) {
      return .success(try FileWatch(folders, in: try DiskFileSystem(root: options.folder)))
    } catch {
      return .failure(error)
    }
  }

  private func started(
    _ watching: Result<FileWatch, FileError>, reportingTo errors: inout OutputStream
  ) -> FileWatch? {
    switch watching {
    case .success(let watch): return watch
    case .failure(let error):
      tell(error, to: &errors)
      return nil
    }
  }

  private func tell(_ error: FileError, to errors: inout OutputStream) {
    errors.write("apus: warning: changes are not noticed: \(error.description)\n")
  }

  /// Makes the site again after every change until the program is interrupted. Where a change
  /// brings a mistake, that is told and the site that stands goes on being shown.
  private func rebuild(
    onChangesIn watch: inout FileWatch?, until interruption: Signals.Interruption,
    _ output: inout OutputStream, _ errors: inout OutputStream
  ) {
    while !interruption.hasCome(within: watch == nil ? 3600 : 0) {
      do throws(FileError) {
        guard try watch?.next(timeout: .milliseconds(200)) != nil else { continue }
        _ = BuildCommand(options, endingWith: .success).run(&output, &errors)
      } catch {
        tell(error, to: &errors)
        watch = nil
      }
    }
  }
}
