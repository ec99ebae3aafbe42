import Content
import Diagnostics
import Planning
import Rendering
import Schema
import Tables
import Templates

/// What an earlier build has made of a site, by which a later one makes the same of what has not
/// changed.
struct KnownSite {
  /// The compiled templates.
  let templates: CompiledTemplates?
  /// The content.
  let content: KnownContent?
  /// The assets.
  let assets: ReadAssets?
  /// The paths of the files that certainly hold what they held then.
  let unchanged: Set<String>
  /// What was planned, with the content that it was planned of; nil where it was compiled in another
  /// way.
  private let planned: (site: PlannedSite, content: CheckedContent)?

  /// What a build has remembered, of which a digest tells what has changed since.
  init(_ memory: BuildMemory, now digest: InputDigest?, _ options: CompilerOptions) {
    unchanged = memory.digest.flatMap { digest?.paths(unchangedSince: $0) } ?? []
    templates = memory.site.planned?.templates
    assets = memory.site.planned?.assets
    content = memory.site.content.files.flatMap { [unchanged] in
      KnownContent($0, unchanged: unchanged)
    }
    planned =
      memory.hasSettings(of: options)
      ? memory.site.planned.map { ($0, memory.site.content) } : nil
  }

  /// Finds what has changed since in a plan.
  ///
  /// - Parameters:
  ///   - plan: The plan, without what is made for searches.
  ///   - content: What it was planned of.
  ///   - templates: The templates.
  ///   - sources: What was read before content.
  /// - Returns: Nil where it cannot be told.
  func change(
    to plan: SitePlan, of content: CheckedContent, _ templates: TemplateSet, _ sources: [Source]
  ) -> PlanComparison? {
    guard let planned, let old = planned.content.files, let new = content.files,
      planned.content.certainty == .certain, content.certainty == .certain,
      old.firstSource == new.firstSource, old.paths == new.paths,
      let origin = planned.site.templates?.origin,
      origin.sources == CompiledTemplates.Origin.sources(sources, besides: templates)
    else { return nil }
    return PlanComparison(
      (planned.site.bare, planned.content.collections.map(\.entries)),
      (plan, content.collections.map(\.entries)))
  }

  /// The indexes of searches, with what a change means for them.
  func searches(after change: PlanComparison, in plan: SitePlan) -> KnownSearches? {
    planned.flatMap { planned in
      KnownSearches(
        planned.site.searches, changing: change.changed, fragments: change.fragments, in: plan)
    }
  }
}
