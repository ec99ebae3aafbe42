import Content
import Diagnostics
import FileSystem
import Incremental
import Planning
import Publishing
import Rendering
import Schema
import Tables
import Templates

// Builds that put other texts into a published site.
extension SiteCompiler {
  /// Builds a site of which nothing but texts has changed since it was published, from what the last
  /// build has written down.
  ///
  /// - Returns: Nil where only a whole build can tell what the site has become; nothing is published
  ///   then.
  func buildTexts<Output: WritableFileSystem>(
    _ known: PublishedTexts, _ digest: InputDigest, _ cache: BuildCache<Output>,
    _ interruption: Interruption,
    into begin: () throws(PublicationError) -> Publication<Output>
  ) throws(BuildFailure) -> BuildReport? {
    guard let paths = digest.changedPaths(since: known.inputs), !paths.isEmpty,
      let change = textChange(of: paths, digest, known, cache)
    else { return nil }
    let publication = try publishingErrors { () throws(PublicationError) in
      try interruption.begin(begin, undo: { $0.abandon() })
    }
    defer { interruption.end() }
    guard publication.stands(known.manifest, threads: options.threads),
      let splices = splices(of: change, known, in: publication),
      publication.keep(except: Set(splices.values.map(\.page.path)), ofSiteWith: known.manifest)
    else {
      publication.abandon()
      return nil
    }
    let summary = try publishingErrors { () throws(PublicationError) in
      for (_, splice) in splices { try publication.add(splice.bytes, at: splice.page.path) }
      return try publication.finish(
        fingerprint: BuildFingerprint(inputs: digest.hash, pages: known.pageCount))
    }
    if let manifest = summary.manifest {
      let site = PublishedSiteRecord(
        inputs: digest.written, stamps: InputStamps(digest.stamps, at: cache.moment),
        manifest: manifest, pageCount: known.pageCount,
        fileCount: known.fileCount, changes: digest.changes(since: known.inputs))
      cache.write(
        known.bytes(site, files: change.files, pages: splices.mapValues(\.page)))
    }
    return BuildReport(of: summary, pages: known.pageCount, files: known.fileCount)
  }

  /// The texts that some files change; nil where one of them may change anything else, too.
  private func textChange(
    of paths: [String], _ digest: InputDigest, _ known: PublishedTexts,
    _ cache: BuildCache<some WritableFileSystem>
  ) -> TextChanges? {
    var log = DiagnosticLog()
    do throws(FileError) {
      let sources = try SiteSources.read(files, options, log: &log)
      let models = sources.parsedModels(log: &log)
      guard let site = sources.site,
        let definition = SiteFile.read(
          site, of: models.sources, models: models.models, files: files, log: &log)
      else { return nil }
      let stage = ContentStage(files: files, options: options, models: models)
      var change = TextChanges()
      let hashes = digest.hashes(of: Set(paths))
      for path in paths {
        guard let (position, file) = known.file(at: path), let old = cache.bytes(of: file) else {
          return nil
        }
        let new = try files.read(path, limit: options.maximumFileSize)
        guard hashes[path] == ContentHash(of: new),
          let texts = stage.textChanges(
            definition, ofFile: path, from: old, to: new)
        else { return nil }
        change.files[position] = file.edited(new)
        for text in texts {
          let position = file.firstFragment.position + text.index.position
          guard let fragment = FragmentIndex(exactly: position) else { return nil }
          change.texts[fragment] = text
        }
        if !texts.isEmpty { change.pages.formUnion(file.pages) }
      }
      return log.diagnostics.isEmpty ? change : nil
    } catch {
      return nil
    }
  }

  /// The pages on which texts change, by their numbers; nil where one of them has to be rendered.
  private func splices(
    of change: TextChanges, _ known: PublishedTexts,
    in publication: Publication<some WritableFileSystem>
  ) -> [Int: TextSplice]? {
    var splices: [Int: TextSplice] = [:]
    for number in change.pages {
      guard let page = known.page(number),
        let bytes = publication.publishedFile(at: page.path),
        let splice = TextSplice(page, of: bytes, with: change.texts)
      else { return nil }
      splices[number] = splice
    }
    return splices
  }

