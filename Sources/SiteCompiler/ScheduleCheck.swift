import Content
import Diagnostics
package import FileSystem

/// Checks a site also as it will be when all entries that have a date to come are published: nobody
/// is beside a build that a clock starts.
package struct ScheduleCheck<Files: FileSystem> {
  private let compiler: SiteCompiler<Files>
  private let files: Files
  private let options: CompilerOptions

  /// Makes a check of the site in `files`.
  package init(_ files: Files, options: CompilerOptions) {
    (self.files, self.options) = (files, options)
    compiler = SiteCompiler(files, options: options)
  }

  /// Checks the site; where it can be published, and entries are scheduled, what will be wrong once
  /// they are published is reported as well.
  ///
  /// - Throws: when a file that is there cannot be read.
  package func check() throws(FileError) -> CheckedSite {
    let site = try compiler.check()
    guard site.isPublishable, site.omitted.contains(where: \.isScheduled) else { return site }
    var later = options
    later.includesScheduled = true
    let whole = try SiteCompiler(files, options: later).check()
    let known = Set(site.log.diagnostics.map(Mistake.init))
    let new = whole.log.diagnostics.filter { !known.contains(Mistake($0)) }
    return site.reporting(
      new.map { found in
        var diagnostic = found
        diagnostic.notes.append("this holds once all scheduled entries are published")
        return diagnostic
      })
  }
}

extension Omission {
  /// Whether the entry is left out until a date.
  fileprivate var isScheduled: Bool {
    if case .scheduled = reason { true } else { false }
  }
}
