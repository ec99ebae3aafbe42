package import Content
package import Diagnostics
package import Planning
import Publishing
package import Templates

/// A site read, checked and planned, with everything that is wrong with it.
package struct CheckedSite: Sendable {
  /// All sources, for the drawing of diagnostics.
  package internal(set) var sources: SourceMap
  /// What is wrong so far.
  package internal(set) var log: DiagnosticLog
  /// The collections with their entries, whose values are in the plan's store.
  package internal(set) var collections: [Content.Collection] = []
  /// What was left out on purpose.
  package internal(set) var omitted: [Omission] = []
  /// What some language has no translation of.
  package internal(set) var untranslated: [Untranslated] = []
  /// The collections that allow raw HTML, and where it stands, in the order of `site.yaml`.
  package internal(set) var rawHTML: [RawHTML] = []
  /// What will be published; nil when `site.yaml` is missing or unreadable.
  package internal(set) var plan: SitePlan?
  /// What reaches the pages as HTML without being escaped, for `--unsafe`.
  package internal(set) var unescaped: [UnescapedUse] = []
  /// Whether it is another site at another time.
  var dependsOnTime = false
  /// The moment at which it is another site, in seconds since 1970-01-01T00:00:00Z; nil where none
  /// is known.
  package internal(set) var nextChange: Int64?
  /// Whether nothing was found wrong with the models and the content.
  var isContentRight = true
  /// The program of each declaration of the plan; nil where it was reported to be wrong.
  package internal(set) var programs: [Program?] = []
  /// Whether warnings count as errors.
  let isStrict: Bool

  /// Whether there is nothing to say of it, now or at another time, so that whoever finds it
  /// published need not check it again.
  var hasNothingToReport: Bool {
    log.diagnostics.isEmpty && omitted.isEmpty && untranslated.isEmpty && rawHTML.isEmpty
      && !dependsOnTime
  }

  /// What it was made of, if a build of the same can be skipped.
  func fingerprint(_ digest: InputDigest?) -> BuildFingerprint? {
    guard hasNothingToReport, let plan, let digest, digest.covers(plan) else { return nil }
    return BuildFingerprint(inputs: digest.hash, pages: plan.pages.count)
  }

  /// Whether nothing keeps it from being published.
  package var isPublishable: Bool {
    plan != nil && (isStrict ? log.diagnostics.isEmpty : !log.hasErrors)
  }

  /// Whether every page that needs a program has one. The pages of a publishable site do, because
  /// what keeps a template from being compiled is reported.
  var isWhole: Bool {
    guard let plan else { return false }
    return zip(plan.declarations, programs).allSatisfy { declaration, program in
      program != nil || !declaration.needsTemplate
    }
  }
}

/// What a build has done.
package struct BuildReport: Sendable {
  /// The site, with everything that was found wrong.
  package let site: CheckedSite
  /// What was published; nil when something was wrong.
  package let published: Published?

  /// What was published.
  package struct Published: Sendable {
    package let pages: Int
    package let files: Int
    /// The files that were written, because they are new or differ from what was there.
    package let written: Int
    package let unchanged: Int
    package let removed: Int
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
