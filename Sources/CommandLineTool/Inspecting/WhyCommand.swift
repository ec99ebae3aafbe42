import Diagnostics
import Escaping
import FileSystem
import Incremental
import Planning
import Publishing
import SiteCompiler

/// `apus why`: what a page is made from, and which changes affect it.
struct WhyCommand {
  private let request: PageRequest

  /// Reads the address, and the folder after it, from a command line.
  init(_ arguments: Arguments) throws(Arguments.Fault) { request = try PageRequest(arguments) }

  func run(_ output: inout OutputStream, _ errors: inout OutputStream) -> ExitCode {
    let (site, plan, page): PageRequest.Found
    switch request.find(&output, &errors) {
    case .failure(let failure): return failure.code
    case .success(let found): (site, plan, page) = found
    }
    let changes: (before: InputChanges?, since: InputChanges?)
    let files: SiteFiles
    do throws(LocationFault) {
      files = try request.options.siteFiles()
      changes = try self.changes(of: files)
    } catch {
      return error.write(to: &errors)
    }
    guard
      let origin = PageOrigin(
        of: page, in: site, request.options.compiler,
        isOfTheme: { path in
          do throws(FileError) { return try files.isBuiltIn(path) } catch { return false }
        })
    else {
      errors.write("apus: error: the page cannot be made until its mistakes are mended\n")
      return request.tellMistakes(in: site, &output).code
    }
    let explanation = PageExplanation(
      address: String(decoding: plan.address(ofPage: page), as: UTF8.self),
      page: plan.declaration(ofPage: page).name, origin: origin, before: changes.before,
      since: changes.since)
    output.write(
      request.form == .text ? explanation.text : OutputForm.json(explanation.jsonMembers, of: site))
    return .success
  }

  /// The changes that builds have recorded, and what has changed since.
  private func changes(
    of files: SiteFiles
  ) throws(LocationFault) -> (before: InputChanges?, since: InputChanges?) {
    var settings = request.options.compiler
    settings.program = HostSystem.program
    do throws(BuildFailure) {
      let location = try request.options.outputLocation(of: files)
      guard let cache = BuildCache(at: location, moment: HostSystem.nanoseconds) else {
        return (nil, nil)
      }
      return SiteCompiler(files, options: settings).changes(knownTo: cache)
    } catch {
      return (nil, nil)
    }
  }
}
