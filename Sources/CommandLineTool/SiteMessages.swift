import FileSystem
import Publishing
import Diagnostics
import SiteCompiler

/// Writes what is wrong with a site.
struct SiteMessages {
  let options: SiteOptions

  /// Checks the site and draws what is wrong with it; nil when it could not be read.
  func checkedSite(_ errors: inout OutputStream) -> CheckedSite? {
    do throws(FileError) {
      let files = try DiskFileSystem(root: options.folder)
      let site = try SiteCompiler(files, options: options.compiler).check()
      write(site, to: &errors)
      return site
    } catch {
      _ = FailureText().write(.unreadable(error), to: &errors)
      return nil
    }
  }

  /// Draws all diagnostics of a site; writes nothing when there are none.
  func write(_ site: CheckedSite, to errors: inout OutputStream) {
    var formatter = DiagnosticFormatter(sources: site.sources)
    formatter.usesColor = options.color.isUsed(on: errors)
    errors.write(formatter.text(of: site.log.diagnostics))
    if !site.isPublishable, !site.log.hasErrors {
      errors.write("apus: error: --strict: warnings are errors, nothing was published\n")
    }
  }
}

/// Writes why a site could not be read or published.
struct FailureText {
  /// Writes one line, and returns the exit code of the failure.
  func write(_ failure: BuildFailure, to errors: inout OutputStream) -> ExitCode {
    switch failure {
    case .unreadable(let error):
      errors.write("apus: error: \(error.description)\n")
      return .ioError
    case .unpublished(let error):
      let formatter = DiagnosticFormatter(sources: SourceMap())
      errors.write(formatter.text(of: [error.diagnostic]))
      return error.exitStatus.flatMap(ExitCode.init) ?? .interrupted
    }
  }
}
