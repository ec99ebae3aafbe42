import FileSystem
import PreviewServer
import SiteCompiler

/// `apus serve`: builds the site, serves it on this machine, and builds it again whenever its files
/// change, until a signal ends it.
struct ServeCommand {
  private var options: SiteOptions

  init(_ options: SiteOptions) {
    self.options = options
    // A worker would go on showing what it has kept of whatever was served here before.
    self.options.compiler.makesWorker = options.isOffline
  }

  func run(_ output: inout OutputStream, _ errors: inout OutputStream) -> ExitCode {
    Signals.endQuietly(with: .success)
    // What changes during the first build counts as a change already.
    let inputs = InputWatch(options)
    let built = BuildCommand(options).build(&output, &errors)
    guard built.code != .usage else { return built.code }
    let server: PreviewServer
    do throws(ServerError) {
      server = try PreviewServer(
        serving: Machine.absolute(options.output), options: options.serving)
    } catch {
      errors.write("apus: error: \(error.description)\n")
      return .ioError
    }
    output.write(welcome(to: server, built.code))
    var rebuilding = Rebuilding(options: options, inputs: inputs, nextChange: built.nextChange)
    while true { rebuilding.step(&output, &errors) }
  }

  /// Where the site is, and what is seen there.
  private func welcome(to server: PreviewServer, _ built: ExitCode) -> String {
    var text = "serving \(options.output) at \(server.address) (Ctrl-C ends it)\n"
    if let port = options.serving.firstPort, port != server.port {
      text = "port \(port) is in use, so another is taken\n" + text
    }
    guard built != .success else { return text }
    return text
      + (Machine.exists(options.output)
        ? "this is the site as it was built before; it is built again when a file changes\n"
        : "there is no site yet; it is built when a file changes\n")
  }
}

/// Builds a site again whenever there is a reason.
private struct Rebuilding {
  let options: SiteOptions
  var inputs: InputWatch
  /// When the site is another one although no file changes, in seconds since 1970.
  var nextChange: Int64?
  /// Whether the output folder was there when it was last looked for.
  var hasOutput: Bool

  init(options: SiteOptions, inputs: InputWatch, nextChange: Int64?) {
    (self.options, self.inputs, self.nextChange) = (options, inputs, nextChange)
    hasOutput = Machine.exists(options.output)
  }

  /// Waits for a reason to build, no longer than a moment, and builds if there is one. Where the
  /// build finds mistakes they are reported, and the site that is there goes on being served.
  mutating func step(_ output: inout OutputStream, _ errors: inout OutputStream) {
    let haveInputsChanged = inputs.haveChanged(reportingTo: &errors)
    let isOutputLost = hasOutput && !Machine.exists(options.output)
    let isTimeUp = nextChange.map { $0 <= Machine.now } ?? false
    guard haveInputsChanged || isOutputLost || isTimeUp else { return }
    var options = options
    options.compiler.setMoment(Machine.now)
    let built = BuildCommand(options).build(&output, &errors)
    nextChange = built.nextChange
    hasOutput = Machine.exists(options.output)
  }
}

/// A watch of a site's files that begins again where the system ends it.
private struct InputWatch {
  private let options: SiteOptions
  private var watch: FileWatch?
  /// Why there is no watch, until it is reported.
  private var failure: FileError?

  init(_ options: SiteOptions) {
    self.options = options
    begin()
  }

  private mutating func begin() {
    do throws(FileError) {
      watch = try FileWatch(
        options.compiler.inputFolders, in: try DiskFileSystem(root: options.folder))
    } catch {
      failure = error
    }
  }

  /// Whether files changed, waited for a fifth of a second.
  mutating func haveChanged(reportingTo errors: inout OutputStream) -> Bool {
    if let failure {
      errors.write("apus: warning: changes are not noticed: \(failure.description)\n")
      self.failure = nil
    }
    guard watch != nil else {
      Machine.sleep(milliseconds: 1000)
      begin()
      let isBack = watch != nil
      if !isBack { failure = nil }
      return isBack
    }
    do throws(FileError) {
      return try watch?.next(timeout: .milliseconds(200)) != nil
    } catch {
      (watch, failure) = (nil, error)
      return false
    }
  }
}
