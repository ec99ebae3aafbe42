package import Planning
import Schema
import Tables
package import Templates

/// The compiled template of a kind of page.
package enum CompiledTemplate: Sendable {
  /// The program that makes the pages.
  case program(Program)
  /// Nothing: the pages need no template, such as a redirect or data.
  case notNeeded
  /// None that may be published, because of a mistake that was reported; at most a program of what
  /// is right in it, whose pages are only checked.
  case hasErrors(draft: Program? = nil)

  /// The program, where there is one.
  package var program: Program? {
    switch self {
    case .program(let program): program
    case .notNeeded, .hasErrors: nil
    }
  }

  /// The program, where there is one, whose pages are checked.
  var checked: Program? {
    switch self {
    case .program(let program): program
    case .hasErrors(let draft): draft
    case .notNeeded: nil
    }
  }

  /// Whether the pages can be made.
  var canMakePages: Bool {
    switch self {
    case .program, .notNeeded: true
    case .hasErrors: false
    }
  }
}

/// A plan with the programs that make its pages.
package struct CompiledPlan: Sendable {
  /// What will be published. Another plan has the same declarations.
  package var plan: SitePlan {
    didSet { precondition(plan.declarations.count == programs.count, "a program is missing") }
  }
  /// The program of each declaration of the plan, in their order.
  package let programs: [CompiledTemplate]

  /// Makes a plan whose templates are compiled, those of each declaration.
  package init(_ plan: SitePlan, programs: [CompiledTemplate]) {
    precondition(plan.declarations.count == programs.count, "a program is missing")
    self.plan = plan
    self.programs = programs
  }

  /// Whether the pages of a declaration can be made.
  package func canMakePages(of declaration: DeclarationIndex) -> Bool {
    programs[declaration.position].canMakePages
  }

  /// Whether all pages can be made.
  package var canMakeAllPages: Bool { programs.allSatisfy(\.canMakePages) }
}
