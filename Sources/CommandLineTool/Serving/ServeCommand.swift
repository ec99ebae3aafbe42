import FileSystem
import PreviewServer
import SiteCompiler

/// `apus serve`: builds the site, serves it, and builds it again whenever its files change, until a
/// signal ends it. Open pages are informed how each build has ended.
struct ServeCommand {
  private var options: SiteOptions
  private let serving: ServingOptions
  private let form: OutputForm

  init(_ arguments: Arguments) throws(Arguments.Fault) {
    form = try OutputForm(arguments)
    options = try SiteOptions(arguments)
    serving = try ServingOptions(arguments, port: options.port)
    // A service worker would continue to show what it has cached of a site that was served here
    // before.
    options.compiler.makesWorker = options.isOffline
  }

  func run(_ output: inout OutputStream, _ errors: inout OutputStream) -> ExitCode {
    Signals.endQuietly(with: .success)
    let socket: ListeningSocket
    do throws(ServerError) {
      socket = try ListeningSocket(serving.server)
    } catch {
      errors.write("apus: error: \(error.description)\n")
      return error.isOfHost ? .usage : .ioError
    }
    // Changes during the first build are already noticed.
    let inputs = InputWatch(options)
    let site = PreviewSite(options)
    let report = LiveReport(options, editor: serving.editor, showing: site)
    var remembered = RememberedSite(in: site.memory)
    let built = BuildCommand(options, remembered: remembered)
      .build(form, &output, &errors)
    guard built.code != .usage else { return built.code }
    report.take(built)
    remembered.take(built)
    let server: PreviewServer
    do throws(ServerError) {
      server = try PreviewServer(
        showing: site.shown, on: socket, options: serving.server, live: report.site)
    } catch {
      errors.write("apus: error: \(error.description)\n")
      return .ioError
    }
    let lines = form == .json ? BuildLines(server: server, options, showing: site) : nil
    if let lines {
      output.write(lines.line(of: built))
    } else {
      welcome(to: server, showing: site, built.code, &output)
    }
    warn(of: server, &errors)
    var rebuilding = Rebuilding(
      options: options, inputs: inputs, report, remembered, built.nextChange, lines)
    if built.code == .success, built.memory == nil, site.memory == nil { rebuilding.remember() }
    while true { rebuilding.step(&output, &errors) }
  }

  /// Writes who can read the site, and opens a browser where one is asked for.
  private func warn(of server: PreviewServer, _ errors: inout OutputStream) {
    if server.isOpen {
      errors.write(
        "apus: warning: everybody on the network can read this site"
          + (options.compiler.includesDrafts ? ", drafts and all," : "") + " until it ends\n")
    }
    if serving.opensBrowser, !HostSystem.open(server.address) {
      errors.write("apus: warning: no browser could be opened\n")
    }
  }

  /// Writes where the site is served, and what it shows.
  private func welcome(
    to server: PreviewServer, showing site: PreviewSite, _ built: ExitCode,
    _ output: inout OutputStream
  ) {
    let name = site.memory == nil ? options.output : "the site"
    var text = "serving \(name) at \(server.address) (Ctrl-C ends it)\n"
    if let port = serving.server.firstPort, port != server.port {
      text = "port \(port) is in use, so another is taken\n" + text
    }
    for address in server.openAddresses where address != server.address {
      text += "on the network: \(address)\n"
    }
    if built != .success {
      text +=
        DiskPath.exists(options.output)
        ? "this is the site as it was built before; it is built again when a file changes\n"
        : "there is no site yet; it is built when a file changes\n"
    }
    output.write(text)
    if output.isTerminal, let first = server.openAddresses.first, let code = QRCode(first) {
      output.write(code.drawing)
    }
  }
}

extension BuildCommand {
  /// Builds the site, and reports the result to people; programs get a line of JSON instead.
  fileprivate func build(
    _ form: OutputForm, _ output: inout OutputStream, _ errors: inout OutputStream
  ) -> Outcome {
    let wasInMemory = remembered?.files != nil
    let built: Outcome
    if form == .text {
      built = build(&output, &errors)
    } else {
      var report = OutputStream.nowhere
      built = build(&report, &errors)
    }
    if wasInMemory, remembered?.files == nil {
      errors.write(
        "apus: warning: the site is too large to be kept in memory, so it is built into the output "
          + "folder\n")
    }
    return built
  }
}

/// Builds a site again whenever it is necessary.
private struct Rebuilding {
  let options: SiteOptions
  var inputs: InputWatch
  let report: LiveReport
  /// What is remembered of the site.
  var remembered: RememberedSite
  /// When the site changes although no file changes, in seconds since 1970.
  var nextChange: Int64?
  /// Whether the output folder was there when it was last checked.
  var hasOutput: Bool
  /// Writes the result of each build for programs; nil where it is written for people.
  let lines: BuildLines?
  /// When something was last sent to the open pages, in seconds since 1970.
  var lastWord = HostSystem.now

  init(
    options: SiteOptions, inputs: InputWatch, _ report: LiveReport, _ remembered: RememberedSite,
    _ nextChange: Int64?, _ lines: BuildLines?
  ) {
    (self.options, self.inputs, self.report) = (options, inputs, report)
    self.remembered = remembered
    self.nextChange = nextChange
    self.lines = lines
    hasOutput = DiskPath.exists(options.output)
  }

  /// Builds a site that was up to date once more while it is already served, so that the first
  /// change can be built incrementally. It reports nothing.
  mutating func remember() {
    remembered.isWanted = true
    var (output, errors) = (OutputStream.nowhere, OutputStream.nowhere)
    let built = BuildCommand(options, remembered: remembered).build(&output, &errors)
    report.take(built)
    remembered.take(built)
  }

  /// Waits for a reason to build, no longer than a moment, and builds if there is one. Where the
  /// build finds mistakes, they are reported, and the existing site is still served.
  mutating func step(_ output: inout OutputStream, _ errors: inout OutputStream) {
    let change = inputs.next(reportingTo: &errors)
    remembered.note(change)
    let isOutputLost = hasOutput && remembered.files == nil && !DiskPath.exists(options.output)
    let isTimeUp = nextChange.map { $0 <= HostSystem.now } ?? false
    guard change != nil || isOutputLost || isTimeUp else {
      // A closed page is noticed when sending to it fails.
      if lastWord + 10 <= HostSystem.now {
        report.site.keepAlive()
        lastWord = HostSystem.now
      }
      return
    }
    var options = options
    options.compiler.setMoment(HostSystem.now)
    // If the folder was removed, all of it is made again.
    if isOutputLost { remembered.note(.anything) }
    let built = BuildCommand(options, remembered: remembered, first: report.firstPages)
      .build(lines == nil ? .text : .json, &output, &errors)
    if let lines { output.write(lines.line(of: built)) }
    report.take(built)
    remembered.take(built)
    inputs.follow()
    nextChange = built.nextChange
    hasOutput = DiskPath.exists(options.output)
  }
}
