/// What is known of values at a place: what the conditions around prove, less what was changed.
///
/// A branch may assume more than what is known around it, and that ends with it. What it changes
/// stays forgotten after it, which `restore` sees to.
package struct Knowledge: Sendable {
  /// What is known at the end of the branches so far.
  package struct Mark: Sendable {
    fileprivate let facts: Facts
    fileprivate let changes: Int
  }

  /// What is known.
  package private(set) var facts = Facts()
  /// The paths of which something was forgotten, in the order in which that happened.
  private var forgotten: [Path] = []

  /// Makes what is known where no condition is around.
  package init() {}

  /// What is known here, to come back to.
  package var mark: Mark { Mark(facts: facts, changes: forgotten.count) }

  /// Takes over what a condition proves.
  package mutating func assume(_ proved: Facts) { facts.formUnion(proved) }

  /// Takes a value to be there.
  package mutating func assumePresent(_ path: Path) { facts.present.insert(path) }

  /// Takes a value to be true: a list to have an element, a text a character.
  package mutating func assumeTrue(_ path: Path) { facts.truthy.insert(path) }

  /// Knows these facts and no others: those of another place.
  package mutating func replace(by facts: Facts) { self.facts = facts }

  /// Forgets what is known about a path and all below it, since it was changed.
  package mutating func forget(_ path: Path) {
    facts.forget(path)
    forgotten.append(path)
  }

  /// Goes back to what was known at a mark, for an expression, which changes nothing.
  package mutating func undo(to mark: Mark) { facts = mark.facts }

  /// Goes back to what was known at a mark, without what was changed since.
  package mutating func restore(_ mark: Mark) {
    facts = mark.facts
    for path in forgotten[mark.changes...] { facts.forget(path) }
  }
}

extension Knowledge.Mark {
  /// What was known, and what a condition proves besides.
  package func and(_ proved: Facts) -> Facts { facts.union(proved) }
}
