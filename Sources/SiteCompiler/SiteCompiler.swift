import Diagnostics
package import FileSystem
import Planning
package import Publishing
import Rendering
import Schema
import Synchronization
import Templates

/// The whole way of a site: read, check, plan, render, publish, in this order.
package struct SiteCompiler<Files: FileSystem>: Sendable {
  let files: Files
  let options: CompilerOptions

  /// Makes a compiler of the site in `files`, whose root is the site's folder.
  package init(_ files: Files, options: CompilerOptions) {
    self.files = files
    self.options = options
  }

  /// Checks everything, the rendered pages included, and publishes nothing.
  ///
  /// - Throws: when a file that is there cannot be read.
  package func check() throws(FileError) -> CheckedSite {
    var site = try plan()
    site.log.merge(render(site) { _, _ in })
    return site
  }

  /// Builds the site and makes the output folder hold exactly it, unless something is wrong.
  ///
  /// - Parameters:
  ///   - interruption: Lets others end the build.
  ///   - standing: Finds a published site that was made of the same inputs: then there is nothing
  ///     to do and nothing to say.
  ///   - begin: Begins the publication, once it is known that there is something to publish.
  /// - Returns: what was found wrong, and what was published.
  /// - Throws: when a file cannot be read, or the output folder cannot be written; the site that
  ///   stood there stays whole.
  package func build<Output: WritableFileSystem>(
    interruption: Interruption = Interruption(),
    unless standing: (_ madeOf: ContentHash) -> StandingSite? = { _ in nil },
    into begin: () throws(PublicationError) -> Publication<Output>
  ) throws(BuildFailure) -> BuildReport {
    // What is hashed is read again to be compiled. What changes in between is built, and makes the
    // next build find another digest than the one that is written down.
    let digest = InputDigest(of: files, options)
    if let digest, let site = standing(digest.hash) { return BuildReport(of: site) }
    var site = try reading { () throws(FileError) in try plan() }
    guard site.isPublishable, let plan = site.plan else {
      site.log.merge(render(site) { _, _ in })
      return BuildReport(site: site, published: nil)
    }
    precondition(site.isWhole, "a template that was not compiled has not been reported")
    let publication = try publishingErrors(begin)
    interruption.begin { publication.abandon() }
    defer { interruption.begin(nil) }
    for warning in publication.warnings { site.log.report(warning) }
    let failure = Mutex<PublicationError?>(nil)
    let found = render(site) { page, bytes in
      do throws(PublicationError) {
        try publication.add(bytes.span, at: plan.path(ofOutput: page))
      } catch {
        failure.withLock { $0 = $0 ?? error }
      }
    }
    site.log.merge(found)
    guard site.isPublishable else {
      publication.abandon()
      return BuildReport(site: site, published: nil)
    }
    let summary = try publishingErrors { () throws(PublicationError) in
      if let error = failure.withLock({ $0 }) { throw error }
      try copyFiles(of: plan, to: publication)
      return try publication.finish(madeOf: site.origin(digest))
    }
    for warning in summary.warnings { site.log.report(warning) }
    let published = BuildReport.Published(
      pages: plan.pages.count, files: plan.files.count, written: summary.written,
      unchanged: summary.unchanged, removed: summary.removed)
    return BuildReport(site: site, published: published)
  }

  private func copyFiles(
    of plan: SitePlan, to publication: Publication<some WritableFileSystem>
  ) throws(PublicationError) {
    for (index, file) in plan.files.enumerated() {
      try publication.copy(
        file.path, from: files, to: plan.path(ofOutput: plan.output(ofFile: index)))
    }
  }

  /// Renders what can be rendered, whether or not there are mistakes, so that all are told in one
  /// run.
  private func render(
    _ site: CheckedSite, _ accept: @Sendable (Int, borrowing [UInt8]) -> Void
  ) -> DiagnosticLog {
    guard let plan = site.plan else { return DiagnosticLog() }
    return SiteRenderer(
      plan: plan, programs: site.programs, isPortable: options.isPortable,
      threads: options.threads
    ).render(trusting: site.isContentRight ? .everything : .staticText, accept)
  }
}

/// Why a site could not be built, apart from mistakes in it.
package enum BuildFailure: Error, Sendable {
  /// A file could not be read.
  case unreadable(FileError)
  /// The output folder could not be written.
  case unpublished(PublicationError)
}

extension SiteCompiler {
  private func reading<Result>(
    _ body: () throws(FileError) -> Result
  ) throws(BuildFailure) -> Result {
    do throws(FileError) { return try body() } catch { throw .unreadable(error) }
  }

  private func publishingErrors<Result>(
    _ body: () throws(PublicationError) -> Result
  ) throws(BuildFailure) -> Result {
    do throws(PublicationError) { return try body() } catch { throw .unpublished(error) }
  }
}
