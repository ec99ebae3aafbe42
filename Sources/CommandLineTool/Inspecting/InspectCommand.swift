import Diagnostics
import Escaping
import Planning
import Rendering
import Schema
import SiteCompiler
import Tables
import Templates

/// `apus inspect`: each value on a page and the place it comes from.
struct InspectCommand {
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
    let site: CheckedSite
    do throws(LocationFault) {
      let messages = SiteMessages(options: options)
      site =
        form == .text
        ? try messages.checkedSite(&output, &errors) : try messages.silentlyCheckedSite(errors)
    } catch {
      return error.write(to: &errors)
    }
    guard let plan = site.plan else { return .mistakes }
    guard let page = plan.page(typed: address) else {
      return plan.tellNoPage(at: address, to: &errors)
    }
    guard let traced = site.traced(page: page, isPortable: options.compiler.isPortable) else {
      errors.write("apus: error: the page cannot be made until its mistakes are mended\n")
      return .mistakes
    }
    let inspection = PageInspection(of: page, traced, in: site, plan)
    output.write(
      form == .text ? inspection.text : OutputForm.json(inspection.jsonMembers, of: site))
    return .success
  }
}

extension SitePlan {
  /// The page at an address as people type it: whole, as a path, or as a file of the output folder.
  func page(typed address: String) -> PageIndex? {
    var path = address
    if let site = site.address, path.hasPrefix(site) { path.removeFirst(site.count) }
    if !path.hasPrefix("/") { path = "/" + path }
    if path.hasSuffix("/index.html") { path.removeLast("index.html".count) }
    return [path, path + "/"].lazy.compactMap { page(at: Array($0.utf8)) }.first
  }

  /// Reports that there is no page at an address, with the one that is most like it.
  func tellNoPage(at address: String, to errors: inout OutputStream) -> ExitCode {
    errors.write("apus: error: there is no page at \(Diagnostic.quoted(address))\n")
    let known = pages.tableIndices.map { String(decoding: self.address(ofPage: $0), as: UTF8.self) }
    if let nearest = Suggestion.nearest(to: address, among: known) {
      errors.write("apus: help: did you mean '\(nearest)'?\n")
    }
    return .usage
  }
}

extension Arguments {
  /// The same for a command whose first operand is not the folder.
  var withoutFirstOperand: Arguments {
    var rest = self
    rest.dropFirstOperand()
    return rest
  }
}
