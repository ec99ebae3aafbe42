package import Diagnostics

/// What is unknown because of mistakes that were reported before, so that their consequences are
/// not also reported.
package struct Recovery: Sendable {
  /// The words in tags that could not be read: what these tags would have bound is not known.
  private let uncertainNames: Set<String>
  /// Whether a template that is used does not exist.
  private var missesTemplate = false
  /// Whether layouts are left out that could not be parsed: the blocks of a page are then shown alone.
  var leavesOutLayouts = false
  /// Uncertain where a template that is used could not be parsed completely.
  package private(set) var templates = Certainty.certain

  /// Makes the state before anything was checked.
  package init(uncertainNames: Set<String>) { self.uncertainNames = uncertainNames }

  /// Notes that a template in use does not exist.
  package mutating func noteMissingTemplate() { missesTemplate = true }

  /// Notes a template in use, and whether it could be parsed completely.
  package mutating func noteTemplate(_ certainty: Certainty) {
    if certainty == .uncertain { templates = .uncertain }
  }

  /// Whether an unknown name, which some template of the set may bind, may have been bound by a tag
  /// that could not be read, or by a template that could not be found.
  package func isUncertain(
    _ name: String, isBoundElsewhere: @autoclosure () -> Bool
  ) -> Bool {
    if uncertainNames.contains(name) { return true }
    let lacksTemplates =
      missesTemplate
      || ["extends", "include", "import", "from"].contains { uncertainNames.contains($0) }
    return lacksTemplates && isBoundElsewhere()
  }

  /// Whether a tag that could not be read names all the names of an expression, so that it may have
  /// tested whether there is a value.
  package func isUncertain(expression: String) -> Bool {
    guard !uncertainNames.isEmpty else { return false }
    return expression.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
      .allSatisfy { uncertainNames.contains(String($0)) }
  }
}
