import Planning
import Rendering

/// What is made of a site whose `site.yaml` could be read.
struct PlannedSite: Sendable {
  /// The plan, with the templates that could be compiled.
  let compiled: CompiledPlan
  /// The plan before the indexes of searches were added, where there are any and a later build may
  /// go by it.
  let planWithoutSearches: SitePlan?
  /// What was made for searches of which there is nothing to report, by their pages.
  let searches: [PageIndex: PlannedSearch]
  /// The templates, where a later build may go by them.
  let templates: CompiledTemplates?
  /// The assets, where a later build may go by them.
  let assets: ReadAssets?
  /// What differs from the site that was published before, where that can be told.
  let change: PlanComparison?

  /// The plan without what was made for searches.
  var bare: SitePlan { planWithoutSearches ?? compiled.plan }

  /// The same with another plan, and with the templates as they were compiled for it.
  func revised(
    _ compiled: CompiledPlan, planWithoutSearches: SitePlan?,
    searches: [PageIndex: PlannedSearch], templates: CompiledTemplates?
  ) -> PlannedSite {
    PlannedSite(
      compiled: compiled, planWithoutSearches: planWithoutSearches, searches: searches,
      templates: templates, assets: assets, change: nil)
  }
}