  /// What is to be written down of a site for later builds, whose texts are in the cache then.
  ///
  /// - Parameters:
  ///   - site: The site.
  ///   - texts: What was noted of its pages.
  ///   - digest: What it was made of.
  ///   - known: What the build before has written down.
  ///   - draft: The texts of the content files.
  /// - Returns: What is left to write down; nil where no build could go by it.
  func kept(
    of site: CheckedSite, _ texts: [PageTexts], _ digest: InputDigest?,
    knowing known: PublishedTexts?, _ draft: TextDraft<some WritableFileSystem>?
  ) -> KeptSite? {
    guard let draft, let plan = site.plan, let digest, site.fingerprint(digest) != nil else {
      return nil
    }
    var kept = KeptSite(
      inputs: digest.written, stamps: InputStamps(digest.stamps, at: draft.cache.moment),
      pageCount: plan.pages.count, changes: known.map { digest.changes(since: $0.inputs) })
    guard plan.searches.isEmpty, !hasList(plan.site.device), !site.checksFinishedPages,
      let content = site.content.files,
      let files = draft.files(of: content, site.sources)
    else {
      // The next build knows what its inputs hold, and where there is nothing.
      return draft.finish(with: nil) ? kept : nil
    }
    let sorted = texts.sorted { $0.page < $1.page }
    kept.records = PublishedTexts.Records(
      files: files.files(on: sorted), pageCount: sorted.count)
    for page in sorted {
      let path = plan.path(ofOutput: OutputIndex(page.page))
      kept.records.add(TextPage(path: path, printed: page.printed, read: page.read))
    }
    return draft.finish(with: files) ? kept : nil
  }

  /// Begins to write down the texts of a site, unless it is clear that no later build could go by
  /// them.
  func keepTexts(
    of content: SiteContent, _ definition: SiteDefinition,
    by draft: TextDraft<some WritableFileSystem>?
  ) {
    guard let draft, !definition.hasSearch, !hasList(definition.device) else { return }
    draft.begin(content.files, content.sources)
  }

  /// Writes down what a site was made of that was published, and where its texts are unless other
  /// texts change more of it than that; removes what was written down of another one where a later
  /// build could not go by it.
  ///
  /// - Parameters:
  ///   - kept: What a later build can go by.
  ///   - fileCount: The number of the site's files that are not pages.
  ///   - summary: How it was published, where there was nothing to say of that.
  ///   - cache: Where to write it down, if anywhere.
  func remember(
    _ kept: KeptSite?, files fileCount: Int, _ summary: PublicationSummary?,
    in cache: BuildCache<some WritableFileSystem>?
  ) {
    guard let cache else { return }
    guard let kept, let manifest = summary?.manifest else { return cache.remove() }
    let record = PublishedSiteRecord(
      inputs: kept.inputs, stamps: kept.stamps, manifest: manifest, pageCount: kept.pageCount,
      fileCount: fileCount, changes: kept.changes)
    cache.write(PublishedTexts.bytes(record, kept.records))
  }

  /// Whether the site has a list of all its files, which changes with each of them.
  private func hasList(_ device: DeviceSettings) -> Bool {
    options.makesWorker && device.offline?.value == true
  }
}

extension CheckedSite {
  /// Whether the HTML of some pages is checked when they are finished, with the texts on them.
  fileprivate var checksFinishedPages: Bool {
    compiled?.programs.contains { $0.program?.html?.leavesToPages == true } == true
  }
}

/// What is to be written down of a site once it is published, but for what publishing tells.
struct KeptSite: Sendable {
  let inputs: [UInt8]
  let stamps: InputStamps
  let pageCount: Int
  let changes: InputChanges?
  var records = PublishedTexts.Records()
}

/// What changes in a site by other texts.
private struct TextChanges {
  /// The files that were edited, by their positions.
  var files: [Int: TextFile] = [:]
  /// The texts that are others now, by their fragments.
  var texts: [FragmentIndex: TextChange] = [:]
  /// The numbers of the pages that may depend on them.
  var pages: Set<Int> = []
}

extension BuildReport {
  /// The report of a build that has put texts into a site of which there is nothing to say.
  fileprivate init(of summary: PublicationSummary, pages: Int, files: Int) {
    self.init(
      site: CheckedSite().reporting(summary.warnings),
      published: Published(pages: pages, files: files, rendered: 0, summary))
  }
}
