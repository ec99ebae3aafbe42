import PreviewServer
import SiteCompiler

/// `apus serve`: makes the site and shows it on this machine until it is interrupted.
struct ServeCommand {
  private let options: SiteOptions

  init(_ options: SiteOptions) { self.options = options }

  func run(_ output: inout OutputStream, _ errors: inout OutputStream) -> ExitCode {
    let location: OutputLocation
    do throws(OutputLocation.Fault) {
      location = try OutputLocation(options)
    } catch {
      errors.write("apus: error: \(error.message)\n")
      return error.code
    }
    let built = BuildCommand(options).run(&output, &errors)
    guard built == .success else { return built }
    do throws(ServerError) {
      var serving = PreviewServer.Options()
      serving.port = UInt16(options.port)
      let server = try PreviewServer(serving: location.path, options: serving)
      output.write("serving \(location.shownPath) at \(server.address) (Ctrl-C ends it)\n")
      Signals.waitForInterruption()
      server.stop()
      return .success
    } catch {
      errors.write("apus: error: \(error.description)\n")
      return .ioError
    }
  }
}
