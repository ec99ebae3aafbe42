import Diagnostics
import Escaping
import Planning
import SiteCompiler
import Tables

/// A page of a site that a command is asked about: its address, and the folder of the site after
/// it.
struct PageRequest {
  /// A page with its site.
  typealias Found = (site: CheckedSite, plan: SitePlan, page: PageIndex)

  /// Why there is no page, which was reported.
  struct Failure: Error {
    let code: ExitCode
  }

  let options: SiteOptions
  let form: OutputForm
  private let address: String

  /// Reads it from a command line.
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

  /// Checks the site and finds the page; failures are reported.
  func find(_ output: inout OutputStream, _ errors: inout OutputStream) -> Result<Found, Failure> {
    let messages = SiteMessages(options: options)
    let site: CheckedSite
    do throws(LocationFault) {
      site =
        form == .text
        ? try messages.questionedSite(&errors) : try messages.silentlyCheckedSite(errors)
    } catch {
      return .failure(Failure(code: error.write(to: &errors)))
    }
    guard let plan = site.plan else {
      return .failure(tellMistakes(in: site, &output))
    }
    guard let page = plan.page(typed: address) else {
      return .failure(Failure(code: plan.reportNoPage(at: address, to: &errors)))
    }
    return .success((site, plan, page))
  }

  /// Reports to programs the mistakes because of which a page cannot be made; to people they were
  /// reported before.
  func tellMistakes(in site: CheckedSite, _ output: inout OutputStream) -> Failure {
    if form == .json {
      output.write(
        OutputForm.json([("address", .string(address)), ("page", .null)], of: site))
    }
    return Failure(code: .mistakes)
  }
}

extension SitePlan {
  /// The page at an address as users type it.
  fileprivate func page(typed address: String) -> PageIndex? {
    paths(typed: address).lazy.compactMap { page(at: $0) }.first
  }

  /// What an address may mean that users type or copy from a browser: a full URL, a path, or a file
  /// of the output folder, encoded or not.
  private func paths(typed address: String) -> [[UInt8]] {
    let decoded = PercentEncoding.decoded(Array(address.utf8)[...])
    return [address, String(decoding: decoded, as: UTF8.self)].flatMap { address in
      var path = String(address.prefix { $0 != "#" && $0 != "?" })
      if let site = site.address, path.hasPrefix(site) { path.removeFirst(site.count) }
      if !path.hasPrefix("/") { path = "/" + path }
      if path.hasSuffix("/index.html") { path.removeLast("index.html".count) }
      return [path, path + "/"].map { Array($0.utf8) }
    }
  }

  /// Reports that there is no page at an address, with the page that a former address leads on to,
  /// or the most similar address.
  fileprivate func reportNoPage(at address: String, to errors: inout OutputStream) -> ExitCode {
    if let target = paths(typed: address).lazy.compactMap({ pageOfFormer(address: $0) }).first {
      let current = Diagnostic.quoted(String(decoding: self.address(ofPage: target), as: UTF8.self))
      errors.write(
        "apus: error: \(Diagnostic.quoted(address)) is a former address, which leads to the page at "
          + "\(current)\napus: help: ask about \(current)\n")
      return .usage
    }
    errors.write("apus: error: there is no page at \(Diagnostic.quoted(address))\n")
    let known = pages.tableIndices.map { String(decoding: self.address(ofPage: $0), as: UTF8.self) }
    let nearest =
      Suggestion.nearest(to: address, among: known)
      ?? known.first { address.utf8.count > 1 && $0.hasPrefix(address) }
    errors.write(
      "apus: help: "
        + (nearest.map { "did you mean '\($0)'?" } ?? "'apus list' shows the address of each entry")
        + "\n")
    return .usage
  }
}

extension Arguments {
  /// The arguments of a command whose first operand is not the folder.
  var withoutFirstOperand: Arguments {
    var rest = self
    rest.dropFirstOperand()
    return rest
  }
}
