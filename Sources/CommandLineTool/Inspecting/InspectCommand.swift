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
  private let request: PageRequest

  /// Reads the address, and the folder after it, from a command line.
  init(_ arguments: Arguments) throws(Arguments.Fault) { request = try PageRequest(arguments) }

  func run(_ output: inout OutputStream, _ errors: inout OutputStream) -> ExitCode {
    let (site, plan, page): PageRequest.Found
    switch request.find(&output, &errors) {
    case .failure(let failure): return failure.code
    case .success(let found): (site, plan, page) = found
    }
    let isPortable = request.options.compiler.isPortable
    guard let traced = site.traced(page: page, isPortable: isPortable) else {
      errors.write("apus: error: the page cannot be made until its mistakes are mended\n")
      return request.tellMistakes(in: site, &output).code
    }
    let inspection = PageInspection(of: page, traced, in: site, plan)
    output.write(
      request.form == .text ? inspection.text : OutputForm.json(inspection.jsonMembers, of: site))
    return .success
  }
}
