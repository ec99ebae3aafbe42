import Diagnostics
import FileSystem
import Publishing
import SiteCompiler
import TestSupport

/// A site that is built again and again as by processes of their own, which use what each has
/// saved beside the output folder.
final class StoredSite {
  /// The files of the site as they are now.
  private(set) var files: [String: String]
  /// How the site is compiled.
  var options = CompilerOptions(now: 1_780_000_000)
  /// When the next build begins, in nanoseconds; files in memory are changed in the first ones.
  var moment: Int64 = 10_000_000_000
  /// How many builds have put texts into the published site.
  private(set) var textBuilds = 0
  /// Where the site is published.
  let output: MemoryFileSystem
  let input: MemoryFileSystem

  static let state = ".apus/cache/public.state"
  static let texts = ".apus/cache/public.texts"

  init(_ files: [String: String]) {
    self.files = [:]
    (input, output) = (MemoryFileSystem([]), MemoryFileSystem([]))
    options.program = "1"
    change(files.mapValues { $0 })
  }

  /// Makes the same site with all that it has saved; what happens to one does not happen to the other.
  init?(copying site: StoredSite) {
    guard let input = site.input.snapshot(of: ""), let output = site.output.snapshot(of: "") else {
      return nil
    }
    (self.input, self.output) = (input, output)
    (files, options, moment) = (site.files, site.options, site.moment)
  }

  /// Changes, adds or (by nil) removes files.
  func change(_ changes: [String: String?]) {
    for (path, text) in changes {
      files[path] = text
      input[path] = text
    }
  }

  /// Builds the site into the folder in memory, through something that is before it and has scratch
  /// files for HTML.
  func build(
    into disk: (MemoryFileSystem) -> some WritableFileSystem = { FaultyFileSystem($0) }
  ) throws -> BuildOutcome {
    let (files, output) = (disk(output), output)
    var cache = BuildCache(of: "public", in: files, at: moment)
    cache?.htmlLimit = 0
    let report = try SiteCompiler(input, options: options).build(
      unless: { UpToDateSite(in: "public", of: output, madeOf: $0, threads: 1) },
      cache: cache,
      into: { () throws(PublicationError) in try Publication(into: "public", in: files) })
    if report.site.plan == nil, report.published?.changed != nil { textBuilds += 1 }
    return BuildOutcome(of: report, in: output)
  }

  /// Builds the site as it is into an empty folder.
  func coldOutcome() throws -> BuildOutcome {
    let stored = files.map { (path: $0.key, bytes: Array($0.value.utf8)) }
    let empty = MemoryFileSystem([])
    let report = try SiteCompiler(MemoryFileSystem(stored), options: options).build {
      () throws(PublicationError) in try Publication(into: "public", in: empty)
    }
    return BuildOutcome(of: report, in: empty)
  }
}
