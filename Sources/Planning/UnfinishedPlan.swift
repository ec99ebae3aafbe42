/// A plan whose store lacks the values that planning has made, as long as others hold that store.
///
/// Whoever finishes it has let go of the content and of the planner: else the whole store is copied.
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
