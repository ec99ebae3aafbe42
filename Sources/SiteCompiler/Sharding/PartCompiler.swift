import Diagnostics
package import FileSystem
package import Planning
package import Publishing
import Rendering
package import Sharding
import Synchronization

/// Makes parts of a site, for `SiteJoin`, as a compiler of the whole site would make them.
package struct PartCompiler<Files: FileSystem>: Sendable {
  let compiler: SiteCompiler<Files>

  /// Makes a compiler of the parts of the site that another one compiles.
  package init(_ compiler: SiteCompiler<Files>) { self.compiler = compiler }

  /// Builds one part of the site into a folder of its own.
  ///
  /// The whole site is checked and planned, and the pages of the part are rendered and checked.
  /// Where something is wrong, the folder has no files of the site, but still the record that is
  /// needed to check the links between parts, so that all mistakes are reported in one round.
  ///
  /// - Parameters:
  ///   - shard: Which part.
  ///   - command: The command, except for the part and its folder.
  ///   - interruption: Lets others end the build.
  ///   - begin: Begins the publication of the part; a second time where it has mistakes.
  /// - Returns: the diagnostics of the whole site and of the pages of the part, and what was
  ///   published.
  /// - Throws: when a file cannot be read, or the folder cannot be written; the part that was there
  ///   is not changed.
  package func build<Output: WritableFileSystem>(
    _ shard: Shard, by command: PartCommand, interruption: Interruption = Interruption(),
    into begin: () throws(PublicationError) -> Publication<Output>
  ) throws(BuildFailure) -> BuildReport {
    let inputs = HashingFileSystem(compiler.files)
    let site = try compiler.reading { () throws(FileError) in
      try compiler.over(inputs).plan(releasingSources: true)
    }
    guard let plan = site.plan else { return BuildReport(site: site) }
    let part = plan.part(shard)
    let digest = InputDigest(of: inputs, compiler.options, loaded: site.content.files)
    let parted = try compiler.reading { () throws(FileError) in
      try partedSite(site, plan, digest)
    }
    guard let parted else {
      let unknown = site.isPublishable ? [Diagnostic.unknownInputs] : []
      let (rendered, _) = render(part, of: site, plan, into: nil as Publication<Output>?)
      return BuildReport(site: site.reporting(unknown).reporting(rendered.pages.log))
    }
    func start() throws(BuildFailure) -> Publication<Output> {
      try compiler.begun(begin, interruption)
    }
    defer { interruption.end() }
    let publication = site.isPublishable ? try start() : nil
    let (rendered, failure) = render(part, of: site, plan, into: publication)
    let checked = site.reporting(publication?.warnings ?? []).reporting(rendered.pages.log)
    let making = PartMaking(
      compiler: compiler, plan: plan, part: part, parted: parted, command: command,
      rendered: rendered)
    guard let publication else {
      return BuildReport(site: checked.reporting(making.leaveRecord(start)))
    }
    let report = try making.publish(checked, digest, after: failure, in: publication)
    guard report.published == nil else { return report }
    return BuildReport(site: report.site.reporting(making.leaveRecord(start)))
  }

  /// Renders the pages of a part, whether or not there are mistakes, and hands each to a
  /// publication, where there is one; also returns why one could not be taken.
  private func render(
    _ part: SitePart, of site: CheckedSite, _ plan: SitePlan,
    into publication: Publication<some WritableFileSystem>?
  ) -> (RenderedPart, PublicationError?) {
    guard let compiled = site.compiled else { preconditionFailure("a site was not planned") }
    let failure = Mutex<PublicationError?>(nil)
    let rendered = renderer(of: compiled).render(
      part, trusting: site.trust
    ) { page, bytes in
      guard let publication else { return }
      do throws(PublicationError) {
        try publication.add(
          bytes.span, at: PartPaths.site + plan.path(ofOutput: OutputIndex(page)))
      } catch {
        failure.withLock { $0 = $0 ?? error }
      }
    }
    return (rendered, failure.withLock { $0 })
  }

  /// The renderer for the pages of a plan.
  func renderer(of compiled: CompiledPlan) -> SiteRenderer {
    SiteRenderer(
      compiled, isPortable: compiler.options.isPortable, threads: compiler.options.threads)
  }

  /// What all parts of the site have in common; nil where the inputs are not known.
  func partedSite(
    _ site: CheckedSite, _ plan: SitePlan, _ digest: InputDigest?
  ) throws(FileError) -> PartedSite? {
    guard let digest, let program = compiler.options.program else { return nil }
    // The site is the same at two moments if nothing changes by itself between them.
    var inputs = "\(digest.hash) \(site.nextChange.map(String.init) ?? "-")"
    for path in digest.unknownPaths(in: plan) {
      inputs += " \(try compiler.files.contentHash(of: path))"
    }
    return PartedSite(
      program: ContentHash(of: Array(program.utf8)), inputs: ContentHash(of: Array(inputs.utf8)),
      digest: digest.hash, pageCount: plan.pages.count, ownCount: plan.unconditionalCount,
      worker: OfflineFiles.texts(of: plan, makesWorker: compiler.options.makesWorker))
  }
}
