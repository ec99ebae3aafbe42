package import Content
package import Diagnostics
package import Planning
package import Publishing
package import Rendering

/// A site read, checked and planned, with everything that is wrong with it.
package struct CheckedSite: Sendable {
  /// All sources, for the drawing of diagnostics.
  package internal(set) var sources: SourceMap
  /// What is wrong so far.
  package internal(set) var log: DiagnosticLog
  /// What there is to say about the content.
  var content = CheckedContent()
  /// What will be published; nil when `site.yaml` is missing or unreadable.
  package internal(set) var compiled: CompiledPlan?
  /// What reaches the pages as HTML without being escaped, for `--unsafe`.
  package internal(set) var unescaped: [UnescapedUse] = []
  /// The plan before the indexes of searches were added, where there are any.
  var planWithoutSearches: SitePlan?
  /// Its templates, where a later build may go by them.
  var templates: CompiledTemplates?
  /// Whether warnings count as errors.
  let isStrict: Bool

  /// Whether there is nothing to say of it, now or at another time, so that whoever finds it
  /// published need not check it again.
  var hasNothingToReport: Bool {
    log.diagnostics.isEmpty && content.hasNothingToReport
  }

  /// What it was made of, if a build of the same can be skipped.
  func fingerprint(_ digest: InputDigest?) -> BuildFingerprint? {
    guard hasNothingToReport, let plan, let digest, digest.covers(plan) else { return nil }
    return BuildFingerprint(inputs: digest.hash, pages: plan.pages.count)
  }

  /// The plan of what will be published; nil when `site.yaml` is missing or unreadable.
  package var plan: SitePlan? { compiled?.plan }

  /// Whether nothing keeps it from being published.
  package var isPublishable: Bool {
    plan != nil && (isStrict ? log.diagnostics.isEmpty : !log.hasErrors)
  }
}

extension CheckedSite {
  /// The collections with their entries, whose values are in the plan's store.
  package var collections: [Content.Collection] { content.collections }
  /// What was left out on purpose.
  package var omitted: [Omission] { content.omitted }
  /// What some language has no translation of.
  package var untranslated: [Untranslated] { content.untranslated }
  /// The collections that allow raw HTML, and where it stands, in the order of `site.yaml`.
  package var rawHTML: [RawHTML] { content.rawHTML }
  /// The moment at which it is another site, in seconds since 1970-01-01T00:00:00Z; nil where none
  /// is known.
  package var nextChange: Int64? { content.nextChange }
}

/// What a build has done.
package struct BuildReport: Sendable {
  /// The site, with everything that was found wrong.
  package let site: CheckedSite
  /// What was published; nil when something was wrong.
  package let published: Published?
  /// What the next build can go by, where that was asked for and is known.
  package internal(set) var memory: BuildMemory?
  /// What publishing has changed, where there is nothing to say of it.
  var summary: PublicationSummary?

  init(site: CheckedSite, published: Published?) {
    self.site = site
    self.published = published
  }

  /// What was published.
  package struct Published: Sendable {
    package let pages: Int
    package let files: Int
    /// The files that were written, because they are new or differ from what was there.
    package let written: Int
    package let unchanged: Int
    package let removed: Int
    /// The files that were written or removed; nil where the build found that nothing had changed.
    package internal(set) var changed: [ChangedFile]?

    init(pages: Int, files: Int, written: Int, unchanged: Int, removed: Int) {
      self.pages = pages
      self.files = files
      self.written = written
      self.unchanged = unchanged
      self.removed = removed
    }
  }
}

extension BuildReport {
  /// The report of a build that had nothing to do.
  init(of upToDate: UpToDateSite) {
    site = CheckedSite(sources: SourceMap(), log: DiagnosticLog(), isStrict: false)
    published = Published(
      pages: upToDate.pages, files: upToDate.files, written: 0,
      unchanged: upToDate.pages + upToDate.files, removed: 0)
  }
}
