import Content
import Diagnostics
import Planning
import Rendering
import Schema
import Tables
import Templates

/// The results of an earlier build, which a later one reuses for inputs that have not changed.
struct KnownSite {
  /// The compiled templates.
  let templates: CompiledTemplates?
  /// The content.
  let content: KnownContent?
  /// The assets.
  let assets: ReadAssets?
  /// The paths of the files that have certainly not changed since.
  let unchanged: Set<String>
  /// Those among them that were published without anything to report about them, if they were.
  let quietFiles: Set<String>
  /// What was planned, with the content that it was planned from; nil where it was compiled with
  /// other settings.
  private let planned: (site: PlannedSite, content: CheckedContent)?

  /// What a build has remembered; a digest shows what has changed since.
  init(_ memory: BuildMemory, now digest: InputDigest?, _ options: CompilerOptions) {
    unchanged = memory.digest.flatMap { digest?.paths(unchangedSince: $0) } ?? []
    quietFiles = memory.notes.hasQuietFiles && memory.hasSettings(of: options) ? unchanged : []
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
  ///   - plan: The plan, without searches.
  ///   - content: The content that it was planned from.
  ///   - templates: The templates.
  ///   - sources: The sources that were read before content.
  /// - Returns: Nil where it is not known.
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

  /// The indexes of searches, and the effect of a change on them.
  func searches(after change: PlanComparison, in plan: SitePlan) -> KnownSearches? {
    planned.flatMap { planned in
      KnownSearches(
        planned.site.searches, changing: change.changed, fragments: change.fragments, in: plan)
    }
  }
}
