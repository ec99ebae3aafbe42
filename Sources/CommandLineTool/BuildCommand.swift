import Planning
import Diagnostics
import FileSystem
import Publishing
import SiteCompiler

/// `apus build`: makes the site, or tells all that is wrong with it.
struct BuildCommand {
  private let options: SiteOptions

  init(_ options: SiteOptions) { self.options = options }

  func run(_ output: inout OutputStream, _ errors: inout OutputStream) -> ExitCode {
    let start = ContinuousClock.now
    let report: BuildReport
    do throws(BuildFailure) {
      report = try build()
    } catch {
      return FailureText().write(error, to: &errors)
    }
    SiteMessages(options: options).write(report.site, to: &errors)
    guard let published = report.published else { return .mistakes }
    let elapsed = ContinuousClock.now - start
    output.write(
      Summary.text(of: published, in: options.output, elapsed: elapsed, report.site.omitted))
    return .success
  }

  private func build() throws(BuildFailure) -> BuildReport {
    let location = try options.outputLocation()
    let site = try options.siteFiles()
    var publishing = PublicationOptions()
    publishing.isForced = options.isForced
    let interruption = Interruption()
    let watch = Signals.onInterruption { code in
      interruption.interrupt()
      Signals.end(code)
    }
    defer { watch.end() }
    return try SiteCompiler(site, options: options.compiler)
      .build(interruption: interruption) { () throws(PublicationError) in
        try Publication(at: location, options: publishing)
      }
  }
}

/// `apus check`: tells all that is wrong with the site.
struct CheckCommand {
  private let options: SiteOptions

  init(_ options: SiteOptions) { self.options = options }

  func run(_ output: inout OutputStream, _ errors: inout OutputStream) -> ExitCode {
    guard let site = SiteMessages(options: options).checkedSite(&errors) else { return .ioError }
    guard site.isPublishable, let plan = site.plan else { return .mistakes }
    output.write("\(Summary.counted(plan.pages.count, "page")) checked, nothing is wrong\n")
    output.write(Summary.text(of: site.omitted))
    return .success
  }
}
