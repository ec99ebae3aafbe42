import FileSystem
import PreviewServer
import SiteCompiler

/// `apus serve`: makes the site and shows it on this machine until it is interrupted.
struct ServeCommand {
  private let options: SiteOptions

  init(_ options: SiteOptions) { self.options = options }

  func run(_ output: inout OutputStream, _ errors: inout OutputStream) -> ExitCode {
    let built = BuildCommand(options).run(&output, &errors)
    guard built == .success else { return built }
    return .success
  }
}
