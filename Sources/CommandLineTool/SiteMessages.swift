import Escaping
import FileSystem
import Publishing
import Diagnostics
import SiteCompiler

/// Writes the diagnostics of a site, and the summary at the end.
struct SiteMessages {
  let options: SiteOptions
  /// How to see all diagnostics where not all are drawn.
  static let wayToRest = "'apus check --format json' tells all of them"

  /// Checks the site and reports what is wrong with it, also once scheduled entries are published if
  /// it looks ahead; `members` are added to the report for programs.
  ///
  /// - Throws: when there is no such folder, or a file in it cannot be read.
  func checkedSite(
    lookingAhead looksAhead: Bool = false,
    _ output: inout OutputStream, _ errors: inout OutputStream,
    with members: (CheckedSite) -> [(String, JSONNode)] = { _ in [] }
  ) throws(LocationFault) -> CheckedSite {
    var site =
      options.fixes
      ? try FixCommand(options).run(&output, &errors)
      : try silentlyCheckedSite(lookingAhead: looksAhead, errors)
    if options.fixes, looksAhead, site.isPublishable {
      site = try silentlyCheckedSite(lookingAhead: true, errors)
    }
    write(site, with: members(site), to: &output, &errors)
    return site
  }

  /// Checks the site and leaves it to the caller to report what is wrong with it.
  ///
  /// - Throws: when there is no such folder, or a file in it cannot be read.
  func silentlyCheckedSite(
    lookingAhead looksAhead: Bool = false, _ errors: OutputStream
  ) throws(LocationFault) -> CheckedSite {
    let files = try options.siteFiles()
    let progress = Progress("checking", on: errors)
    defer { progress.end() }
    do throws(FileError) {
      return looksAhead
        ? try ScheduleCheck(files, options: options.compiler).check()
        : try SiteCompiler(files, options: options.compiler).check()
    } catch {
      throw LocationFault(
        message: error.typed(below: options.folder).description, code: .ioError)
    }
  }

  /// Reports all diagnostics of a site: drawn on standard error, which stays empty when there are
  /// none, or as a report on standard output with their number on standard error; one in JSON has
  /// further members.
  func write(
    _ site: CheckedSite, with members: [(String, JSONNode)] = [], to output: inout OutputStream,
    _ errors: inout OutputStream
  ) {
    var formatter = DiagnosticFormatter(sources: site.sources)
    formatter.wayToRest = Self.wayToRest
    switch options.format {
    case .text:
      formatter.usesColor = options.color.isUsed(on: errors)
      errors.write(formatter.text(of: site.log.diagnostics))
    case .report(let format):
      let report = DiagnosticReport(
        site.log.diagnostics, sources: site.sources, folder: options.folder)
      output.write(format == .json ? report.json(with: members) : report.text(as: format))
      let reported = DiagnosticOrder(sources: site.sources).sorted(site.log.diagnostics)
      if !reported.isEmpty { errors.write(formatter.summary(of: reported) + "\n") }
    }
    if let refusal = Self.refusal(of: site, isStrict: options.compiler.isStrict) {
      errors.write("apus: error: \(refusal)\n")
    }
  }

  /// Why a site without errors was not published; nil for any other.
  static func refusal(of site: CheckedSite, isStrict: Bool) -> String? {
    guard isStrict, !site.log.diagnostics.isEmpty, !site.log.hasErrors else { return nil }
    return "--strict: warnings are errors, nothing was published"
  }

  /// Checks the site for a command that answers a question about it: errors are reported, because
  /// of which the answer may lack something, and of warnings the number.
  ///
  /// - Throws: when there is no such folder, or a file in it cannot be read.
  func questionedSite(_ errors: inout OutputStream) throws(LocationFault) -> CheckedSite {
    let site = try silentlyCheckedSite(errors)
    var formatter = DiagnosticFormatter(sources: site.sources)
    formatter.wayToRest = Self.wayToRest
    formatter.usesColor = options.color.isUsed(on: errors)
    let all = DiagnosticOrder(sources: site.sources).sorted(site.log.diagnostics)
    errors.write(formatter.text(of: all.filter { $0.severity == .error }))
    let warnings = all.filter { $0.severity != .error }
    if !warnings.isEmpty {
      errors.write(
        "apus: \(formatter.summary(of: warnings)), shown by 'apus check'\n")
    }
    return site
  }

  /// Writes what a command has done: on standard output, unless a report is written there.
  func close(_ text: String, _ output: inout OutputStream, _ errors: inout OutputStream) {
    if options.format == .text { output.write(text) } else { errors.write(text) }
  }
}

/// Writes why a site could not be read or published.
struct FailureText {
  /// The site's folder as it was typed, which is before the paths in it.
  var folder = "."

  /// Writes one line, and returns the exit code of the failure.
  func write(_ failure: BuildFailure, to errors: inout OutputStream) -> ExitCode {
    errors.write(text(of: failure))
    return code(of: failure)
  }

  /// Writes the failure in a format: what has a diagnostic as a report on standard output.
  func write(
    _ failure: BuildFailure, as format: FormatOption, to output: inout OutputStream,
    _ errors: inout OutputStream
  ) -> ExitCode {
    guard case .report(let format) = format, case .unpublished(let error) = failure,
      error.exitStatus != nil
    else { return write(failure, to: &errors) }
    let report = DiagnosticReport([error.diagnostic], sources: SourceMap(), folder: folder)
    output.write(format == .json ? report.json(with: []) : report.text(as: format))
    errors.write("1 error\n")
    return code(of: failure)
  }

  private func code(of failure: BuildFailure) -> ExitCode {
    switch failure {
    case .unreadable: .ioError
    case .unpublished(let error): error.exitStatus.flatMap(ExitCode.init) ?? .interrupted
    }
  }

  /// The failure in words.
  func text(of failure: BuildFailure) -> String {
    switch failure {
    case .unreadable(let error): return "apus: error: \(error.typed(below: folder).description)\n"
    // The code that abandoned the build ends the process, and says why.
    case .unpublished(.abandoned): return ""
    case .unpublished(let error):
      return DiagnosticFormatter(sources: SourceMap()).text(of: [error.diagnostic])
    }
  }
}
