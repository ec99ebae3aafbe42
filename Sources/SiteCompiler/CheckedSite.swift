package import Content
package import Diagnostics
package import Planning
import Publishing
package import Rendering

/// A site read, checked and planned, with everything that is wrong with it.
package struct CheckedSite: Sendable {
  /// All sources, for the drawing of diagnostics.
  package let sources: SourceMap
  /// What is wrong with it, as far as it was checked.
  package let log: DiagnosticLog
  /// Whether warnings count as errors.
  let isStrict: Bool
  /// Facts about the content.
  let content: CheckedContent
  /// What reaches the pages as HTML without being escaped, for `--unsafe`.
  package let unescaped: [UnescapedUse]
  /// What is in its folder and has no part in it.
  package let overlooked: [OverlookedFile]
  /// The planned site; nil when `site.yaml` is missing or unreadable.
  let planned: PlannedSite?

  /// A site; without a plan unless one is given.
  init(
    sources: SourceMap = SourceMap(), log: DiagnosticLog = DiagnosticLog(), isStrict: Bool = false,
    content: CheckedContent = CheckedContent(), unescaped: [UnescapedUse] = [],
    overlooked: [OverlookedFile] = [], planned: PlannedSite? = nil
  ) {
    self.sources = sources
    self.log = log
    self.isStrict = isStrict
    self.content = content
    self.unescaped = unescaped
    self.overlooked = overlooked
    self.planned = planned
  }

  /// The same site with a further diagnostic.
  func reporting(_ further: DiagnosticLog) -> CheckedSite {
    var log = log
    log.merge(further)
    return CheckedSite(
      sources: sources, log: log, isStrict: isStrict, content: content, unescaped: unescaped,
      overlooked: overlooked, planned: planned)
  }

  /// The same site with further diagnostics.
  func reporting(_ further: [Diagnostic]) -> CheckedSite {
    var log = DiagnosticLog()
    for diagnostic in further { log.report(diagnostic) }
    return reporting(log)
  }

  /// The site with other texts and templates, and the same diagnostics.
  func revised(_ sources: SourceMap, _ planned: PlannedSite) -> CheckedSite {
    let unescaped = planned.templates.map {
      UnescapedUse.all(in: $0.templates, planned.compiled.plan.site)
    }
    return CheckedSite(
      sources: sources, log: log, isStrict: isStrict, content: content,
      unescaped: unescaped ?? self.unescaped, overlooked: overlooked, planned: planned)
  }

  /// Whether there is nothing to report about it, now or at another time, so that a later build
  /// need not check it again if it is published.
  var hasNothingToReport: Bool {
    log.diagnostics.isEmpty && content.hasNothingToReport
  }

  /// The fingerprint of its inputs, if a build of the same inputs can be skipped.
  func fingerprint(_ digest: InputDigest?) -> BuildFingerprint? {
    guard hasNothingToReport, let plan, let digest, digest.covers(plan) else { return nil }
    return BuildFingerprint(inputs: digest.hash, pages: plan.pages.count)
  }

  /// What will be published; nil when `site.yaml` is missing or unreadable.
  package var compiled: CompiledPlan? { planned?.compiled }

  /// The plan of what will be published; nil when `site.yaml` is missing or unreadable.
  package var plan: SitePlan? { compiled?.plan }

  /// Whether it can be published.
  package var isPublishable: Bool {
    plan != nil && (isStrict ? log.diagnostics.isEmpty : !log.hasErrors)
  }
}

extension CheckedSite {
  /// The collections with their entries, whose values are in the plan's store.
  package var collections: [Content.Collection] { content.collections }
  /// What was left out on purpose.
  package var omitted: [Omission] { content.omitted }
  /// The entries without a translation into some language.
  package var untranslated: [Untranslated] { content.untranslated }
  /// The collections that allow raw HTML, and where it is, in the order of `site.yaml`.
  package var rawHTML: [RawHTML] { content.rawHTML }
  /// The moment at which the site changes by itself, in seconds since 1970-01-01T00:00:00Z; nil
  /// where none is known.
  package var nextChange: Int64? { content.nextChange }
}
