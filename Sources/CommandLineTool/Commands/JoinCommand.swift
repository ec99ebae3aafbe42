import Diagnostics
import FileSystem
import Planning
import Publishing
import Sharding
import SiteCompiler
import Synchronization
import Theme

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
    let sites = LocatedSites()
    var parts: [PartFolder<DiskFileSystem>] = []
    for folder in folders {
      do throws(FileError) {
        parts.append(
          PartFolder(
            folder, in: try DiskFileSystem(root: folder),
            locatingSite: { sites.locate(folder + "/" + $0, by: SiteFolder.settings) }))
      } catch {
        throw LocationFault(message: error.description, code: .usage)
      }
    }
    do throws(BuildFailure) {
      return try run(SiteJoin(parts, threads: options.compiler.threads), sites)
    } catch {
      throw LocationFault(message: "", code: FailureText().write(error, to: &errors))
    }
  }

  /// The folders that the output must keep away from: the parts, and what the site is made from, in
  /// the working folder or where the parts were made.
  private func inputs(_ sites: LocatedSites) -> [String] {
    let made = (["."] + sites.found).flatMap { folder -> [String] in
      guard DiskPath.exists(folder + "/" + SiteFolder.settings) else { return [] }
      do throws(FileError) {
        let files = SiteFiles(try DiskFileSystem(root: folder), above: Theme.files)
        return options.inputFolders(of: files).map { folder == "." ? $0 : folder + "/" + $0 }
      } catch {
        return SiteFolder.inputs.map { folder + "/" + $0 }
      }
    }
    return folders.map(DiskPath.absolute) + made
  }

  /// The location of the output; the site is the one that parts were made from, where it is here.
  private func location(_ sites: LocatedSites) throws(PublicationError) -> OutputLocation {
    let output = DiskPath.absolute(options.output)
    let site =
      sites.found.first { FilePaths.isBelow(output, DiskPath.resolved($0)) } ?? sites.found.first
    return try options.outputLocation(apartFrom: inputs(sites), of: site)
  }

  private func run(
    _ join: SiteJoin<DiskFileSystem>, _ sites: LocatedSites
  ) throws(BuildFailure) -> BuildReport {
    do throws(PublicationError) {
      _ = try location(sites)
    } catch {
      throw .unpublished(error)
    }
    let interruption = Interruption()
    let registration = Signals.beforeEnd { interruption.interrupt() }
    defer { registration.end() }
    return try join.run(
      interruption: interruption, locating: { located($0, of: $1) },
      into: { () throws(PublicationError) in
        // Now it is known where the parts were made.
        let location = try location(sites)
        var publishing = options.publishing
        publishing.partRecord = PartPaths.record
        return try Publication(at: location, options: publishing)
      })
  }

  /// Reports broken links at their places, where the sources of the parts are here, unchanged.
  private func located(_ links: OpenLinks, of part: Part) -> CheckedSite? {
    do throws(Arguments.Fault) {
      let site = try SiteOptions(
        Arguments(["build"] + part.record.command.arguments(in: part.siteFolder)))
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

/// The folders of the sites that parts were made from, found while the parts are read.
private final class LocatedSites: Sendable {
  private let folders = Mutex<Set<String>>([])

  /// How commands in the working folder name them.
  var found: [String] { folders.withLock { $0.sorted { $0.precedesByBytes($1) } } }

  /// Notes the folder at a path if it is one of a site, which has a file of settings at `settings`,
  /// and returns how commands in the working folder name it.
  func locate(_ path: String, by settings: String) -> String? {
    let folder = DiskPath.resolved(path)
    guard DiskPath.exists(folder + "/" + settings) else { return nil }
    let name = FilePaths.relative(folder, from: DiskPath.resolved("."))
    folders.withLock { _ = $0.insert(name) }
    return name
  }
}
