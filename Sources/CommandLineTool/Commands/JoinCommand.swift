import Diagnostics
import FileSystem
import Publishing
import Sharding
import SiteCompiler

/// `apus join`: makes one site from its parts, or reports everything that is wrong with them.
struct JoinCommand {
  /// The folders of the parts, as they were typed.
  private let folders: [String]
  private let options: SiteOptions

  /// Reads the folders and options from a command line.
  init(_ arguments: Arguments) throws(Arguments.Fault) {
    var rest = arguments
    folders = arguments.operands.map(SiteOptions.withoutSlashes)
    guard !folders.isEmpty else {
      throw Arguments.Fault(
        message: "the folders of all parts are expected",
        hint: "'apus build --shard 1/2 --output parts/1' makes the first of two")
    }
    for _ in folders { rest.dropFirstOperand() }
    options = try SiteOptions(rest)
  }

  func run(_ output: inout OutputStream, _ errors: inout OutputStream) -> ExitCode {
    let start = ContinuousClock.now
    let progress = Progress("joining", on: errors)
    defer { progress.end() }
    do throws(LocationFault) {
      let report = try join(errors: &errors)
      progress.end()
      let messages = SiteMessages(options: options)
      messages.write(report.site, to: &output, &errors)
      guard let published = report.published else { return .mistakes }
      let summary = Summary.text(
        of: published, in: options.output, elapsed: ContinuousClock.now - start, notes: "")
      messages.close(summary, &output, &errors)
      return .success
    } catch {
      progress.end()
      return error.message.isEmpty ? error.code : error.write(to: &errors)
    }
  }

  /// Joins the parts; a failure that was already reported has no message.
  private func join(errors: inout OutputStream) throws(LocationFault) -> BuildReport {
    var parts: [PartFolder<DiskFileSystem>] = []
    for folder in folders {
      do throws(FileError) {
        parts.append(PartFolder(folder, in: try DiskFileSystem(root: folder)))
      } catch {
        throw LocationFault(message: error.description, code: .usage)
      }
    }
    do throws(BuildFailure) {
      return try run(SiteJoin(parts, threads: options.compiler.threads))
    } catch {
      throw LocationFault(message: "", code: FailureText().write(error, to: &errors))
    }
  }

  private func run(_ join: SiteJoin<DiskFileSystem>) throws(BuildFailure) -> BuildReport {
    let location = try options.outputLocation(apartFrom: folders.map(HostSystem.absolute))
    let interruption = Interruption()
    let registration = Signals.beforeEnd { interruption.interrupt() }
    defer { registration.end() }
    return try join.run(
      interruption: interruption, locating: { located($0, of: $1) },
      into: { () throws(PublicationError) in
        try Publication(at: location, options: options.publishing)
      })
  }

  /// Reports broken links at their places, where the sources of the parts are here, unchanged.
  private func located(_ links: OpenLinks, of part: Part) -> CheckedSite? {
    do throws(Arguments.Fault) {
      let site = try SiteOptions(Arguments(["build"] + part.record.arguments))
      do throws(LocationFault) {
        let compiler = SiteCompiler(try site.siteFiles(), options: site.identified)
        return PartCompiler(compiler).located(links, of: part)
      } catch {
        return nil
      }
    } catch {
      return nil
    }
  }
}
