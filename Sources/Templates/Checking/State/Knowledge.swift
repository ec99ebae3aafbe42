/// What is known about values at a place: what the conditions around prove, without values that
/// were changed.
///
/// A branch may assume more than what is known around it, until it ends. What it changes stays
/// forgotten after it, which `restore` ensures.
package struct Knowledge: Sendable {
  /// What is known at the end of the branches so far.
  package struct Mark: Sendable {
    fileprivate let facts: Facts
    fileprivate let changes: Int
  }

  /// What is known.
  package private(set) var facts = Facts()
  /// The forgotten paths, in the order in which they were forgotten.
  private var forgotten: [Path] = []
  /// What holds for all elements of the lists that loops go over, said of the loop's variable.
  private var elements: [LoopID: (variable: VariableID, facts: Facts)] = [:]

  /// Makes what is known outside all conditions.
  package init() {}

  /// The present state, to return to.
  package var mark: Mark { Mark(facts: facts, changes: forgotten.count) }

  /// Takes over what a condition proves.
  package mutating func assume(_ proved: Facts) { facts.formUnion(proved) }

  /// Assumes that a value is present.
  package mutating func assumePresent(_ path: Path) { facts.present.insert(path) }

  /// Assumes that a value is true: that a list has an element, or a text a character.
  package mutating func assumeTrue(_ path: Path) { facts.truthy.insert(path) }

  /// Notes what holds for all elements of the list that a loop goes over, said of its variable.
  mutating func note(_ facts: Facts, ofElements variable: VariableID, in loop: LoopID) {
    if !facts.isEmpty { elements[loop] = (variable, facts) }
  }

  /// Whether a value is certainly present.
  func hasPresent(_ path: Path) -> Bool {
    if facts.present.contains(path) { return true }
    // What holds for all elements holds for the one before or after, if there is one.
    guard let first = path.steps.first, path.steps.count > 1,
      let known = first.loop.flatMap({ elements[$0] }),
      facts.present.contains(.neighbour(first)), path.root == Path.neighbour(first).root
    else { return false }
    let steps = Array(path.steps.dropFirst())
    return known.facts.present.contains(Path(root: known.variable, steps: steps))
  }

  /// Replaces all facts by those of another place.
  package mutating func replace(by facts: Facts) { self.facts = facts }

  /// Forgets what is known about a path and all below it, since it was changed.
  package mutating func forget(_ path: Path) {
    facts.forget(path)
    forgotten.append(path)
  }

  /// Goes back to what was known at a mark, after an expression, which changes nothing.
  package mutating func undo(to mark: Mark) { facts = mark.facts }

  /// Goes back to what was known at a mark, except for what was changed since.
  package mutating func restore(_ mark: Mark) {
    facts = mark.facts
    for path in forgotten[mark.changes...] { facts.forget(path) }
  }
}

extension Knowledge.Mark {
  /// What is known, together with what a condition proves.
  package func and(_ proved: Facts) -> Facts { facts.union(proved) }
}
