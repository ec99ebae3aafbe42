import Diagnostics
import FileSystem
import Synchronization

#if canImport(Glibc)
  import Glibc
#endif

extension Publication {
  /// Makes the new site visible. Every file must have been handed over.
  ///
  /// - Parameter fingerprint: What the site was made from, if a build with the same inputs may be
  ///   skipped.
  /// - Returns: what was written or removed, and a warning where the old site could not be removed.
  /// - Throws: Where any file could not be written, now or before, or the publication was
  ///   abandoned; the old site is then.
  package func finish(
    fingerprint: BuildFingerprint? = nil
  ) throws(PublicationError) -> PublicationSummary {
    try hasEnded.withLock { hasEnded throws(PublicationError) in
      guard !hasEnded else { throw abandonment }
      hasEnded = true
      let summary: PublicationSummary
      do throws(PublicationError) {
        summary = try publish(fingerprint: fingerprint)
      } catch {
        clearAway()
        throw error
      }
      return summary
    }
  }

  private func publish(
    fingerprint: BuildFingerprint?
  ) throws(PublicationError) -> PublicationSummary {
    var files = try progress.withLock { progress throws(PublicationError) in
      precondition(progress.active == 0, "a file is still being handed over")
      if let failure = progress.failure { throw failure }
      return progress.files
    }
    if let repeated = files.sortByPath() {
      throw PublicationError(FileError(.write, repeated, .exists), output: typed)
    }
    let manifest = Manifest.text(
      of: files, site: options.site, fingerprint: fingerprint)
    let update = SiteUpdate(
      files: work.files, paths: site.paths, options: options, old: site.manifest, new: files,
      manifest: manifest, hasOutput: site.hasOutput)
    let removed = update.removed()
    let outcome = try Self.reporting(typed) { () throws(FileError) in
      try update.run(removing: removed)
    }
    if case .inTheWay(let path) = outcome {
      let manifest = site.isDamaged ? typed + "/" + Manifest.fileName : nil
      throw .refused(.fileInTheWay(typed + "/" + path, damagedManifest: manifest))
    }
    var summary = PublicationSummary(files, removed: removed)
    summary.manifest = ContentHash(of: manifest)
    if let error = clearAway() {
      summary.warnings = [.remainsOfOutput(typed, cause: error.description)]
    }
    return summary
  }

  /// Ends without publishing: only the old site remains. May be called from any thread, at any
  /// time; does nothing once the publication has ended, and waits while it ends.
  package func abandon() {
    hasEnded.withLock { hasEnded in
      guard !hasEnded else { return }
      hasEnded = true
      progress.withLock { progress in
        progress.failure = progress.failure ?? abandonment
      }
      while progress.withLock({ $0.active > 0 }) { usleep(1000) }
      clearAway()
    }
  }

  /// Why no more files are accepted after `abandon()`, which may come from another thread.
  private var abandonment: PublicationError { .abandoned(.interruptedBuild(typed)) }

  /// Removes everything but the output folder.
  /// - Returns: Why something remained. The next build tries again.
  @discardableResult
  private func clearAway() -> FileError? {
    do throws(FileError) {
      try Recovery(files: work.files, paths: site.paths).run()
      try work.close()
      return nil
    } catch {
      work.release()
      return error
    }
  }
}

extension PublicationSummary {
  fileprivate init(_ files: [PublishedFile], removed: [String]) {
    self.removed = removed.count
    changed = ChangedFiles(among: files, removed: removed)
    let files = files.span
    for index in files.indices {
      if files[index].isUnchanged {
        unchanged += 1
      } else {
        written += 1
        bytesWritten += files[index].size
      }
    }
  }
}
