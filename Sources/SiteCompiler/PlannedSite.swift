import Planning
import Rendering

/// The planned site, if `site.yaml` could be read.
struct PlannedSite: Sendable {
  /// The plan, with the templates that could be compiled.
  let compiled: CompiledPlan
  /// The plan before the indexes of searches were added, where there are any and a later build may
  /// use it.
  let planWithoutSearches: SitePlan?
  /// The indexes of searches without diagnostics, by their pages.
  let searches: [PageIndex: PlannedSearch]
  /// The templates, where a later build may use them.
  let templates: CompiledTemplates?
  /// The templates that no page uses, and the assets that nothing names.
  let unused: [OverlookedFile]
  /// The assets, where a later build may use them.
  let assets: ReadAssets?
  /// What differs from the site that was published before, where that is known.
  let change: PlanComparison?

  /// The plan without searches.
  var bare: SitePlan { planWithoutSearches ?? compiled.plan }

  /// The same with another plan, and with the templates as they were compiled for it.
  func revised(
    _ compiled: CompiledPlan, planWithoutSearches: SitePlan?,
    searches: [PageIndex: PlannedSearch], templates: CompiledTemplates?
  ) -> PlannedSite {
    PlannedSite(
      compiled: compiled, planWithoutSearches: planWithoutSearches, searches: searches,
      templates: templates, unused: templates?.unused ?? unused, assets: assets,
      change: nil)
  }
}
