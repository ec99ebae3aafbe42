package import Publishing

/// The result of a build.
package struct BuildReport: Sendable {
  /// The site, with all mistakes that were found.
  package let site: CheckedSite
  /// What was published; nil when something was wrong.
  package let published: Published?
  /// What the next build can use, where that was asked for and is known.
  package let memory: BuildMemory?
  /// What publishing has changed, where there were no diagnostics.
  let summary: PublicationSummary?

  init(
    site: CheckedSite, published: Published? = nil, memory: BuildMemory? = nil,
    summary: PublicationSummary? = nil
  ) {
    self.site = site
    self.published = published
    self.memory = memory
    self.summary = summary
  }

  /// What was published.
  package struct Published: Sendable {
    package let pages: Int
    package let files: Int
    /// How many pages were rendered.
    package let rendered: Int
    /// The files that were written, because they are new or differ from what was there.
    package let written: Int
    package let unchanged: Int
    package let removed: Int
    /// The files that were written or removed; nil where the build was skipped because nothing had
    /// changed.
    package let changed: ChangedFiles?

    /// A site that was up to date.
    init(unchanged pages: Int, files: Int, changed: ChangedFiles?) {
      self.pages = pages
      self.files = files
      rendered = 0
      written = 0
      unchanged = pages + files
      removed = 0
      self.changed = changed
    }

    /// A site with this many pages and other files, published as a summary says.
    init(pages: Int, files: Int, rendered: Int, _ summary: PublicationSummary) {
      self.pages = pages
      self.files = files
      self.rendered = rendered
      written = summary.written
      unchanged = summary.unchanged
      removed = summary.removed
      changed = summary.changed
    }
  }
}

extension BuildReport {
  /// The report of a build that had nothing to do.
  init(of upToDate: UpToDateSite) {
    self.init(
      site: CheckedSite(),
      published: Published(unchanged: upToDate.pages, files: upToDate.files, changed: nil))
  }
}
