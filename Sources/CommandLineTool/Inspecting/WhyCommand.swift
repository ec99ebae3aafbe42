import Diagnostics
import Escaping
import Incremental
import Planning
import Publishing
import SiteCompiler

/// `apus why`: what a page is made of, and which changes concern it.
struct WhyCommand {
  private let options: SiteOptions
  private let address: String
  private let form: OutputForm

  /// Reads the address, and the folder behind it, from a command line.
  init(_ arguments: Arguments) throws(Arguments.Fault) {
    guard let address = arguments.operands.first, arguments.operands.count <= 2 else {
      throw Arguments.Fault(message: "an address is expected, and at most a folder after it")
    }
    self.address = address
    form = try OutputForm(arguments)
    var options = try SiteOptions(arguments.withoutFirstOperand)
    options.format = .text
    self.options = options
  }

  func run(_ output: inout OutputStream, _ errors: inout OutputStream) -> ExitCode {
    let messages = SiteMessages(options: options)
    let site: CheckedSite
    let changes: (before: InputChanges?, since: InputChanges?)
    do throws(LocationFault) {
      site =
        form == .text
        ? try messages.checkedSite(&output, &errors) : try messages.silentlyCheckedSite(errors)
      changes = try self.changes()
    } catch {
      return error.write(to: &errors)
    }
    guard let plan = site.plan else { return .mistakes }
    guard let page = plan.page(typed: address) else {
      return plan.tellNoPage(at: address, to: &errors)
    }
    guard let origin = PageOrigin(of: page, in: site, options.compiler) else {
      errors.write("apus: error: the page cannot be made until its mistakes are mended\n")
      return .mistakes
    }
    let explanation = PageExplanation(
      address: String(decoding: plan.address(ofPage: page), as: UTF8.self),
      page: plan.declaration(ofPage: page).name, origin: origin, before: changes.before,
      since: changes.since)
    output.write(
      form == .text ? explanation.text : OutputForm.json(explanation.jsonMembers, of: site))
    return .success
  }

  /// What builds have written down of changes, and what has changed since.
  private func changes() throws(LocationFault) -> (before: InputChanges?, since: InputChanges?) {
    let files = try options.siteFiles()
    var settings = options.compiler
    settings.program = HostSystem.program
    do throws(BuildFailure) {
      let location = try options.outputLocation(of: files)
      guard let cache = BuildCache(at: location, moment: HostSystem.nanoseconds) else {
        return (nil, nil)
      }
      return SiteCompiler(files, options: settings).changes(knownTo: cache)
    } catch {
      return (nil, nil)
    }
  }
}
