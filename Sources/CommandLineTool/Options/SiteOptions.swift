import Diagnostics
import FileSystem
import Planning
import Publishing
import SiteCompiler
import Theme

/// The files of a site's folder, above those of the theme.
typealias SiteFiles = LayeredFileSystem<DiskFileSystem, EmbeddedFiles>

/// What the options of a command on a site mean, checked.
struct SiteOptions {
  /// The site's folder.
  var folder = "."
  /// The output folder, relative to the working folder or absolute.
  var output: String
  /// Whether the command line names the output folder.
  let namesOutput: Bool
  /// How the site is put into the output folder.
  var publishing = PublicationOptions()
  /// Whether all inputs are read, also those that seem unchanged since they were last read.
  var readsAll = false
  /// The port to serve on; nil where the command line names none.
  var port: Int?
  /// Whether a served site gets its service worker.
  var isOffline = false
  var color = ColorOption.auto
  var format = FormatOption.text
  /// Whether mistakes with a certain fix are fixed.
  var fixes = false
  /// Whether all places that print without escaping are listed.
  var listsUnescaped = false
  var compiler: CompilerOptions

  /// Reads them from a command line.
  init(_ arguments: Arguments) throws(Arguments.Fault) {
    compiler = CompilerOptions(now: HostSystem.now)
    compiler.threads = HostSystem.coreCount
    if arguments.operands.count > 1 {
      throw Arguments.Fault(
        message: "one folder is expected, \(arguments.operands.count) are given")
    }
    if let folder = arguments.operands.first { self.folder = Self.withoutSlashes(folder) }
    compiler.folder = folder
    let usual = folder == "." ? "public" : folder == "/" ? "/public" : folder + "/public"
    output = arguments.values[.output].map(Self.withoutSlashes) ?? usual
    namesOutput = arguments.values[.output] != nil
    try Self.refuseTildes(in: [folder, output])
    publishing.isForced = arguments.flags.contains(.force)
    publishing.isDurable = arguments.flags.contains(.durable)
    readsAll = arguments.flags.contains(.checksum)
    isOffline = arguments.flags.contains(.offline)
    compiler.isPortable = arguments.flags.contains(.portable)
    compiler.isStrict = arguments.flags.contains(.strict)
    compiler.isLenient = arguments.flags.contains(.lenient)
    if compiler.isStrict && compiler.isLenient {
      throw Arguments.Fault(message: "--strict and --lenient contradict each other")
    }
    compiler.includesDrafts = arguments.flags.contains(.drafts)
    compiler.includesScheduled = arguments.flags.contains(.future)
    compiler.includesExpired = arguments.flags.contains(.expired)
    if let limit = try number(.maxFile, in: 1...2_048, arguments) {
      compiler.maximumFileSize = limit << 20
    }
    if let threads = try number(.threads, in: 1...256, arguments) { compiler.threads = threads }
    port = try number(.port, in: 0...65_535, arguments)
    let wait = try number(.wait, in: 0...86_400, arguments)
    publishing.lockTimeout = wait.map { .seconds($0) } ?? publishing.lockTimeout
    color = try ColorOption(arguments)
    format = try FormatOption(arguments)
    if let date = try Self.date(arguments) { compiler.setDate(date) }
    fixes = arguments.flags.contains(.fix)
    listsUnescaped = arguments.flags.contains(.unsafe)
    if listsUnescaped { try format.refuseReports(by: "--unsafe") }
  }

  /// Refuses paths with a `~` that the shell has left as it is, such as in `--output=~/site`.
  private static func refuseTildes(in paths: [String]) throws(Arguments.Fault) {
    for path in paths where path.hasPrefix("~") {
      throw Arguments.Fault(
        message: "\(Diagnostic.quoted(path)) was not expanded by the shell",
        hint: path == "~" || path.hasPrefix("~/")
          ? "write '$HOME\(path.dropFirst())', or './\(path)' for a folder called '~'"
          : "write './\(path)' for a folder whose name begins with '~'")
    }
  }

  /// A path without the slashes at its end.
  static func withoutSlashes(_ path: String) -> String {
    let end = path.lastIndex { $0 != "/" }
    return end.map { String(path[...$0]) } ?? String(path.prefix(1))
  }

  /// The date of the build: from `--clock`, or from SOURCE_DATE_EPOCH, as in reproducible builds.
  static func date(_ arguments: Arguments) throws(Arguments.Fault) -> BuildDate? {
    if let text = arguments.values[.clock] {
      if let date = BuildDate(iso: text) { return date }
      throw Arguments.Fault(
        message: "--clock is a date such as 2026-11-21, not \(Diagnostic.quoted(text))")
    }
    guard let text = HostSystem.variable("SOURCE_DATE_EPOCH") else { return nil }
    if let date = BuildDate(secondsSince1970: text) { return date }
    throw Arguments.Fault(
      message: "SOURCE_DATE_EPOCH is a number of seconds since 1970, not "
        + Diagnostic.quoted(text))
  }

  private func number(
    _ name: OptionName, in range: ClosedRange<Int>, _ arguments: Arguments
  ) throws(Arguments.Fault) -> Int? {
    guard let text = arguments.values[name] else { return nil }
    guard let number = Int(text), range.contains(number) else {
      throw Arguments.Fault(
        message: "\(name.typed) is a number from \(range.lowerBound) to \(range.upperBound), "
          + "not \(Diagnostic.quoted(text))")
    }
    return number
  }

  /// The files of the site, above those of the theme that comes with Apus.
  ///
  /// - Throws: when there is no such folder.
  func siteFiles() throws(LocationFault) -> SiteFiles {
    do throws(FileError) {
      return SiteFiles(try DiskFileSystem(root: folder), above: Theme.files)
    } catch {
      throw LocationFault(message: error.description, code: .usage)
    }
  }

  /// The folders that the site is made from, below its own.
  func inputFolders(of files: SiteFiles) -> [String] {
    let named = StaticFolder.name(in: files, compiler)
    return SiteFolder.inputs
      + (named.map { [$0] } ?? []).filter { !SiteFolder.inputs.contains($0) }
  }

  /// How the site is compiled, with the fingerprint of this program.
  var identified: CompilerOptions {
    var options = compiler
    options.program = HostSystem.program
    return options
  }

  /// The location of an output folder that is made from other folders, of the site in the folder
  /// `site` where that is known.
  func outputLocation(
    apartFrom others: [String], of site: String?
  ) throws(PublicationError) -> OutputLocation {
    var surroundings = OutputLocation.Surroundings(
      project: folder, settings: site.map { _ in SiteFolder.settings }, inputs: others,
      mayLeaveProject: namesOutput)
    surroundings.site = site ?? ""
    return try OutputLocation(DiskPath.absolute(output), typed: output, in: surroundings)
  }

  /// The location of the output folder, unless writing there could destroy work.
  func outputLocation(of files: SiteFiles? = nil) throws(BuildFailure) -> OutputLocation {
    do throws(PublicationError) {
      return try location(of: files)
    } catch {
      throw .unpublished(error)
    }
  }

  /// The location of the output folder, unless writing there could destroy work; links in the site's
  /// folders count as soon as these were listed.
  func location(of files: SiteFiles?) throws(PublicationError) -> OutputLocation {
    var surroundings = OutputLocation.Surroundings(
      project: folder, settings: SiteFolder.settings,
      inputs: files.map(inputFolders) ?? SiteFolder.inputs, mayLeaveProject: namesOutput)
    surroundings.links = files?.upper.followedLinks ?? []
    return try OutputLocation(DiskPath.absolute(output), typed: output, in: surroundings)
  }
}
