/// A plan whose store still lacks the values that planning has made, because the store is shared.
///
/// The content and the planner must be released before it is finished, otherwise the whole store is
/// copied.
package struct UnfinishedPlan: ~Copyable {
  private var plan: SitePlan
  private let additions: StoreAdditions

  init(_ plan: consuming SitePlan, additions: StoreAdditions) {
    self.plan = plan
    self.additions = additions
  }

  /// The plan with all of its values.
  package consuming func finished() -> SitePlan {
    plan.store.append(additions)
    return plan
  }
}
