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
    build(&output, &errors).code
  }

  /// How a build ended.
  struct Outcome {
    let code: ExitCode
    /// The moment from which on the site is another one, in seconds since 1970-01-01T00:00:00Z;
    /// nil where none is known.
    var nextChange: Int64?
    /// What was checked; nil where the build did not come that far.
    var site: CheckedSite?
    /// Why it did not come that far, as it was reported.
    var failure: String?
  }

  /// Builds the site and reports what was done, or what is wrong.
  func build(_ output: inout OutputStream, _ errors: inout OutputStream) -> Outcome {
    let start = ContinuousClock.now
    let files: SiteFiles
    do throws(LocationFault) {
      files = try options.siteFiles()
    } catch {
      return Outcome(code: error.write(to: &errors), failure: error.message)
    }
    let progress = Progress("building", on: errors)
    defer { progress.end() }
    let report: BuildReport
    do throws(BuildFailure) {
      report = try build(files)
      progress.end()
    } catch {
      progress.end()
      return Outcome(
        code: FailureText().write(error, to: &errors), failure: FailureText().text(of: error))
    }
    let messages = SiteMessages(options: options)
    messages.write(report.site, to: &output, &errors)
    guard let published = report.published else {
      messages.close(Summary.notes(on: report.site), &output, &errors)
      return Outcome(
        code: .mistakes, nextChange: report.site.nextChange, site: report.site)
    }
    let elapsed = ContinuousClock.now - start
    let summary = Summary.text(
      of: published, in: options.output, elapsed: elapsed,
      notes: Summary.notes(on: report.site))
    messages.close(summary, &output, &errors)
    return Outcome(code: .success, nextChange: report.site.nextChange, site: report.site)
  }

  private func build(_ site: SiteFiles) throws(BuildFailure) -> BuildReport {
    let location = try options.outputLocation(of: site)
    var publishing = PublicationOptions()
    publishing.isForced = options.isForced
    publishing.isDurable = options.isDurable
    publishing.lockTimeout = .seconds(options.wait)
    let interruption = Interruption()
    let registration = Signals.beforeEnd { interruption.interrupt() }
    defer { registration.end() }
    var compiler = options.compiler
    compiler.program = HostSystem.program
    let threads = compiler.threads
    return try SiteCompiler(site, options: compiler).build(
      interruption: interruption,
      unless: UpToDateSite.mayStand(at: location)
        ? { UpToDateSite(at: location, madeOf: $0, threads: threads) } : nil,
      into: { () throws(PublicationError) in try Publication(at: location, options: publishing) })
  }
}

/// `apus check`: tells all that is wrong with the site.
struct CheckCommand {
  private let options: SiteOptions

  init(_ options: SiteOptions) { self.options = options }

  func run(_ output: inout OutputStream, _ errors: inout OutputStream) -> ExitCode {
    let messages = SiteMessages(options: options)
    let site: CheckedSite
    do throws(LocationFault) {
      site = try messages.checkedSite(&output, &errors)
    } catch {
      return error.write(to: &errors)
    }
    if options.listsUnescaped { output.write(UnescapedList(of: site).text) }
    let notes = Summary.notes(on: site)
    guard site.isPublishable, let plan = site.plan else {
      messages.close(notes, &output, &errors)
      return .mistakes
    }
    let checked = "\(Summary.counted(plan.pages.count, "page")) checked"
    let warnings = site.log.diagnostics.isEmpty ? ", nothing is wrong" : ", no errors"
    messages.close(checked + warnings + "\n" + notes, &output, &errors)
    return .success
  }
}
