package import Planning
import Schema
import Tables
package import Templates

/// A plan with the programs that make its pages.
package struct CompiledPlan: Sendable {
  /// What will be published. Another plan has the same declarations.
  package var plan: SitePlan {
    didSet { precondition(plan.declarations.count == programs.count, "a program is missing") }
  }
  /// The program of each declaration of the plan, in their order: nil where it needs none, such as
  /// a redirect or data, and where a mistake in its template was reported.
  package let programs: [Program?]

  /// Makes a plan whose templates are compiled: one program or none for each declaration.
  package init(_ plan: SitePlan, programs: [Program?]) {
    precondition(plan.declarations.count == programs.count, "a program is missing")
    self.plan = plan
    self.programs = programs
  }

  /// Whether the pages of a declaration can be made.
  package func canMakePages(of declaration: DeclarationIndex) -> Bool {
    programs[declaration.position] != nil || !plan.declarations[declaration].needsTemplate
  }

  /// Whether all pages can be made.
  package var canMakeAllPages: Bool {
    plan.declarations.tableIndices.allSatisfy { canMakePages(of: $0) }
  }
}
