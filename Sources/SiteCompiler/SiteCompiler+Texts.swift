import Content
import Diagnostics
import FileSystem
import HTMLRules
import Incremental
import Planning
import Publishing
import Rendering
import Schema
import Tables
import Templates

// Builds that replace texts in a published site.
extension SiteCompiler {
  /// Builds a site in which only texts have changed since it was published, from what the last
  /// build has saved.
  ///
  /// - Returns: Nil where a full build is needed; nothing is published then.
  func buildTexts<Output: WritableFileSystem>(
    _ known: PublishedTexts, _ digest: InputDigest, _ cache: BuildCache<Output>,
    _ interruption: Interruption,
    into begin: () throws(PublicationError) -> Publication<Output>
  ) throws(BuildFailure) -> BuildReport? {
    guard let paths = digest.changedPaths(since: known.inputs), !paths.isEmpty,
      let change = textChange(of: paths, digest, known, cache)
    else { return nil }
    let publication = try begun(begin, interruption)
    defer { interruption.end() }
    guard publication.isUnchanged(known.manifest, threads: options.threads),
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

  /// The texts that some files change; nil where one of them may also change anything else.
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
        guard let (index, file) = known.file(at: path), let old = cache.bytes(of: file) else {
          return nil
        }
        let new = try files.read(path, limit: options.maximumFileSize)
        guard hashes[path] == ContentHash(of: new),
          let texts = stage.textChanges(
            definition, ofFile: path, from: old, to: new)
        else { return nil }
        change.files[index] = file.edited(new)
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

  /// The pages on which texts change; nil where one of them has to be rendered.
  private func splices(
    of change: TextChanges, _ known: PublishedTexts,
    in publication: Publication<some WritableFileSystem>
  ) -> [TextPage.Index: TextSplice]? {
    var splices: [TextPage.Index: TextSplice] = [:]
    for index in change.pages {
      guard let page = known.page(index),
        let bytes = publication.publishedFile(at: page.path),
        let splice = TextSplice(page, of: bytes, with: change.texts)
      else { return nil }
      splices[index] = splice
    }
    return splices
  }

  /// What to save about a site for later builds; its texts are then in the cache.
  ///
  /// - Parameters:
  ///   - site: The site.
  ///   - texts: The notes about its pages.
  ///   - digest: The digest of its inputs.
  ///   - known: What the previous build has saved.
  ///   - draft: The texts of the content files.
  /// - Returns: What remains to be saved; nil where later builds could not use it.
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
      let files = draft.files(of: content, site.sources, digest)
    else {
      // The next build knows that there are no texts to replace.
      return draft.finish(with: nil) ? kept : nil
    }
    let sorted = texts.sorted { $0.page < $1.page }
    kept.records = PublishedTexts.Records(
      files: files.files(on: sorted), pageCount: sorted.count)
    for page in sorted {
      let path = plan.path(ofOutput: OutputIndex(page.page))
      kept.records.add(
        TextPage(
          path: path, printed: page.printed, read: page.read, outlined: page.outlined))
    }
    return draft.finish(with: files) ? kept : nil
  }

  /// Whether later builds may use the texts of a site.
  func keepsTexts(of definition: SiteDefinition) -> Bool {
    !definition.hasSearch && !hasList(definition.device)
  }

  /// Saves the inputs of a published site, and the places of its texts unless other texts would
  /// change more than that; removes what was saved about another site where later builds could not
  /// use it.
  ///
  /// - Parameters:
  ///   - kept: What a later build can use.
  ///   - fileCount: The number of the site's files that are not pages.
  ///   - summary: How it was published, where there were no diagnostics.
  ///   - cache: Where to save it, if anywhere.
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

  /// Whether the site has a list of all its files, which changes with each file.
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

/// What to save about a site once it is published, except the result of publishing.
struct KeptSite: Sendable {
  let inputs: [UInt8]
  let stamps: InputStamps
  let pageCount: Int
  let changes: InputChanges?
  var records = PublishedTexts.Records()
}

/// What changes in a site with other texts.
private struct TextChanges {
  /// The files that were edited.
  var files: [TextFile.Index: TextFile] = [:]
  /// The texts that have changed, by their fragments.
  var texts: [FragmentIndex: TextChange] = [:]
  /// The pages that may depend on them.
  var pages: Set<TextPage.Index> = []
}

extension BuildReport {
  /// The report of a build that has replaced texts in a site without diagnostics.
  fileprivate init(of summary: PublicationSummary, pages: Int, files: Int) {
    self.init(
      site: CheckedSite().reporting(summary.warnings),
      published: Published(pages: pages, files: files, rendered: 0, summary))
  }
}
