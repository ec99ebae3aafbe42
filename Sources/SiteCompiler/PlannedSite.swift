import Planning
import Rendering

/// What is made of a site whose `site.yaml` could be read.
struct PlannedSite: Sendable {
  /// The plan, with the templates that could be compiled.
  let compiled: CompiledPlan
  /// The plan before the indexes of searches were added, where there are any and a later build may
  /// go by it.
  let planWithoutSearches: SitePlan?
  /// The templates, where a later build may go by them.
  let templates: CompiledTemplates?
  /// The assets, where a later build may go by them.
  let assets: ReadAssets?

  /// The same with another plan, and with the templates as they were compiled for it.
  func revised(
    _ compiled: CompiledPlan, planWithoutSearches: SitePlan?, templates: CompiledTemplates?
  ) -> PlannedSite {
    PlannedSite(
      compiled: compiled, planWithoutSearches: planWithoutSearches, templates: templates,
      assets: assets)
  }
}
