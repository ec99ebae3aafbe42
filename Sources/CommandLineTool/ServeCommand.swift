import PreviewServer
import SiteCompiler

/// `apus serve`: makes the site and shows it on this machine until it is interrupted.
struct ServeCommand {
  private let options: SiteOptions

  init(_ options: SiteOptions) { self.options = options }

  func run(_ output: inout OutputStream, _ errors: inout OutputStream) -> ExitCode {
    let built = BuildCommand(options).run(&output, &errors)
    guard built == .success else { return built }
    do throws(ServerError) {
      var serving = PreviewServer.Options()
      serving.port = UInt16(options.port)
      let server = try PreviewServer(serving: Machine.absolute(options.output), options: serving)
      output.write("serving \(options.output) at \(server.address) (Ctrl-C ends it)\n")
      Signals.waitForInterruption()
      server.stop()
      return .success
    } catch {
      errors.write("apus: error: \(error.description)\n")
      return .ioError
    }
  }
}
